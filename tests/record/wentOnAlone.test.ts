/** A host that went on alone: told in the record of the match in which it did, signed where it is signed. */
import { describe, expect, it } from 'vitest'
import { wentOnAloneIn, type MatchRecord, type TableWentOnAlone } from '../../src-shared/record'
import { withSigned, withWentOnAlone } from '../../src-shared/record/withWentOnAlone'
import type { Succession } from '../../src-shared/succession/succession'
import { literalRecord } from '../kit/record'

const alone = (match: string | null, after: number, signed?: Succession): TableWentOnAlone => ({
  ...{ match, after, at: 5, host: 'Anna', missing: ['Boris'] },
  ...(signed && { signed }),
})
const SIGNED: Succession = {
  ...{ table: 't', first: { term: 3, host: 'a' } },
  computers: ['a', 'b'].map(id => ({ id, name: id, certificate: 'c' })),
  changes: [{ how: 'forced', term: 3, to: 'a', missing: ['b'], signature: 's' }],
}
/** The same in another match of the table. */
const ELSEWHERE: Succession = {
  ...SIGNED,
  changes: [{ how: 'forced', term: 4, to: 'b', missing: ['a'], signature: 'other' }],
}
const FAIR = { fixed: false, commit: '', number: '', hands: [], restarts: [] }
const record = (more: Partial<MatchRecord> = {}): MatchRecord => ({
  ...literalRecord({ game: 'castle', seats: 2 }),
  ...{ id: 'm', fair: FAIR },
  ...more,
})

describe('a record', () => {
  it('tells every time in its own match, in words that anybody reads', () => {
    const all = [alone('m', 1, SIGNED), alone('other', 2), alone(null, 3), alone('m', 4)]
    expect(wentOnAloneIn(all, 'm')).toEqual([1, 4].map(after => ({ after, at: 5, host: 'Anna', missing: ['Boris'] })))
  })

  it('is as it was where its host never went on alone', () => {
    const before = record()
    expect(withWentOnAlone(before, [alone('other', 1, SIGNED), alone(null, 2, SIGNED)])).toBe(before)
  })

  it('of a table whose computers sign has what they signed among the changes of its host', () => {
    const told = withWentOnAlone(record(), [alone('other', 2, ELSEWHERE), alone('m', 1, SIGNED)])
    expect(told).toMatchObject({ fair: { moves: { changes: SIGNED.changes } } })
    expect(told.wentOnAlone).toHaveLength(1)
  })

  it('of a table whose computers sign nothing, tells the words alone', () => {
    for (const [before, all] of [[record(), [alone('m', 1)]]] as const)
      expect(withWentOnAlone(before, all)).toEqual({ ...before, wentOnAlone: wentOnAloneIn(all, 'm') })
  })

  it('that is stored keeps its own, and takes none of another match', () => {
    const stored = { ...record(), wentOnAlone: [{ ...alone('m', 1, SIGNED) }] }
    expect(withSigned(stored)).toMatchObject({ fair: { moves: { changes: SIGNED.changes } } })
    const plain = record()
    expect(withSigned(plain)).toBe(plain)
  })
})
