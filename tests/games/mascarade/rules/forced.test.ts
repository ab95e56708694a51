import { describe, expect, it } from 'vitest'
import { table, type Table } from './table'

/** Seat 0 announces King; seat 1 claims and is shown to be the Thief, so that 1 must swap or not. */
const claimed = (options = {}): Table =>
  table({ seats: 4, cards: { s0: 'king', s1: 'thief' }, options })
    .announce(0, 'king')
    .claim(1)
    .allPass()

const slotsAsked = (t: Table, seat: number): unknown => {
  const { pick } = t.askOf(seat)
  return pick.pick === 'each' ? pick.of.slots : null
}

describe('a seat whose card was revealed during the turn before its own', () => {
  it('must swap or not', () => {
    const t = claimed()
    expect(t.asked()).toEqual(['1 mustSwap'])
    expect(t.open.mustSwap).toEqual({ seat: 1, slot: 's1' })
    for (const answer of [
      { branch: 'look', answer: 's1' },
      { branch: 'announce', answer: { slot: 's1', character: 'king' } },
    ]) {
      expect(t.refuses(1, answer)).toBe('answerIllegal')
    }
    expect(t.eventsOf('turn').at(-1)).toEqual({ kind: 'turn', seat: 1, number: 11, sort: 'forced' })
  })

  it('may still say "not"', () => {
    const t = claimed().take(1, ['s1', 'm0'], 'no')
    expect(t.card('s1')).toBe('thief')
    expect(t.asked()).toEqual(['2 turn'])
  })

  it('is marked whether its claim was true or false', () => {
    const t = table({ seats: 4, cards: { s0: 'thief', s1: 'king' } })
      .announce(0, 'king')
      .claim(1)
      .allPass()
    expect(t.asked()).toEqual(['1 mustSwap'])
  })

  it('is marked by the Inquisitor too', () => {
    const t = table({ seats: 11 }).announce(0, 'inquisitor').allPass().answer(0, 1).answer(1, 'judge')
    expect(t.asked()).toEqual(['1 mustSwap'])
  })

  it('is bound by that one turn only', () => {
    const t = claimed().take(1, ['s1', 's2'])
    expect(t.open.mustSwap).toBeNull()
    t.look(2).look(3).look(0)
    expect(t.asked()).toEqual(['1 turn'])
  })

  it('may still challenge others', () => {
    // Seat 1 was shown in 0's turn and swaps in its own; 2 announces, and 1 may claim.
    const t = claimed().take(1, ['s1', 's2'], 'no').announce(2, 'queen').pass(3, 0).claim(1)
    expect(t.eventsOf('claim').at(-1)).toMatchObject({ seat: 1, character: 'queen' })
  })

  it('keeps its mark on the seat when its card was moved meanwhile', () => {
    // The Spy (seat 0) takes the card of 1, which was shown in this same dispute, and swaps it with his own.
    const t = table({ seats: 10, cards: { s0: 'spy', s1: 'queen' } })
      .announce(0, 'spy')
      .claim(1)
      .allPass()
      .answer(0, 's1')
      .answer(0, 'yes')
    expect([t.card('s0'), t.card('s1')]).toEqual(['queen', 'spy'])
    expect(t.asked()).toEqual(['1 mustSwap'])
  })
})

describe('no other seat is bound', () => {
  it('not the announcer, whose next turn comes later', () => {
    const t = claimed().take(1, ['s1', 's2'], 'no').look(2).look(3)
    expect(t.asked()).toEqual(['0 turn'])
  })

  it('not a claimant who sits farther on', () => {
    const t = table({ seats: 4 }).announce(0, 'king').pass(1).claim(2).claim(3)
    expect(t.asked()).toEqual(['1 turn'])
    expect(t.open.mustSwap).toBeNull()
    t.look(1)
    expect(t.asked()).toEqual(['2 turn'])
  })

  it('not one who let it pass', () => {
    expect(table({ seats: 4 }).announce(0, 'king').allPass().asked()).toEqual(['1 turn'])
  })

  it('not the next seat when the Inquisitor pointed at another', () => {
    const t = table({ seats: 11 }).announce(0, 'inquisitor').allPass().answer(0, 2).answer(2, 'judge')
    expect(t.asked()).toEqual(['1 turn'])
  })

  it('at two seats not the announcer, though he was shown as well', () => {
    const t = table({ seats: 2 }).announce(0, 'king', 's0.left').claim(1, 's1.right')
    expect(t.asked()).toEqual(['1 mustSwap'])
    t.take(1, ['s1.right', 's0.left'], 'no')
    expect(t.asked()).toEqual(['0 turn'])
  })
})

describe('option afterReveal: noAnnounce', () => {
  it('at three seats a swap may use either card, not the revealed one alone', () => {
    const literal = {
      seats: 3,
      options: { afterReveal: 'noAnnounce' },
      mustSwap: { seat: 0, slot: 's0.left' },
    } as const
    for (const own of ['s0.left', 's0.right'])
      expect(table(literal).refuses(0, { branch: 'swap', answer: { slots: [own, 's1.left'], swap: 'no' } })).toBeNull()
  })

  const t = () => claimed({ afterReveal: 'noAnnounce' })

  it('may also look', () => {
    expect(t().asked()).toEqual(['1 noAnnounce'])
    expect(t().look(1).seen(1)).toEqual([{ kind: 'card', slot: 's1', character: 'thief' }])
    expect(t().swap(1, ['s1', 's3']).asked()).toEqual(['2 turn'])
  })

  it('may not announce', () => {
    expect(t().refuses(1, { branch: 'announce', answer: { slot: 's1', character: 'king' } })).toBe('answerIllegal')
  })

  it('binds that one turn only', () => {
    const later = t().look(1).look(2).look(3).look(0)
    expect(later.asked()).toEqual(['1 turn'])
    expect(later.refuses(1, { branch: 'announce', answer: { slot: 's1', character: 'king' } })).toBeNull()
  })
})

describe('at small tables a forced swap must use the revealed card', () => {
  it('three seats: the shown one of the two, with any of the opponents', () => {
    const t = table({ seats: 3 }).announce(0, 'king', 's0.left').claim(1, 's1.right').pass(2)
    expect(t.open.mustSwap).toEqual({ seat: 1, slot: 's1.right' })
    expect(slotsAsked(t, 1)).toEqual({
      pick: 'pair',
      first: ['s1.right'],
      second: ['s0.left', 's0.right', 's2.left', 's2.right'],
    })
    expect(t.refuses(1, { slots: ['s1.left', 's0.left'], swap: 'no' })).toBe('answerIllegal')
  })

  it('two seats: any of the three, the protected one too', () => {
    for (const shown of ['s1.left', 's1.protected', 's1.right']) {
      const t = table({ seats: 2 }).announce(0, 'king', 's0.left').claim(1, shown)
      expect(slotsAsked(t, 1)).toEqual({ pick: 'pair', first: [shown], second: ['s0.left', 's0.right'] })
    }
  })

  it('two seats by the classic rule: the protected one goes with an own open one, an open one with all that is allowed', () => {
    const options = { smallTableSwap: 'classic2013' }
    const kept = table({ seats: 2, options }).announce(0, 'king', 's0.left').claim(1, 's1.protected')
    expect(slotsAsked(kept, 1)).toEqual({ pick: 'pair', first: ['s1.left', 's1.right'], second: ['s1.protected'] })
    const open = table({ seats: 2, options }).announce(0, 'king', 's0.left').claim(1, 's1.left')
    expect(open.refuses(1, { slots: ['s1.left', 's1.protected'], swap: 'yes' })).toBeNull()
    expect(open.refuses(1, { slots: ['s1.left', 's0.right'], swap: 'yes' })).toBeNull()
    expect(open.refuses(1, { slots: ['s1.right', 's0.right'], swap: 'yes' })).toBe('answerIllegal')
    expect(open.refuses(1, { slots: ['s1.right', 's1.protected'], swap: 'yes' })).toBe('answerIllegal')
    expect(open.refuses(1, { slots: ['s1.left', 's1.left'], swap: 'yes' })).toBe('answerIllegal')
  })

  it('three seats by the classic rule: also with the own other card', () => {
    const t = table({ seats: 3, options: { smallTableSwap: 'classic2013' } })
      .announce(0, 'king', 's0.left')
      .claim(1, 's1.right')
      .pass(2)
    expect(t.refuses(1, { slots: ['s1.right', 's1.left'], swap: 'yes' })).toBeNull()
    expect(t.refuses(1, { slots: ['s1.left', 's0.left'], swap: 'yes' })).toBe('answerIllegal')
  })
})
