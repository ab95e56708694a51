/** A table's life: its party, the match it plays, and what leaves it. Only here full state and frames meet. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { isRefusal, refuse, type Json, type Refusal, type Seat, type Told } from '../../src-shared/kernel'
import type { ClientMessage } from '../../src-shared/wire'
import { gameById } from '../../src-shared/games/shelf'
import { chosenDeck } from './decks'
import { Dealer } from './dealer'
import { doorView, switchHost } from './door'
import { Evening } from './evening'
import { Fairness, isFairWord, type FairWord } from './fairness'
import { Coming } from './coming'
import { CLOSE, type Given, type Peer } from './given'
import { keptParty, PartyKeeper, restoreParty } from './keeping'
import type { KeptTable } from './kept'
import { Party, type Person, type Phase } from './party'
import { Past } from './past'
import { Lines } from './lines'
import { hostWord, ownWord } from './lobby'
import { resumeMatch, type NotResumed } from './resuming'
import { LOG, RunningMatch, type SavedMatch } from './running'
import { Seating } from './seating'
import type { TableSetup } from './setup'
import type { TableSide } from './side'
import { isTalkWord, Talk, type TalkWord } from './talk'

type Hello = Extract<ClientMessage, { kind: 'hello' }>

/** All that a table screen may say. */
const SCREENS_SAY: readonly ClientMessage['kind'][] = ['listen', 'leave']

export class Table {
  readonly party: Party
  private readonly lines = new Lines()
  private readonly coming: Coming
  private readonly seating: Seating
  private readonly keeper: PartyKeeper
  private readonly fairness: Fairness
  private readonly dealer: Dealer
  private readonly past: Past
  private readonly talk: Talk
  private readonly evening: Evening
  private running: RunningMatch | null = null
  private matches = 0
  /** A match is being dealt: what else is said waits for it. */
  private dealing: Promise<Refusal | null> | null = null
  private closed = false
  private asleep = false

  constructor(
    private readonly given: Given,
    private readonly setup: TableSetup,
  ) {
    const game = gameById(setup.game)
    if (!game) throw new Error(`no game is called ${setup.game}`)
    this.party = new Party(
      setup.id,
      setup.name,
      game,
      setup.fixedKey !== null || (setup.fixedBefore ?? false),
      setup.invite,
    )
    this.fairness = new Fairness(given, this.party, this.lines)
    this.dealer = new Dealer(given, setup, this.party, this.fairness, (running, touched, told) => {
      this.changed(running, touched, told)
    })
    const side: TableSide = {
      given,
      party: this.party,
      lines: this.lines,
      match: () => this.running,
      welcome: person => {
        this.sendFrame(person, [], true)
      },
      tell: but => {
        this.tellParty(but)
      },
    }
    this.coming = new Coming(side)
    this.seating = new Seating(side, this.coming)
    this.talk = new Talk(given.clock, this.party, this.lines)
    this.evening = new Evening(given, this.party, () => {
      this.tellParty()
    })
    this.past = new Past(given, setup.id, (person, message) => {
      this.lines.tell(person, message)
    })
    this.party.code = setup.code ?? null
    this.keeper = new PartyKeeper(given, () => ({
      party: keptParty(this.party, this.running?.id ?? null, this.matches),
      decks: this.party.decks.all(),
    }))
  }

  /**
   * A client arrives: with a known token, or by a link, back to its place; otherwise as somebody new.
   * @param welcome called with the token, before the first frame
   */
  arrive(peer: Peer, hello: Hello, welcome: (token: string) => void): Person | Refusal {
    const person = this.coming.arrive(peer, hello, welcome)
    if (!isRefusal(person)) this.evening.look()
    return person
  }

  /** Whether a token or a link leads to a place at this table. */
  expects({ token, link }: Hello): boolean {
    return (
      (token !== undefined && this.party.byToken(token) !== undefined) ||
      (link !== undefined && this.coming.links.has(link))
    )
  }

  /** A client's socket is gone. Its place is kept. */
  away(person: Person, peer: Peer): void {
    this.coming.away(person, peer)
  }

  /** Takes a message of somebody at the table. @returns null when it was done, or why not. */
  receive(person: Person, message: ClientMessage): Promise<Refusal | null> | Refusal | null {
    if (person.screen && !SCREENS_SAY.includes(message.kind)) return refuse('screenOnly')
    if (message.kind === 'answer') return this.answer(person, message.ask, message.answer)
    if (isFairWord(message)) return this.fairness.receive(person, message)
    if (isTalkWord(message)) return this.talk.receive(person, message)
    if (this.dealing)
      return this.dealing.then(() =>
        this.party.people.includes(person) ? this.receive(person, message) : refuse('left'),
      )
    const why = this.act(person, message)
    if (why instanceof Promise)
      return why.then(not => {
        this.coming.sitting.look()
        return not
      })
    if (why || message.kind === 'link') return why
    this.coming.sitting.look()
    this.tellParty()
    return null
  }

  /** The running match as it can be kept, or null. */
  save(): SavedMatch | null {
    return this.running?.save() ?? null
  }

  /** Goes on with a kept match, the party at its seats. @throws when it is of another game, rules version or seat count. */
  resume(saved: SavedMatch): void {
    if (saved.snapshot.seats !== this.party.seats.length) throw new Error(`a match of ${saved.snapshot.seats} seats`)
    const { options, state } = saved.snapshot
    this.party.options = options
    if (state.fixed && chosenDeck(this.party.game, options) !== null) this.party.keepDeck(state.fixed as Json)
    this.play(this.dealer.lay(saved.id, hexToBytes(saved.snapshot.key), saved.origin, saved))
  }

  /**
   * Goes on where another host process stopped: the party at its seats, and its match, if it can be resumed. Nobody is
   * here yet; a person comes back by token.
   * @returns why the match cannot go on: the party is in the lobby then, and the match stays kept
   */
  reopen({ party: kept, decks, match }: KeptTable): NotResumed | null {
    const { party } = this
    restoreParty(party, kept, decks)
    this.matches = kept.matches
    for (const person of party.people) this.coming.gone(person)
    const saved =
      match && (party.game.id === match.deal.game ? resumeMatch(party.game, match, LOG) : ({ not: 'rules' } as const))
    if (saved && !('not' in saved) && saved.snapshot.seats === party.seats.length) {
      this.resume(saved)
      // Other rules go on from here: what was answered before is theirs no more to take again.
      if (match?.last.snapshot.rules !== party.game.rules) this.kept(this.keep())
      if (kept.knowing) party.knowing.begin(kept.knowing)
      if (this.running?.over) this.over(this.running, match?.ended ?? null)
      if (kept.paused && kept.phase === 'match') this.pause(true)
    }
    this.coming.sitting.look()
    this.keeper.changed()
    return saved && 'not' in saved ? saved.not : null
  }

  /** Keeps the match as it stands, for a goodbye. */
  async keep(): Promise<void> {
    await this.running?.keep()
  }

  /** The machine falls asleep, or has woken up: everybody is told how much time is left then. */
  sleep(on: boolean): void {
    if (this.asleep === on) return
    this.asleep = on
    this.running?.sleep(on)
    if (!on) for (const person of this.party.people) this.sendFrame(person, [], false)
  }

  /** Says goodbye to everybody and stops. */
  close(): void {
    this.closed = true
    this.running?.stop()
    this.coming.stop()
    this.keeper.stop()
    this.fairness.stop()
    this.evening.stop()
    this.lines.closeAll(CLOSE.ended, refuse('hostClosed'))
  }

  private answer(person: Person, ask: string, answer: Json): Promise<Refusal | null> | Refusal {
    const seat = this.party.seatOf(person)
    if (!this.running) return refuse('noMatch')
    if (seat === null) return refuse('notSeated')
    return this.running.answer(seat, ask, answer)
  }

  private act(
    person: Person,
    message: Exclude<ClientMessage, { kind: 'answer' } | FairWord | TalkWord>,
  ): Promise<Refusal | null> | Refusal | null {
    const { party } = this
    switch (message.kind) {
      case 'hello':
        return refuse('alreadySeated')
      case 'leave':
        return this.coming.remove(person, refuse('left'))
      case 'link':
      case 'offered':
      case 'claim':
        return this.seating.own(person, message)
      case 'rename':
      case 'sit':
      case 'stand':
      case 'ready':
        return ownWord(party, person, message)
      case 'history':
      case 'record':
      case 'statistics':
        return this.past.answer(person, message)
    }
    // What follows is the host's alone.
    if (person !== party.host) return refuse('notHost')
    switch (message.kind) {
      case 'kick':
        return this.kick(message.person)
      case 'pause':
        return this.pause(message.pause)
      case 'doors':
      case 'sitInAfter':
      case 'sitIn':
      case 'offer':
      case 'admit':
        return this.seating.host(message)
      case 'start':
        return this.start('lobby')
      case 'rematch':
        return this.start('result')
      case 'lobby':
        return this.backToLobby()
      case 'newEvening':
        return this.evening.anew()
      case 'visible':
      case 'guests':
        return switchHost(this.setup.controls ?? null, message, this.lines.infoOf(person))
      default:
        return hostWord(party, message)
    }
  }

  private kick(id: string): Refusal | null {
    const person = this.party.people.find(other => other.id === id)
    if (!person || person === this.party.host) return refuse('personUnknown')
    return this.coming.remove(person, refuse('kicked'))
  }

  private pause(on: boolean): Refusal | null {
    if (this.party.phase !== 'match' || !this.running) return refuse('noMatch')
    if (this.party.paused === on) return null
    this.party.paused = on
    this.running.pause(on)
    return null
  }

  private start(from: Phase): Promise<Refusal | null> | Refusal | null {
    const { party } = this
    if (party.phase !== from) return refuse(from === 'lobby' ? 'notInLobby' : 'noMatch')
    const why = party.cannotStart()
    if (why) return why
    this.dealing = this.deal().finally(() => {
      this.dealing = null
    })
    return this.dealing
  }

  /** Deals a match; then it begins. */
  private async deal(): Promise<Refusal | null> {
    const running = await this.dealer.deal(this.matches)
    if (isRefusal(running)) return running
    if (this.closed) return refuse('hostClosed')
    this.matches++
    this.play(running)
    return null
  }

  private play(running: RunningMatch): void {
    const { party } = this
    this.running?.stop()
    party.enter('match')
    this.running = running
    this.fairness.begins(running.id, running.origin.fair)
    running.sleep(this.asleep)
    this.keeper.changed()
    for (const person of party.people) this.sendFrame(person, running.begun, false)
    running.begin(party.botSeats())
  }

  private backToLobby(): Refusal | null {
    if (this.party.phase === 'lobby') return refuse('noMatch')
    const { running } = this
    running?.stop()
    this.running = null
    this.party.enter('lobby')
    if (running && !running.over) {
      this.kept(this.given.store.abandon(running.id))
      void this.publish(running, null)
    }
    return null
  }

  /** What nobody waits for. */
  private kept(writing: Promise<void>): void {
    writing.catch((fault: unknown) => {
      this.given.report(`a match could not be kept: ${String(fault)}`)
    })
  }

  private changed(running: RunningMatch, touched: Seat | 'all', told: readonly Told<Json>[]): void {
    const ends = running.over && this.party.phase === 'match'
    if (ends) this.party.phase = 'result'
    for (const person of this.party.people) {
      if (touched === 'all' || this.party.seatOf(person) === touched) this.sendFrame(person, told, false)
    }
    if (ends) this.over(running, null)
  }

  /** The match has ended. @param ended when, in milliseconds since 1970; null: just now */
  private over(running: RunningMatch, ended: number | null): void {
    this.party.enter('result')
    this.keeper.changed()
    void this.publish(running, ended)
  }

  /** A match that is over, or broken off, is laid open to everybody. */
  private async publish(running: RunningMatch, ended: number | null): Promise<void> {
    const record = await running.record(this.party.name, ended ?? this.given.date())
    this.evening.played(record)
    this.fairness.opens(record)
  }

  /** A frame with nothing new in its match, for everybody (but one who has just had theirs). */
  private tellParty(but?: Person): void {
    this.keeper.changed()
    for (const person of this.party.people) if (person !== but) this.sendFrame(person, [], false)
  }

  private sendFrame(person: Person, told: readonly Told<Json>[], arrival: boolean): void {
    if (!this.lines.has(person)) return
    const { running, party } = this
    const seat = party.seatOf(person)
    this.lines.send(
      person,
      {
        party: { ...party.view(person), door: doorView(party, person, this.lines, this.setup.controls ?? null) },
        match: running ? running.part(seat, told) : null,
        clocks: running ? running.clockViews(seat) : [],
        ...(arrival ? { log: running ? running.logFor(seat) : [] } : {}),
      },
      party.deck(),
    )
    if (arrival) this.fairness.arrived(person)
  }
}
