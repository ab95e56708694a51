/** One WebSocket of a client: decodes, limits and passes on messages. Holds no rules and no state of a table. */
import type { WebSocket } from 'ws'
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'
import {
  HEARTBEAT_MS,
  decodeClient,
  encode,
  isHallRequest,
  isWordsMessage,
  type ClientMessage,
  type HallRequest,
  type HostMessage,
  CLOSE,
} from '../../src-shared/wire'
import type { Cancel, Clock } from '../clock'
import type { ConnectionInfo, Peer, PeerHost } from '../peer'
import { isLoopback } from './addresses'
import { HostWords } from './tls/wordsExchange'

/** A person never sends more. */
const MESSAGES_A_SECOND = 40
const BURST = 120
/** Each further piece of this many UTF-16 units counts as another message: three decks at once are allowed. */
const MESSAGE_LENGTH = 4096
/** A client with this much unread data (some hundred updates) is cut off; when it reconnects it gets one update. */
const MAX_UNREAD_BYTES = 2 * 1024 * 1024
/** Time for a client to complete the closing handshake. */
const CLOSE_MS = 2000
/** Time for a client to say hello. */
const HELLO_MS = 10_000
/**
 * Ping interval. A socket that has not answered by the next ping is gone: its machine fell asleep or left the Wi-Fi.
 */
const PING_MS = 4000

export interface SessionSetup {
  /** Whether it comes from the host's own machine. Loopback, if not given. */
  readonly isLocal?: boolean
  /** Our end of the agreement on comparison words. Without one there are none. */
  readonly words?: HostWords
  /** Called when its hello was accepted. */
  readonly onArrival?: () => void
  /** Called when it is being closed: it may stay until the client has agreed. */
  readonly onClosing?: () => void
  /** Counts the milliseconds that a message has taken. @returns whether more may be sent. Without it always. */
  readonly spend?: (ms: number) => boolean
}

/** Serves a socket. @returns closes it with a reason */
export function openSession(
  socket: WebSocket,
  host: PeerHost,
  clock: Clock,
  connection: ConnectionInfo,
  {
    isLocal = isLoopback(connection.address),
    onArrival,
    onClosing,
    words = new HostWords(null, () => false),
    spend = () => true,
  }: SessionSetup = {},
): Peer['close'] {
  let member: object | null = null
  let cancelTermination: Cancel | null = null
  let allowance = BURST,
    countedAt = clock.now()

  function sendText(text: string): void {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) return socket.terminate()
    socket.send(text)
  }
  const peer: Peer = {
    connection,
    isLocal,
    send(message: HostMessage) {
      sendText(encode(message))
    },
    sendText,
    close(code, why) {
      peer.send({ kind: 'closing', why })
      socket.close(code, why.refused)
      onClosing?.()
      cancelTermination ??= clock.after(CLOSE_MS, () => {
        socket.terminate()
      })
    },
  }
  const startHelloTimer = (): Cancel =>
    clock.after(HELLO_MS, () => {
      peer.close(CLOSE.hello, refuse('helloFirst'))
    })
  let cancelHelloTimer = startHelloTimer()
  /** A join code is being checked, which may take a while. */
  let checkingCode = false

  const tooMany = (length: number): boolean => {
    const now = clock.now()
    allowance =
      Math.min(BURST, allowance + ((now - countedAt) * MESSAGES_A_SECOND) / 1000) -
      1 -
      Math.floor(length / MESSAGE_LENGTH)
    countedAt = now
    return allowance < 0
  }

  const closeTooMany = (): void => {
    peer.close(CLOSE.tooMany, refuse('tooManyMessages'))
  }
  socket.on('message', (data, binary) => {
    if (socket.readyState !== socket.OPEN) return
    const began = clock.now()
    receive(binary ? '' : String(data), binary)
    if (!spend(clock.now() - began)) closeTooMany()
  })
  // A browser sends no pings, and one pong for each of ours.
  for (const kind of ['ping', 'pong'])
    socket.on(kind, () => {
      if (socket.readyState === socket.OPEN && tooMany(0)) closeTooMany()
    })
  function receive(text: string, binary: boolean): void {
    if (tooMany(text.length)) return closeTooMany()
    const read = binary ? { n: -1, why: refuse('notJson') } : decodeClient(text)
    if ('why' in read) return peer.send({ kind: 'refused', n: read.n, why: read.why })
    const { message } = read
    if (isWordsMessage(message))
      return peer.send(member ? { kind: 'refused', n: message.n, why: refuse('wordsOrder') } : words.answer(message))
    if (isHallRequest(message)) return receiveHall(message)
    if (member) {
      void host.receive(peer, member, message)
      return
    }
    if (checkingCode) return peer.send({ kind: 'refused', n: message.n, why: refuse('helloFirst') })
    const result = host.hello(peer, message)
    if (!('refused' in result && result.refused === 'codeNeeded' && hasCode(message))) return arrive(message.n, result)
    checkingCode = true
    cancelHelloTimer()
    void host.checkCode(peer, message).then(checked => {
      checkingCode = false
      if (socket.readyState === socket.OPEN) cancelHelloTimer = startHelloTimer()
      arrive(message.n, checked)
    })
  }
  /** Hosts without a hall answer its messages like any that they do not know. */
  function receiveHall(message: HallRequest): void {
    if (member && host.receiveHall) void host.receiveHall(peer, member, message)
    else peer.send({ kind: 'refused', n: message.n, why: refuse(host.receiveHall ? 'helloFirst' : 'unknownMessage') })
  }
  function arrive(n: number, result: object | Refusal): void {
    if ('refused' in result) return peer.send({ kind: 'refused', n, why: result })
    cancelHelloTimer()
    onArrival?.()
    // The client may have disconnected during the check.
    if (socket.readyState === socket.OPEN) member = result
    else host.disconnected(peer, result)
  }
  const stopPings = keepAlive(socket, clock)
  // Sent at the moments of a fixed beat from the start, so that it reveals nothing about the table.
  const stopHeartbeats = repeat(clock, HEARTBEAT_MS, () => {
    peer.send({ kind: 'heartbeat' })
  })
  // ws itself closes a socket on a frame that is too long (1009) or invalid text (1007).
  socket.on('error', () => {
    socket.terminate()
  })
  socket.on('close', () => {
    cancelHelloTimer()
    stopPings()
    stopHeartbeats()
    cancelTermination?.()
    if (member) host.disconnected(peer, member)
    member = null
  })
  return (code, why) => {
    peer.close(code, why)
  }
}

const hasCode = (message: ClientMessage): boolean =>
  message.kind === 'hello' && (message.code !== undefined || message.proof !== undefined)

function keepAlive(socket: WebSocket, clock: Clock): () => void {
  let answered = true
  socket.on('pong', () => {
    answered = true
  })
  return repeat(clock, PING_MS, () => {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
  })
}

/**
 * Calls `act` every `ms` milliseconds, for all connections at the same moments: an idle host wakes once for all of them.
 * The first time is half to one and a half of that from now.
 * @returns stops it
 */
function repeat(clock: Clock, ms: number, act: () => void): () => void {
  // A timer may be a little early: then the moment that it is of lies ahead, and the one after it is meant.
  const next = (): number => {
    const left = ms - (clock.now() % ms)
    return left < ms / 2 ? left + ms : left
  }
  let stop = clock.after(next(), tick)
  function tick(): void {
    stop = clock.after(next(), tick)
    act()
  }
  return () => {
    stop()
  }
}
