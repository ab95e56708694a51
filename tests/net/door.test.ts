/** The door over real sockets: the code within TLS, the challenge in the clear, and a wait that outlasts the hello. */
import { afterEach, describe, expect, it } from 'vitest'
import { proofOf } from '../../src-shared/lan/proof'
import { PROTOCOL } from '../../src-shared/wire'
import { certificateOf, Dialled } from '../kit/dialling'
import { Client, served, type Served } from '../kit/served'

const CODE = 'blue tango'
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function locked(): Promise<Served> {
  const table = await served([], { certificate: await certificateOf('anna') })
  closing.push(() => table.close())
  const host = await Client.arrive(table.server.port, 'Host')
  expect(await host.ask({ kind: 'code', n: 1, code: CODE })).toEqual({ kind: 'ok', n: 1 })
  return table
}

const hello = { kind: 'hello', version: PROTOCOL, name: 'Boris' } as const

describe('a table that asks for a code', () => {
  it('takes it within TLS', async () => {
    const {
      server: { port },
    } = await locked()
    const line = new Dialled({ port })
    closing.push(() => {
      line.line.close()
    })
    await line.settled()
    expect(await line.hello({ code: 'Blue  Tango' })).toMatchObject({
      kind: 'frame',
      party: { door: { locked: true } },
    })
  })

  it('takes the answer to its challenge in the clear, and never the code', async () => {
    const {
      server: { port },
    } = await locked()
    const guest = await Client.connect(port)
    const asked = await guest.ask({ ...hello, n: 1 })
    expect(asked).toMatchObject({ kind: 'refused', why: { refused: 'codeNeeded' } })
    const nonce = asked.kind === 'refused' ? String(asked.why.params?.nonce) : ''
    expect(await guest.ask({ ...hello, n: 2, code: CODE })).toMatchObject({ why: { refused: 'codeNeeded' } })
    expect(await guest.ask({ ...hello, n: 3, proof: proofOf('blue waltz', nonce) })).toMatchObject({
      why: { refused: 'codeWrong' },
    })
    guest.send({ ...hello, n: 4, proof: proofOf(CODE, nonce) })
    await guest.until(() => guest.frames.length > 0)
    expect(guest.frame.party.door).toEqual({ locked: true })
  })

  it('lets nobody in who hangs up while the code is judged', async () => {
    const {
      server: { port },
      host,
    } = await locked()
    const guest = await Client.connect(port),
      asked = await guest.ask({ ...hello, n: 1 })
    const nonce = asked.kind === 'refused' ? String(asked.why.params?.nonce) : ''
    await guest.ask({ ...hello, n: 2, proof: proofOf('blue waltz', nonce) })
    guest.send({ ...hello, n: 3, proof: proofOf(CODE, nonce) })
    guest.socket.terminate()
    const other = await Client.connect(port),
      again = await other.ask({ ...hello, n: 1, name: 'Clara' })
    const next = again.kind === 'refused' ? String(again.why.params?.nonce) : ''
    other.send({ ...hello, n: 2, name: 'Clara', proof: proofOf(CODE, next) })
    await other.until(() => other.frames.length > 0)
    await other.until(() =>
      other.frame.party.seats.every(seat => seat.who === 'bot' || seat.name !== 'Boris' || !seat.here),
    )
    expect(host.list()[0]?.locked).toBe(true)
  })

  it('asks for no code from whoever comes back', async () => {
    const {
      server: { port },
    } = await locked()
    const line = new Dialled({ port })
    closing.push(() => {
      line.line.close()
    })
    await line.settled()
    await line.hello({ code: CODE })
    const token = line.messages.flatMap(message => (message.kind === 'welcome' ? [message.token] : []))[0] ?? ''
    const back = await Client.arrive(port, '', token)
    expect(back.frame.party.you.seat).toBe(1)
  })
})
