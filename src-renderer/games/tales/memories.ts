/** Dark Tales' memories on the page. */
import { memories } from '../../../src-shared/games/tales/memories'
import type { GameMemories } from '../gameMemories'
import { cardName } from './names'
import { asDeck } from './selectors'

const ICONS: { readonly [key: string]: string } = {
  comeback: 'deed.line',
  bestTurn: 'deed.points',
  bestCard: 'deed.front',
  robber: 'deed.hand',
  breaker: 'deed.discard',
}

export const talesMemories: GameMemories = {
  of: memories,
  word: (_, card, { ownDeck, language, t }) => cardName(asDeck(ownDeck), card, language.value, t),
  icon: ({ key }) => ICONS[key] ?? 'deed.points',
}
