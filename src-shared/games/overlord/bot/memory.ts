/** What a bot knows: its seat's present view, and what it has inferred from events. */
import type { Json, Seat, SeatAsk } from '../../../kernel'
import type { Deck, OpenTurn, OverlordEvent, OverlordOpen, OverlordOwn, OverlordPlayer } from '../rules'
import { HOUSE_DECK } from '../rules/deck'
import type { MatchPart, BotProfile } from '../../../wire'
import { profileOf, type AnswerScorer } from '../../../bots/scoringBot'
import type { BotSetup } from '../../../bots/bot'
import { CardTracking } from './cardTracking'
import { RecentLines } from './recentLines'
import { MoodTracker } from './moodTracker'
import { FORMAL_SKILLS, type FormalSkill } from './formalSkills'
import { CLASSIC_SKILLS, type ClassicSkill } from './classicSkills'

/** The match part of an update in this game's types. */
export type OverlordPart = MatchPart<OverlordOpen, OverlordOwn, OverlordEvent>

/** The tables of the deck in play. A deck from the host has been checked by it. */
const tablesOf = (deck: Json | null | undefined): Deck => (deck ? (deck as object as Deck) : HOUSE_DECK)

/** Resolution of chances. */
const STEPS = 1000

/** What a speaker intends in a turn: how many hints to tell, and whether to heed demands. */
interface Intent {
  readonly turn: number
  readonly hints: number
  readonly heeds: boolean
}

/** What a bot knows of its match. */
export class Memory {
  readonly seat: Seat
  readonly profile: BotProfile
  readonly deck: Deck
  readonly cardTracking: CardTracking
  readonly recentLines = new RecentLines()
  readonly moodTracker: MoodTracker
  intent: Intent = { turn: 0, hints: 0, heeds: false }
  /** Number of freezes that this seat has thrown in since its last look. */
  frozen = 0
  private part: OverlordPart
  private fresh = true

  constructor(
    private readonly setup: BotSetup,
    first: OverlordPart,
  ) {
    this.seat = setup.seat
    this.profile = profileOf(setup)
    this.deck = tablesOf(setup.deck)
    this.part = first
    this.cardTracking = new CardTracking(this.deck, first.view.open.table)
    this.moodTracker = new MoodTracker(this)
  }

  /** Takes in an update. */
  see(part: OverlordPart): void {
    this.part = part
    for (const { event } of part.events) {
      // The first update needs no tracking: hand sizes say all about the deal and about events before the bot joined.
      if (!this.fresh && this.formalSkill.savesActions) this.cardTracking.hear(event)
      this.recentLines.hear(event)
      this.moodTracker.hear(event)
      if (event.kind === 'freeze' && event.seat === this.seat) this.frozen++
      if (event.kind === 'look' && event.seat === this.seat) this.frozen = 0
    }
    this.cardTracking.count(this.table)
    this.fresh = false
  }

  get formalSkill(): FormalSkill {
    return FORMAL_SKILLS[this.profile.level]
  }
  get classicSkill(): ClassicSkill {
    return CLASSIC_SKILLS[this.profile.level]
  }
  get table(): OverlordOpen {
    return this.part.view.open.table
  }
  get own(): OverlordOwn {
    const { own } = this.part.view
    if (!own) throw new Error('a bot needs the view of a seat')
    return own.private
  }

  draw(n: number, name: string): number {
    return this.setup.random.nextInt(n, name)
  }

  /**
   * Draws whether something happens in this share of all cases. A bot that draws only zeros does only what is certain.
   */
  chance(share: number, name: string): boolean {
    return this.draw(STEPS, name) >= STEPS - Math.round(share * STEPS)
  }
}

export function playerAt({ table }: Memory, seat: Seat): OverlordPlayer {
  const player = table.players[seat]
  if (!player) throw new Error(`no seat ${seat}`)
  return player
}

export const me = (memory: Memory): OverlordPlayer => playerAt(memory, memory.seat)

export const others = ({ table, seat }: Memory): Seat[] =>
  table.players.flatMap((_, other) => (other === seat ? [] : [other]))

export const servants = ({ table }: Memory): Seat[] =>
  table.players.flatMap((_, seat) => (seat === table.overlord ? [] : [seat]))

/** The present turn. @throws when nobody speaks */
export function turnOf({ table }: Memory): OpenTurn {
  if (!table.turn) throw new Error('nobody speaks')
  return table.turn
}

/** Makes the scorer of an ask. */
export type ScorerFactory = (memory: Memory, ask: SeatAsk) => AnswerScorer
