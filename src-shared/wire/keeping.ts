/** How a table outlives its host, as everybody at it may know. */
import * as v from 'valibot'
import { MOST_WENT_ON, type WentOnAlone } from '../record/wentOnAlone'
import { officeSchema, type TableOffice } from '../succession/succession'
import { cleanComputerName } from './names'
import { computerId } from '../ids'
import { n } from './schema'

/** A computer of the table. */
export interface TableComputer {
  readonly id: string
  readonly name: string
  /** The name is that of the person at it, not its own. */
  readonly ofPerson?: true
  /** Where it is reached: the likeliest address first. */
  readonly addresses: readonly string[]
  readonly port: number
}

/** A computer that people may still know by its name alone. */
export type ComputerName = Pick<TableComputer, 'id' | 'name' | 'ofPerson'>

export interface KeepingView {
  /** The host's first, then those that keep a copy. */
  readonly computers: readonly TableComputer[]
  /** Whether the table goes on when its host is gone. */
  readonly survives: boolean
  /** The host stands still until more of the others answer. */
  readonly waiting?: true
  /** Those that do not answer, while the host waits for them. */
  readonly missing?: readonly ComputerName[]
  /** The computer that the table is being given to. */
  readonly giving?: string
  /** When the table's host has gone on without the others: this stays in its record. */
  readonly wentOn?: readonly WentOnAlone[]
}

/** What everybody may know while a host is gone: who goes on, who has agreed, how many have to. */
export interface GoneView {
  /** The host that is gone; null where it is not known. */
  readonly host: string | null
  /** The computer that is proposed as the next host. */
  readonly candidate: string
  /** The computers that are here, and those whose person has agreed to the candidate. */
  readonly here: readonly string[]
  readonly agreed: readonly string[]
  /** How many have to agree. */
  readonly needed: number
}

/** What a computer shows of which people have not heard as their host: how it became that, and that it is there now. */
export interface HostProof {
  readonly office: TableOffice
  /** Of the number that was asked with (`hostsStatement`). */
  readonly signature: string
}
export const hostProofSchema = v.object({ office: officeSchema, signature: v.pipe(v.string(), v.maxLength(100)) })

/** What a computer of a table answers everybody: whether it hosts the table, who does, and what is decided if nobody. */
export interface HostAnswer {
  readonly hosts: boolean
  readonly host: string | null
  readonly gone: GoneView | null
  /** Of one that hosts it, for the number that was asked with. */
  readonly proof?: HostProof | undefined
}

export const keepingRequests = [
  /** The owner gives the table to another computer that keeps it. */
  v.strictObject({ kind: v.literal('giveTable'), n, to: computerId }),
  /** The desktop app of somebody with a seat would keep the table. The reply is `invitation`. */
  v.strictObject({ kind: v.literal('keepTable'), n }),
  /** The owner has the host go on without the computers that do not answer. */
  v.strictObject({ kind: v.literal('goOnAlone'), n }),
] as const

/**
 * How the table came to its host, and who keeps it now, signed. Told on arrival and when it changes: whoever knows it
 * recognizes the next host.
 */
export interface OfficeMessage {
  readonly kind: 'office'
  readonly office: TableOffice
}
export const officeMessage = v.object({ kind: v.literal('office'), office: officeSchema })

const MOST_COMPUTERS = 20,
  MOST_ADDRESSES = 20
const text = v.pipe(v.string(), v.maxLength(100))
/** Of a computer. The host passes on what the others say. */
const name = v.pipe(text, v.transform(cleanComputerName))
const named = { id: text, name, ofPerson: v.optional(v.literal(true)) }
const texts = v.pipe(v.array(text), v.maxLength(MOST_COMPUTERS)),
  names = v.pipe(v.array(name), v.maxLength(MOST_COMPUTERS))

/** The invitation that a desktop app has asked for. */
export interface InvitationMessage {
  readonly kind: 'invitation'
  readonly n: number
  readonly invitation: string
}
export const invitationMessage = v.object({ kind: v.literal('invitation'), n, invitation: text })

export const keepingSchema = v.object({
  computers: v.pipe(
    v.array(
      v.object({
        ...named,
        addresses: v.pipe(v.array(text), v.maxLength(MOST_ADDRESSES)),
        port: v.pipe(v.number(), v.integer()),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_COMPUTERS),
  ),
  survives: v.boolean(),
  waiting: v.optional(v.literal(true)),
  missing: v.optional(v.pipe(v.array(v.object(named)), v.maxLength(MOST_COMPUTERS))),
  giving: v.optional(text),
  wentOn: v.optional(
    v.pipe(
      v.array(v.object({ after: v.number(), at: v.number(), host: name, missing: names })),
      v.maxLength(MOST_WENT_ON),
    ),
  ),
})

const hostAnswerSchema = v.object({
  hosts: v.boolean(),
  host: v.optional(v.nullable(text), null),
  gone: v.optional(
    v.nullable(
      v.object({
        host: v.nullable(text),
        candidate: text,
        here: texts,
        agreed: texts,
        needed: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COMPUTERS)),
      }),
    ),
    null,
  ),
  proof: v.optional(hostProofSchema),
})

/** @returns null for what is no such answer */
export function readHostAnswer(answer: unknown): HostAnswer | null {
  const read = v.safeParse(hostAnswerSchema, answer)
  return read.success ? read.output : null
}
