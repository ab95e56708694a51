/** What an evening in the lab is told, and what it says. */
import type { Ready } from '../processes'

export interface Plan {
  readonly seed: number
  readonly game: string
  /** Each in a network namespace of its own. `pull`, `plug`: of its cable, for the `ip` command. */
  readonly computers: readonly {
    readonly space: string
    readonly address: string
    readonly pull: readonly string[]
    readonly plug: readonly string[]
  }[]
  /** An address of the people's machine, from which the browsers and whoever watches ask. */
  readonly home: string
  /** `from`: a host limits connections per address. */
  readonly people: readonly { readonly name: string; readonly from: string }[]
  /** How many more people sit at real browsers. */
  readonly browsers: number
  readonly moves: number
  readonly kills: number
  readonly cuts: number
}

export type Said =
  /** Milliseconds from the press, or from when somebody stood for host, until everybody was back in their seat. */
  | { readonly what: 'moved' | 'killed' | 'cut'; readonly wires: readonly number[]; readonly pages: readonly number[] }
  /** A match that was checked: acknowledged answers, those that are not in its record, those that count twice. */
  | {
      readonly what: 'record'
      readonly answers: number
      readonly lost: number
      readonly twice: number
      readonly views: number
      readonly moves: number
      readonly verdict: string
    }
  | { readonly what: 'fault'; readonly why: string }
  | { readonly what: 'end'; readonly moved: number; readonly faults: readonly string[] }

export const linkOf = (address: string, { port, fingerprint }: Ready, table: string): string =>
  `undertable://${address}:${port}/?table=${table}&f=${fingerprint}`
