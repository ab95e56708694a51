/** The game's picture in the lobby. */
import type { Crest } from '../manifest'

// A mask under the lights of a ballroom.
export const crest: Crest = {
  ground: ['#7c2a4c', '#3a1126'],
  solid:
    'M4 20C11 15 19 16.5 24 21C29 16.5 37 15 44 20C45.5 30 41 37 33 37C28.5 37 26 34 24 31C22 34 19.5 37 15 37C7 37 2.5 30 4 20ZM9 25C12.5 22 18 22.5 20.5 27C17 30.5 11.5 30 9 25ZM39 25C35.5 22 30 22.5 27.5 27C31 30.5 36.5 30 39 25Z',
  lines: 'M24 4v7M16 6.5l3 6M32 6.5l-3 6',
}
