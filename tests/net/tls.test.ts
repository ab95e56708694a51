/** TLS and plain HTTP on one port: who is spoken with, by what, and who is not. */
import { once } from 'node:events'
import { createServer as createHttps } from 'node:https'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { connect as connectTls, createServer as createTls } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { knownHosts } from '../../src-main/net/client'
import { SILENCE_MS } from '../../src-main/net/tls/portMultiplexer'
import { MAX_HOST_FRAME } from '../../src-shared/wire'
import { WORD_COUNT } from '../../src-shared/lan/shortAuthString'
import { VirtualClock } from '../kit/clock'
import { certificateOf, TlsClient, memoryFile } from '../kit/tlsClient'
import { Client, startServer, type TestServer } from '../kit/testServer'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function open(host = 'anna', more: Parameters<typeof startServer>[1] = {}): Promise<TestServer> {
  const table = await startServer([], { certificate: await certificateOf(host), ...more })
  closing.push(() => table.close())
  return table
}

function connection(...args: ConstructorParameters<typeof TlsClient>): TlsClient {
  const line = new TlsClient(...args)
  closing.push(() => {
    line.link.close()
  })
  return line
}

describe('one port', () => {
  it('speaks TLS 1.3 and plain HTTP, to several at once', async () => {
    const {
      server: { port },
    } = await open()
    const { fingerprint } = await certificateOf('anna')
    const line = await connection({ port, pin: { fingerprint, from: 'link' } }).settled()
    const plain = await Client.arrive(port, 'Boris')
    expect(await line.hello()).toMatchObject({ kind: 'frame', party: { seats: [{ name: 'Boris' }, { name: 'Anna' }] } })
    expect(plain.update.party.table.name).toBe('Table')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  })

  it('refuses TLS 1.2', async () => {
    const {
      server: { port },
    } = await open()
    const socket = connectTls({ host: '127.0.0.1', port, maxVersion: 'TLSv1.2', rejectUnauthorized: false })
    const [fault] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
    expect(fault.code).toMatch(/^ERR_SSL/)
  })

  it('closes a socket that has said nothing for 5 s, and no other', async () => {
    const clock = new VirtualClock()
    const {
      server: { port },
    } = await open('anna', { clock })
    const silent = connect(port, '127.0.0.1').resume(),
      removed = once(silent, 'close')
    await once(silent, 'connect')
    const line = await connection({ port }).settled()
    // The server knows of it once it has served somebody who came later.
    await fetch(`http://127.0.0.1:${port}/`)
    await clock.advance(SILENCE_MS - 1)
    expect(silent.destroyed).toBe(false)
    await clock.advance(1)
    await removed
    expect(await line.hello()).toMatchObject({ kind: 'frame' })
  })

  it('stays up under sockets that speak neither, half a handshake, and hang up', async () => {
    const {
      server: { port },
    } = await open()
    for (const bytes of [
      [0],
      [0x16],
      [0x16, 3, 1, 0, 5, 1, 2, 3],
      [0x16, 3, 1, 2, 0, ...Array.from({ length: 512 }, () => 0xff)],
      [0x47],
    ]) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(Buffer.from(bytes))
      socket.resetAndDestroy()
    }
    const line = await connection({ port }).settled()
    expect(line.verified).not.toBeNull()
  })

  it('serves a newcomer however many stand before the door in silence', async () => {
    const {
      server: { port },
    } = await open()
    const silent = await Promise.all(
      Array.from({ length: 260 }, async (_, i) => {
        // From more than one address: of each the host takes so many and no more.
        const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (i % 3)}` })
        socket.on('error', () => undefined)
        await once(socket, 'connect')
        return socket
      }),
    )
    expect((await connection({ port }).settled()).verified).not.toBeNull()
    for (const socket of silent) socket.destroy()
  })
})

describe('who is dialled', () => {
  it("a host whose print is the link's own", async () => {
    const {
        server: { port },
      } = await open(),
      { fingerprint } = await certificateOf('anna')
    const { verified: met } = await connection({ port, pin: { fingerprint, from: 'link' } }).settled()
    expect(met).toMatchObject({ trust: 'pinned', fingerprint, address: '127.0.0.1' })
  })

  it("no other than the link's: it hears nothing from us, and is named", async () => {
    const {
        server: { port },
        host,
      } = await open('eve'),
      { fingerprint } = await certificateOf('anna')
    const line = await connection({ port, pin: { fingerprint, from: 'link' } }).settled()
    expect(line.verified).toBeNull()
    expect(line.closed).toEqual({ code: 1015, why: { refused: 'certificateOther', params: { address: '127.0.0.1' } } })
    expect(host.list()[0]?.taken).toBe(0)
  })

  it('of several addresses the one at which the right host is', async () => {
    const right = await open('anna'),
      { fingerprint } = await certificateOf('anna')
    const wrong = await startServer([], {
      certificate: await certificateOf('eve'),
      bind: '127.0.0.2',
      port: right.server.port,
    })
    closing.push(() => wrong.close())
    const { verified: met } = await connection({
      addresses: ['127.0.0.2', '127.0.0.3', '127.0.0.1'],
      port: right.server.port,
      pin: { fingerprint, from: 'link' },
    }).settled()
    expect(met).toMatchObject({ address: '127.0.0.1', trust: 'pinned' })
  })

  it('nobody: it is said without a reason, for there is none to know', async () => {
    const {
      server: { port },
      close,
    } = await startServer()
    await close()
    expect((await connection({ port }).settled()).closed).toEqual({ code: 1006, why: null })
    expect((await connection({ port, addresses: [] }).settled()).closed).toEqual({ code: 1006, why: null })
    expect((await connection({ port: 70_000 }).settled()).closed).toEqual({ code: 1006, why: null })
  })

  it('a host that is older and speaks in the clear only', async () => {
    const {
      server: { port },
      close,
    } = await startServer()
    closing.push(close)
    expect((await connection({ port }).settled()).closed).toEqual({ code: 1015, why: { refused: 'notEncrypted' } })
  })

  it('a host that speaks TLS 1.2 only is not spoken with', async () => {
    const { cert, key } = await certificateOf('anna')
    const old = createTls({ cert, key, maxVersion: 'TLSv1.2' })
    old.on('tlsClientError', () => undefined)
    await new Promise<void>(done => {
      old.listen(0, '127.0.0.1', done)
    })
    closing.push(() => {
      old.close()
    })
    expect((await connection({ port: (old.address() as AddressInfo).port }).settled()).closed).toEqual({
      code: 1015,
      why: { refused: 'notEncrypted' },
    })
  })

  it('gives up in the middle when it is told to, and says so once', async () => {
    const sockets: Socket[] = []
    const mute = createServer(socket => {
      sockets.push(socket)
    })
    await new Promise<void>(done => {
      mute.listen(0, '127.0.0.1', done)
    })
    closing.push(() => {
      for (const socket of sockets) socket.destroy()
      mute.close()
    })
    const line = connection({ port: (mute.address() as AddressInfo).port })
    await once(mute, 'connection')
    line.link.close()
    expect(line.closed).toEqual({ code: 1006, why: null })
    await once(sockets[0] ?? mute, 'close')
  })

  it('a host that says nothing to the handshake is given up after 5 s', async () => {
    const clock = new VirtualClock(),
      sockets: Socket[] = []
    const mute = createServer(socket => {
      sockets.push(socket)
    })
    await new Promise<void>(done => {
      mute.listen(0, '127.0.0.1', done)
    })
    closing.push(() => {
      for (const socket of sockets) socket.destroy()
      mute.close()
    })
    const line = connection({ port: (mute.address() as AddressInfo).port }, knownHosts(null), clock)
    await once(mute, 'connection')
    await clock.advance(4999)
    expect(line.closed).toBeNull()
    await clock.advance(1)
    expect(line.closed).toEqual({ code: 1006, why: null })
  })
})

describe('trust on first use', () => {
  it('it is said until the person confirms the host, which is known then, at other addresses as well', async () => {
    const {
        server: { port },
      } = await open('anna', { bind: '0.0.0.0' }),
      file = memoryFile()
    const { verified } = await connection({ port }, knownHosts(file)).settled()
    expect(verified).toMatchObject({ trust: 'first' })
    // However often it is met, the person is asked until they say that it is the right one.
    expect((await connection({ port }, knownHosts(file)).settled()).verified).toMatchObject({ trust: 'first' })
    knownHosts(file).confirm(verified?.fingerprint ?? '')
    // Another start of the program.
    expect((await connection({ port }, knownHosts(file)).settled()).verified).toMatchObject({ trust: 'known' })
    expect((await connection({ port, addresses: ['127.0.0.9'] }, knownHosts(file)).settled()).verified).toMatchObject({
      trust: 'known',
      address: '127.0.0.9',
    })
  })

  it('another certificate where a known host was stops, until a person says that it is well', async () => {
    const known = knownHosts(memoryFile()),
      anna = await open('anna'),
      { port } = anna.server
    await connection({ port }, known).settled()
    await anna.close()
    const eve = await open('eve', { port })
    const stopped = await connection({ port }, known).settled()
    expect(stopped.verified).toBeNull()
    expect(stopped.closed).toEqual({
      code: 1015,
      why: {
        refused: 'certificateChanged',
        params: { address: '127.0.0.1', fingerprint: (await certificateOf('eve')).fingerprint },
      },
    })
    expect(eve.host.list()[0]?.taken).toBe(0)
    known.forget(['127.0.0.1'], port)
    expect((await connection({ port }, known).settled()).verified).toMatchObject({ trust: 'first' })
  })

  it('a link that tells the new print is proof enough', async () => {
    const known = knownHosts(memoryFile()),
      { fingerprint } = await certificateOf('eve')
    const {
      server: { port },
    } = await open('eve')
    known.remember('127.0.0.1', port, (await certificateOf('anna')).fingerprint, [])
    expect((await connection({ port, pin: { fingerprint, from: 'link' } }, known).settled()).verified).toMatchObject({
      trust: 'pinned',
    })
    expect((await connection({ port }, known).settled()).verified).toMatchObject({ trust: 'known' })
  })
})

describe('words to compare', () => {
  it('are the same at both ends of a connection, and others on the next', async () => {
    const {
        server: { port },
        host,
      } = await open(),
      lines: (readonly number[])[] = []
    const { hello } = host
    host.hello = (peer, message) => {
      lines.push(peer.connection?.authWords ?? [])
      return hello.call(host, peer, message)
    }
    const first = await connection({ port }).settled(),
      second = await connection({ port }).settled()
    await first.hello()
    await second.hello()
    expect(lines).toEqual([first.verified?.authWords, second.verified?.authWords])
    expect(first.verified?.authWords).toHaveLength(WORD_COUNT)
    expect(first.verified?.authWords).not.toEqual(second.verified?.authWords)
  })

  it('are settled once, before the table: the host refuses any other order, and who comes in the clear has none', async () => {
    const {
      server: { port },
    } = await open()
    const refused = (line: { readonly messages: readonly unknown[] }, n: number): unknown =>
      line.messages.find(message => (message as { n?: number }).n === n)
    const commit = (n: number) => JSON.stringify({ kind: 'commitWords', n, commit: '0'.repeat(64) })
    const line = await connection({ port }).settled()
    line.link.send(commit(5))
    await line.until(() => refused(line, 5) !== undefined)
    expect(refused(line, 5)).toMatchObject({ why: { refused: 'wordsOrder' } })
    const plain = await Client.connect(port)
    plain.raw(commit(7))
    await plain.until(() => refused(plain, 7) !== undefined)
    expect(refused(plain, 7)).toMatchObject({ why: { refused: 'wordsNotHere' } })
    const seated = await Client.arrive(port, 'Clara')
    seated.raw(commit(8))
    await seated.until(() => refused(seated, 8) !== undefined)
    expect(refused(seated, 8)).toMatchObject({ why: { refused: 'wordsOrder' } })
    plain.socket.terminate()
    seated.socket.terminate()
  })

  it('somebody in the middle has one connection with each, and two sets of words', async () => {
    const table = await open('anna'),
      {
        server: { port },
      } = table
    // Eve answers with a certificate of her own and passes all on to Anna's host.
    const { cert, key } = await certificateOf('eve')
    const far: (readonly number[])[] = []
    const eve = createTls({ cert, key }, near => {
      const on = connectTls({ host: '127.0.0.1', port, rejectUnauthorized: false })
      near.pipe(on).pipe(near)
      for (const socket of [near, on]) socket.on('error', () => undefined)
    })
    await new Promise<void>(done => {
      eve.listen(0, '127.0.0.1', done)
    })
    closing.push(() => {
      eve.close()
    })
    const { hello } = table.host
    table.host.hello = (peer, message) => {
      far.push(peer.connection?.authWords ?? [])
      return hello.call(table.host, peer, message)
    }
    const line = await connection({ port: (eve.address() as AddressInfo).port }).settled()
    await line.hello()
    expect(far[0]).toHaveLength(WORD_COUNT)
    expect(far[0]).not.toEqual(line.verified?.authWords)
  })
})

describe('a hostile host', () => {
  /** A host that does with its sockets what it likes. */
  async function hostile(act: (socket: WebSocket) => void): Promise<number> {
    const { cert, key } = await certificateOf('eve')
    const server = createHttps({ cert, key }),
      sockets = new WebSocketServer({ server, perMessageDeflate: false })
    sockets.on('connection', act)
    await new Promise<void>(done => {
      server.listen(0, '127.0.0.1', done)
    })
    closing.push(() => {
      for (const socket of sockets.clients) socket.terminate()
      server.close()
    })
    return (server.address() as AddressInfo).port
  }

  it('cannot send a frame of 50 MB, and one of 4 MB is the longest', async () => {
    const line = connection({
      port: await hostile(socket => {
        socket.send(`"${'x'.repeat(MAX_HOST_FRAME - 2)}"`)
        socket.send('x'.repeat(50 * 1024 * 1024))
      }),
    })
    await line.until(() => line.closed !== null)
    expect(line.messages).toHaveLength(1)
    expect(line.closed).toEqual({ code: 1009, why: { refused: 'hostFrameTooLong' } })
  })

  it('cannot send what is no text', async () => {
    const line = connection({
      port: await hostile(socket => {
        socket.send(Buffer.from([1, 2, 3]))
      }),
    })
    await line.until(() => line.closed !== null)
    expect(line.messages).toEqual([])
    expect(line.closed).toEqual({ code: 1003, why: { refused: 'hostUnreadable' } })
  })

  it('cannot send us elsewhere', async () => {
    const { cert, key } = await certificateOf('eve'),
      {
        server: { port: other },
        host,
      } = await open('anna')
    const server = createHttps({ cert, key }, (_, response) => {
      response.writeHead(302, { Location: `wss://127.0.0.1:${other}/table` }).end()
    })
    await new Promise<void>(done => {
      server.listen(0, '127.0.0.1', done)
    })
    closing.push(() => {
      server.close()
    })
    const line = await connection({ port: (server.address() as AddressInfo).port }).settled()
    expect(line.verified).toBeNull()
    expect(host.list()[0]?.taken).toBe(0)
  })

  it('that agrees on no words has none: at once when it says anything else, after 2.5 s when it says nothing', async () => {
    const other = await connection({
      port: await hostile(socket => {
        socket.on('message', text => {
          const { n } = JSON.parse(String(text)) as { n: number }
          socket.send(JSON.stringify({ kind: 'refused', n, why: { refused: 'unknownMessage' } }))
          socket.send('{"kind":"ok","n":3}')
        })
      }),
    }).settled()
    expect(other.verified).toMatchObject({ trust: 'first', authWords: null })
    await other.until(() => other.messages.length > 0)
    expect(other.messages, 'its refusal is not for the page').toEqual([{ kind: 'ok', n: 3 }])
    const clock = new VirtualClock(),
      sockets: WebSocket[] = []
    const port = await hostile(socket => {
      sockets.push(socket)
    })
    const mute = connection({ port }, knownHosts(null), clock)
    // Its first message has arrived: the clock of the agreement runs.
    while (sockets.length === 0) await new Promise(setImmediate)
    await once(sockets[0] as WebSocket, 'message')
    await clock.advance(2499)
    expect(mute.verified).toBeNull()
    await clock.advance(1)
    expect(mute.verified).toMatchObject({ authWords: null })
  })

  it('that falls silent is gone after 25 s', async () => {
    const clock = new VirtualClock()
    const silent = await hostile(socket => {
      socket.send('{"kind":"ok","n":0}')
    })
    const line = await connection({ port: silent }, knownHosts(null), clock).settled()
    await clock.advance(24_999)
    expect(line.closed).toBeNull()
    await clock.advance(1)
    await line.until(() => line.closed !== null)
    expect(line.closed).toEqual({ code: 1006, why: null })
  })
})
