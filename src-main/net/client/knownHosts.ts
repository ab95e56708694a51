/**
 * Hosts that this machine has connected to, by their certificates. A host is its certificate; its addresses change. A
 * host that no link led to counts as met once the person has confirmed it; whether they have or not, another one in its
 * place is noticed: at its address, or under the id by which its table is announced.
 */
import * as v from 'valibot'
import type { PrivateFile } from '../../privateFile'

/** Bounds for the file: people know fewer hosts, and hosts have fewer addresses. */
const MAX_HOSTS = 200,
  MAX_PLACES = 8,
  MAX_INSTANCES = 32

const texts = v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(MAX_INSTANCES))
const hostsSchema = v.pipe(
  v.array(
    v.object({
      fingerprint: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
      places: texts,
      instances: texts,
      confirmed: v.boolean(),
    }),
  ),
  v.maxLength(MAX_HOSTS),
)
type Hosts = v.InferOutput<typeof hostsSchema>

/** `first`: new, or not confirmed yet. `changed`: another host was met in this place, and this one never. */
export type Familiarity = 'known' | 'first' | 'changed'

export interface KnownHosts {
  /** @param instance the id by which the table was announced; null when it was not */
  familiarity(address: string, port: number, fingerprint: string, instance?: string | null): Familiarity
  /**
   * Remembers a host and its address.
   * @param addresses its other addresses this time: older ones are forgotten
   * @param more the announced id of its table, and whether a link or the person says that it is the right one
   */
  remember(
    address: string,
    port: number,
    fingerprint: string,
    addresses: readonly string[],
    more?: { readonly instance?: string | null; readonly confirmed?: boolean },
  ): void
  /** The person says that this is the right host. */
  confirm(fingerprint: string): void
  /** Forgets a host that the person does not trust. */
  drop(fingerprint: string): void
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
  const without = (places: readonly string[], lost: string | null = null): Hosts =>
    hosts
      .map(host => ({
        ...host,
        places: host.places.filter(place => !places.includes(place)),
        instances: host.instances.filter(instance => instance !== lost),
      }))
      .filter(host => host.places.length > 0)
  const find = (fingerprint: string): Hosts[number] | undefined => hosts.find(host => host.fingerprint === fingerprint)
  return {
    familiarity(address, port, fingerprint, instance = null) {
      const holder = instance === null ? undefined : hosts.find(({ instances }) => instances.includes(instance))
      // Even a host that was met elsewhere is not the one of this table.
      if (holder && holder.fingerprint !== fingerprint) return 'changed'
      const host = find(fingerprint)
      if (host) return host.confirmed ? 'known' : 'first'
      return hosts.some(({ places }) => places.includes(placeOf(address, port))) ? 'changed' : 'first'
    },
    remember(address, port, fingerprint, addresses, { instance = null, confirmed = true } = {}) {
      const earlier = find(fingerprint)
      const here = placeOf(address, port),
        others = addresses.map(other => placeOf(other, port))
      const stay = earlier?.places.filter(place => place !== here && others.includes(place)) ?? [],
        places = [here, ...stay].slice(0, MAX_PLACES)
      const instances = [...new Set([...(instance === null ? [] : [instance]), ...(earlier?.instances ?? [])])]
      const host = {
        fingerprint,
        places,
        instances: instances.slice(0, MAX_INSTANCES),
        confirmed: confirmed || earlier?.confirmed === true,
      }
      const rest = without(places, instance).filter(other => other.fingerprint !== fingerprint)
      save([host, ...rest].slice(0, MAX_HOSTS))
    },
    confirm(fingerprint) {
      save(hosts.map(host => (host.fingerprint === fingerprint ? { ...host, confirmed: true } : host)))
    },
    drop(fingerprint) {
      save(hosts.filter(host => host.fingerprint !== fingerprint))
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
