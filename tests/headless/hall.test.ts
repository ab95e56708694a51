/** A hall as a person starts it, tested on the build: `undertable host --hall`. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PROTOCOL, type HallView, type HostMessage } from '../../src-shared/wire'
import { COMMAND, startHost } from '../chaos/hosted'
import { Client } from '../kit/testServer'

let data = ''
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'hall-'))
})
afterEach(() => {
  rmSync(data, { recursive: true })
})

const hello = { kind: 'hello', n: 0, version: PROTOCOL } as const

async function arrive(port: number, name: string, token?: string): Promise<Client> {
  const client = await Client.connect(port)
  client.raw(JSON.stringify({ ...hello, name, ...(token === undefined ? {} : { token }) }))
  await client.until(() => client.messages.some(({ kind }) => kind === 'hall' || kind === 'frame'))
  return client
}

const view = ({ messages }: Client): HallView => {
  const last = messages.findLast((message): message is HallView => message.kind === 'hall')
  if (!last) throw new Error('this is no hall')
  return last
}

async function ask(client: Client, message: object): Promise<HostMessage> {
  const n = client.messages.length + 1
  client.raw(JSON.stringify({ ...message, n }))
  return client.reply(n)
}

describe('undertable host --hall', () => {
  it('opens one address for its tables, and keeps them, those of guests included, over a restart', async () => {
    const first = await startHost(data, '--name', 'Friday', '--hall', '--tables', '2')
    const anna = await arrive(first.port, 'Anna')
    expect(view(anna).tables.map(({ name }) => name)).toEqual(['Friday 1', 'Friday 2'])
    expect(await ask(anna, { kind: 'openTable', name: 'Anna’s', game: 'castle' })).toMatchObject({ kind: 'ok' })
    await anna.until(() => anna.messages.some(({ kind }) => kind === 'frame'))
    await first.end('SIGINT')

    const second = await startHost(data, '--hall')
    const back = await arrive(second.port, 'Anna', anna.token)
    const names = view(back).tables.map(({ name }) => name)
    expect(names.sort()).toEqual(['Anna’s', 'Friday 1', 'Friday 2'])
    const { you } = view(back)
    expect([you.name, you.seats.length, you.id]).toEqual(['Anna', 1, view(anna).you.id])
    await second.end('SIGINT')
  })

  it('without it: one table as ever, and its messages are unknown', async () => {
    const host = await startHost(data, '--name', 'Friday')
    const anna = await arrive(host.port, 'Anna')
    expect(anna.messages.map(({ kind }) => kind).filter(kind => kind !== 'heartbeat')).toEqual(['welcome', 'frame'])
    const why = { refused: 'unknownMessage' }
    for (const kind of ['toHall', 'enterTable', 'nonsense'])
      expect(await ask(anna, { kind, ...(kind === 'enterTable' ? { table: 'x' } : {}) })).toMatchObject({ why })
    await host.end('SIGINT')
  })
  it.each([
    ['en', 'can’t be kept'],
    ['ru', 'нельзя хранить'],
    ['it', 'non si possono ancora conservare'],
  ])('is refused with --keepers, in words, before anything is stored (%s)', (language, words) => {
    const [program = '', ...before] = COMMAND
    const args = ['host', '--hall', '--keepers', '--no-open', '--lang', language, '--data', data]
    const { status, stderr, stdout } = spawnSync(program, [...before, ...args], { encoding: 'utf8' })
    expect([status, stdout, readdirSync(data)]).toEqual([2, '', []])
    expect(stderr).toContain(words)
  })
})
