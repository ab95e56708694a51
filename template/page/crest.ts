/** The game's picture in the lobby: a crate. */
import type { Crest } from '../../src-renderer/games/manifest'

export const crest: Crest = {
  ground: ['#2b5876', '#12283a'],
  solid: 'M8 16L24 8L40 16V34L24 42L8 34ZM12 19V31.5L22 36.5V24Z',
  lines: 'M8 16l16 8 16-8M24 24v18',
}
