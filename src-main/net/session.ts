/** One WebSocket of a client: text in, messages through, text out. Holds no rule and no state of a table. */
import type { WebSocket } from 'ws'
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'
import { decodeClient, encode, type ClientMessage, type HostMessage } from '../../src-shared/wire'
import { CLOSE, type Cancel, type Clock, type LineInfo, type Peer } from '../host/given'
import type { Host, Place } from '../host/host'

/** A person presses a few buttons a second; more than this is no person. */
const MESSAGES_A_SECOND = 40
const BURST = 120
/** A socket that has not said hello by then is closed. */
const HELLO_MS = 10_000
/** A socket that has not answered a ping until the next one is gone: its machine fell asleep or left the Wi-Fi. */
const PING_MS = 10_000

/** @returns closes it from this side, and says why */
export function openSession(socket: WebSocket, host: Host, clock: Clock, line: LineInfo): Peer['close'] {
  let place: Place | null = null
  let allowance = BURST, counted = clock.now()

  const peer: Peer = {
    line,
    send(message: HostMessage) { if (socket.readyState === socket.OPEN) socket.send(encode(message)) },
    close(code, why) {
      peer.send({ kind: 'closing', why })
      socket.close(code, why.refused)
    },
  }
  const sayHello = (): Cancel => clock.after(HELLO_MS, () => { peer.close(CLOSE.hello, refuse('helloFirst')) })
  let noHello = sayHello()
  /** A code is being judged, which takes its time. */
  let knocking = false

  const tooMany = (): boolean => {
    const now = clock.now()
    allowance = Math.min(BURST, allowance + (now - counted) * MESSAGES_A_SECOND / 1000) - 1
    counted = now
    return allowance < 0
  }

  socket.on('message', (data, binary) => {
    if (socket.readyState !== socket.OPEN) return
    if (tooMany()) return peer.close(CLOSE.tooMany, refuse('tooManyMessages'))
    const read = binary ? { n: -1, why: refuse('notJson') } : decodeClient(String(data))
    if ('why' in read) return peer.send({ kind: 'refused', n: read.n, why: read.why })
    if (place) { void host.receive(peer, place, read.message); return }
    if (knocking) return peer.send({ kind: 'refused', n: read.message.n, why: refuse('helloFirst') })
    const arrived = host.hello(peer, read.message)
    if (!('refused' in arrived && arrived.refused === 'codeNeeded' && givesCode(read.message))) return arrive(read.message.n, arrived)
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
  // ws closes a socket by itself on a frame that is too long (1009) or no text (1007); its errors end here.
  socket.on('error', () => { socket.terminate() })
  socket.on('close', () => {
    noHello()
    stopPings()
    if (place) host.gone(peer, place)
    place = null
  })
  return (code, why) => { peer.close(code, why) }
}

const givesCode = (message: ClientMessage): boolean => message.kind === 'hello' && (message.code !== undefined || message.proof !== undefined)

function keepAlive(socket: WebSocket, clock: Clock): () => void {
  let answered = true
  let stop = clock.after(PING_MS, ping)
  function ping(): void {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
    stop = clock.after(PING_MS, ping)
  }
  socket.on('pong', () => { answered = true })
  return () => { stop() }
}
