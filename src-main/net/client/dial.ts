/** Connects to a table by TLS: races its addresses, verifies the host, then carries text frames. */
import type { TLSSocket } from 'node:tls'
import { WebSocket } from 'ws'
import { isRefusal, refuse, type Refusal } from '../../../src-shared/kernel/refusal'
import { MAX_HOST_FRAME, TABLE_PATH } from '../../../src-shared/wire/limits'
import type { Cancel, Clock } from '../../clock'
import { raceAddresses } from '../discovery/addressRace'
import { connectionSecret } from '../tls/shortAuthString'
import { connectEncrypted, verifyHost, HandshakeFailure, type HostProof } from './handshake'
import { HostFlow } from './hostFlow'
import type { KnownHosts } from './knownHosts'
import type { HostLink, HostLinkEvents, DialTable, HostEndpoint } from './hostLink'
import { WordsAgreement } from './wordsAgreement'

/** Time without a ping or message after which the host is gone. */
const SILENCE_MS = 25_000
const UPGRADE_MS = 5000
/** No host has more addresses. */
const MAX_ADDRESSES = 16
/** WebSocket close codes. */
const ABNORMAL = 1006,
  TLS_FAILED = 1015,
  BINARY = 1003,
  UNREADABLE = 1007,
  TOO_LONG = 1009
const LAST_PORT = 0xffff

export interface DialSetup {
  readonly known: KnownHosts
  readonly clock: Clock
}

/** @returns connects to tables, for a machine with these known hosts */
export const dialer =
  ({ known: knownHosts, clock }: DialSetup): DialTable =>
  (endpoint, events) =>
    new DialledHost(endpoint, events, knownHosts, clock)

/** Of the reasons at several addresses the one that the person must know: a changed certificate before any other. */
const moreSerious = (one: Refusal | null, other: Refusal | null): Refusal | null =>
  one?.refused === 'certificateChanged' ? one : (other ?? one)

class DialledHost implements HostLink {
  private readonly sockets = new Set<TLSSocket>()
  private readonly abort = new AbortController()
  private ws: WebSocket | null = null
  private words: WordsAgreement | null = null
  private ended = false
  private cancelSilenceTimer: Cancel = () => undefined

  constructor(
    private readonly endpoint: HostEndpoint,
    private readonly events: HostLinkEvents,
    private readonly knownHosts: KnownHosts,
    private readonly clock: Clock,
  ) {
    void this.dial()
  }

  send(text: string): void {
    if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(text)
  }

  close(): void {
    this.abort.abort()
    if (this.ws) this.ws.close()
    else this.end(ABNORMAL, null)
  }

  private async dial(): Promise<void> {
    const { addresses, port, announced } = this.endpoint
    let refusal: Refusal | null = null
    const usable = Number.isInteger(port) && port > 0 && port <= LAST_PORT ? addresses.slice(0, MAX_ADDRESSES) : []
    const winner = await raceAddresses(usable, this.clock, async (address, signal) => {
      try {
        return await this.connectTo(address, signal)
      } catch (fault) {
        if (fault instanceof HandshakeFailure) refusal = moreSerious(refusal, fault.why)
        throw fault
      }
    })
    if (this.ended) {
      winner?.socket.destroy()
      return
    }
    if (!winner) return this.end(refusal ? TLS_FAILED : ABNORMAL, refusal)
    const { address, fingerprint, trust } = winner.met
    this.knownHosts.remember(address, port, fingerprint, addresses, {
      instance: announced?.instance ?? null,
      confirmed: trust !== 'first',
    })
    this.openWebSocket(winner.socket, winner.met)
  }

  private async connectTo(address: string, signal: AbortSignal): Promise<{ socket: TLSSocket; met: HostProof }> {
    const socket = await connectEncrypted(
      address,
      this.endpoint.port,
      this.clock,
      AbortSignal.any([signal, this.abort.signal]),
    )
    this.sockets.add(socket)
    const host = verifyHost(socket, address, this.endpoint, this.knownHosts)
    if (!isRefusal(host)) return { socket, met: host }
    socket.destroy()
    throw new HandshakeFailure(host)
  }

  private openWebSocket(socket: TLSSocket, host: HostProof): void {
    // A fixed name: the host accepts it, and the name that was dialled stays private.
    const ws = new WebSocket(`ws://localhost${TABLE_PATH}`, {
      createConnection: () => socket,
      perMessageDeflate: false,
      maxPayload: MAX_HOST_FRAME,
      maxFragments: 64,
      handshakeTimeout: UPGRADE_MS,
      followRedirects: false,
    })
    this.ws = ws
    ws.on('open', () => {
      this.restartSilenceTimer()
      this.words = new WordsAgreement(
        connectionSecret(socket),
        text => {
          this.send(text)
        },
        this.clock,
        authWords => {
          this.events.opened({ ...host, authWords })
        },
      )
    })
    const flow = new HostFlow(this.clock)
    const isTooMuch = ({ length }: Buffer): boolean => {
      if (flow.received(length)) return false
      this.disconnect(TOO_LONG, 'hostFrameTooLong')
      return true
    }
    ws.on('ping', data => {
      if (!isTooMuch(data)) this.restartSilenceTimer()
    })
    ws.on('pong', isTooMuch)
    ws.on('message', (data, binary) => {
      if (ws.readyState !== WebSocket.OPEN || isTooMuch(data as Buffer)) return
      this.restartSilenceTimer()
      if (binary) this.disconnect(BINARY, 'hostUnreadable')
      else this.receive(String(data))
    })
    ws.on('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') this.disconnect(TOO_LONG, 'hostFrameTooLong')
      else if (fault.code?.startsWith('WS_ERR_')) this.disconnect(UNREADABLE, 'hostUnreadable')
    })
    ws.on('close', code => {
      this.end(code, null)
    })
  }

  private receive(text: string): void {
    if (!this.words?.take(text)) this.events.received(text)
  }

  /** Restarts the silence timer: a machine that fell asleep never closes its connection. */
  private restartSilenceTimer(): void {
    this.cancelSilenceTimer()
    this.cancelSilenceTimer = this.clock.after(SILENCE_MS, () => {
      this.ws?.terminate()
    })
  }

  /** Terminates at once: a host that sends invalid data would send more of it. */
  private disconnect(code: number, refusal: string): void {
    this.ws?.terminate()
    this.end(code, refuse(refusal))
  }

  private end(code: number, refusal: Refusal | null): void {
    if (this.ended) return
    this.ended = true
    this.cancelSilenceTimer()
    this.words?.stop()
    for (const socket of this.sockets) socket.destroy()
    this.events.closed(code, refusal)
  }
}
