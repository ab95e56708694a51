/** What stands between the network and the host: a client's connection, and the host as a connection needs it. */
import type { Refusal } from '../src-shared/kernel'
import type { ClientMessage, CloseCode, HallRequest, HostMessage } from '../src-shared/wire'

/** How a client is connected. */
export interface ConnectionInfo {
  /** The client's IP address. */
  readonly address: string
  readonly encrypted: boolean
  /** Indices of this connection's comparison words, the same at both ends; null until they are agreed on. */
  readonly authWords: readonly number[] | null
}

/** One connection of a client, as the host sees it. */
export interface Peer {
  /** Whether it comes from the host's own machine. */
  readonly isLocal?: boolean
  /** Undefined where no network is involved. */
  readonly connection?: ConnectionInfo
  send(message: HostMessage): void
  /** Sends a message that is written already, as `encode` writes it: no token. */
  sendText(text: string): void
  /** Sends the reason, then closes with this code. */
  close(code: CloseCode, why: Refusal): void
}

/**
 * The host as the network sees it. `Member`: a person at a table, whom the network passes on without looking inside.
 */
export interface PeerHost<Member extends object = object> {
  /** Takes the first message of a connection. */
  hello(peer: Peer, message: ClientMessage): Member | Refusal
  /** Checks the join code of a first message that was refused for want of one. */
  checkCode(peer: Peer, message: ClientMessage): Promise<Member | Refusal>
  receive(peer: Peer, member: Member, message: ClientMessage): Promise<void>
  /** Takes a message of the hall. Absent where there is none. */
  receiveHall?(peer: Peer, member: Member, message: HallRequest): Promise<void>
  disconnected(peer: Peer, member: Member): void
}
