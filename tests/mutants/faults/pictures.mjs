/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  fault(
    'pictures',
    'src-renderer/games/mascarade/masks.ts',
    "solid: HALF + 'M13 33C9 19 22 9 32 1C42 9 55 19 51 33C39 28 25 28 13 33ZM30.5 10v5h-5v3h5v7h3v-7h5v-3h-5v-5Z',",
    "solid: '' && 'M13 33C9 19 22 9 32 1C42 9 55 19 51 33C39 28 25 28 13 33ZM30.5 10v5h-5v3h5v7h3v-7h5v-3h-5v-5Z',",
    ['tests/renderer/pictures.test.ts'],
  ),
  fault(
    'pictures',
    'src-renderer/games/castle/emblems.ts',
    '  goblet: { solid: GOBLET },',
    '  goblet: { solid: KEY },',
    ['tests/renderer/pictures.test.ts'],
  ),
  fault(
    'pictures',
    'src-renderer/games/overlord/WordIcon.vue',
    'fill="currentColor" fill-rule',
    'fill="none" fill-rule',
    ['tests/renderer/pictures.test.ts'],
  ),
  // Cards and stories have the picture of their kind.
  fault(
    'pictures',
    'src-renderer/games/tales/icons.ts',
    'return own(CARD_PICTURES, card?.art ?? id) ?? own(CARD_PICTURES, id) ?? ',
    'return ',
    ['tests/renderer/pictures.test.ts'],
  ),
  fault('pictures', 'src-renderer/games/tales/icons.ts', 'own(STORIES, id) ?? PLAIN.event', 'PLAIN.event', [
    'tests/renderer/pictures.test.ts',
  ]),
]
