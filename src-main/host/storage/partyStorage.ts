/** Stores a party whenever it changes, and restores it. */
import { isRefusal, resolveOptions, type Game, type Options } from '../../../src-shared/kernel'
import { gameById } from '../../../src-shared/games'
import type { RemovedPerson } from '../access/removedPeople'
import { chosenDeck } from '../party/decks'
import type { Cancel } from '../../clock'
import type { HostDeps } from '../deps'
import type { KnownSeat } from '../party/seatKnowledge'
import type { StoredDrops } from '../fair-deal/droppedDeals'
import type { StoredDeck, StoredParty, StoredSeat } from './storeTypes'
import { readSettings } from '../../../src-shared/wire'
import type { Occupant, Party } from '../party/party'
import { newPerson } from '../party/person'

/** Delay before a failed write is tried again. */
const RETRY_MS = 1000

const storedSeat = (occupant: Occupant): StoredSeat =>
  occupant.who === 'bot'
    ? { who: 'bot', name: occupant.name, level: occupant.profile.level, temper: occupant.profile.personality }
    : { who: 'person', person: occupant.person.id }

/** What else is stored of a table. */
export interface StoredExtras {
  /** Deals to lay open with the next match. */
  readonly drops?: StoredDrops | null
  readonly removed?: readonly RemovedPerson[]
}

/** The party as stored data. @param match id of its match; @param matches how many matches it was dealt */
export function storedParty(
  party: Party,
  match: string | null,
  matches: number,
  { drops = null, removed = [] }: StoredExtras = {},
): StoredParty {
  return {
    id: party.id,
    name: party.name,
    phase: party.phase,
    game: party.game.id,
    options: party.options,
    settings: party.settings,
    paused: party.paused,
    ...(party.code === null ? {} : { code: party.code }),
    fixedShuffle: party.fixedShuffle,
    people: party.people.map(({ id, token, name, sitIn, looksOn, allEvening, avatar, character, screen }) => ({
      id,
      token,
      name,
      sitIn,
      looksOn,
      avatar,
      ...(allEvening ? { allEvening } : {}),
      ...(character === null ? {} : { character }),
      ...(screen ? { screen } : {}),
    })),
    seats: party.seats.map(storedSeat),
    ...party.office.stored(),
    decks: party.decks.all().map(({ hash }) => hash),
    match,
    matches,
    eveningSince: party.sessionStart,
    knowing: party.seatKnowledge.all(),
    ...(party.passedLines.length === 0 ? {} : { passedLines: party.passedLines }),
    ...(drops ? { drops } : {}),
    ...(removed.length === 0 ? {} : { removed }),
    ...(party.listing === 'open' ? {} : { listing: party.listing }),
    ...(party.arranged === null ? {} : { arranged: party.arranged }),
    ...(party.wentOnAlone.length === 0 ? {} : { wentOnAlone: party.wentOnAlone }),
    ...(party.closed ? { closed: true } : {}),
  }
}

/** Restores a party into the lobby; nobody is connected yet. */
export function restoreParty(party: Party, stored: StoredParty, decks: readonly StoredDeck[]): void {
  for (const hash of stored.decks) {
    const storedDecks = decks.find(deck => deck.hash === hash)
    if (storedDecks) party.decks.add(storedDecks.deck)
  }
  party.people.push(
    ...stored.people.map(({ screen = false, ...person }) => ({
      ...newPerson(person.id, person.token, person.name, screen),
      here: false,
      sitIn: person.sitIn,
      looksOn: person.looksOn,
      allEvening: person.allEvening ?? false,
      avatar: person.avatar,
      character: person.character ?? null,
    })),
  )
  party.office.restore(stored)
  party.listing = stored.listing ?? 'open'
  party.arranged = stored.arranged ?? null
  party.wentOnAlone = stored.wentOnAlone ?? []
  party.seats = stored.seats.flatMap((seat): Occupant[] => {
    if (seat.who === 'bot')
      return [
        {
          who: 'bot',
          name: seat.name,
          profile: { level: seat.level, personality: seat.temper },
        },
      ]
    const person = party.people.find(({ id }) => id === seat.person)
    return person ? [{ who: 'person', person }] : []
  })
  party.settings = readSettings(stored.settings)
  party.sessionStart = stored.eveningSince
  party.passedLines = stored.passedLines ?? []
  // A code given at this start takes precedence over the stored one.
  party.code ??= stored.code ?? null
  const game = gameById(stored.game)
  if (!game) return
  party.choose(game.id)
  party.options = restoredOptions(party, game, stored.options)
}

/** The stored options, if the game still accepts them and their deck is there; otherwise the defaults. */
function restoredOptions(party: Party, game: Game, stored: Options): Options {
  const options = resolveOptions(game, stored)
  if (isRefusal(options)) return party.options
  const hash = chosenDeck(game, options)
  return hash === null || party.decks.get(hash) !== undefined ? options : party.options
}

/** Stores a party whenever it has changed, and retries until that has worked. */
export class PartyStorage {
  private lastText = ''
  private readonly storedDecks = new Set<string>()
  private retry: Cancel | null = null
  /** The match that is about to begin. */
  private beginning: string | null = null
  private waits = false

  constructor(
    private readonly deps: HostDeps,
    private readonly now: () => { readonly party: StoredParty; readonly decks: readonly StoredDeck[] },
  ) {}

  /** Stores the party if it has changed. Later writes to the store come after this one. */
  storeChanges(): void {
    if (this.waits) return
    this.storeNow().catch((fault: unknown) => {
      this.failed(fault)
    })
  }

  /** The same. @returns resolves when it is durable; rejects when it is not */
  async storeNow(): Promise<void> {
    const { party, decks } = this.current(),
      text = JSON.stringify(party)
    if (text === this.lastText) return
    this.lastText = text
    const newDecks = decks.filter(({ hash }) => !this.storedDecks.has(hash))
    try {
      await this.deps.store.saveParty(party, newDecks)
      for (const { hash } of newDecks) this.storedDecks.add(hash)
    } catch (fault) {
      this.lastText = ''
      throw fault
    }
  }

  /** The same: from now on the party is stored as one that plays this match, which is about to begin. */
  async storeStarted(match: string): Promise<void> {
    this.beginning = match
    try {
      await this.storeNow()
    } catch (fault) {
      this.beginning = null
      throw fault
    }
  }

  /** Stores all changes of a function as one, at its end: a host that is killed meanwhile finds none of them. */
  asOne<T>(change: () => T): T {
    this.waits = true
    try {
      return change()
    } finally {
      this.waits = false
      this.storeChanges()
    }
  }

  stop(): void {
    this.retry?.()
  }

  private current(): { readonly party: StoredParty; readonly decks: readonly StoredDeck[] } {
    const current = this.now()
    if (current.party.match === this.beginning) this.beginning = null
    if (this.beginning === null) return current
    const begun = { phase: 'match', paused: false, match: this.beginning, matches: current.party.matches + 1 } as const
    const party: StoredParty & { knowing?: readonly KnownSeat[] } = { ...current.party, ...begun }
    // Who knows which seat follows from who sits there.
    delete party.knowing
    return { ...current, party }
  }

  private failed(fault: unknown): void {
    this.retry?.()
    this.retry = this.deps.clock.after(RETRY_MS, () => {
      this.storeChanges()
    })
    this.deps.reportFault(`a party could not be stored: ${String(fault)}`)
  }
}
