/** The `undertable` command as a person runs it, tested on the build. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startHost } from '../chaos/hosted'
import { named, NO_SIGNALS } from '../kit/platform'
import { Client } from '../kit/testServer'

const root = path.resolve(import.meta.dirname, '../..')
const command = path.join(root, 'scripts/undertable.mjs')
const LOCAL = ['--bind', '127.0.0.1', '--no-advertise', '--no-open', '--no-data']

let running: ChildProcess[] = []
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running = []
})

interface Ready {
  port: number
  addresses: string[]
  tables: { id: string; name: string }[]
}

async function start(...args: string[]): Promise<{ child: ChildProcess; ready: Ready }> {
  const child = spawn(process.execPath, [command, 'host', ...LOCAL, '--json', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  return { child, ready: JSON.parse(String(line)) as Ready }
}

const say = (...args: string[]) =>
  spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C', LANG: 'C' } })

describe('undertable', () => {
  it('prints its help in three languages', () => {
    expect(say('--help').stdout).toContain('Usage: undertable [COMMAND]')
    expect(say('host', '--help', '--lang', 'ru').stdout).toContain('Использование')
    expect(say('host', '--help', '--lang', 'it').stdout).toContain('Uso:')
  })

  it('refuses arguments that it does not understand, with exit code 2', () => {
    expect(say('host', '--prot', '1')).toMatchObject({ status: 2 })
    expect(say('dance').stderr).toContain('There is no command "dance".')
  })

  it("shows the owner's key in the address for this computer, and in no other", async () => {
    const child = spawn(process.execPath, [command, 'host', ...LOCAL, '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, LC_ALL: 'C', LANG: 'C' },
    })
    running.push(child)
    let said = ''
    for await (const part of child.stdout) {
      said += String(part)
      if (said.includes('Ctrl')) break
    }
    const lines = said.split('\n').filter(line => line.includes('owner='))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/http:\/\/127\.0\.0\.1:\d+\/#owner=[\w-]{20,}$/)
  })

  it('opens a table: one line of JSON, a page, a socket', async () => {
    const { child, ready } = await start('--port', '0', '--name', 'Friday', '--seed', '7', '--pace', '0')
    expect(ready.tables).toEqual([{ id: 'seed-0', name: 'Friday' }])
    expect(ready.addresses).toEqual([`http://127.0.0.1:${ready.port}/`])
    const page = await fetch(`http://127.0.0.1:${ready.port}/`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const anna = await Client.arrive(ready.port, 'Anna')
    expect(anna.update.party).toMatchObject({ table: { name: 'Friday' }, fixedShuffle: true })
    child.kill()
    await once(child, 'exit')
  })

  it.skipIf(NO_SIGNALS !== null)(named('is closed cleanly by SIGINT', NO_SIGNALS), async () => {
    const { child, ready } = await start('--port', '0', '--pace', '0')
    const anna = await Client.arrive(ready.port, 'Anna')
    child.kill('SIGINT')
    const [code] = (await once(child, 'exit')) as [number | null]
    expect(code).toBe(0)
    await anna.until(() => anna.closed !== null)
  })

  it('plays a match with bots in their worker threads', async () => {
    const { ready } = await start('--port', '0', '--seed', '3', '--pace', '0')
    const anna = await Client.arrive(ready.port, 'Anna')
    await anna.ask({ kind: 'options', n: 1, options: { turnLimit: 20 } })
    for (let n = 2; n < 5; n++) await anna.ask({ kind: 'addBot', n })
    await anna.ask({ kind: 'stand', n: 5 })
    expect(await anna.ask({ kind: 'start', n: 8 })).toMatchObject({ kind: 'ok' })
    await anna.until(() => anna.update.party.phase === 'result')
    expect(anna.update.match?.view.open.outcome?.winners.length).toBeGreaterThan(0)
  })

  it('lists its tables for nobody who asks its port while it is hidden on its network', async () => {
    const { ready } = await start('--port', '0', '--bind', '0.0.0.0')
    const asked = (at: string): Promise<number> =>
      fetch(`http://127.0.0.1:${ready.port}${at}`).then(({ status }) => status)
    expect([await asked('/tables'), await asked('/')]).toEqual([404, 200])
  })

  it('opens several tables, each with its own party', async () => {
    const { ready } = await start('--port', '0', '--tables', '3', '--name', 'Office')
    expect(ready.tables.map(table => table.name)).toEqual(['Office 1', 'Office 2', 'Office 3'])
  })

  it('continues after a restart where it stopped, in the given folder', async () => {
    const data = mkdtempSync(path.join(tmpdir(), 'data-'))
    const first = await startHost(data, '--name', 'Friday')
    const anna = await Client.arrive(first.port, 'Anna')
    await anna.ask({ kind: 'addBot', n: 1 })
    expect(await anna.ask({ kind: 'start', n: 2 })).toMatchObject({ kind: 'ok' })
    await first.end('SIGINT')
    const second = await startHost(data)
    expect(second.tables).toEqual(first.tables)
    expect(second.complaints.join('')).toBe('The table "Friday" goes on where it stopped.\n')
    const back = await Client.arrive(second.port, 'Anna', anna.token)
    expect(back.update.party.you).toEqual(anna.update.party.you)
    expect(back.update.match?.id).toBe(anna.update.match?.id)
    const other = say('host', ...LOCAL.filter(arg => arg !== '--no-data'), '--data', data)
    expect(other).toMatchObject({
      status: 1,
      stderr: `Another host saves its tables in ${data}. Choose another folder with --data, or save nothing with --no-data.\n`,
    })
    await second.end('SIGKILL')
    rmSync(data, { recursive: true })
  })

  it('moves its tables to another folder as one file that a passphrase opens', async () => {
    const from = mkdtempSync(path.join(tmpdir(), 'from-')),
      to = mkdtempSync(path.join(tmpdir(), 'to-'))
    const file = path.join(from, 'evening.backup'),
      passphrase = path.join(from, 'passphrase')
    writeFileSync(passphrase, 'correct horse\nbattery')
    const carry = (what: string, data: string, ...more: string[]) =>
      say(what, file, '--data', data, '--passphrase-file', passphrase, ...more)
    const first = await startHost(from, '--name', 'Friday')
    const anna = await Client.arrive(first.port, 'Anna')
    await anna.ask({ kind: 'addBot', n: 1 })
    expect(await anna.ask({ kind: 'start', n: 2 })).toMatchObject({ kind: 'ok' })
    expect(carry('backup', from)).toMatchObject({
      status: 1,
      stderr: `A running host saves its tables in ${from}. Close it first (Ctrl+C): its tables go on afterwards where they stopped.\n`,
    })
    await first.end('SIGINT')
    expect(carry('backup', from)).toMatchObject({ status: 0, stderr: '' })
    expect(carry('restore', to)).toMatchObject({
      status: 0,
      stdout: `All tables and matches of the backup are in ${to}.\n`,
    })
    const second = await startHost(to)
    const back = await Client.arrive(second.port, 'Anna', anna.token)
    expect(back.update.match?.id).toBe(anna.update.match?.id)
    await second.end('SIGKILL')
    writeFileSync(passphrase, 'another one')
    expect(carry('restore', to, '--lang', 'it')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Non è la passphrase') as string,
    })
    writeFileSync(passphrase, 'short')
    expect(say('backup', `${file}2`, '--data', from, '--passphrase-file', passphrase).stderr).toContain('too short')
    expect(say('backup', `${file}2`, '--data', from).stderr).toContain('--passphrase-file')
    expect(say('backup')).toMatchObject({ status: 2 })
    for (const dir of [from, to]) rmSync(dir, { recursive: true })
    // A dozen processes, one after another.
  }, 240_000)

  it('takes the next free port when the first is taken', async () => {
    const blocker = createServer()
    const taken = await new Promise<boolean>(done => {
      blocker.once('error', () => {
        done(false)
      })
      blocker.listen(26262, '127.0.0.1', () => {
        done(true)
      })
    })
    const { ready } = await start()
    // Somebody else may have had it, and may have left it since.
    expect(ready.port).toBeGreaterThanOrEqual(taken ? 26263 : 26262)
    expect(ready.port).toBeLessThanOrEqual(26277)
    if (taken) blocker.close()
  })

  it('prints a message if a port is taken', async () => {
    const { ready } = await start('--port', '0')
    const second = say('host', ...LOCAL, '--port', String(ready.port))
    expect(second.status).toBe(1)
    expect(second.stderr).toContain(`the port ${ready.port} is taken`)
  })
})
