/** The host's side of the second channel. */
import { describe, expect, it } from 'vitest'
import { CHANNEL_PORT, question, readReply } from '../../../src-main/net/discovery/channel'
import type { Sender } from '../../../src-main/net/discovery/deps'
import { Responder } from '../../../src-main/net/discovery/responder'
import { Ether, nic } from './fakeNetwork'
import { someFacts } from './tableRecord'

/** Who is answered when a question comes from this address (or claims to). */
async function answered(from: Sender): Promise<string[]> {
  const ether = new Ether(),
    machine = ether.machine(nic('10.0.0.1'))
  const reported: string[] = []
  let received: (bytes: Uint8Array, from: Sender) => void = () => undefined
  const network = {
    ...machine.network,
    open: (setup: Parameters<typeof machine.network.open>[0]) => {
      received = setup.onDatagram
      return Promise.resolve({
        send: (_: Uint8Array, port: number, address: string) => {
          reported.push(`${address}:${port}`)
        },
        close: () => undefined,
      })
    },
  }
  await new Responder(network, () => [someFacts()]).listen([nic('10.0.0.1')])
  received(question({ nonce: new Uint8Array(8).fill(3), from: 0 }), from)
  return reported
}

describe('a question is answered', () => {
  it("to the asker's own port, on a network of the host's", async () => {
    expect(await answered({ address: '10.0.0.7', port: 40_000 })).toEqual(['10.0.0.7:40000'])
  })
  it('but never to an address elsewhere: with a forged sender we would send to the whole world', async () => {
    for (const address of ['192.0.2.1', '10.0.1.7', '8.8.8.8'])
      expect(await answered({ address, port: CHANNEL_PORT })).toEqual([])
  })
})

describe('the socket of the second channel', () => {
  const LAN = nic('10.0.0.1')
  const ask = question({ nonce: new Uint8Array(8).fill(3), from: 0 })

  it('is closed when the interfaces change, when there are none, and at the end', async () => {
    const ether = new Ether(),
      responder = new Responder(ether.machine(LAN).network, () => [someFacts()])
    await responder.listen([LAN])
    await responder.listen([LAN])
    expect(ether.sockets.size).toBe(1)
    await responder.listen([])
    expect(ether.sockets.size).toBe(0)
    await responder.listen([LAN])
    await responder.close([])
    expect(ether.sockets.size).toBe(0)
  })

  it('is closed at once if it opens too late: the interfaces have changed, or the host has ended', async () => {
    const ether = new Ether(),
      responder = new Responder(ether.machine(LAN).network, () => [someFacts()])
    const slow = responder.listen([LAN])
    await responder.listen([LAN])
    await slow
    expect(ether.sockets.size).toBe(1)
    const late = responder.listen([LAN])
    await responder.close([])
    await late
    expect(ether.sockets.size).toBe(0)
  })

  it('says goodbye to the sixty-four who asked last, within twelve seconds', async () => {
    const ether = new Ether(),
      responder = new Responder(ether.machine(LAN).network, () => [someFacts()])
    await responder.listen([LAN])
    const [socket] = ether.sockets
    const hear = (port: number): void => socket?.setup.onDatagram(ask, { address: `10.0.0.${port % 200}`, port })
    for (let port = 1; port <= 20; port++) hear(port)
    await ether.clock.advance(12_000)
    for (let port = 101; port <= 170; port++) hear(port)
    ether.sent.length = 0
    await responder.close(['aaaaaaaaaaaa'])
    expect(ether.sent.map(({ to }) => to.port)).toEqual(Array.from({ length: 64 }, (_, i) => 107 + i))
    expect(ether.sent.map(({ bytes }) => readReply(bytes, new Uint8Array(8).fill(3))?.kind)).toContain('goodbye')
    await ether.clock.advance(0)
  })

  it('says goodbye to those who asked last, though they were among the first who ever did', async () => {
    const ether = new Ether(),
      responder = new Responder(ether.machine(LAN).network, () => [someFacts()])
    await responder.listen([LAN])
    const [socket] = ether.sockets
    const hear = (port: number): void => socket?.setup.onDatagram(ask, { address: `10.0.0.${port % 200}`, port })
    for (let port = 1; port <= 64; port++) hear(port)
    // The first asks again, as every open list does, and forty others come.
    hear(1)
    for (let port = 101; port <= 140; port++) hear(port)
    ether.sent.length = 0
    await responder.close(['aaaaaaaaaaaa'])
    const told = ether.sent.map(({ to }) => to.port)
    expect(told).toHaveLength(64)
    expect(told.filter(port => port <= 64)).toEqual([...Array.from({ length: 23 }, (_, i) => 42 + i), 1])
  })

  it('says goodbye once to each program that asked, however often it did', async () => {
    const ether = new Ether(),
      responder = new Responder(ether.machine(LAN).network, () => [someFacts()])
    await responder.listen([LAN])
    const [socket] = ether.sockets
    for (const port of [7, 8, 7, 7, 8]) socket?.setup.onDatagram(ask, { address: '10.0.0.7', port })
    ether.sent.length = 0
    await responder.close(['aaaaaaaaaaaa'])
    expect(ether.sent.map(({ to }) => to.port)).toEqual([7, 8])
  })

  it('says goodbye to nobody who has not asked for twelve seconds', async () => {
    const ether = new Ether(),
      responder = new Responder(ether.machine(LAN).network, () => [someFacts()])
    await responder.listen([LAN])
    const [socket] = ether.sockets
    socket?.setup.onDatagram(ask, { address: '10.0.0.7', port: 7 })
    await ether.clock.advance(6000)
    socket?.setup.onDatagram(ask, { address: '10.0.0.8', port: 8 })
    await ether.clock.advance(6000)
    ether.sent.length = 0
    await responder.close(['aaaaaaaaaaaa'])
    expect(ether.sent.map(({ to }) => to.port)).toEqual([8])
  })
})
