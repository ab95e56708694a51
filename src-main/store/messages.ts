/** Messages between the host's thread and the storage thread. */
import type { Damage } from '../host/storage/storeTypes'
import type { OpenFault } from './database'
import type { ReadRequest } from './matchHistory'
import type { Loaded } from './reads'
import type { Salvaged } from './salvage'
import type { DamagedLog } from './walReader'
import type { Write } from './writes'

/** A pending write with its number. */
export interface Numbered {
  readonly n: number
  readonly write: Write
}

export type StoreRequest =
  /** `from`: a database that was set aside; its readable rows are copied into this one. */
  | { readonly kind: 'open'; readonly file: string; readonly key: string; readonly from: string | null }
  /** Opens the database after the previous thread died: its pending writes are looked up, not written. */
  | { readonly kind: 'reopen'; readonly file: string; readonly key: string; readonly unsettled: readonly Numbered[] }
  | ({ readonly kind: 'write' } & Numbered)
  | { readonly kind: 'read'; readonly n: number; readonly read: ReadRequest }
  | { readonly kind: 'close' }

/** The result of a write: null when it is durable, or why not. */
export type WriteResult = readonly [n: number, why: string | null]

export type StoreReply =
  | {
      readonly kind: 'opened'
      readonly loaded: Loaded
      readonly salvaged: Salvaged | null
      /** What of the answers ahead of the database could not be read. */
      readonly damaged: DamagedLog | null
    }
  | { readonly kind: 'reopened'; readonly verdicts: readonly WriteResult[] }
  | { readonly kind: 'cannotOpen'; readonly why: OpenFault; readonly detail: string }
  | { readonly kind: 'written'; readonly verdicts: readonly WriteResult[] }
  /** The result of a read, without the rows that were found to be damaged. */
  | { readonly kind: 'found'; readonly n: number; readonly found: unknown; readonly damage: readonly Damage[] }
  /** Why a read failed, and by which damaged row, if that was it. */
  | { readonly kind: 'notFound'; readonly n: number; readonly why: string; readonly damage: Damage | null }
  | { readonly kind: 'closed' }
