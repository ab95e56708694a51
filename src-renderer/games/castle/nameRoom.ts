/** The room for a name on a card, which is 3.75 em wide and 5.25 em high. */
import type { TextRoom, TextStyle } from '../../ui/fitText'

/** In em of the card. */
export const NAME_ROOM: TextRoom = { width: 3.2, height: 2.1, largest: 0.68 }

/** A soft hyphen is a place to break, and as wide as a hyphen there. */
export const NAME_STYLE: Partial<TextStyle> = { wide: 0.98, lineHeight: 1.1, breakAfter: '-\u00ad' }
