/** The match of a table: starts, resumes, pauses and ends it, one match after another. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { isRefusal, refuse, type EmittedEvent, type Json, type Refusal, type Seat } from '../../../src-shared/kernel'
import type { MatchRecord } from '../../../src-shared/record'
import { withWentOnAlone } from '../../../src-shared/record/withWentOnAlone'
import type { HostDeps } from '../deps'
import type { FairDeal } from '../fair-deal/fairDeal'
import { chosenDeck } from '../party/decks'
import type { Party, Phase } from '../party/party'
import type { Person } from '../party/person'
import type { StoredMatch, StoredTable } from '../storage/storeTypes'
import type { TableSetup } from '../tableSetup'
import { storeAbandoned } from './abandonedMatch'
import { MatchStarter } from './matchStarter'
import { abandonedRecord, resumeMatch, type ResumedMatch } from './resumeMatch'
import { LOG_LENGTH, type RunningMatch } from './runningMatch'
import type { SavedMatch } from './savedMatch'

/** What the match needs of its table. */
export interface MatchLifecycleContext {
  readonly deps: HostDeps
  readonly setup: TableSetup
  readonly party: Party
  readonly fairDeal: FairDeal
  /** Sends people an update: party and match have changed. */
  readonly sendChange: (people: readonly Person[], events: readonly EmittedEvent<Json>[]) => void
  /** Sends people what an answer has changed: the match, and nothing of the party. */
  readonly sendAnswer: (people: readonly Person[], events: readonly EmittedEvent<Json>[]) => void
  readonly storeParty: () => void
  /** Stores the party as it will be once this match has begun. Rejects when that is not durable. */
  readonly storeStarted: (match: string) => Promise<void>
  /** Called when a deal takes long enough for people to wonder, and when none comes of what was to be one. */
  readonly onDealing: () => void
  /** Called with the record of a match that has ended or was abandoned. */
  readonly onRecord: (record: MatchRecord) => void
}

/** Why a stored match does not go on: it was of other rules, and is abandoned; or it cannot be read, and stays stored. */
export type ResumeFailure = 'rules' | 'unreadable'

/** A deal that takes longer is shown to everybody. */
const SLOW_DEAL_MS = 1000

export class MatchLifecycle {
  /** The match that is being played, or whose result is shown. */
  current: RunningMatch | null = null
  /** How many matches were dealt at this table. */
  dealt = 0
  /** Set while a match is being dealt: other commands wait for it. */
  dealing: Promise<Refusal | null> | null = null
  private readonly starter: MatchStarter
  private closed = false
  private asleep = false

  constructor(private readonly context: MatchLifecycleContext) {
    const { deps, setup, party, fairDeal } = context
    this.starter = new MatchStarter(deps, setup, party, fairDeal, context.storeStarted, (running, touched, events) => {
      this.changed(running, touched, events)
    })
  }

  /** Deals a match from the lobby, or another one from the result. @returns null when it has begun, or why not */
  start(from: Phase, anyway = false): Promise<Refusal | null> | Refusal | null {
    const { party } = this.context
    if (party.phase !== from) return refuse(from === 'lobby' ? 'notInLobby' : 'noMatch')
    const why = party.cannotStart(anyway)
    if (why) return why
    party.startsAnyway = anyway
    // A deal takes no noticeable time unless somebody's client is slow.
    const cancelNotice = this.context.deps.clock.after(SLOW_DEAL_MS, this.context.onDealing)
    this.dealing = this.deal()
      .finally(() => {
        cancelNotice()
        this.dealing = null
        party.startsAnyway = false
      })
      .then(refusal => {
        // Whoever was shown that cards are dealt is shown that they are not.
        if (refusal && !this.closed) this.context.onDealing()
        return refusal
      })
    return this.dealing
  }

  /**
   * Deals another match to the same people after a result. Where another game is wanted, or somebody waits for a seat,
   * the way leads through the lobby. @returns null when it has begun, or why not: then the result stays, or the lobby is
   * shown where a game that was left with options that do not fit can be mended
   */
  again(game: string): Promise<Refusal | null> | Refusal | null {
    const { party } = this.context
    if (party.phase !== 'result') return refuse('noMatch')
    if (game === party.game.id && party.seatOffers.wishes.length === 0) return this.start('result')
    const why = party.cannotPlay(game)
    if (why) return why
    this.backToLobby(game)
    const begun = this.start('lobby', true)
    if (begun && !(begun instanceof Promise)) this.context.onDealing()
    return begun
  }

  /**
   * Resumes a saved match, with the party at its seats.
   * @throws when it is of another game, rules version or seat count
   */
  resume(saved: SavedMatch): void {
    const { party } = this.context
    if (saved.snapshot.seats !== party.seats.length) throw new Error(`a match of ${saved.snapshot.seats} seats`)
    const { options, state } = saved.snapshot
    party.options = options
    if (state.fixed && chosenDeck(party.game, options) !== null) party.restoreDeck(state.fixed as Json)
    this.play(this.starter.createMatch(saved.id, hexToBytes(saved.snapshot.key), saved.origin, saved))
  }

  /**
   * Resumes the match of a stored table. One of other rules is abandoned instead.
   * @returns why it does not go on, or null
   */
  reopen({ party: stored, match }: StoredTable): ResumeFailure | null {
    const { party } = this.context
    this.dealt = stored.matches
    const failure = match && this.reopenMatch(stored, match)
    // Also of a match that is over, or cannot go on: it tells who has a part in the score.
    if (stored.knowing) party.seatKnowledge.reset(stored.knowing)
    return failure
  }

  private reopenMatch(stored: StoredTable['party'], match: StoredMatch): ResumeFailure | null {
    const { party, deps } = this.context
    if (match.deal.game !== party.game.id || match.deal.rules !== party.game.rulesVersion) {
      if (match.ended !== null) return null
      party.otherRules = true
      void this.abandon(match.deal.id, () => abandonedRecord(match, { table: party.name, ended: deps.date() }))
      return 'rules'
    }
    const saved = resumeMatch(party.game, match, LOG_LENGTH)
    if (!saved) return 'unreadable'
    if (saved.snapshot.seats !== party.seats.length) return null
    this.resume(saved)
    this.storeCompleted(saved)
    if (this.current?.isOver) {
      this.putDownNext(this.current)
      this.over(this.current, match.ended)
    }
    if (stored.paused && stored.phase === 'match') this.pause(true)
    return null
  }

  /** Stores the rows of recovered answers, before later writes. */
  private storeCompleted({ id, completed }: ResumedMatch): void {
    const { store } = this.context.deps
    for (const answer of completed)
      if (store.ahead) store.ahead.complete(id, answer)
      else this.reportFailedWrite(store.appendAnswer(id, answer))
  }

  pause(on: boolean): Refusal | null {
    const { party } = this.context
    if (party.phase !== 'match' || !this.current) return refuse('noMatch')
    if (party.paused === on) return null
    party.paused = on
    this.current.pause(on)
    return null
  }

  /**
   * Ends the match, or the display of its result. A match that is not over is abandoned.
   * @param game the game to be played next
   */
  backToLobby(game = this.context.party.game.id): Refusal | null {
    const { party } = this.context
    if (party.phase === 'lobby') return refuse('noMatch')
    const running = this.current
    running?.stop()
    this.current = null
    party.enter('lobby', game)
    if (running && !running.isOver) void this.abandon(running.id, () => this.recordOf(running, null))
    return null
  }

  async storeSnapshot(): Promise<void> {
    await this.current?.storeSnapshot()
  }

  /** Stops or restarts the clocks while the machine sleeps. @returns whether that is a change */
  sleep(on: boolean): boolean {
    if (this.asleep === on) return false
    this.asleep = on
    this.current?.sleep(on)
    return true
  }

  stop(): void {
    this.closed = true
    this.current?.stop()
  }

  /** Deals a match and begins it. */
  private async deal(): Promise<Refusal | null> {
    const running = await this.starter.deal(this.dealt)
    if (isRefusal(running)) return running
    if (this.closed) return refuse('hostClosed')
    this.dealt++
    this.play(running)
    return null
  }

  private play(running: RunningMatch): void {
    const { party, fairDeal, storeParty, sendChange } = this.context
    this.current?.stop()
    party.enter('match')
    this.current = running
    fairDeal.matchStarted(running.id, running.origin.fair)
    running.sleep(this.asleep)
    storeParty()
    running.begin(party.botSeats())
    sendChange(party.people, running.openingEvents)
  }

  private changed(running: RunningMatch, touched: Seat | 'all', events: readonly EmittedEvent<Json>[]): void {
    const { party, sendChange, sendAnswer } = this.context
    const ends = running.isOver && party.phase === 'match'
    if (ends) {
      party.phase = 'result'
      this.putDownNext(running)
    }
    const people = touched === 'all' ? party.people : party.people.filter(person => party.seatOf(person) === touched)
    if (!ends) return sendAnswer(people, events)
    sendChange(people, events)
    this.over(running, null)
  }

  /** What the match has decided for the next one: the table may choose otherwise. */
  private putDownNext(running: RunningMatch): void {
    const { party } = this.context
    party.options = { ...party.options, ...running.nextOptions() }
  }

  /** The match has ended. @param ended when, in milliseconds since 1970; null: now */
  private over(running: RunningMatch, ended: number | null): void {
    this.context.party.enter('result')
    this.context.storeParty()
    void this.recordOf(running, ended).then(record => {
      this.publish(record)
    })
  }

  /** Stores that a match is abandoned, and then lays it open. */
  private async abandon(match: string, record: () => Promise<MatchRecord> | MatchRecord): Promise<void> {
    if (await storeAbandoned(this.context.deps, match, () => this.closed)) this.publish(await record())
  }

  private recordOf(running: RunningMatch, ended: number | null): Promise<MatchRecord> {
    const { party, deps } = this.context
    return running.record(party.name, ended ?? deps.date())
  }

  private publish(record: MatchRecord): void {
    const { party, onRecord } = this.context
    onRecord(withWentOnAlone(record, party.wentOnAlone))
  }

  /** Nothing awaits this write, so its failure is only reported. */
  private reportFailedWrite(write: Promise<void>): void {
    write.catch((fault: unknown) => {
      this.context.deps.reportFault(`a match could not be stored: ${String(fault)}`)
    })
  }
}
