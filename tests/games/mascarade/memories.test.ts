/** What a match of Mascarade will be remembered for: each kind where it is told, where it is not, and the boundary. */
import { describe, expect, it } from 'vitest'
import type { Json, Seat } from '../../../src-shared/kernel'
import { memories } from '../../../src-shared/games/mascarade/memories'
import { mascarade, type Character, type MascaradeEvent } from '../../../src-shared/games/mascarade/rules'
import type { Memory } from '../../../src-shared/record'
import { literalRecord } from '../../kit/record'
import { deal } from './rules/table'

/** What an answer tells; `swap` is its yes or no. */
interface Line {
  readonly told: readonly MascaradeEvent[]
  readonly swap?: 'yes' | 'no'
}

const SEATS = 5
/** The cards of this deal in their slots: s0 to s4, then the middle. */
const CARDS = deal(SEATS).match.snapshot().state.cards

const cardOf = (seat: Seat): Character => CARDS[seat] ?? 'king'
/** A character that this seat is not. */
const otherThan = (seat: Seat): Character => (cardOf(seat) === 'king' ? 'queen' : 'king')

interface Ending {
  readonly winners?: readonly Seat[]
  readonly aborted?: true
  readonly rules?: number
}

const of = (lines: readonly Line[], { winners = [4], aborted, rules }: Ending = {}): readonly Memory[] =>
  memories(
    literalRecord({
      game: 'mascarade',
      rules: rules ?? mascarade.rulesVersion,
      seats: SEATS,
      options: deal(SEATS).match.options,
      outcome: aborted ? null : { winners, reason: 'thirteen' },
      answers: lines.map(({ told, swap = 'no' }) => ({
        entry: { answer: { branch: 'swap', answer: { slots: ['s0', 's1'], swap } } },
        told: told.map(event => ({ event })),
      })),
    }),
  )

const found = (key: string, lines: readonly Line[], ending?: Ending): Memory | undefined =>
  of(lines, ending).find(memory => memory.key === key)

const turn = (seat: Seat, number = 10): MascaradeEvent => ({ kind: 'turn', seat, number, sort: 'free' })
const announce = (seat: Seat, character: Character): MascaradeEvent => ({
  kind: 'announce',
  seat,
  slot: `s${seat}`,
  character,
})
const claim = (seat: Seat, character: Character): MascaradeEvent => ({
  kind: 'claim',
  seat,
  slot: `s${seat}`,
  character,
})
const reveal = (...cards: readonly (readonly [Seat, Character])[]): MascaradeEvent => ({
  kind: 'reveal',
  cards: cards.map(([seat, character]) => ({ seat, slot: `s${seat}`, character })),
})
const gets = (to: Seat, amount: number, why: Character = 'king'): MascaradeEvent => ({
  kind: 'coins',
  from: 'bank',
  to,
  amount,
  why,
})
const fine = (from: Seat, amount = 1): MascaradeEvent => ({
  kind: 'coins',
  from,
  to: 'courthouse',
  amount,
  why: 'fine',
})
const end = (...winners: readonly Seat[]): MascaradeEvent => ({ kind: 'end', winners, reason: 'thirteen' })

/** An announcement that nobody doubts. */
const lie = (seat: Seat, coins: number): Line => ({
  told: [announce(seat, otherThan(seat)), gets(seat, coins), turn(seat + 1)],
})
const truth = (seat: Seat, coins: number): Line => ({
  told: [announce(seat, cardOf(seat)), gets(seat, coins), turn(seat + 1)],
})

describe('a lie', () => {
  it('that brings three coins undoubted is bold, and its card is named', () => {
    expect(found('boldestLie', [lie(1, 3)])).toEqual({
      key: 'boldestLie',
      seats: [1],
      params: { n: 3, character: otherThan(1), truth: cardOf(1) },
    })
  })

  it('that brings two is not', () => {
    expect(of([lie(1, 2)])).toEqual([])
  })

  it('is none when it is true', () => {
    expect(of([truth(1, 5), truth(1, 5)])).toEqual([])
  })

  it('is none when somebody doubted it', () => {
    const doubted: Line = {
      told: [announce(1, otherThan(1)), claim(2, otherThan(1)), reveal([1, cardOf(1)]), gets(1, 5), turn(2)],
    }
    expect(found('boldestLie', [doubted])).toBeUndefined()
  })

  it('is judged by the card that lies there after the swaps: their yes and no is in the answers', () => {
    const swap = (yes: 'yes' | 'no'): Line => ({
      told: [{ kind: 'swap', seat: 0, slots: ['s0', 's1'], how: 'turn' }],
      swap: yes,
    })
    const asTheOther: Line = { told: [announce(0, cardOf(1)), gets(0, 4), turn(1)] }
    expect(found('boldestLie', [swap('yes'), asTheOther])).toBeUndefined()
    expect(found('boldestLie', [swap('no'), asTheOther])?.params.truth).toBe(cardOf(0))
  })

  it('is known by no other rules: their deal cannot be repeated', () => {
    expect(of([lie(1, 9)], { rules: 1 })).toEqual([])
  })

  it('as bold as another’s is told of both, and of three of nobody', () => {
    const two = [lie(1, 3), lie(2, 3)]
    expect(of(two)).toEqual([{ key: 'boldLies', seats: [1, 2], params: { n: 3 } }])
    expect(of([...two, lie(3, 3)])).toEqual([])
    expect(found('boldestLie', [...two, lie(3, 4)])?.seats).toEqual([3])
  })

  it('counts what was won by it: a fortune swapped as well, and no coins of others', () => {
    const witch: Line = {
      told: [announce(1, otherThan(1)), { kind: 'fortunes', seat: 1, with: 2 }, turn(2)],
    }
    expect(found('boldestLie', [{ told: [gets(2, 5)] }, witch])?.params.n).toBe(5)
    expect(of([{ told: [announce(1, otherThan(1)), gets(2, 5), turn(2)] }])).toEqual([])
  })

  it('that wins the match is told as that, and no second time', () => {
    const last: Line = { told: [announce(4, otherThan(4)), gets(4, 7), end(4)] }
    expect(of([last])).toEqual([
      { key: 'winningLie', seats: [4], params: { character: otherThan(4), truth: cardOf(4) } },
    ])
  })

  it('that ends the match for another winner does not win it', () => {
    const last: Line = { told: [announce(1, otherThan(1)), gets(1, 3), end(4)] }
    expect(of([last]).map(({ key }) => key)).toEqual(['boldestLie'])
  })

  it('passes twice before it is a habit', () => {
    expect(found('bluffs', [lie(1, 1), lie(2, 1)])).toBeUndefined()
    expect(found('bluffs', [lie(1, 1), lie(1, 1)])).toEqual({ key: 'bluffs', seats: [1], params: { n: 2 } })
  })
})

describe('a catch', () => {
  const caught = (coins: number, ...others: readonly Seat[]): Line => ({
    told: [
      announce(0, 'king'),
      claim(1, 'king'),
      ...others.map(seat => claim(seat, 'king')),
      reveal([0, 'queen'], [1, 'king'], ...others.map(seat => [seat, 'judge'] as const)),
      gets(1, coins),
      fine(0),
      turn(1),
    ],
  })

  it('is told of the real one: three coins, or two liars', () => {
    expect(of([caught(3)])).toEqual([{ key: 'catch', seats: [1], params: { n: 3, character: 'king', liars: [0] } }])
    expect(found('catch', [caught(2, 3)])?.params.liars).toEqual([0, 3])
  })

  it('is small with two coins of one liar', () => {
    expect(of([caught(2)])).toEqual([])
  })

  it('is none where the announcer was true', () => {
    const wrong: Line = {
      told: [announce(0, 'king'), claim(1, 'king'), reveal([0, 'king'], [1, 'queen']), gets(0, 3), fine(1), turn(1)],
    }
    expect(found('catch', [wrong])).toBeUndefined()
  })

  it('is none of somebody who claimed nothing, whose card was turned up later', () => {
    const confessed: Line = {
      told: [
        ...[announce(0, 'king'), claim(1, 'king'), reveal([0, 'queen'], [1, 'judge'])],
        ...[reveal([3, 'king']), gets(3, 3), turn(1)],
      ],
    }
    expect(found('catch', [confessed])).toBeUndefined()
  })

  it('is not told where two are as good', () => {
    expect(found('catch', [caught(3), caught(3)])).toBeUndefined()
    expect(found('catch', [caught(3), caught(3, 2)])?.params.liars).toEqual([0, 2])
  })
})

describe('a crowd of impostors', () => {
  const crowd = (real: Character, ...claimants: readonly Seat[]): Line => ({
    told: [
      announce(0, 'judge'),
      ...claimants.map(seat => claim(seat, 'judge')),
      reveal([0, real], ...claimants.map(seat => [seat, 'queen'] as const)),
      turn(1),
    ],
  })

  it('is three who all were not', () => {
    expect(found('crowd', [crowd('king', 2, 1)])?.params).toEqual({ n: 3, character: 'judge', liars: [0, 1, 2] })
  })

  it('is not two, and not three with a real one', () => {
    expect(found('crowd', [crowd('king', 1)])).toBeUndefined()
    expect(found('crowd', [crowd('judge', 1, 2)])).toBeUndefined()
  })
})

describe('fines', () => {
  it('are told from three coins on', () => {
    expect(of([{ told: [fine(2), fine(2)] }])).toEqual([])
    expect(of([{ told: [fine(2), fine(2), fine(1), fine(2)] }])).toEqual([
      { key: 'fines', seats: [2], params: { n: 3 } },
    ])
  })

  it('are told of two who paid the same, and of three of nobody', () => {
    expect(of([{ told: [fine(2, 3), fine(1, 3)] }])).toEqual([
      { key: 'fines', seats: [1, 2], params: { n: 3 }, tied: true },
    ])
    expect(of([{ told: [fine(2, 3), fine(1, 3), fine(0, 3)] }])).toEqual([])
  })
})

describe('a blind victory', () => {
  const long: Line = { told: [turn(0, 12)] }
  const look: Line = { told: [{ kind: 'look', seat: 4, slots: ['s4'], how: 'turn' }] }

  it('is that of one winner after twelve turns', () => {
    expect(of([long])).toEqual([{ key: 'blindWin', seats: [4], params: { n: 12 } }])
    expect(of([{ told: [turn(0, 11)] }])).toEqual([])
    expect(of([long], { winners: [3, 4] })).toEqual([])
  })

  it('is none with a look at a card, or with one’s card turned up', () => {
    expect(of([long, look])).toEqual([])
    expect(of([long, { told: [reveal([4, 'king'])] }])).toEqual([])
    expect(of([long, { told: [reveal([3, 'king'])] }])).toHaveLength(1)
  })
})

it('nothing is remembered of an aborted match', () => {
  expect(of([lie(1, 9)], { aborted: true })).toEqual([])
})

it('at most four are told, the most remarkable first', () => {
  const lines = [lie(1, 3), lie(1, 1), { told: [fine(2, 3), turn(0, 12)] }]
  const crowd: Line = {
    told: [announce(0, 'king'), claim(1, 'king'), claim(2, 'king'), reveal([0, 'judge'], [1, 'judge'], [2, 'judge'])],
  }
  expect(of([...lines, crowd]).map(({ key }) => key)).toEqual(['boldestLie', 'bluffs', 'blindWin', 'crowd'])
})

it('an answer of any question says yes', () => {
  const answers: readonly Json[] = ['yes', { slots: ['s0', 's1'], swap: 'yes' }]
  for (const answer of answers) {
    const record = literalRecord({
      game: 'mascarade',
      rules: mascarade.rulesVersion,
      seats: SEATS,
      options: deal(SEATS).match.options,
      outcome: { winners: [4], reason: 'thirteen' },
      answers: [
        { entry: { answer }, told: [{ event: { kind: 'swap', seat: 0, slots: ['s0', 's1'], how: 'spy' } }] },
        { told: [{ event: announce(0, cardOf(1)) }, { event: gets(0, 4) }, { event: turn(1) }] },
      ],
    })
    expect(memories(record)).toEqual([])
  }
})
