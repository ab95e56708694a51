/** The host's side of the second channel. */
import { describe, expect, it } from 'vitest'
import { CHANNEL_PORT, question } from '../../../src-main/net/discovery/channel'
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
