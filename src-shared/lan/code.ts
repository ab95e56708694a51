/**
 * Short codes: an address and port to read aloud, for networks on which nothing can be discovered. 8 characters for
 * private addresses on our own ports, 11 for any other; what is left over are check bits, so that a misheard letter
 * is told from a table that does not answer.
 */

export interface Place {
  /** IPv4, dotted. */
  readonly address: string
  readonly port: number
}

/** Why a code cannot be read: too short or long, a sign that is in no code, or a slip of the tongue. */
export type CodeFault = 'length' | 'sign' | 'check'

/** Crockford's: no I, L, O (look like 1 and 0), no U (looks like V). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** What a person may write for what they see. */
const LOOK_ALIKE: { readonly [sign: string]: string } = { I: '1', L: '1', O: '0', U: 'V' }
const SIGN_BITS = 5

/** The ports that the short form covers: those which hosts try first. */
const FIRST_PORT = 26262,
  PORTS = 16

/** Private IPv4 networks, laid end to end: 10/8, 172.16/12, 192.168/16, 169.254/16. Together less than 2^25. */
const PRIVATE = [
  { base: 0x0a000000, size: 0x1000000 },
  { base: 0xac100000, size: 0x100000 },
  { base: 0xc0a80000, size: 0x10000 },
  { base: 0xa9fe0000, size: 0x10000 },
] as const

interface Form {
  readonly signs: number
  readonly data: number
  /** The check is a CRC, so every run of wrong bits up to its length is found: with 11 bits any wrong sign and any two swapped neighbours. */
  readonly polynomial: readonly number[]
}

const SHORT: Form = { signs: 8, data: 29, polynomial: [0, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1] }
const LONG: Form = { signs: 11, data: 48, polynomial: [0, 0, 0, 1, 0, 0, 1] }

/** @returns the code of a place, in groups of four ("7K2M-Q9XD"); null when the address is no IPv4 address or the port no port */
export function codeOf({ address, port }: Place): string | null {
  const number = numberOf(address)
  if (number === null || !Number.isInteger(port) || port < 0 || port > 0xffff) return null
  const index = privateIndex(number)
  const own = port - FIRST_PORT
  if (index !== null && own >= 0 && own < PORTS) return write(SHORT, [...bits(index, 25), ...bits(own, 4)])
  return write(LONG, [...bits(number, 32), ...bits(port, 16)])
}

/** Reads a code as a person types it: small letters, spaces, dashes and look-alikes are understood. */
export function readCode(text: string): Place | { readonly bad: CodeFault } {
  const signs = [...text.toUpperCase().replace(/[\s\-‐‑‒–—.·]/g, '')].map(sign =>
    ALPHABET.indexOf(LOOK_ALIKE[sign] ?? sign),
  )
  if (signs.includes(-1)) return { bad: 'sign' }
  const form = [SHORT, LONG].find(each => each.signs === signs.length)
  if (!form) return { bad: 'length' }
  const all = signs.flatMap(sign => bits(sign, SIGN_BITS))
  const data = all.slice(0, form.data)
  if (all.slice(form.data).join('') !== check(data, form).join('')) return { bad: 'check' }
  const place =
    form === SHORT ? shortPlace(data) : { address: dotted(value(data.slice(0, 32))), port: value(data.slice(32)) }
  // A place has one code: the long form of what the short one holds is nobody's writing.
  return place !== null && codeOf(place)?.replaceAll('-', '').length === form.signs ? place : { bad: 'check' }
}

function shortPlace(data: readonly number[]): Place | null {
  let index = value(data.slice(0, 25))
  for (const { base, size } of PRIVATE) {
    if (index < size) return { address: dotted(base + index), port: FIRST_PORT + value(data.slice(25)) }
    index -= size
  }
  return null
}

function privateIndex(number: number): number | null {
  let before = 0
  for (const { base, size } of PRIVATE) {
    if (number >= base && number < base + size) return before + number - base
    before += size
  }
  return null
}

function write(form: Form, data: readonly number[]): string {
  const all = [...data, ...check(data, form)]
  const signs = Array.from(
    { length: form.signs },
    (_, i) => ALPHABET[value(all.slice(i * SIGN_BITS, (i + 1) * SIGN_BITS))] ?? '',
  )
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** The remainder of the polynomial division, turned over so that no place has the code of eight noughts. */
function check(data: readonly number[], { polynomial }: Form): number[] {
  let rest = polynomial.map(() => 0)
  for (const bit of data) {
    const [high = 0] = rest
    rest = [...rest.slice(1), 0]
    if (high !== bit) rest = rest.map((r, i) => r ^ (polynomial[i] ?? 0))
  }
  return rest.map(bit => 1 - bit)
}

/** The highest bit first. */
const bits = (number: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (number >>> (count - 1 - i)) & 1)

const value = (all: readonly number[]): number => all.reduce((sum, bit) => sum * 2 + bit, 0)

const dotted = (number: number): string => [24, 16, 8, 0].map(shift => (number >>> shift) & 0xff).join('.')

/** @returns an IPv4 address as a number below 2^32, or null */
function numberOf(address: string): number | null {
  const parts = address.split('.')
  if (parts.length !== 4 || !parts.every(part => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 0xff)) return null
  return parts.reduce((sum, part) => sum * 0x100 + Number(part), 0)
}
