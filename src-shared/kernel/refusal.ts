/** Refusals are values: a key for the words a person reads (lang/), and what those words speak of. */
import type { Json } from './pick'

export interface Refusal {
  readonly refused: string
  readonly params?: { readonly [name: string]: Json }
}

/** The refusals that the kernel itself gives. Each has its words in lang/ under `refusals`. */
export type KernelRefusal =
  'askClosed' | 'askNotYours' | 'answerIllegal' | 'answeredOtherwise' | 'matchOver' | 'answerPending'

export const refuse = (refused: string, params?: Refusal['params']): Refusal =>
  params ? { refused, params } : { refused }

export const isRefusal = (value: object): value is Refusal => 'refused' in value
