/** How quickly a running host is on a guest's list, in every kind of network that people play on. */
import { describe, expect, it } from 'vitest'
import type { Lab, Machine } from './kit/lab'
import { guest, host, rawHost } from './kit/programs'
import { LONG } from '../kit/effort'
import { inLab, lan, LISTED_MS, NO_LAB, PATIENCE, quantile, rawTimesToList, tell, timesToList } from './kit/trials'

const ROUNDS = LONG ? 40 : 3,
  RAW_ROUNDS = LONG ? 5 : 1

interface Situation {
  readonly name: string
  /** Builds the network. @returns the hosts' machines, and the guest's */
  readonly net: (lab: Lab) => { readonly hosts: readonly Machine[]; readonly guest: Machine }
  readonly args: readonly string[]
  /** Tables of each host. */
  readonly each: number
}

/** The VPN has the default route and forwards neither multicast nor broadcasts. */
function lanAndVpn(lab: Lab): { hosts: Machine[]; guest: Machine } {
  const { hosts, guest: own } = lan(lab, 1, false)
  const vpn = lab.switch()
  for (const [i, machine] of [own, ...hosts].entries()) {
    lab.drop(lab.cable(machine, vpn, `10.8.0.${i + 1}/24`, 'tun0'), 'both')
    lab.defaultRoute(machine, '10.8.0.254', 'tun0')
  }
  return { hosts, guest: own }
}

const SITUATIONS: readonly Situation[] = [
  { name: '(a) one LAN', net: lab => lan(lab, 1, true), args: [], each: 1 },
  { name: '(b) LAN and VPN with default route', net: lanAndVpn, args: [], each: 1 },
  { name: '(c) no default route', net: lab => lan(lab, 1, false), args: [], each: 1 },
  { name: '(g) two hosts of the same name', net: lab => lan(lab, 2, true), args: ['--name', 'Friday'], each: 1 },
  { name: '(h) 30 tables', net: lab => lan(lab, 3, true), args: ['--tables', '10'], each: 10 },
]

describe.skipIf(NO_LAB !== null)(
  `a running host is listed${NO_LAB === null ? '' : ` – did not run: ${NO_LAB}`}`,
  () => {
    it.each(SITUATIONS)('$name', async ({ name, net, args, each }) => {
      await inLab(async lab => {
        const { hosts, guest: own } = net(lab)
        const running = await Promise.all(hosts.map(machine => host(lab, machine, ...args)))
        const all = each * hosts.length
        const times = await timesToList(lab, own, all, ROUNDS)
        await Promise.all(
          hosts.map((machine, i) =>
            rawHost(
              lab,
              machine,
              Array.from({ length: each }, (_, n) => (args.includes('Friday') ? 'Friday' : `raw ${i} ${n}`)).join(','),
            ),
          ),
        )
        tell(name, 'time to list', times, await rawTimesToList(lab, own, all, RAW_ROUNDS))
        expect(quantile(times, 0.95)).toBeLessThan(LISTED_MS * PATIENCE)
        const { line } = await guest(lab, own).until(
          ({ tables }) => tables.length === all && tables.every(table => table.addresses.length > 0),
        )
        // The first address is one that a guest on the LAN can reach.
        expect(line.tables.filter(table => !table.addresses[0]?.startsWith('10.77.0.'))).toEqual([])
        expect(new Set(line.tables.map(table => table.id)).size).toBe(running.length * each)
      })
    })
  },
)
