/** A guest's connection: the browser's WebSocket, which comes back by itself. */
import type { Json } from '../../src-shared/kernel/pick'
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'
import { proofOf } from '../../src-shared/lan/proof'
import {
  decodeHost,
  encode,
  PROTOCOL,
  type ClientMessage,
  type Frame,
  type HostMessage,
  type PastMessage,
  type TalkMessage,
} from '../../src-shared/wire'
import { CLOSE, retryDelay, type Connection, type ConnectionState, type FairMessage, type Saying } from './connection'
import { Outbox } from './outbox'
import { Watch } from './watch'

/** The line itself, as far as we use a WebSocket: tests bring their own. */
export interface Line {
  send(text: string): void
  close(): void
}

export interface LineEvents {
  readonly opened: () => void
  readonly heard: (data: unknown) => void
  /** @param why what stood against it, where the line itself knows */
  readonly closed: (code: number, why?: Refusal | null) => void
}

export interface SocketSetup {
  readonly open: (events: LineEvents) => Line
  readonly later: (run: () => void, ms: number) => () => void
  /** The person's name, as they have last given it. */
  readonly name: () => string
  /** One of several tables, or null. */
  readonly table: string | null
  readonly token: { get(): string | null; set(token: string): void }
  /** The code of a link that has led here: it works once. */
  readonly link?: { get(): string | null; used(): void }
  /** The table's join code, as the person has given it last. */
  readonly code?: () => string | null
  /** Whether this is a table screen, which looks on and does nothing else. */
  readonly screen?: boolean
  /** Whether the line is one of TLS to a host that is known: the code itself goes over no other. */
  readonly encrypted?: boolean
}

/** The code of a line that nobody closed. */
const NO_CLOSE = 1006

/** Refusals of a hello after which trying again would only be refused again. */
const FINAL: readonly string[] = [
  'version',
  'tableUnknown',
  'tableFull',
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

export class SocketConnection implements Connection {
  private readonly outbox = new Outbox()
  private readonly watch: Watch
  private line: Line | null = null
  private opened = 0
  private tries = 0
  private helloN = -1
  private welcome = false
  private proved = false
  private why: Refusal | null = null
  private cancelRetry: (() => void) | null = null
  private hearFrame: (frame: Frame) => void = () => undefined
  private hearDeck: (hash: string, deck: Json) => void = () => undefined
  private hearLink: (code: string, left: number) => void = () => undefined
  private hearPast: (message: PastMessage) => void = () => undefined
  private hearTalk: (message: TalkMessage) => void = () => undefined
  private hearFair: (message: FairMessage) => void = () => undefined
  private hearState: (state: ConnectionState) => void = () => undefined

  constructor(private readonly setup: SocketSetup) {
    this.watch = new Watch(setup.later, () => {
      this.silent()
    })
  }

  onFrame(hear: (frame: Frame) => void): void {
    this.hearFrame = hear
  }

  onDeck(hear: (hash: string, deck: Json) => void): void {
    this.hearDeck = hear
  }

  onLink(hear: (code: string, left: number) => void): void {
    this.hearLink = hear
  }

  onPast(hear: (message: PastMessage) => void): void {
    this.hearPast = hear
  }

  onTalk(hear: (message: TalkMessage) => void): void {
    this.hearTalk = hear
  }

  onFair(hear: (message: FairMessage) => void): void {
    this.hearFair = hear
  }

  onState(hear: (state: ConnectionState) => void): void {
    this.hearState = hear
  }

  send(saying: Saying): Promise<Refusal | null> {
    if (!this.welcome && saying.kind !== 'answer') return Promise.resolve(refuse('notSent'))
    const { message, settled } = this.outbox.add(saying)
    if (this.welcome) this.say(message)
    return settled
  }

  /** Opens the line, or a new one at once. */
  retry(): void {
    this.cancelRetry?.()
    this.cancelRetry = null
    if (this.line) return
    this.why = null
    this.hearState({ is: this.tries === 0 ? 'connecting' : 'lost' })
    this.watch.dialled()
    // An old line that still twitches is not listened to.
    const opened = ++this.opened
    const ifMine = (act: () => void): void => {
      if (opened === this.opened) act()
    }
    try {
      this.line = this.setup.open({
        opened: () => {
          ifMine(() => {
            this.watch.opened()
            this.hello()
          })
        },
        heard: data => {
          ifMine(() => {
            this.watch.hear()
            this.hear(typeof data === 'string' ? decodeHost(data) : null)
          })
        },
        closed: (code, why = null) => {
          ifMine(() => {
            this.closed(code, why)
          })
        },
      })
    } catch {
      this.watch.stop()
      this.tryLater()
    }
  }

  /** The network may be back: does not wait for the next try. */
  hasten(): void {
    if (this.cancelRetry) this.retry()
  }

  close(why: Refusal): void {
    this.cancelRetry?.()
    this.cancelRetry = null
    this.watch.stop()
    const { line } = this
    this.opened++
    this.line = null
    this.welcome = false
    line?.close()
    this.end(why)
  }

  /** Nothing gets through any more: the line is let go, without waiting for anybody to close it. */
  private silent(): void {
    const { line } = this
    this.opened++
    this.closed(NO_CLOSE)
    line?.close()
  }

  /** @param nonce the host's challenge, when it asks for a code */
  private hello(nonce: string | null = null): void {
    const token = this.setup.token.get(),
      link = this.setup.link?.get() ?? null
    const { table } = this.setup,
      code = this.setup.code?.() ?? null
    this.proved = nonce !== null || (this.setup.encrypted === true && code !== null)
    this.helloN = this.outbox.number()
    this.say({
      kind: 'hello',
      n: this.helloN,
      version: PROTOCOL,
      name: this.setup.name(),
      ...(this.setup.screen ? { screen: true } : { deals: true }),
      ...(token === null ? {} : { token }),
      ...(link === null ? {} : { link }),
      ...(table === null ? {} : { table }),
      ...(code === null ? {} : this.setup.encrypted ? { code } : nonce === null ? {} : { proof: proofOf(code, nonce) }),
    })
  }

  private hear(message: HostMessage | null): void {
    switch (message?.kind) {
      // Whoever does not speak as a host of ours does is not listened to any longer.
      case undefined:
        this.close(refuse('hostGarbled'))
        return
      case 'welcome':
        this.setup.token.set(message.token)
        this.setup.link?.used()
        this.welcome = true
        this.tries = 0
        this.hearState({ is: 'open' })
        for (const unsent of this.outbox.again()) this.say(unsent)
        return
      case 'ok':
        this.outbox.settle(message.n, null)
        return
      case 'refused':
        if (message.n === this.helloN && this.proves(message.why)) return
        if (message.n === this.helloN && !this.welcome) this.why = message.why
        if (message.why.refused === 'linkUnknown') this.setup.link?.used()
        this.outbox.settle(message.n, message.why)
        if (message.n === this.helloN && FINAL.includes(message.why.refused)) this.close(message.why)
        return
      case 'closing':
        this.why = message.why
        return
      case 'beat':
        return
      case 'token':
        this.setup.token.set(message.token)
        return
      case 'link':
        this.hearLink(message.code, message.left)
        return
      case 'history':
      case 'record':
      case 'statistics':
        this.hearPast(message)
        return
      case 'talk':
        this.hearTalk(message)
        return
      case 'deck':
        this.hearDeck(message.hash, message.deck)
        return
      case 'round':
      case 'hands':
      case 'laidOpen':
      case 'verdicts':
        this.hearFair(message)
        return
      case 'frame':
        this.hearFrame(message)
        return
    }
  }

  /** Answers the challenge of a host that asks for a code, once, where the person has given one. */
  private proves({ refused, params }: Refusal): boolean {
    const nonce = params?.nonce
    if (refused !== 'codeNeeded' || this.proved || typeof nonce !== 'string' || (this.setup.code?.() ?? null) === null)
      return false
    this.hello(nonce)
    return true
  }

  private closed(code: number, stood: Refusal | null = null): void {
    this.watch.stop()
    this.line = null
    this.welcome = false
    this.outbox.lost()
    if (stood) {
      this.end(stood)
      return
    }
    const key = CLOSE[code]
    const why = this.why ?? (key === undefined ? null : refuse(key))
    if (why && (key !== undefined || FINAL.includes(why.refused))) this.end(why)
    else this.tryLater()
  }

  private tryLater(): void {
    this.hearState({ is: 'lost' })
    this.cancelRetry = this.setup.later(() => {
      this.retry()
    }, retryDelay(this.tries++))
  }

  private end(why: Refusal): void {
    this.tries = 0
    this.outbox.giveUp(why)
    this.hearState({ is: 'closed', why })
  }

  private say(message: ClientMessage): void {
    this.line?.send(encode(message))
  }
}
