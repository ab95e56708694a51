/** Presets that come with the game. Their names are in its locales under `presets`. */
import type { Preset } from '../../presets/presets'

export const presets: readonly Preset[] = [
  { name: 'strict', options: { silence: 7, silencePunishes: true } },
  { name: 'formal', options: { rules: 'formal', window: 10 } },
]
