/** A person at a table: answers what is asked, and comes back by token wherever the host is. */
import { setTimeout as after } from 'node:timers/promises'
import { drawAnswer, fastRandom, SEEN, type Answer, type Random, type SeatAsk } from '../../src-shared/kernel'
import { PROTOCOL, type StateUpdate } from '../../src-shared/wire'
import { Client } from '../kit/testServer'

/** A person tries again after this time. */
const AGAIN_MS = 50

export interface Given {
  readonly match: string
  readonly ask: string
  readonly answer: Answer
}

export class Player {
  /** Answers that the host has acknowledged. */
  readonly acknowledged: Given[] = []
  /** Answers that were on their way when the host died, and were acknowledged when they were sent again. */
  resent = 0
  protected token: string | undefined
  protected place: { readonly id: string; readonly seat: number | null } | null = null
  /** The answer that was on its way when the host died. */
  underWay: Given | null = null
  protected readonly random: Random
  private client: Client | null = null
  protected n = 1

  /** @param stirred called for each answer that is sent and each that is acknowledged */
  constructor(
    readonly table: string,
    readonly name: string,
    seed: number,
    private readonly stirred: () => void,
  ) {
    this.random = fastRandom(seed)
  }

  get here(): Client {
    if (!this.client) throw new Error(`${this.name} is not here`)
    return this.client
  }

  get isHere(): boolean {
    return this.client !== null
  }

  get update(): StateUpdate {
    return this.here.update
  }

  /** Joins, or comes back. @throws when it gets another place than before */
  async arrive(port: number): Promise<void> {
    const client = await Client.connect(port)
    this.client = client
    client.send({
      kind: 'hello',
      n: 0,
      version: PROTOCOL,
      name: this.name,
      table: this.table,
      ...(this.token === undefined ? {} : { token: this.token }),
    })
    await client.until(() => client.closed !== null || client.updates.length > 0)
    const { id, seat } = client.update.party.you
    if (this.place && (this.place.id !== id || this.place.seat !== seat || client.token !== this.token))
      throw new Error(`${this.name} is at another place`)
    this.token = client.token
    this.place = { id, seat }
  }

  ask(message: { readonly [field: string]: unknown; readonly kind: string }) {
    return this.here.ask({ ...message, n: this.n++ } as Parameters<Client['ask']>[0])
  }

  /** Plays until the socket closes. */
  async play(): Promise<void> {
    const { here } = this
    await this.sendAgain(here)
    while (!here.closed) {
      await here.until(() => here.closed !== null || this.next(here) !== null || here.update.party.phase === 'result')
      const ask = this.next(here)
      if (here.closed) return
      if (ask) await this.answer(here, ask)
      else await this.rematch(here)
    }
  }

  /** Its current ask: anything shown to it is closed first. */
  protected next(here: Client): SeatAsk | null {
    const asks = here.update.match?.view.own?.asks ?? []
    return asks.find(ask => ask.key === SEEN) ?? asks[0] ?? null
  }

  protected async answer(here: Client, ask: SeatAsk): Promise<void> {
    const deps: Given = {
      match: here.update.match?.id ?? '',
      ask: ask.id,
      answer: drawAnswer(ask.pick, n => this.random.nextInt(n, '')),
    }
    this.underWay = deps
    const done = await this.send(here, deps)
    // The store failed at this moment: the same ask is still open, and is answered again.
    if (done === 'storeFailed') {
      await after(AGAIN_MS)
      return
    }
    // Refused because somebody else acted first; the next update says what is asked now.
    if (done === 'refused')
      await here.until(
        () => here.closed !== null || this.next(here)?.id !== ask.id || here.update.party.phase === 'result',
      )
  }

  protected async sendAgain(here: Client): Promise<void> {
    const deps = this.underWay
    if (deps && deps.match === here.update.match?.id && (await this.send(here, deps)) === 'ok') this.resent++
  }

  private async send(here: Client, deps: Given): Promise<'ok' | 'refused' | 'storeFailed' | 'closed'> {
    const n = this.n++
    const updates = here.updates.length
    const replied = () =>
      here.messages.find(message => (message.kind === 'ok' || message.kind === 'refused') && message.n === n)
    here.send({ kind: 'answer', n, ask: deps.ask, answer: deps.answer })
    this.stirred()
    await here.until(() => here.closed !== null || replied() !== undefined)
    const reply = replied()
    if (reply?.kind === 'ok') this.acknowledged.push(deps)
    if (reply) this.underWay = null
    this.stirred()
    if (!reply) return 'closed'
    if (reply.kind === 'ok') await here.until(() => here.closed !== null || here.updates.length > updates)
    if (reply.kind === 'refused') return reply.why.refused === 'storeFailed' ? 'storeFailed' : 'refused'
    return 'ok'
  }

  /** After a match its first seat wants another one; the others wait for it. */
  private async rematch(here: Client): Promise<void> {
    const over = here.update.match?.id
    if (here.update.party.you.host) here.send({ kind: 'rematch', n: this.n++ })
    await here.until(() => here.closed !== null || here.update.match?.id !== over)
  }
}
