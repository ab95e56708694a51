/**
 * The twin kit: non-interference. Two hosts play in lockstep from states which one seat cannot tell apart. Everything
 * sent to that seat, and when it was sent, is compared byte for byte until a rule reveals the difference.
 */
import {
  drawAnswer,
  fastRandom,
  isLegal,
  isSameJson,
  type Answer,
  type Entry,
  type Game,
  type GameState,
  type Json,
  type Options,
  type Random,
  type Seat,
  type SeatAsk,
  type EmittedEvent,
} from '../../src-shared/kernel'
import type { Bot } from '../../src-shared/bots'
import { gameById } from '../../src-shared/games'
import { makeBot } from './makeBot'
import { Host } from '../../src-main/host/host'
import type { Table } from '../../src-main/host/table'
import { Guest } from './guest'
import { testDeps, type TestDeps } from './deps'

/** What a game supplies to the kit. Written from rules/, not from the code of its views. */
export interface TwinGame {
  readonly game: Game
  readonly seats: readonly number[]
  /** Options of a table, drawn at random. */
  options(random: Random, seats: number): Options
  /** A state that the watched seat (null: a spectator) cannot tell apart from this one. */
  blur(state: GameState, watched: Seat | null, random: Random): GameState
  /**
   * How random play answers, so that matches are long and everything happens. `twin`: the same ask as the seat has it
   * in the twin, so that only something is chosen that exists in both.
   */
  choose(ask: SeatAsk, random: Random, twin?: SeatAsk): Answer
  /**
   * An answer that another seat may give to the same ask in the twin and that looks the same in public (`twin`: the ask
   * as it is there).
   */
  carry(ask: SeatAsk, answer: Answer, random: Random, twin: SeatAsk): Answer
  /** Whether there is something at this point that can be blurred for the watched seat. */
  blurrable(state: GameState, watched: Seat | null, asked: readonly string[]): boolean
  /** For a control: by how many milliseconds an update is delayed, depending on what is hidden. */
  lag?(state: GameState): number
  /** Whether, by the rules, an answer shows the watched seat a difference between the two states. */
  reveals(step: TwinStep, watched: Seat | null): boolean
}

/** One answer, taken in both worlds. */
export interface TwinStep {
  /** The states before and after it (null: the match is over). */
  readonly before: readonly [GameState, GameState]
  readonly after: readonly [GameState, GameState] | null
  readonly entries: readonly [Entry, Entry]
  /** The events, as they were written. */
  readonly told: readonly [readonly EmittedEvent<Json>[], readonly EmittedEvent<Json>[]]
}

interface World {
  readonly deps: TestDeps
  readonly table: Table
  readonly guests: readonly Guest[]
  readonly spectator: Guest
  readonly mind: Bot | null
  fed: number
}

export interface PairReport {
  /** Keys of the asks that were open to any seat after the blur. */
  readonly asked: ReadonlySet<string>
  /** Updates to the watched seat compared after the blur. */
  readonly frames: number
  /** Answers of all seats taken after the blur. */
  readonly answers: number
  /** What differed, or null. */
  readonly leak: string | null
}

const ANSWER_CLOCK = 15
/** Steps before the blur, after everybody has looked; and after it. */
const MOST_STEPS_BEFORE = 40
const MOST_STEPS = 90
/** Percentage of steps in which a clock rings instead of somebody answering. */
const CLOCK_SHARE = 6

async function open(
  kit: TwinGame,
  seed: number,
  seats: number,
  options: Options,
  watched: Seat | null,
  bot: boolean,
): Promise<World> {
  const deps = testDeps(seed)
  const host = new Host(deps)
  const key = deps.ids.key()
  // A table opens with a game of the product; the kit's own may be a variant of one, or none.
  const game = gameById(kit.game.id) ? kit.game.id : 'mascarade'
  const table = host.open({ id: 'twin', name: 'Twin', game, invite: [], fixedKey: () => key, pace: 0 })
  table.party.game = kit.game
  // When a message is sent is compared just like its contents.
  const stamp = (): string => {
    const state = kit.lag && table.save()?.snapshot.state
    return `${deps.clock.now() + (state ? (kit.lag?.(state) ?? 0) : 0)} `
  }
  const guests = Array.from({ length: seats }, (_, seat) => new Guest(host, `Guest ${seat}`, seat === watched, stamp))
  for (const guest of guests) guest.hello()
  const [first] = guests
  await first?.send({ kind: 'options', options })
  await first?.send({ kind: 'setting', key: 'clock', value: ANSWER_CLOCK })
  for (const guest of guests.slice(1)) await guest.send({ kind: 'ready', ready: true })
  const spectator = new Guest(host, 'Spectator', true, stamp)
  // The table is full, or the match begins before anybody else sits down.
  spectator.hello()
  await spectator.send({ kind: 'stand' })
  const why = await first?.send({ kind: 'start' })
  if (why) throw new Error(`the twin cannot start: ${JSON.stringify(why)}`)
  return {
    deps,
    table,
    guests,
    spectator,
    mind: bot && watched !== null ? makeBot(kit.game.id, watched, seed) : null,
    fed: 0,
  }
}

/** A bot at the watched seat is fed the updates that this seat received. */
function feed(world: World, watched: Seat | null): void {
  const frames = watched === null ? [] : (world.guests[watched]?.updates ?? [])
  for (; world.fed < frames.length; world.fed++) {
    const part = frames[world.fed]?.match
    if (part) world.mind?.see(part)
  }
}

/**
 * One pair: plays to a random moment, blurs, and plays on in lockstep. @returns what was compared, and the leak if any
 */
export async function playPair(kit: TwinGame, seed: number): Promise<PairReport> {
  const random = fastRandom(seed)
  const seats = kit.seats[random.nextInt(kit.seats.length, 'seats')] ?? 2
  const watched = random.nextInt(5, 'spectator') === 0 ? null : random.nextInt(seats, 'watched')
  const bot = random.nextInt(4, 'bot') === 0
  const options = kit.options(random, seats)
  const worlds = await Promise.all([0, 1].map(() => open(kit, seed, seats, options, watched, bot)))
  const [a, b] = worlds
  if (!a || !b) throw new Error('two worlds')
  const lockstep = new Lockstep(kit, a, b, watched, random)
  const before = seats + random.nextInt(MOST_STEPS_BEFORE, 'before')
  for (let i = 0; i < before || !lockstep.blurrable(); i++)
    if ((await lockstep.step()) !== 'on') return { asked: lockstep.asked, frames: 0, answers: 0, leak: lockstep.leak }
  await lockstep.blur()
  for (let i = 0; i < MOST_STEPS; i++) if ((await lockstep.step()) !== 'on') break
  for (const world of worlds) world.table.close()
  return { asked: lockstep.asked, frames: lockstep.frames, answers: lockstep.answers, leak: lockstep.leak }
}

class Lockstep {
  frames = 0
  answers = 0
  leak: string | null = null
  readonly asked = new Set<string>()
  private blurred = false
  private compared = { seat: 0, spectator: 0 }

  constructor(
    private readonly kit: TwinGame,
    private readonly a: World,
    private readonly b: World,
    private readonly watched: Seat | null,
    private readonly random: Random,
  ) {}

  blurrable(): boolean {
    const state = this.a.table.save()?.snapshot.state
    const asked = this.watched === null ? [] : (this.a.guests[this.watched]?.asks().map(ask => ask.key) ?? [])
    return state !== undefined && this.kit.blurrable(state, this.watched, asked)
  }

  /** Both worlds go on from a stored state; the twin's is blurred. */
  async blur(): Promise<void> {
    const kept = this.a.table.save()
    if (!kept) return
    const state = this.kit.blur(kept.snapshot.state, this.watched, this.random)
    this.a.table.resume(kept)
    this.b.table.resume({ ...kept, snapshot: { ...kept.snapshot, state } })
    await this.settle()
    this.blurred = true
    this.frames = 0
    this.answers = 0
    this.compare()
  }

  /** One answer, or one ring of the clock, in both worlds. */
  async step(): Promise<'on' | 'over'> {
    const kept = [this.a, this.b].map(world => world.table.save())
    const [keptA, keptB] = kept
    if (!keptA || !keptB || this.leak) return 'over'
    const count = [this.a, this.b].map(world => world.deps.store.entries.length)
    const acted = this.random.nextInt(100, 'clock') < CLOCK_SHARE ? await this.ring() : await this.answer()
    await this.settle()
    if (!acted) return 'over'
    const taken = this.a.deps.store.entries.slice(count[0]).map(({ entry }) => entry)
    const twins = this.b.deps.store.entries.slice(count[1]).map(({ entry }) => entry)
    // A clock that rings for several seats at once is followed entry by entry from the same states, which is good
    // enough to end a pair.
    const after = [this.a, this.b].map(world => world.table.save())
    const [nowA, nowB] = after
    const fresh = (now: typeof nowA, old: typeof keptA): readonly EmittedEvent<Json>[] =>
      now?.log.filter(told => !old.log.includes(told)) ?? []
    const reveals =
      this.blurred &&
      taken.some((entry, i) =>
        this.kit.reveals(
          {
            before: [keptA.snapshot.state, keptB.snapshot.state],
            after: nowA && nowB ? [nowA.snapshot.state, nowB.snapshot.state] : null,
            entries: [entry, twins[i] ?? entry],
            told: [fresh(nowA, keptA), fresh(nowB, keptB)],
          },
          this.watched,
        ),
      )
    if (reveals) return 'over'
    // The end of a match reveals everything.
    if (this.a.table.party.phase !== 'match' || this.b.table.party.phase !== 'match') {
      if (this.a.table.party.phase !== this.b.table.party.phase) this.leak = 'one match ended, its twin did not'
      return 'over'
    }
    const fault = [...this.a.deps.faults, ...this.b.deps.faults][0]
    if (fault !== undefined) this.leak = `a fault of the kit or the game: ${fault}`
    this.answers += taken.length
    this.compare()
    return this.leak ? 'over' : 'on'
  }

  private async ring(): Promise<boolean> {
    await Promise.all([this.a, this.b].map(world => world.deps.clock.step()))
    return true
  }

  private async answer(): Promise<boolean> {
    const open = this.a.guests.flatMap((guest, seat) => guest.asks().map(ask => ({ seat, ask })))
    const chosen = open[this.random.nextInt(Math.max(1, open.length), 'who')]
    if (!chosen) return false
    const { seat, ask } = chosen
    const mine = seat === this.watched
    const twin = this.b.guests[seat]?.asks().find(other => other.id === ask.id)
    feed(this.a, this.watched)
    feed(this.b, this.watched)
    const thinks = mine && ask.key !== 'seen'
    const answer =
      thinks && this.a.mind ? this.a.mind.answer(ask) : this.kit.choose(ask, this.random, mine ? undefined : twin)
    const mirrored =
      thinks && twin && this.b.mind
        ? this.b.mind.answer(twin)
        : mine || !this.blurred || !twin
          ? answer
          : this.kit.carry(ask, answer, this.random, twin)
    if (mine && !isSameJson(answer, mirrored)) return this.found('the bot at the watched seat answered otherwise')
    if (!twin || !isLegal(twin.pick, mirrored)) return mine ? this.found(`the ask ${ask.key} is not the same`) : false
    await Promise.all([
      this.a.guests[seat]?.send({ kind: 'answer', ask: ask.id, answer }),
      this.b.guests[seat]?.send({ kind: 'answer', ask: ask.id, answer: mirrored }),
    ])
    return true
  }

  private found(leak: string): true {
    this.leak = leak
    return true
  }

  private async settle(): Promise<void> {
    await Promise.all([this.a.deps.clock.settle(), this.b.deps.clock.settle()])
  }

  /** Compares everything that the watched seat and the spectator have been sent since the last time. */
  private compare(): void {
    const watcher = (world: World) =>
      this.watched === null ? world.spectator : (world.guests[this.watched] ?? world.spectator)
    const seat = differs(watcher(this.a), watcher(this.b), this.compared.seat)
    const spectator = differs(this.a.spectator, this.b.spectator, this.compared.spectator)
    this.leak ??= seat ?? spectator
    if (this.blurred) for (const { key } of this.a.guests.flatMap(guest => guest.asks())) this.asked.add(key)
    this.frames += watcher(this.a).received.length - this.compared.seat
    this.compared = { seat: watcher(this.a).received.length, spectator: this.a.spectator.received.length }
  }
}

function differs(a: Guest, b: Guest, from: number): string | null {
  for (let i = from; i < Math.max(a.received.length, b.received.length); i++) {
    const mine = a.received[i] ?? '',
      other = b.received[i] ?? ''
    if (mine === other) continue
    let offset = 0
    while (mine[offset] === other[offset]) offset++
    return `message ${i}, at ${placeOf(mine, other)}: …${mine.slice(Math.max(0, offset - 90), offset)}‹${mine.slice(offset, offset + 30)} | ${other.slice(offset, offset + 30)}›`
  }
  return null
}

/** Where two messages differ, as the path of a field; `time` when only when they were sent does. */
export function placeOf(mine: string, other: string): string {
  const [at, one] = stamped(mine),
    [when, two] = stamped(other)
  return at !== when ? 'time' : (pathOf(one, two) ?? 'order of fields')
}

const stamped = (message: string): readonly [string, Json] => {
  const body = message.indexOf('{')
  return body < 0 ? [message, null] : [message.slice(0, body), JSON.parse(message.slice(body)) as Json]
}

function pathOf(one: Json | undefined, two: Json | undefined): string | null {
  if (isSameJson(one, two)) return null
  const [a, b] = [one, two].map(value => (typeof value === 'object' && value !== null ? value : null))
  if (!a || !b) return ''
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const path = pathOf((a as { [key: string]: Json })[key], (b as { [key: string]: Json })[key])
    if (path !== null) return path === '' ? key : `${key}.${path}`
  }
  return ''
}

export interface TwinReport {
  readonly pairs: number
  /** How many of the pairs ended before the third answer after the blur. */
  readonly early: number
  readonly medianFrames: number
  readonly frames: number
  /** Number of updates of each pair, in rising order. */
  readonly each: readonly number[]
  /** Keys of all asks that were open while updates were compared. */
  readonly asked: ReadonlySet<string>
  readonly leaks: readonly { readonly seed: number; readonly leak: string }[]
}

const median = (rising: readonly number[]): number => rising[Math.floor(rising.length / 2)] ?? 0
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** Merges several reports. */
export function joined(reports: readonly TwinReport[]): TwinReport {
  const each = reports.flatMap(report => report.each).sort((x, y) => x - y)
  return {
    each,
    medianFrames: median(each),
    frames: sum(each),
    pairs: sum(reports.map(report => report.pairs)),
    early: sum(reports.map(report => report.early)),
    asked: new Set(reports.flatMap(report => [...report.asked])),
    leaks: reports.flatMap(report => report.leaks),
  }
}

/** Plays this many pairs from fixed seeds. @param until stops early, for controls that wait for a leak */
export async function playPairs(
  kit: TwinGame,
  pairs: number,
  from = 1,
  until: (leaks: number) => boolean = () => false,
): Promise<TwinReport> {
  const reports: PairReport[] = []
  const leaks: { seed: number; leak: string }[] = []
  for (let seed = from; seed < from + pairs && !until(leaks.length); seed++) {
    const report = await playPair(kit, seed)
    reports.push(report)
    if (report.leak !== null) leaks.push({ seed, leak: report.leak })
  }
  const each = reports.map(report => report.frames).sort((x, y) => x - y)
  return {
    pairs: reports.length,
    leaks,
    each,
    medianFrames: median(each),
    frames: sum(each),
    early: reports.filter(report => report.answers < 3).length,
    asked: new Set(reports.flatMap(report => [...report.asked])),
  }
}

export const anyAnswer = (ask: SeatAsk, random: Random): Answer => drawAnswer(ask.pick, n => random.nextInt(n, 'any'))
