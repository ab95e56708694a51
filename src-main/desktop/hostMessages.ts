/** What main and the host's own process say to each other. */
import type { Language } from '../../src-shared/lang'
import type { HostArguments } from '../arguments'
import type { OpenTable } from '../tables'
import type { SealedKey } from './secrets'

export type ToHost =
  | {
      readonly kind: 'open'
      readonly options: HostArguments
      readonly language: Language
      readonly key: SealedKey | null
    }
  | { readonly kind: 'sleep' }
  | { readonly kind: 'wake' }
  | { readonly kind: 'close' }

export type FromHost =
  | {
      readonly kind: 'open'
      readonly port: number
      readonly tables: readonly OpenTable[]
      readonly fingerprint: string
    }
  /** It could not be opened; `why` is in words, or empty where they have been said. */
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'said'; readonly line: string }
  | { readonly kind: 'closed' }
