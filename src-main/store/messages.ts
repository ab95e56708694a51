/** What the host's thread and the storage thread say to each other. */
import type { OpenFault } from './database'
import type { Read } from './past'
import type { Loaded } from './reads'
import type { Salvaged } from './salvage'
import type { Write } from './writes'

/** A write under way, by its number. */
export interface Numbered {
  readonly n: number
  readonly write: Write
}

export type ToThread =
  /** @param from a database that was set aside: what can be read of it goes into this one */
  | { readonly kind: 'open'; readonly file: string; readonly key: string; readonly from: string | null }
  /** Opened again after a thread that died: what it had in hand is looked up, not written. */
  | { readonly kind: 'reopen'; readonly file: string; readonly key: string; readonly unsettled: readonly Numbered[] }
  | ({ readonly kind: 'write' } & Numbered)
  | { readonly kind: 'read'; readonly n: number; readonly read: Read }
  | { readonly kind: 'close' }

/** Of each write, by its number: null when it is durable, or what stood against it. */
export type Verdict = readonly [n: number, why: string | null]

export type FromThread =
  | { readonly kind: 'opened'; readonly loaded: Loaded; readonly salvaged: Salvaged | null }
  | { readonly kind: 'reopened'; readonly verdicts: readonly Verdict[] }
  | { readonly kind: 'cannotOpen'; readonly why: OpenFault; readonly detail: string }
  | { readonly kind: 'written'; readonly verdicts: readonly Verdict[] }
  /** What a read has found, or what stood against it. */
  | { readonly kind: 'found'; readonly n: number; readonly found: unknown }
  | { readonly kind: 'notFound'; readonly n: number; readonly why: string }
  | { readonly kind: 'closed' }
