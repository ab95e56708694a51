import { describe, expect, it } from 'vitest'
import { Match } from '../../src-shared/kernel'
import { asked, idOf, proposal, refused, stored, take, timeOut } from './driving'
import { does, hello, openParlour, parlour } from './toys/parlour'

const peeked = () => {
  const match = openParlour()
  const word = match.snapshot().state.words[0] ?? 'none'
  take(match, 0, 'talk', does('peek'))
  return { match, word }
}

describe('what a seat is shown', () => {
  it('stands in its own view while its `seen` is open', () => {
    const { match, word } = peeked()
    expect(match.view(0).own?.seen).toEqual([word])
    expect(match.view(0).own?.asks).toEqual([{ id: '1/seen/0', key: 'seen', pick: { pick: 'ok' } }])
  })

  it("stands in nobody else's view, nor that there is anything", () => {
    const { match, word } = peeked()
    for (const seat of [1, 2, null]) {
      expect(JSON.stringify(match.view(seat))).not.toContain(word)
      expect(JSON.stringify(match.view(seat))).not.toContain('seen/')
    }
    expect(match.view(0).open.asking).toEqual([{ seat: 1, key: 'talk' }])
  })

  it('holds nobody up', () => {
    const { match } = peeked()
    expect(asked(match)).toEqual(['1 talk', '0 seen'])
    take(match, 1, 'talk', hello)
    expect(asked(match)).toEqual(['2 talk', '0 seen'])
  })

  it('stays while others answer, and comes back from a snapshot', () => {
    const { match, word } = peeked()
    take(match, 1, 'talk', hello)
    expect(Match.resume(parlour, stored(match.snapshot())).view(0).own?.seen).toEqual([word])
  })

  it('is closed by hand, which touches the seat itself alone and is no moment of the match', () => {
    const { match } = peeked()
    const before = match.snapshot().state
    const others = [1, 2, null].map(seat => JSON.stringify(match.view(seat)))
    const closed = take(match, 0, 'seen', true)
    expect(closed.touched).toBe('self')
    expect(closed.events).toEqual([])
    expect(match.view(0).own?.seen).toEqual([])
    expect(match.view(0).own?.asks).toEqual([])
    expect(match.snapshot().state).toEqual({ ...before, seen: [] })
    expect([1, 2, null].map(seat => JSON.stringify(match.view(seat)))).toEqual(others)
  })

  it('is closed by its clock', () => {
    const { match } = peeked()
    expect(timeOut(match, 0, 'seen').entry).toEqual({ seat: 0, ask: '1/seen/0', answer: true, by: 'clock' })
    expect(match.view(0).own?.seen).toEqual([])
  })

  it("is closed by the seat's next answer, not by one that was refused", () => {
    const { match, word } = peeked()
    take(match, 1, 'talk', hello)
    take(match, 2, 'talk', hello)
    expect(refused(match.answer(0, idOf(match, 0, 'talk'), 'nonsense'))).toBe('answerIllegal')
    expect(match.view(0).own?.seen).toEqual([word])
    take(match, 0, 'talk', hello)
    expect(match.view(0).own?.seen).toEqual([])
  })

  it('is not put away by a clock that answers for its seat: its player may not be there to look', () => {
    const { match, word } = peeked()
    take(match, 1, 'talk', does('vote'))
    timeOut(match, 0, 'vote')
    expect(match.view(0).own?.seen).toEqual([word])
  })

  it('is closed by a sealed answer too', () => {
    const { match } = peeked()
    take(match, 1, 'talk', does('vote'))
    take(match, 0, 'vote', 'yes')
    expect(match.view(0).own?.seen).toEqual([])
  })

  it('is one thing at a time: the second look opens a new ask', () => {
    const match = openParlour(2)
    take(match, 0, 'talk', does('peek'))
    take(match, 1, 'talk', does('peek'))
    take(match, 0, 'talk', does('peek'))
    expect(
      match
        .asks()
        .filter(ask => ask.key === 'seen')
        .map(ask => ask.id),
    ).toEqual(['2/seen/1', '3/seen/0'])
  })

  it('closed twice is acknowledged', () => {
    const { match } = peeked()
    take(match, 0, 'seen', true)
    expect(match.answer(0, '1/seen/0', true)).toBe('again')
  })

  it('cannot be closed by others, and they cannot learn whether it is open', () => {
    const { match } = peeked()
    const open = refused(match.answer(1, '1/seen/0', true))
    take(match, 0, 'seen', true)
    expect(['askClosed', 'askNotYours']).toContain(open)
    expect(refused(match.answer(1, '1/seen/0', true))).toBe(open)
  })

  it('draws nothing: what comes after is the same, whether it was closed or not', () => {
    const [one, other] = [peeked().match, peeked().match]
    take(one, 0, 'seen', true)
    expect(take(one, 1, 'talk', does('draw')).events).toEqual(take(other, 1, 'talk', does('draw')).events)
  })

  it('is gone when the match is over', () => {
    const { match } = peeked()
    match.commit(proposal(match.answer(1, idOf(match, 1, 'talk'), does('end'))))
    expect(match.asks()).toEqual([])
    expect(match.view(0).own?.seen).toEqual([])
  })
})

describe('an event with a part for one seat', () => {
  it('keeps the secret beside the event, not in it', () => {
    const match = openParlour()
    const word = match.snapshot().state.words[0]
    const { events: told } = proposal(match.answer(0, '0/talk/0', does('peek')))
    expect(told).toEqual([{ event: { kind: 'peeked', seat: 0 }, own: { 0: word } }])
  })
})
