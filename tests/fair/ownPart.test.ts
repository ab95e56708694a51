/** What a client may say of its own number: each case by itself. */
import { describe, expect, it } from 'vitest'
import { checkOwnPart, type OwnFinding } from '../../src-shared/fair/checkOwnPart'
import type { OwnNumber, OwnPart } from '../../src-shared/fair/evidence'
import { termsHash, type DealTerms } from '../../src-shared/fair/terms'
import type { FairRecord } from '../../src-shared/record'

/** The third round of a deal, of two people; two rounds failed before. */
const terms = {
  ...{ table: 't', match: 'm', round: 3, game: 'mascarade', rules: 1, options: {}, deck: null },
  ...{ seats: [{ person: 'anna' }, { person: 'boris' }], contributors: ['anna', 'boris'] },
  ...{ excluded: [], restarts: ['Carla', 'Carla'], dropped: [] },
} as unknown as DealTerms
const number = (round: number, more: Partial<OwnNumber> = {}): OwnNumber => ({
  ...{ match: 'm', round, terms: termsHash(terms), host: 'h', number: `n${round}`, commit: `c${round}` },
  ...{ committed: true, opened: true, taken: true },
  ...more,
})
const fair = (...hands: readonly object[]): FairRecord =>
  ({ fixed: false, commit: 'h', number: 'x', hands, restarts: [] }) as unknown as FairRecord
const boris = (more: Partial<OwnPart> = {}): OwnPart => ({
  ...{ person: 'boris', numbers: [number(3)], reachable: true, unexplained: 0 },
  ...more,
})
const finds = (own: OwnPart, record = fair(), other: Partial<DealTerms> = {}): OwnFinding | null =>
  checkOwnPart(record, { ...terms, ...other }, own)

describe('a number that was given', () => {
  const hand = { seat: 1, number: 'n3', commit: 'c3' }

  it('is in the key as it was given', () => {
    expect(finds(boris(), fair(hand))).toBeNull()
    for (const change of [{ number: 'n2' }, { commit: 'c2' }])
      expect(finds(boris(), fair({ ...hand, ...change }))).toEqual({ what: 'leftOut' })
    expect(finds(boris({ numbers: [number(3, { terms: 'others' })] }), fair(hand))).toEqual({ what: 'leftOut' })
  })

  it('of another round is not that of this one', () => {
    expect(finds(boris({ numbers: [number(2, { number: 'n3', commit: 'c3' })] }), fair(hand))).toEqual({
      what: 'leftOut',
    })
  })

  it('and is missing was left out if the host had taken its commitment, and else came too late', () => {
    expect(finds(boris())).toEqual({ what: 'leftOut' })
    expect(finds(boris({ numbers: [number(3, { committed: false })] }))).toEqual({
      what: 'unchecked',
      obstacle: { why: 'late' },
    })
  })
})

describe('a number that was not asked for in the last round', () => {
  const others = { contributors: ['anna'] }

  it('is missing of nobody who has no seat', () => {
    expect(finds(boris({ person: 'carla', numbers: [] }))).toBeNull()
  })

  it('was passed over where its client was there, and has been named as one that is asked', () => {
    expect(finds(boris({ numbers: [] }))).toEqual({ what: 'leftOut' })
    expect(finds(boris({ numbers: [], reachable: false }))).toBeNull()
    expect(finds(boris({ numbers: [number(2)] }))).toEqual({ what: 'leftOut' })
    expect(finds(boris({ numbers: [number(2)], reachable: false }))).toBeNull()
  })

  it('was silenced where the host had taken the one of the round before', () => {
    expect(finds(boris({ numbers: [number(2)] }), fair(), others)).toEqual({ what: 'silenced' })
    // Who lost the connection in between was not there to be asked again.
    expect(finds(boris({ numbers: [number(2)], reachable: false }), fair(), others)).toEqual({
      what: 'unchecked',
      obstacle: { why: 'late' },
    })
  })

  it('was late where the last one was, whatever became of earlier ones', () => {
    const numbers = [number(1), number(2, { taken: false })]
    expect(finds(boris({ numbers }), fair(), others)).toEqual({ what: 'unchecked', obstacle: { why: 'late' } })
  })

  it('is not asked for any more of who spoilt two rounds', () => {
    expect(finds(boris({ numbers: [] }), fair(), { ...others, excluded: ['boris'] })).toEqual({
      what: 'unchecked',
      obstacle: { why: 'excluded' },
    })
    expect(finds(boris({ numbers: [] }), fair(), others)).toEqual({ what: 'leftOut' })
  })
})

describe('a deal that began again', () => {
  it('did so as often as the record says', () => {
    const numbers = [1, 2, 3].map(round => number(round))
    const hand = fair({ seat: 1, number: 'n3', commit: 'c3' })
    expect(finds(boris({ numbers }), hand)).toBeNull()
    expect(finds(boris({ numbers }), hand, { restarts: ['Carla'] })).toEqual({ what: 'restarts' })
    // What was never opened gave nothing away.
    const unopened = [number(1, { opened: false }), ...numbers.slice(1)]
    expect(finds(boris({ numbers: unopened }), fair({ seat: 1 }), { restarts: ['Carla'] })).toEqual({ what: 'leftOut' })
  })

  it('for which this client gave numbers is laid open: none is left unexplained', () => {
    const hand = fair({ seat: 1, number: 'n3', commit: 'c3' })
    expect(finds(boris({ unexplained: 2 }), hand)).toEqual({ what: 'discarded', n: 2 })
  })
})
