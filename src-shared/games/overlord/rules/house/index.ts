/** The house deck: 121 hints and 37 actions. */
import { CHARACTERS } from './characters'
import { EVENTS } from './events'
import type { HouseHint } from './hints'
import { ITEMS } from './items'
import { JOKERS } from './jokers'
import { MONSTERS } from './monsters'
import { PLACES } from './places'

export { HOUSE_ACTIONS, type ActionKind, type HouseAction } from './actions'
export { MARKS, MOTIFS, TONES, type Emblem, type Mark, type Motif, type Tone } from './emblems'
export { HINT_SYMBOLS, type HintSymbol, type HouseHint } from './hints'

export const HOUSE_HINTS: readonly HouseHint[] = [...CHARACTERS, ...ITEMS, ...PLACES, ...MONSTERS, ...EVENTS, ...JOKERS]
