/** A guest's connection over a WebSocket. It reconnects by itself after a loss. */
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'
import {
  decodeHost,
  encode,
  type ClientMessage,
  type HallMessage,
  type HallRequest,
  type HostMessage,
} from '../../src-shared/wire'
import {
  CLOSE_REASONS,
  retryDelay,
  type Connection,
  type HallConnection,
  type OutgoingHallMessage,
  type OutgoingMessage,
} from './connection'
import { Listeners } from './listeners'
import { Outbox } from './outbox'
import { helloMessage, type PageSocket, type SocketSetup } from './socketSetup'
import { Watchdog } from './watchdog'

/** The close code of a socket that nobody closed. */
const NO_CLOSE = 1006

/** Refusals of a hello after which a retry would be refused as well. */
const FINAL: readonly string[] = [
  'version',
  'tableUnknown',
  'tableFull',
  'addressFull',
  'addressKicked',
  'tableShut',
  'linkUnknown',
  'nameEmpty',
  'kicked',
  'replaced',
  'codeNeeded',
  'codeWrong',
  'codeBusy',
  'guestsOff',
]

/**
 * Somebody else answers at the place of a host that is gone. Where other computers keep the table this is not its end: the
 * page tries again, and asks the others. What the host itself says, which has proved who it is, counts as ever.
 */
const ANOTHER_HOST: readonly string[] = [
  'certificateChanged',
  'certificateOther',
  'certificateUnannounced',
  'notEncrypted',
]

export class SocketConnection extends Listeners implements Connection {
  private readonly outbox = new Outbox()
  private readonly watchdog: Watchdog
  private socket: PageSocket | null = null
  private socketCount = 0
  private tries = 0
  private helloN = -1
  private welcomed = false
  private proved = false
  private closeReason: Refusal | null = null
  /** Where this connection is in the hall, to come back to after a loss; undefined where there is no hall. */
  private place: string | null | undefined
  private cancelRetry: (() => void) | null = null

  private emitHall: (message: HallMessage) => void = () => undefined

  readonly hall: HallConnection = {
    send: message => this.send(message),
    onMessage: listener => {
      this.emitHall = listener
    },
  }

  constructor(private readonly setup: SocketSetup) {
    super()
    this.watchdog = new Watchdog(setup.later, () => {
      this.onSilence()
    })
  }

  send(outgoing: OutgoingMessage | OutgoingHallMessage): Promise<Refusal | null> {
    if (!this.welcomed && outgoing.kind !== 'answer') return Promise.resolve(refuse('notSent'))
    const { message, settled } = this.outbox.add(outgoing)
    if (this.welcomed) this.transmit(message)
    return settled
  }

  /** Opens a socket, at once. */
  retry(): void {
    this.cancelRetry?.()
    this.cancelRetry = null
    if (this.socket) return
    this.closeReason = null
    this.emitState({ is: this.tries === 0 ? 'connecting' : 'lost' })
    this.watchdog.connecting()
    // Late events of an earlier socket are ignored.
    const socketNumber = ++this.socketCount
    const ifCurrent = (act: () => void): void => {
      if (socketNumber === this.socketCount) act()
    }
    try {
      this.socket = this.setup.open({
        opened: () => {
          ifCurrent(() => {
            this.watchdog.connected()
            this.hello()
          })
        },
        received: data => {
          ifCurrent(() => {
            this.watchdog.received()
            this.onMessage(typeof data === 'string' ? decodeHost(data) : null)
          })
        },
        closed: (code, why = null) => {
          ifCurrent(() => {
            this.onClosed(code, why)
          })
        },
      })
    } catch {
      this.watchdog.stop()
      this.retryLater()
    }
  }

  /** The network may be back: retries without waiting. */
  retryNow(): void {
    if (this.cancelRetry) this.retry()
  }

  close(why: Refusal): void {
    this.cancelRetry?.()
    this.cancelRetry = null
    this.watchdog.stop()
    const { socket } = this
    this.socketCount++
    this.socket = null
    this.welcomed = false
    socket?.close()
    this.end(why)
  }

  /** No heartbeat comes any more: drops the socket without waiting for its close event. */
  private onSilence(): void {
    const { socket } = this
    this.socketCount++
    this.onClosed(NO_CLOSE)
    socket?.close()
  }

  /** @param nonce the host's challenge, when it asks for a code */
  private hello(nonce: string | null = null): void {
    const code = this.setup.code?.() ?? null
    this.proved = nonce !== null || (this.setup.encrypted === true && code !== null)
    this.helloN = this.outbox.number()
    const { place = this.setup.table } = this
    this.transmit(helloMessage({ ...this.setup, table: place }, this.helloN, nonce))
  }

  private onMessage(message: HostMessage | null): void {
    switch (message?.kind) {
      // A host that sends garbage is disconnected.
      case undefined:
        this.close(refuse('hostGarbled'))
        return
      case 'welcome':
        this.setup.token.set(message.token)
        this.setup.link?.used()
        this.setup.moved?.used()
        this.welcomed = true
        this.tries = 0
        this.emitState({ is: 'open' })
        for (const unsent of this.outbox.toResend()) this.transmit(unsent)
        return
      case 'ok':
        this.outbox.settle(message.n, null)
        return
      case 'refused':
        if (message.n === this.helloN && this.answerChallenge(message.why)) return
        if (message.n === this.helloN && !this.welcomed) this.closeReason = message.why
        if (message.why.refused === 'linkUnknown') this.setup.link?.used()
        this.outbox.settle(message.n, message.why)
        if (message.n === this.helloN && FINAL.includes(message.why.refused)) this.close(message.why)
        return
      case 'closing':
        this.closeReason = message.why
        return
      // The app's own process has settled the words already.
      case 'wordsNonce':
      case 'heartbeat':
        return
      case 'link':
        this.emitLink(message.code, message.left)
        return
      case 'invitation':
        this.emitInvitation(message.invitation)
        return
      case 'history':
      case 'record':
      case 'statistics':
        this.emitHistory(message)
        return
      case 'talk':
        this.emitChat(message)
        return
      case 'place':
        this.place = message.at
        this.setup.token.ofHall?.()
        this.emitHall(message)
        return
      case 'hall':
      case 'announcement':
      case 'drawTerms':
      case 'drawCommits':
      case 'drawn':
        this.emitHall(message)
        return
      case 'deck':
        this.emitDeck(message.hash, message.deck)
        return
      case 'round':
      case 'commitments':
      case 'laidOpen':
      case 'verdicts':
      case 'office':
        this.emitFairDeal(message)
        return
      case 'frame':
        this.emitUpdate(message)
        return
    }
  }

  /** Answers the challenge of a host that asks for a join code, once, if the person has typed one. */
  private answerChallenge({ refused, params }: Refusal): boolean {
    const nonce = params?.nonce
    if (refused !== 'codeNeeded' || this.proved || typeof nonce !== 'string' || (this.setup.code?.() ?? null) === null)
      return false
    this.hello(nonce)
    return true
  }

  private onClosed(code: number, fault: Refusal | null = null): void {
    this.watchdog.stop()
    this.socket = null
    this.welcomed = false
    this.outbox.disconnected()
    if (fault && !(ANOTHER_HOST.includes(fault.refused) && this.setup.isKept?.())) {
      this.end(fault)
      return
    }
    const key = CLOSE_REASONS[code]
    const why = this.closeReason ?? (key === undefined ? null : refuse(key))
    if (why && (key !== undefined || FINAL.includes(why.refused))) this.end(why)
    else this.retryLater()
  }

  private retryLater(): void {
    this.emitState({ is: 'lost' })
    this.cancelRetry = this.setup.later(() => {
      this.retry()
    }, retryDelay(this.tries++))
  }

  private end(why: Refusal): void {
    this.tries = 0
    this.outbox.giveUp(why)
    this.emitState({ is: 'closed', why })
  }

  private transmit(message: ClientMessage | HallRequest): void {
    this.socket?.send(encode(message))
  }
}
