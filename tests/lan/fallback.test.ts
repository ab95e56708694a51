/** Networks that drop discovery's packets: the second channel, a scan, hosts of earlier sessions, a typed address. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { shortCodeFor } from '../../src-shared/lan/shortCode'
import type { Lab, Machine } from './kit/lab'
import { doctor, host, Lines, rawHost, type Seen } from './kit/programs'
import { LONG } from '../kit/effort'
import { inLab, NO_LAB, PATIENCE, rawTimesToList, tell, timesToList } from './kit/trials'

const GOAL_MS = 3000
const ROUNDS = LONG ? 20 : 2,
  RAW_ROUNDS = 1

function deafNet(lab: Lab, what: 'multicast' | 'both'): { a: Machine; b: Machine } {
  const middle = lab.switch(),
    a = lab.machine(),
    b = lab.machine()
  const cables = [a, b].map((machine, i) => lab.cable(machine, middle, `10.77.0.${i + 1}/24`))
  lab.acquaint(...cables)
  for (const cable of cables) {
    lab.drop(cable, what)
    lab.defaultRoute(cable.machine, '10.77.0.254', 'lan0')
  }
  return { a, b }
}

const find = (lab: Lab, machine: Machine, args: readonly string[], home = '/nonexistent'): Lines<Seen> =>
  new Lines(
    lab.run(machine, process.execPath, ['scripts/undertable.mjs', 'find', '--json', '--watch', ...args], {
      UNDERTABLE_HOME: home,
    }),
  )

describe.skipIf(NO_LAB !== null)(`a deaf network${NO_LAB === null ? '' : ` – did not run: ${NO_LAB}`}`, () => {
  it('that drops multicast: the second channel finds the host', async () => {
    await inLab(async lab => {
      const { a, b } = deafNet(lab, 'multicast')
      await host(lab, a)
      const times = await timesToList(lab, b, 1, ROUNDS)
      await rawHost(lab, a, 'raw')
      tell('(d) multicast dropped', 'time to list', times, await rawTimesToList(lab, b, 1, RAW_ROUNDS))
      expect(Math.max(...times)).toBeLessThan(GOAL_MS * PATIENCE)
    })
  })

  it('that drops broadcasts as well: a scan on request finds it', async () => {
    await inLab(async lab => {
      const { a, b } = deafNet(lab, 'both')
      const { ready } = await host(lab, a)
      const times = await timesToList(lab, b, 1, ROUNDS, '--scan')
      tell('(d) broadcasts dropped too, a scan', 'time to list', times, [])
      expect(Math.max(...times)).toBeLessThan(GOAL_MS * PATIENCE)
      const home = mkdtempSync(path.join(tmpdir(), 'undertable-home-'))
      writeFileSync(
        path.join(home, 'hosts.json'),
        JSON.stringify([
          { address: '10.99.0.1', port: 26262 },
          { address: '10.77.0.1', port: ready.port },
        ]),
      )
      const remembered = (await find(lab, b, [], home).until(({ tables }) => tables.length > 0)).line.ms
      rmSync(home, { recursive: true })
      const code = shortCodeFor({ address: '10.77.0.1', port: ready.port }) ?? ''
      const byCode = (await find(lab, b, [code]).until(({ tables }) => tables.length > 0)).line.ms
      tell('(d) broadcasts dropped, remembered', 'time to list', [remembered], [])
      tell('(d) broadcasts dropped, by code', 'time to list', [byCode], [])
      expect(remembered).toBeLessThan(GOAL_MS * PATIENCE)
      expect(byCode).toBeLessThan(GOAL_MS * PATIENCE)
    })
  })

  it('is explained by the doctor', async () => {
    await inLab(async lab => {
      const { a, b } = deafNet(lab, 'both')
      const alone = await doctor(lab, b)
      expect(alone).toMatchObject({ advice: 'nobodyElse', tables: 0, nics: [{ address: '10.77.0.2', dial: 'open' }] })
      await host(lab, a)
      expect(await doctor(lab, lab.machine())).toMatchObject({ advice: 'noNetwork', nics: [] })
      expect(await doctor(lab, a)).toMatchObject({ advice: 'fine', tables: 1 })
    })
  })
})
