/** What the host's thread and the storage thread say to each other. */
import type { OpenFault } from './database'
import type { Loaded } from './reads'
import type { Write } from './writes'

export type ToThread =
  | { readonly kind: 'open'; readonly file: string; readonly key: string }
  | { readonly kind: 'write'; readonly n: number; readonly write: Write }
  | { readonly kind: 'close' }

export type FromThread =
  | { readonly kind: 'opened'; readonly loaded: Loaded }
  | { readonly kind: 'cannotOpen'; readonly why: OpenFault; readonly detail: string }
  /** Of each write of a transaction, by its number: null when it is durable, or what stood against it. */
  | { readonly kind: 'written'; readonly verdicts: readonly (readonly [n: number, why: string | null])[] }
  | { readonly kind: 'closed' }
