/** What an Overlord bot looks at and remembers: its seat's frame of now, and what everybody has heard so far. */
import type { Answer, Json, Seat, SeatAsk } from '../../kernel'
import type { Deck, OverlordEvent, OverlordOpen, OverlordOwn, OverlordPlayer, Turn } from '../../games/overlord'
import { HOUSE_DECK } from '../../games/overlord/deck'
import type { MatchPart, Nature } from '../../wire'
import { natureOf } from '../judging'
import type { MindSetup } from '../mind'
import { Hearsay } from './hearsay'
import { Repertoire } from './lines'
import { Temper } from './moods'
import { SKILLS, type Skill } from './skills'
import { TACT, type Tact } from './tact'

export type OverlordPart = MatchPart<OverlordOpen, OverlordOwn, OverlordEvent>

/** The tables of the deck that is played with. What the host sends as a deck has been read as one. */
const tablesOf = (deck: Json | null | undefined): Deck => (deck ? (deck as object as Deck) : HOUSE_DECK)

/** Chances are drawn in steps of a thousandth. */
const STEPS = 1000

/** What a speaker means to do in a turn: how many hints to tell, and whether to heed what is said to it. */
interface Intent {
  readonly turn: number
  readonly hints: number
  readonly heeds: boolean
}

export class Memory {
  readonly seat: Seat
  readonly nature: Nature
  readonly deck: Deck
  readonly hearsay: Hearsay
  readonly repertoire = new Repertoire()
  readonly temper: Temper
  intent: Intent = { turn: 0, hints: 0, heeds: false }
  /** How often this seat has thrown a freeze in since its last look. */
  frozen = 0
  private part: OverlordPart
  private fresh = true

  constructor(
    private readonly setup: MindSetup,
    first: OverlordPart,
  ) {
    this.seat = setup.seat
    this.nature = natureOf(setup)
    this.deck = tablesOf(setup.deck)
    this.part = first
    this.hearsay = new Hearsay(this.deck, first.view.open.table)
    this.temper = new Temper(this)
  }

  see(part: OverlordPart): void {
    this.part = part
    for (const { event } of part.events) {
      // Of the deal, and of what was before a mind sat down, the hands' sizes tell all.
      if (!this.fresh && this.skill.saves) this.hearsay.hear(event)
      this.repertoire.hear(event)
      this.temper.hear(event)
      if (event.kind === 'freeze' && event.seat === this.seat) this.frozen++
      if (event.kind === 'look' && event.seat === this.seat) this.frozen = 0
    }
    this.hearsay.count(this.table)
    this.fresh = false
  }

  get skill(): Skill {
    return SKILLS[this.nature.level]
  }
  get tact(): Tact {
    return TACT[this.nature.level]
  }
  get table(): OverlordOpen {
    return this.part.view.open.table
  }
  get own(): OverlordOwn {
    const { own } = this.part.view
    if (!own) throw new Error('a mind without a seat')
    return own.hand
  }

  draw(n: number, name: string): number {
    return this.setup.random.below(n, name)
  }

  /** Whether something happens that happens in this share of all cases. A mind that draws noughts does only what is sure. */
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

/** @throws when nobody speaks. */
export function turnOf({ table }: Memory): Turn {
  if (!table.turn) throw new Error('nobody speaks')
  return table.turn
}

export type Judge = (answer: Answer) => number
export type Judging = (memory: Memory, ask: SeatAsk) => Judge

/** An ask of a key has answers of one shape, and all that are judged come from its own pick. */
export const judge =
  <A>(how: (answer: A) => number): Judge =>
  answer =>
    how(answer as A)
