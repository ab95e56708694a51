/** A match that is being played: the road of an answer, from the seat through the journal to everybody's frames. */
import { bytesToHex } from '@noble/hashes/utils.js'
import {
  isRefusal,
  Match,
  refuse,
  SEEN,
  type Json,
  type Proposal,
  type Refusal,
  type Seat,
  type Snapshot,
  type Told,
} from '../../src-shared/kernel'
import { partOf, toldTo } from '../../src-shared/fair/parts'
import { RECORD, type MatchRecord } from '../../src-shared/record'
import type { ClockView, MatchPart, Nature, ToldEvent } from '../../src-shared/wire'
import { BotSeats, type Thought } from './botSeats'
import { AskClocks, type ClockedAsk } from './clocks'
import type { Cancel, Given } from './given'
import { Journal, type Dealt, type Origin } from './journal'
import type { KeptDeal, KeptDeck, KeptSnapshot } from './kept'
import { keptSnapshot } from './resuming'

/** How many of the last events a person gets on arrival. */
export const LOG = 40
/** Every so many answers a snapshot is kept: a restart takes no more than these again, in some milliseconds. */
const SNAPSHOT_EVERY = 25
/** What a clock or a bot answers is tried again after so long when it could not be kept: nobody else would. */
const AGAIN_MS = 1000
/** Said when the store has refused: another time it may work. A step that throws says the same, and would throw again. */
const NOT_KEPT = refuse('storeFailed')

/** A running match as it can be kept: with it, a host goes on exactly where another one stopped. */
export interface SavedMatch {
  readonly id: string
  readonly snapshot: Snapshot
  readonly origin: Origin
  /** What was told while the table was laid. */
  readonly begun: readonly Told<Json>[]
  readonly answers: MatchRecord['answers']
  /** The last events that were told, oldest first. */
  readonly log: readonly Told<Json>[]
  /** Whether the journal gives this match from its deal on; not once rules of another version have gone on with it. */
  readonly replays: boolean
}

export interface RunningSetup extends Dealt {
  readonly origin: Origin
  /** Where to go on, instead of a new deal. */
  readonly saved: SavedMatch | null
  /** The table's answer clock, in seconds; 0 is none. */
  readonly clock: number
  readonly pace: number
  /** Whether somebody is at this seat just now; a bot always is. */
  readonly here: (seat: Seat) => boolean
  /** What sort of player a bot at this seat is. */
  readonly nature: (seat: Seat) => Nature
  /** Called when a new state stands: whose match part may have changed, and what was told. */
  readonly changed: (touched: Seat | 'all', told: readonly Told<Json>[]) => void
}

export class RunningMatch {
  /** What was told while the table was laid, if that was just now. */
  readonly begun: readonly Told<Json>[]
  private readonly match: Match
  private readonly clocks: AskClocks
  private readonly bots: BotSeats
  private readonly journal: Journal
  private readonly replays: boolean
  private readonly agains = new Set<Cancel>()
  private last: Promise<unknown> = Promise.resolve()
  private paused = false
  private asleep = false
  private stopped = false

  constructor(
    private readonly given: Given,
    private readonly setup: RunningSetup,
  ) {
    const { saved } = setup
    const { match, told } = saved
      ? { match: Match.resume(setup.game, saved.snapshot), told: [] }
      : Match.start(setup.game, setup.seats, setup.options, setup.key, setup.deck)
    this.match = match
    this.begun = told
    this.journal = new Journal(saved ? saved.begun : told, saved?.answers ?? [])
    this.replays = saved?.replays ?? true
    this.clocks = new AskClocks(given.clock, ask => {
      void this.insist(this.unlessPaused(() => this.match.clock(ask)))
    })
    this.bots = new BotSeats(
      given,
      { game: setup.game.id, deck: setup.deck, nature: setup.nature, patience: Number(setup.options.silence ?? 0) },
      setup.pace,
      (seat, ask, thought) => {
        void this.botAnswer(seat, ask, thought)
      },
    )
  }

  /** Starts clocks and bots. @param botSeats the seats that bots hold */
  begin(botSeats: readonly Seat[]): void {
    for (const seat of botSeats)
      this.bots.seat(seat, this.setup.saved ? this.partsSoFar(seat) : [], () => this.partsAgain(seat))
    this.clockAsks()
    this.showBots('all', this.begun)
  }

  get id(): string {
    return this.setup.id
  }

  get origin(): Origin {
    return this.setup.origin
  }

  get over(): boolean {
    return this.match.outcome !== null
  }

  /** Takes a seat's answer. @returns null when it is accepted and durable (now or before), or why not. */
  answer(seat: Seat, ask: string, answer: Json): Promise<Refusal | null> {
    return this.queue(this.unlessPaused(() => this.match.answer(seat, ask, answer)))
  }

  /** Looked at when it is its turn: a pause may have begun since. */
  private unlessPaused(propose: () => Proposal | 'again' | Refusal): () => Proposal | 'again' | Refusal {
    return () => (this.paused ? refuse('paused') : propose())
  }

  /** A seat's or a spectator's part of a frame. */
  part(seat: Seat | null, told: readonly Told<Json>[]): MatchPart {
    return partOf(this.match, this.setup.id, seat, told)
  }

  clockViews(seat: Seat | null): ClockView[] {
    return this.clocks.views(seat)
  }

  /** The last events that this seat may know, oldest first. */
  logFor(seat: Seat | null): ToldEvent[] {
    return this.journal.last(LOG).map(told => toldTo(told, seat))
  }

  save(): SavedMatch {
    const {
      journal,
      setup: { id, origin },
    } = this
    return {
      id,
      snapshot: this.match.snapshot(),
      origin,
      begun: journal.begun,
      answers: journal.all(),
      log: journal.last(LOG),
      replays: this.replays,
    }
  }

  /** What is kept of the deal, for a match that begins. @param table whose it is */
  deal(table: string): { readonly deal: KeptDeal; readonly decks: readonly KeptDeck[] } {
    const {
      id,
      game,
      origin: { rules, seats, fair },
    } = this.setup
    const { kept, decks } = keptSnapshot(this.match.snapshot(), 0)
    return { deal: { id, table, game: game.id, rules, snapshot: kept, told: this.begun, seats, fair }, decks }
  }

  /**
   * All of the match, with what was secret: only after its end. An answer that was on its way is still among them.
   * @param table the table's name; @param ended milliseconds since 1970
   */
  async record(table: string, ended: number): Promise<MatchRecord> {
    await this.last
    const {
      setup: {
        id,
        game,
        options,
        deck,
        key,
        origin: { rules, seats, dealt, fair },
      },
      journal,
      match: { outcome },
    } = this
    return {
      record: RECORD,
      id,
      table,
      game: game.id,
      rules,
      seats,
      options,
      deck,
      dealt,
      ended,
      key: bytesToHex(key),
      begun: journal.begun,
      answers: journal.all(),
      outcome,
      fair,
    }
  }

  /** Keeps the match as it stands. */
  async keep(): Promise<void> {
    await this.last
    await this.given.store.snapshot(this.setup.id, this.standing())
  }

  pause(on: boolean): void {
    this.paused = on
    this.clocks.pause(on || this.asleep)
    this.bots.pause(on, seat => this.part(seat, []))
  }

  /** While the machine sleeps nobody can answer: no clock runs down. A pause that was there before stays. */
  sleep(on: boolean): void {
    this.asleep = on
    this.clocks.pause(on || this.paused)
  }

  /** Somebody came or went: what is being shown to a seat waits for them. */
  presenceChanged(): void {
    this.clockAsks()
  }

  /** A bot takes over a seat, for good or until its person is back: it is told all that the seat has been told. */
  takeOver(seat: Seat): void {
    if (this.bots.has(seat)) return
    this.bots.seat(seat, this.partsSoFar(seat), () => this.partsAgain(seat))
    this.bots.see(seat, this.part(seat, []))
    this.clockAsks()
  }

  /** The bot at a seat goes: what it was about to answer is called off. */
  giveBack(seat: Seat): void {
    this.bots.free(seat)
    this.clockAsks()
  }

  stop(): void {
    this.stopped = true
    for (const cancel of this.agains) cancel()
    this.clocks.stop()
    this.bots.stop()
  }

  /** One answer is in flight at a time: the next is looked at when the one before it is durable and told. */
  private queue(propose: () => Proposal | 'again' | Refusal): Promise<Refusal | null> {
    const taken = this.last.then(() => this.take(propose))
    this.last = taken
    return taken
  }

  private async take(propose: () => Proposal | 'again' | Refusal): Promise<Refusal | null> {
    if (this.stopped) return refuse('noMatch')
    try {
      const proposal = propose()
      if (proposal === 'again') return null
      if (isRefusal(proposal)) return proposal
      if (!(await this.kept(proposal))) return NOT_KEPT
      this.stand(proposal)
      return null
    } catch (fault) {
      this.given.report(`an answer could not be taken: ${String(fault)}`)
      return refuse('storeFailed')
    }
  }

  /** Makes an answer durable. @returns whether it is */
  private async kept({ entry, told, state: { outcome } }: Proposal): Promise<boolean> {
    const n = this.journal.length + 1
    try {
      await this.given.store.append(
        this.setup.id,
        { n, entry, told, outcome },
        n % SNAPSHOT_EVERY === 0 ? this.standing() : null,
      )
      return true
    } catch (fault) {
      this.given.report(`an answer could not be kept: ${String(fault)}`)
      return false
    }
  }

  /** The state that stands, as it is kept. */
  private standing(): KeptSnapshot {
    return keptSnapshot(this.match.snapshot(), this.journal.length).kept
  }

  /** Takes an answer that nobody would give a second time: again and again, until it can be kept. */
  private async insist(propose: () => Proposal | 'again' | Refusal): Promise<Refusal | null> {
    const why = await this.queue(propose)
    if (why !== NOT_KEPT || this.stopped) return why
    await new Promise<void>(done => {
      const cancel = this.given.clock.after(AGAIN_MS, () => {
        this.agains.delete(cancel)
        done()
      })
      this.agains.add(cancel)
    })
    return this.insist(propose)
  }

  /** The proposal is durable: its state stands, and whoever may see a change is told. */
  private stand(proposal: Proposal): void {
    this.match.commit(proposal)
    this.journal.add(proposal.entry, proposal.told)
    if (this.stopped) return
    const touched = proposal.touched === 'all' ? 'all' : proposal.entry.seat
    this.clockAsks()
    this.setup.changed(touched, proposal.told)
    this.showBots(touched, proposal.told)
  }

  private showBots(touched: Seat | 'all', told: readonly Told<Json>[]): void {
    for (let seat = 0; seat < this.setup.seats; seat++) {
      if (this.bots.has(seat) && (touched === 'all' || touched === seat)) this.bots.see(seat, this.part(seat, told))
    }
  }

  private clockAsks(): void {
    if (this.stopped) return
    const clocked: ClockedAsk[] = this.match.asks('public').map(ask => ({
      id: ask.id,
      seat: ask.seat,
      key: ask.key,
      seconds: ask.seconds ?? this.setup.clock,
      held: false,
      own: false,
    }))
    for (const ask of this.match.asks()) {
      if (ask.key !== SEEN) continue
      clocked.push({
        id: ask.id,
        seat: ask.seat,
        key: ask.key,
        seconds: ask.seconds ?? 0,
        held: !this.setup.here(ask.seat),
        own: true,
      })
    }
    this.clocks.set(clocked.filter(ask => ask.seconds > 0))
  }

  /** Where a bot has no answer, or none that is legal, its seat gives what a clock would: nobody waits for a fault of ours. */
  private async botAnswer(seat: Seat, ask: string, thought: Thought): Promise<void> {
    if (thought !== 'none') {
      // Its person may be back while the answer waits for its turn.
      const why = await this.insist(
        this.unlessPaused(() =>
          this.bots.has(seat) ? this.match.answer(seat, ask, thought.answer) : refuse('notSeated'),
        ),
      )
      if (why?.refused !== 'answerIllegal') return
      this.given.report(`a bot gave an illegal answer to ${ask}`)
    }
    await this.insist(this.unlessPaused(() => (this.bots.has(seat) ? this.match.clock(ask) : refuse('notSeated'))))
  }

  /** What a mind is told that begins anew: what its seat was told, and how things stand. */
  private *partsAgain(seat: Seat): Generator<MatchPart> {
    yield* this.partsSoFar(seat)
    yield this.part(seat, [])
  }

  /** What a seat has been told since the deal, where these are its rules. */
  private partsSoFar(seat: Seat): Iterable<MatchPart> {
    return this.replays ? this.journal.parts(this.setup, seat) : []
  }
}
