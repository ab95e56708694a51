/** Pictures of the faces that people choose, and the values of their colours. */
import type { Colour } from '../../src-shared/wire/avatars'

/** The grounds on which faces are drawn: each is told from the others, and carries a dark picture. */
export const COLOUR_VALUES: { readonly [colour in Colour]: string } = {
  rose: '#f27a8a',
  orange: '#f29b5c',
  gold: '#f0c755',
  lime: '#c3d95c',
  leaf: '#7cc96b',
  teal: '#55c4ac',
  sky: '#63c6ea',
  blue: '#7ba2f2',
  violet: '#a98df0',
  plum: '#dc86d6',
  sand: '#d9b48a',
  silver: '#c3c9d2',
}
