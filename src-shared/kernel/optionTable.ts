/** The options of a game as a table, one entry each: specs and types are made from it. */
import type { Json, Seat } from './choiceSpec'
import { isValidValue, type OptionEntry, type Options, type OptionSpec } from './game'

export type OptionTable = { readonly [key: string]: OptionEntry }

type ValueOf<E> = E extends { readonly kind: 'choice'; readonly values: readonly (infer V)[] }
  ? V
  : E extends { readonly kind: 'flag' }
    ? boolean
    : E extends { readonly kind: 'number' }
      ? number
      : E extends { readonly kind: 'set'; readonly of: readonly (infer V)[] }
        ? readonly V[] | null
        : E extends { readonly kind: 'people' }
          ? readonly Seat[] | null
          : string | null

/** Chosen options by their own types. */
export type OptionsOf<T extends OptionTable> = { readonly [K in keyof T]: ValueOf<T[K]> }

function valueOf(entry: OptionEntry, given: Json | undefined): Json {
  if (given === undefined || !isValidValue(entry, given)) return entry.default
  return entry.kind === 'set' && Array.isArray(given) ? entry.of.filter(one => given.includes(one)) : given
}

/** Everything that is made from the table. */
export function optionsFrom<T extends OptionTable>(table: T) {
  const entries = Object.entries(table)
  return {
    OPTION_SPECS: entries.map(([key, entry]): OptionSpec => ({ key, ...entry })),
    /** A set in the order of its entry; what is missing or does not fit has its default. */
    readOptions: (given: Options): OptionsOf<T> =>
      Object.fromEntries(entries.map(([key, entry]) => [key, valueOf(entry, given[key])])) as OptionsOf<T>,
  }
}
