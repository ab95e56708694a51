/** Presets that come with the game. Their names are in its locales under `presets`. */
import type { Preset } from '../../presets/presets'

export const presets: readonly Preset[] = [{ name: 'first', options: { a: 'first', b: 'first' } }]
