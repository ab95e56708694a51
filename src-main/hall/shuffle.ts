/**
 * The organizer shuffles the tables between matches: everybody who sits at one of them gets a seat by lot. The lot is
 * drawn as a tournament's is, by a key that everybody has a hand in.
 */
import { isRefusal, refuse, type Refusal } from '../../src-shared/kernel'
import { canonical } from '../../src-shared/fair/canonical'
import { seatLimits, shuffleTerms, type DrawNumbers, type DrawTerms, type Seating } from '../../src-shared/hall'
import type { TournamentMessage } from '../../src-shared/wire'
import type { HostDeps } from '../host/deps'
import type { ArrangedPerson } from '../host/party/arrangement'
import type { Person } from '../host/party/person'
import type { Table } from '../host/table'
import type { HallTables } from './tables'
import type { SeatingSearch } from './seatingThread'
import { SeatingDraw } from './tournamentDraw'

/** How often a lot is drawn again because people came, went or began a match meanwhile. */
const MOST_ATTEMPTS = 8

export interface ShuffleContext {
  readonly deps: Pick<HostDeps, 'clock' | 'ids' | 'reportFault'>
  readonly tables: HallTables
  readonly search: SeatingSearch
  /** Whether a person has a client that takes part in drawings. */
  readonly canDraw: (person: string) => boolean
  readonly send: (person: string, message: TournamentMessage) => void
  /** Has seats given out, and brings the windows of those people along. */
  readonly reseat: (seats: ReadonlyMap<Table, readonly ArrangedPerson[]>) => void
  /** The shuffle has begun or is over. @param why it came to nothing */
  readonly changed: (why?: Refusal) => void
}

export class HallShuffle {
  private drawing: SeatingDraw | null = null
  private readonly id: string
  private round = 0
  private attempts = 0

  constructor(private readonly context: ShuffleContext) {
    this.id = `shuffle-${context.deps.ids.id()}`
  }

  get isDrawing(): boolean {
    return this.drawing !== null
  }

  begin(): Refusal | null {
    if (this.drawing) return refuse('beingDrawn')
    const why = this.terms([])
    if (isRefusal(why)) return why
    this.round++
    this.attempts = 0
    this.draw()
    return null
  }

  commit(person: string, draw: string, commit: string): Refusal | null {
    return this.drawing?.commit(person, draw, commit) ?? (this.drawing ? null : refuse('notAwaited'))
  }

  openNumber(person: string, draw: string, number: string): Refusal | null {
    return this.drawing?.open(person, draw, number) ?? (this.drawing ? null : refuse('notAwaited'))
  }

  /** Somebody has connected. */
  arrived(person: string): void {
    this.drawing?.arrived(person)
  }

  stop(): void {
    this.drawing?.stop()
    this.drawing = null
  }

  private draw(): void {
    const { deps, canDraw, send, changed } = this.context
    this.drawing = new SeatingDraw({
      ...{ clock: deps.clock, ids: deps.ids, canAnswer: canDraw, send },
      terms: excluded => {
        if (this.attempts >= MOST_ATTEMPTS) return refuse('shuffleUnsettled')
        this.attempts++
        return this.terms(excluded)
      },
      search: this.context.search,
      done: (terms, numbers, seating) => {
        this.drawn(terms, numbers, seating)
      },
      failed: why => {
        this.drawing = null
        changed(why)
      },
    })
    this.drawing.start()
    changed()
  }

  private terms(excluded: readonly string[]): DrawTerms | Refusal {
    const present: string[] = []
    const tables = this.shuffled().map(table => {
      const people = seatedAt(table).flatMap(({ id }) => (present.includes(id) ? [] : [id]))
      present.push(...people)
      return { people, most: mostAt(table) }
    })
    return shuffleTerms({
      ...{ id: this.id, round: this.round, attempt: this.attempts, tables },
      excluded: excluded.filter(person => present.includes(person)),
    })
  }

  private drawn(terms: DrawTerms, numbers: DrawNumbers, seating: Seating | null): void {
    this.drawing = null
    const now = this.terms(terms.excluded)
    // Somebody came, went, or began a match: what was drawn is of no use.
    if (isRefusal(now) || canonical(now) !== canonical(terms)) {
      this.draw()
      return
    }
    const drawing: unknown = JSON.parse(JSON.stringify({ terms, ...numbers, seating }))
    for (const { person } of terms.request.people)
      this.context.send(person, { kind: 'drawn', drawing: drawing as never })
    const tables = this.shuffled()
    const people = new Map(tables.flatMap(seatedAt).map(person => [person.id, person]))
    this.context.reseat(
      new Map(tables.map((table, at) => [table, (seating?.tables[at] ?? []).flatMap(id => people.get(id) ?? [])])),
    )
    this.context.changed()
  }

  /** Tables that anybody may come to and that play no match, in the order of the hall. */
  private shuffled(): readonly Table[] {
    return this.context.tables
      .all()
      .filter(
        ({ party }) =>
          party.phase !== 'match' &&
          !party.dealing &&
          party.arranged === null &&
          party.listing === 'open' &&
          party.code === null &&
          party.settings.doors === 'open',
      )
  }
}

const seatedAt = ({ party }: Table): readonly Person[] =>
  party.seats.flatMap(occupant => (occupant.who === 'person' ? [occupant.person] : []))

const mostAt = ({ party }: Table): number => seatLimits(party.game, party.options)?.max ?? party.game.seats.max
