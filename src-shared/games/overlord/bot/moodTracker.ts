/**
 * Tracks the mood of a bot that is the Overlord by the classic rules. The first mood is drawn from those of its
 * personality; then it changes by public events, never by hidden cards.
 */
import type { Seat } from '../../../kernel'
import type { OverlordEvent, OverlordOpen, TaleLine, Whim } from '../rules'
import { readMark } from '../rules/excuses'
import { MOST_HINTS, MOST_VOLLEY } from '../rules/rulings'
import type { BotProfile } from '../../../wire'
import { MOOD_HABITS, MOODS, type Mood, type MoodHabits } from './moods'
import { PERSONALITY_EFFECTS } from './personality'

/** An offence of a servant, and how much it annoys the Overlord. */
export interface Grievance {
  readonly seat: Seat
  readonly reason: Whim
  readonly weight: number
  readonly turn: number
}

/**
 * Weights of offences: the share of occasions on which an average mood gives a look for them. They are those that the
 * rules name ("The Overlord's wrath"), and a whim now and then. Being brief is no offence, so it weighs less than a
 * whim.
 */
const GRIEVANCE_WEIGHTS = {
  slow: 0.6,
  mumbled: 0.5,
  brief: 0.05,
  again: 0.4,
  ignored: 0.4,
  unfrozen: 0.4,
  disrespect: 0.45,
  rambled: 0.5,
  third: 0.35,
  meddled: 0.3,
  whim: 0.07,
} as const

/**
 * A typed line of at most MUMBLE characters is a mumble, one of more than RAMBLE a ramble. Lines spoken aloud are not
 * judged.
 */
const MUMBLE = 12,
  RAMBLE = 200
/** Number of latest excuses that must not be repeated. */
const EXCUSES_REMEMBERED = 6
/** With this many players there are only two servants. */
const FEWEST_PLAYERS = 3
/** Number of freezes between two looks from which a servant meddles. */
const FREEZES_MEDDLING = 3
/** Grievances are forgotten after this many turns. */
const FORGOTTEN_AFTER = 2

/** How events change the heat. At HEAT_LIMIT the mood gets one step worse, at minus that one step better. */
const HEAT = {
  turn: 0.3,
  told: -0.2,
  goodLine: -1,
  badLine: 1,
  patience: 2,
  concede: 1,
  volley: 1,
  froze: -0.5,
  look: -2,
  plea: -1,
} as const
const HEAT_LIMIT = 3

/** What the mood depends on: the table, the bot's profile, and random draws. */
export interface MoodSource {
  readonly table: OverlordOpen
  readonly profile: BotProfile
  draw(n: number, name: string): number
}

/** The mood, its heat, and open grievances. */
export class MoodTracker {
  private rank: number
  private readonly ranks: readonly [number, number]
  private heat = 0
  private grievances: Grievance[] = []
  private freezes: Seat[] = []
  private excuses: string[] = []
  /** The turn of the last look. */
  lastLook = 1
  /** Whether the Overlord has spoken since the last hint, and whether the speaker owes an answer to that. */
  spoke = false
  owesAnswer = false

  constructor(private readonly source: MoodSource) {
    const [mildest, worst] = PERSONALITY_EFFECTS[source.profile.personality].moods
    this.ranks = [MOODS.indexOf(mildest), MOODS.indexOf(worst)]
    this.rank = this.ranks[0] + source.draw(this.ranks[1] - this.ranks[0] + 1, 'mood')
  }

  get mood(): Mood {
    return MOODS[this.rank] ?? 'bored'
  }
  get habits(): MoodHabits {
    return MOOD_HABITS[this.mood]
  }

  /** The grievances that still count, one per servant. */
  openGrievances(): readonly Grievance[] {
    return this.grievances.filter(one => this.now() - one.turn < FORGOTTEN_AFTER)
  }

  hear(event: OverlordEvent): void {
    switch (event.kind) {
      case 'question':
      case 'nextInCircle':
        return this.onTurn()
      case 'hint':
        return this.onHint(event.told)
      case 'pass':
      case 'freePass':
        return this.onPass(event.seat, event.to)
      case 'twist':
      case 'more':
        this.owesAnswer = true
        this.spoke = true
        return
      case 'hurry':
        this.spoke = true
        return
      case 'patience':
        return this.addGrievance(event.speaker, 'slow', GRIEVANCE_WEIGHTS.slow, HEAT.patience)
      case 'concede':
        return this.addHeat(HEAT.concede)
      case 'freeze':
        return this.onFreeze(event.seat)
      case 'plea':
        return this.addHeat(HEAT.plea)
      case 'look':
        return this.onLook(event.seat)
    }
  }

  private now(): number {
    return this.source.table.turn?.number ?? this.lastLook
  }

  private onTurn(): void {
    this.addHeat(HEAT.turn)
    this.spoke = false
    this.owesAnswer = false
  }

  private onHint(told: TaleLine): void {
    const { seat, line, how } = told
    const ignored = this.owesAnswer && how === 'passed',
      again = this.isRepeated(line)
    this.spoke = false
    // A freeze is no answer to the Overlord.
    if (how === 'froze') return
    this.owesAnswer = false
    if (line !== '' && !readMark(line)) {
      if (line.length <= MUMBLE) return this.addGrievance(seat, 'boring', GRIEVANCE_WEIGHTS.mumbled, HEAT.badLine)
      if (line.length > RAMBLE) return this.addGrievance(seat, 'chatter', GRIEVANCE_WEIGHTS.rambled, HEAT.badLine)
      this.addHeat(HEAT.goodLine)
    }
    if (ignored) return this.addGrievance(seat, 'ignored', GRIEVANCE_WEIGHTS.ignored)
    if (again) return this.addGrievance(seat, 'boring', GRIEVANCE_WEIGHTS.again, HEAT.badLine)
    const hints = this.source.table.tale.filter(
      one => one.turn === told.turn && one.seat === seat && one.how !== 'froze',
    ).length
    if (hints >= MOST_HINTS) return this.addGrievance(seat, 'chatter', GRIEVANCE_WEIGHTS.third)
    if (hints === 1 && how === 'passed') return this.addGrievance(seat, 'boring', GRIEVANCE_WEIGHTS.brief)
    this.addGrievance(seat, 'whim', GRIEVANCE_WEIGHTS.whim, HEAT.told)
  }

  /** Whether this excuse was used recently, no matter who was blamed with it. Lines spoken aloud are unknown. */
  private isRepeated(line: string): boolean {
    if (line === '') return false
    const mark = readMark(line),
      gist = mark ? `${mark.group} ${mark.number}` : line
    const known = this.excuses.includes(gist)
    this.excuses = [...this.excuses, gist].slice(-EXCUSES_REMEMBERED)
    return known
  }

  /**
   * A long volley is disrespect, except with two servants. A freeze must be answered by a hint, or by blaming the seat
   * that threw it in.
   */
  private onPass(seat: Seat, to: Seat): void {
    const { volley, players, tale } = this.source.table
    const last = tale.at(-1),
      freeze = last?.how === 'passed' ? tale.at(-2) : last
    if (freeze?.how === 'froze' && freeze.turn === last?.turn && freeze.seat !== to)
      this.addGrievance(seat, 'ignored', GRIEVANCE_WEIGHTS.unfrozen)
    this.onTurn()
    if (players.length > FEWEST_PLAYERS && volley && volley.from === seat && volley.passes >= MOST_VOLLEY)
      this.addGrievance(seat, 'disrespect', GRIEVANCE_WEIGHTS.disrespect, HEAT.volley)
  }

  private onFreeze(seat: Seat): void {
    this.freezes.push(seat)
    this.addHeat(HEAT.froze)
    if (this.freezes.filter(one => one === seat).length >= FREEZES_MEDDLING)
      this.addGrievance(seat, 'chatter', GRIEVANCE_WEIGHTS.meddled)
  }

  /** A look cools the mood and settles the servant's grievances. */
  private onLook(seat: Seat): void {
    this.lastLook = this.source.table.turn?.number ?? this.source.table.tale.at(-1)?.turn ?? this.lastLook
    this.grievances = this.grievances.filter(one => one.seat !== seat)
    this.freezes = []
    this.addHeat(HEAT.look)
  }

  /** Keeps one grievance per servant: the latest, or the heavier of two in one turn. */
  private addGrievance(seat: Seat, reason: Whim, weight: number, heat = 0): void {
    const turn = this.source.table.tale.at(-1)?.turn ?? this.now()
    const before = this.grievances.find(one => one.seat === seat)
    if (!before || before.turn !== turn || before.weight <= weight)
      this.grievances = [...this.grievances.filter(one => one !== before), { seat, reason, weight, turn }]
    this.addHeat(heat)
  }

  private addHeat(by: number): void {
    this.heat += by
    if (this.heat < HEAT_LIMIT && this.heat > -HEAT_LIMIT) return
    this.rank = Math.max(this.ranks[0], Math.min(this.ranks[1], this.rank + Math.sign(this.heat)))
    this.heat = 0
  }
}
