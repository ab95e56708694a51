/** Asking a computer of a table who hosts it: over TLS, at its own certificate alone, and not for ever. */
import { createServer as createPlain, type AddressInfo } from 'node:net'
import { createServer, type TLSSocket } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { computerAsker } from '../../src-main/net/client'
import { serve, type Server } from '../../src-main/net/server'
import { createCertificate, type Certificate } from '../../src-main/net/tls/certificate'
import { nodeClock } from '../../src-main/nodeDeps'
import type { PeerHost } from '../../src-main/peer'
import type { HostAnswer } from '../../src-shared/wire'
import { VirtualClock } from '../kit/clock'
import { named, NO_LOOPBACKS } from '../kit/platform'

const NOBODY: PeerHost = {
  hello: () => ({ refused: 'tableUnknown' }),
  checkCode: () => Promise.resolve({ refused: 'tableUnknown' }),
  receive: () => Promise.resolve(),
  disconnected: () => undefined,
}
const NONCE = '0a'.repeat(16)
const HERE: HostAnswer = { hosts: true, host: 'a', gone: null }

const servers: Server[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => server.close()))
})

/** A computer with this certificate. @returns its port, and what it was asked */
async function computer(certificate: Certificate | null, answer: unknown = HERE) {
  const asked: (readonly [string, string | null])[] = []
  const server = await serve({
    ...{ host: NOBODY, clock: nodeClock, pages: new Map(), bind: '127.0.0.1', port: 0, names: [], certificate },
    keepers: {
      path: '/keep',
      maxFrame: 1024,
      hosts: () => true,
      answer: (table, nonce) => {
        asked.push([table, nonce])
        return answer as HostAnswer
      },
      callerOf: () => null,
      accept: () => undefined,
    },
  })
  servers.push(server)
  return { port: server.port, asked }
}

const ask = (id: string, port: number, addresses = ['127.0.0.1']): Promise<HostAnswer | null> =>
  computerAsker(nodeClock)({ id, addresses, port }, 'friday', NONCE)

describe('a computer of the table', () => {
  it('answers for the table and the number that it was asked for', async () => {
    const certificate = await createCertificate()
    const { port, asked } = await computer(certificate)
    expect(await ask(certificate.fingerprint, port)).toEqual(HERE)
    expect(asked).toEqual([['friday', NONCE]])
  })

  it('is found at whichever of its addresses it answers', async () => {
    const certificate = await createCertificate()
    const { port } = await computer(certificate)
    expect(await ask(certificate.fingerprint, port, ['127.0.0.9', '127.0.0.1'])).toEqual(HERE)
  })
})

describe.skipIf(NO_LOOPBACKS !== null)(named('once one address has answered', NO_LOOPBACKS), () => {
  it('nothing is left open at the others', async () => {
    const certificate = await createCertificate(),
      clock = new VirtualClock()
    const { port } = await computer(certificate)
    const mute = createPlain()
    const left = new Promise(done =>
      mute.once('connection', socket => socket.on('error', done).on('close', done).resume()),
    )
    await new Promise<void>(done => mute.listen(port, '127.0.0.9', done))
    const asking = computerAsker(clock)
    expect(
      await asking({ id: certificate.fingerprint, addresses: ['127.0.0.9', '127.0.0.1'], port }, 'friday', NONCE),
    ).toEqual(HERE)
    expect(clock.waiting).toBe(0)
    await left
    mute.close()
  })
})

describe('nothing is heard', () => {
  it('from another computer in its place: it is not even asked', async () => {
    const [its, another] = [await createCertificate(), await createCertificate()]
    const { port, asked } = await computer(another)
    expect(await ask(its.fingerprint, port)).toBeNull()
    expect(asked).toEqual([])
  })

  it('from one that speaks without encryption, or is not there', async () => {
    const { fingerprint } = await createCertificate()
    const { port, asked } = await computer(null)
    expect(await ask(fingerprint, port)).toBeNull()
    expect(asked).toEqual([])
    await Promise.all(servers.splice(0).map(server => server.close()))
    expect(await ask(fingerprint, port)).toBeNull()
    expect(await ask(fingerprint, port, [])).toBeNull()
  })

  it('of what is no answer, or one without end', async () => {
    const certificate = await createCertificate()
    for (const answer of [{ hosts: 'yes' }, 'yes', { ...HERE, more: 'x'.repeat(400_000) }]) {
      const { port } = await computer(certificate, answer)
      expect(await ask(certificate.fingerprint, port)).toBeNull()
    }
  })

  it('of one that begins to answer and breaks off, or never goes on', async () => {
    const { fingerprint, key, cert } = await createCertificate()
    const breaksOff = (socket: TLSSocket): unknown => socket.destroy(),
      neverGoesOn = (): unknown => undefined
    for (const goesOn of [breaksOff, neverGoesOn]) {
      const server = createServer({ key, cert }, socket => {
        socket.on('error', () => undefined)
        socket.once('data', () =>
          socket.write('HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n{"hosts":', () => setImmediate(goesOn, socket)),
        )
      })
      await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
      expect(await ask(fingerprint, (server.address() as AddressInfo).port)).toBeNull()
      server.close()
    }
  })
})
