/** Somebody at a tournament over the wire: enters, sits down where the round says, and answers at random. */
import { drawAnswer, fastRandom, type Random } from '../../src-shared/kernel'
import type { MatchRecord } from '../../src-shared/record'
import { PROTOCOL, type HallView, type HostMessage, type StateUpdate, type TournamentView } from '../../src-shared/wire'
import { Client } from './testServer'

export class TournamentPlayer {
  token: string | undefined
  /** Records of finished matches, which everybody at their tables may ask for. */
  readonly records = new Map<string, MatchRecord>()
  /** Tables whose record it has: it goes back to any other whose match ended before it could ask for it. */
  private readonly recorded = new Set<string>()
  private answers = true
  /** The tables of the matches whose record it has asked for. */
  private readonly asked = new Map<string, string | null>()
  /** Records as far as they have come. */
  private readonly parts = new Map<string, string>()
  private client: Client | null = null
  private heard = 0
  private n = 1
  private at: string | null = null
  private asking: string | null = null
  /** The number of the message with which it asked for a seat. */
  private entering: number | null = null
  private readonly random: Random

  constructor(
    readonly name: string,
    private readonly seed: number,
  ) {
    this.random = fastRandom(seed)
  }

  /** Connects, as the person it was before. */
  async come(port: number, ownerKey?: string): Promise<void> {
    const client = await Client.connect(port, {}, `127.0.1.${this.seed + 1}`)
    this.client = client
    this.heard = 0
    this.asked.clear()
    this.parts.clear()
    this.at = null
    this.asking = null
    this.entering = null
    const token = this.token === undefined ? {} : { token: this.token }
    const owner = ownerKey === undefined ? {} : { owner: ownerKey }
    client.raw(JSON.stringify({ kind: 'hello', n: 0, version: PROTOCOL, name: this.name, ...token, ...owner }))
    await client.until(() => client.messages.some(({ kind }) => kind === 'hall'))
    void this.play(client)
  }

  /** Asks the hall for something. @throws when it is refused */
  async ask(message: object): Promise<void> {
    const { client } = this
    if (!client) throw new Error('not connected')
    const n = this.n++
    client.raw(JSON.stringify({ ...message, n }))
    const reply = await client.reply(n)
    if (reply.kind === 'refused') throw new Error(`${this.name}: ${JSON.stringify(reply.why)}`)
  }

  /** Waits until the hall, as this person sees it, is so. Only somebody who stays in the hall is told of it. */
  async until(holds: (tournament: TournamentView) => boolean): Promise<TournamentView> {
    const { client } = this
    const view = (): TournamentView | undefined => this.view?.tournament
    await client?.until(() => client.closed !== null || (view() !== undefined && holds(view() as TournamentView)))
    const last = view()
    if (!last || !holds(last)) throw new Error(`${this.name} was disconnected: ${client?.closed?.reason ?? ''}`)
    return last
  }

  /** Waits until something holds, looking after each message. */
  async heardUntil(holds: () => boolean): Promise<void> {
    await this.client?.until(() => this.client?.closed !== null || holds())
  }

  /** Whether it has the record of the match at a table of the present round. */
  hasRecordOf(at: string): boolean {
    return this.recorded.has(at)
  }

  leave(): void {
    this.client?.socket.terminate()
    this.client = null
  }

  /** Whether it answers what it is asked. */
  set plays(on: boolean) {
    this.answers = on
    if (on && this.client) this.answerLast(this.client)
  }

  private answerLast(client: Client): void {
    const last = client.messages.findLast((one): one is StateUpdate => one.kind === 'frame')
    if (last) this.answer(client, last)
  }

  get view(): HallView | undefined {
    return this.client?.messages.findLast((message): message is HallView => message.kind === 'hall')
  }

  /** Reacts to everything it is sent, until the connection ends. */
  private async play(client: Client): Promise<void> {
    while (this.client === client && client.closed === null) {
      await client.until(() => client.closed !== null || client.messages.length > this.heard)
      for (; this.heard < client.messages.length; this.heard++) {
        const message = client.messages[this.heard]
        if (message) this.hear(client, message)
      }
    }
  }

  private hear(client: Client, message: HostMessage): void {
    if (message.kind === 'welcome') this.token = message.token
    if (message.kind === 'place') this.at = message.at
    if (message.kind === 'record') {
      const text = (this.parts.get(message.match) ?? '') + message.text
      this.parts.set(message.match, text)
      if (message.part === message.of - 1) {
        this.records.set(message.match, JSON.parse(text) as MatchRecord)
        // It may have gone on to its next table meanwhile.
        const at = this.asked.get(message.match) ?? null
        if (at !== null) this.recorded.add(at)
      }
    }
    if (message.kind === 'hall') this.sitDown(client, message)
    if (message.kind === 'frame') this.answer(client, message)
    if (message.kind === 'frame' && message.party.phase === 'result' && message.match) {
      const { id } = message.match
      if (!this.asked.has(id)) {
        this.asked.set(id, this.at)
        client.raw(JSON.stringify({ kind: 'record', n: this.n++, match: id }))
      }
    }
    // The table may not be open yet, or not any more: what the hall says next decides.
    if (message.kind === 'refused' && message.n === this.entering) this.at = null
    // Drawn answers may be illegal: another one is tried.
    else if (message.kind === 'refused' && this.asking !== null) {
      this.asking = null
      this.answerLast(client)
    }
  }

  private sitDown(client: Client, { tournament, you }: HallView): void {
    const own = tournament?.tables.find(
      ({ at, state, seats }) =>
        (state === 'waiting' || state === 'playing' || (at !== null && !this.recorded.has(at))) &&
        seats.some(({ person, by }) => person === you.id && by === 'person'),
    )
    if (!own?.at || own.at === this.at) return
    this.at = own.at
    this.entering = this.n++
    client.raw(JSON.stringify({ kind: 'enterTable', n: this.entering, table: own.at }))
  }

  private answer(client: Client, { party, match }: StateUpdate): void {
    const ask = match?.view.own?.asks[0]
    if (!this.answers || party.phase !== 'match' || !ask || this.asking === ask.id) return
    this.asking = ask.id
    const answer = drawAnswer(ask.pick, n => this.random.nextInt(n, ''))
    client.raw(JSON.stringify({ kind: 'answer', n: this.n++, ask: ask.id, answer }))
  }
}
