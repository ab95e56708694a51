/** Multicast DNS as guests use it: the question for our service, and what its answers say. */
import { decode, encode, type Answer } from 'dns-packet'
import { readFacts } from './facts'
import type { Sighting } from './tables'

export const MDNS_GROUP = '224.0.0.251'
export const MDNS_PORT = 5353
/** As RFC 6762 (11) demands; no router passes this group on. */
export const MDNS_HOPS = 255
/** As bonjour-service wants it, and as it stands in packets. */
export const SERVICE = 'undertable'
const SERVICE_NAME = `_${SERVICE}._tcp.local`

/** No longer packet is allowed in mDNS (RFC 6762, 17): what is longer is not even read. */
export const MAX_PACKET = 9000
/** A packet with more records is nobody's answer to our question. */
const MAX_RECORDS = 400

/** The name of a table's service: the instance is in it, so it is unique without asking around first. */
export const serviceName = (id: string): string => `undertable-${id}`
/** The machine's name in the records: one per table, so that machines of the same name stay apart. */
export const serviceHost = (id: string): string => `${serviceName(id)}.local`

export const mdnsQuestion = (): Uint8Array =>
  encode({ type: 'query', questions: [{ name: SERVICE_NAME, type: 'PTR' }] })

export interface MdnsNews {
  readonly sightings: readonly Sighting[]
  /** Instances that are said to leave. Anybody may say so. */
  readonly goodbyes: readonly string[]
}

const NOTHING: MdnsNews = { sightings: [], goodbyes: [] }

/** Reads a packet of a stranger. Whatever is wrong with it, it says nothing. */
export function readMdns(bytes: Uint8Array, from: string): MdnsNews {
  if (bytes.length > MAX_PACKET) return NOTHING
  try {
    const packet = decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const records = [...(packet.answers ?? []), ...(packet.additionals ?? [])]
    if (packet.type !== 'response' || records.length > MAX_RECORDS) return NOTHING
    return { sightings: sightings(records, from), goodbyes: goodbyes(records) }
  } catch {
    return NOTHING
  }
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

function sightings(records: readonly Answer[], from: string): Sighting[] {
  return records.flatMap(record => {
    if (record.type !== 'TXT' || record.ttl === 0) return []
    const facts = readFacts(textsOf(record.data))
    if (!facts || !same(record.name, `${serviceName(facts.id)}.${SERVICE_NAME}`)) return []
    const told = records.flatMap(other =>
      other.type === 'A' && same(other.name, serviceHost(facts.id)) ? [other.data] : [],
    )
    return [{ facts, from, told, way: 'mdns' as const }]
  })
}

const textsOf = (data: unknown): string[] =>
  (Array.isArray(data) ? data : [data])
    .map(part => (Buffer.isBuffer(part) ? part.toString('utf8') : ''))
    .filter(text => text !== '')

function goodbyes(records: readonly Answer[]): string[] {
  return records.flatMap(record => {
    if (record.type !== 'PTR' || record.ttl !== 0 || !same(record.name, SERVICE_NAME)) return []
    const id = new RegExp(`^${serviceName('([\\w-]{1,40})')}\\.`).exec(record.data)?.[1]
    return id === undefined ? [] : [id]
  })
}

/** A packet of our own with this address alone: the library names all that the machine has. */
export function withAddress(bytes: Uint8Array, only: string): Uint8Array {
  const packet = decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const ours = (records: readonly Answer[] = []): Answer[] =>
    records.filter(record => record.type !== 'A' || record.data === only)
  return encode({ ...packet, answers: ours(packet.answers), additionals: ours(packet.additionals) })
}

/** Whether a packet asks for our service: nothing else is for us to answer. */
export function asksForUs(bytes: Uint8Array): boolean {
  if (bytes.length > MAX_PACKET) return false
  try {
    const packet = decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return (
      packet.type === 'query' && (packet.questions ?? []).some(({ name }) => name.toLowerCase().endsWith(SERVICE_NAME))
    )
  } catch {
    return false
  }
}
