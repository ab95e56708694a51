/** Random, scrambled and forged datagrams: the list stays right, the processes stay up, memory stays flat. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { guest, host, Lines } from './kit/programs'
import { LONG } from '../kit/effort'
import { inLab, NO_LAB, sleep } from './kit/trials'

const DATAGRAMS = 10_000,
  ROUNDS = LONG ? 6 : 3
/** Each of them has an allowance of its own, so that most datagrams are really read. */
const SENDERS = 60
/**
 * How much more memory may be used after the last round than after the first: the list of forged tables varies in
 * length.
 */
const SLACK_MB = 3
const MB = 1024 * 1024

/** What a program's heap holds after garbage collection, in MB. */
async function held({ pid }: ChildProcess, folder: string): Promise<number> {
  const file = path.join(folder, String(pid))
  rmSync(file, { force: true })
  process.kill(pid ?? 0, 'SIGUSR2')
  while (!existsSync(file)) await sleep(20)
  return Number(readFileSync(file, 'utf8')) / MB
}

/** Starts programs whose heap can be measured. */
async function probed<T>(folder: string, start: () => Promise<T>): Promise<T> {
  process.env.UNDERTABLE_PROBE = folder
  process.env.NODE_OPTIONS = `--import ${path.join(import.meta.dirname, 'kit/probe.mjs')}`
  try {
    return await start()
  } finally {
    delete process.env.NODE_OPTIONS
  }
}

const FORGED: readonly string[] = ['[2Jevil', 'Junk']

describe.skipIf(NO_LAB !== null)(`hostile packets${NO_LAB === null ? '' : ` – did not run: ${NO_LAB}`}`, () => {
  it('change nothing for anybody else', async () => {
    await inLab(async lab => {
      const middle = lab.switch(),
        a = lab.machine(),
        b = lab.machine(),
        evil = lab.machine()
      for (const [i, machine] of [a, b, evil].entries()) lab.cable(machine, middle, `10.77.0.${i + 1}/24`)
      const senders = Array.from({ length: SENDERS }, (_, i) => `10.77.0.${100 + i}`)
      for (const address of senders) lab.address(evil, `${address}/24`)
      const folder = mkdtempSync(path.join(tmpdir(), 'undertable-'))
      const { list, child } = await probed(folder, async () => ({
        list: guest(lab, b),
        child: (await host(lab, a, '--name', 'Friday')).child,
      }))
      await list.until(({ tables }) => tables.length === 1)
      const first = list.all.length
      const sizes: number[][] = []
      for (let round = 1; round <= ROUNDS; round++) {
        const { line } = await new Lines<{ sent: number }>(
          lab.run(evil, process.execPath, [
            path.join(import.meta.dirname, 'kit/hostile.mjs'),
            String(round),
            String(DATAGRAMS),
            ...senders,
          ]),
        ).until(() => true)
        expect(line.sent).toBe(DATAGRAMS)
        sizes.push(await Promise.all([child, list.child].map(one => held(one, folder))))
      }
      // A second guest joins in the middle of it.
      await guest(lab, b).until(({ tables }) =>
        tables.some(({ name, addresses }) => name === 'Friday' && addresses[0] === '10.77.0.1'),
      )
      expect([child.exitCode, list.child.exitCode]).toEqual([null, null])
      for (const {
        line: { tables },
      } of list.all.slice(first - 1)) {
        expect(tables.filter(({ name }) => name === 'Friday')).toHaveLength(1)
        // Nobody has renamed the table: a record that repeats its id without its certificate is another table, at the
        // address of whoever sent it. Scrambled packets are not listed as tables; forged ones are harmless to show.
        const others = tables.filter(({ name }) => name !== 'Friday')
        expect(
          others
            .filter(({ id, name }) => name !== 'Renamed' && (!id.startsWith('forged-') || !FORGED.includes(name)))
            .map(({ id, name }) => [id, name]),
        ).toEqual([])
        expect(others.filter(({ name, addresses }) => name === 'Renamed' && addresses.includes('10.77.0.1'))).toEqual(
          [],
        )
        expect(tables.length).toBeLessThanOrEqual(1000)
        expect(tables.flatMap(({ addresses }) => addresses).filter(address => !address.startsWith('10.77.0.'))).toEqual(
          [],
        )
      }
      const [before = [], after = []] = [sizes[0], sizes.at(-1)]
      console.log(
        `hostile: ${ROUNDS} × ${DATAGRAMS} datagrams; host and guest hold, in MB after each: ${sizes.map(size => size.map(mb => mb.toFixed(1)).join(' / ')).join(', ')}`,
      )
      rmSync(folder, { recursive: true })
      for (const [i, size] of after.entries()) expect(size - (before[i] ?? 0)).toBeLessThan(SLACK_MB)
    })
  })
})
