/** Minds that sit at the literal Overlord tables of tests/games/overlord/rules/table.ts and are told what their seats are told. */
import type { Bot, Reason } from '../../../../src-shared/bots'
import { makeBot } from '../../../kit/makeBot'
import { overlordBot } from '../../../../src-shared/games/overlord/bot'
import { MoodTracker } from '../../../../src-shared/games/overlord/bot/moodTracker'
import type { Mood } from '../../../../src-shared/games/overlord/bot/moods'
import { fastRandom, SEEN, type Answer, type Json, type Seat, type SeatAsk } from '../../../../src-shared/kernel'
import { DEFAULT_PROFILE, type Level, type BotProfile } from '../../../../src-shared/wire'
import { DECK, formal, type OverlordTable } from '../rules/table'
import { partOf } from '../../../kit/arena'

const deck = DECK as unknown as Json

/** One seat's bot beside a table. */
export class Sitting {
  private told: number

  constructor(
    readonly at: OverlordTable,
    readonly seat: Seat,
    private readonly bot: Bot,
  ) {
    this.told = at.log.length
    bot.see(partOf(at.match, seat, []))
  }

  /** Something happens at the table; the bot is told of it. */
  after(happens: (at: OverlordTable) => unknown): this {
    happens(this.at)
    this.bot.see(partOf(this.at.match, this.seat, this.at.log.slice(this.told)))
    this.told = this.at.log.length
    return this
  }

  /** What the bot answers to what its seat is asked now. @throws when it is asked nothing */
  answers(): Answer {
    return this.bot.answer(this.ask())
  }

  /** Why it would answer so. @throws when it is asked nothing */
  why(answer: Answer): Reason | null | undefined {
    return this.bot.why?.(this.ask(), answer)
  }

  private ask(): SeatAsk {
    const ask = this.at.match.view(this.seat).own?.asks.find(({ key }) => key !== SEEN)
    if (!ask) throw new Error(`seat ${this.seat} is asked nothing; asked are ${this.at.asked().join(', ')}`)
    return ask
  }
}

/** A bot without noise: it draws nothing but noughts. */
export const sober = (at: OverlordTable, seat: Seat, level: Level = 'normal'): Sitting =>
  new Sitting(
    at,
    seat,
    overlordBot({ seat, deck, profile: { ...DEFAULT_PROFILE, level }, random: { nextInt: () => 0 } }),
  )

/** A bot with noise of this seed. */
export const moody = (seed: number, at: OverlordTable, seat: Seat, profile: Partial<BotProfile> = {}): Sitting =>
  new Sitting(at, seat, makeBot('overlord', seat, seed, deck, { ...DEFAULT_PROFILE, ...profile }))

/** The personality with which a bot of this seed begins. */
export function temperOf(seed: number, personality: BotProfile['personality'] = 'even'): MoodTracker {
  const random = fastRandom(seed)
  return new MoodTracker({
    table: formal().open,
    profile: { ...DEFAULT_PROFILE, personality },
    draw: n => random.nextInt(n, ''),
  })
}

/** The moods with which minds of these seeds begin. */
export const moods = (seeds: readonly number[], personality: BotProfile['personality'] = 'even'): Mood[] =>
  seeds.map(seed => temperOf(seed, personality).mood)
