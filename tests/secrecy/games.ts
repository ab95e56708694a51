/** The four games in the form that the suites of this folder use. */
import { twinCastle } from './castle'
import { twinMascarade } from './mascarade'
import { twinOverlord } from './overlord'
import { twinTales } from './tales'

export const ALL_GAMES = [
  ['Mascarade', twinMascarade],
  ['Castle', twinCastle],
  ['Tales', twinTales],
  ['Overlord', twinOverlord],
] as const
