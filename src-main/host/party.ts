/** A party: the people around a table, its seats, and what is to be played. Knows no match and sends nothing. */
import {
  isRefusal,
  optionsOf,
  refuse,
  type Game,
  type Json,
  type Options,
  type Refusal,
  type Seat,
} from '../../src-shared/kernel'
import { gameById, SHELF } from '../../src-shared/games/shelf'
import type { RecordSeat } from '../../src-shared/record'
import { PLAIN, type Doors, type EveningView, type Nature, type PartyView, type SeatView } from '../../src-shared/wire'
import { chosenDeck, DeckBox, deckOption } from './decks'
import { Knowing } from './knowing'
import { apart, BOT_NAMES, cleanName, SCREEN_NAME } from './names'
import { Offers } from './offers'

export interface Person {
  /** The same for as long as the person is at this table, whichever device they come from. */
  id: string
  token: string
  name: string
  here: boolean
  ready: boolean
  /** A bot sits in for them while they are away. */
  sitIn: boolean
  /** Came while the table took nobody new: may look on, and sit down when asked. */
  looksOn: boolean
  /** A table screen: never at a seat, never the host, from its first moment to its last. */
  readonly screen: boolean
}

/** A person as they come. */
export const newPerson = (id: string, token: string, name: string, screen = false): Person => ({
  id,
  token,
  name,
  here: true,
  ready: false,
  sitIn: false,
  looksOn: screen,
  screen,
})

export type Occupant =
  | { readonly who: 'person'; readonly person: Person }
  | { readonly who: 'bot'; readonly name: string; readonly nature: Nature }

export type Phase = PartyView['phase']

/** The most people at one table, spectators included. */
const MAX_PEOPLE = 40

export class Party {
  readonly people: Person[] = []
  seats: Occupant[] = []
  phase: Phase = 'lobby'
  game: Game
  options: Options
  clock = 0
  paused = false
  doors: Doors = 'open'
  /** Seconds of absence after which a bot sits in; 0: when the host says so. */
  sitInAfter = 0
  /** Whether people may type what they like to each other. */
  freeTalk = true
  /** What was played this evening; null before the first match. */
  evening: EveningView | null = null
  /** When its evening was begun anew by hand, in ms since 1970. */
  eveningSince: number | null = null
  readonly offers = new Offers()
  readonly knowing = new Knowing()
  /** What whoever is new must know to come in; null when the door stands open. */
  code: string | null = null
  /** A match is being dealt: who comes now looks on. */
  dealing = false
  readonly decks = new DeckBox()
  /** The person who runs the table; null before anybody has come. */
  host: Person | null = null

  constructor(
    readonly id: string,
    readonly name: string,
    game: Game,
    readonly fixedShuffle: boolean,
    private readonly invite: readonly string[],
  ) {
    this.game = game
    this.options = defaults(game)
  }

  byToken(token: string): Person | undefined {
    return this.people.find(person => person.token === token)
  }

  /** A new person at the table: in the lobby at the next free seat, otherwise a spectator; a table screen is always one. */
  arrive(id: string, token: string, name: string, screen = false): Person | Refusal {
    if (this.people.length >= MAX_PEOPLE) return refuse('tableFull')
    const clean = screen ? SCREEN_NAME : cleanName(name)
    if (clean === '') return refuse('nameEmpty')
    // Where nobody is, nobody is shut out: the table's own people may come from another address.
    if (this.doors === 'shut' && this.people.some(other => other.here && !other.screen)) return refuse('tableShut')
    const person = newPerson(id, token, apart(clean, this.names()), screen)
    person.looksOn = screen || this.doors !== 'open'
    this.people.push(person)
    if (!screen) this.host ??= person
    if (this.phase === 'lobby' && !this.dealing && !person.looksOn && this.seats.length < this.game.seats.max)
      this.seats.push({ who: 'person', person })
    return person
  }

  rename(person: Person, name: string): Refusal | null {
    const clean = cleanName(name)
    if (clean === '') return refuse('nameEmpty')
    person.name = apart(
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
    return this.add({ who: 'person', person })
  }

  stand(person: Person): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    const seat = this.seatOf(person)
    if (seat === null) return refuse('notSeated')
    this.seats.splice(seat, 1)
    person.ready = false
    return null
  }

  setDoors(doors: Doors): null {
    this.doors = doors
    if (doors === 'open') for (const person of this.people) person.looksOn = person.screen
    return null
  }

  /** The seats at which a bot plays: its own, or one where it sits in. */
  botSeats(): Seat[] {
    return this.seats.flatMap((occupant, seat) => (occupant.who === 'bot' || occupant.person.sitIn ? [seat] : []))
  }

  ready(person: Person, ready: boolean): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    if (this.seatOf(person) === null) return refuse('notSeated')
    person.ready = ready
    return null
  }

  addBot(nature: Nature = PLAIN): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    return this.add({ who: 'bot', name: this.botName(), nature })
  }

  /** What sort of player a bot at this seat is: one that sits in for somebody is a plain one. */
  natureAt(seat: Seat): Nature {
    const occupant = this.seats[seat]
    return occupant?.who === 'bot' ? occupant.nature : PLAIN
  }

  /** Takes a bot away, or sends a person back among the spectators. */
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
   * Takes a person out of the party, and passes the host's office on. Once a match has begun a bot takes over the
   * seat: the match, and its result, are told of seats.
   * @returns the seat that a bot has taken over, if any
   */
  leave(person: Person): Seat | null {
    const seat = this.seatOf(person)
    const takenOver = seat !== null && this.phase !== 'lobby'
    if (seat !== null && takenOver) this.seats[seat] = { who: 'bot', name: this.botName(), nature: PLAIN }
    else if (seat !== null) this.seats.splice(seat, 1)
    this.people.splice(this.people.indexOf(person), 1)
    this.offers.settle(person)
    if (this.host === person) this.passHost()
    return takenOver ? seat : null
  }

  /** Gives the host's office to the next person who is here, those at seats first. */
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
    this.options = defaults(game)
    return null
  }

  setOptions(given: Options): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    const options = optionsOf(this.game, { ...this.options, ...given })
    if (isRefusal(options)) return options
    const hash = chosenDeck(this.game, options)
    if (hash !== null && !this.decks.get(hash)) return refuse('deckUnknown')
    this.options = options
    return null
  }

  /** A deck of one's own: it is what this table plays with from now on. */
  bringDeck(text: string): Refusal | null {
    if (this.phase !== 'lobby') return refuse('notInLobby')
    const read = this.decks.bring(this.game, text)
    return typeof read === 'string' ? this.takeDeck(read) : read
  }

  /** The deck of a match that goes on after a restart. */
  keepDeck(deck: Json): void {
    this.takeDeck(this.decks.keep(deck))
  }

  /** The table's own deck with its hash, or null for the house deck. */
  deck(): { readonly hash: string; readonly deck: Json } | null {
    const hash = chosenDeck(this.game, this.options)
    const deck = hash === null ? undefined : this.decks.get(hash)
    return hash === null || deck === undefined ? null : { hash, deck }
  }

  /** Who sits where, as a record of a match names them. */
  sitters(): RecordSeat[] {
    return this.seats.map(occupant =>
      occupant.who === 'bot'
        ? { who: 'bot', name: occupant.name, person: null }
        : { who: 'person', name: occupant.person.name, person: occupant.person.id },
    )
  }

  /** What forbids the start just now, or null. */
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
    return this.game.refuse(this.options, this.seats.length)
  }

  /** Back around the table between two matches. */
  enter(phase: Phase): void {
    this.phase = phase
    this.paused = false
    if (phase !== 'result') this.offers.clear()
    if (phase === 'match')
      this.knowing.begin(
        this.seats.flatMap((occupant, seat) =>
          occupant.who === 'person' ? [{ token: occupant.person.token, seat }] : [],
        ),
      )
    for (const person of this.people) {
      person.ready = false
      if (phase === 'lobby') person.sitIn = false
    }
  }

  view(you: Person): PartyView {
    return {
      table: { id: this.id, name: this.name },
      invite: this.invite,
      phase: this.phase,
      shelf: SHELF.map(game => game.id),
      game: this.game.id,
      options: this.options,
      seats: this.seats.map(seatView),
      spectators: this.people
        .filter(person => this.seatOf(person) === null)
        .map(({ id, name, here, screen }) => (screen ? { id, name, here, screen } : { id, name, here })),
      host: this.host?.id ?? '',
      paused: this.paused,
      clock: this.clock,
      doors: this.doors,
      sitInAfter: this.sitInAfter,
      offers: this.offers.offers.map(({ seat, to }) => ({ seat, person: to.id })),
      claims: this.offers.claims.map(({ by, as }) => ({ by: by.id, person: as.id })),
      fixedShuffle: this.fixedShuffle,
      talk: this.freeTalk ? 'free' : 'phrases',
      ...(this.phase === 'match' || !this.evening ? {} : { evening: this.evening }),
      cannotStart: this.cannotStart(),
      you: { id: you.id, seat: this.seatOf(you), host: you === this.host, looksOn: you.looksOn },
    }
  }

  private takeDeck(hash: string): null {
    const key = deckOption(this.game)
    if (key !== null) this.options = { ...this.options, [key]: hash }
    return null
  }

  private add(occupant: Occupant): Refusal | null {
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
    return apart(free ?? BOT_NAMES[0], taken)
  }
}

function defaults(game: Game): Options {
  const options = optionsOf(game, {})
  if (isRefusal(options)) throw new Error(`the defaults of ${game.id} are refused: ${options.refused}`)
  return options
}

function seatView(occupant: Occupant): SeatView {
  if (occupant.who === 'bot') return { who: 'bot', name: occupant.name, ...occupant.nature }
  const { id, name, here, ready, sitIn } = occupant.person
  return { who: 'person', id, name, here, ready, sitIn }
}
