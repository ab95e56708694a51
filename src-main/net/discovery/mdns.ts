/** Multicast DNS: queries for our service, and reading the answers. */
import { decode, encode, type Answer } from 'dns-packet'
import { readTableRecord } from './tableRecord'
import type { Sighting } from './tables'

export const MDNS_GROUP = '224.0.0.251'
export const MDNS_PORT = 5353
/** As RFC 6762 (11) demands; no router forwards this group. */
export const MDNS_HOPS = 255
/** The service type, as bonjour-service expects it. */
export const SERVICE = 'undertable'
const SERVICE_NAME = `_${SERVICE}._tcp.local`

/** The maximal size of an mDNS packet (RFC 6762, 17). */
export const MAX_PACKET = 9000
/** An answer to our query has fewer records. */
const MAX_RECORDS = 400

/** Name of a table's service, unique because it contains the instance id. */
export const serviceName = (id: string): string => `undertable-${id}`
/** Host name in the records: one per table, so that machines with the same name do not collide. */
export const serviceHost = (id: string): string => `${serviceName(id)}.local`

export const mdnsQuestion = (): Uint8Array =>
  encode({ type: 'query', questions: [{ name: SERVICE_NAME, type: 'PTR' }] })

export interface MdnsPacket {
  readonly sightings: readonly Sighting[]
  /** Instances that are said to leave. Anybody can forge this. */
  readonly goodbyes: readonly string[]
}

const NOTHING: MdnsPacket = { sightings: [], goodbyes: [] }

/** Reads an untrusted packet. An invalid one yields nothing. */
export function readMdns(bytes: Uint8Array, from: string): MdnsPacket {
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

function sightings(records: readonly Answer[], speaker: string): Sighting[] {
  return records.flatMap(record => {
    if (record.type !== 'TXT' || record.ttl === 0) return []
    const table = readTableRecord(textsOf(record.data))
    if (!table || !same(record.name, `${serviceName(table.id)}.${SERVICE_NAME}`)) return []
    const addresses = records.flatMap(other =>
      other.type === 'A' && same(other.name, serviceHost(table.id)) ? [other.data] : [],
    )
    return [{ record: table, speaker, addresses, way: 'mdns' as const }]
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

/** Removes all other addresses from our own packet: the library lists all that the machine has. */
export function withAddress(bytes: Uint8Array, address: string): Uint8Array {
  const packet = decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const keep = (records: readonly Answer[] = []): Answer[] =>
    records.filter(record => record.type !== 'A' || record.data === address)
  return encode({ ...packet, answers: keep(packet.answers), additionals: keep(packet.additionals) })
}

/**
 * What a stranger's packet asks of our service, each question once: the library answers all that it is given, and one
 * packet holds hundreds. @returns null when it asks nothing of it
 */
export function questionsForUs(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length > MAX_PACKET) return null
  try {
    const { type, questions = [] } = decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const ours = questions.filter(({ name }) => name.toLowerCase().endsWith(SERVICE_NAME))
    if (type !== 'query' || ours.length === 0) return null
    const distinct = new Map(ours.map(one => [`${one.type} ${one.name.toLowerCase()}`, one]))
    return encode({ type: 'query', questions: [...distinct.values()] })
  } catch {
    return null
  }
}
