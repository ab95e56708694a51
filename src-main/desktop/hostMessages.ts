/** Messages between the main process and the host process. */
import type { Language } from '../../src-shared/locales/languages'
import type { HostArguments } from '../arguments'
import type { ComputerAddress } from '../keep/links/messages'
import type { OpenTable } from '../tables'
import type { SealedKey } from './secretStorage'

/** Which table to keep, and who hosts it. */
export interface KeepRequest {
  readonly table: string
  readonly host: ComputerAddress
  readonly invitation: string
}

export type HostProcessRequest =
  | {
      readonly kind: 'open'
      readonly options: HostArguments
      readonly language: Language
      readonly key: SealedKey | null
    }
  /** Keeps a copy of a table. */
  | ({ readonly kind: 'keep' } & KeepRequest)
  /** Keeps it no longer: answered by `left`. */
  | { readonly kind: 'leave'; readonly table: string }
  /** The person agrees that a computer goes on with a table. */
  | { readonly kind: 'agree'; readonly table: string; readonly computer: string }
  /** Whether they agree in advance. */
  | { readonly kind: 'goesOn'; readonly on: boolean }
  | { readonly kind: 'sleep' }
  | { readonly kind: 'wake' }
  | { readonly kind: 'close' }

export type HostProcessMessage =
  | {
      readonly kind: 'open'
      readonly port: number
      readonly tables: readonly OpenTable[]
      readonly fingerprint: string
      /** Proves the owner of this host to it. */
      readonly ownerKey: string
    }
  /** The host could not be opened; `why` is a message, or empty if it was sent as `said`. */
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'said'; readonly line: string }
  /** A table that was kept here is hosted here now. */
  | { readonly kind: 'hosts'; readonly table: OpenTable }
  /** A table that was hosted here is hosted by another computer now. */
  | { readonly kind: 'elsewhere'; readonly table: string; readonly host: ComputerAddress }
  | { readonly kind: 'left'; readonly table: string }
  | { readonly kind: 'closed' }
