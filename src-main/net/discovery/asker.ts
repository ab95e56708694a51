/** The guest's end of the second channel, on one interface. */
import { CHANNEL_GROUP, CHANNEL_PORT, question, readReply, type Reply } from './channel'
import type { Datagrams, Nic, World } from './given'
import { Allowance } from './limits'
import { broadcastOf, onLink } from './subnets'

/** A host with 300 tables answers in 60 parts; more than this is no host. */
const REPLIES_A_SECOND = 50,
  REPLIES_AT_ONCE = 200
const NONCE_BYTES = 8

export interface Asker {
  ask(): void
  close(): void
}

export async function askOn(
  nic: Nic,
  world: World,
  heard: (reply: Reply, from: string) => void,
): Promise<Asker | null> {
  const nonce = world.random(NONCE_BYTES)
  const allowance = new Allowance(world.clock, REPLIES_A_SECOND, REPLIES_AT_ONCE)
  let socket: Datagrams | null = null
  socket = await world.open({
    port: 0,
    bind: nic.address,
    shared: false,
    leavesBy: nic.address,
    heard(bytes, from) {
      if (!onLink(nic, from.address) || !allowance.takes(from.address)) return
      const reply = readReply(bytes, nonce)
      if (!reply) return
      heard(reply, from.address)
      // Not all tables fit into one answer: the host is asked for those behind it.
      if (reply.kind === 'answer' && reply.tables.length > 0 && reply.next < reply.total)
        socket?.send(question({ nonce, from: reply.next }), from.port, from.address)
    },
  })
  return (
    socket && {
      ask() {
        for (const address of [CHANNEL_GROUP, broadcastOf(nic)])
          if (address !== null) socket?.send(question({ nonce, from: 0 }), CHANNEL_PORT, address)
      },
      close() {
        socket?.close()
      },
    }
  )
}
