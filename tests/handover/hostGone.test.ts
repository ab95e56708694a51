/** A host's process is killed in the middle of a match; the computers that keep its table go on with it. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { invitationOption } from '../kit/secretFile'
import { drawAnswer, fastRandom } from '../../src-shared/kernel'
import { Client } from '../kit/testServer'
import { Program, type Ready } from './processes'

const random = fastRandom(7)
const programs: Program[] = []
const clients: Client[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) client.socket.terminate()
  for (const program of programs.splice(0)) await program.remove()
})

async function start(args: readonly string[], folder?: string): Promise<{ program: Program; ready: Ready }> {
  const started = await Program.start(args, folder)
  programs.push(started.program)
  return started
}

async function arrive(address: string, port: number, name: string, token?: string): Promise<Client> {
  const client = await Client.arrive(port, name, token, '127.0.0.1', address)
  clients.push(client)
  return client
}

let n = 1
const view = (client: Client) => client.update.match?.view
const asksOf = (client: Client) => view(client)?.own?.asks ?? []

/** Answers as whoever is asked, so many times; each answer is acknowledged. */
async function play(people: readonly Client[], answers: number): Promise<void> {
  for (let taken = 0; taken < answers;) {
    const asked = await Promise.race(
        people.map(async client => {
          await client.until(() => asksOf(client).length > 0)
          return client
        }),
      ),
      [ask] = asksOf(asked)
    if (!ask) throw new Error('nobody is asked')
    const before = asked.updates.length
    const reply = await asked.ask({
      ...{ kind: 'answer', n: n++, ask: ask.id },
      answer: drawAnswer(ask.pick, most => random.nextInt(most, '')),
    })
    if (reply.kind !== 'ok') continue
    await asked.until(() => asked.updates.length > before)
    taken++
  }
}

/** Everything that a program has stored, as text. */
function storedBy(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
}

describe('a table that two other computers keep', () => {
  it('goes on at one of them when its host is killed: nobody loses their seat, their cards or an answer', async () => {
    const host = await start(['host', '--bind=127.0.0.1', '--keepers', '--no-open', '--pace=0'])
    const [table] = host.ready.tables
    const link = `undertable://127.0.0.1:${host.ready.port}/?table=${table?.id ?? ''}&f=${host.ready.fingerprint}`
    const keepers = []
    for (const bind of ['127.0.0.2', '127.0.0.3'])
      keepers.push(await start(['keep', link, invitationOption(host.ready.invitation), `--bind=${bind}`]))
    const people = []
    for (const name of ['Anna', 'Boris', 'Carla']) people.push(await arrive('127.0.0.1', host.ready.port, name))
    const [anna, ...others] = people
    for (const other of others) await other.ask({ kind: 'ready', n: n++, ready: true })
    expect(await anna?.ask({ kind: 'start', n: n++ })).toMatchObject({ kind: 'ok' })
    await Promise.all(people.map(client => client.until(() => client.update.match !== null)))
    await play(people, 8)
    // The table is protected once both have its copy: they have seen entries.
    for (const { program } of keepers) expect(storedBy(program.folder)).toMatch(/"sealed"/)
    const seen = people.map(view),
      tokens = people.map(client => client.token)

    // What people's tokens and names are is nowhere in the copies.
    for (const { program } of keepers) {
      const stored = storedBy(program.folder)
      for (const secret of [...tokens, 'Carla']) expect(stored).not.toContain(secret)
    }

    await host.program.end('SIGKILL')
    const next = await Promise.race(
      keepers.map(async ({ program, ready }, at) => {
        await program.until(() => program.told.includes('hosts the table'))
        return { port: ready.port, address: `127.0.0.${at + 2}` }
      }),
    )
    const back = []
    for (const [at, name] of ['Anna', 'Boris', 'Carla'].entries())
      back.push(await arrive(next.address, next.port, name, tokens[at]))
    expect(back.map(view)).toEqual(seen)
    await play(back, 4)
    for (const { program } of keepers) expect(program.told).not.toMatch(/copy of a table|false/)

    // The old host comes back: it accepts nothing, hears that it has been replaced, and closes its table.
    const old = await start(['host', '--bind=127.0.0.1', '--keepers', '--no-open', '--tables=1'], host.program.folder)
    await old.program.until(() => old.program.told.includes('Another computer hosts the table'))
    expect(back.map(client => client.closed)).toEqual([null, null, null])
    await play(back, 2)
  })
})
