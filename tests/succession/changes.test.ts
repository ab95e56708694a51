/** The story of a table as it grows: what is left out of a long one, who is named in it, and what each signature says. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { withMoves } from '../../src-main/keep/succession/movesOfMatch'
import type { StoredTable } from '../../src-main/host/storage/storeTypes'
import { hostsOf, incumbentOf, isFault, withChange, withComputers } from '../../src-shared/succession/check'
import {
  forcedStatement,
  hostsStatement,
  membersStatement,
  moveStatement,
  voteStatement,
} from '../../src-shared/succession/statements'
import {
  MOST_CHANGES,
  officeSchema,
  signedMembersSchema,
  successionSchema,
  type Change,
  type Succession,
} from '../../src-shared/succession/succession'
import { elected, membersOf, people, story, TABLE } from './computers'

let at: Awaited<ReturnType<typeof people>>
let all: (typeof at)[keyof typeof at][]
beforeAll(async () => {
  at = await people()
  all = Object.values(at)
})
const ids = (...some: { readonly own: { readonly id: string } }[]): string[] => some.map(({ own }) => own.id).sort()
const told = (...changes: Change[]): Succession => story(at.anna, all, changes).succession

describe('who hosts a table', () => {
  it('is whoever opened it, and then whom the last change names', () => {
    const { anna, boris } = at
    expect(incumbentOf(told())).toEqual({ term: 1, host: anna.own.id })
    const moved = anna.move(TABLE, 2, boris.own.id)
    expect(incumbentOf(told(moved))).toEqual({ term: 2, host: boris.own.id })
    expect(incumbentOf(told(moved, boris.forced(TABLE, 2, [])))).toEqual({ term: 2, host: boris.own.id })
  })
})

describe('a story that grows', () => {
  /** Anna and Boris give the table to each other so often. */
  const toAndFro = (times: number): Change[] =>
    Array.from({ length: times }, (_, n) => {
      const [from, to] = n % 2 === 0 ? [at.anna, at.boris] : [at.boris, at.anna]
      return from.move(TABLE, n + 2, to.own.id)
    })

  it('keeps as many changes as fit: it begins later then, with the host of that time, and holds', () => {
    const [last, ...rest] = toAndFro(4).reverse()
    if (!last) throw new Error('no change')
    const longer = withChange(told(...rest.reverse()), last, 3)
    expect(longer.changes.map(({ term }) => term)).toEqual([3, 4, 5])
    expect(longer.first).toEqual({ term: 2, host: at.boris.own.id })
    expect(isFault(hostsOf(longer))).toBe(false)
    const fits = withChange(told(...toAndFro(3)), last, 4)
    expect([fits.first.term, fits.changes.length]).toEqual([1, 4])
    expect(MOST_CHANGES).toBe(64)
  })

  it('leaves out an election whose members were signed by a host of which nothing is told any more', () => {
    const { anna, boris, carla } = at
    const members = membersOf(anna, 1, 1, [anna, boris, carla])
    // Boris, to whom it was given, was lost at once: those of the host before have elected Carla.
    const moved = anna.move(TABLE, 2, boris.own.id),
      chosen = elected(members, 4, carla, [anna, carla]),
      next = carla.move(TABLE, 5, anna.own.id)
    const whole = withChange(told(moved, chosen), next, 3)
    expect(whole.changes.map(({ how }) => how)).toEqual(['moved', 'elected', 'moved'])
    const cut = withChange(told(moved, chosen), next, 2)
    expect([cut.first, cut.changes.map(({ how }) => how)]).toEqual([{ term: 4, host: carla.own.id }, ['moved']])
    expect(isFault(hostsOf(cut))).toBe(false)
  })

  it('changes nothing of the one before', () => {
    const before = told()
    withChange(before, at.anna.move(TABLE, 2, at.boris.own.id))
    expect(before.changes).toEqual([])
  })
})

describe('the computers of a story', () => {
  const named = (changes: Change[], others: string[] = []): string[] =>
    withComputers(
      { ...told(...changes), computers: [] },
      all.map(({ own }) => own),
      others,
    )
      .computers.map(({ id }) => id)
      .sort()

  it('are those that it names: hosts, members of an election, who was missing, and nobody else', () => {
    const { anna, boris, carla, dora } = at
    expect(named([])).toEqual(ids(anna))
    expect(named([], [dora.own.id])).toEqual(ids(anna, dora))
    expect(named([boris.move(TABLE, 2, carla.own.id)])).toEqual(ids(anna, boris, carla))
    expect(named([elected(membersOf(anna, 1, 1, [anna, boris, dora]), 3, boris, [boris, dora])])).toEqual(
      ids(anna, boris, dora),
    )
    expect(named([anna.forced(TABLE, 1, [carla.own.id])])).toEqual(ids(anna, carla))
  })

  it('are known from before, each once', () => {
    const { anna, boris } = at
    const before = told(anna.move(TABLE, 2, boris.own.id))
    expect(
      withComputers(before, [anna.own])
        .computers.map(({ id }) => id)
        .sort(),
    ).toEqual(ids(anna, boris))
  })
})

describe('a statement', () => {
  it('is of one kind, one table, one term and these people: none stands for another', () => {
    const of = { seq: 1, term: 1, host: 'a', members: ['a', 'b'] }
    const statements = [
      membersStatement('t', of),
      membersStatement('u', of),
      membersStatement('t', { ...of, seq: 2 }),
      membersStatement('t', { ...of, term: 2 }),
      membersStatement('t', { ...of, host: 'b' }),
      membersStatement('t', { ...of, members: ['a'] }),
      moveStatement('t', 1, 'a', 'b'),
      moveStatement('u', 1, 'a', 'b'),
      moveStatement('t', 2, 'a', 'b'),
      moveStatement('t', 1, 'b', 'a'),
      hostsStatement('t', 1, 'a', 'b'),
      hostsStatement('u', 1, 'a', 'b'),
      hostsStatement('t', 2, 'a', 'b'),
      hostsStatement('t', 1, 'b', 'b'),
      hostsStatement('t', 1, 'a', 'c'),
      forcedStatement('t', 1, 'a', []),
      forcedStatement('u', 1, 'a', []),
      forcedStatement('t', 2, 'a', []),
      forcedStatement('t', 1, 'b', []),
      forcedStatement('t', 1, 'a', ['b']),
      voteStatement('t', of, 3, 'a', 'b'),
      voteStatement('u', of, 3, 'a', 'b'),
      voteStatement('t', { ...of, seq: 2 }, 3, 'a', 'b'),
      voteStatement('t', { ...of, term: 2 }, 3, 'a', 'b'),
      voteStatement('t', { ...of, members: ['a'] }, 3, 'a', 'b'),
      voteStatement('t', of, 4, 'a', 'b'),
      voteStatement('t', of, 3, 'b', 'b'),
      voteStatement('t', of, 3, 'a', 'a'),
    ].map(bytes => Buffer.from(bytes).toString('utf8'))
    expect(new Set(statements).size).toBe(statements.length)
  })
})

describe('what is read of a story', () => {
  const fits = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success
  const MEMBERS = { seq: 1, term: 1, host: 'a', members: ['a'], signature: 'x' }
  const MOVED = { how: 'moved', term: 2, from: 'a', to: 'b', signature: 'x' }
  const ELECTED = { how: 'elected', term: 3, to: 'b', of: MEMBERS, votes: [{ voter: 'a', signature: 'x' }] }
  const FORCED = { how: 'forced', term: 1, to: 'a', missing: ['b'], signature: 'x' }
  const COMPUTER = { id: 'a', name: 'A', certificate: 'AAAA' }
  const STORY = { table: 't', first: { term: 1, host: 'a' }, computers: [COMPUTER], changes: [MOVED, ELECTED, FORCED] }

  it.each<[string, object, object]>([
    ['table', { table: 't'.repeat(40) }, { table: 't'.repeat(41) }],
    ['a table', { table: 't' }, { table: '../t' }],
    ['its first term', { first: { term: 0, host: 'a' } }, { first: { term: -1, host: 'a' } }],
    ['a hundred computers', { computers: Array(100).fill(COMPUTER) }, { computers: Array(101).fill(COMPUTER) }],
    [
      'a certificate',
      { computers: [{ ...COMPUTER, certificate: 'A'.repeat(2000) }] },
      { computers: [{ ...COMPUTER, certificate: 'A'.repeat(2001) }] },
    ],
    [
      'a name',
      { computers: [{ ...COMPUTER, name: 'A'.repeat(100) }] },
      { computers: [{ ...COMPUTER, name: 'A'.repeat(101) }] },
    ],
    [
      'letters of base64url',
      { computers: [{ ...COMPUTER, certificate: '-_' }] },
      { computers: [{ ...COMPUTER, certificate: '+/' }] },
    ],
    ['its changes', { changes: Array(256).fill(MOVED) }, { changes: Array(257).fill(MOVED) }],
    ['nine who were missing', ...missing(9)],
    ['nine votes', ...votes(9)],
    [
      'a signature',
      { changes: [{ ...MOVED, signature: '' }] },
      { changes: [{ ...MOVED, signature: 'x'.repeat(101) }] },
    ],
    ['nothing else', {}, { address: '10.0.0.1' }],
  ])('%s', (_, good, bad) => {
    expect([good, bad].map(more => fits(successionSchema, { ...STORY, ...more }))).toEqual([true, false])
  })
  function missing(most: number): [object, object] {
    const of = (count: number): object => ({ changes: [{ ...FORCED, missing: Array(count).fill('b') }] })
    return [of(most), of(most + 1)]
  }
  function votes(most: number): [object, object] {
    const of = (count: number): object => ({ changes: [{ ...ELECTED, votes: Array(count).fill(ELECTED.votes[0]) }] })
    return [of(most), of(most + 1)]
  }

  it('has nine computers that keep the table at most, or none', () => {
    const members = (count: number): boolean =>
      fits(signedMembersSchema, { ...MEMBERS, members: Array(count).fill('a') })
    expect([members(0), members(1), members(9), members(10)]).toEqual([false, true, true, false])
    expect(fits(officeSchema, { succession: STORY, members: null })).toBe(true)
    expect(fits(officeSchema, { succession: STORY })).toBe(false)
  })
})

describe('the record of a match', () => {
  const table = (more: object = {}, fair: object | undefined = {}): StoredTable =>
    ({ party: {}, decks: [], match: { ended: null, deal: { fair }, ...more } }) as unknown as StoredTable
  const movesIn = ({ match }: StoredTable): Succession | undefined =>
    (match?.deal as unknown as { fair?: { moves?: Succession } }).fair?.moves

  it('tells the changes of host while it was played, those before first', () => {
    const { anna, boris, carla } = at
    const first = told(anna.move(TABLE, 2, boris.own.id)),
      second = { ...told(boris.move(TABLE, 3, carla.own.id)), first: { term: 2, host: boris.own.id } }
    const once = withMoves(table(), first)
    expect(movesIn(once)).toEqual(first)
    const twice = movesIn(withMoves(once, second))
    expect([twice?.first, twice?.changes.map(({ term }) => term)]).toEqual([first.first, [2, 3]])
    expect(twice?.computers.map(({ id }) => id).sort()).toEqual(ids(anna, boris, carla))
  })

  it('tells none where nothing changed, it was over, its deal was not fair, or none is played', () => {
    const since = told(at.anna.move(TABLE, 2, at.boris.own.id))
    for (const one of [table({ ended: 5 }), { ...table(), match: null }]) expect(withMoves(one, since)).toBe(one)
    const unfair = table({ deal: {} })
    expect(withMoves(unfair, since)).toBe(unfair)
    const same = table()
    expect(withMoves(same, null)).toBe(same)
  })
})
