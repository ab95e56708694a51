/** The three languages say the same things: the interface, and every game on the shelf. */
import { describe, expect, it } from 'vitest'
import { SHELF } from '../../src-shared/games/shelf'
import { interfaceWords } from '../../src-shared/lang'
import { LANGUAGES, proveParity, textsOf } from '../kit/words'
import { allWords } from '../kit/page'
import { GAME_WORDS } from './tables'

describe('interface words', () => {
  proveParity(interfaceWords, ['result.wins', 'history.won'])
})

describe.each(Object.keys(GAME_WORDS))('%s words', game => {
  const words = GAME_WORDS[game]
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
  expect(Object.keys(GAME_WORDS).sort()).toEqual(SHELF.map(game => game.id).sort())
})
