/** All texts of all languages keep to the glossary, and are set as the language sets them. */
import { describe, expect, it } from 'vitest'
import { forEachLanguage } from '../../src-shared/locales/byLanguage'
import { appMessages } from '../../src-shared/locales/messages'
import { hallMessages } from '../../src-shared/locales/hall'
import { deckMessages } from '../../src-shared/locales/decks'
import { keepingMessages } from '../../src-shared/locales/keeping'
import { desktopMessages } from '../../src-shared/locales/desktop'
import { desktopShellMessages } from '../../src-shared/locales/desktopShell'
import { LANGUAGE_IDS, type Language } from '../../src-shared/locales/languages'
import { terminalMessages } from '../../src-shared/locales/terminal'
import { terminalHelp } from '../../src-shared/locales/terminalHelp'
import { leaves, type WordTable } from '../kit/messages'
import { GAME_MESSAGES } from './gameMessages'
import { GLOSSARY, TYPOGRAPHY, type BannedWord } from './glossary'

type Area = readonly [name: string, tables: { readonly [language in Language]: WordTable }]

/** What the bots say for their reasons, and the teachers: each in a file of its own, beside the messages. */
const spoken = import.meta.glob('../../src-shared/games/*/locales/*/{coach,servantCoach,lesson}.ts', { eager: true })
const spokenIn = (game: string, language: Language): WordTable =>
  Object.fromEntries(
    Object.entries(spoken)
      .filter(([path]) => path.includes(`/games/${game}/locales/${language}/`))
      .map(([path, module]) => [path.replace(/^.*\/(\w+)\.ts$/, '$1'), { ...(module as object) } as WordTable]),
  )

const AREAS: readonly Area[] = [
  ['interface', appMessages as unknown as Area[1]],
  ['hall', hallMessages as unknown as Area[1]],
  ['keeping', keepingMessages as unknown as Area[1]],
  ['decks', deckMessages as unknown as Area[1]],
  ['desktop', desktopMessages as unknown as Area[1]],
  ['shell', desktopShellMessages as unknown as Area[1]],
  ['terminal', terminalMessages as unknown as Area[1]],
  ['help', terminalHelp as unknown as Area[1]],
  ...Object.entries(GAME_MESSAGES).map(([game, tables]): Area => [
    game,
    forEachLanguage(language => ({
      ...(tables as unknown as Area[1])[language],
      spoken: spokenIn(game, language),
    })),
  ]),
]

const textsIn = (language: Language): readonly (readonly [area: string, key: string, text: string])[] =>
  AREAS.flatMap(([area, tables]) =>
    leaves(tables[language]).map(
      ([key, text]) => [area, area === 'interface' ? key : `${area}: ${key}`, text] as const,
    ),
  )

/** Where a banned word is, with the better one. */
const found = (language: Language, words: readonly BannedWord[], texts = textsIn(language)): string[] =>
  texts.flatMap(([area, key, text]) =>
    words
      .filter(
        ({ word, only, except }) =>
          (only ?? area) === area && word.test(text) && !except?.test(key) && !except?.test(text),
      )
      .map(({ word, better }) => `${key}: “${word.exec(text)?.[0] ?? ''}” → ${better} (in “${text}”)`),
  )

describe('the texts in', () => {
  it.each(LANGUAGE_IDS)('%s are all read', language => {
    const areas = new Set(textsIn(language).map(([area]) => area))
    expect(areas.size).toBe(AREAS.length)
    const files = Object.keys(spoken).filter(path => path.includes(`/locales/${language}/`))
    expect(files.length).toBeGreaterThan(0)
    for (const path of files) {
      const [, game = '', file = ''] = /games\/(\w+)\/.*\/(\w+)\.ts$/.exec(path) ?? []
      expect([path, textsIn(language).some(([, key]) => key.startsWith(`${game}: spoken.${file}.`))]).toEqual([
        path,
        true,
      ])
    }
  })

  it.each(LANGUAGE_IDS)('%s have one word per concept', language => {
    expect(found(language, GLOSSARY[language])).toEqual([])
  })

  it.each(LANGUAGE_IDS)('%s are set as the language sets them', language => {
    expect(found(language, [...TYPOGRAPHY.all, ...TYPOGRAPHY[language]])).toEqual([])
  })
})

describe('controls: the glossary finds', () => {
  it.each([
    ['en', 'Whoever is new may look on'],
    ['en', 'You do not have a seat'],
    ['ru', 'Хост закрыл стол'],
    ['it', 'Decide chi guida il tavolo'],
  ] as const)('in %s: %s', (language, text) => {
    expect(found(language, GLOSSARY[language], [['interface', 'control', text]])).not.toEqual([])
  })

  it.each([
    ['ru', 'Всё – готово'],
    ['ru', 'Всё готово !'],
    ['en', 'Wait...'],
    ['en', "It's ready"],
    ['it', 'Tutto  pronto'],
  ] as const)('in %s: %s', (language, text) => {
    const words = [...TYPOGRAPHY.all, ...TYPOGRAPHY[language]]
    expect(found(language, words, [['interface', 'control', text]])).not.toEqual([])
  })

  it('in a game the words of its printed rules', () => {
    expect(found('ru', GLOSSARY.ru, [['overlord', 'overlord: control', 'третий взгляд']])).not.toEqual([])
    expect(found('ru', GLOSSARY.ru, [['tales', 'tales: control', 'на первый взгляд']])).toEqual([])
  })
})
