/** The rooms for names: on cards in em of the card, over the columns of the final count in rem. */
import { DEFAULT_STYLE, type TextRoom, type TextStyle } from '../../ui/fitText'

export const ROOMS = {
  /** Below the picture of a small card, which is 3.75 em wide. */
  small: { width: 3.4, height: 1.75, largest: 0.66 },
  /** Beside the picture of a large card. */
  full: { width: 5.4, height: 3.4, largest: 1 },
  columnOnPhone: { width: 4.3, height: 4, largest: 0.85 },
  column: { width: 5.4, height: 4, largest: 1 },
} as const satisfies { readonly [place: string]: TextRoom }

export const NAME_STYLE: Partial<TextStyle> = {
  wideLetters: `${DEFAULT_STYLE.wideLetters}Дд`,
  other: 0.66,
  space: 0.35,
  lineHeight: 1.06,
  breakAfter: '-\u00ad',
  smallest: 0.26,
}
