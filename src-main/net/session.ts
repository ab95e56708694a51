/** One WebSocket of a client: text in, messages through, text out. Holds no rule and no state of a table. */
import type { WebSocket } from 'ws'
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'
import { BEAT_MS, decodeClient, encode, type ClientMessage, type HostMessage } from '../../src-shared/wire'
import { CLOSE, type Cancel, type Clock, type LineInfo, type Peer } from '../host/given'
import type { Host, Place } from '../host/host'
import { isLoopback } from './addresses'

/** A person presses a few buttons a second; more than this is no person. */
const MESSAGES_A_SECOND = 40
const BURST = 120
/** A longer message counts for so many more of this length, in UTF-16 units: of decks three are heard at once. */
const ONE_MESSAGE = 4096
/** A reader for whom so many bytes lie ready does not read: some hundred frames. It comes back to one frame. */
const MOST_UNREAD = 2 * 1024 * 1024
/** Whoever does not close with us by then is cut off. */
const FAREWELL_MS = 2000
/** A socket that has not said hello by then is closed. */
const HELLO_MS = 10_000
/** A socket that has not answered a ping until the next one is gone: its machine fell asleep or left the Wi-Fi. */
const PING_MS = 4000

/** @returns closes it from this side, and says why */
export function openSession(socket: WebSocket, host: Host, clock: Clock, line: LineInfo): Peer['close'] {
  let place: Place | null = null
  let farewell: Cancel | null = null
  let allowance = BURST,
    counted = clock.now()

  const peer: Peer = {
    line,
    own: isLoopback(line.from),
    send(message: HostMessage) {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate()
      socket.send(encode(message))
    },
    close(code, why) {
      peer.send({ kind: 'closing', why })
      socket.close(code, why.refused)
      farewell ??= clock.after(FAREWELL_MS, () => {
        socket.terminate()
      })
    },
  }
  const sayHello = (): Cancel =>
    clock.after(HELLO_MS, () => {
      peer.close(CLOSE.hello, refuse('helloFirst'))
    })
  let noHello = sayHello()
  /** A code is being judged, which takes its time. */
  let knocking = false

  const tooMany = (length: number): boolean => {
    const now = clock.now()
    allowance =
      Math.min(BURST, allowance + ((now - counted) * MESSAGES_A_SECOND) / 1000) - 1 - Math.floor(length / ONE_MESSAGE)
    counted = now
    return allowance < 0
  }

  socket.on('message', (data, binary) => {
    if (socket.readyState !== socket.OPEN) return
    const text = binary ? '' : String(data)
    if (tooMany(text.length)) return peer.close(CLOSE.tooMany, refuse('tooManyMessages'))
    const read = binary ? { n: -1, why: refuse('notJson') } : decodeClient(text)
    if ('why' in read) return peer.send({ kind: 'refused', n: read.n, why: read.why })
    if (place) {
      void host.receive(peer, place, read.message)
      return
    }
    if (knocking) return peer.send({ kind: 'refused', n: read.message.n, why: refuse('helloFirst') })
    const arrived = host.hello(peer, read.message)
    if (!('refused' in arrived && arrived.refused === 'codeNeeded' && givesCode(read.message)))
      return arrive(read.message.n, arrived)
    knocking = true
    noHello()
    void host.knock(peer, read.message).then(judged => {
      knocking = false
      if (socket.readyState === socket.OPEN) noHello = sayHello()
      arrive(read.message.n, judged)
    })
  })
  function arrive(n: number, arrived: Place | Refusal): void {
    if ('refused' in arrived) return peer.send({ kind: 'refused', n, why: arrived })
    noHello()
    // Whoever did not wait is gone again.
    if (socket.readyState === socket.OPEN) place = arrived
    else host.gone(peer, arrived)
  }
  const stopPings = keepAlive(socket, clock)
  // Steady from the first moment on, whatever else is said: it tells nothing of the table.
  const stopBeats = steadily(clock, BEAT_MS, () => {
    peer.send({ kind: 'beat' })
  })
  // ws closes a socket by itself on a frame that is too long (1009) or no text (1007); its errors end here.
  socket.on('error', () => {
    socket.terminate()
  })
  socket.on('close', () => {
    noHello()
    stopPings()
    stopBeats()
    farewell?.()
    if (place) host.gone(peer, place)
    place = null
  })
  return (code, why) => {
    peer.close(code, why)
  }
}

const givesCode = (message: ClientMessage): boolean =>
  message.kind === 'hello' && (message.code !== undefined || message.proof !== undefined)

function keepAlive(socket: WebSocket, clock: Clock): () => void {
  let answered = true
  socket.on('pong', () => {
    answered = true
  })
  return steadily(clock, PING_MS, () => {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
  })
}

/** Acts every so many milliseconds. @returns ends it */
function steadily(clock: Clock, ms: number, act: () => void): () => void {
  let stop = clock.after(ms, turn)
  function turn(): void {
    stop = clock.after(ms, turn)
    act()
  }
  return () => {
    stop()
  }
}
