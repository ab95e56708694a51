/** A party: the people at a table, its seats and settings. Knows no match and sends nothing. */
import {
  isRefusal,
  resolveOptions,
  refuse,
  type Game,
  type Json,
  type Options,
  type Refusal,
  type Seat,
} from '../../../src-shared/kernel'
import { gameById } from '../../../src-shared/games'
import type { RecordSeat } from '../../../src-shared/record'
import {
  DEFAULT_PROFILE,
  type SessionScoreView,
  type BotProfile,
  type PartyView,
  DEFAULT_SETTINGS,
  isSettingValue,
  settingSpec,
  type SettingKey,
  type SettingValue,
  type TableSettings,
} from '../../../src-shared/wire'
import { chosenDeck, DeckBox, deckOption } from './decks'
import { defaultOptions } from './options'
import { SeatKnowledge } from './seatKnowledge'
import { uniqueName, BOT_NAMES, SCREEN_NAME } from './names'
import { cleanName } from '../../../src-shared/wire/names'
import { SeatOffers } from './seatOffers'
import { newPerson, type Person } from './person'

export type Occupant =
  | { readonly who: 'person'; readonly person: Person }
  | { readonly who: 'bot'; readonly name: string; readonly profile: BotProfile }

export type Phase = PartyView['phase']

export class Party {
  readonly people: Person[] = []
  seats: Occupant[] = []
  phase: Phase = 'lobby'
  game: Game
  options: Options
  paused = false
  settings: TableSettings = DEFAULT_SETTINGS
  /** The score of this game night; null before its first match. */
  sessionScore: SessionScoreView | null = null
  /** When the host last reset the score, in ms since 1970. */
  sessionStart: number | null = null
  readonly seatOffers = new SeatOffers()
  readonly seatKnowledge = new SeatKnowledge()
  /** The join code; null when the table has none. */
  code: string | null = null
  /** A match is being dealt: people who arrive now are spectators. */
  dealing = false
  readonly decks = new DeckBox()
  /** The person who runs the table; null before anybody has come. */
  host: Person | null = null

  constructor(
    readonly id: string,
    readonly name: string,
    game: Game,
    readonly fixedShuffle: boolean,
    readonly invite: readonly string[],
  ) {
    this.game = game
    this.options = defaultOptions(game)
  }

  byToken(token: string): Person | undefined {
    return this.people.find(person => person.token === token)
  }

  /**
   * A new person at the table: in the lobby at the next free seat, otherwise a spectator; a table screen is always one.
   */
  arrive(id: string, token: string, name: string, screen = false): Person | Refusal {
    const clean = screen ? SCREEN_NAME : cleanName(name)
    if (clean === '') return refuse('nameEmpty')
    // An empty table lets everybody in: its own people may come back from another address.
    if (this.settings.doors === 'shut' && this.people.some(other => other.here && !other.screen))
      return refuse('tableShut')
    const person = newPerson(id, token, uniqueName(clean, this.names()), screen)
    person.looksOn = screen || this.settings.doors !== 'open'
    this.people.push(person)
    if (!screen) this.host ??= person
    if (this.phase === 'lobby' && !this.dealing && !person.looksOn && this.seats.length < this.game.seats.max)
      this.seats.push({ who: 'person', person })
    return person
  }

  rename(person: Person, name: string): Refusal | null {
    const clean = cleanName(name)
    if (clean === '') return refuse('nameEmpty')
    person.name = uniqueName(
      clean,
      this.names().filter(other => other !== person.name),
    )
    return null
  }

  seatOf(person: Person): Seat | null {
    const seat = this.seats.findIndex(occupant => occupant.who === 'person' && occupant.person === person)
    return seat < 0 ? null : seat
  }

  sit(person: Person): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    if (this.seatOf(person) !== null) return refuse('alreadySeated')
    if (person.looksOn) return refuse('tableShut')
    return this.addOccupant({ who: 'person', person })
  }

  stand(person: Person): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    const seat = this.seatOf(person)
    if (seat === null) return refuse('notSeated')
    this.seats.splice(seat, 1)
    person.ready = false
    return null
  }

  /** Changes a setting to one of its values. */
  set(key: SettingKey, value: SettingValue): Refusal | null {
    if (!isSettingValue(key, value)) return refuse('messageShape', { field: 'value' })
    if (settingSpec(key).when === 'lobby' && this.phase !== 'lobby') return refuse('notInLobby')
    this.settings = { ...this.settings, [key]: value }
    // Spectators who came while newcomers could not sit down may do so now.
    if (key === 'doors' && value === 'open') for (const person of this.people) person.looksOn = person.screen
    return null
  }

  /** Seats at which a bot plays, as a bot player or as a stand-in. */
  botSeats(): Seat[] {
    return this.seats.flatMap((occupant, seat) => (occupant.who === 'bot' || occupant.person.sitIn ? [seat] : []))
  }

  ready(person: Person, ready: boolean): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    if (this.seatOf(person) === null) return refuse('notSeated')
    person.ready = ready
    return null
  }

  addBot(profile: BotProfile = DEFAULT_PROFILE): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    return this.addOccupant({ who: 'bot', name: this.botName(), profile })
  }

  /** The profile of a bot at this seat: a stand-in has the default one. */
  profileAt(seat: Seat): BotProfile {
    const occupant = this.seats[seat]
    return occupant?.who === 'bot' ? occupant.profile : DEFAULT_PROFILE
  }

  /** Removes a bot, or makes a person a spectator. */
  removeSeat(seat: Seat): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    const occupant = this.seats[seat]
    if (!occupant) return refuse('seatEmpty')
    if (occupant.who === 'person') occupant.person.ready = false
    this.seats.splice(seat, 1)
    return null
  }

  moveSeat(seat: Seat, to: Seat): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    const [occupant] = this.seats.splice(seat, 1)
    if (!occupant) return refuse('seatEmpty')
    this.seats.splice(to, 0, occupant)
    return null
  }

  /**
   * Removes a person from the party, and passes the host role on. Once a match has begun a bot takes over the seat,
   * because the match and its result refer to seats.
   * @returns the seat that a bot has taken over, if any
   */
  leave(person: Person): Seat | null {
    const seat = this.seatOf(person)
    const takenOver = seat !== null && this.phase !== 'lobby'
    if (seat !== null && takenOver) this.seats[seat] = { who: 'bot', name: this.botName(), profile: DEFAULT_PROFILE }
    else if (seat !== null) this.seats.splice(seat, 1)
    this.people.splice(this.people.indexOf(person), 1)
    this.seatOffers.settle(person)
    if (this.host === person) this.passHost()
    return takenOver ? seat : null
  }

  /** Makes the next person who is here the host, seated people first. */
  passHost(): void {
    const seated = this.seats.flatMap(occupant => (occupant.who === 'person' ? [occupant.person] : []))
    this.host =
      [...seated, ...this.people].find(person => person.here && !person.screen && person !== this.host) ??
      this.people.find(person => !person.screen) ??
      null
  }

  choose(id: string): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    const game = gameById(id)
    if (!game) return refuse('gameUnknown')
    this.game = game
    this.options = defaultOptions(game)
    return null
  }

  setOptions(changes: Options): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    const options = resolveOptions(this.game, { ...this.options, ...changes })
    if (isRefusal(options)) return options
    const hash = chosenDeck(this.game, options)
    if (hash !== null && !this.decks.get(hash)) return refuse('deckUnknown')
    this.options = options
    return null
  }

  /** Imports a custom deck and chooses it for this table. */
  bringDeck(text: string): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    const hash = this.decks.addFromFile(this.game, text)
    return typeof hash === 'string' ? this.chooseDeck(hash) : hash
  }

  /** Restores and chooses the deck of a match that goes on after a restart. */
  restoreDeck(deck: Json): void {
    this.chooseDeck(this.decks.add(deck))
  }

  /** The table's own deck with its hash, or null for the house deck. */
  deck(): { readonly hash: string; readonly deck: Json } | null {
    const hash = chosenDeck(this.game, this.options)
    const deck = hash === null ? undefined : this.decks.get(hash)
    return hash === null || deck === undefined ? null : { hash, deck }
  }

  /** Who sits where, as a record of a match names them. */
  recordSeats(): RecordSeat[] {
    return this.seats.map(occupant =>
      occupant.who === 'bot'
        ? { who: 'bot', name: occupant.name, person: null }
        : { who: 'person', name: occupant.person.name, person: occupant.person.id },
    )
  }

  /** Why the match cannot start now, or null. */
  cannotStart(): Refusal | null {
    const { min, max } = this.game.seats
    if (this.seats.length < min) return refuse('tooFewSeats', { min })
    if (this.seats.length > max) return refuse('tooManySeats', { max })
    const waiting =
      this.phase === 'lobby' &&
      this.seats.some(
        occupant =>
          occupant.who === 'person' &&
          occupant.person !== this.host &&
          !(occupant.person.ready && occupant.person.here),
      )
    if (waiting) return refuse('notEveryoneReady')
    return this.game.validateOptions(this.options, this.seats.length)
  }

  /** Enters a phase and resets what does not outlive the one before. */
  enter(phase: Phase): void {
    this.phase = phase
    this.paused = false
    if (phase !== 'result') this.seatOffers.clear()
    if (phase === 'match')
      this.seatKnowledge.reset(
        this.seats.flatMap((occupant, seat) =>
          occupant.who === 'person' ? [{ token: occupant.person.token, seat }] : [],
        ),
      )
    for (const person of this.people) {
      person.ready = false
      if (phase === 'lobby') person.sitIn = false
    }
  }

  private chooseDeck(hash: string): null {
    const key = deckOption(this.game)
    if (key !== null) this.options = { ...this.options, [key]: hash }
    return null
  }

  private addOccupant(occupant: Occupant): Refusal | null {
    const { max } = this.game.seats
    if (this.seats.length >= max) return refuse('tooManySeats', { max })
    this.seats.push(occupant)
    return null
  }

  private names(): string[] {
    return [...this.people.map(person => person.name), ...this.seats.flatMap(o => (o.who === 'bot' ? [o.name] : []))]
  }

  private botName(): string {
    const taken = this.names()
    const free = BOT_NAMES.find(name => !taken.includes(name))
    return uniqueName(free ?? BOT_NAMES[0], taken)
  }
}
