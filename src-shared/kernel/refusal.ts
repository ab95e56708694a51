/** Refusals are values: a key of the text that a person reads (locales/), and the values it mentions. */
import type { Json } from './choiceSpec'

export interface Refusal {
  readonly refused: string
  readonly params?: { readonly [name: string]: Json }
}

/** The refusals of the kernel. Their texts are in locales/ under `refusals`. */
export type KernelRefusal =
  'askClosed' | 'askNotYours' | 'answerIllegal' | 'answeredOtherwise' | 'matchOver' | 'answerPending' | 'nothingToUndo'

export const refuse = (refused: string, params?: Refusal['params']): Refusal =>
  params ? { refused, params } : { refused }

export const isRefusal = (value: object): value is Refusal => 'refused' in value
