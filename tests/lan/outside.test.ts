/**
 * Nothing is sent to any address outside the local subnets and our groups; and without any network a table still opens.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import type { Lab, Machine } from './kit/lab'
import { doctor, end, guest, host, Lines } from './kit/programs'
import { inLab, NO_LAB } from './kit/trials'

/** mDNS and our own group; 224.0.0.22 is where the system itself announces its group memberships (IGMP). */
const GROUPS = ['224.0.0.251', '239.255.62.62', '224.0.0.22']
const NO_DUMP = NO_LAB ?? (spawnSync('tcpdump', ['--version']).error ? 'tcpdump is missing' : null)

/** Collects the destinations of all IPv4 packets that pass a switch. */
async function capture(lab: Lab, where: { readonly space: string }): Promise<Set<string>> {
  const seen = new Set<string>()
  const child = lab.run(where, 'tcpdump', ['-i', 'any', '-nn', '-q', '-l', '-t', 'ip'])
  if (!child.stdout || !child.stderr) throw new Error('no output')
  createInterface({ input: child.stdout }).on('line', line => {
    const to = / > (\d+\.\d+\.\d+\.\d+)/.exec(line)?.[1]
    if (to !== undefined) seen.add(to)
  })
  await once(child.stderr, 'data')
  return seen
}

const node = (lab: Lab, machine: Machine, code: string) =>
  once(lab.run(machine, process.execPath, ['-e', code]), 'exit')

describe.skipIf(NO_DUMP !== null)(
  `what leaves a machine${NO_DUMP === null ? '' : ` – did not run: ${NO_DUMP}`}`,
  () => {
    it('goes only to its own subnets and our groups', async () => {
      await inLab(async lab => {
        const middle = lab.switch(),
          a = lab.machine(),
          b = lab.machine(),
          evil = lab.machine(),
          gate = lab.machine()
        lab.cable(gate, middle, '10.77.0.254/24')
        for (const [i, machine] of [a, b, evil].entries()) {
          lab.cable(machine, middle, `10.77.0.${i + 1}/24`)
          lab.defaultRoute(machine, '10.77.0.254', 'lan0')
        }
        const seen = await capture(lab, middle)
        const strangers = (): string[] =>
          [...seen].filter(address => !address.startsWith('10.77.0.') && !GROUPS.includes(address))
        const { child } = await host(lab, a)
        const list = guest(lab, b, '--scan')
        await list.until(({ tables }) => tables.length === 1)
        // Forged tables at an address on the internet, and goodbyes for them.
        await new Lines(
          lab.run(evil, process.execPath, [path.join(import.meta.dirname, 'kit/hostile.mjs'), '1', '500', '10.77.0.3']),
        ).until(() => true)
        await doctor(lab, b)
        await end(child, 'SIGINT')
        await list.until(({ tables }) => !tables.some(({ name }) => name.startsWith('Table')), list.all.length - 1)
        expect(seen).toContain('224.0.0.251')
        expect(strangers()).toEqual([])
        // Proof that the capture would have seen one.
        await node(
          lab,
          b,
          "const s = require('dgram').createSocket('udp4'); s.send('x', 9, '192.0.2.1', () => s.close())",
        )
        while (!strangers().includes('192.0.2.1'))
          await new Promise(done => {
            setTimeout(done, 20)
          })
      })
    })
  },
)

describe.skipIf(NO_LAB !== null)(`without any network${NO_LAB === null ? '' : ` – did not run: ${NO_LAB}`}`, () => {
  it('a table opens for this machine, and the output says what is missing', async () => {
    await inLab(async lab => {
      const machine = lab.machine()
      const { ready } = await host(lab, machine)
      expect(ready.addresses).toEqual([])
      const [code] = (await node(
        lab,
        machine,
        `require('http').get('http://127.0.0.1:${ready.port}/', r => process.exit(r.statusCode === 200 ? 0 : 1))`,
      )) as [number]
      expect(code).toBe(0)
      const child = lab.run(machine, process.execPath, [
        'scripts/undertable.mjs',
        'host',
        '--no-data',
        '--no-open',
        '--lang',
        'en',
      ])
      let messages = ''
      child.stdout?.on('data', (text: Buffer) => {
        messages += String(text)
      })
      while (!messages.includes('Ctrl+C')) await once(child.stdout ?? child, 'data')
      expect(messages).toContain('No network address: only this computer can join.')
      expect(await doctor(lab, machine)).toMatchObject({ advice: 'noNetwork' })
    })
  })
})
