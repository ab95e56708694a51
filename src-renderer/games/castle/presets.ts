/** Presets that come with the game. Their names are in its locales under `presets`. */
import type { Preset } from '../../presets/presets'

export const presets: readonly Preset[] = [
  { name: 'italian', options: { edition: 'italian' } },
  { name: 'cunning', options: { smuggling: true, divination: true, alchemistAfterDuelist: true } },
  { name: 'calm', options: { window: 20, memo: true }, clock: 0 },
]
