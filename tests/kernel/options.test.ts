import { describe, expect, it } from 'vitest'
import { isRefusal, numbersOf, optionsFrom, resolveOptions, withPeople, type OptionSpec } from '../../src-shared/kernel'

const SPECS: readonly OptionSpec[] = [
  { key: 'way', kind: 'choice', values: ['left', 'right'], default: 'left' },
  { key: 'loud', kind: 'flag', default: false },
  { key: 'limit', kind: 'number', min: 15, max: 55, step: 20, default: 15 },
  { key: 'deck', kind: 'set', of: ['ace', 'king', 'queen'], default: null },
]
describe('a table of options', () => {
  const { OPTION_SPECS, readOptions } = optionsFrom(Object.fromEntries(SPECS.map(({ key, ...entry }) => [key, entry])))

  it('has a spec for each entry', () => {
    expect(OPTION_SPECS).toEqual(SPECS)
  })

  it('reads a set in the order of its entry, and the default for what is missing or does not fit', () => {
    expect(readOptions({ loud: true, deck: ['queen', 'ace'] })).toEqual({
      way: 'left',
      loud: true,
      limit: 15,
      deck: ['ace', 'queen'],
    })
    expect(readOptions({ way: 'up', limit: 16, deck: 'ace', colour: 'red' })).toEqual({
      way: 'left',
      loud: false,
      limit: 15,
      deck: null,
    })
  })
})

describe('the seats of people', () => {
  const ASKING: readonly OptionSpec[] = [...SPECS, { key: 'people', kind: 'people', default: null }]

  it('are written for a game that asks for them, and for no other', () => {
    expect(withPeople({ options: ASKING }, { loud: true, people: [7] }, [0, 2])).toEqual({ loud: true, people: [0, 2] })
    expect(withPeople({ options: SPECS }, { loud: true }, [0, 2])).toEqual({ loud: true })
  })

  it('are in order, each once', () => {
    const taken = (people: readonly (number | string)[]) => !isRefusal(resolveOptions({ options: ASKING }, { people }))
    expect([[], [0], [0, 2], [1, 2, 9]].map(taken)).toEqual([true, true, true, true])
    expect([[0, 0], [2, 0], [-1], [0.5], ['0']].map(taken)).toEqual(Array(5).fill(false))
  })
})

describe('the deck of a table', () => {
  const deck = (value: string | null) =>
    !isRefusal(resolveOptions({ options: [{ key: 'cards', kind: 'deck', default: null }] }, { cards: value }))
  const hash = '0123456789abcdef'.repeat(4)

  it('is the built-in one, or is named by a whole hash and nothing else', () => {
    expect([null, hash].map(deck)).toEqual([true, true])
    expect([`${hash}0`, ` ${hash}`, hash.slice(1), hash.toUpperCase(), ''].map(deck)).toEqual(Array(5).fill(false))
  })
})

const given = (options: Parameters<typeof resolveOptions>[1]) => resolveOptions({ options: SPECS }, options)

describe('the options of a table', () => {
  it('are the defaults where nothing is given', () => {
    expect(given({})).toEqual({ way: 'left', loud: false, limit: 15, deck: null })
  })

  it('take what is given in the place of the defaults', () => {
    expect(given({ way: 'right', loud: true, limit: 55, deck: ['queen', 'ace'] })).toEqual({
      way: 'right',
      loud: true,
      limit: 55,
      deck: ['queen', 'ace'],
    })
  })

  it('know no others', () => {
    expect(given({ way: 'left', colour: 'red' })).toEqual({ refused: 'optionUnknown', params: { option: 'colour' } })
    expect(given(JSON.parse('{"__proto__": 1}') as { [key: string]: number })).toEqual({
      refused: 'optionUnknown',
      params: { option: '__proto__' },
    })
  })

  const wrong: readonly (readonly [string, Parameters<typeof resolveOptions>[1]])[] = [
    ['way', { way: 'up' }],
    ['way', { way: 1 }],
    ['loud', { loud: 'yes' }],
    ['loud', { loud: 1 }],
    ['limit', { limit: -5 }],
    ['limit', { limit: 75 }],
    ['limit', { limit: 25 }],
    ['limit', { limit: 15.5 }],
    ['limit', { limit: '35' }],
    ['deck', { deck: ['jack'] }],
    ['deck', { deck: ['ace', 'ace'] }],
    ['deck', { deck: 'ace' }],
    ['deck', { deck: [1] }],
  ]
  it.each(wrong)('refuse a %s that is none: %j', (option, options) => {
    expect(given(options)).toEqual({ refused: 'optionValue', params: { option } })
  })

  it('have their boundaries inside', () => {
    for (const limit of [15, 35, 55]) expect(isRefusal(given({ limit }))).toBe(false)
    expect(given({ deck: [] })).toMatchObject({ deck: [] })
  })

  it('may have a value apart from the range, and none between', () => {
    const specs: readonly OptionSpec[] = [
      { key: 'clock', kind: 'number', min: 5, max: 10, step: 1, off: 0, default: 0 },
    ]
    const clock = (value: number): unknown => resolveOptions({ options: specs }, { clock: value })
    for (const value of [0, 5, 6, 10]) expect(clock(value)).toEqual({ clock: value })
    for (const value of [-1, 1, 4, 11])
      expect(clock(value)).toEqual({ refused: 'optionValue', params: { option: 'clock' } })
    const offered = specs.flatMap(spec => (spec.kind === 'number' ? numbersOf(spec) : []))
    expect(offered).toEqual([0, 5, 6, 7, 8, 9, 10])
  })
})
