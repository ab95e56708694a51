/** Real matches over real sockets, with a tap for each person, and what is found in the bytes. */
import { once } from 'node:events'
import { bytesToHex } from '@noble/hashes/utils.js'
import {
  fastRandom,
  keyedRandom,
  type Answer,
  type Game,
  type GameState,
  type Json,
  type ChoiceSpec,
  type Random,
  type Seat,
  type SeatAsk,
} from '../../../src-shared/kernel'
import type { ClientMessage, StateUpdate, HostMessage } from '../../../src-shared/wire'
import { Client, startServer, type TestServer } from '../../kit/testServer'
import { Tap, textsOf } from '../../kit/tap'
import { canariesIn, canary, type TapModel, type Way } from './model'

const KEY_BYTES = 32

export interface TapSetup {
  readonly model: TapModel
  readonly seed: number
  readonly steps: number
  /** Another game in place of the model's: one that leaks. */
  readonly game?: Game
}

export interface TapReport {
  readonly bytes: number
  readonly frames: number
  readonly answers: number
  readonly drops: number
  readonly matches: number
  /** Words that refer to something hidden, and were checked. */
  readonly words: number
  /** Other seats' secrets, one line each. */
  readonly foreign: readonly string[]
  /** How many of their own each seat was found to be sent. */
  readonly own: readonly number[]
  /** A seat's own words that were not found. */
  readonly missing: readonly string[]
  readonly faults: readonly string[]
}

/** Typed lines instead of empty ones: each is a word of its own. */
function withLines(pick: ChoiceSpec, answer: Answer, line: () => string): Answer {
  if (pick.pick === 'text') return line()
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const given = answer as { readonly [part: string]: Answer }
  if (pick.pick === 'each')
    return Object.fromEntries(
      Object.entries(pick.of).map(([part, of]) => [part, withLines(of, given[part] ?? null, line)]),
    )
  const way = pick.pick === 'branch' && typeof given.branch === 'string' ? pick.of[given.branch] : undefined
  return way && given.branch !== undefined
    ? { branch: given.branch, answer: withLines(way, given.answer ?? null, line) }
    : answer
}

/** A person at the table: a tap, the client behind it, and how far their bytes have been checked. */
interface Person {
  readonly name: string
  readonly tap: Tap
  client: Client
  read: number
  n: number
  /** What they may have been shown in this match, and in the one before. */
  ever: Set<string>
  earlier: ReadonlySet<string>
  readonly found: Set<string>
  readonly due: Set<string>
}

export class TappedTable {
  private readonly random: Random
  private readonly people: Person[] = []
  private readonly foreign: string[] = []
  private readonly secrets = new Map<string, { readonly of: Person | null; readonly name: string }>()
  private readonly counts = { frames: 0, answers: 0, drops: 0, matches: 0, words: 0 }
  /** Lines that were typed and refused: they must reach nobody else. */
  private readonly unsent = new Map<string, Person>()
  private state: GameState | null = null
  private log: readonly unknown[] = []

  private constructor(
    private readonly at: TestServer,
    private readonly setup: TapSetup,
  ) {
    this.random = fastRandom(setup.seed)
  }

  static async play(setup: TapSetup): Promise<TapReport> {
    const keys: Uint8Array[] = []
    const random = fastRandom(setup.seed)
    const at = await startServer([], {
      game: setup.model.kit.game.id,
      seed: setup.seed,
      key: () => {
        // Derived from the seed, so that a match which finds something can be played again.
        const key = Uint8Array.from({ length: KEY_BYTES }, (_, i) =>
          random.nextInt(256, 'key', keys.length * KEY_BYTES + i),
        )
        keys.push(key)
        return key
      },
      clock: HURRIED,
    })
    const table = new TappedTable(at, setup)
    try {
      await table.run(keys)
      return table.report()
    } finally {
      for (const person of table.people) person.tap.close()
      await at.close()
    }
  }

  private async run(keys: readonly Uint8Array[]): Promise<void> {
    const { model, game, steps } = this.setup
    if (game) this.at.table.party.game = game
    for (let seat = 0; seat < model.seats; seat++) await this.enter(`Guest ${seat}`)
    await this.say(0, { kind: 'options', options: model.options })
    if (model.deck)
      await this.say(0, {
        kind: 'deck',
        text: model.deck(keyedRandom(new Uint8Array(KEY_BYTES).fill(this.setup.seed), 0)),
      })
    for (let seat = 1; seat < model.seats; seat++) await this.say(seat, { kind: 'ready', ready: true })
    await this.enter('Spectator')
    await this.say(model.seats, { kind: 'stand' }).catch(() => undefined)
    await this.begin('start', keys)
    for (let step = 0; step < steps; step++) {
      if (this.at.table.party.phase !== 'match') {
        await this.begin('rematch', keys)
        continue
      }
      if (this.random.nextInt(12, 'drop') === 0) await this.drop()
      else if (!(await this.answer())) {
        await this.begin('again', keys)
        continue
      }
      await this.look()
    }
    // Another match of the same people, once the first has been broken off.
    await this.begin('again', keys)
    for (let i = 0; i < model.seats * 4 && (await this.answer()); i++) await this.look()
  }

  private async enter(name: string): Promise<void> {
    const tap = await Tap.before(this.at.server.port)
    const client = await Client.arrive(tap.port, name)
    const person: Person = {
      name,
      tap,
      client,
      read: 0,
      n: 10,
      ever: new Set(),
      earlier: new Set(),
      found: new Set(),
      due: new Set(),
    }
    this.people.push(person)
    this.secrets.set(client.token, { of: person, name: `the token of ${name}` })
  }

  private person(seat: number): Person {
    const person = this.people[seat]
    if (!person) throw new Error(`nobody at ${seat}`)
    return person
  }

  private async say(seat: number, message: Unnumbered): Promise<void> {
    const person = this.person(seat)
    const reply = await person.client.ask({ ...message, n: ++person.n } as ClientMessage)
    if (reply.kind === 'refused') throw new Error(`${message.kind}: ${JSON.stringify(reply.why)}`)
  }

  private async begin(how: 'start' | 'rematch' | 'again', keys: readonly Uint8Array[]): Promise<void> {
    if (how === 'again') {
      await this.say(0, { kind: 'lobby' })
      for (let seat = 1; seat < this.setup.model.seats; seat++) await this.say(seat, { kind: 'ready', ready: true })
    }
    await this.say(0, { kind: how === 'rematch' ? 'rematch' : 'start' })
    const key = keys.at(-1)
    if (key)
      for (const word of [
        bytesToHex(key),
        Buffer.from(key).toString('base64'),
        Buffer.from(key).toString('base64url'),
        [...key].join(','),
      ])
        this.secrets.set(word, { of: null, name: 'the key' })
    this.counts.matches++
    this.state = null
    for (const person of this.people) {
      person.earlier = person.ever
      person.ever = new Set()
    }
    await this.look()
  }

  /** A person's connection breaks, and comes back by token over the same tap. */
  private async drop(): Promise<void> {
    const person = this.person(this.random.nextInt(this.people.length, 'dropped'))
    const { token } = person.client
    person.client.socket.terminate()
    person.client = await Client.arrive(person.tap.port, '', token)
    this.counts.drops++
  }

  private async answer(): Promise<boolean> {
    const { kit } = this.setup.model
    const open = this.people.flatMap(person =>
      (person.client.update.match?.view.own?.asks ?? []).map(ask => ({ person, ask })),
    )
    const chosen = open[this.random.nextInt(Math.max(1, open.length), 'who')]
    if (!chosen) return false
    const { person, ask } = chosen
    if (this.random.nextInt(8, 'wrong') === 0) await this.mistype(person, ask)
    const line = (): string => {
      const word = canary(this.random, `line${this.counts.answers}`)
      person.ever.add(word)
      return word
    }
    const reply = await person.client.ask({
      kind: 'answer',
      n: ++person.n,
      ask: ask.id,
      answer: withLines(ask.pick, kit.choose(ask, this.random), line),
    })
    if (reply.kind === 'refused') throw new Error(`${ask.key}: ${JSON.stringify(reply.why)}`)
    this.counts.answers++
    return true
  }

  /** A line that is refused: it stays between its writer and the host. */
  private async mistype(person: Person, ask: SeatAsk): Promise<void> {
    const word = canary(this.random, `unsent${this.unsent.size}`)
    this.unsent.set(word, person)
    await person.client.ask({ kind: 'answer', n: ++person.n, ask: ask.id, answer: { branch: word, answer: word } })
  }

  /** Waits until everybody has received everything sent so far, and checks it against the state before and after. */
  private async look(): Promise<void> {
    await Promise.all(
      this.people.map(async ({ client: { socket } }) => {
        socket.ping()
        await once(socket, 'pong')
      }),
    )
    const saved = this.at.table.save()
    const after = saved?.snapshot.state
    if (!saved || !after) return
    const before = this.state ?? after
    const way: Way = { before, after, told: saved.log.filter(told => !this.log.includes(told)) }
    for (const [seat, person] of this.people.entries())
      this.check(person, seat < this.setup.model.seats ? seat : null, way, saved.id)
    this.state = after
    this.log = saved.log
  }

  private check(person: Person, seat: Seat | null, way: Way, current: string): void {
    const { model } = this.setup
    const now = new Set([...model.sees(way.before, seat), ...model.sees(way.after, seat)])
    const fresh = new Set([...now, ...model.shown(way, seat)])
    for (const word of fresh) person.ever.add(word)
    // What the last answer draws is only shown with the revealed hands of the result, which are not checked.
    if (seat !== null && !way.after.outcome) for (const word of model.own(way.after, seat)) person.due.add(word)
    for (const text of person.tap.lines.flatMap(line => textsOf(line.heard)).slice(person.read)) {
      person.read++
      const message = JSON.parse(text) as HostMessage
      this.checkSecrets(person, text, this.at.table.party.phase === 'match')
      if (message.kind !== 'frame') continue
      this.counts.frames++
      // Revealed hands and totals belong to the end.
      for (const { where, word, path } of message.party.phase === 'match' ? model.words(message as StateUpdate) : []) {
        this.counts.words++
        person.found.add(word)
        // An update of the match before may have been on its way when that was broken off.
        const { match } = message as StateUpdate
        const isLate = match !== null && match.id !== current
        const may = isLate
          ? person.earlier.has(word)
          : where === 'now'
            ? now.has(word) || this.typed(person, word)
            : where === 'fresh'
              ? fresh.has(word) || this.typed(person, word)
              : person.ever.has(word)
        if (!may)
          this.foreign.push(`${person.name} was sent ${word} (${path}, ${where}) after ${this.counts.answers} answers`)
      }
    }
  }

  /** Whether they wrote this themselves. */
  private typed(person: Person, word: string): boolean {
    return word.startsWith('cy') && person.ever.has(word) && !this.isCard(word)
  }

  private isCard(word: string): boolean {
    return this.deckWords.has(word)
  }

  private cards: Set<string> | null = null
  private get deckWords(): Set<string> {
    this.cards ??= canariesIn(JSON.stringify(this.at.table.save()?.snapshot.state.fixed ?? null))
    return this.cards
  }

  private checkSecrets(person: Person, text: string, during: boolean): void {
    for (const [secret, { of, name }] of this.secrets)
      if (of !== person && (of !== null || during) && text.includes(secret))
        this.foreign.push(`${person.name} was sent ${name}`)
    for (const [line, writer] of this.unsent)
      if (writer !== person && text.includes(line))
        this.foreign.push(`${person.name} was sent a line that ${writer.name} never sent`)
  }

  private report(): TapReport {
    const seats = this.people.slice(0, this.setup.model.seats)
    return {
      ...this.counts,
      foreign: this.foreign,
      faults: this.at.faults,
      bytes: this.people.reduce((sum, person) => sum + person.tap.heard.length, 0),
      own: seats.map(person => [...person.due].filter(word => person.found.has(word)).length),
      missing: seats.flatMap(person =>
        [...person.due].filter(word => !person.found.has(word)).map(word => `${person.name}: ${word}`),
      ),
    }
  }
}

type Unnumbered = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'n'> : never) : never

/** Rate limits are refilled at once: a tapped table plays faster than people do. */
const HURRIED = {
  now: () => performance.now() * 1000,
  after: (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms)
    return () => {
      clearTimeout(timer)
    }
  },
}

export type { Json }
