/** A party: the people at a table, its seats and settings. Knows no match and sends nothing. */
import {
  isRefusal,
  resolveOptions,
  withPeople,
  refuse,
  type Game,
  type Json,
  type Options,
  type Refusal,
  type Seat,
} from '../../../src-shared/kernel'
import { gameById } from '../../../src-shared/games'
import type { FinishedMatch, RecordSeat, TableWentOnAlone } from '../../../src-shared/record'
import {
  DEFAULT_PROFILE,
  type Avatar,
  type SessionScoreView,
  type BotProfile,
  type Listing,
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
import { Office } from './office'
import { Votes } from './votes'
import { newPerson, type Person } from './person'
import type { PassedLine } from './scoreLines'

export type Occupant =
  | { readonly who: 'person'; readonly person: Person }
  | { readonly who: 'bot'; readonly name: string; readonly profile: BotProfile }

export type Phase = PartyView['phase']

/** Who has proved the owner's key on their present connection. */
export interface Keys {
  readonly holds: (person: Person) => boolean
  /** Those of them who own this table, the latest last: nobody in a hall, where others run the tables. */
  readonly owners: () => readonly Person[]
}

const NO_KEYS: Keys = { holds: () => false, owners: () => [] }

/** How somebody new comes to the table. */
export interface Arrival {
  /** As a table screen. */
  readonly screen?: boolean
  /** Whether they prove to be the table's owner, for whom no door is shut. */
  readonly isOwner?: boolean
  /** They take no seat, but may sit down later. */
  readonly watches?: boolean
}

/** With so many at the table every game is good to play, where its rules allow so many. */
const GOOD_SEATS = 4

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
  /** The finished matches of this table, as far back as they are read: who knows which game. */
  finished: readonly FinishedMatch[] = []
  /** When the host last reset the score, in ms since 1970. */
  sessionStart: number | null = null
  /** Lines of the score that have passed to somebody else. */
  passedLines: readonly PassedLine[] = []
  readonly seatOffers = new SeatOffers()
  readonly seatKnowledge = new SeatKnowledge()
  readonly votes = new Votes()
  /** The options that each game was left with, for when the table comes back to it. */
  private readonly leftOptions = new Map<string, Options>()
  /** The join code; null when the table has none. */
  code: string | null = null
  /** A match is being dealt: people who arrive now are spectators. */
  dealing = false
  /** A match has been dealt and is being stored: its seats are given out. */
  begins = false
  /** The match that is being dealt waits for nobody to be ready. */
  startsAnyway = false
  name: string
  /** What a hall shows of this table. */
  listing: Listing = 'open'
  /** The table was closed for good. */
  closed = false
  /** What its seats were given out by, such as a tournament's table; null where people sit down by themselves. */
  arranged: string | null = null
  /** When its host went on without the computers that keep the table. */
  wentOnAlone: readonly TableWentOnAlone[] = []
  /** The last match ended when its host started, which plays by other rules. */
  otherRules = false
  readonly decks = new DeckBox()
  /** Who runs the table. */
  readonly office = new Office(
    () => [...this.seated(), ...this.people.filter(one => this.seatOf(one) === null)],
    () => this.keys.owners(),
  )

  constructor(
    readonly id: string,
    name: string,
    game: Game,
    readonly fixedShuffle: boolean,
    readonly invite: readonly string[],
    readonly keys: Keys = NO_KEYS,
  ) {
    this.name = name
    this.game = game
    this.options = defaultOptions(game)
  }

  byToken(token: string): Person | undefined {
    return this.people.find(person => person.token === token)
  }

  /**
   * A new person at the table: in the lobby at the next free seat, otherwise a spectator; a table screen is always one.
   */
  arrive(
    id: string,
    token: string,
    name: string,
    { screen = false, isOwner = false, watches = false }: Arrival = {},
  ): Person | Refusal {
    const clean = screen ? SCREEN_NAME : cleanName(name)
    if (clean === '') return refuse('nameEmpty')
    // An empty table lets everybody in: its own people may come back from another address.
    if (this.settings.doors === 'shut' && !isOwner && this.people.some(other => other.here && !other.screen))
      return refuse('tableShut')
    const person = newPerson(id, token, uniqueName(clean, this.names()), screen)
    person.looksOn = screen || (this.settings.doors !== 'open' && !isOwner)
    this.people.push(person)
    if (this.phase === 'lobby' && !this.dealing && !person.looksOn && !watches) this.seatPerson(person)
    return person
  }

  /** The person who runs the table; null before anybody may. */
  get host(): Person | null {
    return this.office.host
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

  /** Faces do not change during a match: nobody gives signs by them. */
  setAvatar(person: Person, avatar: Avatar): Refusal | null {
    if (this.phase === 'match') return refuse('whilePlayed')
    person.avatar = avatar
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
    if (!this.seatPerson(person)) return refuse('tooManySeats', { max: this.game.seats.max })
    // Where only people have come who watch, the first to sit down runs the table.
    this.office.arrived(person)
    return null
  }

  stand(person: Person): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    const seat = this.seatOf(person)
    if (seat === null) return refuse('notSeated')
    this.seats.splice(seat, 1)
    person.ready = false
    person.allEvening = false
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

  /** @param allEvening before every match from now on */
  ready(person: Person, ready: boolean, allEvening = false): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    if (this.seatOf(person) === null) return refuse('notSeated')
    person.ready = ready
    person.allEvening = ready && allEvening
    return null
  }

  addBot(profile: BotProfile = DEFAULT_PROFILE): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    return this.addOccupant({ who: 'bot', name: this.botName(), profile })
  }

  /** Adds bots until a match is good to play. */
  fillBots(): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    const { min, max } = this.game.seats
    while (this.seats.length < Math.max(min, Math.min(max, GOOD_SEATS))) this.addBot()
    return null
  }

  /** Gives the table another name. */
  nameTable(name: string): Refusal | null {
    const clean = cleanName(name)
    if (clean === '') return refuse('nameEmpty')
    this.name = clean
    return null
  }

  /** Whether a person of this name has played a match of a game to its end at this table. */
  hasPlayed(game: string, name: string): boolean {
    return this.finished.some(match => match.game === game && match.seats.some(seat => seat.name === name))
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
   * Removes a person from the party, and passes the host role on. Once a match has been dealt a bot takes over the seat,
   * because the match and its result refer to seats.
   * @returns the seat that a bot has taken over, if any
   */
  leave(person: Person): Seat | null {
    const seat = this.seatOf(person)
    const takenOver = seat !== null && (this.phase !== 'lobby' || this.begins)
    if (seat !== null && takenOver) this.seats[seat] = { who: 'bot', name: this.botName(), profile: DEFAULT_PROFILE }
    else if (seat !== null) this.seats.splice(seat, 1)
    this.people.splice(this.people.indexOf(person), 1)
    this.seatOffers.settle(person)
    this.votes.left(person)
    this.office.left(person)
    return takenOver ? seat : null
  }

  /** Chooses a game, with the options that it was left with; those of the present game become the defaults. */
  choose(id: string): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    const game = gameById(id)
    if (!game) return refuse('gameUnknown')
    const isOther = game !== this.game
    this.leftOptions.set(this.game.id, this.options)
    this.game = game
    this.options = (isOther && this.leftOptions.get(id)) || defaultOptions(game)
    while (this.seats.length > game.seats.max && this.removeLastBot());
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

  /** Writes the seats of people into the options of games that ask for them, before a deal. */
  noteSeats(): void {
    const people = this.seats.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []))
    this.options = withPeople(this.game, this.options, people)
  }

  /** Who sits where, as a record of a match names them. */
  recordSeats(): RecordSeat[] {
    return this.seats.map(occupant =>
      occupant.who === 'bot'
        ? { who: 'bot', name: occupant.name, person: null }
        : { who: 'person', name: occupant.person.name, person: occupant.person.id },
    )
  }

  /** Why the match cannot start now, or null. @param anyway whether it waits for nobody to be ready */
  cannotStart(anyway = this.startsAnyway): Refusal | null {
    const { min, max } = this.game.seats
    if (this.seats.length < min) return refuse('tooFewSeats', { min })
    if (this.seats.length > max) return refuse('tooManySeats', { max })
    const waiting =
      this.phase === 'lobby' &&
      !anyway &&
      this.seats.some(
        occupant =>
          occupant.who === 'person' &&
          occupant.person !== this.host &&
          !(occupant.person.ready && occupant.person.here),
      )
    if (waiting) return refuse('notEveryoneReady')
    return this.game.validateOptions(this.options, this.seats.length, this.deck()?.deck ?? null)
  }

  /** Why the people at their seats cannot play this game next, or null. Bots make way where there are too many. */
  cannotPlay(id: string): Refusal | null {
    const game = gameById(id)
    if (!game) return refuse('gameUnknown')
    const { min, max } = game.seats
    if (this.seats.length < min) return refuse('tooFewSeats', { min })
    return this.seated().length > max ? refuse('tooManySeats', { max }) : null
  }

  /** Enters a phase and resets what does not outlive the one before. @param game the one to be played next */
  enter(phase: Phase, game = this.game.id): void {
    this.phase = phase
    if (game !== this.game.id) this.choose(game)
    this.paused = false
    if (phase !== 'result') {
      this.seatOffers.clear()
      this.votes.clear()
    }
    if (phase === 'match') {
      this.otherRules = false
      this.seatKnowledge.reset(
        this.seats.flatMap((occupant, seat) =>
          occupant.who === 'person' ? [{ token: occupant.person.token, seat }] : [],
        ),
      )
    }
    for (const person of this.people) {
      person.ready = phase === 'lobby' && person.allEvening && person.here
      if (phase === 'lobby') person.sitIn = false
    }
    if (phase === 'lobby') this.seatWishers()
  }

  /** Those who have asked for a seat sit down, as far as there is room. */
  private seatWishers(): void {
    for (const { by } of this.seatOffers.wishes) if (!by.looksOn && this.seatPerson(by)) this.seatOffers.settle(by)
  }

  private seated(): Person[] {
    return this.seats.flatMap(occupant => (occupant.who === 'person' ? [occupant.person] : []))
  }

  private chooseDeck(hash: string): null {
    const key = deckOption(this.game)
    if (key !== null) this.options = { ...this.options, [key]: hash }
    return null
  }

  /** Gives a person the next seat; the last bot makes way when there is none. @returns whether there was one */
  private seatPerson(person: Person): boolean {
    if (this.seats.length >= this.game.seats.max && !this.removeLastBot()) return false
    this.seats.push({ who: 'person', person })
    return true
  }

  /** @returns whether there was a bot */
  private removeLastBot(): boolean {
    const last = this.seats.findLastIndex(({ who }) => who === 'bot')
    if (last >= 0) this.seats.splice(last, 1)
    return last >= 0
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
