/** Presets: named sets of a game's options, with a time to answer. Some come with the game, others are saved by the host. */
import type { Json, OptionSpec, Options } from '../../src-shared/kernel'
import { TABLE_SETTINGS, type TableSettings } from '../../src-shared/wire'
import { plainText } from '../../src-shared/text/plainText'

export interface Preset {
  readonly name: string
  readonly options: Options
  /** Seconds to answer; missing where the preset leaves the clock as it is. */
  readonly clock?: TableSettings['clock']
}

/** The printed rules: every game has this preset. */
export const BOOK: Preset = { name: 'book', options: {} }

/** Most presets that a host can save for a game: more are hard to choose from. */
export const MOST_KEPT = 12
const LONGEST_NAME = 32

/** The options that a built-in preset sets: those it does not name are as printed. The deck stays. */
export const builtOptions = ({ options }: Preset, specs: readonly OptionSpec[]): Options =>
  Object.fromEntries(
    specs.flatMap((spec): [string, Json][] =>
      spec.kind === 'deck' ? [] : [[spec.key, options[spec.key] ?? spec.default]],
    ),
  )

/** The options of a saved preset: the host checks them. Options that are newer than the preset are as printed. */
export const keptOptions = ({ options }: Preset, specs: readonly OptionSpec[]): Options => ({
  ...Object.fromEntries(specs.map(spec => [spec.key, spec.default])),
  ...options,
})

/** What a table has of the options that somebody chooses. */
export const chosenOptions = (now: Options, specs: readonly OptionSpec[]): Options =>
  Object.fromEntries(Object.entries(now).filter(([key]) => specs.some(spec => spec.key === key)))

/** Whether a table already has these options. */
export const isSet = (now: Options, wanted: Options): boolean =>
  Object.entries(wanted).every(([key, value]) => JSON.stringify(now[key]) === JSON.stringify(value))

export const cleanName = (name: string): string =>
  [...plainText(name).replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('').trim()

/** Saves a preset, in place of one of the same name. @returns null when there are too many */
export function withPreset(kept: readonly Preset[], preset: Preset): readonly Preset[] | null {
  const others = kept.filter(({ name }) => name !== preset.name)
  return others.length >= MOST_KEPT ? null : [...others, preset]
}

/** The presets that a browser has stored; anything else in the stored text is dropped. */
export function readPresets(text: string | null): readonly Preset[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? read.flatMap(presetIn).slice(0, MOST_KEPT) : []
  } catch {
    return []
  }
}

function presetIn(read: unknown): Preset[] {
  if (typeof read !== 'object' || read === null || !('name' in read) || !('options' in read)) return []
  const { name, options } = read
  if (
    typeof name !== 'string' ||
    cleanName(name) === '' ||
    typeof options !== 'object' ||
    options === null ||
    Array.isArray(options)
  )
    return []
  const clock = TABLE_SETTINGS.clock.values.find(one => 'clock' in read && one === read.clock)
  // JSON holds plain data only.
  return [{ name: cleanName(name), options: options as Options, ...(clock === undefined ? {} : { clock }) }]
}
