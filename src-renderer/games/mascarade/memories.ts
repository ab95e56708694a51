/** Mascarade's memories on the page. */
import { memories } from '../../../src-shared/games/mascarade/memories'
import type { GameMemories } from '../gameMemories'
import { characterName } from './names'

/** What goes with a memory that names no character. */
const ICONS: { readonly [key: string]: string } = { fines: 'judge', blindWin: 'look' }

export const mascaradeMemories: GameMemories = {
  of: memories,
  word: (_, character, context) => characterName(character, context),
  icon: ({ key, params }) => (typeof params.character === 'string' ? params.character : (ICONS[key] ?? 'announce')),
}
