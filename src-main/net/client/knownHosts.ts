/**
 * Hosts that this machine has connected to, by their certificates. Without a fingerprint from a link a host is trusted
 * on first use, and must be the same from then on. A host is its certificate; its addresses change.
 */
import * as v from 'valibot'
import type { PrivateFile } from '../../privateFile'

/** Bounds for the file: people know fewer hosts, and hosts have fewer addresses. */
const MAX_HOSTS = 200,
  MAX_PLACES = 8

const hostsSchema = v.array(
  v.object({ fingerprint: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)), places: v.array(v.string()) }),
)
type Hosts = v.InferOutput<typeof hostsSchema>

/** `changed`: another host answered at this address before, and this one never. */
export type Familiarity = 'known' | 'first' | 'changed'

export interface KnownHosts {
  familiarity(address: string, port: number, fingerprint: string): Familiarity
  /**
   * Remembers a host and its address.
   * @param addresses its other addresses this time: older ones are forgotten
   */
  remember(address: string, port: number, fingerprint: string, addresses: readonly string[]): void
  /** Forgets the hosts at these addresses, when a person accepts a changed certificate. */
  forget(addresses: readonly string[], port: number): void
}

const placeOf = (address: string, port: number): string => `${address.toLowerCase()}|${port}`

/** @param file null remembers until this process ends. An unreadable one is set aside */
export function knownHosts(file: PrivateFile | null): KnownHosts {
  let hosts: Hosts = load(file)
  function save(next: Hosts): void {
    if (JSON.stringify(next) === JSON.stringify(hosts)) return
    hosts = next
    // If the disk is not writable they are known until this process ends.
    try {
      file?.write(JSON.stringify(hosts))
    } catch {
      /* not worth interrupting the game */
    }
  }
  const without = (places: readonly string[]): Hosts =>
    hosts
      .map(host => ({ ...host, places: host.places.filter(place => !places.includes(place)) }))
      .filter(host => host.places.length > 0)
  return {
    familiarity(address, port, fingerprint) {
      if (hosts.some(host => host.fingerprint === fingerprint)) return 'known'
      return hosts.some(host => host.places.includes(placeOf(address, port))) ? 'changed' : 'first'
    },
    remember(address, port, fingerprint, addresses) {
      const earlier = hosts.find(host => host.fingerprint === fingerprint)?.places ?? []
      const here = placeOf(address, port),
        others = addresses.map(other => placeOf(other, port))
      const places = [here, ...earlier.filter(place => place !== here && others.includes(place))].slice(0, MAX_PLACES)
      save(
        [{ fingerprint, places }, ...without(places).filter(host => host.fingerprint !== fingerprint)].slice(
          0,
          MAX_HOSTS,
        ),
      )
    },
    forget(addresses, port) {
      save(without(addresses.map(address => placeOf(address, port))))
    },
  }
}

function load(file: PrivateFile | null): Hosts {
  try {
    const text = file?.read() ?? null
    if (text === null) return []
    const read = v.safeParse(hostsSchema, JSON.parse(text))
    if (read.success) return read.output
  } catch {
    /* a disk that cannot be read, or no JSON */
  }
  try {
    file?.setAside()
  } catch {
    /* it stays */
  }
  return []
}
