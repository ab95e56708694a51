/** House rules under a name: a game's options, and the clock of an answer. Some are ours, the others a host's own. */
import type { Json, OptionSpec, Options } from '../../src-shared/kernel'
import { CLOCKS } from '../../src-shared/wire'
import { plainText } from '../names'

export interface Preset {
  readonly name: string
  readonly options: Options
  /** Seconds for an answer; not said where it stays as it is. */
  readonly clock?: (typeof CLOCKS)[number]
}

/** Those of ours, by game: what they change of the rulebook. `name` is a key of `presets.built`. */
export const BUILT: { readonly [game: string]: readonly Preset[] } = {
  mascarade: [
    { name: 'quick', options: { turnLimit: 60, lookTime: 2 }, clock: 30 },
    { name: 'sealed', options: { challenge: 'sealed' } },
    { name: 'first', options: { notes: true, lookTime: 10 }, clock: 0 },
  ],
  castle: [
    { name: 'italian', options: { edition: 'it' } },
    { name: 'cunning', options: { smuggling: true, divination: true, alchemistAfterDuelist: true } },
    { name: 'calm', options: { window: 20, memo: true }, clock: 0 },
  ],
  tales: [{ name: 'first', options: { a: 'first', b: 'first' } }],
  overlord: [
    { name: 'strict', options: { silence: 7, silencePunishes: true } },
    { name: 'formal', options: { rules: 'formal', window: 10 } },
  ],
}
/** Every game can be played as in the book. */
export const BOOK: Preset = { name: 'book', options: {} }

/** So many of their own a host keeps for a game: more is no choice at a glance. */
export const MOST_KEPT = 12
const LONGEST_NAME = 32

/** All options that a preset of ours sets: what it does not name is as in the book. The deck stays what it is. */
export const builtOptions = ({ options }: Preset, specs: readonly OptionSpec[]): Options =>
  Object.fromEntries(
    specs.flatMap((spec): [string, Json][] =>
      spec.kind === 'deck' ? [] : [[spec.key, options[spec.key] ?? spec.default]],
    ),
  )

/** The same for one that was kept, whatever it holds: the host judges whether that fits. What is newer than it is as in the book. */
export const keptOptions = ({ options }: Preset, specs: readonly OptionSpec[]): Options => ({
  ...Object.fromEntries(specs.map(spec => [spec.key, spec.default])),
  ...options,
})

/** Whether a table plays by these options already. */
export const isSet = (now: Options, wanted: Options): boolean =>
  Object.entries(wanted).every(([key, value]) => JSON.stringify(now[key]) === JSON.stringify(value))

export const cleanName = (name: string): string =>
  [...plainText(name).replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('').trim()

/** Keeps one more; of two of a name the later. @returns null when there are too many */
export function withPreset(kept: readonly Preset[], preset: Preset): readonly Preset[] | null {
  const others = kept.filter(({ name }) => name !== preset.name)
  return others.length >= MOST_KEPT ? null : [...others, preset]
}

/** What a browser has kept; whatever is no preset is left out. */
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
  const clock = CLOCKS.find(one => 'clock' in read && one === read.clock)
  // What came out of JSON is plain data.
  return [{ name: cleanName(name), options: options as Options, ...(clock === undefined ? {} : { clock }) }]
}
