/** Presets that come with the game. Their names are in its locales under `presets`. */
import type { Preset } from '../../presets/presets'

export const presets: readonly Preset[] = [
  { name: 'quick', options: { turnLimit: 60, lookTime: 2 }, clock: 30 },
  { name: 'sealed', options: { challenge: 'sealed' } },
  { name: 'first', options: { notes: true, lookTime: 10 }, clock: 0 },
]
