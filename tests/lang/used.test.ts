/** Every word is said somewhere: a key that no code speaks of is a leftover. */
import { describe, expect, it } from 'vitest'
import { interfaceWords } from '../../src-shared/lang'
import { usageIn } from '../kit/usage'
import { textsOf } from '../kit/words'
import { GAME_WORDS } from './tables'

const TABLES = [
  ['interface', '', interfaceWords] as const,
  ...Object.entries(GAME_WORDS).map(([game, words]) => [game, `games.${game}.`, words] as const),
]

const usage = usageIn(['src-renderer', 'src-main', 'src-shared'], /[\\/]words[\\/]|lang[\\/]\w+\.ts$/)

/** Told section by section, or chosen by number, as they stand in the table. */
const LISTED = /^(rulebook|excuses\.\w+|orders)\./

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
