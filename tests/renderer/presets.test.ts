/** Presets: built-in ones fit their games, stored ones are read as they were stored, and invalid ones are dropped. */
import { describe, expect, it } from 'vitest'
import {
  BOOK,
  builtOptions,
  cleanName,
  isSet,
  keptOptions,
  MOST_KEPT,
  readPresets,
  withPreset,
  type Preset,
} from '../../src-renderer/presets/presets'
import { GAMES } from '../../src-shared/games'
import { LANGUAGE_IDS } from '../../src-shared/locales/languages'
import { isRefusal, resolveOptions } from '../../src-shared/kernel'
import { allWords } from '../kit/page'

const ALL = GAMES.map(game => [game.id, game] as const)
const files = import.meta.glob<readonly Preset[]>('../../src-renderer/games/*/presets.ts', {
  eager: true,
  import: 'presets',
})
const presetsOf = (game: string): readonly Preset[] => files[`../../src-renderer/games/${game}/presets.ts`] ?? []
const HASH = 'a'.repeat(64)

describe('built-in presets', () => {
  it.each(ALL)(
    'of %s exist, are accepted as they are, and differ from each other and from the rulebook',
    (id, game) => {
      const sets = [BOOK, ...presetsOf(id)].map(preset => builtOptions(preset, game.options))
      expect(sets.length).toBeGreaterThan(1)
      for (const options of sets) {
        const taken = resolveOptions(game, options)
        expect(isRefusal(taken)).toBe(false)
        if (!isRefusal(taken)) expect(isSet(taken, options)).toBe(true)
        const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
        expect(
          isRefusal(taken) ? [] : counts.filter(seats => game.validateOptions(taken, seats, null) === null),
        ).not.toEqual([])
      }
      expect(new Set(sets.map(options => JSON.stringify(options))).size).toBe(sets.length)
    },
  )

  it.each(ALL)('of %s have names in every language', id => {
    for (const language of LANGUAGE_IDS) {
      for (const { name } of presetsOf(id)) expect(allWords(language).has(`games.${id}.presets.${name}`)).toBe(true)
    }
  })

  it("keep the table's deck", () => {
    const tales = GAMES.find(({ id }) => id === 'tales')
    expect(builtOptions(BOOK, tales?.options ?? [])).toEqual({ a: 'random', b: 'random', first: 0 })
  })

  it('reset what another one has set', () => {
    const castle = GAMES.find(({ id }) => id === 'castle')
    const [italian] = presetsOf('castle')
    if (!castle || !italian) throw new Error('no castle')
    expect(builtOptions(italian, castle.options)).toMatchObject({ edition: 'italian', smuggling: false })
    expect(builtOptions(BOOK, castle.options)).toMatchObject({ edition: 'russian' })
  })
})

describe('a stored preset', () => {
  const mine: Preset = { name: 'Ours', options: { challenge: 'sealed' }, clock: 30 }

  it('is read as it was stored', () => {
    expect(readPresets(JSON.stringify([mine]))).toEqual([mine])
  })

  it('replaces one of the same name, and their number is limited', () => {
    expect(withPreset([mine], { ...mine, clock: 60 })).toEqual([{ ...mine, clock: 60 }])
    const many = Array.from({ length: MOST_KEPT }, (_, i) => ({ ...mine, name: `${i}` }))
    expect(withPreset(many, mine)).toBeNull()
    expect(withPreset(many, { ...mine, name: '3' })).toHaveLength(MOST_KEPT)
    expect(withPreset(many.slice(1), mine)).toHaveLength(MOST_KEPT)
  })

  it('sets everything it holds: the host refuses options that the game no longer has, by name', () => {
    const mascarade = GAMES.find(({ id }) => id === 'mascarade')
    if (!mascarade) throw new Error('no mascarade')
    const options = keptOptions({ ...mine, options: { ...mine.options, gone: true } }, mascarade.options)
    expect(options).toMatchObject({ challenge: 'sealed', turnLimit: 0, gone: true })
    expect(resolveOptions(mascarade, options)).toEqual({ refused: 'optionUnknown', params: { option: 'gone' } })
    expect(
      resolveOptions(mascarade, keptOptions({ ...mine, options: { challenge: 'shouted' } }, mascarade.options)),
    ).toEqual({ refused: 'optionValue', params: { option: 'challenge' } })
    const tales = GAMES.find(({ id }) => id === 'tales')
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
  ])('of %s is invalid', (_, text) => {
    expect(readPresets(text)).toEqual([])
  })

  it('has a valid clock, or none', () => {
    expect(readPresets('[{"name":"a","options":{},"clock":31}]')).toEqual([{ name: 'a', options: {} }])
  })

  it('has a name of one line', () => {
    expect(cleanName('  a\n b\u202ec  ')).toBe('a bc')
    expect(cleanName('x'.repeat(40))).toHaveLength(32)
  })
})
