/** TLS and plain HTTP on one port: which clients are served, how, and which are not. */
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
import { named, NO_LOOPBACKS } from '../kit/platform'
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
  it('serves TLS 1.3 and plain HTTP, to several at once', async () => {
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

  it('closes a socket that has sent nothing for 5 s, and no other', async () => {
    const clock = new VirtualClock()
    const {
      server: { port },
    } = await open('anna', { clock })
    const silent = connect(port, '127.0.0.1').resume(),
      removed = once(silent, 'close')
    await once(silent, 'connect')
    const line = await connection({ port }).settled()
    // The server has accepted it once it has served a later client.
    await fetch(`http://127.0.0.1:${port}/`)
    await clock.advance(SILENCE_MS - 1)
    expect(silent.destroyed).toBe(false)
    await clock.advance(1)
    await removed
    expect(await line.hello()).toMatchObject({ kind: 'frame' })
  })

  it('survives sockets that send neither, half a handshake, or hang up', async () => {
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

  it('serves a newcomer however many silent connections there are', async () => {
    const {
      server: { port },
    } = await open()
    const silent = await Promise.all(
      Array.from({ length: 260 }, async (_, i) => {
        // From more than one address: the host limits connections per address.
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

describe('connecting to a host', () => {
  it("reaches the host with the link's fingerprint", async () => {
    const {
        server: { port },
      } = await open(),
      { fingerprint } = await certificateOf('anna')
    const { verified: met } = await connection({ port, pin: { fingerprint, from: 'link' } }).settled()
    expect(met).toMatchObject({ trust: 'pinned', fingerprint, address: '127.0.0.1' })
  })

  it('refuses any other host, sends it nothing, and reports the mismatch', async () => {
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

  it.skipIf(NO_LOOPBACKS !== null)(named('finds the right host among several addresses', NO_LOOPBACKS), async () => {
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

  it('reports without a reason that nobody answers, since none is known', async () => {
    const {
      server: { port },
      close,
    } = await startServer()
    await close()
    expect((await connection({ port }).settled()).closed).toEqual({ code: 1006, why: null })
    expect((await connection({ port, addresses: [] }).settled()).closed).toEqual({ code: 1006, why: null })
    expect((await connection({ port: 70_000 }).settled()).closed).toEqual({ code: 1006, why: null })
  })

  it('refuses an older host that only uses plain HTTP', async () => {
    const {
      server: { port },
      close,
    } = await startServer()
    closing.push(close)
    expect((await connection({ port }).settled()).closed).toEqual({ code: 1015, why: { refused: 'notEncrypted' } })
  })

  it('refuses a host that only speaks TLS 1.2', async () => {
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

  it('stops when the user cancels, and reports that once', async () => {
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

  it('gives up on a host that does not answer the handshake within 5 s', async () => {
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
  it('is reported until the person confirms the host, which is known then', async () => {
    const {
        server: { port },
      } = await open('anna', { bind: '0.0.0.0' }),
      file = memoryFile()
    const { verified } = await connection({ port }, knownHosts(file)).settled()
    expect(verified).toMatchObject({ trust: 'first' })
    // However often it is met, the person is asked until they say that it is the right one.
    expect((await connection({ port }, knownHosts(file)).settled()).verified).toMatchObject({ trust: 'first' })
    knownHosts(file).confirm(verified?.fingerprint ?? '')
    // The program is started again.
    expect((await connection({ port }, knownHosts(file)).settled()).verified).toMatchObject({ trust: 'known' })
  })

  it.skipIf(NO_LOOPBACKS !== null)(named('is not asked for again at another address', NO_LOOPBACKS), async () => {
    const {
        server: { port },
      } = await open('anna', { bind: '0.0.0.0' }),
      { fingerprint } = await certificateOf('anna'),
      known = knownHosts(memoryFile())
    await connection({ port }, known).settled()
    known.confirm(fingerprint)
    expect((await connection({ port, addresses: ['127.0.0.9'] }, known).settled()).verified).toMatchObject({
      trust: 'known',
      address: '127.0.0.9',
    })
  })

  it("stops at another certificate in place of a known host's, until a person accepts it", async () => {
    const known = knownHosts(memoryFile()),
      eve = await open('eve'),
      { port } = eve.server
    // Where Eve is now, Anna was: no port is opened twice, which somebody else may have taken meanwhile.
    known.remember('127.0.0.1', port, (await certificateOf('anna')).fingerprint, [])
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

  it('accepts a link with the new fingerprint as proof', async () => {
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
  it('are the same at both ends of a connection, and different on the next', async () => {
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

  it('are settled once, before the table: the host refuses any other order, and an unencrypted connection has none', async () => {
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

  it('differ between the two sides if there is somebody in the middle', async () => {
    const table = await open('anna'),
      {
        server: { port },
      } = table
    // Eve answers with a certificate of her own and forwards everything to Anna's host.
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
  /** A host that does what it likes with its sockets. */
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

  it('cannot send a message of 50 MB; 4 MB is the limit', async () => {
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

  it('cannot send messages without end', async () => {
    const line = connection({
      port: await hostile(socket => {
        for (let n = 0; n < 100; n++) socket.send(`"${'x'.repeat(2 ** 20)}"`, () => undefined)
      }),
    })
    await line.until(() => line.closed !== null)
    expect(line.messages.length).toBeGreaterThan(15)
    expect(line.messages.length).toBeLessThan(60)
    expect(line.closed).toEqual({ code: 1009, why: { refused: 'hostFrameTooLong' } })
  })

  it('cannot send binary data', async () => {
    const line = connection({
      port: await hostile(socket => {
        socket.send(Buffer.from([1, 2, 3]))
      }),
    })
    await line.until(() => line.closed !== null)
    expect(line.messages).toEqual([])
    expect(line.closed).toEqual({ code: 1003, why: { refused: 'hostUnreadable' } })
  })

  it('cannot send what is no message at all', async () => {
    const line = connection({
      port: await hostile(socket => {
        // A frame of a kind that does not exist.
        ;(socket as unknown as { readonly _socket: Socket })._socket.write(Buffer.from([0xff, 0x01, 0x00]))
      }),
    })
    await line.until(() => line.closed !== null)
    expect(line.messages).toEqual([])
    expect(line.closed).toMatchObject({ why: { refused: 'hostUnreadable' } })
  })

  it('cannot redirect us', async () => {
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

  it('that falls silent is dropped after 25 s', async () => {
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
