/**
 * An evening of bots alone, at the pace that the host gives them: a mind is asked when its ask opens, and its answer
 * leaves one to three seconds later, so that asks of several seats overlap. In the arena the lowest seat would always
 * be the first, and an Overlord at the last seat would never get a word in.
 */
import type { Mind } from '../../../src-shared/bots'
import { fastRandom, isRefusal, SEEN, type Answer, type Options, type Outcome, type Seat } from '../../../src-shared/kernel'
import { overlord, type OverlordEvent } from '../../../src-shared/games/overlord'
import { allBots, layGame, minds, partOf } from '../../kit/arena'

/** Milliseconds that a bot takes, from and to: those of src-main/host/botSeats.ts. */
const PACE = [1000, 2800] as const
/** More answers than any evening has. */
const MOST_ANSWERS = 5000

/** What happened, at which millisecond, in which turn. */
export interface Happened { readonly at: number; readonly turn: number; readonly event: OverlordEvent }

export interface Evening {
  readonly seats: number
  readonly overlord: Seat
  readonly outcome: Outcome
  readonly turns: number
  readonly happened: readonly Happened[]
}

interface Pending { readonly seat: Seat; readonly id: string; readonly due: number; readonly answer: Answer }

/** @throws when an answer is refused, or the evening does not end */
export function evening(seats: number, key: number, options: Options = {}, table: readonly Mind[] = minds(allBots(seats), key, overlord.id)): Evening {
  const { match, told } = layGame(overlord, seats, options, key)
  const random = fastRandom(key + 1)
  const happened: Happened[] = []
  let pending: Pending[] = [], now = 0, turns = 0

  const show = (events: typeof told, to: readonly Seat[]): void => {
    turns = match.view(null).open.table.turn?.number ?? turns
    happened.push(...events.map(({ event }) => ({ at: now, turn: turns, event })))
    for (const seat of to) table[seat]?.see(partOf(match, seat, events))
    const open = match.asks().filter(ask => ask.key !== SEEN)
    pending = pending.filter(one => open.some(ask => ask.id === one.id))
    for (const ask of open.filter(({ id }) => !pending.some(one => one.id === id))) {
      const own = match.view(ask.seat).own?.asks.find(({ id }) => id === ask.id)
      const mind = table[ask.seat]
      if (!own || !mind) throw new Error('nobody is asked')
      pending.push({ seat: ask.seat, id: ask.id, due: now + PACE[0] + random.below(PACE[1] - PACE[0] + 1, 'pace'), answer: mind.answer(own) })
    }
  }

  const everybody = table.map((_, seat) => seat)
  const first = match.view(null).open.table.overlord
  show(told, everybody)
  for (let answers = 0; !match.outcome; answers++) {
    const [next] = [...pending].sort((a, b) => a.due - b.due)
    if (!next || answers > MOST_ANSWERS) throw new Error('an evening without end')
    now = next.due
    const result = match.answer(next.seat, next.id, next.answer)
    if (result === 'again' || isRefusal(result)) throw new Error(`${next.id}: ${JSON.stringify(result)} to ${JSON.stringify(next.answer)}`)
    match.commit(result)
    show(result.told, result.touched === 'all' ? everybody : [next.seat])
  }
  return { seats, overlord: first, outcome: match.outcome, turns, happened }
}

/** The turn in which somebody first had three looks. */
export const thirdLook = ({ happened, turns }: Evening): number =>
  happened.find(({ event }) => event.kind === 'look' && event.count >= 3)?.turn ?? turns
