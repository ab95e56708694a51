/** How a table outlives its host, as everybody at it may know. */
import * as v from 'valibot'
import { id, n } from './schema'

/** A computer of the table. */
export interface TableComputer {
  readonly id: string
  readonly name: string
  /** Where it is reached: the likeliest address first. */
  readonly addresses: readonly string[]
  readonly port: number
}

export interface KeepingView {
  /** The host's first, then those that keep a copy. */
  readonly computers: readonly TableComputer[]
  /** Whether the table goes on when its host is gone. */
  readonly survives: boolean
  /** The host stands still until more of the others answer. */
  readonly waiting?: true
  /** The computer that the table is being given to. */
  readonly giving?: string
}

/** The owner gives the table to another computer that keeps it. */
export const keepingRequests = [v.strictObject({ kind: v.literal('giveTable'), n, to: id })] as const

const MOST_COMPUTERS = 20,
  MOST_ADDRESSES = 20
const text = v.pipe(v.string(), v.maxLength(100))
export const keepingSchema = v.object({
  computers: v.pipe(
    v.array(
      v.object({
        id: text,
        name: text,
        addresses: v.pipe(v.array(text), v.maxLength(MOST_ADDRESSES)),
        port: v.pipe(v.number(), v.integer()),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_COMPUTERS),
  ),
  survives: v.boolean(),
  waiting: v.optional(v.literal(true)),
  giving: v.optional(text),
})
