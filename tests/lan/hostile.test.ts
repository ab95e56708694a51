/** Random, scrambled and forged datagrams: the list stays right, the processes stay up, memory stays flat. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { guest, host, Lines } from './kit/programs'
import { inLab, LONG, NO_LAB } from './kit/trials'

const DATAGRAMS = 10_000, ROUNDS = LONG ? 6 : 2
/** Each of them has an allowance of its own, so that most datagrams are really read. */
const SENDERS = 60
/** What a collector may leave lying about between two looks. */
const SLACK_MB = 64

const memory = ({ pid }: ChildProcess): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024

describe.skipIf(NO_LAB !== null)(`hostile packets${NO_LAB === null ? '' : ` – did not run: ${NO_LAB}`}`, () => {
  it('change nothing for anybody else', async () => {
    await inLab(async lab => {
      const middle = lab.switch(), a = lab.machine(), b = lab.machine(), evil = lab.machine()
      for (const [i, machine] of [a, b, evil].entries()) lab.cable(machine, middle, `10.77.0.${i + 1}/24`)
      const senders = Array.from({ length: SENDERS }, (_, i) => `10.77.0.${100 + i}`)
      for (const address of senders) lab.address(evil, `${address}/24`)
      const { child } = await host(lab, a, '--name', 'Friday')
      const list = guest(lab, b)
      await list.until(({ tables }) => tables.length === 1)
      const first = list.all.length
      const sizes: number[][] = []
      for (let round = 1; round <= ROUNDS; round++) {
        const { line } = await new Lines<{ sent: number }>(lab.run(evil, process.execPath, [path.join(import.meta.dirname, 'kit/hostile.mjs'), String(round), String(DATAGRAMS), ...senders])).until(() => true)
        expect(line.sent).toBe(DATAGRAMS)
        sizes.push([child, list.child].map(memory))
      }
      // A second guest comes in the middle of it all.
      await guest(lab, b).until(({ tables }) => tables.some(({ name, addresses }) => name === 'Friday' && addresses[0] === '10.77.0.1'))
      expect([child.exitCode, list.child.exitCode]).toEqual([null, null])
      for (const { line: { tables } } of list.all.slice(first - 1)) {
        expect(tables.filter(({ name }) => name === 'Friday')).toHaveLength(1)
        // Nobody has renamed the table, scrambled packets are no tables, and the forged ones are harmless to show.
        const others = tables.filter(({ name }) => name !== 'Friday')
        expect(others.filter(({ id, name }) => !id.startsWith('forged-') || (name !== '[2Jevil' && name !== 'Junk')).map(({ id, name }) => [id, name])).toEqual([])
        expect(tables.length).toBeLessThanOrEqual(1000)
        expect(tables.flatMap(({ addresses }) => addresses).filter(address => !address.startsWith('10.77.0.'))).toEqual([])
      }
      const [before = [], after = []] = [sizes[0], sizes.at(-1)]
      console.log(`hostile: ${ROUNDS} × ${DATAGRAMS} datagrams; memory of host and guest ${before.map(Math.round).join(' / ')} MB after the first, ${after.map(Math.round).join(' / ')} MB after the last`)
      for (const [i, size] of after.entries()) expect(size - (before[i] ?? 0)).toBeLessThan(SLACK_MB)
    })
  })
})
