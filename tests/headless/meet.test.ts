/** `undertable meet` as a person uses it: which host answers at an address, and is it trusted? */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startHost, type Hosted } from '../chaos/hosted'

const command = path.resolve(import.meta.dirname, '../../scripts/undertable.mjs')

let folder = '',
  hosts: Hosted[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'meet-'))
  hosts = []
})
afterEach(async () => {
  for (const host of hosts) await host.end('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** A host whose data is in the folder of this name: another folder has another certificate. */
async function start(name: string, ...args: string[]): Promise<Hosted> {
  const host = await startHost(path.join(folder, name), ...args)
  hosts.push(host)
  return host
}

function meet(...args: string[]): {
  readonly status: number | null
  readonly met: { readonly fingerprint?: string; readonly trust?: string; readonly refused?: string }
} {
  const { status, stdout } = spawnSync(process.execPath, [command, 'meet', '--json', ...args], {
    encoding: 'utf8',
    env: { ...process.env, UNDERTABLE_HOME: path.join(folder, 'home') },
  })
  return { status, met: stdout === '' ? {} : (JSON.parse(stdout) as ReturnType<typeof meet>['met']) }
}

describe('undertable meet', () => {
  it('recognizes a host after a restart: its certificate is stored with its data', async () => {
    const first = await start('anna'),
      place = `127.0.0.1:${first.port}`
    const { met } = meet(place)
    expect(met.trust).toBe('first')
    await first.end('SIGINT')
    await start('anna', '--port', String(first.port))
    expect(meet(place)).toMatchObject({ status: 0, met: { trust: 'known', fingerprint: met.fingerprint } })
  })

  it("stops at another certificate in place of a known host's, until a person tells it to forget the old one", async () => {
    const first = await start('anna'),
      place = `127.0.0.1:${first.port}`
    const known = meet(place)
    await first.end('SIGKILL')
    await start('boris', '--port', String(first.port))
    expect(meet(place)).toMatchObject({ status: 1, met: { refused: 'certificateChanged' } })
    expect(meet(place), 'asking changes nothing').toMatchObject({ status: 1 })
    const again = meet(place, '--forget')
    expect(again).toMatchObject({ status: 0, met: { trust: 'first' } })
    expect(again.met.fingerprint).not.toBe(known.met.fingerprint)
    expect(meet(place)).toMatchObject({ status: 0, met: { trust: 'known' } })
  })

  it('reports that nobody answers; rejects what is not an address', async () => {
    const { port, end } = await start('anna')
    await end('SIGKILL')
    expect(meet(`127.0.0.1:${port}`)).toEqual({ status: 1, met: { refused: 'noAnswer' } })
    expect(meet('nowhere')).toEqual({ status: 2, met: {} })
  })
})
