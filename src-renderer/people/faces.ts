/** The values of the colours that people choose. */
import type { Colour } from '../../src-shared/wire/avatars'

/**
 * The grounds on which faces are drawn. They differ in lightness where hues alone would not do: also for people who see
 * no red, no green or no blue, any two are told apart.
 */
export const COLOUR_VALUES: { readonly [colour in Colour]: string } = {
  rose: '#cb4457',
  orange: '#dc7901',
  gold: '#f0b21a',
  lime: '#e8ef58',
  leaf: '#86cc86',
  teal: '#0b8580',
  sky: '#53c0f0',
  blue: '#6a8fff',
  violet: '#7b57c9',
  plum: '#c26bbf',
  sand: '#a99880',
  silver: '#c7d4de',
}
