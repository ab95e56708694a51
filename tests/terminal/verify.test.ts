/** `undertable verify`: each verdict in words that name who and what, and as an exit code. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { Difference, Verdict } from '../../src-shared/fair/verdict'
import type { MatchRecord } from '../../src-shared/record'
import type { Succession } from '../../src-shared/succession/succession'
import { verify } from '../../src-main/terminal/verify'
import { literalRecord } from '../kit/record'
import { caughtOutput, english } from './output'

const check = vi.hoisted(() => ({ verdict: null as unknown, record: null as unknown }))
vi.mock('../../src-shared/fair/check', () => ({ checkDeal: () => check.verdict }))
vi.mock('../../src-shared/record/readRecord', async original => ({
  ...(await original<object>()),
  readRecord: () => check.record,
}))

const played = literalRecord({ game: 'castle', seats: 4, answers: [{ told: [] }] })
const castle: MatchRecord = {
  ...played,
  table: 'Inn',
  fair: { ...played.fair, fixed: false, hands: [{ seat: 0, commit: '', number: '' }] },
}
const file = path.join(mkdtempSync(path.join(tmpdir(), 'verify-')), 'any.match')
writeFileSync(file, '{}')
const printed = caughtOutput()

/** @returns the exit code, and the lines */
async function of(verdict: Verdict, record: Partial<MatchRecord> = {}): Promise<readonly [number, string[]]> {
  Object.assign(check, { verdict, record: { ...castle, ...record } })
  const before = printed.out().length
  const code = await verify([file], english, 'en')
  return [code, printed.out().slice(before)]
}

describe('a verdict', () => {
  it.each([
    [{ is: 'fair', frames: 0 }, 0, /^The numbers match their commitments, the key comes from them, and/],
    [{ is: 'redealt', n: 2 }, 0, /thrown away before this one after their numbers were known: 2\.$/],
    [{ is: 'fixed' }, 0, /the key was fixed beforehand/],
    [{ is: 'differs', difference: { what: 'key' } }, 1, /^Not as the record says: the key doesn't come from/],
    [{ is: 'unchecked', obstacle: { why: 'rules', needs: 99 } }, 4, /needs version 99 .* has version \d+\.$/],
    [{ is: 'unchecked', obstacle: { why: 'game' } }, 4, /doesn't know the game "castle"/],
  ] as const)('%j ends with %i', async (verdict, code, words) => {
    const [ended, lines] = await of(verdict)
    expect(ended).toBe(code)
    expect(lines.at(-1)).toMatch(words)
  })
})

describe('a difference', () => {
  it.each<readonly [Difference, string]>([
    [{ what: 'number', seat: null }, 'the number of the host '],
    [{ what: 'number', seat: 0 }, 'the number of seat 1 '],
    [{ what: 'commit', seat: 2 }, 'the number of seat 3 '],
    [{ what: 'terms', part: 'seats' } as Difference, 'the terms that the numbers'],
    [{ what: 'hands' }, 'in the order of the seats'],
    [{ what: 'match' }, 'in the order of the seats'],
    [{ what: 'restarts' }, 'in the order of the seats'],
    [{ what: 'deck' } as Difference, "the deck isn't the one"],
    [{ what: 'answer', n: 7 }, "answer 7 isn't allowed"],
    [{ what: 'lost', n: 8 }, "answer 8 isn't allowed"],
    [{ what: 'told', n: 0 }, 'shown after answer 0 '],
    [{ what: 'frame', n: 9, moment: 1 }, 'shown after answer 9 '],
    [{ what: 'moves', n: 0 }, 'names other hosts'],
    [{ what: 'moves', n: 2 }, "change of host 2 isn't signed"],
    [{ what: 'outcome' }, "doesn't end like this"],
  ])('%j says what it is', async (difference, words) => {
    const [, lines] = await of({ is: 'differs', difference })
    expect(lines.at(-1)).toContain(words)
  })
})

describe('the report of a record', () => {
  const fair: Verdict = { is: 'fair', frames: 0 }

  it('says which match it is, and how many people shared in its key', async () => {
    const [, lines] = await of(fair, { dealt: 0, table: 'Inn' })
    expect(lines.slice(0, -1)).toEqual([
      `Castle of the Devil at "Inn", dealt 1970-01-01T00:00:00.000Z; answers: ${castle.answers.length}.`,
      'People who shared in the key besides the host: 1.',
    ])
  })

  it('has no people of a key that was fixed', async () => {
    expect((await of({ is: 'fixed' }, { fair: { ...castle.fair, fixed: true } }))[1]).toHaveLength(2)
  })

  it('names who did not open their number', async () => {
    const [, lines] = await of(fair, { fair: { ...castle.fair, restarts: ['Anna', 'Boris'] } })
    expect(lines[2]).toContain("didn't open theirs: Anna, Boris.")
  })

  it('has a moment that is none as a question mark', async () => {
    const [, [line]] = await of(fair, { dealt: 1e300 })
    expect(line).toContain('dealt ?;')
  })

  it('tells how the table went from computer to computer', async () => {
    const computers = ['a', 'b', 'c'].map(id => ({ id, name: `Laptop ${id.toUpperCase()}` }))
    const moves = {
      computers,
      changes: [
        { how: 'moved', term: 2, from: 'a', to: 'b' },
        { how: 'elected', term: 3, to: 'c', votes: ['x', 'y'], of: { members: ['a', 'b', 'c'], host: 'b' } },
        { how: 'forced', term: 4, to: 'a', missing: ['b', 'stranger'] },
      ],
    } as unknown as Succession
    const [, lines] = await of(fair, { fair: { ...castle.fair, moves } })
    expect(lines.slice(2, -1)).toEqual([
      'Term 2: "Laptop A" gave the table to "Laptop B" and signed it.',
      'Term 3: "Laptop B" was gone; "Laptop C" went on with 2 signed votes of 3.',
      'Term 4: "Laptop A" went on without: Laptop B, stranger. They may have gone on as well.',
    ])
  })
})

describe('a file that is no record', () => {
  it.each([
    [{ refused: 'recordNewer' }, /later version of this program/],
    [{ refused: 'recordUnreadable', params: { field: 'seats' } }, /is damaged: seats\.$/],
    [{ refused: 'recordUnreadable' }, /can't be read as JSON/],
  ])('is refused as %j', async (record, words) => {
    Object.assign(check, { record })
    expect(await verify([file], english, 'en')).toBe(3)
    expect(printed.err().at(-1)).toMatch(words)
    expect(printed.out()).toEqual([])
  })
})
