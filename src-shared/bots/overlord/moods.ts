/**
 * The moods of a bot that is the Overlord by the classic rules. A mood is drawn when the mind sits down, of
 * those that its nature has, and drifts with what everybody can see and hear; no card that is hidden from anybody has a say in it.
 */
import type { Seat } from '../../kernel'
import type { OverlordEvent, OverlordOpen, TaleLine, Whim } from '../../games/overlord'
import { readMark } from '../../games/overlord/excuses'
import { MOST_HINTS, MOST_VOLLEY } from '../../games/overlord/rulings'
import type { Nature } from '../../wire'
import { LEANINGS } from './leanings'

/** From the mildest to the worst: a mood drifts one step at a time. */
export const MOODS = ['generous', 'curious', 'bored', 'impatient', 'cruel'] as const
export type Mood = (typeof MOODS)[number]

/** Shares of the occasions at which a mood does a thing. */
export interface Manner {
  /** Times a grievance's weight: a look. */
  readonly look: number
  /** Same to you: a look for both. */
  readonly both: number
  readonly twist: number
  readonly more: number
  readonly hurry: number
  /** Accepts a plea. */
  readonly mercy: number
  /** Lets the story go on after a look. */
  readonly goOn: number
  /** Whom it questions: who has spoken least, or most, who has the most looks, or whoever comes to mind. */
  readonly asks: 'quietest' | 'loudest' | 'guiltiest' | 'anybody'
}

export const MANNERS: { readonly [mood in Mood]: Manner } = {
  generous: { look: 0.4, both: 0.1, twist: 0.2, more: 0.15, hurry: 0.02, mercy: 0.95, goOn: 0.8, asks: 'quietest' },
  curious: { look: 0.6, both: 0.2, twist: 0.35, more: 0.25, hurry: 0.03, mercy: 0.8, goOn: 0.6, asks: 'quietest' },
  bored: { look: 0.9, both: 0.3, twist: 0.4, more: 0.1, hurry: 0.1, mercy: 0.65, goOn: 0.4, asks: 'loudest' },
  impatient: { look: 1.1, both: 0.5, twist: 0.1, more: 0.05, hurry: 0.4, mercy: 0.5, goOn: 0.4, asks: 'anybody' },
  cruel: { look: 1.6, both: 0.7, twist: 0.25, more: 0.1, hurry: 0.2, mercy: 0.35, goOn: 0.5, asks: 'guiltiest' },
}

/** What a servant has done, and how much it rankles. */
export interface Grievance {
  readonly seat: Seat
  readonly reason: Whim
  readonly weight: number
  readonly turn: number
}

/**
 * What rankles, as a share of the occasions at which an average mood would look: what the rules name ("The Overlord's
 * wrath"), and a whim now and then. To be brief is no offence: it rankles no more than a whim does.
 */
const WEIGHTS = {
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

/** A typed line of at most so many letters is a mumble; of more than so many, a ramble. What is told aloud has none and is not judged. */
const MUMBLE = 12,
  RAMBLE = 200
/** Of so many excuses the Overlord knows every one: none of them is to be heard again so soon. */
const FRESH = 6
/** Of so few at the table two are servants. */
const FEWEST = 3
/** Whoever freezes so often between two looks meddles. */
const MEDDLES = 3
/** What happened so many turns ago is forgotten. */
const FORGOTTEN = 2

/** How events warm the temper; at `BOILS` the mood gets one step worse, at minus that one step better. */
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
const BOILS = 3

/** What an Overlord's temper can see, what sort of player it is, and its own draws. */
export interface Watching {
  readonly table: OverlordOpen
  readonly nature: Nature
  draw(n: number, name: string): number
}

export class Temper {
  private rank: number
  private readonly ranks: readonly [number, number]
  private heat = 0
  private grievances: Grievance[] = []
  private freezes: Seat[] = []
  private excuses: string[] = []
  /** The turn of the last look, whoever gave it. */
  lastLook = 1
  /** Whether the Overlord has said something since the last hint; and whether the speaker owes him an answer to it. */
  spoke = false
  wished = false

  constructor(private readonly at: Watching) {
    const [mildest, worst] = LEANINGS[at.nature.temper].moods
    this.ranks = [MOODS.indexOf(mildest), MOODS.indexOf(worst)]
    this.rank = this.ranks[0] + at.draw(this.ranks[1] - this.ranks[0] + 1, 'mood')
  }

  get mood(): Mood {
    return MOODS[this.rank] ?? 'bored'
  }
  get manner(): Manner {
    return MANNERS[this.mood]
  }

  /** What rankles now: of each servant the worst. */
  rankling(): readonly Grievance[] {
    return this.grievances.filter(one => this.now() - one.turn < FORGOTTEN)
  }

  hear(event: OverlordEvent): void {
    switch (event.kind) {
      case 'question':
      case 'nextInCircle':
        return this.turns()
      case 'hint':
        return this.judgeLine(event.told)
      case 'pass':
      case 'freePass':
        return this.passes(event.seat, event.to)
      case 'twist':
      case 'more':
        this.wished = true
        this.spoke = true
        return
      case 'hurry':
        this.spoke = true
        return
      case 'patience':
        return this.rankles(event.speaker, 'slow', WEIGHTS.slow, HEAT.patience)
      case 'concede':
        return this.warm(HEAT.concede)
      case 'freeze':
        return this.meddles(event.seat)
      case 'plea':
        return this.warm(HEAT.plea)
      case 'look':
        return this.looked(event.seat)
    }
  }

  private now(): number {
    return this.at.table.turn?.number ?? this.lastLook
  }

  /** A turn has begun. */
  private turns(): void {
    this.warm(HEAT.turn)
    this.spoke = false
    this.wished = false
  }

  private judgeLine(told: TaleLine): void {
    const { seat, line, how } = told
    const ignored = this.wished && how === 'passed',
      again = this.knows(line)
    this.spoke = false
    // A freeze is no answer to the Overlord.
    if (how === 'froze') return
    this.wished = false
    if (line !== '' && !readMark(line)) {
      if (line.length <= MUMBLE) return this.rankles(seat, 'boring', WEIGHTS.mumbled, HEAT.badLine)
      if (line.length > RAMBLE) return this.rankles(seat, 'chatter', WEIGHTS.rambled, HEAT.badLine)
      this.warm(HEAT.goodLine)
    }
    if (ignored) return this.rankles(seat, 'ignored', WEIGHTS.ignored)
    if (again) return this.rankles(seat, 'boring', WEIGHTS.again, HEAT.badLine)
    const hints = this.at.table.tale.filter(
      one => one.turn === told.turn && one.seat === seat && one.how !== 'froze',
    ).length
    if (hints >= MOST_HINTS) return this.rankles(seat, 'chatter', WEIGHTS.third)
    if (hints === 1 && how === 'passed') return this.rankles(seat, 'boring', WEIGHTS.brief)
    this.rankles(seat, 'whim', WEIGHTS.whim, HEAT.told)
  }

  /** Whether this very excuse was heard only just now, whoever was blamed with it. What is told aloud is not heard here. */
  private knows(line: string): boolean {
    if (line === '') return false
    const mark = readMark(line),
      gist = mark ? `${mark.group} ${mark.number}` : line
    const known = this.excuses.includes(gist)
    this.excuses = [...this.excuses, gist].slice(-FRESH)
    return known
  }

  /** Same to you; of two servants it cannot be helped. A freeze is worked in by a hint told after it, or goes back to whoever threw it in. */
  private passes(seat: Seat, to: Seat): void {
    const { volley, players, tale } = this.at.table
    const last = tale.at(-1),
      freeze = last?.how === 'passed' ? tale.at(-2) : last
    if (freeze?.how === 'froze' && freeze.turn === last?.turn && freeze.seat !== to)
      this.rankles(seat, 'ignored', WEIGHTS.unfrozen)
    this.turns()
    if (players.length > FEWEST && volley && volley.from === seat && volley.passes >= MOST_VOLLEY)
      this.rankles(seat, 'disrespect', WEIGHTS.disrespect, HEAT.volley)
  }

  private meddles(seat: Seat): void {
    this.freezes.push(seat)
    this.warm(HEAT.froze)
    if (this.freezes.filter(one => one === seat).length >= MEDDLES) this.rankles(seat, 'chatter', WEIGHTS.meddled)
  }

  /** A look is a relief; it settles what its victim has done. */
  private looked(seat: Seat): void {
    this.lastLook = this.at.table.turn?.number ?? this.at.table.tale.at(-1)?.turn ?? this.lastLook
    this.grievances = this.grievances.filter(one => one.seat !== seat)
    this.freezes = []
    this.warm(HEAT.look)
  }

  /** Of two grievances against one servant in one turn the heavier stays. */
  private rankles(seat: Seat, reason: Whim, weight: number, heat = 0): void {
    const turn = this.at.table.tale.at(-1)?.turn ?? this.now()
    const before = this.grievances.find(one => one.seat === seat)
    if (!before || before.turn !== turn || before.weight <= weight)
      this.grievances = [...this.grievances.filter(one => one !== before), { seat, reason, weight, turn }]
    this.warm(heat)
  }

  private warm(by: number): void {
    this.heat += by
    if (this.heat < BOILS && this.heat > -BOILS) return
    this.rank = Math.max(this.ranks[0], Math.min(this.ranks[1], this.rank + Math.sign(this.heat)))
    this.heat = 0
  }
}
