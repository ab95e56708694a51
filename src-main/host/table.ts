/** A table's life: its party, the match it plays, and what leaves it. Only here full state and frames meet. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { isRefusal, refuse, type Json, type Refusal, type Seat, type Told } from '../../src-shared/kernel'
import type { ClientMessage } from '../../src-shared/wire'
import { gameById } from '../../src-shared/games/shelf'
import { chosenDeck } from './decks'
import { doorView, switchHost } from './door'
import { Absences } from './absences'
import { CLOSE, type Given, type Peer } from './given'
import { keptParty, PartyKeeper, restoreParty } from './keeping'
import type { KeptTable } from './kept'
import { Party, type Person, type Phase } from './party'
import { Lines } from './lines'
import { hostWord, ownWord } from './lobby'
import { resumeMatch, type NotResumed } from './resuming'
import { LOG, RunningMatch, type SavedMatch } from './running'
import type { TableSetup } from './setup'

export class Table {
  readonly party: Party
  private readonly lines = new Lines()
  private readonly absences: Absences
  private readonly keeper: PartyKeeper
  private running: RunningMatch | null = null
  private matches = 0
  /** A match is being dealt: what else is said waits for it. */
  private dealing: Promise<Refusal | null> | null = null
  private closed = false
  private asleep = false

  constructor(private readonly given: Given, private readonly setup: TableSetup) {
    const game = gameById(setup.game)
    if (!game) throw new Error(`no game is called ${setup.game}`)
    this.party = new Party(setup.id, setup.name, game, setup.fixedKey !== null || (setup.fixedBefore ?? false), setup.invite)
    this.party.code = setup.code ?? null
    this.absences = new Absences(given.clock, (person, as) => { this.staysAway(person, as) })
    this.keeper = new PartyKeeper(given, () => ({ party: keptParty(this.party, this.running?.id ?? null, this.matches), decks: this.party.decks.all() }))
  }

  /**
   * A client arrives: with a known token back to its place, otherwise as somebody new.
   * @param welcome called with the token, before the first frame
   */
  arrive(peer: Peer, hello: Extract<ClientMessage, { kind: 'hello' }>, welcome: (token: string) => void): Person | Refusal {
    const known = hello.token === undefined ? undefined : this.party.byToken(hello.token)
    const person = known ?? this.party.arrive(this.given.ids.id(), this.given.ids.token(), hello.name)
    if (isRefusal(person)) return person
    this.lines.open(person, peer)
    this.absences.end(person)
    person.here = true
    this.running?.presenceChanged()
    welcome(person.token)
    this.sendFrame(person, [], true)
    this.tellParty(person)
    return person
  }

  /** A client's socket is gone. Its place is kept. */
  away(person: Person, peer: Peer): void {
    if (!this.lines.gone(person, peer)) return
    person.here = false
    if (this.party.phase === 'lobby') person.ready = false
    this.running?.presenceChanged()
    this.absences.begin(person)
    this.tellParty()
  }

  /** Takes a message of somebody at the table. @returns null when it was done, or why not. */
  receive(person: Person, message: ClientMessage): Promise<Refusal | null> | Refusal | null {
    if (message.kind === 'answer') return this.answer(person, message.ask, message.answer)
    if (this.dealing) return this.dealing.then(() => this.party.people.includes(person) ? this.receive(person, message) : refuse('left'))
    const why = this.act(person, message)
    if (why instanceof Promise) return why
    if (!why) this.tellParty()
    return why
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
    this.play(this.lay(saved.id, hexToBytes(saved.snapshot.key), saved))
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
    for (const person of party.people) this.absences.begin(person)
    const saved = match && (party.game.id === match.deal.game ? resumeMatch(party.game, match, LOG) : { not: 'rules' } as const)
    if (saved && !('not' in saved) && saved.snapshot.seats === party.seats.length) {
      this.resume(saved)
      // Other rules go on from here: what was answered before is theirs no more to take again.
      if (match?.last.snapshot.rules !== party.game.rules) this.kept(this.keep())
      if (kept.phase === 'result') party.enter('result')
      if (kept.paused && kept.phase === 'match') this.pause(true)
    }
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
    this.absences.stop()
    this.keeper.stop()
    this.lines.closeAll(CLOSE.ended, refuse('hostClosed'))
  }

  private answer(person: Person, ask: string, answer: Json): Promise<Refusal | null> | Refusal {
    const seat = this.party.seatOf(person)
    if (!this.running) return refuse('noMatch')
    if (seat === null) return refuse('notSeated')
    return this.running.answer(seat, ask, answer)
  }

  private act(person: Person, message: Exclude<ClientMessage, { kind: 'answer' }>): Promise<Refusal | null> | Refusal | null {
    const { party } = this
    switch (message.kind) {
      case 'hello': return refuse('alreadySeated')
      case 'leave': return this.remove(person, refuse('left'))
      case 'rename': case 'sit': case 'stand': case 'ready': return ownWord(party, person, message)
    }
    // What follows is the host's alone.
    if (person !== party.host) return refuse('notHost')
    switch (message.kind) {
      case 'kick': return this.kick(message.person)
      case 'pause': return this.pause(message.pause)
      case 'start': return this.start('lobby')
      case 'rematch': return this.start('result')
      case 'lobby': return this.backToLobby()
      case 'visible': case 'guests': return switchHost(this.setup.controls ?? null, message, this.lines.infoOf(person))
      default: return hostWord(party, message)
    }
  }

  private kick(id: string): Refusal | null {
    const person = this.party.people.find(other => other.id === id)
    if (!person || person === this.party.host) return refuse('personUnknown')
    return this.remove(person, refuse('kicked'))
  }

  private remove(person: Person, why: Refusal): null {
    const seat = this.party.leave(person)
    this.absences.end(person)
    this.lines.close(person, CLOSE.kicked, why)
    if (seat !== null) this.running?.takeOver(seat)
    return null
  }

  private pause(on: boolean): Refusal | null {
    if (this.party.phase !== 'match' || !this.running) return refuse('noMatch')
    if (this.party.paused === on) return null
    this.party.paused = on
    this.running.pause(on)
    return null
  }

  private start(from: Phase): Promise<Refusal | null> | Refusal | null {
    const { party, given, setup } = this
    if (party.phase !== from) return refuse(from === 'lobby' ? 'notInLobby' : 'noMatch')
    const why = party.cannotStart()
    if (why) return why
    const key = setup.fixedKey ? setup.fixedKey(this.matches) : given.ids.key()
    const running = this.lay(given.ids.id(), key, null)
    party.dealing = true
    this.dealing = this.deal(running)
    return this.dealing
  }

  /** Keeps a new match; then it begins. */
  private async deal(running: RunningMatch): Promise<Refusal | null> {
    const { deal, decks } = running.deal(this.setup.id, this.party.sitters())
    try {
      await this.given.store.deal(deal, decks)
    } catch (fault) {
      this.given.report(`a match could not be kept: ${String(fault)}`)
      return refuse('storeFailed')
    } finally {
      this.dealing = null
      this.party.dealing = false
    }
    if (this.closed) return refuse('hostClosed')
    this.matches++
    this.play(running)
    return null
  }

  private lay(id: string, key: Uint8Array, saved: SavedMatch | null): RunningMatch {
    const { party } = this
    const running: RunningMatch = new RunningMatch(this.given, {
      id, key, saved, game: party.game, seats: party.seats.length, options: party.options, deck: party.deck()?.deck ?? null, clock: party.clock, pace: this.setup.pace,
      here: seat => { const occupant = party.seats[seat]; return occupant?.who !== 'person' || occupant.person.here },
      changed: (touched, told) => { this.changed(running, touched, told) },
    })
    return running
  }

  private play(running: RunningMatch): void {
    const { party } = this
    this.running?.stop()
    party.enter('match')
    this.running = running
    running.sleep(this.asleep)
    this.keeper.changed()
    for (const person of party.people) this.sendFrame(person, running.begun, false)
    running.begin(party.seats.flatMap((occupant, seat) => occupant.who === 'bot' ? [seat] : []))
  }

  private backToLobby(): Refusal | null {
    if (this.party.phase === 'lobby') return refuse('noMatch')
    if (this.running && !this.running.over) this.kept(this.given.store.abandon(this.running.id))
    this.running?.stop()
    this.running = null
    this.party.enter('lobby')
    return null
  }

  /** What nobody waits for. */
  private kept(writing: Promise<void>): void {
    writing.catch((fault: unknown) => { this.given.report(`a match could not be kept: ${String(fault)}`) })
  }

  private changed(running: RunningMatch, touched: Seat | 'all', told: readonly Told<Json>[]): void {
    if (running.over && this.party.phase === 'match') { this.party.enter('result'); this.keeper.changed() }
    for (const person of this.party.people) {
      if (touched === 'all' || this.party.seatOf(person) === touched) this.sendFrame(person, told, false)
    }
  }

  /** A host who stays away gives up the office, a spectator the place. */
  private staysAway(person: Person, as: 'host' | 'spectator'): void {
    const concerned = as === 'host' ? this.party.host === person : this.party.seatOf(person) === null
    if (!concerned) return
    if (as === 'host') this.party.passHost()
    else this.remove(person, refuse('left'))
    this.tellParty()
  }

  /** A frame with nothing new in its match, for everybody (but one who has just had theirs). */
  private tellParty(but: Person | null = null): void {
    this.keeper.changed()
    for (const person of this.party.people) if (person !== but) this.sendFrame(person, [], false)
  }

  private sendFrame(person: Person, told: readonly Told<Json>[], arrival: boolean): void {
    if (!this.lines.has(person)) return
    const { running, party } = this
    const seat = party.seatOf(person)
    this.lines.send(person, {
      party: { ...party.view(person), door: doorView(party, person, this.lines, this.setup.controls ?? null) },
      match: running ? running.part(seat, told) : null,
      clocks: running ? running.clockViews(seat) : [],
      ...(arrival ? { log: running ? running.logFor(seat) : [] } : {}),
    }, party.deck())
  }
}
