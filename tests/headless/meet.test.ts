/** `undertable meet` as a person uses it: who answers there, and may they be trusted? */
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

/** A host whose data lie in the folder of this name: another folder is another certificate. */
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
  it('a host is the same after a restart: its certificate is kept with its data', async () => {
    const first = await start('anna'),
      place = `127.0.0.1:${first.port}`
    const { met } = meet(place)
    expect(met.trust).toBe('first')
    await first.end('SIGINT')
    await start('anna', '--port', String(first.port))
    expect(meet(place)).toMatchObject({ status: 0, met: { trust: 'known', fingerprint: met.fingerprint } })
  })

  it('another certificate where a known host was stops; a person who says to forget it meets it anew', async () => {
    const first = await start('anna'),
      place = `127.0.0.1:${first.port}`
    const known = meet(place)
    await first.end('SIGKILL')
    await start('boris', '--port', String(first.port))
    expect(meet(place)).toMatchObject({ status: 1, met: { refused: 'certificateChanged' } })
    expect(meet(place), 'asking changes nothing').toMatchObject({ status: 1 })
    const anew = meet(place, '--forget')
    expect(anew).toMatchObject({ status: 0, met: { trust: 'first' } })
    expect(anew.met.fingerprint).not.toBe(known.met.fingerprint)
    expect(meet(place)).toMatchObject({ status: 0, met: { trust: 'known' } })
  })

  it('nobody there is said; what is no place is not understood', async () => {
    const { port, end } = await start('anna')
    await end('SIGKILL')
    expect(meet(`127.0.0.1:${port}`)).toEqual({ status: 1, met: { refused: 'noAnswer' } })
    expect(meet('here')).toEqual({ status: 2, met: {} })
  })
})
