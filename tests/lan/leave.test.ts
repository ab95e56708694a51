/** How quickly a table that is gone disappears from the list. */
import { describe, expect, it } from 'vitest'
import { end, guest, host, rawGuest, rawHost } from './kit/programs'
import { LONG } from '../kit/effort'
import { inLab, NO_LAB, PATIENCE, sleep, tell } from './kit/trials'

const CLOSED_GOAL_MS = 500,
  KILLED_GOAL_MS = 20_000
const ROUNDS = LONG ? 10 : 2

describe.skipIf(NO_LAB !== null)(`a table leaves the list${NO_LAB === null ? '' : ` – did not run: ${NO_LAB}`}`, () => {
  it('when its host closes it', async () => {
    await inLab(async lab => {
      const middle = lab.switch(),
        a = lab.machine(),
        b = lab.machine()
      for (const [i, machine] of [a, b].entries()) {
        lab.cable(machine, middle, `10.77.0.${i + 1}/24`)
        lab.defaultRoute(machine, '10.77.0.254', 'lan0')
      }
      const list = guest(lab, b),
        rawList = rawGuest(lab, b)
      const ours: number[] = [],
        raws: (number | null)[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const from = list.all.length
        const [{ child }, rawChild] = await Promise.all([host(lab, a), rawHost(lab, a, `raw ${round}`)])
        await list.until(({ tables }) => tables.length === 1, from)
        const listed = list.all.length
        const at = await end(child, 'SIGINT')
        ours.push((await list.until(({ tables }) => tables.length === 0, listed)).at - at)
        const rawListed = rawList.all.length,
          rawAt = await end(rawChild, 'SIGINT')
        const rawGone = await Promise.race([
          rawList.until(({ names }) => names.length === 0, rawListed),
          sleep(2000).then(() => null),
        ])
        raws.push(rawGone === null ? null : rawGone.at - rawAt)
      }
      tell('(e) closed', 'time to vanish', ours, raws)
      expect(Math.max(...ours)).toBeLessThan(CLOSED_GOAL_MS * PATIENCE)
    })
  })

  it('when its host is killed: grey first, then gone', async () => {
    await inLab(async lab => {
      const middle = lab.switch(),
        a = lab.machine(),
        b = lab.machine()
      for (const [i, machine] of [a, b].entries()) {
        lab.cable(machine, middle, `10.77.0.${i + 1}/24`)
        lab.defaultRoute(machine, '10.77.0.254', 'lan0')
      }
      const [{ child }, rawChild] = await Promise.all([host(lab, a), rawHost(lab, a, 'raw')])
      const list = guest(lab, b),
        rawList = rawGuest(lab, b)
      await list.until(({ tables }) => tables.length === 1)
      await rawList.until(({ names }) => names.length === 1)
      const listed = list.all.length
      const at = await end(child, 'SIGKILL')
      await end(rawChild, 'SIGKILL')
      const grey = await list.until(({ tables }) => tables.some(table => table.grey))
      const removed = await list.until(({ tables }) => tables.length === 0, listed)
      tell(
        '(e) killed',
        'time to vanish',
        [removed.at - at],
        [rawList.last?.names.length === 0 ? removed.at - at : null],
      )
      expect(grey.at).toBeLessThan(removed.at)
      expect(removed.at - at).toBeLessThan(KILLED_GOAL_MS * PATIENCE)
    })
  })
})
