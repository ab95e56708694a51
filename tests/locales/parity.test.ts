/** The three languages say the same things: the interface, and every game on the shelf. */
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../src-shared/games'
import { appMessages } from '../../src-shared/locales/messages'
import { LANGUAGES, proveParity, textsOf } from '../kit/messages'
import { allWords } from '../kit/page'
import { GAME_MESSAGES } from './gameMessages'

describe('interface words', () => {
  proveParity(appMessages, ['result.wins', 'history.won'])
})

describe.each(Object.keys(GAME_MESSAGES))('%s words', game => {
  const words = GAME_MESSAGES[game]
  if (!words) throw new Error(game)
  proveParity(words)

  it.each(LANGUAGES)('are on the page in %s', language => {
    const { has } = allWords(language)
    expect(
      textsOf(words)
        .keys()
        .filter(key => !has(`games.${game}.${key}`)),
    ).toEqual([])
  })
})

it('every game on the shelf is among them', () => {
  expect(Object.keys(GAME_MESSAGES).sort()).toEqual(GAMES.map(game => game.id).sort())
})
