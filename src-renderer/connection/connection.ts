/** The one way from the page to its table, whatever carries it. */
import type { ClientMessage, Frame, HostMessage, PastMessage, TalkMessage } from '../../src-shared/wire'
import type { Json } from '../../src-shared/kernel/pick'
import type { Refusal } from '../../src-shared/kernel/refusal'

type Unnumbered<M> = M extends ClientMessage ? Omit<M, 'n'> : never

/** A message as the page writes it: the connection numbers it. `hello` is the connection's own. */
export type Saying = Exclude<Unnumbered<ClientMessage>, { kind: 'hello' }>

/** What a host says of a fair deal. */
export type FairMessage = Extract<HostMessage, { kind: 'round' | 'hands' | 'laidOpen' | 'verdicts' }>

export type ConnectionState =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  /** Trying again by itself. */
  | { readonly is: 'lost' }
  /** Not trying any more, and why. */
  | { readonly is: 'closed'; readonly why: Refusal }

export interface Connection {
  /** Says something. @returns null when it was taken, or why not. */
  send(message: Saying): Promise<Refusal | null>
  onFrame(hear: (frame: Frame) => void): void
  /** A deck of the table's own, before the first frame that names its hash. */
  onDeck(hear: (hash: string, deck: Json) => void): void
  /** The code of a link for this person's other device, and the milliseconds for which it works. */
  onLink(hear: (code: string, left: number) => void): void
  /** What was asked of matches that are over: all of it has come before `send` settles. */
  onPast(hear: (message: PastMessage) => void): void
  /** What people say to each other, once this client has said that it listens. */
  onTalk(hear: (message: TalkMessage) => void): void
  /** What the host says of a fair deal. */
  onFair(hear: (message: FairMessage) => void): void
  onState(hear: (state: ConnectionState) => void): void
  /** Tries again at once, after a loss or after it was closed. */
  retry(): void
  /** Hangs up for good. */
  close(why: Refusal): void
}

/** Close codes of the host, and the one that its socket gives to an overlong frame. */
export const CLOSE: { readonly [code: number]: string } = {
  1009: 'frameTooLong',
  4001: 'replaced',
  4002: 'kicked',
  4003: 'version',
  4007: 'guestsOff',
}

const FIRST_DELAY = 300
/** A table that is reached again is reached within this time: on a local network trying costs nothing. */
const LONGEST_DELAY = 1500

/** How long to wait before trying for the n-th time (from 0): quick at first, then steadily. */
export const retryDelay = (tries: number): number => Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(tries, 10))
