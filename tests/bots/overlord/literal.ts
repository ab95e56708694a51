/** Minds that sit at the literal Overlord tables of tests/games/overlord/table.ts and are told what their seats are told. */
import { makeMind, type Mind, type Reason } from '../../../src-shared/bots'
import { overlordMind } from '../../../src-shared/bots/overlord'
import { Temper, type Mood } from '../../../src-shared/bots/overlord/moods'
import { fastRandom, SEEN, type Answer, type Json, type Seat, type SeatAsk } from '../../../src-shared/kernel'
import { PLAIN, type Level, type Nature } from '../../../src-shared/wire'
import { DECK, formal, type OverlordTable } from '../../games/overlord/table'
import { partOf } from '../../kit/arena'

const deck = DECK as unknown as Json

/** One seat's mind beside a table. */
export class Sitting {
  private told: number

  constructor(
    readonly at: OverlordTable,
    readonly seat: Seat,
    private readonly mind: Mind,
  ) {
    this.told = at.log.length
    mind.see(partOf(at.match, seat, []))
  }

  /** Something happens at the table; the mind is told of it. */
  after(happens: (at: OverlordTable) => unknown): this {
    happens(this.at)
    this.mind.see(partOf(this.at.match, this.seat, this.at.log.slice(this.told)))
    this.told = this.at.log.length
    return this
  }

  /** What the mind answers to what its seat is asked now. @throws when it is asked nothing */
  answers(): Answer {
    return this.mind.answer(this.ask())
  }

  /** Why it would answer so. @throws when it is asked nothing */
  why(answer: Answer): Reason | null | undefined {
    return this.mind.why?.(this.ask(), answer)
  }

  private ask(): SeatAsk {
    const ask = this.at.match.view(this.seat).own?.asks.find(({ key }) => key !== SEEN)
    if (!ask) throw new Error(`seat ${this.seat} is asked nothing; asked are ${this.at.asked().join(', ')}`)
    return ask
  }
}

/** A mind without whims: it draws nothing but noughts. */
export const sober = (at: OverlordTable, seat: Seat, level: Level = 'normal'): Sitting =>
  new Sitting(at, seat, overlordMind({ seat, deck, nature: { ...PLAIN, level }, random: { below: () => 0 } }))

/** A mind with whims of this seed. */
export const moody = (seed: number, at: OverlordTable, seat: Seat, nature: Partial<Nature> = {}): Sitting =>
  new Sitting(at, seat, makeMind('overlord', seat, seed, deck, { ...PLAIN, ...nature }))

/** The temper with which a mind of this seed begins. */
export function temperOf(seed: number, temper: Nature['temper'] = 'even'): Temper {
  const random = fastRandom(seed)
  return new Temper({ table: formal().open, nature: { ...PLAIN, temper }, draw: n => random.below(n, '') })
}

/** The moods with which minds of these seeds begin. */
export const moods = (seeds: readonly number[], temper: Nature['temper'] = 'even'): Mood[] =>
  seeds.map(seed => temperOf(seed, temper).mood)
