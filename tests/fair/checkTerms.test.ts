/** The terms of a deal against those that were sent and against the record: each part by itself. */
import { describe, expect, it } from 'vitest'
import { checkTermsOf, compareTerms, namesPeople } from '../../src-shared/fair/checkTerms'
import type { DealTerms } from '../../src-shared/fair/terms'
import type { Difference } from '../../src-shared/fair/verdict'
import type { Options, OptionSpec } from '../../src-shared/kernel'
import type { MatchRecord } from '../../src-shared/record'

const terms = {
  ...{ table: 't', match: 'm', round: 1, game: 'mascarade', rules: 1, options: { clock: 30 }, deck: null },
  ...{ seats: [{ person: 'anna' }, { person: 'boris' }, { bot: 'hard' }], contributors: ['anna'] },
  ...{ excluded: ['boris'], restarts: [], dropped: [] },
} as unknown as DealTerms
const record = {
  ...{ id: 'm', game: 'mascarade', rules: 1, options: { clock: 30 }, deck: null },
  seats: [{ person: 'anna' }, { person: 'boris' }, { person: null }],
} as unknown as MatchRecord

describe('terms that were sent', () => {
  const compared = (change: Partial<DealTerms>): Difference | null => compareTerms({ ...terms, ...change }, terms)

  it('are those of the record', () => {
    expect(compared({})).toBeNull()
  })

  it.each<readonly [Partial<DealTerms>, Difference]>([
    [{ round: 2 }, { what: 'restarts' }],
    [{ restarts: ['Carla'] }, { what: 'restarts' }],
    [{ table: 'u' }, { what: 'terms', part: 'table' }],
    [{ match: 'n' }, { what: 'terms', part: 'table' }],
    [{ game: 'castle' }, { what: 'terms', part: 'game' }],
    [{ rules: 2 }, { what: 'terms', part: 'rules' }],
    [{ options: { clock: 60 } }, { what: 'terms', part: 'options' }],
    [{ deck: 'ab' }, { what: 'terms', part: 'deck' }],
    [{ seats: terms.seats.toReversed() }, { what: 'terms', part: 'seats' }],
    [{ contributors: [] }, { what: 'terms', part: 'contributors' }],
    [{ excluded: [] }, { what: 'terms', part: 'contributors' }],
    [{ dropped: ['x'] }, { what: 'terms', part: 'dropped' }],
  ])('may differ in %j', (change, difference) => {
    expect(compared(change)).toEqual(difference)
  })
})

describe('a match', () => {
  it.each<readonly [Partial<DealTerms>, Difference | null]>([
    [{}, null],
    [{ match: 'n' }, { what: 'match' }],
    [{ game: 'castle' }, { what: 'terms', part: 'game' }],
    [{ rules: 2 }, { what: 'terms', part: 'rules' }],
    [{ options: {} }, { what: 'terms', part: 'options' }],
    [{ deck: 'ab' }, { what: 'terms', part: 'deck' }],
    [{ seats: terms.seats.toReversed() }, { what: 'terms', part: 'seats' }],
    [{ contributors: ['anna', 'stranger'] }, { what: 'terms', part: 'contributors' }],
    [{ excluded: ['stranger'] }, { what: 'terms', part: 'contributors' }],
  ])('was played by the terms, but for %j', (change, difference) => {
    expect(checkTermsOf(record, { ...terms, ...change })).toEqual(difference)
  })
})

describe('options that name the seats of people', () => {
  const spec = (key: string, kind: string): OptionSpec => ({ key, kind, default: null }) as OptionSpec
  const game = { options: [spec('people', 'people'), spec('clock', 'number')] }
  const named = (options: Options): boolean => namesPeople(game, { ...record, options }, terms)

  it('name those of the terms, in their order', () => {
    expect(named({ people: [0, 1], clock: 30 })).toBe(true)
    for (const people of [[0], [1, 0], [0, 1, 2], []]) expect(named({ people, clock: 30 })).toBe(false)
  })
})
