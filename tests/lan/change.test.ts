/** Networks that change under a table: an interface that appears later, a cable that is pulled during a match. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guest, host, Lines, rawGuest, rawHost } from './kit/programs'
import { LONG } from '../kit/effort'
import { inLab, NO_LAB, PATIENCE, sleep, tell } from './kit/trials'

const SERVED_GOAL_MS = 3000
/** How long the cable is out: longer than a client needs to notice. */
const PULLED_MS = LONG ? 30_000 : 8000
/** From plugging the cable in to being back in the seat. The system's retries alone take up to half a minute. */
const BACK_GOAL_MS = 3000

let folder = ''
beforeAll(async () => {
  if (NO_LAB !== null) return
  folder = mkdtempSync(path.join(tmpdir(), 'undertable-seat-'))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path.join(import.meta.dirname, 'kit/seat.ts'),
      outDir: path.join(folder, 'out'),
      rollupOptions: { output: { entryFileNames: 'seat.mjs' } },
    },
  })
})
afterAll(() => {
  if (folder !== '') rmSync(folder, { recursive: true })
})

describe.skipIf(NO_LAB !== null)(`a network that changes${NO_LAB === null ? '' : ` – did not run: ${NO_LAB}`}`, () => {
  it('(f) a new interface is served', async () => {
    await inLab(async lab => {
      const middle = lab.switch(),
        a = lab.machine(),
        b = lab.machine()
      lab.cable(b, middle, '10.77.0.2/24')
      lab.defaultRoute(b, '10.77.0.254', 'lan0')
      const list = guest(lab, b),
        rawList = rawGuest(lab, b)
      await host(lab, a)
      await rawHost(lab, a, 'raw')
      // The guest's questions come at any moment: the host is the one that changes.
      const at = performance.now()
      lab.cable(a, middle, '10.77.0.1/24')
      const found = await list.until(({ tables }) => tables.length === 1)
      const raw = await Promise.race([rawList.until(({ names }) => names.length === 1), sleep(5000).then(() => null)])
      tell('(f) an interface comes later', 'time to list', [found.at - at], [raw === null ? null : raw.at - at])
      expect(found.at - at).toBeLessThan(SERVED_GOAL_MS * PATIENCE)
    })
  })

  it('(i) the cable pulled in a match: back in the seat without a click', async () => {
    await inLab(async lab => {
      const middle = lab.switch(),
        a = lab.machine(),
        b = lab.machine()
      lab.cable(a, middle, '10.77.0.1/24')
      const cable = lab.cable(b, middle, '10.77.0.2/24')
      const { ready } = await host(lab, a, '--seed', '1', '--pace', '0')
      const list = guest(lab, b)
      await list.until(({ tables }) => tables.length === 1)
      const seat = new Lines<{ state?: string; seat?: number; phase?: string }>(
        lab.run(b, process.execPath, [path.join(folder, 'out/seat.mjs'), `ws://10.77.0.1:${ready.port}/table`]),
      )
      await seat.until(({ phase }) => phase === 'match')
      lab.pull(cable)
      await sleep(PULLED_MS)
      const before = seat.all.length,
        listed = list.all.length
      const at = performance.now()
      lab.plug(cable)
      const back = await seat.until(line => line.phase !== undefined && line.seat === 0, before)
      const relisted = LONG ? await list.until(({ tables }) => tables.some(({ grey }) => !grey), listed) : null
      tell(`(i) cable out for ${PULLED_MS / 1000} s`, 'back in seat', [back.at - at], [])
      if (relisted) tell('(i) cable back', 'listed again', [relisted.at - at], [])
      expect(back.at - at).toBeLessThan(BACK_GOAL_MS * PATIENCE)
    })
  })
})
