/** Minds that sit at the literal Castle tables of tests/games/castle/table.ts and are told what its seats are told. */
import { makeMind, type Mind, type Reason } from '../../../src-shared/bots'
import { castleMind } from '../../../src-shared/bots/castle'
import { pick, SEEN, type Answer, type Pick, type Seat, type SeatAsk } from '../../../src-shared/kernel'
import { table, type Literal, type Table } from '../../games/castle/table'
import { partOf } from '../../kit/arena'

/** One seat's mind beside a table: it is told all that happens there before it is asked. */
export class Sitting {
  readonly at: Table
  private told = 0

  constructor(
    literal: Literal,
    readonly seat: Seat,
    private readonly mind: Mind,
  ) {
    this.at = table(literal)
    mind.see(partOf(this.at.match, seat, []))
  }

  /** Something happens at the table; the mind is told of it. */
  after(happens: (at: Table) => unknown): this {
    happens(this.at)
    this.mind.see(partOf(this.at.match, this.seat, this.at.log.slice(this.told)))
    this.told = this.at.log.length
    return this
  }

  /** What the mind answers to what its seat is asked now. @throws when it is asked nothing */
  answers(): Answer {
    return this.mind.answer(this.ask)
  }

  /** Why the mind would answer so to what its seat is asked now. */
  why(answer: Answer): Reason | null | undefined {
    return this.mind.why?.(this.ask, answer)
  }

  /** Why it would answer so to another ask. */
  whyOf(key: string, answer: Answer, params: SeatAsk['params'] = {}, of: Pick = pick.ok()): Reason | null | undefined {
    return this.mind.why?.({ id: `9/${key}/0`, key, pick: of, params }, answer)
  }

  private get ask(): SeatAsk {
    const ask = this.at.match.view(this.seat).own?.asks.find(({ key }) => key !== SEEN)
    if (!ask) throw new Error(`seat ${this.seat} is asked nothing; asked are ${this.at.asked().join(', ')}`)
    return ask
  }
}

/** A mind without whims: it draws nothing but noughts. */
export const sober = (literal: Literal, seat: Seat = 0): Sitting =>
  new Sitting(literal, seat, castleMind({ seat, random: { below: () => 0 } }))

/** A mind with whims of this seed. */
export const moody = (seed: number, literal: Literal, seat: Seat = 0): Sitting =>
  new Sitting(literal, seat, makeMind('castle', seat, seed))
