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
  table = plain.fair?.terms?.table ?? ''
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
  if (!plain.fair) throw new Error('no fair deal')
  const computers = Object.values(at).map(({ own }) => own)
  const moves: Succession = { table, first: { term: 1, host: at.anna.own.id }, computers, changes, ...more }
  return { ...plain, record: 4, fair: { ...plain.fair, moves } }
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
    expect(plain.record).toBe(3)
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
    vi.restoreAllMocks()
  })
})
