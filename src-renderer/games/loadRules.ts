/** Loads the rules of a game when one of its matches is watched or checked. */
import type { Game } from '../../src-shared/kernel'
import { pageGame } from '.'

/** @returns null for a game that this page does not know */
export const loadRules = (id: string): Promise<Game | null> => pageGame(id)?.rules() ?? Promise.resolve(null)
