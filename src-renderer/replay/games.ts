/** The rules of every game, each loaded when a match of it is watched again. */
import type { Game } from '../../src-shared/kernel'

/** A game's own types are hidden here, as on the shelf. */
const hidden = (game: object): Game => game as Game

const LOADERS: { readonly [game: string]: () => Promise<Game> } = {
  mascarade: async () => hidden((await import('../../src-shared/games/mascarade')).mascarade),
  castle: async () => hidden((await import('../../src-shared/games/castle')).castle),
  tales: async () => hidden((await import('../../src-shared/games/tales')).tales),
  overlord: async () => hidden((await import('../../src-shared/games/overlord')).overlord),
}

/** @returns null for a game that this page does not know */
export const rulesOf = (id: string): Promise<Game | null> =>
  Object.hasOwn(LOADERS, id) && LOADERS[id] ? LOADERS[id]() : Promise.resolve(null)
