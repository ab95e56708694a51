/** The game's picture in the lobby. */
import type { Crest } from '../manifest'

// A book of ink and gold, and a star over it.
export const crest: Crest = {
  ground: ['#3c4a86', '#1b1f3f'],
  solid: 'M24 3l2.2 5.300 5.8.5-4.400 3.700 1.400 5.5L24 15l-5 3 1.400-5.5L16 8.8l5.8-.5Z',
  lines:
    'M24 25C19 21 12 21 5 23v18c7-2 14-2 19 2 5-4 12-4 19-2V23c-7-2-14-2-19 2Zm0 0v18M10 28.5c3-.7 6-.6 9 .8M10 34c3-.7 6-.6 9 .8M38 28.5c-3-.7-6-.6-9 .8M38 34c-3-.7-6-.6-9 .8',
}
