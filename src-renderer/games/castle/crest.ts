/** The game's picture in the lobby. */
import type { Crest } from '../manifest'

// A coach at night, in the rain.
export const crest: Crest = {
  ground: ['#35586b', '#14202c'],
  solid: 'M11 17h25v10a7 7 0 0 1-7 7H18a7 7 0 0 1-7-7ZM16 21v6h6v-6ZM25 21v6h6v-6ZM13.5 10h20l3.5 5H10Z',
  lines:
    'M16 43a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM31 43a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM36 25h6v-4M7 5l-2 5M42 6l-2 5M44 29l-2 5M7 24l-2 5',
}
