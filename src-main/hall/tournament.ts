/**
 * The tournament of a hall. Each step is computed by the pure part, stored, and only then carried out and told. It knows
 * of a match what everybody at its table is told: that it began, and its record.
 */
import { isRefusal, refuse, type Refusal } from '../../src-shared/kernel'
import {
  newTournament,
  nextDrawTerms,
  resultOf,
  take,
  type Command,
  type DrawNumbers,
  type DrawTerms,
  type Seating,
  type Task,
  type Tournament,
} from '../../src-shared/hall'
import type { MatchRecord } from '../../src-shared/record'
import type { TournamentMessage, TournamentPlan, TournamentView } from '../../src-shared/wire'
import type { Cancel } from '../clock'
import type { HostDeps } from '../host/deps'
import { uniqueName } from '../host/party/names'
import type { PrivateFile } from '../privateFile'
import type { HallPeople, HallPerson } from './people'
import type { HallTables } from './tables'
import type { SeatingSearch } from './seatingThread'
import { SeatingDraw } from './tournamentDraw'
import { settingsOf } from './tournamentPlan'
import { readStored, writeStored, type KnownEntrant } from './tournamentStorage'
import { keyOf, RoundTables } from './tournamentTables'
import { tournamentView } from './tournamentView'

const MINUTE_MS = 60_000
/** Delay before a result that could not be stored is tried again. */
const RETRY_MS = 1000

export interface TournamentContext {
  readonly deps: Pick<HostDeps, 'clock' | 'date' | 'ids' | 'reportFault'>
  readonly file: PrivateFile
  readonly people: HallPeople
  readonly tables: HallTables
  readonly search: SeatingSearch
  /** Whether a person has a client that takes part in drawings. */
  readonly canDraw: (person: string) => boolean
  readonly send: (person: string, message: TournamentMessage) => void
  /** Takes a person's windows away from a table. */
  readonly fetch: (person: string, table: string) => void
  readonly changed: () => void
}

export class HallTournament {
  private state: Tournament | null = null
  private readonly entrants = new Map<string, KnownEntrant>()
  private ends: number | null = null
  private attempts = 0
  private drawing: SeatingDraw | null = null
  private cancelClock: Cancel | null = null
  private readonly retries = new Set<Cancel>()
  private readonly rounds: RoundTables
  /** Records of matches that ended before a restart, as long as not all tables are open again; null from then on. */
  private early: { readonly table: string; readonly record: MatchRecord }[] | null = []

  constructor(private readonly context: TournamentContext) {
    const { deps, tables } = context
    this.rounds = new RoundTables({
      clock: deps.clock,
      tables,
      tournament: () => this.state,
      personOf: id => this.personOf(id),
      report: deps.reportFault,
    })
  }

  /** Goes on where another host process stopped, once its tables are open. */
  resume(): void {
    const early = this.early ?? []
    this.early = null
    this.restore()
    for (const { table, record } of early) this.finished(table, record)
  }

  private restore(): void {
    const stored = readStored(this.context.file, this.context.deps.reportFault)
    if (!stored) return
    this.state = stored.tournament
    this.ends = stored.ends
    this.attempts = stored.attempts
    for (const entrant of stored.entrants) {
      this.entrants.set(entrant.id, entrant)
      this.context.people.know({ ...entrant, name: this.nameOf(entrant.id) })
    }
    this.setClock()
    this.rounds.resumed()
    this.refresh()
  }

  /** What everybody sees of it; null where none has begun. */
  view(): TournamentView | null {
    const { state, ends } = this
    if (!state) return null
    const { clock, date } = this.context.deps
    return tournamentView(state, {
      drawing: this.drawing !== null,
      // Fixed by the date, told by the host's clock: it does not move while it is not changed.
      ends: ends === null ? null : Math.round(ends - date() + clock.now()),
      at: table => this.rounds.find(keyOf(state, table))?.party.id ?? null,
    })
  }

  /** The state as it is stored, for whoever computes it again. */
  get current(): Tournament | null {
    return this.state
  }

  begin(plan: TournamentPlan): Refusal | null {
    if (this.early) return refuse('hostStarts')
    if (this.state && this.state.phase !== 'over') return refuse('tournamentRuns')
    const settings = settingsOf(plan)
    if (isRefusal(settings)) return settings
    const before = [...this.entrants]
    this.entrants.clear()
    const why = this.store(newTournament(this.context.deps.ids.id(), settings), null, 0)
    if (why) for (const [id, entrant] of before) this.entrants.set(id, entrant)
    else this.rounds.settle()
    return why
  }

  enter({ id, token, avatar, name }: HallPerson): Refusal | null {
    if (this.drawing) return refuse('beingDrawn')
    const known = this.entrants.get(id)
    this.entrants.set(id, { id, token, avatar })
    // Whoever entered under a name keeps it in the standings, though they may have another by now.
    const others = (this.state?.people ?? []).filter(one => one.person !== id)
    const own = uniqueName(
      name,
      others.map(one => one.name),
    )
    const why = this.take({ kind: 'enter', person: id, name: own })
    if (why && !known) this.entrants.delete(id)
    return why
  }

  leave(person: string): Refusal | null {
    return this.drawing ? refuse('beingDrawn') : this.take({ kind: 'leave', person })
  }

  /** Begins to draw the next round. */
  draw(): Refusal | null {
    const { state } = this
    if (!state) return refuse('noTournament')
    if (this.drawing) return refuse('beingDrawn')
    const due = nextDrawTerms(state, this.attempts + 1, [])
    if (isRefusal(due)) return due
    const { deps, canDraw, send } = this.context
    this.drawing = new SeatingDraw({
      clock: deps.clock,
      ids: deps.ids,
      terms: excluded => this.nextTerms(excluded),
      canAnswer: canDraw,
      send,
      search: this.context.search,
      done: (terms, numbers, seating) => {
        this.drawn(terms, numbers, seating)
      },
      failed: why => {
        this.drawing = null
        deps.reportFault(`a seating could not be drawn: ${why.refused}`)
        this.context.changed()
      },
    })
    this.drawing.start()
    return null
  }

  commit(person: string, draw: string, commit: string): Refusal | null {
    return this.drawing ? this.drawing.commit(person, draw, commit) : refuse('notAwaited')
  }

  openNumber(person: string, draw: string, number: string): Refusal | null {
    return this.drawing ? this.drawing.open(person, draw, number) : refuse('notAwaited')
  }

  /** Begins the matches that wait for somebody. */
  startTables(): Refusal | null {
    if (this.state?.phase !== 'round') return refuse('roundNotPlayed')
    this.rounds.startAll()
    return null
  }

  endRound(): Refusal | null {
    return this.take({ kind: 'endRound' })
  }

  end(): Refusal | null {
    this.drawing?.stop()
    this.drawing = null
    return this.take({ kind: 'end' })
  }

  /** Whether a table is one of the round that is played. */
  holds(table: string): boolean {
    const { state } = this
    if (state?.phase !== 'round') return false
    return (state.rounds.at(-1)?.tables ?? []).some(
      ({ table: name, state: is }) =>
        (is === 'waiting' || is === 'playing') && this.rounds.find(keyOf(state, name))?.party.id === table,
    )
  }

  /** Somebody has connected. */
  arrived(person: string): void {
    this.drawing?.arrived(person)
  }

  /** Somebody goes to a table: who had left the tournament and comes to their seat takes part again. */
  wentTo(person: HallPerson, table: string): void {
    const { state } = this
    const round = state?.phase === 'round' ? state.rounds.at(-1) : undefined
    const own = round?.tables.find(({ seats }) => seats.some(seat => seat.person === person.id && seat.by === 'bot'))
    if (state && own && this.rounds.find(keyOf(state, own.table))?.party.id === table) this.enter(person)
  }

  /** Something has changed at a table: matches begin, and bots fill in. */
  refresh(): void {
    const { state } = this
    if (!state) return
    for (const { table, state: is } of state.phase === 'round' ? (state.rounds.at(-1)?.tables ?? []) : [])
      if (is === 'waiting' && this.rounds.find(keyOf(state, table))?.party.phase === 'match')
        this.take({ kind: 'matchBegan', table })
    this.rounds.settle()
  }

  /** A match of some table is over: everybody there has its record. */
  finished(id: string, record: MatchRecord): void {
    if (this.early) {
      this.early.push({ table: id, record })
      return
    }
    const why = this.addResult(id, record)
    if (why?.refused === 'storeFailed') this.finishLater(id, record)
    this.context.changed()
  }

  /** A result that could not be stored is tried again, until the hall closes. */
  private finishLater(id: string, record: MatchRecord): void {
    const cancel = this.context.deps.clock.after(RETRY_MS, () => {
      this.retries.delete(cancel)
      this.finished(id, record)
    })
    this.retries.add(cancel)
  }

  stop(): void {
    this.drawing?.stop()
    this.cancelClock?.()
    for (const cancel of this.retries) cancel()
    this.rounds.stop()
  }

  private addResult(id: string, record: MatchRecord): Refusal | null {
    const { state } = this
    const table = this.context.tables.get(id)
    if (!state || !table) return null
    const people = new Set(state.people.map(({ person }) => person))
    const seats = record.seats.map(seat =>
      seat.person !== null && people.has(seat.person) ? seat : { ...seat, person: null },
    )
    const round = state.rounds.at(-1)
    const own = round?.tables.find(({ table: name }) => keyOf(state, name) === table.party.arranged)
    const at =
      state.settings.form === 'free' && record.game === state.settings.game
        ? { round: 0, table: id, final: false }
        : round && own && { round: round.round, table: own.table, final: round.final }
    const result = at && resultOf({ ...record, seats }, { ...at, scores: null, replaced: [] })
    if (!result) return null
    if (own?.state === 'waiting') this.take({ kind: 'matchBegan', table: own.table })
    return this.take({ kind: 'matchFinished', result })
  }

  private drawn(terms: DrawTerms, numbers: DrawNumbers, seating: Seating | null): void {
    this.drawing = null
    const why = this.take({ kind: 'draw', terms, numbers, seating })
    if (why) this.context.deps.reportFault(`a drawn seating could not be used: ${why.refused}`)
    const drawing = this.state?.rounds.at(-1)?.drawing
    if (!why && drawing)
      for (const { person } of terms.request.people)
        this.context.send(person, { kind: 'drawn', drawing: JSON.parse(JSON.stringify(drawing)) })
    this.context.changed()
  }

  /** The terms of another attempt at the next drawing: it is counted, and stored, before anybody is asked. */
  private nextTerms(excluded: readonly string[]): DrawTerms | Refusal {
    const { state } = this
    if (!state) return refuse('noTournament')
    const terms = nextDrawTerms(state, this.attempts + 1, excluded)
    return isRefusal(terms) ? terms : (this.store(state, this.ends, this.attempts + 1) ?? terms)
  }

  /** Takes a command: stores what comes of it, then does it. A command that cannot be stored has not happened. */
  private take(command: Command): Refusal | null {
    const { state } = this
    if (!state) return refuse('noTournament')
    const step = take(state, command)
    if (isRefusal(step)) return step
    const ends = this.endOf(step.tournament, step.tasks)
    const why = this.store(step.tournament, ends, command.kind === 'draw' ? 0 : this.attempts)
    if (why) return why
    for (const task of step.tasks) this.carryOut(task, step.tournament)
    this.setClock()
    this.rounds.settle()
    this.context.changed()
    return null
  }

  private endOf({ phase }: Tournament, tasks: readonly Task[]): number | null {
    const clock = tasks.find(task => task.do === 'startClock')
    if (clock) return this.context.deps.date() + clock.minutes * MINUTE_MS
    return phase === 'round' ? this.ends : null
  }

  /** Tables open and close by the state (`settle`); what remains is what people have to be told or moved for. */
  private carryOut(task: Task, tournament: Tournament): void {
    if (task.do === 'seatBot' || task.do === 'removeSeat') {
      const table = this.rounds.find(keyOf(tournament, task.table))
      if (table) this.context.fetch(task.person, table.party.id)
    }
    if (task.do === 'closeTable') {
      const table = this.rounds.find(keyOf(tournament, task.table))
      if (table && table.party.phase !== 'result') this.rounds.close(keyOf(tournament, task.table), 'roundOver')
    }
  }

  private store(tournament: Tournament, ends: number | null, attempts: number): Refusal | null {
    try {
      const entrants = [...this.entrants.values()]
      writeStored(this.context.file, { tournament, entrants, ends, attempts })
    } catch (fault) {
      this.context.deps.reportFault(`the tournament could not be stored: ${String(fault)}`)
      return refuse('storeFailed')
    }
    this.state = tournament
    this.ends = ends
    this.attempts = attempts
    return null
  }

  private setClock(): void {
    this.cancelClock?.()
    this.cancelClock = null
    if (this.ends === null) return
    const left = Math.max(0, this.ends - this.context.deps.date())
    this.cancelClock = this.context.deps.clock.after(left, () => {
      this.endRound()
      this.context.changed()
    })
  }

  private personOf(id: string): (KnownEntrant & { readonly name: string }) | null {
    const known = this.entrants.get(id)
    return known ? { ...known, name: this.nameOf(id) } : null
  }

  private nameOf(id: string): string {
    return this.state?.people.find(({ person }) => person === id)?.name ?? ''
  }
}
