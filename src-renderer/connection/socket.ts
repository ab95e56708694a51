/** A guest's connection: the browser's WebSocket, which comes back by itself. */
import type { Json } from '../../src-shared/kernel/pick'
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'
import { proofOf } from '../../src-shared/lan/proof'
import { decodeHost, encode, PROTOCOL, type ClientMessage, type Frame, type HostMessage } from '../../src-shared/wire'
import { CLOSE, retryDelay, type Connection, type ConnectionState, type Saying } from './connection'
import { Outbox } from './outbox'

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
  /** The table's join code, as the person has given it last. */
  readonly code?: () => string | null
  /** Whether the line is one of TLS to a host that is known: the code itself goes over no other. */
  readonly encrypted?: boolean
}

/** Refusals of a hello after which trying again would only be refused again. */
const FINAL: readonly string[] = ['version', 'tableUnknown', 'tableFull', 'nameEmpty', 'kicked', 'replaced', 'codeNeeded', 'codeWrong', 'codeBusy', 'guestsOff']

export class SocketConnection implements Connection {
  private readonly outbox = new Outbox()
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
  private hearState: (state: ConnectionState) => void = () => undefined

  constructor(private readonly setup: SocketSetup) {}

  onFrame(hear: (frame: Frame) => void): void {
    this.hearFrame = hear
  }

  onDeck(hear: (hash: string, deck: Json) => void): void {
    this.hearDeck = hear
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
    // An old line that still twitches is not listened to.
    const opened = ++this.opened
    const ifMine = (act: () => void): void => { if (opened === this.opened) act() }
    try {
      this.line = this.setup.open({
        opened: () => { ifMine(() => { this.hello() }) },
        heard: data => { ifMine(() => { if (typeof data === 'string') this.hear(decodeHost(data)) }) },
        closed: (code, why = null) => { ifMine(() => { this.closed(code, why) }) },
      })
    } catch {
      this.tryLater()
    }
  }

  close(why: Refusal): void {
    this.cancelRetry?.()
    const { line } = this
    this.opened++
    this.line = null
    this.welcome = false
    line?.close()
    this.end(why)
  }

  /** @param nonce the host's challenge, when it asks for a code */
  private hello(nonce: string | null = null): void {
    const token = this.setup.token.get()
    const { table } = this.setup, code = this.setup.code?.() ?? null
    this.proved = nonce !== null || (this.setup.encrypted === true && code !== null)
    this.helloN = this.outbox.number()
    this.say({
      kind: 'hello', n: this.helloN, version: PROTOCOL, name: this.setup.name(),
      ...token === null ? {} : { token }, ...table === null ? {} : { table },
      ...code === null ? {} : this.setup.encrypted ? { code } : nonce === null ? {} : { proof: proofOf(code, nonce) },
    })
  }

  private hear(message: HostMessage | null): void {
    switch (message?.kind) {
      case undefined: return
      case 'welcome':
        this.setup.token.set(message.token)
        this.welcome = true
        this.tries = 0
        this.hearState({ is: 'open' })
        for (const unsent of this.outbox.again()) this.say(unsent)
        return
      case 'ok': this.outbox.settle(message.n, null); return
      case 'refused':
        if (message.n === this.helloN && this.proves(message.why)) return
        if (message.n === this.helloN && !this.welcome) this.why = message.why
        this.outbox.settle(message.n, message.why)
        if (message.n === this.helloN && FINAL.includes(message.why.refused)) this.close(message.why)
        return
      case 'closing': this.why = message.why; return
      case 'deck': this.hearDeck(message.hash, message.deck); return
      case 'frame': this.hearFrame(message); return
    }
  }

  /** Answers the challenge of a host that asks for a code, once, where the person has given one. */
  private proves({ refused, params }: Refusal): boolean {
    const nonce = params?.nonce
    if (refused !== 'codeNeeded' || this.proved || typeof nonce !== 'string' || (this.setup.code?.() ?? null) === null) return false
    this.hello(nonce)
    return true
  }

  private closed(code: number, stood: Refusal | null): void {
    this.line = null
    this.welcome = false
    this.outbox.lost()
    if (stood) { this.end(stood); return }
    const key = CLOSE[code]
    const why = this.why ?? (key === undefined ? null : refuse(key))
    if (why && (key !== undefined || FINAL.includes(why.refused))) this.end(why)
    else this.tryLater()
  }

  private tryLater(): void {
    this.hearState({ is: 'lost' })
    this.cancelRetry = this.setup.later(() => { this.retry() }, retryDelay(this.tries++))
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
