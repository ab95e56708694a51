/** How a table outlives its host, as everybody at it may know. */
import * as v from 'valibot'
import { officeSchema, type TableOffice } from '../succession/succession'
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

/**
 * How the table came to its host, and who keeps it now, signed. Told on arrival and when it changes: whoever knows it
 * recognizes the next host.
 */
export interface OfficeMessage {
  readonly kind: 'office'
  readonly office: TableOffice
}
export const officeMessage = v.object({ kind: v.literal('office'), office: officeSchema })

/** What a computer shows of which people have not heard as their host: how it became that, and that it is there now. */
export interface HostProof {
  readonly office: TableOffice
  /** Of the number that was asked with (`hostsStatement`). */
  readonly signature: string
}
export const hostProofSchema = v.object({ office: officeSchema, signature: v.pipe(v.string(), v.maxLength(100)) })

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
