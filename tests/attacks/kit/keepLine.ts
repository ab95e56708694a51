/** A computer's links, and lines of attackers to them: on paper under a clock of the test, and over TLS on loopback. */
import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { connect as secure } from 'node:tls'
import { WebSocket, WebSocketServer } from 'ws'
import type { KeepLinks } from '../../../src-main/keep/links/keepLinks'
import type { KeepMessage } from '../../../src-main/keep/links/messages'
import { INVITATION_HEADER, linkSecret, PROOF_HEADER, proveComputer } from '../../../src-main/keep/links/identityProof'
import { createCertificate, type Certificate } from '../../../src-main/net/tls/certificate'
import { nodeClock } from '../../../src-main/nodeDeps'
import { VirtualClock } from '../../kit/clock'

const PIECE = 2 ** 16

/** A clock on which work takes time, too. */
class WorkingClock extends VirtualClock {
  private worked = 0
  override now(): number {
    return super.now() + this.worked
  }
  work(ms: number): void {
    this.worked += ms
  }
}

/** A socket that is fed by hand; what it reads arrives in pieces, as from a network. */
export class PaperLine extends EventEmitter {
  readyState: number = WebSocket.OPEN
  readonly bufferedAmount = 0
  readonly sent: string[] = []
  send(text: string): void {
    this.sent.push(text)
  }
  terminate(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.emit('close')
  }
  get isOpen(): boolean {
    return this.readyState === WebSocket.OPEN
  }
  /** So many bytes arrive, while the line is open. */
  arrive(bytes: number): void {
    for (let left = bytes; left > 0 && this.isOpen; left -= PIECE)
      this.emit('data', Buffer.alloc(Math.min(left, PIECE)))
  }
  say(text: string): void {
    this.arrive(text.length)
    if (this.isOpen) this.emit('message', Buffer.from(text), false)
  }
}

export interface PaperLinks {
  readonly links: KeepLinks
  readonly clock: WorkingClock
  /** The characters of all messages that were taken. */
  readonly taken: () => number
  /** How many were taken. */
  readonly count: () => number
  readonly line: (id?: string, address?: string) => PaperLine
}

/** @param cost milliseconds that each message takes */
export async function paperLinks(cost = 0, sendsTables = false): Promise<PaperLinks> {
  const { KeepLinks } = await import('../../../src-main/keep/links/keepLinks')
  const clock = new WorkingClock()
  let characters = 0,
    count = 0
  const links = new KeepLinks({
    certificate: { fingerprint: 'host', key: '', cert: '' },
    clock,
    reachedAt: () => [],
    isInvited: () => true,
    isKnown: () => true,
    sendsTables: () => sendsTables,
    onMessage: (_, message) => {
      clock.work(cost)
      characters += JSON.stringify(message).length
      count++
    },
  })
  return {
    links,
    clock,
    taken: () => characters,
    count: () => count,
    line: (id = 'eve', address = '10.0.0.66') => {
      const line = new PaperLine()
      links.accept(id, line as unknown as WebSocket, address, line)
      return line
    },
  }
}

export interface RealLinks {
  readonly links: KeepLinks
  readonly port: number
  /** Who has said what. */
  readonly heard: { readonly from: string; readonly message: KeepMessage }[]
  close(): void
}

/** The links of a computer that listens on loopback, to which everybody is invited. */
export async function realLinks(sendsTables = false): Promise<RealLinks> {
  const { KeepLinks } = await import('../../../src-main/keep/links/keepLinks')
  const certificate = await createCertificate()
  const heard: RealLinks['heard'] = []
  const links = new KeepLinks({
    certificate,
    clock: nodeClock,
    reachedAt: () => [],
    isInvited: invitation => invitation === 'come',
    isKnown: () => false,
    sendsTables: () => sendsTables,
    onMessage: (from, message) => heard.push({ from, message }),
  })
  const server = createServer({ cert: certificate.cert, key: certificate.key, minVersion: 'TLSv1.3' })
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 2 ** 24 })
  server.on('upgrade', (request, socket, head) => {
    const caller = links.callerOf(request)
    if (caller === null) return socket.destroy()
    sockets.handleUpgrade(request, socket, head, ws => {
      links.accept(caller, ws, request.socket.remoteAddress ?? '', socket)
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    links,
    heard,
    port: (server.address() as AddressInfo).port,
    close: () => {
      links.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A line of a computer with this certificate; null where it is not taken. */
export async function callFrom(certificate: Certificate, port: number, from = '127.0.0.1'): Promise<WebSocket | null> {
  const tls = secure({ socket: connect({ host: '127.0.0.1', port, localAddress: from }), rejectUnauthorized: false })
  await once(tls, 'secureConnect')
  const socket = new WebSocket('ws://localhost/keep', {
    createConnection: () => tls,
    headers: { [PROOF_HEADER]: proveComputer(certificate, linkSecret(tls)), [INVITATION_HEADER]: 'come' },
    perMessageDeflate: false,
  })
  return new Promise(done => {
    socket.once('open', () => {
      done(socket)
    })
    for (const end of ['error', 'close'])
      socket.on(end, () => {
        done(null)
      })
  })
}
