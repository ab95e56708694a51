/** All games, for hosts, bots' workers and tools. */
import type { Game } from '../kernel'
import type { GameManifest } from './manifest'
import * as registry from './registry'

const MANIFESTS: readonly GameManifest[] = Object.values(registry).sort((a, b) => a.order - b.order)

/** The rules of every game, in the order in which lists show them. */
export const GAMES: readonly Game[] = MANIFESTS.map(({ rules }) => rules)

/** The rules of the game with this id. */
export const gameById = (id: string): Game | undefined => GAMES.find(game => game.id === id)

/** All that the host side knows of the game with this id. */
export const manifestById = (id: string): GameManifest | undefined => MANIFESTS.find(({ rules }) => rules.id === id)
