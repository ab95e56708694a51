/**
 * What an answer, a view and a snapshot cost at answer 20 and at answer 2,000 of the same match: of a toy whose rounds
 * are all exactly alike; and of games, over the answers of random play from there on. In Mascarade the answers before
 * are swaps and looks, since otherwise somebody would have won. No match of Overlord lasts that long, even if nobody is
 * given a look: it is measured at answer 150. Dark Tales ends before.
 */
import { castle } from '../../../src-shared/games/castle/rules'
import { mascarade } from '../../../src-shared/games/mascarade/rules'
import { overlord } from '../../../src-shared/games/overlord/rules'
import {
  drawAnswer,
  fastRandom,
  Match,
  type Game,
  type GameState,
  type Json,
  type Snapshot,
} from '../../../src-shared/kernel'
import { does, hello, parlour } from '../../kernel/toys/parlour'
import { keyOf } from '../../kit/arena'
import { accepted, make, moves, playing, tableOptions, type NextMove } from '../../kit/play'
import { nextMove as castleMove } from '../../games/castle/rules/play'
import { nextMove as mascaradeMove } from '../../games/mascarade/rules/play'
import { nextMove as overlordMove } from '../../games/overlord/rules/play'
import { say, sayNot } from '../say'

const EARLY = 20,
  LATE = 2000,
  OVERLORD_LATE = 150,
  WINDOW = 100
/** How often the window is played from each point, alternating, so that other load on the machine affects both. */
const TIMES = 300
const SEATS = 8
/** Random matches are tried until one is long enough. */
const MOST_KEYS = 50
/** Microseconds in a millisecond. */
const MICRO = 1000
const GOAL = { by: 'median', mostRatio: 1.1 } as const

/** One round of the toy: who answers what. */
const ROUND: readonly (readonly [seat: number, key: string, answer: Json])[] = [
  [0, 'talk', does('stay')],
  [0, 'talk', does('peek')],
  [1, 'talk', hello],
  [2, 'talk', does('vote')],
  [2, 'vote', 'yes'],
  [0, 'vote', 'yes'],
  [1, 'vote', 'yes'],
]

/** The toy's next move is the round's: the ask of that seat and key. */
function inRounds(): NextMove {
  let at = 0
  return match => {
    const [seat, key, answer] = ROUND[at++ % ROUND.length] ?? [0, '', null]
    const ask = match.asks().find(open => open.seat === seat && open.key === key)
    if (!ask) throw new Error(`seat ${seat} is not asked ${key}`)
    return { ask, answer }
  }
}

interface Costs {
  readonly answer: number[]
  readonly view: number[]
  readonly snapshot: number[]
}
const noCosts = (): Costs => ({ answer: [], view: [], snapshot: [] })

/**
 * Plays a window from here. @param into microseconds of one answer, of all views and of a snapshot, each the window's
 * mean
 */
function playWindow<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  from: Snapshot<S>,
  next: NextMove,
  into: Costs,
): void {
  const match = Match.resume(game, from),
    random = fastRandom(7)
  let answer = 0,
    view = 0,
    snapshot = 0,
    played = 0
  for (; played < WINDOW && !match.outcome; played++) {
    const { ask, answer: given } = next(match, random)
    const start = performance.now()
    match.commit(accepted(given === 'clock' ? match.clock(ask.id) : match.answer(ask.seat, ask.id, given)))
    const answered = performance.now()
    for (let seat = 0; seat < match.seats; seat++) match.view(seat)
    match.view(null)
    const viewed = performance.now()
    match.snapshot()
    answer += answered - start
    view += viewed - answered
    snapshot += performance.now() - viewed
  }
  into.answer.push((answer * MICRO) / played)
  into.view.push((view * MICRO) / played)
  into.snapshot.push((snapshot * MICRO) / played)
}

/** @param move the moves from such a point on */
function measure<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  early: Snapshot<S>,
  late: Snapshot<S>,
  move: () => NextMove,
  at = LATE,
): void {
  const costs = [noCosts(), noCosts()] as const
  for (let time = 0; time < TIMES; time++) {
    // The first ones warm both up.
    const into = time < TIMES / 10 ? ([noCosts(), noCosts()] as const) : costs
    playWindow(game, early, move(), into[0])
    playWindow(game, late, move(), into[1])
  }
  for (const what of ['answer', 'view', 'snapshot'] as const) {
    say({
      line: `${game.id}, ${what === 'view' ? 'all views' : `one ${what}`}, at answer ${at}`,
      unit: 'µs',
      values: costs[1][what],
      anchor: { name: `at answer ${EARLY}`, values: costs[0][what] },
      goal: GOAL,
    })
  }
}

function measureToy(): void {
  const { match } = Match.start(parlour, 3, {}, keyOf(7)),
    next = inRounds(),
    random = fastRandom(1)
  const snapshots = [EARLY, LATE].map(count => {
    // Whole rounds: both points are the same moment of a round.
    const rounds = Math.ceil(count / ROUND.length) * ROUND.length
    for (let played = count === EARLY ? 0 : Math.ceil(EARLY / ROUND.length) * ROUND.length; played < rounds; played++)
      make(match, next(match, random))
    return match.snapshot()
  })
  const [early, late] = snapshots
  if (early && late) measure(parlour, early, late, inRounds)
}

/** Only swaps and looks: nobody gains by them, and a match never ends. */
const idle = moves((ask, random) => {
  if (ask.pick.pick !== 'branch') return drawAnswer(ask.pick, n => random.nextInt(n, ''))
  const of = Object.fromEntries(Object.entries(ask.pick.of).filter(([branch]) => branch !== 'announce'))
  return drawAnswer({ pick: 'branch', of }, n => random.nextInt(n, ''))
})

/** Nobody gets a look, and nobody declines, if there is another way: a tale is as long as it can be. */
const patient = moves((ask, random) => {
  const draw = (n: number): number => random.nextInt(n, '')
  if (ask.pick.pick !== 'branch') return drawAnswer(ask.pick, draw)
  const kept = Object.entries(ask.pick.of).filter(([branch]) => !ENDS.includes(branch))
  return drawAnswer(kept.length > 0 ? { pick: 'branch', of: Object.fromEntries(kept) } : ask.pick, draw)
})
const ENDS = ['look', 'both', 'decline']

/** A match of a game, from its answer 20 and a late one on. @param before how it is played until then */
function measureGame<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  before: NextMove,
  next: NextMove,
  late = LATE,
): void {
  for (let key = 0; key < MOST_KEYS; key++) {
    const { match } = Match.start(game, SEATS, tableOptions(game), keyOf(key)),
      random = fastRandom(key),
      playOn = playing(before)
    playOn(match, random, EARLY)
    const early = match.snapshot()
    if (playOn(match, random, late - EARLY) < late - EARLY || match.outcome) continue
    return measure(game, early, match.snapshot(), () => next, late)
  }
  sayNot(`${game.id}, at answer ${late}`, `none of ${MOST_KEYS} random matches is so long`)
}

measureToy()
measureGame(mascarade, idle, mascaradeMove)
measureGame(castle, castleMove, castleMove)
measureGame(overlord, patient, overlordMove, OVERLORD_LATE)
