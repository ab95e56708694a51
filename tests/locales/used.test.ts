/** Every message is used somewhere: a key that no code mentions is a leftover. */
import { describe, expect, it } from 'vitest'
import { hallMessages } from '../../src-shared/locales/hall'
import { deckMessages } from '../../src-shared/locales/decks'
import { keepingMessages } from '../../src-shared/locales/keeping'
import { appMessages } from '../../src-shared/locales/messages'
import { usageIn } from '../kit/usage'
import { textsOf } from '../kit/messages'
import { GAME_MESSAGES } from './gameMessages'

const TABLES = [
  ['interface', '', appMessages] as const,
  ['hall', '', hallMessages] as const,
  ['keeping', '', keepingMessages] as const,
  ['decks', '', deckMessages] as const,
  ...Object.entries(GAME_MESSAGES).map(([game, words]) => [game, `games.${game}.`, words] as const),
]

const usage = usageIn(['src-renderer', 'src-main', 'src-shared'], /[\\/]locales[\\/]/)

/** Told section by section, or chosen by number, as they stand in the table; zones, by a game's table for the plain board. */
const LISTED = /^(rulebook|hints|excuses\.\w+|orders|zones)\./

describe('every word is used', () => {
  it.each(TABLES)('%s', (_, prefix, words) => {
    expect(
      textsOf(words)
        .keys()
        .filter(key => !LISTED.test(key) && !usage.uses(prefix + key)),
    ).toEqual([])
  })
})

describe('controls', () => {
  it.each([
    'table.nothingSaysThis',
    'games.castle.board.nothing',
    'games.castle.societies.order.nothing',
    'games.mascarade.events.nothing',
    'refusals.unheardOf',
  ])('%s would be found', key => {
    expect(usage.uses(key)).toBe(false)
  })
})
