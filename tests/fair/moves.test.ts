/** The record of a match whose table went from computer to computer: what is accepted, and what is not. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { checkDeal } from '../../src-shared/fair/check'
import type { Evidence } from '../../src-shared/fair/evidence'
import { gameById } from '../../src-shared/games'
import { terminalMessage } from '../../src-shared/locales/terminal'
import type { MatchRecord } from '../../src-shared/record'
import type { TableWentOnAlone } from '../../src-shared/record'
import { withWentOnAlone } from '../../src-shared/record/withWentOnAlone'
import { lastForced } from '../../src-shared/succession/forced'
import { readRecord } from '../../src-shared/record/readRecord'
import type { Change, Succession } from '../../src-shared/succession/succession'
import type { Signer } from '../../src-main/keep/succession/signer'
import { verify } from '../../src-main/terminal/verify'
import { people } from '../succession/computers'
import { begun, gathered, guestOf, played, recordOf } from './playing'

let plain: MatchRecord
let at: Awaited<ReturnType<typeof people>>
let table = ''

beforeAll(async () => {
  const evening = await gathered(3, { bots: 1 })
  await begun(evening)
  await played(evening)
  plain = recordOf(guestOf(evening, 0))
  table = plain.fair.terms?.table ?? ''
  at = await people()
})

const members = (host: Signer, term: number, seq: number, all: readonly Signer[]) =>
  host.members(table, { seq, term, host: host.own.id, members: all.map(({ own }) => own.id) })

/** Anna gives the table to Boris; he is lost, and Carla elected by Dora and herself; she gives it to Dora. */
function threeMoves(): Change[] {
  const { anna, boris, carla, dora } = at
  const of = members(boris, 2, 2, [boris, carla, dora])
  return [
    anna.move(table, 2, boris.own.id),
    {
      ...{ how: 'elected', term: 4, to: carla.own.id, of },
      votes: [carla, dora].map(voter => voter.vote(table, of, 4, carla.own.id)),
    },
    carla.move(table, 5, dora.own.id),
  ]
}

function moved(changes: readonly Change[] = threeMoves(), more: Partial<Succession> = {}): MatchRecord {
  const computers = Object.values(at).map(({ own }) => own)
  const moves: Succession = { table, first: { term: 1, host: at.anna.own.id }, computers, changes, ...more }
  return { ...plain, fair: { ...plain.fair, moves } }
}

const verdictOf = (record: MatchRecord, evidence: Evidence | null = null) => {
  const read = readRecord(JSON.stringify(record))
  if ('refused' in read) throw new Error(JSON.stringify(read))
  return checkDeal(gameById(read.game), read, evidence)
}
const differs = (n: number) => ({ is: 'differs', difference: { what: 'moves', n } })

/** A change of the honest ones in another form. */
const withChanged = (n: number, change: (honest: Change) => object): MatchRecord =>
  moved(threeMoves().map((honest, i) => (i === n ? ({ ...honest, ...change(honest) } as Change) : honest)))

describe('a record with three moves', () => {
  it('is accepted when all are signed, and the same as ever without any', () => {
    expect(verdictOf(moved())).toMatchObject({ is: 'fair' })
    expect(verdictOf(plain)).toMatchObject({ is: 'fair' })
    expect(plain.fair).not.toHaveProperty('moves')
  })

  it('is rejected with a forged move', () => {
    const { mallory, boris } = at
    expect(verdictOf(withChanged(0, () => ({ to: mallory.own.id })))).toEqual(differs(1))
    expect(verdictOf(withChanged(0, () => ({ signature: mallory.move(table, 2, boris.own.id).signature })))).toEqual(
      differs(1),
    )
    expect(verdictOf(withChanged(2, () => mallory.move(table, 5, mallory.own.id)))).toEqual(differs(3))
  })

  it('is rejected with a skipped term', () => {
    const [first, second, third] = threeMoves() as [Change, Change, Change]
    expect(verdictOf(moved([first, third]))).toEqual(differs(2))
    expect(verdictOf(moved([second, third]))).toEqual(differs(1))
    expect(verdictOf(moved([first, second, at.carla.move(table, 6, at.dora.own.id)]))).toEqual(differs(3))
    expect(verdictOf(moved([third, second, first]))).toEqual(differs(1))
  })

  it('is rejected with a double vote, too few votes, or votes for somebody else', () => {
    const { dora, mallory } = at
    const votes = (honest: Change) => (honest.how === 'elected' ? honest.votes : [])
    expect(verdictOf(withChanged(1, honest => ({ votes: [votes(honest)[0], votes(honest)[0]] })))).toEqual(differs(2))
    expect(verdictOf(withChanged(1, honest => ({ votes: votes(honest).slice(1) })))).toEqual(differs(2))
    expect(verdictOf(withChanged(1, () => ({ to: dora.own.id })))).toEqual(differs(2))
    // Dora has voted in term 4 already: the same votes make no second host.
    const [first, second] = threeMoves() as [Change, Change]
    expect(verdictOf(moved([first, second, second]))).toEqual(differs(3))
    expect(verdictOf(withChanged(1, () => ({ to: mallory.own.id })))).toEqual(differs(2))
  })

  it('is rejected with another computer’s certificate, and with the moves of another table', () => {
    const { anna, mallory } = at
    const swapped = Object.values(at).map(({ own }) =>
      own.id === anna.own.id ? { ...own, certificate: mallory.own.certificate } : own,
    )
    expect(verdictOf(moved(threeMoves(), { computers: swapped }))).toEqual(differs(0))
    expect(verdictOf(moved(threeMoves(), { table: 'other' }))).toEqual(differs(0))
  })

  it('accepts a go-on without the others only from the host of that term', () => {
    const { anna, boris, mallory } = at
    expect(verdictOf(moved([anna.forced(table, 1, [boris.own.id])]))).toMatchObject({ is: 'fair' })
    expect(verdictOf(moved([mallory.forced(table, 1, [boris.own.id])]))).toEqual(differs(1))
    expect(verdictOf(moved([anna.forced(table, 2, [boris.own.id])]))).toEqual(differs(1))
  })
})

describe('a go-on without the others that its table remembers', () => {
  const entry = (signed: Succession | null, match = plain.id): TableWentOnAlone => ({
    ...{ match, after: 1, at: 0, host: 'Anna', missing: ['Boris'] },
    ...(signed ? { signed } : {}),
  })
  const forcedAt = (before: Succession | undefined, signer: Signer, term: number): Succession | null => {
    const forced = signer.forced(table, term, [at.boris.own.id])
    return before ? lastForced({ ...before, changes: [...before.changes, forced] }) : null
  }
  const told = (changes: readonly Change[]): Succession | undefined => moved(changes).fair.moves

  it('stands in the record at once, where it is checked like any change', () => {
    const record = withWentOnAlone(plain, [entry(forcedAt(told([]), at.anna, 1))])
    expect(record).toMatchObject({ wentOnAlone: [{ after: 1, missing: ['Boris'] }] })
    expect(record.fair.moves?.changes).toMatchObject([{ how: 'forced', term: 1, to: at.anna.own.id }])
    expect(record.fair.moves?.computers.map(({ name }) => name)).toEqual(['Anna', 'Boris'])
    expect(JSON.stringify(record.wentOnAlone)).not.toContain('signature')
    expect(verdictOf(record)).toMatchObject({ is: 'fair' })
    const forged = at.mallory.forced(table, 1, [at.boris.own.id])
    const honest = lastForced(told([at.anna.forced(table, 1, [at.boris.own.id])]) as Succession) as Succession
    expect(verdictOf(withWentOnAlone(plain, [entry({ ...honest, changes: [forged] })]))).toMatchObject({
      is: 'differs',
    })
  })

  it('follows the moves before it, and is told once when a later host has told it as well', () => {
    const moves = threeMoves(),
      signed = forcedAt(told(moves.slice(0, 1)), at.boris, 2)
    const [forced] = signed?.changes ?? []
    if (!forced) throw new Error('none')
    const [first, second, third] = moves as [Change, Change, Change]
    const hows = (record: MatchRecord) => record.fair.moves?.changes.map(({ how }) => how)
    for (const changes of [[first], [first, second, third], [first, forced, second, third]]) {
      const record = withWentOnAlone(moved(changes), [entry(signed)])
      expect(hows(record)).toEqual(
        ['moved', 'forced', 'elected', 'moved'].slice(0, Math.max(2, hows(record)?.length ?? 0)),
      )
      expect(verdictOf(record)).toMatchObject({ is: 'fair' })
    }
  })

  it('of another match, or of a table that signs nothing, changes no signature', () => {
    expect(withWentOnAlone(plain, [entry(forcedAt(told([]), at.anna, 1), 'another')])).toBe(plain)
    const unsigned = withWentOnAlone(plain, [entry(null)])
    expect(unsigned).toEqual({ ...plain, wentOnAlone: [{ after: 1, at: 0, host: 'Anna', missing: ['Boris'] }] })
    expect(lastForced({ ...(told(threeMoves()) as Succession) })).toBeNull()
  })
})

describe('a client that was told who hosts the table', () => {
  const told = (...hosts: readonly (readonly [number, Signer])[]): Evidence =>
    ({
      ...{ match: plain.id, commitments: null, own: null, updates: [], answers: [] },
      hosts: hosts.map(([term, { own }]) => ({ term, host: own.id })),
    }) satisfies Evidence

  it('finds a move that the record leaves out, or has invented', () => {
    const { anna, boris, carla, dora, mallory } = at
    const honest = told([1, anna], [2, boris], [4, carla], [5, dora])
    expect(verdictOf(moved(), honest)).not.toMatchObject({ is: 'differs' })
    expect(verdictOf(moved(threeMoves().slice(0, 2)), honest)).toEqual(differs(0))
    expect(verdictOf(plain, honest)).toEqual(differs(0))
    expect(verdictOf(moved(), told([1, anna], [2, mallory]))).toEqual(differs(0))
    expect(verdictOf(moved(), told([1, mallory], [2, boris]))).toEqual(differs(0))
    // Of what came before its first term, a record says nothing.
    expect(verdictOf(moved(), told([0, mallory], [1, anna]))).not.toMatchObject({ is: 'differs' })
    // A client that was at one host only has nothing to compare.
    expect(verdictOf(plain, told([1, anna], [1, anna]))).not.toMatchObject({ is: 'differs' })
  })
})

describe('undertable verify', () => {
  it('tells every move, and says which one is not signed', async () => {
    const written: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation(text => written.push(String(text)) > 0)
    const folder = mkdtempSync(path.join(tmpdir(), 'moves-'))
    const t = (key: Parameters<typeof terminalMessage>[1], params = {}) => terminalMessage('en', key, params)
    const check = async (record: MatchRecord): Promise<number> => {
      const file = path.join(folder, 'record.json')
      writeFileSync(file, JSON.stringify(record))
      return verify([file], t, 'en')
    }
    expect(await check(moved())).toBe(0)
    expect(written.join('')).toContain('Term 2: "Anna" gave the table to "Boris"')
    expect(written.join('')).toContain('Term 4: "Boris" was gone; "Carla" went on with 2 signed votes of 3.')
    written.length = 0
    expect(await check(withChanged(0, () => ({ to: at.mallory.own.id })))).toBe(1)
    expect(written.join('')).toContain('change of host 1')
    written.length = 0
    const forced = moved([at.anna.forced(table, 1, [at.boris.own.id])]).fair.moves
    const alone = { match: plain.id, after: 1, at: 0, host: 'Anna', missing: ['Boris'] }
    const signed = forced ? lastForced(forced) : null
    expect(await check(withWentOnAlone(plain, [{ ...alone, ...(signed ? { signed } : {}) }]))).toBe(0)
    expect(written.join('')).toContain(t('verifyForced', { term: 1, host: 'Anna', missing: 'Boris' }))
    vi.restoreAllMocks()
  })
})
