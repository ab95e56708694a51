/** Minds that sit at the literal Castle tables of tests/games/castle/rules/table.ts and are told what its seats are told. */
import type { Bot, Reason } from '../../../../src-shared/bots'
import { makeBot } from '../../../kit/makeBot'
import { castleBot } from '../../../../src-shared/games/castle/bot'
import { pick, SEEN, type Answer, type ChoiceSpec, type Seat, type SeatAsk } from '../../../../src-shared/kernel'
import { table, type Literal, type Table } from '../rules/table'
import { partOf } from '../../../kit/arena'

/** One seat's bot beside a table: it is told all that happens there before it is asked. */
export class Sitting {
  readonly at: Table
  private told = 0

  constructor(
    literal: Literal,
    readonly seat: Seat,
    private readonly bot: Bot,
  ) {
    this.at = table(literal)
    bot.see(partOf(this.at.match, seat, []))
  }

  /** Something happens at the table; the bot is told of it. */
  after(happens: (at: Table) => unknown): this {
    happens(this.at)
    this.bot.see(partOf(this.at.match, this.seat, this.at.log.slice(this.told)))
    this.told = this.at.log.length
    return this
  }

  /** What the bot answers to what its seat is asked now. @throws when it is asked nothing */
  answers(): Answer {
    return this.bot.answer(this.ask)
  }

  /** Why the bot would answer so to what its seat is asked now. */
  why(answer: Answer): Reason | null | undefined {
    return this.bot.why?.(this.ask, answer)
  }

  /** Why it would answer so to another ask. */
  whyOf(
    key: string,
    answer: Answer,
    params: SeatAsk['params'] = {},
    of: ChoiceSpec = pick.ok(),
  ): Reason | null | undefined {
    return this.bot.why?.({ id: `9/${key}/0`, key, pick: of, params }, answer)
  }

  private get ask(): SeatAsk {
    const ask = this.at.match.view(this.seat).own?.asks.find(({ key }) => key !== SEEN)
    if (!ask) throw new Error(`seat ${this.seat} is asked nothing; asked are ${this.at.asked().join(', ')}`)
    return ask
  }
}

/** A bot without noise: it draws nothing but noughts. */
export const sober = (literal: Literal, seat: Seat = 0): Sitting =>
  new Sitting(literal, seat, castleBot({ seat, random: { nextInt: () => 0 } }))

/** A bot with noise of this seed. */
export const moody = (seed: number, literal: Literal, seat: Seat = 0): Sitting =>
  new Sitting(literal, seat, makeBot('castle', seat, seed))
