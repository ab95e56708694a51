/** The socket as strangers find it: bad input gets a clear refusal, changes nothing, and the table goes on. */
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAX_CLIENT_FRAME, PROTOCOL } from '../../src-shared/wire'
import { probeHost, encodeTableRecord } from '../../src-main/net/discovery'
import { VirtualClock } from '../kit/clock'
import { named, NO_LOOPBACKS } from '../kit/platform'
import { Client, startServer, type TestServer } from '../kit/testServer'
import { certificateOf } from '../kit/tlsClient'
import { someFacts } from './discovery/tableRecord'

let table: TestServer
beforeEach(async () => {
  table = await startServer(['table.test'])
})
afterEach(async () => {
  await table.close()
})

const status = (headers: { [name: string]: string }, path = '/', method = 'GET'): Promise<number> =>
  new Promise((done, fail) => {
    request({ host: '127.0.0.1', port: table.server.port, path, method, headers }, response => {
      response.resume()
      done(response.statusCode ?? 0)
    })
      .on('error', fail)
      .end()
  })

describe('messages that cannot be read', () => {
  it.each([
    ['malformed JSON', '{"kind":', { refused: 'notJson' }, -1],
    ['no object', '7', { refused: 'unknownMessage' }, -1],
    ['an unknown message', '{"kind":"cheat","n":4}', { refused: 'unknownMessage' }, 4],
    [
      'a field of the wrong shape',
      '{"kind":"ready","n":5,"ready":"yes"}',
      { refused: 'messageShape', params: { field: 'ready' } },
      5,
    ],
    ['a field too many', '{"kind":"sit","n":6,"seat":3}', { refused: 'messageShape', params: { field: 'seat' } }, 6],
    ['nesting without end', '['.repeat(30_000), { refused: 'tooDeep' }, -1],
    [
      'a prototype',
      '{"kind":"options","n":7,"options":{"__proto__":{"x":1},"challenge":"loud"}}',
      { refused: 'optionValue', params: { option: 'challenge' } },
      7,
    ],
  ])('%s is refused with a code', async (_, text, why, n) => {
    const client = await Client.arrive(table.server.port, 'Anna')
    const before = JSON.stringify(client.update.party)
    client.raw(text)
    expect(await client.reply(n)).toEqual({ kind: 'refused', n, why })
    const other = await Client.arrive(table.server.port, 'Boris')
    expect(other.update.party.seats).toHaveLength(2)
    expect(JSON.stringify(client.updates[0]?.party)).toBe(before)
  })

  it('a binary frame is refused', async () => {
    const client = await Client.arrive(table.server.port, 'Anna')
    client.socket.send(Buffer.from([1, 2, 3]))
    expect(await client.reply(-1)).toMatchObject({ why: { refused: 'notJson' } })
  })
})

describe('who may send what', () => {
  it('a wrong version is refused and closed with its code', async () => {
    const client = await Client.connect(table.server.port)
    client.send({ kind: 'hello', n: 0, version: PROTOCOL + 1, name: 'Anna' })
    expect(await client.reply(0)).toMatchObject({
      why: { refused: 'version', params: { host: PROTOCOL, client: PROTOCOL + 1 } },
    })
    await client.until(() => client.closed !== null)
    expect(client.closed?.code).toBe(4003)
  })

  it('nothing but hello comes first', async () => {
    const client = await Client.connect(table.server.port)
    expect(await client.ask({ kind: 'sit', n: 1 })).toMatchObject({ why: { refused: 'helloFirst' } })
  })

  it('a frame over 64 kB closes the socket with 1009; one of 64 kB does not', async () => {
    const client = await Client.arrive(table.server.port, 'Anna')
    client.raw('x'.repeat(MAX_CLIENT_FRAME))
    expect(await client.reply(-1)).toMatchObject({ why: { refused: 'notJson' } })
    client.raw('x'.repeat(MAX_CLIENT_FRAME + 1))
    await client.until(() => client.closed !== null)
    expect(client.closed?.code).toBe(1009)
    const other = await Client.arrive(table.server.port, 'Boris')
    expect(other.update.party.seats[0]).toMatchObject({ name: 'Anna', here: false })
  })

  it('thousands of messages at once close the socket of their sender only', async () => {
    const other = await Client.arrive(table.server.port, 'Boris')
    const client = await Client.arrive(table.server.port, 'Anna')
    for (let n = 1; n < 3000; n++) client.raw(`{"kind":"ready","n":${n},"ready":true}`)
    await client.until(() => client.closed !== null)
    expect(client.closed?.code).toBe(4005)
    expect(await other.ask({ kind: 'ready', n: 9, ready: true })).toEqual({ kind: 'ok', n: 9 })
  })

  it('a page of another site on this machine gets no socket, our own does', async () => {
    const host = `127.0.0.1:${table.server.port}`
    await expect(Client.connect(table.server.port, { Origin: 'http://evil.test', Host: host })).rejects.toThrow('403')
    await expect(Client.connect(table.server.port, { Origin: `http://${host}`, Host: host })).resolves.toBeDefined()
    // A foreign name that was made to point here: its page is of the same origin, and still none of ours.
    await expect(Client.connect(table.server.port, { Origin: 'http://evil.test', Host: 'evil.test' })).rejects.toThrow(
      '403',
    )
  })

  it('a rebound host name is rejected, a name the host knows is not', async () => {
    expect(await status({ Host: 'evil.test' })).toBe(421)
    expect(await status({ Host: `TABLE.test:${table.server.port}` })).toBe(200)
    expect(await status({ Host: `[::1]:${table.server.port}` })).toBe(200)
    expect(await status({ Host: 'localhost' })).toBe(200)
  })

  it('only pages that exist are served, and only GET is answered', async () => {
    expect(await status({}, '/../package.json')).toBe(404)
    expect(await status({}, '/%2e%2e/package.json')).toBe(404)
    expect(await status({}, '/', 'POST')).toBe(405)
  })
})

describe('the list of tables', () => {
  const ask = (port: number): ReturnType<typeof probeHost> => probeHost('127.0.0.1', port, 30_000)

  it('is sent to anybody who asks; a hidden host sends an empty one; if there is no host, nobody answers', async () => {
    let tables: readonly (readonly string[])[] | null = [encodeTableRecord(someFacts())]
    const found = await startServer([], { tables: () => tables })
    expect(await ask(found.server.port)).toEqual([someFacts()])
    tables = null
    expect(await ask(found.server.port)).toEqual([])
    await found.close()
    expect(await ask(found.server.port)).toBeNull()
  })

  it('is not accepted from a server that is not a host', async () => {
    const other = createServer((_, response) => {
      response.writeHead(500).end('[]')
    })
    await new Promise<void>(done => {
      other.listen(0, '127.0.0.1', done)
    })
    expect(await ask((other.address() as AddressInfo).port)).toBeNull()
    other.close()
  })
})

describe('a port', () => {
  it('that is taken is told from an address that is not ours', async () => {
    const { server } = await startServer()
    await expect(startServer([], { port: server.port })).rejects.toThrow('is taken')
    await expect(startServer([], { bind: '192.0.2.1' })).rejects.toThrow('EADDRNOTAVAIL')
    await server.close()
  })

  it('is the one that the host had before; where another program has it now, any that is free', async () => {
    const { server } = await startServer()
    const { port } = server
    const other = await startServer([], { formerPort: port })
    expect(other.server.port).not.toBe(port)
    await server.close()
    const again = await startServer([], { formerPort: port })
    expect(again.server.port).toBe(port)
    await Promise.all([other.server.close(), again.server.close()])
  })

  it.skipIf(NO_LOOPBACKS !== null)(
    named('is the first free one of sixteen; when all are taken there is none', NO_LOOPBACKS),
    async () => {
      const bind = '127.0.0.77',
        all: TestServer[] = []
      const ports = Array.from({ length: 16 }, (_, n) => 26_262 + n)
      const next = (): Promise<TestServer | null> =>
        startServer([], { bind, port: null }).catch((fault: unknown) => {
          expect(String(fault)).toContain('no free port from 26262 to 26277')
          return null
        })
      for (let one = await next(); one; one = await next()) all.push(one)
      // Another host of this machine may have some of them.
      const had = all.map(({ server }) => server.port)
      expect(had).toEqual(ports.filter(port => had.includes(port)))
      for (const port of ports) await expect(startServer([], { bind, port })).rejects.toThrow('is taken')
      await Promise.all(all.map(one => one.close()))
    },
  )

  it('is free at once when its host ends, whoever has connected and said nothing', async () => {
    const { server, close } = await startServer([], {
      certificate: await certificateOf('anna'),
      clock: new VirtualClock(),
    })
    const silent = connect(server.port, '127.0.0.1')
    await once(silent, 'connect')
    // The server has accepted it once it has served a later one.
    await fetch(`http://127.0.0.1:${server.port}/`)
    const gone = once(silent.resume(), 'close')
    await close()
    await gone
  })

  it('keeps its encrypted and its own guests when the others are sent away', async () => {
    const table = await startServer()
    const own = await Client.arrive(table.server.port, 'Anna')
    table.server.dropGuests()
    expect(await own.ask({ kind: 'rename', n: 1, name: 'Bella' })).toMatchObject({ kind: 'ok' })
    expect(own.closed).toBeNull()
    await table.close()
  })
})

describe('a match over sockets', () => {
  it('goes on after a dropped socket, by token', async () => {
    const { port } = table.server
    const anna = await Client.arrive(port, 'Anna')
    for (let n = 1; n < 4; n++) await anna.ask({ kind: 'addBot', n })
    expect(await anna.ask({ kind: 'start', n: 4 })).toEqual({ kind: 'ok', n: 4 })
    const { token } = anna
    anna.socket.terminate()
    const back = await Client.arrive(port, '', token)
    expect(back.update.party.you.seat).toBe(0)
    const ready = back.update.match?.view.own?.asks.find(ask => ask.key === 'ready')
    expect(await back.ask({ kind: 'answer', n: 1, ask: ready?.id ?? '', answer: true })).toEqual({ kind: 'ok', n: 1 })
    // An answer that the client sends again after a gap is acknowledged; a different one is refused.
    expect(await back.ask({ kind: 'answer', n: 2, ask: ready?.id ?? '', answer: true })).toEqual({ kind: 'ok', n: 2 })
    expect(await back.ask({ kind: 'answer', n: 3, ask: ready?.id ?? '', answer: 1 })).toMatchObject({
      why: { refused: 'answeredOtherwise' },
    })
    await back.until(() => (back.update.match?.view.open.steps.at(-1)?.step ?? '') === 'turn')
    expect(table.faults).toEqual([])
  })
})
