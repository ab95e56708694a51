import { describe, expect, it } from 'vitest'
import { Match } from '../../../src-shared/kernel'
import { asked, keyOf, refused, idOf, stored, take } from '../driving'
import { nested } from './nested'

const start = () => Match.start(nested, 2, {}, keyOf(1)).match
const play = (match: ReturnType<typeof start>, seat: number, ...cards: readonly string[]): void => {
  for (const card of cards) take(match, seat, 'play', card)
}
const log = (match: ReturnType<typeof start>) => match.view(null).open.table

describe('a card that plays another card', () => {
  it('waits for it, and then goes on', () => {
    const match = start()
    play(match, 0, 'echo', 'ask')
    expect(log(match)).toEqual(['0: echo'])
    take(match, 0, 'word', 'yes')
    expect(log(match)).toEqual(['0: echo', 'ask: yes', 'echo rings'])
    expect(asked(match)).toEqual(['1 play'])
  })

  it('comes back to the right place from a depth of four', () => {
    const match = start()
    play(match, 0, 'echo', 'twin', 'echo', 'ask')
    expect(match.view(null).open.steps.map(frame => frame.step)).toEqual(['turn', 'rings', 'twin', 'rings', 'ask'])
    take(match, 0, 'word', 'no')
    // The inner echo is done; its twin still has a second card to play.
    expect(log(match)).toEqual(['0: echo', 'ask: no', 'echo rings'])
    expect(asked(match)).toEqual(['0 play'])
    play(match, 0, 'coin')
    expect(log(match).slice(3)).toEqual(['coin', 'twin rings', 'echo rings'])
    expect(asked(match)).toEqual(['1 play'])
  })

  it('comes back through three cards of one kind', () => {
    const match = start()
    play(match, 0, 'echo', 'echo', 'echo', 'coin')
    expect(log(match)).toEqual(['0: echo', 'coin', 'echo rings', 'echo rings', 'echo rings'])
  })

  it('may play nothing', () => {
    const match = start()
    play(match, 0, 'echo', 'stop')
    expect(log(match)).toEqual(['0: echo', 'echo rings'])
  })

  it('asks its seat again when it asks the same after another card: the old id stays answered', () => {
    const match = start()
    play(match, 0, 'twin')
    const first = idOf(match, 0, 'play')
    play(match, 0, 'ask')
    take(match, 0, 'word', 'yes')
    // The twin asks for its second card: the same words, another question.
    const second = idOf(match, 0, 'play')
    expect(second).not.toBe(first)
    expect(match.answer(0, first, 'ask')).toBe('again')
    expect(refused(match.answer(0, first, 'coin'))).toBe('answeredOtherwise')
    play(match, 0, 'ask')
    take(match, 0, 'word', 'no')
    expect(log(match)).toEqual(['0: twin', 'ask: yes', 'ask: no', 'twin rings'])
  })

  it('goes on from a snapshot at every point of the way', () => {
    const way: readonly (readonly [string, string])[] = [
      ['play', 'echo'],
      ['play', 'twin'],
      ['play', 'echo'],
      ['play', 'ask'],
      ['word', 'yes'],
      ['play', 'coin'],
    ]
    const whole = start()
    for (const [key, answer] of way) take(whole, 0, key, answer)
    for (let after = 0; after <= way.length; after++) {
      const match = start()
      for (const [key, answer] of way.slice(0, after)) take(match, 0, key, answer)
      const resumed = Match.resume(nested, stored(match.snapshot()))
      expect(resumed.asks()).toEqual(match.asks())
      for (const [key, answer] of way.slice(after)) take(resumed, 0, key, answer)
      expect(resumed.snapshot()).toEqual(whole.snapshot())
    }
  })

  it('ends the match from within', () => {
    const match = start()
    play(match, 0, 'coin')
    play(match, 1, 'stop')
    expect(match.outcome).toEqual({ winners: [1], reason: 'stopped' })
  })
})
