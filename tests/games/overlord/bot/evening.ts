/**
 * A match of bots at the pace that the host gives them (src-main/host/bots/thinkingTime.ts): a bot is asked when its
 * ask opens, a speaker is asked again whenever something is told, and its answer is sent some seconds later, so that
 * asks of several seats overlap. In the arena the lowest seat would always be the first, and an Overlord at the last
 * seat would never get a word in. The Overlord's patience is left to its clock.
 */
import type { Bot } from '../../../../src-shared/bots'
import {
  fastRandom,
  isRefusal,
  SEEN,
  type Answer,
  type OpenAsk,
  type Options,
  type Outcome,
  type Seat,
} from '../../../../src-shared/kernel'
import { overlord, type OverlordEvent } from '../../../../src-shared/games/overlord/rules'
import type { Level } from '../../../../src-shared/wire'
import { botTiming } from '../../../../src-shared/games/overlord/bot/timing'
import { thinkingTime } from '../../../../src-main/host/bots/thinkingTime'
import { allBots, layGame, createBots, partOf } from '../../../kit/arena'

/** More answers than any evening has. */
const MOST_ANSWERS = 5000
const SECOND = 1000
const LEFT_OPEN = botTiming.leftOpen ?? []

/** What happened, at which millisecond, in which turn. */
export interface Happened {
  readonly at: number
  readonly turn: number
  readonly event: OverlordEvent
}

export interface Evening {
  readonly seats: number
  readonly overlord: Seat
  readonly outcome: Outcome
  readonly turns: number
  readonly happened: readonly Happened[]
}

/** Who sits there: as fast as their level. */
export interface Sitting {
  readonly minds: readonly Bot[]
  readonly levels: readonly Level[]
}

export const bots = (seats: number, key: number): Sitting => ({
  minds: createBots(allBots(seats), key, overlord.id),
  levels: Array.from({ length: seats }, () => 'normal'),
})

/** What leaves when: an answer, or what the clock answers. */
interface Pending {
  readonly seat: Seat
  readonly id: string
  readonly key: string
  readonly due: number
  answer: Answer | 'clock'
}

/** @throws when an answer is refused, or the evening does not end */
export function evening(seats: number, key: number, options: Options = {}, table: Sitting = bots(seats, key)): Evening {
  const { match, events } = layGame(overlord, seats, options, key)
  const random = fastRandom(key + 1),
    patience = Number(options.silence ?? 0)
  const happened: Happened[] = []
  let pending: Pending[] = [],
    now = 0,
    turns = 0

  const answerTo = (ask: OpenAsk): Answer => {
    const own = match.view(ask.seat).own?.asks.find(({ id }) => id === ask.id),
      bot = table.minds[ask.seat]
    if (!own || !bot) throw new Error('nobody is asked')
    return bot.answer(own)
  }
  const thinks = (ask: OpenAsk): Pending => {
    const { seat, id, key: of } = ask
    if (of === 'patience') return { seat, id, key: of, due: now + (ask.seconds ?? 0) * SECOND, answer: 'clock' }
    const [from, to] = thinkingTime(botTiming, of, { silence: patience }, table.levels[seat] ?? 'normal')
    return { seat, id, key: of, due: now + from + random.nextInt(to - from + 1, 'pace'), answer: answerTo(ask) }
  }

  const show = (news: typeof events, to: readonly Seat[]): void => {
    turns = match.view(null).open.table.turn?.number ?? turns
    happened.push(...news.map(({ event }) => ({ at: now, turn: turns, event })))
    for (const seat of to) table.minds[seat]?.see(partOf(match, seat, news))
    const open = match.asks().filter(ask => ask.key === 'patience' || ![SEEN, ...LEFT_OPEN].includes(ask.key))
    pending = pending.filter(one => open.some(ask => ask.id === one.id))
    for (const ask of open) {
      const underWay = pending.find(one => one.id === ask.id)
      if (!underWay) pending.push(thinks(ask))
      else if (news.length > 0 && botTiming.rethinksOnEvents?.includes(ask.key)) underWay.answer = answerTo(ask)
    }
  }

  const everybody = table.minds.map((_, seat) => seat)
  const first = match.view(null).open.table.overlord
  show(events, everybody)
  for (let answers = 0; !match.outcome; answers++) {
    const [next] = [...pending].sort((a, b) => a.due - b.due)
    if (!next || answers > MOST_ANSWERS) throw new Error('an evening without end')
    now = next.due
    const result = next.answer === 'clock' ? match.clock(next.id) : match.answer(next.seat, next.id, next.answer)
    if (result === 'again' || isRefusal(result))
      throw new Error(`${next.id}: ${JSON.stringify(result)} to ${JSON.stringify(next.answer)}`)
    match.commit(result)
    show(result.events, result.touched === 'all' ? everybody : [next.seat])
  }
  return { seats, overlord: first, outcome: match.outcome, turns, happened }
}

/** The turn in which somebody first had three looks. */
export const thirdLook = ({ happened, turns }: Evening): number =>
  happened.find(({ event }) => event.kind === 'look' && event.count >= 3)?.turn ?? turns
