/** How a master of Dark Tales plans: likely answers, and what it might do after them, are tried in worlds it may believe in, some rounds on or to the end. */
import { legal, type Answer, type OpenAsk, type Random, type Seat, type SeatAsk, type View } from '../../kernel'
import { tales, type TalesEvent, type TalesOpen, type TalesOwn } from '../../games/tales'
import type { TalesState } from '../../games/tales/state'
import { open } from '../../games/tales/view'
import { PLAIN } from '../../wire'
import { bestOf } from '../judging'
import { chanceOf, type Searched } from '../search'
import { storyPoints } from './items'
import { JUDGES } from './judgement'
import { me, turnsLeft, type Look } from './look'
import type { Memory } from './memory'
import { sample } from './sample'
import { inFront } from './worth'

/** Playouts go so many rounds of the table on: what lies further ahead is mostly luck. */
const ROUNDS = 2

/** A card in hand at the horizon, in points. */
const CARD = 1

/** A lead of so many points wins three times of four: at the end, and for each turn of everybody that is still to come. */
const LEAD = { end: 2, turn: 1.2 } as const

/** At the end a win counts so much, and the points by which it is won the rest: so that near misses are told from far ones. */
const WON = 0.7

const lookFrom = (state: TalesState, seat: Seat, table: TalesOpen): Look => ({
  seat,
  nature: PLAIN,
  deck: state.fixed,
  table,
  own: { hand: state.hands[seat] ?? [], vp: state.vp[seat] ?? 0 },
})

/** What a seat has, or will likely have: points, those of story card B, of its permanents and of its hand. */
function standing(state: TalesState, seat: Seat, table: TalesOpen): number {
  const look = lookFrom(state, seat, table),
    player = me(look)
  return (state.vp[seat] ?? 0) + storyPoints(look, player.items) + inFront(look, seat) + CARD * player.hand
}

function value(state: TalesState, seat: Seat): number {
  if (state.reckoning) {
    const totals = state.reckoning.totals.map(({ total }) => total)
    const won = state.outcome?.winners.includes(seat) ? 1 / state.outcome.winners.length : 0
    return WON * won + (1 - WON) * chanceOf(leadOf(totals, seat), LEAD.end)
  }
  const table = open(state)
  const totals = state.hands.map((_, other) => standing(state, other, table))
  return chanceOf(leadOf(totals, seat), LEAD.end + LEAD.turn * turnsLeft(lookFrom(state, seat, table)))
}

const leadOf = (totals: readonly number[], seat: Seat): number =>
  (totals[seat] ?? 0) - Math.max(...totals.filter((_, other) => other !== seat))

/** How far a whim leads from what is greedy where answers are sought that a tree might try besides, in points. */
const TRIAL = 2
const STEPS = 1000

/** The greedy play of everybody in a playout. @param whim added to each answer's worth */
function policy(state: TalesState, ask: OpenAsk, whim = (): number => 0): Answer {
  const answers = [...legal(ask.pick)],
    [only] = answers
  if (answers.length === 1 && only !== undefined) return only
  const worth = JUDGES[ask.key]?.(lookFrom(state, ask.seat, open(state)), ask)
  return worth ? bestOf(answers, answer => worth(answer) + whim()) : (only ?? true)
}

const propose = (state: TalesState, ask: OpenAsk, random: Random): Answer =>
  policy(state, ask, () => (TRIAL * random.below(STEPS, 'whim')) / STEPS)

/** The search of one ask. @param view the seat's view in which the ask is open */
export function planning(
  look: Look,
  view: View<TalesOpen, TalesOwn>,
  memory: Memory,
  ask: SeatAsk,
): Searched<TalesState, TalesEvent> {
  const until = look.table.turn.number + ROUNDS * look.table.players.length
  return {
    game: tales,
    policy: (state, ask) => policy(state, ask),
    propose,
    sample: random => sample(look, view, memory, ask, random),
    horizon: state => state.turn.number > until || (state.turn.number === until && state.turn.phase !== 'draw'),
    value: state => value(state, look.seat),
  }
}
