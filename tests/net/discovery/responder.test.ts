/** The host's end of the second channel. */
import { describe, expect, it } from 'vitest'
import { CHANNEL_PORT, question } from '../../../src-main/net/discovery/channel'
import type { From } from '../../../src-main/net/discovery/given'
import { Responder } from '../../../src-main/net/discovery/responder'
import { Ether, nic } from './ether'
import { someFacts } from './facts'

/** Who is answered, when a question comes from there (or says so). */
async function answered(from: From): Promise<string[]> {
  const ether = new Ether(),
    machine = ether.machine(nic('10.0.0.1'))
  const told: string[] = []
  let heard: (bytes: Uint8Array, from: From) => void = () => undefined
  const world = {
    ...machine.world,
    open: (setup: Parameters<typeof machine.world.open>[0]) => {
      heard = setup.heard
      return Promise.resolve({
        send: (_: Uint8Array, port: number, address: string) => {
          told.push(`${address}:${port}`)
        },
        close: () => undefined,
      })
    },
  }
  await new Responder(world, () => [someFacts()]).listen([nic('10.0.0.1')])
  heard(question({ nonce: new Uint8Array(8).fill(3), from: 0 }), from)
  return told
}

describe('a question is answered', () => {
  it("to the asker's own port, on a network of the host's", async () => {
    expect(await answered({ address: '10.0.0.7', port: 40_000 })).toEqual(['10.0.0.7:40000'])
  })
  it('but never to an address elsewhere: a forged sender would have us speak to the world', async () => {
    for (const address of ['192.0.2.1', '10.0.1.7', '8.8.8.8'])
      expect(await answered({ address, port: CHANNEL_PORT })).toEqual([])
  })
})
