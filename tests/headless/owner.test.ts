/** `undertable owner` and secrets from the standard input, tested on the build. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { named, NO_SIGNALS } from '../kit/platform'
import { freshFolder } from '../kit/testStore'

const command = path.resolve(import.meta.dirname, '../../scripts/undertable.mjs')
const HOST = ['host', '--bind', '127.0.0.1', '--port', '0', '--no-advertise', '--no-open', '--json']

let running: ChildProcess[] = []
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running = []
})

interface Ready {
  readonly port: number
  readonly ownerLink: string
}

function start(...args: string[]) {
  const child = spawn(process.execPath, [command, ...HOST, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  running.push(child)
  const ready = once(child.stdout, 'data').then(([line]) => JSON.parse(String(line)) as Ready)
  return { child, ready }
}
const owner = (...args: string[]) =>
  spawnSync(process.execPath, [command, 'owner', '--lang', 'en', ...args], { encoding: 'utf8' })

/** Brings the key of a link to its host, as a page does. @returns the status */
async function bring(link: string): Promise<number> {
  const [url = '', key = ''] = link.split('#owner=')
  return (await fetch(new URL('/owner', url), { method: 'POST', body: key })).status
}

describe('undertable owner', () => {
  it('prints a link that works once, and ends the one before it', async () => {
    const folder = freshFolder(),
      { ownerLink: first, port } = await start('--data', folder).ready
    const { status, stdout } = owner('--data', folder, '--json')
    expect(status).toBe(0)
    const { ownerLink: link } = JSON.parse(stdout) as { readonly ownerLink: string }
    expect(link).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${port}/#owner=[\\w-]{20,}$`))
    expect([await bring(first), await bring(link), await bring(link)]).toEqual([403, 200, 403])
    expect(owner('--data', folder).stdout).toMatch(
      /^On this computer, once and within a minute: http:.*#owner=[\w-]{20,}\n$/,
    )
  })

  it('says where it has looked when no host of that folder runs', () => {
    const folder = freshFolder()
    expect(owner('--data', folder)).toMatchObject({ status: 1, stdout: '' })
    expect(owner('--data', folder).stderr).toContain(folder)
  })

  it.skipIf(NO_SIGNALS !== null)(named('finds nothing once the host has closed', NO_SIGNALS), async () => {
    const folder = freshFolder(),
      { child, ready } = start('--data', folder)
    await ready
    expect(existsSync(path.join(folder, 'owner.json'))).toBe(true)
    child.kill('SIGINT')
    await once(child, 'exit')
    expect([existsSync(path.join(folder, 'owner.json')), owner('--data', folder).status]).toEqual([false, 1])
  })
})

describe('a join code from the standard input', () => {
  it('may come late', async () => {
    const { child, ready } = start('--no-data', '--code-file', '-')
    await once(child, 'spawn')
    // A host that did not wait would have ended with "not understood".
    await new Promise(done => setTimeout(done, 1000))
    child.stdin?.end('blue tango\n')
    expect((await ready).port).toBeGreaterThan(0)
  })
})
