/**
 * How soon the list of a guest who opens it shows a table that is open: the headless host and `undertable find`, on two
 * machines at one switch, which are network namespaces made for it. Beside it, in turn and in the same network,
 * bonjour-service as its manual shows it. In other networks, and with many tables, the LAN suite measures it.
 */
import { host, rawHost } from '../../lan/kit/programs'
import { inLab, lan, LISTED_MS, NO_LAB, RAW_MS, rawTimesToList, timesToList } from '../../lan/kit/trials'
import type { Beside } from '../lines'
import { say, sayNot } from '../say'

const LINE = 'a table in the list of a guest who opens it',
  RAW = 'raw bonjour-service'
/** A list is opened so often, of each. */
const TIMES = 20

/** @param times of raw bonjour-service: null where the table was not listed in its time */
function besideOf(times: readonly (number | null)[]): Beside {
  const values = times.filter(ms => ms !== null)
  return values.length > 0 ? { name: RAW, values } : { name: RAW, why: `nothing was listed within ${RAW_MS / 1000} s` }
}

if (NO_LAB !== null) sayNot(LINE, NO_LAB)
else
  await inLab(async lab => {
    const { hosts, guest } = lan(lab, 1, true)
    for (const machine of hosts) {
      await host(lab, machine)
      await rawHost(lab, machine, 'raw')
    }
    const ours: number[] = [],
      theirs: (number | null)[] = []
    for (let time = 0; time < TIMES; time++) {
      ours.push(...(await timesToList(lab, guest, 1, 1)))
      theirs.push(...(await rawTimesToList(lab, guest, 1, 1)))
    }
    const never = theirs.filter(ms => ms === null).length
    say({
      line: LINE,
      unit: 'ms',
      values: ours,
      anchor: besideOf(theirs),
      goal: { by: 'p95', most: LISTED_MS },
      note: `${TIMES} lists of each${never > 0 ? `; ${RAW} showed nothing within ${RAW_MS / 1000} s in ${never} of them` : ''}`,
    })
  })
process.exit(0)
