/**
 * Connections between the computers of tables: WebSockets in TLS, at both ends of which each knows the other by its
 * certificate. Messages may be lost: the protocol says again what matters.
 */
import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { TLSSocket } from 'node:tls'
import { WebSocket } from 'ws'
import { isTablePlace, isUnprivileged } from '../../../src-shared/lan/tablePlace'
import type { Clock } from '../../clock'
import { connectEncrypted } from '../../net/client/handshake'
import { plainAddress } from '../../net/addresses'
import { surroundings, type Reached } from '../../net/surroundings'
import { fingerprintOf, type Certificate } from '../../net/tls/certificate'
import type { Computer } from '../protocol'
import { MAX_BASE } from '../replica/schemas'
import { LinkBudgets, type Sender } from './linkBudgets'
import { INVITATION_HEADER, linkSecret, PROOF_HEADER, proveComputer, provenComputer } from './identityProof'
import { readKeepMessage, type ComputerAddress, type KeepMessage } from './messages'
import { UnfinishedMessage } from './unfinishedMessage'

/** The path of these connections, on the port of each host. */
export const KEEP_PATH = '/keep'
/** Bytes of a message: a whole table, and how it came to its host. */
export const MAX_KEEP_FRAME = MAX_BASE + 2 ** 20
/** Bytes of a message without a table: how the table came to its host has some 30 kB. */
const MAX_SMALL_FRAME = 2 ** 18
/** After a failed attempt, before the next. */
const RETRY_MS = 1000
/** A computer that answers finishes its connection within this. One that was switched off meanwhile never does. */
const UPGRADE_MS = 5000
/** Pieces of a message: ours come whole. */
const MAX_FRAGMENTS = 64
/** What a ping counts for, in milliseconds. */
const PING_WORK = 5
/** What a slow computer may leave unread; more is lost, and told again. */
const MAX_UNREAD = 2 ** 24

export interface KeepLinksSetup {
  readonly certificate: Certificate
  readonly clock: Clock
  /** Where this computer itself is reached. */
  readonly reachedAt: () => readonly Reached[]
  /** Whether a computer may keep tables of this host by the invitation that it shows. */
  readonly isInvited: (invitation: string, computer: Computer) => boolean
  /** Whether a computer is one of a table that is hosted or kept here. */
  readonly isKnown: (computer: Computer) => boolean
  /** Whether a computer may send whole tables: it hosts one that is kept here, or may come to. */
  readonly sendsTables: (computer: Computer) => boolean
  /** @param address of the other computer, as seen here */
  readonly onMessage: (from: Computer, message: KeepMessage, address: string) => void
}

const placesOf = ({ addresses, port }: ComputerAddress): Reached[] => addresses.map(address => ({ address, port }))

export class KeepLinks {
  private readonly addresses = new Map<Computer, ComputerAddress>()
  private readonly invitations = new Map<Computer, string>()
  /** Where people have pointed: at the computers of their links. */
  private readonly chosen = new Map<Computer, ComputerAddress>()
  /** From where a computer was connected last. */
  private readonly seenAt = new Map<Computer, string>()
  private readonly sockets = new Map<Computer, WebSocket>()
  /** The connection before the present one: there are never more than two with a computer. */
  private readonly older = new Map<Computer, WebSocket>()
  private readonly dialling = new Set<Computer>()
  private readonly notBefore = new Map<Computer, number>()
  /** The certificates of computers that have proved them, in DER. */
  private readonly certificates = new Map<Computer, Uint8Array>()
  private readonly closing = new AbortController()
  private readonly budgets: LinkBudgets

  constructor(private readonly setup: KeepLinksSetup) {
    this.budgets = new LinkBudgets(setup.clock, setup.sendsTables)
  }

  get own(): Computer {
    return this.setup.certificate.fingerprint
  }

  /** Who asks for a connection; null if they cannot prove it, were neither invited nor are known, or are shut out. */
  callerOf(request: IncomingMessage): Computer | null {
    const proof = request.headers[PROOF_HEADER],
      invitation = request.headers[INVITATION_HEADER]
    if (!(request.socket instanceof TLSSocket) || typeof proof !== 'string') return null
    if (this.budgets.isShut(plainAddress(request.socket.remoteAddress ?? ''))) return null
    const proven = provenComputer(proof, linkSecret(request.socket))
    if (proven === null || this.budgets.isShut(proven.id)) return null
    const isInvited = typeof invitation === 'string' && this.setup.isInvited(invitation, proven.id)
    if (!this.setup.isKnown(proven.id) && !isInvited) return null
    this.certificates.set(proven.id, proven.certificate)
    return proven.id
  }

  /** The certificate of a computer that was connected, in DER; null for any other. */
  certificateOf(computer: Computer): Uint8Array | null {
    return this.certificates.get(computer) ?? null
  }

  /** Takes a connection whose caller has proved who it is. @param stream what the socket reads */
  accept(caller: Computer, socket: WebSocket, address: string, stream: EventEmitter): void {
    this.use({ id: caller, address: plainAddress(address) }, socket, stream)
  }

  /**
   * Learns where a computer is reached, from others.
   * @param invitation to one that does not know this computer yet: from a person, who also says where it is
   */
  know(computer: ComputerAddress, invitation?: string): void {
    this.addresses.set(computer.id, computer)
    if (invitation === undefined) return
    this.invitations.set(computer.id, invitation)
    this.chosen.set(computer.id, computer)
  }

  addressOf(computer: Computer): ComputerAddress | null {
    return this.addresses.get(computer) ?? null
  }

  /** Sends a message, now or when the connection is there; it may be lost. */
  send(to: Computer, message: KeepMessage): void {
    const socket = this.sockets.get(to)
    if (socket?.readyState === WebSocket.OPEN) {
      if (socket.bufferedAmount <= MAX_UNREAD) socket.send(JSON.stringify(message))
      return
    }
    void this.dial(to).then(opened => opened?.send(JSON.stringify(message)))
  }

  /** Ends the connections with a computer. */
  drop(computer: Computer): void {
    for (const sockets of [this.sockets, this.older]) {
      sockets.get(computer)?.terminate()
      sockets.delete(computer)
    }
  }

  close(): void {
    this.closing.abort()
    for (const socket of [...this.sockets.values(), ...this.older.values()]) socket.terminate()
    this.sockets.clear()
  }

  /** @returns the connection, or null: nobody answers, or another attempt is under way */
  private async dial(to: Computer): Promise<WebSocket | null> {
    const { clock } = this.setup,
      known = this.addresses.get(to)
    if (!known || this.dialling.has(to) || this.budgets.isShut(to) || clock.now() < (this.notBefore.get(to) ?? 0))
      return null
    this.dialling.add(to)
    try {
      for (const address of this.allowed(known)) {
        const socket = await this.connect(to, address, known.port)
        if (socket) return socket
      }
      this.notBefore.set(to, clock.now() + RETRY_MS)
      return null
    } finally {
      this.dialling.delete(to)
    }
  }

  /**
   * The addresses of a computer that may be tried: where a person has pointed, where it came from itself, and what may be
   * a table's in this network. Other computers could name any.
   */
  private allowed({ id, addresses, port }: ComputerAddress): readonly string[] {
    const chosen = this.chosen.get(id)
    const here = surroundings([...this.setup.reachedAt(), ...[...this.chosen.values()].flatMap(placesOf)])
    return addresses.filter(
      address =>
        (chosen?.port === port && chosen.addresses.includes(address)) ||
        (this.seenAt.get(id) === address && isUnprivileged(port)) ||
        isTablePlace(address, port, here),
    )
  }

  private async connect(to: Computer, address: string, port: number): Promise<WebSocket | null> {
    const { certificate, clock } = this.setup
    const tls = await connectEncrypted(address, port, clock, this.closing.signal).catch(() => null)
    if (!tls) return null
    const other = tls.getPeerX509Certificate()
    if (!other || fingerprintOf(other.raw) !== to) {
      tls.destroy()
      return null
    }
    this.certificates.set(to, other.raw)
    // A fixed name, which every host accepts.
    const socket = new WebSocket(`ws://localhost${KEEP_PATH}`, {
      createConnection: () => tls,
      headers: {
        [PROOF_HEADER]: proveComputer(certificate, linkSecret(tls)),
        [INVITATION_HEADER]: this.invitations.get(to) ?? '',
      },
      maxPayload: MAX_KEEP_FRAME,
      maxFragments: MAX_FRAGMENTS,
      perMessageDeflate: false,
    })
    const cancel = clock.after(UPGRADE_MS, () => {
      socket.terminate()
    })
    return new Promise<WebSocket | null>(done => {
      socket.once('open', () => {
        this.use({ id: to, address }, socket, tls)
        done(socket)
      })
      socket.once('error', () => {
        done(null)
      })
      socket.once('close', () => {
        done(null)
      })
    }).finally(cancel)
  }

  /** The newer of two connections is used for sending; both are listened to, since each end may prefer another one. */
  private use(sender: Sender, socket: WebSocket, stream: EventEmitter): void {
    const { id } = sender
    if (this.closing.signal.aborted) {
      socket.terminate()
      return
    }
    const before = this.sockets.get(id)
    this.seenAt.set(id, sender.address)
    this.older.get(id)?.terminate()
    if (before) this.older.set(id, before)
    this.sockets.set(id, socket)
    this.notBefore.delete(id)
    const unfinished = new UnfinishedMessage(this.setup.clock, () => {
      socket.terminate()
    })
    // Counted before anything is done with it.
    stream.prependListener('data', ({ length }: Buffer) => {
      const fits = unfinished.add(length, this.setup.sendsTables(id) ? MAX_KEEP_FRAME : MAX_SMALL_FRAME)
      if (!fits || !this.budgets.received(sender, length)) this.cutOff(sender, socket, 'bytes')
    })
    socket.on('message', (data, isBinary) => {
      unfinished.end()
      // One piece may hold several.
      if (socket.readyState !== WebSocket.OPEN) return
      const began = this.setup.clock.now()
      const message = isBinary ? null : readKeepMessage((data as Buffer).toString('utf8'))
      if (message) this.setup.onMessage(id, message, sender.address)
      else socket.terminate()
      if (!this.budgets.worked(sender, this.setup.clock.now() - began)) this.cutOff(sender, socket, 'work')
    })
    // None of our programs sends these.
    for (const kind of ['ping', 'pong'])
      socket.on(kind, () => {
        if (!this.budgets.worked(sender, PING_WORK)) this.cutOff(sender, socket, 'work')
      })
    socket.on('error', () => {
      socket.terminate()
    })
    socket.on('close', () => {
      unfinished.end()
      if (this.sockets.get(id) === socket) this.sockets.delete(id)
      if (this.older.get(id) === socket) this.older.delete(id)
    })
  }

  /** A computer sends more than any that keeps a table. */
  private cutOff(sender: Sender, socket: WebSocket, why: 'bytes' | 'work'): void {
    this.budgets.shutOut(sender, why)
    socket.terminate()
    this.drop(sender.id)
  }
}
