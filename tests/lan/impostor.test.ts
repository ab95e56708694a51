/** A neighbour who announces the table of a host that the guest has met: joined unseen, and told a secret, never. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Lab, Machine } from './kit/lab'
import { host, Lines } from './kit/programs'
import { LONG } from '../kit/effort'
import { inLab, NO_LAB } from './kit/trials'

/** In each network, shared out among the ways in which a neighbour may pretend. */
const RACES = LONG ? 102 : 3
const WAYS = ['port', 'address', 'print'] as const

interface Visit {
  readonly announced: string | null
  readonly trust?: string
  readonly fingerprint?: string
  readonly refused?: string
}
interface Heard {
  readonly fingerprint?: string
  readonly connected?: true
  readonly heard?: string
}

let folder = ''
beforeAll(async () => {
  if (NO_LAB !== null) return
  folder = mkdtempSync(path.join(tmpdir(), 'undertable-impostor-'))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const kit = path.join(import.meta.dirname, 'kit')
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: path.join(folder, 'out'),
      rollupOptions: {
        input: { seeker: path.join(kit, 'seeker.ts'), impostor: path.join(kit, 'impostor.ts') },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
})
afterAll(() => {
  if (folder !== '') rmSync(folder, { recursive: true })
})

const run = <T>(lab: Lab, machine: Machine, program: string, ...args: string[]): Lines<T> =>
  new Lines(lab.run(machine, process.execPath, [path.join(folder, 'out', program), ...args]))

/** All that a guest's races came to. */
async function racesOf(lab: Lab, machine: Machine, home: string, races: number, rows: number): Promise<Visit[][]> {
  const lines = run<{ visits: Visit[] }>(lab, machine, 'seeker.mjs', home, String(races), String(rows))
  const wanted = Math.max(1, races)
  await lines.until(() => lines.all.length >= wanted)
  return lines.all.map(({ line }) => line.visits)
}

describe.skipIf(NO_LAB !== null)(`an impostor${NO_LAB === null ? '' : ` – did not run: ${NO_LAB}`}`, () => {
  for (const network of ['mDNS and broadcast', 'broadcast alone'] as const)
    it(`joins nobody to itself unseen, and hears no token and no code; by ${network}`, async () => {
      await inLab(async lab => {
        const middle = lab.switch(),
          a = lab.machine(),
          b = lab.machine(),
          evil = lab.machine()
        const cables = [a, b, evil].map((machine, i) => lab.cable(machine, middle, `10.77.0.${i + 1}/24`))
        if (network === 'broadcast alone') {
          lab.acquaint(...cables)
          for (const cable of cables) {
            lab.drop(cable, 'multicast')
            lab.defaultRoute(cable.machine, '10.77.0.254', 'lan0')
          }
        }
        const { ready } = await host(lab, a, '--name', 'Friday', '--code', 'blue tango')
        const { fingerprint: anna } = ready as unknown as { fingerprint: string }
        const home = mkdtempSync(path.join(folder, 'home-'))
        // A former evening.
        const [[first] = []] = await racesOf(lab, b, home, 0, 1)
        expect(first).toEqual({ announced: anna, trust: 'first', fingerprint: anna })
        const figures = {
          races: 0,
          impostorFirst: 0,
          dialledImpostor: 0,
          toldOfChange: 0,
          joinedReal: 0,
          heard: 0,
          joinedUnseen: 0,
        }
        for (const way of WAYS) {
          const impostor = run<Heard>(lab, evil, 'impostor.mjs', '10.77.0.3', way)
          const { line: ready } = await impostor.until(({ fingerprint }) => fingerprint !== undefined)
          const all = await racesOf(lab, b, home, RACES / WAYS.length, way === 'print' ? 1 : 2)
          impostor.child.kill('SIGKILL')
          figures.races += all.length
          for (const visits of all) {
            if (way !== 'print' && visits[0]?.announced === ready.fingerprint) figures.impostorFirst++
            figures.toldOfChange += visits.filter(({ refused }) => refused === 'certificateChanged').length
            figures.joinedUnseen += visits.filter(
              ({ trust, fingerprint }) => trust !== undefined && fingerprint !== anna,
            ).length
            const joined = visits.filter(visit => visit.fingerprint === anna)
            for (const visit of joined) expect(visit).toEqual({ announced: anna, trust: 'known', fingerprint: anna })
            figures.joinedReal += joined.length
            // The real table is joined in the same race, unless the one row that there is led to the impostor alone.
            if (way !== 'print') expect(joined).toHaveLength(1)
          }
          figures.dialledImpostor += impostor.all.filter(({ line }) => line.connected).length
          figures.heard += impostor.all.filter(({ line }) => line.heard !== undefined).length
        }
        console.log(`impostor, ${network}: ${JSON.stringify(figures)}`)
        expect(figures).toMatchObject({ joinedUnseen: 0, heard: 0 })
        // Every visit ended at the real host, or with the person told.
        expect(figures.joinedReal + figures.toldOfChange).toBe((RACES / WAYS.length) * (2 + 2 + 1))
        expect(figures.dialledImpostor).toBeGreaterThanOrEqual((RACES / WAYS.length) * 2)
      })
    })
})
