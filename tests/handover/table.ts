/** A table with its computers and people: real processes, each at an address of its own on this machine. */
import path from 'node:path'
import { invitationOption } from '../kit/secretFile'
import { drawAnswer, fastRandom } from '../../src-shared/kernel'
import type { MatchRecord } from '../../src-shared/record'
import type { ClientMessage } from '../../src-shared/wire'
import { Client } from '../kit/testServer'
import { freshFolder } from '../kit/testStore'
import { Program, type Ready } from './processes'

export interface Computer {
  program: Program
  ready: Ready
  readonly address: string
  /** The file with everything that it has read from its sockets. */
  readonly tap: string | null
}

const addressOf = (n: number): string => `127.0.0.${n + 1}`
const HOST_ARGS = ['--keepers', '--no-open', '--pace=0']

export class Table {
  /** The first one hosts to begin with. */
  readonly computers: Computer[] = []
  people: Client[] = []
  /** Which computer hosts. */
  at = 0
  private readonly random = fastRandom(7)
  private n = 1
  private tokens: string[] = []

  private constructor(
    private readonly names: readonly string[],
    private readonly game: string,
    private readonly tapped: boolean,
  ) {}

  static async open(wanted: {
    readonly keepers: number
    readonly people: readonly string[]
    readonly game: string
    /** Whether everything is written down that the computers read. */
    readonly tapped?: boolean
    /** What keepers are started with besides. */
    readonly keepArgs?: readonly string[]
  }): Promise<Table> {
    const table = new Table(wanted.people, wanted.game, wanted.tapped ?? false)
    await table.addComputer(['host', ...HOST_ARGS])
    await table.arrive()
    for (let n = 1; n <= wanted.keepers; n++)
      await table.addComputer(['keep', table.link, table.invitation, ...(wanted.keepArgs ?? [])])
    await table.owner.until(() => table.owner.update.keeping?.computers.length === wanted.keepers + 1)
    if (wanted.keepers > 1) await table.owner.until(() => table.owner.update.keeping?.survives === true)
    return table
  }

  /** Whoever may give the table away, as long as the first computer hosts it. */
  get owner(): Client {
    const [first] = this.people
    if (!first) throw new Error('nobody is here')
    return first
  }

  get host(): Computer {
    const host = this.computers[this.at]
    if (!host) throw new Error('no host')
    return host
  }

  get id(): string {
    return this.computers[0]?.ready.tables[0]?.id ?? ''
  }

  get link(): string {
    const [first] = this.computers
    return `undertable://${addressOf(0)}:${first?.ready.port ?? 0}/?table=${this.id}&f=${first?.ready.fingerprint ?? ''}`
  }

  get invitation(): string {
    return invitationOption(this.computers[0]?.ready.invitation ?? '')
  }

  views(): unknown[] {
    return this.people.map(client => client.update.match?.view)
  }

  async begin(): Promise<void> {
    await this.owner.ask({ kind: 'game', n: this.n++, game: this.game })
    for (const client of this.people) await client.ask({ kind: 'ready', n: this.n++, ready: true })
    await this.owner.ask({ kind: 'start', n: this.n++, anyway: true })
    await Promise.all(this.people.map(client => client.until(() => client.update.match !== null)))
  }

  /** Answers as whoever is asked, so many times; each answer is acknowledged. */
  async play(answers: number): Promise<void> {
    for (let taken = 0; taken < answers;) {
      const asked = await this.somebodyAsked()
      const [ask] = asked?.update.match?.view.own?.asks ?? []
      if (!asked || !ask) {
        await this.another()
        continue
      }
      const before = asked.updates.length
      const answer = drawAnswer(ask.pick, most => this.random.nextInt(most, ''))
      const reply = await asked.ask({ kind: 'answer', n: this.n++, ask: ask.id, answer })
      if (reply.kind !== 'ok') continue
      await asked.until(() => asked.updates.length > before)
      taken++
    }
    await this.settle()
  }

  /** Ends the match. @returns the key that decided it, which nobody but the host knew until now */
  async abandon(): Promise<Uint8Array> {
    return Buffer.from((await this.abandonedRecord()).key, 'hex')
  }

  /** Ends the match. @returns its record */
  async abandonedRecord(): Promise<MatchRecord> {
    const { owner } = this
    const id = owner.update.match?.id ?? ''
    await owner.ask({ kind: 'lobby', n: this.n++ })
    const n = this.n++
    owner.send({ kind: 'record', n, match: id })
    const parts = () => owner.messages.filter(message => message.kind === 'record' && message.n === n)
    await owner.until(() => {
      const [first] = parts()
      return first?.kind === 'record' && parts().length === first.of
    })
    const text = parts().map(message => (message.kind === 'record' ? message.text : ''))
    return JSON.parse(text.join('')) as MatchRecord
  }

  /** Everybody's tokens: who has one is that person. */
  get secretsOfPeople(): readonly string[] {
    return this.tokens
  }

  async askToGive(to: number | string, by = this.owner): ReturnType<Client['ask']> {
    const id = typeof to === 'string' ? to : (this.computers[to]?.ready.fingerprint ?? '')
    return by.ask({ kind: 'giveTable', n: this.n++, to: id } as ClientMessage)
  }

  /** Somebody wants the host to go on without those who do not answer. */
  askToGoOn(by = this.owner): ReturnType<Client['ask']> {
    return by.ask({ kind: 'goOnAlone', n: this.n++ })
  }

  /** Starts a computer again that was the host, at its old address. */
  async again(n: number): Promise<Computer> {
    const { program, address, tap } = this.computers[n] ?? this.host
    const args = ['host', ...HOST_ARGS, `--bind=${address}`]
    const computer = { ...(await Program.start(args, program.folder)), address, tap }
    this.computers[n] = computer
    return computer
  }

  /** The owner gives the table to a computer, and everybody follows. @returns milliseconds until all were back */
  async giveTo(to: number): Promise<number> {
    const began = performance.now()
    const reply = await this.askToGive(to)
    if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply))
    await Promise.all(this.people.map(client => client.until(() => client.closed !== null)))
    await this.follow(to)
    return performance.now() - began
  }

  /** Everybody comes back by token, at the computer that hosts the table now. @param count how many computers are left */
  async follow(to: number, count = this.computers.length): Promise<void> {
    this.at = to
    await this.hostedAt(to)
    await this.arrive()
    const { keeping } = this.owner.update
    if (!keeping) throw new Error('nobody may keep the table')
    await this.owner.until(() => this.owner.update.keeping?.computers.length === count)
  }

  async remove(): Promise<void> {
    for (const client of this.people) client.socket.terminate()
    for (const { program } of this.computers) await program.remove()
  }

  private async hostedAt(n: number): Promise<void> {
    const computer = this.computers[n]
    const url = `http://${computer?.address ?? ''}:${computer?.ready.port ?? 0}/hosts?table=${this.id}`
    for (;;) {
      const { hosts } = (await (await fetch(url)).json()) as { hosts: boolean }
      if (hosts) return
      await new Promise(done => setTimeout(done, 20))
    }
  }

  private async addComputer(args: readonly string[]): Promise<void> {
    const address = addressOf(this.computers.length),
      folder = freshFolder(),
      tap = this.tapped ? path.join(freshFolder(), 'tap') : null
    this.computers.push({ ...(await Program.start([...args, `--bind=${address}`], folder, tap)), address, tap })
  }

  /** Everybody arrives at the host; who has been there comes back by token. */
  private async arrive(): Promise<void> {
    const { address, ready } = this.host
    const back: Client[] = []
    for (const [n, name] of this.names.entries()) {
      const token = this.tokens[n]
      const known = token === undefined ? {} : { token },
        owner = n === 0 && ready.ownerKey !== undefined ? { owner: ready.ownerKey } : {}
      back.push(await Client.arriveAs(ready.port, { name, table: this.id, ...known, ...owner }, address))
    }
    this.people = back
    this.tokens = back.map(client => client.token)
  }

  /** @returns null when the match is over */
  private async somebodyAsked(): Promise<Client | null> {
    const isOver = (client: Client): boolean => client.update.party.phase === 'result'
    return Promise.race(
      this.people.map(async client => {
        await client.until(() => isOver(client) || (client.update.match?.view.own?.asks.length ?? 0) > 0)
        return isOver(client) ? null : client
      }),
    )
  }

  /** The match is over: another one. */
  private async another(): Promise<void> {
    const { id } = this.owner.update.match ?? {}
    await this.owner.ask({ kind: 'rematch', n: this.n++ })
    const isNew = (client: Client): boolean => (client.update.match?.id ?? id) !== id
    await Promise.all(this.people.map(client => client.until(() => isNew(client))))
  }

  /** Until everybody has been sent what the last answer led to. */
  private async settle(): Promise<void> {
    for (const client of this.people) await client.ask({ kind: 'listen', n: this.n++, on: true })
  }
}
