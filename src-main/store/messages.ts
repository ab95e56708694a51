/** What the host's thread and the storage thread say to each other. */
import type { OpenFault } from './database'
import type { Read } from './past'
import type { Loaded } from './reads'
import type { Write } from './writes'

export type ToThread =
  | { readonly kind: 'open'; readonly file: string; readonly key: string }
  | { readonly kind: 'write'; readonly n: number; readonly write: Write }
  | { readonly kind: 'read'; readonly n: number; readonly read: Read }
  | { readonly kind: 'close' }

export type FromThread =
  | { readonly kind: 'opened'; readonly loaded: Loaded }
  | { readonly kind: 'cannotOpen'; readonly why: OpenFault; readonly detail: string }
  /** Of each write of a transaction, by its number: null when it is durable, or what stood against it. */
  | { readonly kind: 'written'; readonly verdicts: readonly (readonly [n: number, why: string | null])[] }
  /** What a read has found, or what stood against it. */
  | { readonly kind: 'found'; readonly n: number; readonly found: unknown }
  | { readonly kind: 'notFound'; readonly n: number; readonly why: string }
  | { readonly kind: 'closed' }
