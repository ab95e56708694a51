/** What the network tests share: how often, how long, and how their figures are printed. */
import { whyNoLab } from '../../../scripts/machine.mjs'
import { Lab, type Machine } from './lab'
import { guest, rawGuest } from './programs'

/** Why there is no lab; the titles of the suites show it. */
export const NO_LAB = whyNoLab()
/** The long form, `npm run proof -- lan`. */

/** A loaded machine is slow: a test fails only at several times the goal, and the figures are printed. */
export const PATIENCE = 5

/** In 95 of 100 cases a running host is on a guest's list within this time of opening it. */
export const LISTED_MS = 150

/** What raw bonjour-service has not done by this time, it never does. */
export const RAW_MS = 3000

export const sleep = (ms: number): Promise<void> =>
  new Promise(done => {
    setTimeout(done, ms)
  })

/** Runs a trial in its own lab, which is taken down in any case. */
export async function inLab(trial: (lab: Lab) => Promise<void>): Promise<void> {
  const lab = new Lab()
  try {
    await trial(lab)
  } finally {
    await lab.close()
  }
}

/**
 * Machines on one switch: one guest and a number of hosts. @param route whether they have a default route, which leads
 * nowhere
 */
export function lan(lab: Lab, hosts: number, route: boolean): { hosts: Machine[]; guest: Machine } {
  const middle = lab.switch()
  const machines = Array.from({ length: hosts + 1 }, (_, i) => {
    const machine = lab.machine()
    lab.cable(machine, middle, `10.77.0.${i + 1}/24`)
    if (route) lab.defaultRoute(machine, '10.77.0.254', 'lan0')
    return machine
  })
  return { hosts: machines.slice(1), guest: machines[0] ?? lab.machine() }
}

export function tell(situation: string, what: string, ours: readonly number[], raw: readonly (number | null)[]): void {
  console.log(
    `${situation.padEnd(36)} ${what.padEnd(14)} ours ${figures(ours)}   raw bonjour-service ${raw.length === 0 ? '–' : figures(raw)}`,
  )
}

export function quantile(all: readonly number[], part: number): number {
  const sorted = [...all].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Infinity
}

function figures(all: readonly (number | null)[]): string {
  const known = all.filter(ms => ms !== null)
  const never = all.length - known.length
  const messages =
    known.length === 0
      ? []
      : [`p50 ${quantile(known, 0.5).toFixed(0)} p95 ${quantile(known, 0.95).toFixed(0)} ms (${known.length})`]
  return [...messages, ...(never > 0 ? [`never ${never} of ${all.length}`] : [])].join(', ')
}

/** How long a guest whose list was just opened takes to show this many tables, measured repeatedly. */
export async function timesToList(
  lab: Lab,
  machine: Machine,
  count: number,
  rounds: number,
  ...args: string[]
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const list = guest(lab, machine, ...args)
    times.push((await list.until(({ tables }) => tables.length >= count)).line.ms)
    list.child.kill('SIGKILL')
  }
  return times
}

export async function rawTimesToList(
  lab: Lab,
  machine: Machine,
  count: number,
  rounds: number,
): Promise<(number | null)[]> {
  const times: (number | null)[] = []
  for (let round = 0; round < rounds; round++) {
    const list = rawGuest(lab, machine)
    const found = await Promise.race([
      list.until(({ names }) => names.length >= count).catch(() => null),
      sleep(RAW_MS).then(() => null),
    ])
    times.push(found?.line.ms ?? null)
    list.child.kill('SIGKILL')
  }
  return times
}
