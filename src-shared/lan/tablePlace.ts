/**
 * Whether a place that another machine has named may be connected to: a literal address of this network, at a port of a
 * table. People may point where they like, by a link, a code or by hand. What a machine says is checked here, before
 * anything is sent there.
 */

/** Where guests look first; if taken, the next free one up to the last (docs/lan.md: the short code covers these). */
export const FIRST_PORT = 26262
export const LAST_PORT = 26277

/** An address in a network, and how many bits its network has. */
export interface Network {
  readonly address: string
  readonly bits: number
}

/** What is around this computer or page. `ports`: of tables that it is connected to, beside the usual ones. */
export interface Surroundings {
  readonly networks: readonly Network[]
  readonly ports: readonly number[]
}

const FIRST_UNPRIVILEGED = 1024,
  MOST_PORT = 0xffff
export const isUnprivileged = (port: number): boolean =>
  Number.isInteger(port) && port >= FIRST_UNPRIVILEGED && port <= MOST_PORT

/** Whether tables listen at this port unless somebody has chosen another one. */
export const isUsualPort = (port: number): boolean => Number.isInteger(port) && port >= FIRST_PORT && port <= LAST_PORT

export const isTablePlace = (address: string, port: number, { networks, ports }: Surroundings): boolean =>
  (isUsualPort(port) || (isUnprivileged(port) && ports.includes(port))) && isInNetworks(address, networks)

const V4 = 4,
  V6 = 16,
  BYTE = 8

/** Whether a literal address is one computer's in one of these networks. */
export function isInNetworks(address: string, networks: readonly Network[]): boolean {
  const bytes = bytesOf(address)
  if (bytes === null || isForMany(bytes)) return false
  return networks.some(network => {
    const own = bytesOf(network.address)
    if (own?.length !== bytes.length || isLoopback(own) !== isLoopback(bytes)) return false
    return sharedBits(own, bytes) >= network.bits && !isEdge(bytes, network.bits)
  })
}

const LOOPBACK: readonly Network[] = [
  { address: '127.0.0.1', bits: 8 },
  { address: '::1', bits: 128 },
]
/** Never on the internet. */
const PRIVATE: readonly Network[] = [
  { address: '10.0.0.0', bits: 8 },
  { address: '172.16.0.0', bits: 12 },
  { address: '192.168.0.0', bits: 16 },
  { address: '169.254.0.0', bits: 16 },
  { address: 'fc00::', bits: 7 },
  { address: 'fe80::', bits: 10 },
]

/**
 * The networks of a page, which knows only the address that it came from: the private ones of the same kind. From a
 * public address it is the few around it; from a name, or from this computer itself, any private ones.
 */
export function networksOf(hostname: string): readonly Network[] {
  const address = hostname.replace(/^\[|\]$/g, ''),
    bytes = bytesOf(address)
  if (address === 'localhost' || (bytes && isLoopback(bytes))) return [...LOOPBACK, ...PRIVATE]
  if (bytes === null) return PRIVATE
  const same = PRIVATE.filter(network => isInNetworks(address, [network]))
  return same.length > 0 ? same : [{ address, bits: bytes.length === V4 ? 24 : 64 }]
}

function bytesOf(address: string): readonly number[] | null {
  const bytes = address.includes(':') ? sixteenBytes(address) : fourBytes(address)
  const isMapped = bytes?.length === V6 && bytes.slice(0, 12).join() === '0,0,0,0,0,0,0,0,0,0,255,255'
  return isMapped ? bytes.slice(12) : bytes
}

/** No leading zeros, which some programs read as octal. */
function fourBytes(address: string): readonly number[] | null {
  const parts = address.split('.')
  const isAddress = parts.length === V4 && parts.every(part => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 0xff)
  return isAddress ? parts.map(Number) : null
}

function sixteenBytes(address: string): readonly number[] | null {
  const tail = /:(\d+\.[\d.]+)$/.exec(address)?.[1]
  const four = tail === undefined ? [] : fourBytes(tail)
  if (four === null) return null
  const text = tail === undefined ? address : address.slice(0, -tail.length) + hexPairs(four)
  const halves = text.split('::').map(half => (half === '' ? [] : half.split(':')))
  const groups = halves.flat()
  const missing = V6 / 2 - groups.length
  const fits = halves.length === 1 ? missing === 0 : halves.length === 2 && missing > 0
  if (!fits || !groups.every(group => /^[\da-f]{1,4}$/i.test(group))) return null
  const [first = [], second = []] = halves
  return [...first, ...Array.from({ length: missing }, () => '0'), ...second].flatMap(group => {
    const number = Number.parseInt(group, 16)
    return [number >> BYTE, number & 0xff]
  })
}

const hexPairs = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): string =>
  `${(a * 0x100 + b).toString(16)}:${(c * 0x100 + d).toString(16)}`

/** Multicast, reserved, "this network" and broadcast: nobody in particular. */
const isForMany = (bytes: readonly number[]): boolean => {
  const [first = 0] = bytes
  return bytes.length === V4 ? first === 0 || first >= 224 : first === 0xff || bytes.every(byte => byte === 0)
}

const isLoopback = (bytes: readonly number[]): boolean =>
  bytes.length === V4 ? bytes[0] === 127 : bytes.every((byte, at) => byte === (at === V6 - 1 ? 1 : 0))

const bitsOf = (bytes: readonly number[]): string => bytes.map(byte => byte.toString(2).padStart(BYTE, '0')).join('')

function sharedBits(one: readonly number[], other: readonly number[]): number {
  const a = bitsOf(one),
    b = bitsOf(other)
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return at
  return a.length
}

/** The first and last address of an IPv4 network, which is the network itself, or all in it. */
function isEdge(bytes: readonly number[], bits: number): boolean {
  const own = bitsOf(bytes).slice(bits)
  return bytes.length === V4 && own.length > 1 && (!own.includes('0') || !own.includes('1'))
}
