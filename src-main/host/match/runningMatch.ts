/** A match that is being played: takes answers, stores them, and reports the new state. */
import { bytesToHex } from '@noble/hashes/utils.js'
import {
  isRefusal,
  Match,
  refuse,
  type Json,
  type Options,
  type Proposal,
  type Refusal,
  type Seat,
  type EmittedEvent,
  type Taken,
} from '../../../src-shared/kernel'
import { eventFor } from '../../../src-shared/fair/matchPart'
import { matchRecord } from '../../../src-shared/record/matchRecord'
import type { MatchRecord } from '../../../src-shared/record'
import type { BotTiming } from '../../../src-shared/games/manifest'
import type { ClockView, MatchPart, BotProfile, SeenEvent } from '../../../src-shared/wire'
import { BotSeats, type BotAnswer } from '../bots/botSeats'
import { AnswerQueue, type Take } from './answerQueue'
import { AskClocks, clockedAsks } from './askClocks'
import type { HostDeps } from '../deps'
import { Journal, type DealtMatch, type MatchOrigin } from './journal'
import type { StoredAnswer, StoredDeal, StoredDeck } from '../storage/storeTypes'
import { MatchParts } from './matchParts'
import { storedSnapshot } from './resumeMatch'
import type { SavedMatch } from './savedMatch'

/** How many of the last events a person receives on arrival. */
export const LOG_LENGTH = 40
/** A snapshot is stored after every 25 answers: a restart replays hardly more, which takes a few milliseconds. */
const SNAPSHOT_EVERY = 25

export interface RunningMatchSetup extends DealtMatch {
  readonly origin: MatchOrigin
  /** The state to resume, instead of a new deal. */
  readonly saved: SavedMatch | null
  /** The table's answer clock, in seconds; 0 is none. */
  readonly clock: number
  readonly pace: number
  /** Whether somebody is at this seat; a bot always is. */
  readonly isPresent: (seat: Seat) => boolean
  /** Whether there is somebody without a seat. */
  readonly isWatched: () => boolean
  /** Whether the game's own clocks run longer for this seat. */
  readonly readsLonger: (seat: Seat) => boolean
  readonly botTiming: BotTiming
  /** The profile of a bot at this seat. */
  readonly profileAt: (seat: Seat) => BotProfile
  /** Called with each new state: whose match part may have changed, and the events. */
  readonly onChange: (touched: Seat | 'all', events: readonly EmittedEvent<Json>[]) => void
}

export class RunningMatch {
  /** Events of the setup; empty for a resumed match. */
  readonly openingEvents: readonly EmittedEvent<Json>[]
  private readonly match: Match
  private readonly parts: MatchParts
  private readonly clocks: AskClocks
  private readonly bots: BotSeats
  private readonly journal: Journal
  private readonly answers: AnswerQueue
  private paused = false
  /** Stands still while people decide on something. */
  private held = false
  private asleep = false
  private stopped = false

  constructor(
    private readonly deps: HostDeps,
    private readonly setup: RunningMatchSetup,
  ) {
    const { saved } = setup
    const { match, events } = saved
      ? { match: Match.resume(setup.game, saved.snapshot), events: [] }
      : Match.start(setup.game, setup.seats, setup.options, setup.key, setup.deck)
    this.match = match
    this.parts = new MatchParts(match, setup.id)
    this.openingEvents = events
    this.journal = new Journal(saved ? saved.openingEvents : events, saved?.answers ?? [])
    this.answers = new AnswerQueue(deps, taken => this.carryOut(taken))
    this.clocks = new AskClocks(deps.clock, ask => {
      void this.answers.addUntilStored(this.unlessPaused(() => workedOut(this.match.clock(ask))))
    })
    this.bots = new BotSeats(
      deps,
      {
        game: setup.game.id,
        deck: setup.deck,
        profileAt: setup.profileAt,
        options: setup.options,
        timing: setup.botTiming,
      },
      setup.pace,
      (seat, ask, botAnswer) => {
        void this.botAnswer(seat, ask, botAnswer)
      },
    )
  }

  /** Starts clocks and bots. @param botSeats the seats that bots hold */
  begin(botSeats: readonly Seat[]): void {
    for (const seat of botSeats)
      this.bots.seat(seat, this.setup.saved ? this.partsSoFar(seat) : [], () => this.partsAgain(seat))
    this.clockAsks()
    this.showBots('all', this.openingEvents)
  }

  get id(): string {
    return this.setup.id
  }

  get origin(): MatchOrigin {
    return this.setup.origin
  }

  /** How many answers were accepted. */
  get answerCount(): number {
    return this.journal.length
  }

  get isOver(): boolean {
    return this.match.outcome !== null
  }

  /** Takes a seat's answer. @returns null when it is accepted and durable (now or before), or why not */
  answer(seat: Seat, ask: string, answer: Json): Promise<Refusal | null> {
    return this.answers.add(this.unlessPaused(() => this.match.take(seat, ask, answer)))
  }

  /** Returns the id of the ask whose answer a seat could take back, or null. */
  undoable(seat: Seat): string | null {
    return this.match.undoable(seat)
  }

  /** Takes back a seat's last answer. @returns null when that is durable, or why not */
  undo(seat: Seat, ask: string): Promise<Refusal | null> {
    return this.answers.add(this.unlessPaused(() => workedOut(this.match.undo(seat, ask))))
  }

  /** Checks for a pause when the answer's turn has come: it may have begun since. */
  private unlessPaused(take: Take): Take {
    return () => (this.paused || this.held ? refuse('paused') : take())
  }

  /** What a seat or a spectator sees now. */
  part(seat: Seat | null): MatchPart {
    return this.parts.part(seat, [])
  }

  /** A seat's or a spectator's part of a state update, as JSON. */
  text(seat: Seat | null, events: readonly EmittedEvent<Json>[]): string {
    return this.parts.text(seat, events)
  }

  clockViews(seat: Seat | null): ClockView[] {
    return this.clocks.views(seat)
  }

  /** The last events as this seat may see them, oldest first. */
  logFor(seat: Seat | null): SeenEvent[] {
    return this.journal.lastEvents(LOG_LENGTH).map(event => eventFor(event, seat))
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
      openingEvents: journal.openingEvents,
      answers: journal.all(),
      log: journal.lastEvents(LOG_LENGTH),
    }
  }

  /** The deal as it is stored. @param table id of the table */
  deal(table: string): { readonly deal: StoredDeal; readonly decks: readonly StoredDeck[] } {
    const {
      id,
      game,
      origin: { rules, seats, fair },
    } = this.setup
    const { stored, decks } = storedSnapshot(this.match.snapshot(), 0)
    return {
      deal: { id, table, game: game.id, rules, snapshot: stored, events: this.openingEvents, seats, fair },
      decks,
    }
  }

  /**
   * The whole match with its secrets: only after its end. Includes an answer that is being stored.
   * @param table the table's name; @param ended milliseconds since 1970
   */
  async record(table: string, ended: number): Promise<MatchRecord> {
    await this.answers.settled()
    const { id, game, options, deck, key, origin } = this.setup,
      { openingEvents } = this.journal
    return matchRecord(
      { ...origin, id, game: game.id, options, deck, key: bytesToHex(key), openingEvents, answers: this.journal.all() },
      { table, ended, outcome: this.match.outcome },
    )
  }

  /** What a match that is over decides for the next one. */
  nextOptions(): Options {
    return this.match.game.nextOptions?.(this.match.snapshot().state) ?? {}
  }

  /** Stores a snapshot once every answer that was given is stored. */
  async storeSnapshot(): Promise<void> {
    await this.answers.settled()
    await this.saveSnapshot()
  }

  pause(on: boolean): void {
    this.paused = on
    this.stopOrGoOn()
  }

  /** Lets the match stand still, or no longer. */
  hold(on: boolean): void {
    this.held = on
    this.stopOrGoOn()
  }

  private stopOrGoOn(): void {
    if (this.stopped) return
    const rests = this.paused || this.held
    this.clocks.pause(rests || this.asleep)
    this.bots.pause(rests, seat => this.parts.part(seat, []))
  }

  /** While the machine sleeps nobody can answer, so the clocks stop. A pause stays in force. */
  sleep(on: boolean): void {
    this.asleep = on
    this.clocks.pause(on || this.paused || this.held)
  }

  /** Somebody connected or disconnected: the clock of something shown to a seat runs only while its person is here. */
  presenceChanged(): void {
    this.clockAsks()
  }

  /** A bot takes over a seat, for good or until its person is back. It gets everything the seat has been sent. */
  takeOver(seat: Seat): void {
    if (this.bots.has(seat)) return
    this.bots.seat(seat, this.partsSoFar(seat), () => this.partsAgain(seat))
    this.bots.see(seat, this.parts.part(seat, []))
    this.clockAsks()
  }

  /** Removes the bot from a seat and cancels its pending answers. */
  giveBack(seat: Seat): void {
    this.bots.remove(seat)
  }

  stop(): void {
    this.stopped = true
    this.answers.stop()
    this.clocks.stop()
    this.bots.stop()
  }

  /**
   * Makes an answer durable, and then effective. If possible only its entry has to be durable: then the rules and the
   * views are worked out during the sync. @returns false when the answer could not be stored
   */
  private async carryOut(taken: Taken): Promise<boolean> {
    const { id } = this.setup,
      { store } = this.deps,
      n = this.journal.length + 1
    const logged = store.ahead?.log(id, n, taken.entry) ?? null
    // Awaited below, unless a step fails: then the entry is dropped.
    logged?.catch(() => undefined)
    let proposal: Proposal
    try {
      proposal = taken.propose()
    } catch (fault) {
      if (logged) await store.ahead?.drop(id, n)
      throw fault
    }
    const answer: StoredAnswer = { n, entry: taken.entry, events: proposal.events, outcome: proposal.state.outcome }
    try {
      const stored = logged ?? store.appendAnswer(id, answer)
      this.prepare(proposal)
      await stored
    } catch (fault) {
      this.parts.forget()
      this.deps.reportFault(`an answer could not be stored: ${String(fault)}`)
      return false
    }
    try {
      this.commit(proposal)
    } finally {
      // Its row can wait until everybody has been told.
      if (logged) store.ahead?.complete(id, answer)
    }
    return true
  }

  /** While the disk works: what people will see once it has. */
  private prepare(proposal: Proposal): void {
    const { touched, entry } = proposal,
      { seats, isPresent, isWatched } = this.setup
    const all = touched === 'all' ? Array.from({ length: seats }, (_, seat) => seat) : [entry.seat],
      here = all.filter(seat => isPresent(seat) && !this.bots.has(seat))
    try {
      this.parts.prepare(proposal, touched === 'all' && isWatched() ? [null, ...here] : here)
    } catch {
      // What cannot be shown fails where it is shown: whether it is stored, the disk alone decides.
      this.parts.forget()
    }
  }

  /** The proposal is durable: commits its state and sends it to everybody who may see a change. */
  private commit(proposal: Proposal): void {
    this.match.commit(proposal)
    this.journal.add(proposal.entry, proposal.events)
    if (this.stopped) return
    const touched = proposal.touched === 'all' ? 'all' : proposal.entry.seat
    this.clockAsks()
    this.setup.onChange(touched, proposal.events)
    this.parts.forget()
    if (proposal.entry.by === 'undo') this.seatBotsAgain()
    else this.showBots(touched, proposal.events)
    if (this.journal.length % SNAPSHOT_EVERY === 0 && !this.isOver) void this.storeSnapshotSoon()
  }

  /** Once everybody has been sent the answer. Nobody waits for it: without it a restart replays more. */
  private async storeSnapshotSoon(): Promise<void> {
    await this.answers.settled()
    if (this.stopped) return
    try {
      await this.saveSnapshot()
    } catch (fault) {
      this.deps.reportFault(`a snapshot could not be stored: ${String(fault)}`)
    }
  }

  /** The state from which a restart goes on: none that somebody may take the match back behind. */
  private saveSnapshot(): Promise<void> {
    const { snapshot, since } = this.match.undoableSnapshot()
    return this.deps.store.saveSnapshot(this.setup.id, storedSnapshot(snapshot, this.journal.length - since).stored)
  }

  /** Bots forget what was taken back: each starts again with what still stands. */
  private seatBotsAgain(): void {
    for (let seat = 0; seat < this.setup.seats; seat++) {
      if (!this.bots.has(seat)) continue
      this.giveBack(seat)
      this.takeOver(seat)
    }
  }

  private showBots(touched: Seat | 'all', events: readonly EmittedEvent<Json>[]): void {
    for (let seat = 0; seat < this.setup.seats; seat++) {
      if (this.bots.has(seat) && (touched === 'all' || touched === seat))
        this.bots.see(seat, this.parts.part(seat, events))
    }
  }

  private clockAsks(): void {
    if (!this.stopped)
      this.clocks.set(clockedAsks(this.match, this.setup.clock, this.setup.isPresent, this.setup.readsLonger))
  }

  /** If a bot fails or answers illegally, its seat gives the clock's default answer, so that the match goes on. */
  private async botAnswer(seat: Seat, ask: string, botAnswer: BotAnswer): Promise<void> {
    if (botAnswer !== 'none') {
      // Its person may have come back while the answer was queued.
      const refusal = await this.answers.addUntilStored(
        this.unlessPaused(() =>
          this.bots.has(seat) ? this.match.take(seat, ask, botAnswer.answer) : refuse('notSeated'),
        ),
      )
      if (refusal?.refused !== 'answerIllegal') return
      this.deps.reportFault(`a bot gave an illegal answer to ${ask}`)
    }
    await this.answers.addUntilStored(
      this.unlessPaused(() => (this.bots.has(seat) ? workedOut(this.match.clock(ask)) : refuse('notSeated'))),
    )
  }

  /** Everything a restarted bot needs: what its seat was sent, then the current state. */
  private *partsAgain(seat: Seat): Generator<MatchPart> {
    yield* this.partsSoFar(seat)
    yield this.parts.part(seat, [])
  }

  /** What a seat has been sent since the deal. */
  private partsSoFar(seat: Seat): Iterable<MatchPart> {
    return this.journal.parts(this.setup, seat)
  }
}

/** An answer whose proposal exists already. */
const workedOut = (proposal: Proposal | Refusal): Taken | Refusal =>
  isRefusal(proposal) ? proposal : { entry: proposal.entry, propose: () => proposal }
