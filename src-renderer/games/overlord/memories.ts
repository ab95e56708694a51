/** The Overlord's memories on the page. */
import { memories } from '../../../src-shared/games/overlord/memories'
import { plainText } from '../../../src-shared/text/plainText'
import type { GameMemories } from '../gameMemories'
import { deckOf } from './cards'
import { innerTitle, withInnerQuotes } from './names'

const ICONS: { readonly [key: string]: string } = {
  narrowEscape: 'skull',
  noLook: 'symbol.joker',
  longExcuse: 'symbol.event',
  mercies: 'symbol.character',
  scapegoat: 'kind.pass',
  blamer: 'kind.both',
  freezer: 'kind.freeze',
}

export const overlordMemories: GameMemories = {
  of: memories,
  word: (param, value, context) =>
    param === 'title'
      ? innerTitle(deckOf(context.ownDeck).hints.find(({ id }) => id === value) ?? null, context)
      : withInnerQuotes(plainText(value), context.language.value),
  icon: ({ key }) => ICONS[key] ?? 'skull',
}
