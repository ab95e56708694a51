/** Tables of the games whose pages are watched, without their seats. */
import { smugglersUi } from '../../../template/page/ui'
import { smugglers } from '../../../template/shared/rules'
import type { GameUi } from '../../../src-renderer/games/gameUi'
import { castleUi } from '../../../src-renderer/games/castle/ui'
import { mascaradeUi } from '../../../src-renderer/games/mascarade/ui'
import { overlordUi } from '../../../src-renderer/games/overlord/ui'
import { talesUi } from '../../../src-renderer/games/tales/ui'
import { castle } from '../../../src-shared/games/castle/rules'
import { mascarade } from '../../../src-shared/games/mascarade/rules'
import { overlord } from '../../../src-shared/games/overlord/rules'
import { tales } from '../../../src-shared/games/tales/rules'
import type { Game } from '../../../src-shared/kernel'
import { nextMove as castleMove } from '../../games/castle/rules/play'
import { nextMove as mascaradeMove } from '../../games/mascarade/rules/play'
import { nextMove as overlordMove } from '../../games/overlord/rules/play'
import { moves, type Asking, type NextMove } from '../../kit/play'
import type { Watching } from './match'

function of(game: unknown, ui: GameUi, next: NextMove): Omit<Watching, 'seats' | 'seat'> {
  return { game: game as Game, ui, next, deal: 1, narrow: false, most: 300 }
}

const answers = new WeakMap<Asking, number>()

/** Declarations are seldom at first, and then as likely as anything else: a match comes to its end. */
const declaring: NextMove = (match, random) => {
  const before = answers.get(match) ?? 0
  answers.set(match, before + 1)
  return (before < 120 ? castleMove : moves())(match, random)
}

export const MASCARADE = of(mascarade, mascaradeUi, mascaradeMove)
export const CASTLE = of(castle, castleUi, declaring)
export const TALES = of(tales, talesUi, moves())
export const OVERLORD = of(overlord, overlordUi, overlordMove)
export const NEW_GAME = of(smugglers, smugglersUi, moves())
