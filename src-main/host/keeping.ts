/** A party as it is kept, and back. */
import { isRefusal, optionsOf, type Game, type Options } from '../../src-shared/kernel'
import { gameById } from '../../src-shared/games/shelf'
import { chosenDeck } from './decks'
import type { Cancel, Given } from './given'
import type { KeptDeck, KeptParty, KeptSeat } from './kept'
import { PLAIN } from '../../src-shared/wire'
import { newPerson, type Occupant, type Party } from './party'

/** What could not be kept is tried again after so long. */
const AGAIN_MS = 1000

const keptSeat = (occupant: Occupant): KeptSeat =>
  occupant.who === 'bot'
    ? { who: 'bot', name: occupant.name, ...occupant.nature }
    : { who: 'person', person: occupant.person.id }

/** The party as it is kept. @param match what it plays; @param matches how many it was dealt */
export function keptParty(party: Party, match: string | null, matches: number): KeptParty {
  return {
    id: party.id,
    name: party.name,
    phase: party.phase,
    game: party.game.id,
    options: party.options,
    clock: party.clock,
    paused: party.paused,
    ...(party.code === null ? {} : { code: party.code }),
    fixedShuffle: party.fixedShuffle,
    people: party.people.map(({ id, token, name, sitIn, looksOn, screen }) => ({
      id,
      token,
      name,
      sitIn,
      looksOn,
      ...(screen ? { screen } : {}),
    })),
    seats: party.seats.map(keptSeat),
    host: party.host?.id ?? null,
    decks: party.decks.all().map(({ hash }) => hash),
    match,
    matches,
    doors: party.doors,
    sitInAfter: party.sitInAfter,
    freeTalk: party.freeTalk,
    eveningSince: party.eveningSince,
    knowing: party.knowing.all(),
  }
}

/** The party around its table again, in the lobby; nobody is here yet. */
export function restoreParty(party: Party, kept: KeptParty, decks: readonly KeptDeck[]): void {
  for (const hash of kept.decks) {
    const known = decks.find(deck => deck.hash === hash)
    if (known) party.decks.keep(known.deck)
  }
  party.people.push(
    ...kept.people.map(({ id, token, name, sitIn = false, looksOn = false, screen = false }) => ({
      ...newPerson(id, token, name, screen),
      here: false,
      sitIn,
      looksOn,
    })),
  )
  party.host = party.people.find(({ id }) => id === kept.host) ?? null
  party.seats = kept.seats.flatMap((seat): Occupant[] => {
    if (seat.who === 'bot')
      return [
        {
          who: 'bot',
          name: seat.name,
          nature: { level: seat.level ?? PLAIN.level, temper: seat.temper ?? PLAIN.temper },
        },
      ]
    const person = party.people.find(({ id }) => id === seat.person)
    return person ? [{ who: 'person', person }] : []
  })
  party.clock = kept.clock
  party.doors = kept.doors ?? 'open'
  party.sitInAfter = kept.sitInAfter ?? 0
  party.freeTalk = kept.freeTalk ?? true
  party.eveningSince = kept.eveningSince ?? null
  // A code of this start goes before the one that was kept.
  party.code ??= kept.code ?? null
  const game = gameById(kept.game)
  if (!game) return
  party.choose(game.id)
  party.options = restoredOptions(party, game, kept.options)
}

/** The kept options where the game still has them, and the deck that they choose is there; otherwise its defaults. */
function restoredOptions(party: Party, game: Game, kept: Options): Options {
  const options = optionsOf(game, kept)
  if (isRefusal(options)) return party.options
  const hash = chosenDeck(game, options)
  return hash === null || party.decks.get(hash) !== undefined ? options : party.options
}

/** Keeps a party: each time it has become another one, and until that has worked. */
export class PartyKeeper {
  private last = ''
  private readonly known = new Set<string>()
  private again: Cancel | null = null

  constructor(
    private readonly given: Given,
    private readonly now: () => { readonly party: KeptParty; readonly decks: readonly KeptDeck[] },
  ) {}

  /** Keeps what has changed; what follows in the store follows it. */
  changed(): void {
    const { party, decks } = this.now()
    const text = JSON.stringify(party)
    if (text === this.last) return
    this.last = text
    const fresh = decks.filter(({ hash }) => !this.known.has(hash))
    this.given.store.party(party, fresh).then(
      () => {
        for (const { hash } of fresh) this.known.add(hash)
      },
      (fault: unknown) => {
        this.failed(fault)
      },
    )
  }

  stop(): void {
    this.again?.()
  }

  private failed(fault: unknown): void {
    this.last = ''
    this.again?.()
    this.again = this.given.clock.after(AGAIN_MS, () => {
      this.changed()
    })
    this.given.report(`a party could not be kept: ${String(fault)}`)
  }
}
