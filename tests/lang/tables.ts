/** The words of every game on the shelf: a line a game. */
import { castleWords } from '../../src-shared/games/castle/words'
import { mascaradeWords } from '../../src-shared/games/mascarade/words'
import { overlordWords } from '../../src-shared/games/overlord/words'
import { talesWords } from '../../src-shared/games/tales/words'
import type { Worded } from '../kit/words'

export const GAME_WORDS: { readonly [game: string]: Worded } = {
  mascarade: mascaradeWords,
  castle: castleWords,
  tales: talesWords,
  overlord: overlordWords,
}
