/** The powers that take cards under the table: Fool and Spy. */
import { describe, expect, it } from 'vitest'
import { table } from '../table'

describe('Fool', () => {
  const fool = () =>
    table({ seats: 7, cards: { s1: 'king', s2: 'queen' } })
      .announce(0, 'fool')
      .allPass()

  it('takes 1 coin from the bank, then swaps the cards of two other players', () => {
    const t = fool()
    expect(t.coins[0]).toBe(7)
    t.take(0, ['s2', 's1'], 'yes')
    expect([t.card('s1'), t.card('s2')]).toEqual(['queen', 'king'])
    expect(t.eventsOf('swap')).toEqual([{ kind: 'swap', seat: 0, slots: ['s1', 's2'], how: 'fool' }])
  })

  it('or does not, and keeps the coin: that is compulsory', () => {
    const t = fool().take(0, ['s1', 's2'], 'no')
    expect([t.card('s1'), t.card('s2'), t.coins[0]]).toEqual(['king', 'queen', 7])
  })

  it('sees neither card; only whether they were swapped', () => {
    const t = fool().take(0, ['s1', 's2'], 'yes')
    expect(t.seen(0)).toEqual([{ kind: 'swapped', slots: ['s1', 's2'], swapped: true }])
    for (const seat of [1, 2, 3]) expect(t.seen(seat)).toEqual([])
  })

  it('takes neither his own card, nor one twice, nor one in the middle', () => {
    const options = { characters: ['judge', 'king', 'queen', 'fool', 'witch', 'bishop'] }
    const t = table({ seats: 5, options }).announce(0, 'fool').allPass()
    for (const slots of [
      ['s0', 's1'],
      ['s1', 's0'],
      ['s1', 's1'],
      ['s1', 'm0'],
      ['m0', 's1'],
    ]) {
      expect(t.refuses(0, { slots, swap: 'yes' })).toBe('answerIllegal')
    }
    expect(t.refuses(0, { slots: ['s4', 's1'], swap: 'yes' })).toBeNull()
  })

  it('a card face up in the dispute that he takes comes back face down, swapped or not', () => {
    for (const swap of ['yes', 'no'] as const) {
      const t = table({ seats: 7, cards: { s0: 'fool', s1: 'king', s3: 'queen' } })
        .announce(0, 'fool')
        .claim(1)
        .pass(2)
        .claim(3)
        .allPass()
      expect(t.faceUp()).toEqual(['s0', 's1', 's3'])
      t.take(0, ['s1', 's4'], swap)
      expect(t.eventsOf('cover')).toEqual([{ kind: 'cover', slots: ['s0', 's3'] }])
    }
  })

  it('who claimed falsely was fixed at the reveal: a card that comes later saves nobody', () => {
    const t = table({ seats: 7, cards: { s0: 'fool', s1: 'king', s2: 'judge' } })
      .announce(0, 'fool')
      .claim(1)
      .allPass()
      .take(0, ['s1', 's2'])
    expect([t.coins[1], t.coins[2], t.courthouse]).toEqual([5, 6, 1])
  })
})

describe('Spy', () => {
  const cards = { s0: 'king', s3: 'queen' } as const
  const spy = () => table({ seats: 10, cards }).announce(0, 'spy').allPass()

  it('looks at his own card and one other', () => {
    const t = spy().answer(0, 's3')
    expect(t.seen(0)).toEqual([
      { kind: 'card', slot: 's0', character: 'king' },
      { kind: 'card', slot: 's3', character: 'queen' },
    ])
    for (let seat = 1; seat < 10; seat++) expect(t.seen(seat)).toEqual([])
    expect(t.eventsOf('look')).toEqual([{ kind: 'look', seat: 0, slots: ['s0', 's3'], how: 'spy' }])
  })

  it('then swaps them, or not', () => {
    const yes = spy().answer(0, 's3').answer(0, 'yes'),
      no = spy().answer(0, 's3').answer(0, 'no')
    expect([yes.card('s0'), yes.card('s3')]).toEqual(['queen', 'king'])
    expect([no.card('s0'), no.card('s3')]).toEqual(['king', 'queen'])
    expect(yes.eventsOf('swap')).toEqual([{ kind: 'swap', seat: 0, slots: ['s0', 's3'], how: 'spy' }])
    expect(no.events).toEqual(yes.events)
  })

  it('is shown, after that, only whether he swapped', () => {
    expect(spy().answer(0, 's3').answer(0, 'no').seen(0)).toEqual([
      { kind: 'swapped', slots: ['s0', 's3'], swapped: false },
    ])
  })

  it('is still asked whether he swaps when he has put away what he saw', () => {
    const t = spy().answer(0, 's3').closeSeen(0)
    expect(t.asked()).toEqual(['0 spySwap'])
    expect(t.answer(0, 'yes').card('s0')).toBe('queen')
  })

  it('does not choose another card once he has looked', () => {
    const t = spy().answer(0, 's3')
    expect(t.askOf(0)).toMatchObject({
      key: 'spySwap',
      pick: { pick: 'one', of: ['yes', 'no'] },
      params: { slots: ['s0', 's3'] },
    })
    expect(t.refuses(0, { slots: ['s0', 's4'], swap: 'yes' })).toBe('answerIllegal')
  })

  it('may take a card in the middle, and not his own', () => {
    const options = { characters: ['judge', 'king', 'queen', 'spy', 'witch', 'widow'] }
    const t = table({ seats: 4, options, cards: { m0: 'widow' } })
      .announce(0, 'spy')
      .allPass()
    expect(t.refuses(0, 's0')).toBe('answerIllegal')
    expect(t.answer(0, 'm0').seen(0)).toContainEqual({ kind: 'card', slot: 'm0', character: 'widow' })
  })

  it('out of turn uses his own card, before the fines', () => {
    const t = table({ seats: 10, cards: { s2: 'spy', s5: 'judge' } })
      .announce(0, 'spy')
      .pass(1)
      .claim(2)
      .allPass()
    expect(t.asked()).toEqual(['2 spyLook'])
    t.answer(2, 's5').answer(2, 'yes')
    expect([t.card('s2'), t.card('s5')]).toEqual(['judge', 'spy'])
    expect([t.coins[0], t.coins[2]]).toEqual([5, 6])
  })

  it('a card face up in the dispute comes back face down', () => {
    const t = table({ seats: 10, cards: { s0: 'spy', s1: 'queen' } })
      .announce(0, 'spy')
      .claim(1)
      .allPass()
      .answer(0, 's1')
    expect(t.faceUp()).toEqual(['s0', 's1'])
    t.answer(0, 'no')
    expect(t.eventsOf('cover')).toEqual([])
    expect(t.faceUp()).toEqual([])
  })
})
