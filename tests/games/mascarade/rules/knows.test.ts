/** Who may know what. */
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../../src-shared/kernel'
import { table, type Table } from './table'

const SEATS = 11
const SPECTATOR = null

/** All that a seat or a spectator has received of a table so far, as it would be sent. */
function sentTo(t: Table, seat: Seat | null): string {
  const log = t.log.map(({ event, own }) => ({ event, own: seat === null ? undefined : own?.[seat] }))
  return JSON.stringify({ view: t.match.view(seat), log })
}

/** One round in which everything happens but the reveal of s0 or s9, whose cards seat 0 has just swapped – or not. */
const ROUND: readonly ((t: Table) => unknown)[] = [
  t => t.look(1),
  t => t.announce(2, 'king'),
  t => t.allPass(),
  t => t.announce(3, 'king'),
  t => t.claim(4),
  t => t.allPass(),
  t => t.take(4, ['s4', 's0'], 'no'),
  t => t.announce(5, 'cheat'),
  t => t.allPass(),
  t => t.announce(6, 'witch'),
  t => t.allPass(),
  t => t.answer(6, { branch: 'swap', answer: 9 }),
  t => t.announce(7, 'inquisitor'),
  t => t.allPass(),
  t => t.answer(7, 8),
  t => t.answer(8, 'judge'),
  t => t.take(8, ['s8', 's9'], 'yes'),
  t => t.announce(9, 'queen'),
  t => t.allPass(),
  t => t.announce(10, 'spy'),
  t => t.allPass(),
  t => t.answer(10, 's1'),
  t => t.answer(10, 'yes'),
  t => t.announce(0, 'fool'),
  t => t.allPass(),
  t => t.take(0, ['s8', 's3'], 'yes'),
  t => t.clock(1),
]

const LITERAL = {
  seats: SEATS,
  key: 5,
  cards: { s0: 'king', s3: 'judge', s4: 'fool', s7: 'bishop', s8: 'queen', s9: 'spy' },
} as const

describe.each(['inTurn', 'sealed'])('whether two cards were swapped (challenge %s)', challenge => {
  const twins = () =>
    [['yes'] as const, ['no'] as const].map(([swap]) =>
      table({ ...LITERAL, options: { challenge } }).swap(0, ['s0', 's9'], swap),
    )

  it('is known to the swapper alone: all others receive the same, byte for byte, whatever happens until a reveal of either', () => {
    const [yes, no] = twins()
    if (!yes || !no) throw new Error('no twins')
    for (const act of [() => null, ...ROUND]) {
      act(yes)
      act(no)
      for (const seat of [...Array.from({ length: SEATS }, (_, i) => i).filter(i => i !== 0), SPECTATOR])
        expect(sentTo(yes, seat)).toBe(sentTo(no, seat))
    }
    expect(new Set(yes.kinds())).toEqual(
      new Set([
        'swap',
        'turn',
        'look',
        'announce',
        'pass',
        'claim',
        'reveal',
        'nobody',
        'power',
        'coins',
        'cover',
        'noEffect',
        'fortunes',
        'point',
        'confess',
      ]),
    )
    expect(yes.card('s0')).not.toBe(no.card('s0'))
  })

  it('is told to the swapper, at that moment', () => {
    const [yes, no] = twins()
    expect(yes?.seen(0)).not.toEqual(no?.seen(0))
    for (const t of [yes, no]) t?.closeSeen(0)
    expect(yes && sentTo(yes, 0)).toBe(no && sentTo(no, 0))
  })

  it('is not betrayed by a refusal', () => {
    const answers = twins().map(t =>
      [1, 5, null].map(seat =>
        seat === null ? null : t.match.answer(seat, '2/turn/1', { branch: 'look', answer: 's0' }),
      ),
    )
    expect(JSON.stringify(answers[0])).toBe(JSON.stringify(answers[1]))
  })

  it('comes out when the card is revealed', () => {
    const [yes, no] = twins()
    for (const t of [yes, no]) t?.announce(1, 'king').pass(2, 3, 4, 5, 6, 7, 8, 9, 10).claim(0)
    expect(yes && sentTo(yes, 5)).not.toBe(no && sentTo(no, 5))
  })
})

describe('what the Fool and the Spy do under the table', () => {
  it.each(['fool', 'spy'] as const)('is theirs alone: %s', power => {
    const [yes, no] = (['yes', 'no'] as const).map(swap => {
      const t = table({ seats: SEATS, key: 5 }).announce(0, power).allPass()
      return power === 'fool' ? t.take(0, ['s3', 's4'], swap) : t.answer(0, 's3').answer(0, swap)
    })
    for (let seat = 1; seat < SEATS; seat++) expect(yes && sentTo(yes, seat)).toBe(no && sentTo(no, seat))
    expect(yes && sentTo(yes, SPECTATOR)).toBe(no && sentTo(no, SPECTATOR))
    expect(yes && sentTo(yes, 0)).not.toBe(no && sentTo(no, 0))
  })
})

describe('what somebody looked at', () => {
  it("is in no view but the looker's, and there in `seen` alone", () => {
    const [one, other] = (['king', 'queen'] as const).map(card =>
      table({ seats: 4, key: 5, cards: { s0: card, s1: card === 'king' ? 'queen' : 'king' } }).look(0),
    )
    if (!one || !other) throw new Error('no twins')
    for (const seat of [1, 2, 3, SPECTATOR]) expect(sentTo(one, seat)).toBe(sentTo(other, seat))
    const { own, open } = one.match.view(0)
    expect(open).toEqual(other.match.view(0).open)
    expect({ ...own, seen: [] }).toEqual({ ...other.match.view(0).own, seen: [] })
    expect(own?.seen).toEqual([{ kind: 'card', slot: 's0', character: 'king' }])
  })

  it('is in no view afterwards', () => {
    const [one, other] = (['king', 'queen'] as const).map(card => {
      const t = table({ seats: 4, key: 5, cards: { s0: card, s1: card === 'king' ? 'queen' : 'king' } }).look(0)
      return t.look(1).closeSeen(1).announce(2, 'judge').pass(3, 0, 1)
    })
    for (const seat of [0, 1, 2, 3, SPECTATOR]) expect(one && sentTo(one, seat)).toBe(other && sentTo(other, seat))
  })
})

describe('a face-down card', () => {
  it('is a slot and never an identity', () => {
    const { slots } = table({ seats: 4 }).open
    expect(slots).toEqual(
      [0, 1, 2, 3]
        .map(seat => ({ id: `s${seat}`, seat, place: 'card', face: null }))
        .concat([0, 1].map(i => ({ id: `m${i}`, seat: null as never, place: 'middle', face: null }))),
    )
  })

  it('shows its face to all while it is revealed, and to nobody after', () => {
    const t = table({ seats: 5, cards: { s0: 'witch', s1: 'king' } })
      .announce(0, 'witch')
      .claim(1)
      .allPass()
    for (const seat of [0, 3, SPECTATOR]) {
      expect(
        t.match
          .view(seat)
          .open.table.slots.filter(slot => slot.face !== null)
          .map(slot => [slot.id, slot.face]),
      ).toEqual([
        ['s0', 'witch'],
        ['s1', 'king'],
      ])
    }
    t.answer(0, { branch: 'keep', answer: true })
    expect(t.faceUp()).toEqual([])
  })
})

describe('public to all', () => {
  it('are coins, courthouse, the characters, whose turn it is and who must swap', () => {
    const t = table({ seats: 4, courthouse: 2, coins: { 2: 9 }, cards: { s0: 'king', s1: 'thief' } })
      .announce(0, 'king')
      .claim(1)
      .allPass()
    expect(t.match.view(SPECTATOR).open.table).toMatchObject({
      coins: [9, 5, 9, 6],
      courthouse: 3,
      characters: ['judge', 'bishop', 'king', 'queen', 'thief', 'cheat'],
      turn: { seat: 1, number: 11 },
      mustSwap: { seat: 1, slot: 's1' },
    })
  })

  it('a seat sees the same open table as a spectator, and nothing in its hand', () => {
    const t = table({ seats: 4 }).look(0)
    for (const seat of [0, 1, 2, 3]) {
      expect(t.match.view(seat).open).toEqual(t.match.view(SPECTATOR).open)
      expect(t.match.view(seat).own?.private).toBeNull()
    }
    expect(t.match.view(SPECTATOR).own).toBeNull()
  })
})

describe('whether somebody is asked', () => {
  it('does not depend on what lies where', () => {
    const cards = [
      ['king', 'queen'],
      ['queen', 'king'],
    ] as const
    const asked = cards.map(([s1, s2]) => {
      const t = table({ seats: 4, key: 5, cards: { s1, s2 } }).announce(0, 'king')
      return JSON.stringify(
        [1, 2, 3].map(seat => {
          const ask = t.askOf(seat)
          t.pass(seat)
          return ask
        }),
      )
    })
    expect(asked[0]).toBe(asked[1])
  })
})
