/** Messages between the main process and the host process. */
import type { Language } from '../../src-shared/locales/languages'
import type { HostArguments } from '../arguments'
import type { OpenTable } from '../tables'
import type { SealedKey } from './secretStorage'

export type HostProcessRequest =
  | {
      readonly kind: 'open'
      readonly options: HostArguments
      readonly language: Language
      readonly key: SealedKey | null
    }
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
  | { readonly kind: 'closed' }
