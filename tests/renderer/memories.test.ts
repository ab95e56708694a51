/** The memories of a match and the winners' headline, in words: in every language, for those who may read them. */
import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../src-shared/fair/verdict'
import { LANGUAGES } from '../../src-shared/locales/languages'
import type { Memory } from '../../src-shared/record'
import type { Finding } from '../../src-renderer/fair/witness'
import { PAGE_GAMES, pageGame } from '../../src-renderer/games'
import type { GameMemories } from '../../src-renderer/games/gameMemories'
import { tellableRecord } from '../../src-renderer/result/tellableRecord'
import { memoryTexts } from '../../src-renderer/result/memoryTexts'
import { winnerTexts } from '../../src-renderer/result/winners'
import { textsOf } from '../kit/messages'
import { literalRecord } from '../kit/record'
import { GAME_MESSAGES } from '../locales/gameMessages'
import { contextIn, NAMES } from './kit'

/** A memory of every kind of a game, as its module makes it. */
const MEMORIES: { readonly [game: string]: readonly Memory[] } = {
  mascarade: [
    { key: 'winningLie', seats: [1], params: { character: 'king', truth: 'fool' } },
    { key: 'boldestLie', seats: [1], params: { n: 3, character: 'king', truth: 'fool' } },
    { key: 'boldLies', seats: [1, 2], params: { n: 3 } },
    { key: 'catch', seats: [1], params: { n: 3, character: 'king', liars: [0, 2] } },
    { key: 'bluffs', seats: [1], params: { n: 2 } },
    { key: 'blindWin', seats: [1], params: { n: 12 } },
    { key: 'crowd', seats: [], params: { n: 3, character: 'king', liars: [0, 1, 2] } },
    { key: 'fines', seats: [1], params: { n: 3 } },
  ],
  castle: [
    { key: 'mistake', seats: [1], params: { society: 'order' } },
    { key: 'unmasked', seats: [1], params: { named: [2, 3] } },
    { key: 'friendlyFire', seats: [1, 2], params: { n: 2, society: 'brotherhood' } },
    { key: 'enemyGifts', seats: [1], params: { n: 2 } },
    { key: 'duelsWon', seats: [1], params: { n: 2 } },
    { key: 'insider', seats: [1], params: { n: 2 } },
    { key: 'traveller', seats: [], params: { object: 'whip', n: 5 } },
    { key: 'suspect', seats: [1], params: { n: 4 } },
  ],
  tales: [
    { key: 'comeback', seats: [1], params: { n: 2 } },
    { key: 'bestTurn', seats: [1], params: { n: 6, turn: 9 } },
    { key: 'bestCard', seats: [1], params: { n: 6, card: 'dragon' } },
    { key: 'robber', seats: [1], params: { n: 2 } },
    { key: 'breaker', seats: [1], params: { n: 3 } },
  ],
  overlord: [
    { key: 'narrowEscape', seats: [1], params: { n: 1 } },
    { key: 'noLook', seats: [1], params: {} },
    { key: 'longExcuse', seats: [1], params: { title: 'h1', line: 'I was told that “nobody” would notice.' } },
    { key: 'mercies', seats: [1], params: { n: 2 } },
    { key: 'scapegoat', seats: [1], params: { n: 3 } },
    { key: 'blamer', seats: [1], params: { n: 3 } },
    { key: 'freezer', seats: [1], params: { n: 2 } },
  ],
}

const recordOf = (game: string, seats = 4) => {
  const record = literalRecord({ game, seats })
  return { ...record, seats: record.seats.map((seat, i) => ({ ...seat, name: NAMES[i] ?? '' })) }
}

async function pageMemories(game: string): Promise<GameMemories> {
  const found = await pageGame(game)?.memories?.()
  if (!found) throw new Error(`${game} remembers nothing`)
  return found
}

/** The texts of these memories, whatever the record says. */
const textsFor = async (game: string, memories: readonly Memory[], language: 'en' | 'ru' | 'it', you: number | null) =>
  memoryTexts({ ...(await pageMemories(game)), of: () => memories }, recordOf(game), contextIn(language, you, 4))

describe.each(PAGE_GAMES.map(({ id }) => id))('memories of %s', game => {
  it('have a text each, and no text is left over', () => {
    const words = GAME_MESSAGES[game]
    if (!words) throw new Error(`no words of ${game}`)
    expect(textsOf(words).below('memories.')).toEqual(
      (MEMORIES[game] ?? []).flatMap(({ key }) => [`${key}.title`, `${key}.text`]),
    )
  })

  it.each(LANGUAGES.map(({ id }) => id))('are whole sentences in %s', async language => {
    const texts = await textsFor(game, MEMORIES[game] ?? [], language, null)
    expect(texts).toHaveLength(MEMORIES[game]?.length ?? 0)
    for (const { title, text, who, icon } of texts) {
      expect(`${title} ${text} ${who}`).not.toMatch(/games\.|\{|undefined|\[object/)
      expect(text).toMatch(/[.!?»”]$/)
      expect(title).not.toBe('')
      expect(icon).not.toBe('')
    }
  })

  it('name whom they are about as they were called at the deal', async () => {
    const texts = await textsFor(game, MEMORIES[game] ?? [], 'en', 1)
    expect(texts.map(({ who }) => who)).toEqual(
      (MEMORIES[game] ?? []).map(({ seats }) => seats.map(seat => NAMES[seat]).join(' and ')),
    )
    expect(texts.map(({ mine }) => mine)).toEqual((MEMORIES[game] ?? []).map(({ seats }) => seats.includes(1)))
  })
})

describe('the words of a memory', () => {
  it('say that two share it', async () => {
    const both = { key: 'duelsWon', seats: [1, 2], params: { n: 2 }, tied: true } as const
    expect((await textsFor('castle', [both], 'it', null))[0]?.who).toBe('Boris e Carla, a pari merito')
  })

  it('are a deck’s own where it has its own titles', async () => {
    const record = {
      ...recordOf('tales'),
      deck: { cards: [{ id: 'dragon', titles: { en: 'Grumpy Worm' } }], a: [], b: [] },
    }
    const { word, icon } = await pageMemories('tales')
    const memories = { word, icon, of: () => MEMORIES.tales?.filter(({ key }) => key === 'bestCard') ?? [] }
    expect(memoryTexts(memories, record, contextIn('en', null, 4))[0]?.text).toBe('Grumpy Worm: 6 points.')
  })

  it('quote a typed line within quotes of its own', async () => {
    const [excuse] = await textsFor(
      'overlord',
      MEMORIES.overlord?.filter(({ key }) => key === 'longExcuse') ?? [],
      'en',
      null,
    )
    expect(excuse?.text).toContain('“I was told that ‘nobody’ would notice.”')
  })

  it('are none where a record has another form than its game’s', async () => {
    const broken = literalRecord({
      game: 'castle',
      seats: 4,
      answers: [{ told: [{ event: { kind: 'end', society: 'x' } }] }],
    })
    expect(memoryTexts(await pageMemories('castle'), broken, contextIn('en', null, 4))).toEqual([])
  })
})

describe('the record that memories are told from', () => {
  const record = recordOf('castle')
  const finding = (verdict: Verdict | null): Finding => ({ record, seen: true, verdict, all: [] })

  it('is that of this match, once it is checked', () => {
    expect(tellableRecord(finding({ is: 'fair', frames: 3 }), record.id)).toBe(record)
    expect(tellableRecord(finding({ is: 'unchecked', obstacle: { why: 'absent' } }), record.id)).toBe(record)
    expect(tellableRecord(finding(null), record.id)).toBeNull()
    expect(tellableRecord(null, record.id)).toBeNull()
  })

  it('is none that was found false, and none of another match', () => {
    expect(tellableRecord(finding({ is: 'differs', difference: { what: 'deck' } }), record.id)).toBeNull()
    expect(tellableRecord(finding({ is: 'fair', frames: 3 }), 'm2')).toBeNull()
    expect(tellableRecord(finding({ is: 'fair', frames: 3 }), null)).toBeNull()
  })
})

describe('the headline of a result', () => {
  const headline = (winners: readonly number[], you: number | null, language: 'en' | 'ru' | 'it' = 'en') =>
    winnerTexts(winners, contextIn(language, you, 9))

  it('is about the reader alone, about others, or about both', () => {
    expect(headline([0], 0)).toEqual({ headline: 'You win!', everybody: '' })
    expect(headline([0], 1).headline).toBe('Anna wins')
    expect(headline([0, 1], 2).headline).toBe('Anna and Boris win')
    expect(headline([0, 1, 2], 1).headline).toBe('You, Anna and Carla win')
  })

  it('says so in every language', () => {
    expect(headline([0, 1, 2], 1, 'ru').headline).toBe('Победа: вы, Anna и Carla')
    expect(headline([0, 1, 2], 1, 'it').headline).toBe('Vincete tu, Anna e Carla')
  })

  it('leaves nobody out: from four winners on all names stand below', () => {
    expect(headline([0, 1, 2], 8).everybody).toBe('')
    expect(headline([0, 1, 2, 3], 8)).toEqual({
      headline: 'Anna, Boris and 2 more win',
      everybody: 'Anna, Boris, Carla and Dmitri',
    })
    expect(headline([0, 1, 2, 3], 3)).toEqual({
      headline: 'You, Anna and 2 more win',
      everybody: 'Anna, Boris, Carla and Dmitri',
    })
  })
})
