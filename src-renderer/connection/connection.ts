/** The page's only way to its table, over any transport. */
import {
  CLOSE,
  type ClientMessage,
  type HallMessage,
  type HallRequest,
  type StateUpdate,
  type HostMessage,
  type HistoryMessage,
  type ChatMessage,
} from '../../src-shared/wire'
import type { Json } from '../../src-shared/kernel/choiceSpec'
import type { Refusal } from '../../src-shared/kernel/refusal'

type WithoutNumber<M> = M extends { readonly n: number } ? Omit<M, 'n'> : never

/** A message as the page writes it: the connection adds its number and sends `hello` by itself. */
export type OutgoingMessage = Exclude<WithoutNumber<ClientMessage>, { kind: 'hello' }>

/** A message to the hall. */
export type OutgoingHallMessage = WithoutNumber<HallRequest>

/** A host's messages about a fair deal, and about how the table came to it. */
export type FairMessage = Extract<HostMessage, { kind: 'round' | 'commitments' | 'laidOpen' | 'verdicts' | 'office' }>

export type ConnectionState =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  /** Reconnecting by itself. */
  | { readonly is: 'lost' }
  /** Not reconnecting, with the reason. */
  | { readonly is: 'closed'; readonly why: Refusal }

export interface Connection {
  /** Sends a message. @returns null when the host accepted it, or its refusal */
  send(message: OutgoingMessage): Promise<Refusal | null>
  onUpdate(listener: (frame: StateUpdate) => void): void
  /** A custom deck, before the first update that names its hash. */
  onDeck(listener: (hash: string, deck: Json) => void): void
  /** The code of a link for this person's other device, and for how many milliseconds it works. */
  onLink(listener: (code: string, left: number) => void): void
  /** Answers about finished matches: all of them arrive before `send` settles. */
  onHistory(listener: (message: HistoryMessage) => void): void
  /** Chat lines, once this client has asked for them. */
  onChat(listener: (message: ChatMessage) => void): void
  /** Messages about a fair deal. */
  onFairDeal(listener: (message: FairMessage) => void): void
  /** The hall of the host, if it has one. Absent where there is no host. */
  readonly hall?: HallConnection
  onState(listener: (state: ConnectionState) => void): void
  /** Reconnects at once, after a loss or after `close`. */
  retry(): void
  /** Closes the connection for good. */
  close(why: Refusal): void
}

/** The part of a connection that speaks with the hall. */
export interface HallConnection {
  /** @returns null when the host accepted it, or its refusal */
  send(message: OutgoingHallMessage): Promise<Refusal | null>
  onMessage(listener: (message: HallMessage) => void): void
}

/** A frame was longer than the receiver allows (RFC 6455). */
const TOO_LONG = 1009

/** Why the host closed a connection for good, as a key of `refusals`; other codes mean that the page tries again. */
export const CLOSE_REASONS: { readonly [code: number]: string } = {
  [TOO_LONG]: 'frameTooLong',
  [CLOSE.replaced]: 'replaced',
  [CLOSE.kicked]: 'kicked',
  [CLOSE.version]: 'version',
  [CLOSE.guestsOff]: 'guestsOff',
}

const FIRST_DELAY = 300
/** Retries are frequent: on a local network they cost nothing. */
const LONGEST_DELAY = 1500

/** Milliseconds before the n-th retry (from 0): short at first, then constant. */
export const retryDelay = (tries: number): number => Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(tries, 10))
