/** The house deck: as many cards as the box says, each its own, and fit to be read and printed in three languages. */
import { describe, expect, it } from 'vitest'
import {
  HINT_SYMBOLS,
  HOUSE_ACTIONS,
  HOUSE_HINTS,
  MARKS,
  MOTIFS,
  TONES,
} from '../../../../src-shared/games/overlord/rules/house'

import { overlordMessages } from '../../../../src-shared/games/overlord/locales/messages'
import { LANGUAGE_IDS, type Language } from '../../../../src-shared/locales/languages'

/** What fits on a card in two lines. */
const LONGEST_TITLE = 34

const FIVE = HINT_SYMBOLS.filter(symbol => symbol !== 'joker')
const titlesIn = (language: Language): readonly string[] => Object.values(overlordMessages[language].hints)
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
const breaking = (language: Language, rule: (title: string) => boolean) =>
  titlesIn(language).filter(title => !rule(title))

describe('hints', () => {
  it('are 23 of each symbol and 6 jokers', () => {
    expect(HINT_SYMBOLS.map(symbol => HOUSE_HINTS.filter(hint => hint.symbol === symbol).length)).toEqual([
      23, 23, 23, 23, 23, 6,
    ])
    expect(HOUSE_HINTS).toHaveLength(121)
  })

  it('have titles by their ids, and no other has one', () => {
    expect(Object.keys(overlordMessages.en.hints)).toEqual(HOUSE_HINTS.map(({ id }) => id))
  })

  it('have an id of their own in kebab case', () => {
    const ids = HOUSE_HINTS.map(({ id }) => id)
    expect(repeated(ids)).toEqual([])
    expect(ids.filter(id => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  })

  it.each(LANGUAGE_IDS)('have a title of their own, short and clean (%s)', language => {
    expect(repeated(titlesIn(language).map(title => title.toLowerCase()))).toEqual([])
    expect(breaking(language, title => title.length >= 5 && title.length <= LONGEST_TITLE)).toEqual([])
    expect(
      breaking(
        language,
        title => title === title.trim().normalize('NFC') && !title.includes('  ') && !title.endsWith('.'),
      ),
    ).toEqual([])
    // Markup, what vue-i18n would read as its own, straight quotes, control and invisible characters.
    expect(breaking(language, title => !/[<>&{}|@"'`\p{C}]/u.test(title))).toEqual([])
  })
})

describe('titles', () => {
  it('are English letters with curly quotes', () => {
    expect(breaking('en', title => /^[A-Za-z ,:’“”-]+$/.test(title) && /^[A-Z]/.test(title))).toEqual([])
    expect(breaking('en', title => /^[^“”]*(“[^“”]+”[^“”]*)?$/.test(title))).toEqual([])
  })

  it('are Cyrillic with angle quotes and the long dash between spaces', () => {
    expect(breaking('ru', title => /^[А-ЯЁа-яё ,:!/()«»—-]+$/.test(title) && /^[А-ЯЁ]/.test(title))).toEqual([])
    expect(breaking('ru', title => /^[^«»]*(«[^«»]+»[^«»]*)?$/.test(title))).toEqual([])
    expect(breaking('ru', title => !/\S—|—\S| -|- /.test(title))).toEqual([])
  })

  it('are Italian letters with their accents, and the curly apostrophe between letters', () => {
    expect(breaking('it', title => /^[A-Za-zàèéìòùÈ ,:’«»-]+$/.test(title) && /^[A-ZÈ]/.test(title))).toEqual([])
    expect(breaking('it', title => /^[^«»]*(«[^«»]+»[^«»]*)?$/.test(title))).toEqual([])
    expect(breaking('it', title => !/(^|[^a-z])’|’([^a-z]|$)/i.test(title))).toEqual([])
    // A closed é ends perché, né, sé and ventitré alone: elsewhere è was meant.
    expect(breaking('it', title => !/(?<!ch|\bn|\bs|tr)é/.test(title))).toEqual([])
  })
})

describe('emblems', () => {
  it('are made of the known words, all of which are used', () => {
    const used = (words: readonly (string | undefined)[]) =>
      [...new Set(words.filter(word => word !== undefined))].sort()
    expect(used(HOUSE_HINTS.map(({ emblem }) => emblem.base))).toEqual([...MOTIFS].sort())
    expect(used(HOUSE_HINTS.map(({ emblem }) => emblem.tone))).toEqual([...TONES].sort())
    expect(used(HOUSE_HINTS.map(({ emblem }) => emblem.mark))).toEqual([...MARKS].sort())
  })

  it('are distinct, without their colour too', () => {
    expect(repeated(HOUSE_HINTS.map(({ emblem: { base, mark } }) => `${base} ${mark ?? '–'}`))).toEqual([])
  })
})

describe('actions', () => {
  const count = (rule: (action: (typeof HOUSE_ACTIONS)[number]) => boolean) => HOUSE_ACTIONS.filter(rule).length

  it('are 15 passes, 10 freezes and 12 that are both, each with an id of its own', () => {
    expect(HOUSE_ACTIONS).toHaveLength(37)
    expect((['pass', 'freeze', 'both'] as const).map(kind => count(action => action.kind === kind))).toEqual([
      15, 10, 12,
    ])
    expect(repeated(HOUSE_ACTIONS.map(({ id }) => id))).toEqual([])
    expect(HOUSE_ACTIONS.filter(({ id, kind, symbol }) => !new RegExp(`^${kind}-${symbol}-[1-3]$`).test(id))).toEqual(
      [],
    )
  })

  it('show 7 of each symbol and 2 jokers', () => {
    expect(HINT_SYMBOLS.map(symbol => count(action => action.symbol === symbol))).toEqual([7, 7, 7, 7, 7, 2])
  })

  it('have 12 skulls, on about a third of each kind', () => {
    expect(count(({ skull }) => skull)).toBe(12)
    expect(
      (['pass', 'freeze', 'both'] as const).map(kind => count(action => action.kind === kind && action.skull)),
    ).toEqual([5, 3, 4])
  })

  it.each(FIVE)('can pass and freeze with a %s, with a skull and without', symbol => {
    for (const kind of ['pass', 'freeze'] as const) {
      const skulls = HOUSE_ACTIONS.filter(
        action => action.symbol === symbol && (action.kind === kind || action.kind === 'both'),
      ).map(({ skull }) => skull)
      expect(skulls).toContain(true)
      expect(skulls).toContain(false)
    }
  })

  it('have a joker with a skull and one without', () => {
    expect(HOUSE_ACTIONS.filter(({ symbol }) => symbol === 'joker').map(({ skull }) => skull)).toEqual([true, false])
  })
})
