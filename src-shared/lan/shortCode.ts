/**
 * Short codes: an address and port to read aloud, for networks without discovery. They have 4 characters in the network
 * of most homes (192.168) on the first port, 8 for other private addresses and ports, and 11 for all others. The
 * remaining bits are check bits, so that a misheard letter can be told from a table that does not answer.
 */

/** An address and a port. */
export interface Place {
  /** IPv4, dotted. */
  readonly address: string
  readonly port: number
}

/** Why a code cannot be read: wrong length, a character that no code has, or wrong check bits. */
export type CodeFault = 'length' | 'sign' | 'check'

/** Crockford's base 32: without I, L and O, which look like 1 and 0, and without U, which looks like V. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Characters that a person may type for similar ones. */
const LOOK_ALIKE: { readonly [symbol: string]: string } = { I: '1', L: '1', O: '0', U: 'V' }
const SYMBOL_BITS = 5

/** The ports that the short form covers: those that hosts try first. */
const FIRST_PORT = 26262,
  PORTS = 16

/** The first half of the addresses of nearly every home: 192.168. */
const HOME_NETWORK = 0xc0a8

/**
 * Private IPv4 networks, numbered through: 10/8, 172.16/12, 192.168/16, 169.254/16. Together less than 2^25 addresses.
 */
const PRIVATE = [
  { base: 0x0a000000, size: 0x1000000 },
  { base: 0xac100000, size: 0x100000 },
  { base: 0xc0a80000, size: 0x10000 },
  { base: 0xa9fe0000, size: 0x10000 },
] as const

interface Form {
  readonly symbols: number
  readonly data: number
  /**
   * The CRC's polynomial. A CRC finds every burst of wrong bits up to its length: with 11 bits any wrong character and
   * any two swapped neighbours.
   */
  readonly polynomial: readonly number[]
}

const HOME: Form = { symbols: 4, data: 16, polynomial: [0, 0, 1, 1] }
const SHORT: Form = { symbols: 8, data: 29, polynomial: [0, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1] }
const LONG: Form = { symbols: 11, data: 48, polynomial: [0, 0, 0, 1, 0, 0, 1] }

/** Returns the code of a place in groups of four ("7K2M-Q9XD"), or null when it has no IPv4 address or no valid port. */
export function shortCodeFor({ address, port }: Place): string | null {
  const number = numberOf(address)
  if (number === null || !Number.isInteger(port) || port < 0 || port > 0xffff) return null
  if (number >>> 16 === HOME_NETWORK && port === FIRST_PORT) return write(HOME, bits(number, 16))
  const index = privateIndex(number)
  const own = port - FIRST_PORT
  if (index !== null && own >= 0 && own < PORTS) return write(SHORT, [...bits(index, 25), ...bits(own, 4)])
  return write(LONG, [...bits(number, 32), ...bits(port, 16)])
}

/** Reads a code as a person types it: lower case, spaces, dashes and similar characters are accepted. */
export function readShortCode(text: string): Place | { readonly bad: CodeFault } {
  const symbols = [...text.toUpperCase().replace(/[\s\-‐‑‒–—.·]/g, '')].map(symbol =>
    ALPHABET.indexOf(LOOK_ALIKE[symbol] ?? symbol),
  )
  if (symbols.includes(-1)) return { bad: 'sign' }
  const form = [HOME, SHORT, LONG].find(each => each.symbols === symbols.length)
  if (!form) return { bad: 'length' }
  const all = symbols.flatMap(symbol => bits(symbol, SYMBOL_BITS))
  const data = all.slice(0, form.data)
  if (all.slice(form.data).join('') !== check(data, form).join('')) return { bad: 'check' }
  const place = placeIn(form, data)
  // A longer form is invalid where a shorter one exists.
  return place !== null && shortCodeFor(place)?.replaceAll('-', '').length === form.symbols ? place : { bad: 'check' }
}

function placeIn(form: Form, data: readonly number[]): Place | null {
  if (form === SHORT) return shortPlace(data)
  if (form === HOME) return { address: dotted(HOME_NETWORK * 0x10000 + value(data)), port: FIRST_PORT }
  return { address: dotted(value(data.slice(0, 32))), port: value(data.slice(32)) }
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
  const symbols = Array.from(
    { length: form.symbols },
    (_, i) => ALPHABET[value(all.slice(i * SYMBOL_BITS, (i + 1) * SYMBOL_BITS))] ?? '',
  )
  return symbols.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** The remainder of the polynomial division, inverted so that no place has a code of eight zeros. */
function check(data: readonly number[], { polynomial }: Form): number[] {
  let rest = polynomial.map(() => 0)
  for (const bit of data) {
    const [high = 0] = rest
    rest = [...rest.slice(1), 0]
    if (high !== bit) rest = rest.map((r, i) => r ^ (polynomial[i] ?? 0))
  }
  return rest.map(bit => 1 - bit)
}

/** Returns the bits of a number, the highest first. */
const bits = (number: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (number >>> (count - 1 - i)) & 1)

const value = (all: readonly number[]): number => all.reduce((sum, bit) => sum * 2 + bit, 0)

const dotted = (number: number): string => [24, 16, 8, 0].map(shift => (number >>> shift) & 0xff).join('.')

/** Returns an IPv4 address as a number below 2^32, or null. */
function numberOf(address: string): number | null {
  const parts = address.split('.')
  if (parts.length !== 4 || !parts.every(part => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 0xff)) return null
  return parts.reduce((sum, part) => sum * 0x100 + Number(part), 0)
}
