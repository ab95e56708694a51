/**
 * Join codes over real sockets: the code within TLS, the challenge over plain HTTP, and a wait longer than the hello
 * may take.
 */
import { afterEach, describe, expect, it } from 'vitest'
import { joinCodeProof } from '../../src-shared/lan/joinCodeProof'
import { PROTOCOL } from '../../src-shared/wire'
import { certificateOf, TlsClient } from '../kit/tlsClient'
import { Client, startServer, type TestServer } from '../kit/testServer'

const CODE = 'blue tango'
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function locked(): Promise<TestServer> {
  const table = await startServer([], { certificate: await certificateOf('anna') })
  closing.push(() => table.close())
  const host = await Client.arrive(table.server.port, 'Host')
  expect(await host.ask({ kind: 'code', n: 1, code: CODE })).toEqual({ kind: 'ok', n: 1 })
  return table
}

const hello = { kind: 'hello', version: PROTOCOL, name: 'Boris' } as const

describe('a table that asks for a code', () => {
  it('accepts it over TLS', async () => {
    const {
      server: { port },
    } = await locked()
    const line = new TlsClient({ port })
    closing.push(() => {
      line.link.close()
    })
    await line.settled()
    expect(await line.hello({ code: 'Blue  Tango' })).toMatchObject({
      kind: 'frame',
      party: { door: { locked: true } },
    })
  })

  it('accepts the answer to its challenge over plain HTTP, and never the code itself', async () => {
    const {
      server: { port },
    } = await locked()
    const guest = await Client.connect(port)
    const asked = await guest.ask({ ...hello, n: 1 })
    expect(asked).toMatchObject({ kind: 'refused', why: { refused: 'codeNeeded' } })
    const nonce = asked.kind === 'refused' ? String(asked.why.params?.nonce) : ''
    expect(await guest.ask({ ...hello, n: 2, code: CODE })).toMatchObject({ why: { refused: 'codeNeeded' } })
    expect(await guest.ask({ ...hello, n: 3, proof: joinCodeProof('blue waltz', nonce) })).toMatchObject({
      why: { refused: 'codeWrong' },
    })
    guest.send({ ...hello, n: 4, proof: joinCodeProof(CODE, nonce) })
    await guest.until(() => guest.updates.length > 0)
    expect(guest.update.party.door).toEqual({ locked: true })
  })

  it('lets nobody in who hangs up while the code is checked', async () => {
    const {
      server: { port },
      host,
    } = await locked()
    const guest = await Client.connect(port),
      asked = await guest.ask({ ...hello, n: 1 })
    const nonce = asked.kind === 'refused' ? String(asked.why.params?.nonce) : ''
    await guest.ask({ ...hello, n: 2, proof: joinCodeProof('blue waltz', nonce) })
    guest.send({ ...hello, n: 3, proof: joinCodeProof(CODE, nonce) })
    guest.socket.terminate()
    const other = await Client.connect(port),
      again = await other.ask({ ...hello, n: 1, name: 'Clara' })
    const next = again.kind === 'refused' ? String(again.why.params?.nonce) : ''
    other.send({ ...hello, n: 2, name: 'Clara', proof: joinCodeProof(CODE, next) })
    await other.until(() => other.updates.length > 0)
    await other.until(() =>
      other.update.party.seats.every(seat => seat.who === 'bot' || seat.name !== 'Boris' || !seat.here),
    )
    expect(host.list()[0]?.locked).toBe(true)
  })

  it('asks for no code from a person who comes back', async () => {
    const {
      server: { port },
    } = await locked()
    const line = new TlsClient({ port })
    closing.push(() => {
      line.link.close()
    })
    await line.settled()
    await line.hello({ code: CODE })
    const token = line.messages.flatMap(message => (message.kind === 'welcome' ? [message.token] : []))[0] ?? ''
    const back = await Client.arrive(port, '', token)
    expect(back.update.party.you.seat).toBe(1)
  })
})
