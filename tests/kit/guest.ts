/** A guest without a socket: talks to a host in this thread and keeps every byte it was sent. */
import {
  PROTOCOL,
  encode,
  type Avatar,
  type ClientMessage,
  type StateUpdate,
  type HostMessage,
} from '../../src-shared/wire'
import type { Refusal, SeatAsk } from '../../src-shared/kernel'
import type { Peer, PeerHost } from '../../src-main/peer'

type Unnumbered = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'n'> : never) : never

const listenToNothing = (): void => undefined

export class Guest {
  /** Everything it was sent, as it would be sent over the network. */
  readonly received: string[] = []
  private readonly readUpdates: StateUpdate[] = []
  token: string | undefined
  /** The code of the last device link it was sent. */
  link: string | undefined
  /** Whether it says that it takes part in fair deals. */
  supportsFairDeals = false
  /** Whether it is a table screen. */
  screen = false
  /** The face and colour that it says it has. */
  avatar: Avatar | undefined
  private listener: (message: HostMessage) => void = listenToNothing
  /** The key with which it claims to be the table's owner. */
  owner: string | undefined
  /** A place that came along in its page's address. */
  moved: Extract<ClientMessage, { kind: 'hello' }>['moved']
  /** Whether its window is on the host's own machine. */
  isLocal = false
  closed: { code: number; why: Refusal } | null = null
  protected place: object | null = null
  /** Updates as they came, that were not read yet. */
  private readonly unread: string[] = []
  protected n = 0
  protected readonly replies = new Map<number, Refusal | null>()

  /**
   * @param keeps whether it keeps every byte it was sent
   * @param stamp written before each message that is kept, such as the time it arrived
   */
  constructor(
    protected readonly host: PeerHost,
    readonly name: string,
    private readonly keeps = true,
    private readonly stamp: () => string = () => '',
  ) {}

  readonly peer: Peer = this.asPeer()

  hello(token?: string, table?: string, link?: string): Refusal | null {
    const arrived = this.host.hello(this.peer, {
      kind: 'hello',
      n: this.n++,
      version: PROTOCOL,
      name: this.name,
      ...(token === undefined ? {} : { token }),
      ...(table === undefined ? {} : { table }),
      ...(link === undefined ? {} : { link }),
      ...(this.moved === undefined ? {} : { moved: this.moved }),
      ...(this.owner === undefined ? {} : { owner: this.owner }),
      ...(this.supportsFairDeals ? { deals: true } : {}),
      ...(this.screen ? { screen: true } : {}),
      ...(this.avatar ? { avatar: this.avatar } : {}),
    })
    if ('refused' in arrived) return arrived
    this.place = arrived
    return null
  }

  private asPeer(): Peer {
    const own = (): boolean => this.isLocal
    return {
      get isLocal() {
        return own()
      },
      send: message => {
        this.receive(message)
      },
      sendText: text => {
        if (this.keeps) this.received.push(this.stamp() + text)
        else this.unread.length = 0
        // Read when somebody asks for it: reading all that everybody is sent would be most of a long test.
        this.unread.push(text)
        if (this.listener !== listenToNothing) this.read()
      },
      close: (code, why) => {
        this.closed = { code, why }
      },
    }
  }

  /** Sends a message. @returns the refusal, or null when it was accepted. */
  async send(message: Unnumbered): Promise<Refusal | null> {
    if (!this.place) throw new Error('say hello first')
    const n = this.n++
    await this.host.receive(this.peer, this.place, { ...message, n } as ClientMessage)
    return this.replies.get(n) ?? null
  }

  /** The connection is lost. */
  disconnect(): void {
    if (this.place) this.host.disconnected(this.peer, this.place)
    this.place = null
  }

  get isConnected(): boolean {
    return this.place !== null
  }

  /** Called with every message from now on, too. */
  get onMessage(): (message: HostMessage) => void {
    return this.listener
  }
  set onMessage(listener: (message: HostMessage) => void) {
    this.read()
    this.listener = listener
  }

  /** All that it was sent; of somebody who keeps nothing, the last. */
  get updates(): readonly StateUpdate[] {
    this.read()
    return this.readUpdates
  }

  get update(): StateUpdate {
    const last = this.updates.at(-1)
    if (!last) throw new Error('no frame yet')
    return last
  }

  get seat(): number | null {
    return this.update.party.you.seat
  }

  asks(): readonly SeatAsk[] {
    return this.update.match?.view.own?.asks ?? []
  }

  private read(): void {
    for (const text of this.unread.splice(0)) {
      const message = JSON.parse(text) as HostMessage
      // What was written for several people at once is what would have been written for this one.
      if (this.keeps && text !== encode(message)) throw new Error(`written otherwise than it is: ${text}`)
      this.take(message)
    }
  }

  private receive(message: HostMessage): void {
    this.read()
    if (this.keeps) this.received.push(this.stamp() + encode(message))
    this.take(message)
  }

  private take(message: HostMessage): void {
    if (message.kind === 'frame') {
      if (!this.keeps) this.readUpdates.length = 0
      this.readUpdates.push(message)
    }
    if (message.kind === 'welcome') this.token = message.token
    if (message.kind === 'link') this.link = message.code
    if (message.kind === 'ok') this.replies.set(message.n, null)
    if (message.kind === 'refused') this.replies.set(message.n, message.why)
    this.listener(message)
  }
}
