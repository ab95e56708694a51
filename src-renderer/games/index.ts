/** All games that this page knows. */
import type { PageManifest } from './manifest'
import * as registry from './registry'

/** In the order in which lists show them. */
export const PAGE_GAMES: readonly PageManifest[] = Object.values(registry).sort((a, b) => a.order - b.order)

export const pageGame = (id: string): PageManifest | undefined => PAGE_GAMES.find(game => game.id === id)
