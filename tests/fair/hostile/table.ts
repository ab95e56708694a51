/**
 * A table whose host does as it likes. By itself it deals honestly; each way to cheat changes one step. The cards come
 * from the real rules, so that only the deal can give it away.
 */
import { bytesToHex } from '@noble/hashes/utils.js'
import { commitOf, dealKey, HOST, type OpenedNumber, type SeatCommitment } from '../../../src-shared/fair/numbers'
import { matchPartFor } from '../../../src-shared/fair/matchPart'
import { orderedDeckHash, termsHash, type DealTerms } from '../../../src-shared/fair/terms'
import { gameById } from '../../../src-shared/games'
import { Match, resolveOptions, isRefusal, type Game, type Json, type Options } from '../../../src-shared/kernel'
import { RECORD, type FairRecord, type MatchRecord } from '../../../src-shared/record'
import { Client, type Person } from './client'

const PEOPLE: readonly Person[] = [
  { id: 'anna', name: 'Anna' },
  { id: 'boris', name: 'Boris' },
  { id: 'carla', name: 'Carla' },
]

/** The numbers of a round, once they are all open. */
export interface Drawn {
  readonly terms: DealTerms
  readonly number: string
  readonly commit: string
  readonly hands: readonly OpenedNumber[]
}

/** The messages are delivered in microtasks. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

export class HostileTable {
  readonly clients = PEOPLE.map(person => new Client(person))
  readonly id = 't'
  readonly game: Game
  readonly options: Options
  private numbers = 0

  /** @param deck the table's own deck */
  constructor(
    game = 'mascarade',
    private readonly deck: Json | null = null,
    options: Options = {},
  ) {
    const found = gameById(game)
    const resolved = found && resolveOptions(found, options)
    if (!found || !resolved || isRefusal(resolved)) throw new Error(`no ${game} with these options`)
    this.game = found
    this.options = resolved
    for (const client of this.clients) this.lobby(client, true)
  }

  get boris(): Client {
    return this.clients[1] as Client
  }

  lobby(client: Client, arrival = false): void {
    client.show({ table: this.id, phase: 'lobby', match: null, arrival })
  }

  terms(change: Partial<DealTerms> = {}): DealTerms {
    return {
      table: this.id,
      match: 'm1',
      round: 1,
      game: this.game.id,
      rules: this.game.rulesVersion,
      options: this.options,
      deck: orderedDeckHash(this.deck),
      seats: PEOPLE.map(({ id }) => ({ person: id })),
      contributors: PEOPLE.map(({ id }) => id),
      excluded: [],
      restarts: [],
      dropped: [],
      ...change,
    }
  }

  /** A number of the host's own choosing. */
  newNumber(): string {
    return (++this.numbers).toString(16).padStart(64, '5')
  }

  /** Asks clients to commit. @returns the host's number and commitment */
  async ask(terms: DealTerms, to: readonly Client[] = this.clients): Promise<Omit<Drawn, 'hands'>> {
    const number = this.newNumber()
    const commit = commitOf(number, termsHash(terms), HOST)
    for (const client of to) client.receive({ kind: 'round', terms, commit })
    await settle()
    return { terms, number, commit }
  }

  /** The commitments that the clients gave for these terms. */
  commitments({ match, round, seats }: DealTerms): SeatCommitment[] {
    return seats.flatMap((at, seat) => {
      const client = this.clients.find(({ person }) => 'person' in at && person.id === at.person)
      const commit = client?.commitFor(match, round) ?? null
      return commit === null ? [] : [{ seat, commit }]
    })
  }

  /** Publishes commitments. @returns the numbers that the clients opened to them */
  async open(
    { terms, commit }: Omit<Drawn, 'hands'>,
    hands = this.commitments(terms),
    to: readonly Client[] = this.clients,
  ): Promise<OpenedNumber[]> {
    for (const client of to) client.receive({ kind: 'commitments', terms, commit, hands })
    await settle()
    return this.opened(terms, hands)
  }

  /** The numbers that came for these commitments. */
  opened({ match, round, seats }: DealTerms, hands: readonly SeatCommitment[]): OpenedNumber[] {
    return hands.flatMap(hand => {
      const at = seats[hand.seat]
      const client = this.clients.find(({ person }) => at && 'person' in at && person.id === at.person)
      const number = client?.numberFor(match, round) ?? null
      return number === null ? [] : [{ ...hand, number }]
    })
  }

  /** Both halves of an honest round. */
  async draw(terms = this.terms()): Promise<Drawn> {
    const asked = await this.ask(terms)
    return { ...asked, hands: await this.open(asked) }
  }

  fairRecord({ terms, number, commit, hands }: Drawn): FairRecord {
    return { fixed: false, commit, number, hands, restarts: terms.restarts, terms }
  }

  keyOf({ terms, number, hands }: Drawn): string {
    return bytesToHex(dealKey(termsHash(terms), number, hands))
  }

  /** Deals a match from a key, shows it to everybody and breaks it off. @returns its honest record */
  async play(drawn: Drawn, change: Partial<MatchRecord> = {}, deck = this.deck): Promise<MatchRecord> {
    const { terms } = drawn
    const key = change.key ?? this.keyOf(drawn)
    const options = change.options ?? terms.options
    const seats = change.seats ?? this.recordSeats(terms)
    const { match, events } = Match.start(this.game, seats.length, options, Buffer.from(key, 'hex'), deck)
    const id = change.id ?? terms.match
    for (const client of this.clients) {
      const seat = seats.findIndex(({ person }) => person === client.person.id)
      const part = matchPartFor(match, id, seat < 0 ? null : seat, events)
      client.show({ table: this.id, phase: 'match', match: part, arrival: false })
    }
    await settle()
    return {
      record: RECORD,
      id,
      table: 'Table',
      game: terms.game,
      rules: terms.rules,
      seats,
      options,
      deck,
      dealt: 0,
      ended: 1,
      key,
      begun: events,
      answers: [],
      outcome: null,
      fair: this.fairRecord(drawn),
      ...change,
    }
  }

  recordSeats({ seats }: DealTerms): MatchRecord['seats'] {
    return seats.map(seat =>
      'person' in seat
        ? { who: 'person', name: PEOPLE.find(({ id }) => id === seat.person)?.name ?? '', person: seat.person }
        : { who: 'bot', name: 'Bot', person: null },
    )
  }

  /** Lays a match open to everybody. @returns the verdicts of Anna's, Boris's and Carla's clients */
  async layOpen(record: MatchRecord, to: readonly Client[] = this.clients): Promise<readonly (string | null)[]> {
    for (const client of to) client.receive({ kind: 'laidOpen', record })
    await settle()
    await new Promise(done => {
      setImmediate(done)
    })
    await settle()
    return this.clients.map(({ verdict }) => verdict?.is ?? null)
  }
}
