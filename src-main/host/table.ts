/** A table's life: its party, the match it plays, and what leaves it. Only here full state and frames meet. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { isRefusal, refuse, type Json, type Refusal, type Seat, type Told } from '../../src-shared/kernel'
import type { ClientMessage, Frame } from '../../src-shared/wire'
import { gameById } from '../../src-shared/games/shelf'
import { chosenDeck } from './decks'
import { CLOSE, type Cancel, type Given, type Peer } from './given'
import { Party, type Person, type Phase } from './party'
import { RunningMatch, type SavedMatch } from './running'

export interface TableSetup {
  readonly id: string
  readonly name: string
  readonly game: string
  /** Addresses of the page for guests, the likeliest first. */
  readonly invite: readonly string[]
  /** Keys of this table's matches, where `--seed` fixes them: the how manieth match gives 32 bytes. */
  readonly fixedKey: ((match: number) => Uint8Array) | null
  readonly pace: number
}

/** A host who is away for so long no longer holds up the lobby: another person gets the office. */
const HOST_AWAY_MS = 30_000
/** A spectator who is away for so long has left. */
const SPECTATOR_AWAY_MS = 60_000

interface Line {
  readonly peer: Peer
  seq: number
  /** The deck of their own that this client was told last. */
  deck: string | null
}

export class Table {
  readonly party: Party
  private readonly lines = new Map<Person, Line>()
  private readonly awayClocks = new Map<Person, Cancel>()
  private running: RunningMatch | null = null
  private matches = 0

  constructor(private readonly given: Given, private readonly setup: TableSetup) {
    const game = gameById(setup.game)
    if (!game) throw new Error(`no game is called ${setup.game}`)
    this.party = new Party(setup.id, setup.name, game, setup.fixedKey !== null, setup.invite)
  }

  /**
   * A client arrives: with a known token back to its place, otherwise as somebody new.
   * @param welcome called with the token, before the first frame
   */
  arrive(peer: Peer, hello: Extract<ClientMessage, { kind: 'hello' }>, welcome: (token: string) => void): Person | Refusal {
    const known = hello.token === undefined ? undefined : this.party.byToken(hello.token)
    const person = known ?? this.party.arrive(this.given.ids.id(), this.given.ids.token(), hello.name)
    if (isRefusal(person)) return person
    // One live socket per person: the newer wins, the older is told.
    this.lines.get(person)?.peer.close(CLOSE.replaced, refuse('replaced'))
    this.lines.set(person, { peer, seq: 0, deck: null })
    this.awayClocks.get(person)?.()
    this.awayClocks.delete(person)
    person.here = true
    this.running?.presenceChanged()
    welcome(person.token)
    this.sendFrame(person, [], true)
    this.tellParty(person)
    return person
  }

  /** A client's socket is gone. Its place is kept. */
  away(person: Person, peer: Peer): void {
    if (this.lines.get(person)?.peer !== peer) return
    this.lines.delete(person)
    person.here = false
    if (this.party.phase === 'lobby') person.ready = false
    this.running?.presenceChanged()
    this.awayClocks.set(person, this.given.clock.after(HOST_AWAY_MS, () => { this.stillAway(person) }))
    this.tellParty()
  }

  /** Takes a message of somebody at the table. @returns null when it was done, or why not. */
  receive(person: Person, message: ClientMessage): Promise<Refusal | null> | Refusal | null {
    if (message.kind === 'answer') return this.answer(person, message.ask, message.answer)
    const why = this.act(person, message)
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
    if (state.fixed && chosenDeck(this.party.game, options) !== null) this.party.keepDeck(state.fixed as Json)
    this.play(saved.id, hexToBytes(saved.snapshot.key), saved)
  }

  /** Says goodbye to everybody and stops. */
  close(): void {
    this.running?.stop()
    for (const cancel of this.awayClocks.values()) cancel()
    for (const line of this.lines.values()) line.peer.close(CLOSE.ended, refuse('hostClosed'))
    this.lines.clear()
  }

  private answer(person: Person, ask: string, answer: Json): Promise<Refusal | null> | Refusal {
    const seat = this.party.seatOf(person)
    if (!this.running) return refuse('noMatch')
    if (seat === null) return refuse('notSeated')
    return this.running.answer(seat, ask, answer)
  }

  private act(person: Person, message: Exclude<ClientMessage, { kind: 'answer' }>): Refusal | null {
    const { party } = this
    switch (message.kind) {
      case 'hello': return refuse('alreadySeated')
      case 'rename': return party.rename(person, message.name)
      case 'sit': return party.sit(person)
      case 'stand': return party.stand(person)
      case 'ready': return party.ready(person, message.ready)
      case 'leave': return this.remove(person, refuse('left'))
    }
    // What follows is the host's alone.
    if (person !== party.host) return refuse('notHost')
    switch (message.kind) {
      case 'game': return party.choose(message.game)
      case 'options': return party.setOptions(message.options)
      case 'deck': return party.bringDeck(message.text)
      case 'clock': return party.phase === 'lobby' ? this.setClock(message.seconds) : refuse('notInLobby')
      case 'addBot': return party.addBot()
      case 'removeSeat': return party.removeSeat(message.seat)
      case 'moveSeat': return party.moveSeat(message.seat, message.to)
      case 'kick': return this.kick(message.person)
      case 'pause': return this.pause(message.pause)
      case 'start': return this.start('lobby')
      case 'rematch': return this.start('result')
      case 'lobby': return this.backToLobby()
    }
  }

  private setClock(seconds: number): null {
    this.party.clock = seconds
    return null
  }

  private kick(id: string): Refusal | null {
    const person = this.party.people.find(other => other.id === id)
    if (!person || person === this.party.host) return refuse('personUnknown')
    return this.remove(person, refuse('kicked'))
  }

  private remove(person: Person, why: Refusal): null {
    const seat = this.party.leave(person)
    const line = this.lines.get(person)
    this.lines.delete(person)
    this.awayClocks.get(person)?.()
    this.awayClocks.delete(person)
    line?.peer.close(CLOSE.kicked, why)
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

  private start(from: Phase): Refusal | null {
    const { party, given, setup } = this
    if (party.phase !== from) return refuse(from === 'lobby' ? 'notInLobby' : 'noMatch')
    const why = party.cannotStart()
    if (why) return why
    const key = setup.fixedKey ? setup.fixedKey(this.matches) : given.ids.key()
    this.matches++
    this.play(given.ids.id(), key, null)
    return null
  }

  private play(id: string, key: Uint8Array, saved: SavedMatch | null): void {
    const { party } = this
    this.running?.stop()
    party.enter('match')
    const running = new RunningMatch(this.given, {
      id, key, saved, game: party.game, seats: party.seats.length, options: party.options, deck: party.deck()?.deck ?? null, clock: party.clock, pace: this.setup.pace,
      here: seat => { const occupant = party.seats[seat]; return occupant?.who !== 'person' || occupant.person.here },
      changed: (touched, told) => { this.changed(running, touched, told) },
    })
    this.running = running
    for (const person of party.people) this.sendFrame(person, running.begun, false)
    running.begin(party.seats.flatMap((occupant, seat) => occupant.who === 'bot' ? [seat] : []))
  }

  private backToLobby(): Refusal | null {
    if (this.party.phase === 'lobby') return refuse('noMatch')
    this.running?.stop()
    this.running = null
    this.party.enter('lobby')
    return null
  }

  private changed(running: RunningMatch, touched: Seat | 'all', told: readonly Told<Json>[]): void {
    if (running.over && this.party.phase === 'match') this.party.enter('result')
    for (const person of this.party.people) {
      if (touched === 'all' || this.party.seatOf(person) === touched) this.sendFrame(person, told, false)
    }
  }

  private stillAway(person: Person): void {
    if (this.party.host === person) {
      this.party.passHost()
      this.tellParty()
    }
    if (this.party.seatOf(person) !== null) return
    this.awayClocks.set(person, this.given.clock.after(SPECTATOR_AWAY_MS - HOST_AWAY_MS, () => {
      if (this.party.seatOf(person) === null) this.remove(person, refuse('left'))
      this.tellParty()
    }))
  }

  /** A frame with nothing new in its match, for everybody (but one who has just had theirs). */
  private tellParty(but: Person | null = null): void {
    for (const person of this.party.people) if (person !== but) this.sendFrame(person, [], false)
  }

  private sendDeck(line: Line): void {
    const own = this.party.deck()
    if (own && own.hash !== line.deck) line.peer.send({ kind: 'deck', ...own })
    line.deck = own?.hash ?? line.deck
  }

  private sendFrame(person: Person, told: readonly Told<Json>[], arrival: boolean): void {
    const line = this.lines.get(person)
    if (!line) return
    const { running } = this
    const seat = this.party.seatOf(person)
    this.sendDeck(line)
    const frame: Frame = {
      kind: 'frame',
      seq: line.seq++,
      party: this.party.view(person),
      match: running ? running.part(seat, told) : null,
      clocks: running ? running.clockViews(seat) : [],
      ...(arrival ? { log: running ? running.logFor(seat) : [] } : {}),
    }
    line.peer.send(frame)
  }
}
