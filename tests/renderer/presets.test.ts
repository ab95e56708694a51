/** House rules under a name: ours fit their games, a host's own come back as they were kept, and what is no preset is none. */
import { describe, expect, it } from 'vitest'
import {
  BOOK,
  BUILT,
  builtOptions,
  cleanName,
  isSet,
  keptOptions,
  MOST_KEPT,
  readPresets,
  withPreset,
  type Preset,
} from '../../src-renderer/presets/presets'
import { SHELF } from '../../src-shared/games/shelf'
import { isRefusal, optionsOf } from '../../src-shared/kernel'
import { allWords } from '../kit/page'

const ALL = SHELF.map(game => [game.id, game] as const)
const HASH = 'a'.repeat(64)

describe('presets of ours', () => {
  it.each(ALL)('of %s are there, are taken as they are, and differ from each other and from the book', (id, game) => {
    const sets = [BOOK, ...(BUILT[id] ?? [])].map(preset => builtOptions(preset, game.options))
    expect(sets.length).toBeGreaterThan(1)
    for (const options of sets) {
      const taken = optionsOf(game, options)
      expect(isRefusal(taken)).toBe(false)
      if (!isRefusal(taken)) expect(isSet(taken, options)).toBe(true)
      const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
      expect(isRefusal(taken) ? [] : counts.filter(seats => game.refuse(taken, seats) === null)).not.toEqual([])
    }
    expect(new Set(sets.map(options => JSON.stringify(options))).size).toBe(sets.length)
  })

  it.each(ALL)('of %s have names in every language', id => {
    for (const language of ['en', 'ru', 'it'] as const) {
      for (const { name } of BUILT[id] ?? []) expect(allWords(language).has(`presets.built.${id}.${name}`)).toBe(true)
    }
  })

  it("leave the table's own deck where it is", () => {
    const tales = SHELF.find(({ id }) => id === 'tales')
    expect(builtOptions(BOOK, tales?.options ?? [])).toEqual({ a: 'random', b: 'random' })
  })

  it('set back what another one has set', () => {
    const castle = SHELF.find(({ id }) => id === 'castle')
    const [italian] = BUILT.castle ?? []
    if (!castle || !italian) throw new Error('no castle')
    expect(builtOptions(italian, castle.options)).toMatchObject({ edition: 'it', smuggling: false })
    expect(builtOptions(BOOK, castle.options)).toMatchObject({ edition: 'ru' })
  })
})

describe("a preset of one's own", () => {
  const mine: Preset = { name: 'Ours', options: { challenge: 'sealed' }, clock: 30 }

  it('comes back as it was kept', () => {
    expect(readPresets(JSON.stringify([mine]))).toEqual([mine])
  })

  it('takes the place of one of the same name, and there is an end to them', () => {
    expect(withPreset([mine], { ...mine, clock: 60 })).toEqual([{ ...mine, clock: 60 }])
    const many = Array.from({ length: MOST_KEPT }, (_, i) => ({ ...mine, name: `${i}` }))
    expect(withPreset(many, mine)).toBeNull()
    expect(withPreset(many, { ...mine, name: '3' })).toHaveLength(MOST_KEPT)
    expect(withPreset(many.slice(1), mine)).toHaveLength(MOST_KEPT)
  })

  it('sets what it holds, whether or not the game still has that: the host refuses it then, by name', () => {
    const mascarade = SHELF.find(({ id }) => id === 'mascarade')
    if (!mascarade) throw new Error('no mascarade')
    const options = keptOptions({ ...mine, options: { ...mine.options, gone: true } }, mascarade.options)
    expect(options).toMatchObject({ challenge: 'sealed', turnLimit: 0, gone: true })
    expect(optionsOf(mascarade, options)).toEqual({ refused: 'optionUnknown', params: { option: 'gone' } })
    expect(
      optionsOf(mascarade, keptOptions({ ...mine, options: { challenge: 'shouted' } }, mascarade.options)),
    ).toEqual({ refused: 'optionValue', params: { option: 'challenge' } })
    const tales = SHELF.find(({ id }) => id === 'tales')
    expect(keptOptions({ name: 'Deck', options: { deck: HASH } }, tales?.options ?? [])).toMatchObject({ deck: HASH })
  })

  it.each([
    ['nothing', null],
    ['no list', '{}'],
    ['no JSON', '{'],
    ['no object', '[1, null, "a"]'],
    ['no name', '[{"options":{}}]'],
    ['an empty name', '[{"name":" \\u200b","options":{}}]'],
    ['options that are a list', '[{"name":"a","options":[]}]'],
  ])('of %s is none', (_, text) => {
    expect(readPresets(text)).toEqual([])
  })

  it('has a clock that tables have, or none', () => {
    expect(readPresets('[{"name":"a","options":{},"clock":31}]')).toEqual([{ name: 'a', options: {} }])
  })

  it('has a name of one line', () => {
    expect(cleanName('  a\n b\u202ec  ')).toBe('a bc')
    expect(cleanName('x'.repeat(40))).toHaveLength(32)
  })
})
