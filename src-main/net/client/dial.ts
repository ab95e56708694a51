/** Dials a table by TLS: races its addresses, looks who answers, and carries text frames from then on. */
import type { TLSSocket } from 'node:tls'
import { WebSocket } from 'ws'
import { isRefusal, refuse, type Refusal } from '../../../src-shared/kernel/refusal'
import { MAX_HOST_FRAME, TABLE_PATH } from '../../../src-shared/wire/limits'
import type { Cancel, Clock } from '../../host/given'
import { race } from '../discovery/race'
import { encrypted, meet, Unmet } from './handshake'
import type { KnownHosts } from './known'
import type { ClientLine, ClientLineEvents, DialTable, Met, Where } from './line'

/** A host pings every 10 s: two may get lost. */
const SILENT_MS = 25_000
const UPGRADE_MS = 5000
/** No host has more addresses. */
const MAX_ADDRESSES = 16
/** As WebSockets tell it: no line, a line that could not be made safe; frames that are no text, none at all, too long. */
const GONE = 1006,
  UNSAFE = 1015,
  BINARY = 1003,
  UNREADABLE = 1007,
  TOO_LONG = 1009
const LAST_PORT = 0xffff

export interface DialSetup {
  readonly known: KnownHosts
  readonly clock: Clock
}

/** @returns the way to dial, for a machine with these known hosts */
export const dialer =
  ({ known, clock }: DialSetup): DialTable =>
  (where, events) =>
    new DialledLine(where, events, known, clock)

class DialledLine implements ClientLine {
  private readonly sockets = new Set<TLSSocket>()
  private readonly gaveUp = new AbortController()
  private line: WebSocket | null = null
  private over = false
  private stopSilence: Cancel = () => undefined

  constructor(
    private readonly where: Where,
    private readonly events: ClientLineEvents,
    private readonly known: KnownHosts,
    private readonly clock: Clock,
  ) {
    void this.dial()
  }

  send(text: string): void {
    if (this.line?.readyState === WebSocket.OPEN) this.line.send(text)
  }

  close(): void {
    this.gaveUp.abort()
    if (this.line) this.line.close()
    else this.end(GONE, null)
  }

  private async dial(): Promise<void> {
    const { addresses, port } = this.where
    let why: Refusal | null = null
    const usable = Number.isInteger(port) && port > 0 && port <= LAST_PORT ? addresses.slice(0, MAX_ADDRESSES) : []
    const found = await race(usable, this.clock, async (address, lost) => {
      try {
        return await this.meetAt(address, lost)
      } catch (fault) {
        // Of several reasons the one that a person must know: somebody else answers.
        if (fault instanceof Unmet) why = fault.why ?? why
        throw fault
      }
    })
    for (const socket of this.sockets) if (socket !== found?.socket) socket.destroy()
    if (this.over) {
      found?.socket.destroy()
      return
    }
    if (!found) return this.end(why ? UNSAFE : GONE, why)
    this.known.met(found.met.address, port, found.met.fingerprint, addresses)
    this.speak(found.socket, found.met)
  }

  private async meetAt(address: string, lost: AbortSignal): Promise<{ socket: TLSSocket; met: Met }> {
    const socket = await encrypted(address, this.where.port, this.clock, AbortSignal.any([lost, this.gaveUp.signal]))
    this.sockets.add(socket)
    const met = meet(socket, address, this.where, this.known)
    if (!isRefusal(met)) return { socket, met }
    socket.destroy()
    throw new Unmet(met)
  }

  private speak(socket: TLSSocket, met: Met): void {
    // The name by which it was dialled is nobody's business; the host wants one that is no stranger's.
    const line = new WebSocket(`ws://localhost${TABLE_PATH}`, {
      createConnection: () => socket,
      perMessageDeflate: false,
      maxPayload: MAX_HOST_FRAME,
      handshakeTimeout: UPGRADE_MS,
      followRedirects: false,
    })
    this.line = line
    line.on('open', () => {
      this.heardSomething()
      this.events.opened(met)
    })
    line.on('ping', () => {
      this.heardSomething()
    })
    line.on('message', (data, binary) => {
      if (line.readyState !== WebSocket.OPEN) return
      this.heardSomething()
      if (binary) this.breakOff(BINARY, 'hostUnreadable')
      else this.events.heard(String(data))
    })
    line.on('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') this.breakOff(TOO_LONG, 'hostFrameTooLong')
      else if (fault.code?.startsWith('WS_ERR_')) this.breakOff(UNREADABLE, 'hostUnreadable')
    })
    line.on('close', code => {
      this.end(code, null)
    })
  }

  /** Whoever says nothing for so long is gone: a machine that fell asleep hangs up without a word. */
  private heardSomething(): void {
    this.stopSilence()
    this.stopSilence = this.clock.after(SILENT_MS, () => {
      this.line?.terminate()
    })
  }

  /** Hangs up at once: whoever sends this sends more of it. */
  private breakOff(code: number, why: string): void {
    this.line?.terminate()
    this.end(code, refuse(why))
  }

  private end(code: number, why: Refusal | null): void {
    if (this.over) return
    this.over = true
    this.stopSilence()
    for (const socket of this.sockets) socket.destroy()
    this.events.closed(code, why)
  }
}
