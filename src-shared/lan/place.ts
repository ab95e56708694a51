/** What a person gives to say where a table is: a link, an address with or without its port, or a short code. */
import { isRefusal, refuse, type Refusal } from '../kernel/refusal'
import { readCode } from './code'
import { isAddress, readLink, type Link } from './link'

/** Where a host listens that was told nothing else. */
const USUAL_PORT = 26262

const SCHEME = /^[a-z]+:\/\//i
const SIX = /^(?:\[([0-9a-f:.]+)\]|([0-9a-f]*:[0-9a-f:.]*:[0-9a-f:.]*))(?::(\d{1,5}))?\/?$/i
const FOUR_OR_NAME = /^([^\s:/]*\.[^\s:/]*|localhost)(?::(\d{1,5}))?\/?$/i

/**
 * Reads what somebody typed, pasted or scanned.
 * @returns where it leads, or why not: `codeSlip` (a code with a slip of the tongue in it), `linkUnreadable`, `placeUnreadable`
 */
export function readPlace(text: string): Link | Refusal {
  const trimmed = text.trim()
  if (SCHEME.test(trimmed)) return readLink(trimmed)
  const [, bracketed, six = bracketed, sixPort] = SIX.exec(trimmed) ?? []
  if (six !== undefined) return place(six, sixPort)
  const [, address, port] = FOUR_OR_NAME.exec(trimmed) ?? []
  // Codes have neither dots nor colons; a machine's name without a dot could be one, so it needs its port or ".local".
  if (address !== undefined && !address.endsWith('.')) return place(address, port)
  const [, name, itsPort] = /^([\p{L}\p{N}-]+):(\d{1,5})\/?$/u.exec(trimmed) ?? []
  if (name !== undefined) return place(name, itsPort)
  const read = readCode(trimmed)
  if ('bad' in read) return refuse(read.bad === 'check' ? 'codeSlip' : 'placeUnreadable')
  return place(read.address, String(read.port))
}

function place(address: string, port: string | undefined): Link | Refusal {
  const number = port === undefined ? USUAL_PORT : Number(port)
  const right = isAddress(address) && number > 0 && number <= 0xffff
  return right
    ? { addresses: [address.toLowerCase()], port: number, fingerprint: null, table: null }
    : refuse('placeUnreadable')
}

/** Whether a place was read. */
export const isPlace = (read: Link | Refusal): read is Link => !isRefusal(read)
