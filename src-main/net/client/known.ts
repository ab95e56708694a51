/**
 * Hosts that this machine has met, by their certificates: whoever is met without a link's print is trusted the first
 * time, and is to be the same from then on. A host is its certificate; its addresses come and go.
 */
import * as v from 'valibot'
import type { PrivateFile } from '../../privateFile'

/** More hosts than these nobody meets, and more addresses none has. */
const MOST_HOSTS = 200,
  MOST_PLACES = 8

const hosts = v.array(
  v.object({ fingerprint: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)), places: v.array(v.string()) }),
)
type Hosts = v.InferOutput<typeof hosts>

/** `changed`: another host was met at this address before, and this one never. */
export type Standing = 'known' | 'first' | 'changed'

export interface KnownHosts {
  standing(address: string, port: number, fingerprint: string): Standing
  /** Remembers a host where it was met. @param told its other addresses as they were given this time: older ones are forgotten */
  met(address: string, port: number, fingerprint: string, told: readonly string[]): void
  /** Forgets who was met at these addresses, when a person says that it is well. */
  forget(addresses: readonly string[], port: number): void
}

const placeOf = (address: string, port: number): string => `${address.toLowerCase()}|${port}`

/** @param file null remembers for as long as this process lives. One that cannot be read is an empty one, and is set aside */
export function knownHosts(file: PrivateFile | null): KnownHosts {
  let known: Hosts = load(file)
  function keep(next: Hosts): void {
    if (JSON.stringify(next) === JSON.stringify(known)) return
    known = next
    // On a disk that takes nothing they are known until this process ends.
    try {
      file?.write(JSON.stringify(known))
    } catch {
      /* said by nobody: the game goes on */
    }
  }
  const without = (places: readonly string[]): Hosts =>
    known
      .map(host => ({ ...host, places: host.places.filter(place => !places.includes(place)) }))
      .filter(host => host.places.length > 0)
  return {
    standing(address, port, fingerprint) {
      if (known.some(host => host.fingerprint === fingerprint)) return 'known'
      return known.some(host => host.places.includes(placeOf(address, port))) ? 'changed' : 'first'
    },
    met(address, port, fingerprint, told) {
      const before = known.find(host => host.fingerprint === fingerprint)?.places ?? []
      const here = placeOf(address, port),
        others = told.map(other => placeOf(other, port))
      const places = [here, ...before.filter(place => place !== here && others.includes(place))].slice(0, MOST_PLACES)
      keep(
        [{ fingerprint, places }, ...without(places).filter(host => host.fingerprint !== fingerprint)].slice(
          0,
          MOST_HOSTS,
        ),
      )
    },
    forget(addresses, port) {
      keep(without(addresses.map(address => placeOf(address, port))))
    },
  }
}

function load(file: PrivateFile | null): Hosts {
  try {
    const text = file?.read() ?? null
    if (text === null) return []
    const read = v.safeParse(hosts, JSON.parse(text))
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
