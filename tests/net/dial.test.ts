/** A connection of ours to a table: how long it is held, what it tries, and what it reports of a failure. */
import { once } from 'node:events'
import { createServer as createHttps } from 'node:https'
import { createServer as createPlain, type AddressInfo, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { dialer, knownHosts } from '../../src-main/net/client'
import { WordsAgreement } from '../../src-main/net/client/wordsAgreement'
import { VirtualClock } from '../kit/clock'
import { named, NO_LOOPBACKS } from '../kit/platform'
import { certificateOf, TlsClient } from '../kit/tlsClient'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const listening = async (server: Server, address = '127.0.0.1', port = 0): Promise<number> => {
  server.listen(port, address)
  await once(server, 'listening')
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}

/** A host that refuses words and does what it is told with its socket. */
async function hostWith(
  act: (socket: WebSocket) => void,
  address?: string,
  port?: number,
  answers = true,
): Promise<number> {
  const https = createHttps({ ...(await certificateOf('anna')), minVersion: 'TLSv1.3' })
  const sockets = new WebSocketServer({ server: https })
  sockets.on('connection', socket => {
    socket.on('message', text => {
      const { n } = JSON.parse(String(text)) as { n: number }
      if (answers) socket.send(JSON.stringify({ kind: 'refused', n, why: { refused: 'wordsBusy' } }))
      act(socket)
    })
  })
  closing.push(() => {
    for (const socket of sockets.clients) socket.terminate()
  })
  return listening(https, address, port)
}

/** A promise that somebody else keeps. */
function pledge(): { readonly promise: Promise<void>; readonly keep: () => void } {
  let keep = (): void => undefined
  const promise = new Promise<void>(done => {
    keep = done
  })
  return {
    promise,
    keep: () => {
      keep()
    },
  }
}

function dialled(...args: ConstructorParameters<typeof TlsClient>): TlsClient {
  const client = new TlsClient(...args)
  closing.push(() => {
    client.link.close()
  })
  return client
}

describe('a host that is still there', () => {
  type Sign = (socket: WebSocket, client: TlsClient) => Promise<unknown>
  const SIGNS: readonly (readonly [string, Sign])[] = [
    [
      'pings',
      async socket => {
        const answered = once(socket, 'pong')
        socket.ping()
        await answered
      },
    ],
    [
      'messages',
      (socket, client) => {
        const before = client.messages.length
        socket.send('{"kind":"ok","n":3}')
        return client.until(() => client.messages.length > before)
      },
    ],
  ]
  it.each(SIGNS)('is not given up while it sends %s', async (_, sign) => {
    const clock = new VirtualClock(),
      sockets: WebSocket[] = []
    const port = await hostWith(socket => sockets.push(socket))
    const client = await dialled({ port }, knownHosts(null), clock).settled()
    for (let round = 0; round < 3; round++) {
      await clock.advance(20_000)
      if (sockets[0]) await sign(sockets[0], client)
      expect(client.closed).toBeNull()
    }
    await clock.advance(25_000)
    await client.until(() => client.closed !== null)
  })

  it('that leaves before words are agreed on is gone: it is not opened later, and nothing waits for it', async () => {
    const clock = new VirtualClock()
    const port = await hostWith(
      socket => {
        socket.close()
      },
      undefined,
      undefined,
      false,
    )
    const client = dialled({ port }, knownHosts(null), clock)
    await client.until(() => client.closed !== null)
    await clock.advance(30_000)
    expect([client.verified, clock.waiting]).toEqual([null, 0])
  })

  it('is not given up when the time for its handshake is over', async () => {
    const clock = new VirtualClock()
    const port = await hostWith(() => undefined)
    const client = await dialled({ port }, knownHosts(null), clock).settled()
    await clock.advance(10_000)
    client.link.send('{"kind":"still here"}')
    expect(client.closed).toBeNull()
  })
})

describe('a failure', () => {
  it('is reported once, although its socket ends after it as well', async () => {
    const closed: number[] = []
    const over = pledge()
    const sockets: WebSocket[] = []
    const port = await hostWith(socket => {
      sockets.push(socket)
      socket.send(Buffer.from([1, 2, 3]), { binary: true })
    })
    dialer({ known: knownHosts(null), clock: new VirtualClock() })(
      { addresses: ['127.0.0.1'], port, pin: null, announced: null },
      {
        opened: () => undefined,
        received: () => undefined,
        closed: code => {
          closed.push(code)
          over.keep()
        },
      },
    )
    await over.promise
    const [socket] = sockets
    if (socket && socket.readyState !== socket.CLOSED) await once(socket, 'close')
    // What its own socket still reports comes before this.
    await new Promise(setImmediate)
    expect(closed).toEqual([1003])
  })

  it.skipIf(NO_LOOPBACKS !== null)(
    named('of several is the one that matters most: a changed certificate, wherever it was met', NO_LOOPBACKS),
    async () => {
      for (const changedAt of ['127.0.0.2', '127.0.0.3']) {
        const plainAt = changedAt === '127.0.0.2' ? '127.0.0.3' : '127.0.0.2'
        const port = await hostWith(() => undefined, changedAt)
        await listening(
          createPlain(socket => {
            socket.on('error', () => undefined)
            socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
          }),
          plainAt,
          port,
        )
        const known = knownHosts(null)
        known.remember(changedAt, port, 'x'.repeat(43), [])
        const client = await dialled({ addresses: ['127.0.0.2', '127.0.0.3'], port }, known).settled()
        expect(client.closed?.why?.refused).toBe('certificateChanged')
      }
    },
  )

  it.skipIf(NO_LOOPBACKS !== null)(named('comes after sixteen addresses: no host has more', NO_LOOPBACKS), async () => {
    const port = await hostWith(() => undefined, '127.0.0.40')
    const dead = Array.from({ length: 16 }, (_, n) => `127.0.0.${n + 20}`)
    const late = await dialled({ addresses: [...dead, '127.0.0.40'], port }).settled()
    expect(late.closed).toEqual({ code: 1006, why: null })
    const last = await dialled({ addresses: [...dead.slice(1), '127.0.0.40'], port }).settled()
    expect(last.verified?.address).toBe('127.0.0.40')
  })
})

describe('an agreement on words', () => {
  function agreement() {
    const clock = new VirtualClock(),
      sent: { n: number; kind: string }[] = [],
      done: (readonly number[] | null)[] = []
    const words = new WordsAgreement(
      new Uint8Array(32),
      text => {
        sent.push(JSON.parse(text) as { n: number; kind: string })
      },
      clock,
      agreed => {
        done.push(agreed)
      },
    )
    const say = (message: object): boolean => words.take(JSON.stringify(message))
    return { clock, sent, done, say, commitN: sent[0]?.n ?? 0 }
  }
  const NONCE = '0'.repeat(64)

  it('waits on through heartbeats, which the page need not hear of', () => {
    const { done, say, commitN } = agreement()
    expect(say({ kind: 'heartbeat' })).toBe(true)
    expect(done).toEqual([])
    expect(say({ kind: 'wordsNonce', n: commitN, nonce: NONCE })).toBe(true)
    expect(done[0]).toHaveLength(3)
    // From now on the page watches for them.
    expect(say({ kind: 'heartbeat' })).toBe(false)
  })

  it('is over with anything else: that is the page’s, and so is all that follows', () => {
    const { done, say, commitN } = agreement()
    expect(say({ kind: 'ok', n: 3 })).toBe(false)
    expect(done).toEqual([null])
    expect(say({ kind: 'wordsNonce', n: commitN, nonce: NONCE })).toBe(false)
    expect(say({ kind: 'heartbeat' })).toBe(false)
    expect(done).toEqual([null])
  })

  it('takes the host’s number once, and its last word after it', () => {
    const { done, sent, say, commitN } = agreement()
    say({ kind: 'wordsNonce', n: commitN, nonce: NONCE })
    expect(say({ kind: 'wordsNonce', n: commitN, nonce: '1'.repeat(64) })).toBe(true)
    expect(say({ kind: 'ok', n: sent[1]?.n })).toBe(true)
    expect(say({ kind: 'ok', n: sent[1]?.n })).toBe(false)
    expect(done).toHaveLength(1)
    expect(sent).toHaveLength(2)
  })

  it('is given up after two and a half seconds, and not told twice', async () => {
    const { clock, done, say, commitN } = agreement()
    await clock.advance(2499)
    expect(done).toEqual([])
    await clock.advance(1)
    expect(done).toEqual([null])
    say({ kind: 'wordsNonce', n: commitN, nonce: NONCE })
    expect(done).toEqual([null])
  })
})
