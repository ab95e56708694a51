/** The game's picture in the lobby. */
import type { Crest } from '../manifest'

// A throne with horns, and somebody on it who has heard that excuse before.
export const crest: Crest = {
  ground: ['#5a3a86', '#221236'],
  solid:
    'M6 45C8 38 11 33 15 30V25C9 19 7 12 9 4c3 5 6.5 8.5 10 9.5 2-2 3.5-5 5-9.5 1.5 4.5 3 7.5 5 9.5C32.5 12.5 36 9 39 4c2 8 0 15-6 21v5c4 3 7 8 9 15ZM17 24l5.5 3.5c-2 1.8-5 1-5.5-3.5ZM31 24l-5.5 3.5c2 1.8 5 1 5.5-3.5ZM17.5 33c4 3.5 9 3.5 13 0-2 6-11 6-13 0Z',
  lines: '',
}
