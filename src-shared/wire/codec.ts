/** Converts messages to text and back. Unreadable text gives a refusal, never an exception. */
import * as v from 'valibot'
import type { Json } from '../kernel/choiceSpec'
import { refuse, type Refusal } from '../kernel/refusal'
import type { WordsMessage } from './authWords'
import { clientMessage, type ClientMessage } from './client'
import type { HallRequest } from './hall'
import { hostMessage, type HostMessage } from './host'
import { readJson } from '../text/readJson'
import { MAX_HOST_MESSAGE, MAX_MESSAGE } from './limits'

/** The refusals of decoding. Their texts are in locales/ under `refusals`. */
export type WireRefusal = 'notJson' | 'unknownMessage' | 'messageShape' | 'tooDeep' | 'tooLong'

/** Deepest nesting of a client's message, and of a host's (whose views contain nested choices). */
const MAX_DEPTH = 12
const MAX_HOST_DEPTH = 40

export const encode = (message: ClientMessage | WordsMessage | HallRequest | HostMessage): string =>
  JSON.stringify(message)

/** Reads a client's message. @returns it, or why it cannot be read with its number (-1 when unknown) */
export function decodeClient(
  text: string,
): { message: ClientMessage | WordsMessage | HallRequest } | { n: number; why: Refusal } {
  const read = readJson(text, MAX_DEPTH)
  if ('why' in read) return { n: -1, why: read.why }
  const n = numberOf(read.value),
    kind = kindOf(read.value),
    schema = kind === null ? undefined : SCHEMAS.get(kind)
  if (!schema) return { n, why: refuse('unknownMessage') }
  if (text.length > MAX_MESSAGE && kind !== 'deck') return { n, why: refuse('tooLong') }
  const checked = v.safeParse(schema, read.value)
  if (checked.success) return { message: checked.output }
  const field = v.getDotPath(checked.issues[0])
  return { n, why: field === null ? refuse('messageShape') : refuse('messageShape', { field }) }
}

/** Reads a host's message. @returns null when it cannot be read */
export function decodeHost(text: string): HostMessage | null {
  if (text.length > MAX_HOST_MESSAGE) return null
  const read = readJson(text, MAX_HOST_DEPTH)
  if ('why' in read) return null
  const checked = v.safeParse(hostMessage, read.value)
  // The schema checks the outline only: views are defined by the games and are shown as text.
  return checked.success ? (checked.output as HostMessage) : null
}

const numberOf = (value: Json): number =>
  typeof value === 'object' && value !== null && 'n' in value && typeof value.n === 'number' ? value.n : -1

const kindOf = (value: Json): string | null =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string' ? value.kind : null

/** The schema of each kind: the union itself would try one after another, which takes longer than to apply the rules. */
const SCHEMAS: ReadonlyMap<string, (typeof clientMessage.options)[number]> = new Map(
  clientMessage.options.map(option => [option.entries.kind.literal, option]),
)
