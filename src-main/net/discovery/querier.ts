/** The guest's side of the second channel, on one interface. */
import { CHANNEL_GROUP, CHANNEL_PORT, question, readReply, type Reply } from './channel'
import type { Datagrams, Nic, NetworkDeps } from './deps'
import { RateLimit } from './limits'
import { broadcastOf, onLink } from './subnets'

/** Rate limit per host: 300 tables take 60 answers. */
const REPLIES_A_SECOND = 50,
  REPLIES_AT_ONCE = 200
const NONCE_BYTES = 8

export interface Querier {
  ask(): void
  close(): void
}

export async function startQuerier(
  nic: Nic,
  deps: NetworkDeps,
  onReply: (reply: Reply, from: string) => void,
): Promise<Querier | null> {
  const nonce = deps.random(NONCE_BYTES)
  const rateLimit = new RateLimit(deps.clock, REPLIES_A_SECOND, REPLIES_AT_ONCE)
  let socket: Datagrams | null = null
  socket = await deps.open({
    port: 0,
    bind: nic.address,
    shared: false,
    multicastFrom: nic.address,
    onDatagram(bytes, from) {
      if (!onLink(nic, from.address) || !rateLimit.allows(from.address)) return
      const reply = readReply(bytes, nonce)
      if (!reply) return
      onReply(reply, from.address)
      // Not all tables fit into one answer: ask for the next ones.
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
