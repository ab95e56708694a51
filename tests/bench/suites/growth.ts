/**
 * What an answer, a view and a snapshot cost at answer 20 and at answer 2,000 of the same matches: of a toy whose rounds
 * are all exactly alike; and of games, over the 100 answers of random play from there on. In Mascarade the answers before
 * are swaps and looks, since otherwise somebody would have won. No match of Overlord lasts that long, even if nobody is
 * given a look: it is measured at answer 500, with a tale of 70 to 90 lines. Dark Tales ends before.
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
  type Proposal,
  type Snapshot,
} from '../../../src-shared/kernel'
import { does, hello, parlour } from '../../kernel/toys/parlour'
import { keyOf } from '../../kit/arena'
import { accepted, keyOfAsk, make, moves, playing, tableOptions, withoutBranches, type NextMove } from '../../kit/play'
import { nextMove as castleMove } from '../../games/castle/rules/play'
import { nextMove as mascaradeMove } from '../../games/mascarade/rules/play'
import { say, sayNot } from '../say'

const EARLY = 20,
  LATE = 2000,
  OVERLORD_LATE = 500,
  WINDOW = 100,
  WINDOW_SEED = 7
/** So many matches of a game, if so many are long enough: no two have the same answers to give. */
const MATCHES = 5
/** How often each window is played, early and late in turn, so that other load on the machine affects both. */
const TIMES = 200
const SEATS = 8
/** So many random matches are tried. */
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

/** A match at two moments. */
interface Moments<S extends GameState> {
  readonly early: Snapshot<S>
  readonly late: Snapshot<S>
}

/** Milliseconds, and how many times that was. */
interface Cost {
  ms: number
  times: number
}

class Costs {
  readonly view: Cost = { ms: 0, times: 0 }
  readonly snapshot: Cost = { ms: 0, times: 0 }
  /** By kind of answer. */
  readonly answers = new Map<string, Cost>()

  answer(kind: string, ms: number): void {
    const cost = this.answers.get(kind) ?? { ms: 0, times: 0 }
    this.answers.set(kind, cost)
    add(cost, ms)
  }
}

function add(cost: Cost, ms: number): void {
  cost.ms += ms
  cost.times++
}

const mean = ({ ms, times }: Cost): number => (ms * MICRO) / times

/** Answers of a kind answer the same question, by hand or by the clock, and lead to the same events and questions. */
const kindOf = <S extends GameState, E>({ entry, events, asks }: Proposal<S, E>): string =>
  [
    keyOfAsk(entry.ask),
    entry.by,
    ...events.map(({ event }) => (event as { readonly kind: string }).kind),
    ...new Set(asks.map(({ key }) => key)),
  ].join(' ')

/** Plays a window from here. */
function playWindow<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  from: Snapshot<S>,
  next: NextMove,
  into: Costs,
): void {
  const match = Match.resume(game, from),
    random = fastRandom(WINDOW_SEED)
  for (let played = 0; played < WINDOW && !match.outcome; played++) {
    const { ask, answer } = next(match, random)
    const start = performance.now()
    const taken = accepted(answer === 'clock' ? match.clock(ask.id) : match.answer(ask.seat, ask.id, answer))
    match.commit(taken)
    const answered = performance.now()
    for (let seat = 0; seat < match.seats; seat++) match.view(seat)
    match.view(null)
    const viewed = performance.now()
    match.snapshot()
    add(into.snapshot, performance.now() - viewed)
    add(into.view, viewed - answered)
    into.answer(kindOf(taken), answered - start)
  }
}

/** Like is compared with like: one answer, as often of each kind as late in a match, with what each costs then and early. */
class Growth {
  readonly answer = { early: [] as number[], late: [] as number[] }
  readonly view = { early: [] as number[], late: [] as number[] }
  readonly snapshot = { early: [] as number[], late: [] as number[] }
  /** Late answers of a kind that none was of early, such as one after which the deck is shuffled: nothing to compare with. */
  unlike = 0
  answers = 0

  add(early: Costs, late: Costs): void {
    let before = 0,
      after = 0,
      count = 0
    for (const [kind, cost] of late.answers) {
      const same = early.answers.get(kind)
      this.answers += cost.times
      if (!same) this.unlike += cost.times
      else {
        before += mean(same) * cost.times
        after += mean(cost) * cost.times
        count += cost.times
      }
    }
    if (count === 0) throw new Error('no late answer is like an early one')
    this.answer.early.push(before / count)
    this.answer.late.push(after / count)
    for (const what of ['view', 'snapshot'] as const) {
      this[what].early.push(mean(early[what]))
      this[what].late.push(mean(late[what]))
    }
  }
}

/** @param move the moves from such a moment on */
function measure<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  matches: readonly Moments<S>[],
  move: () => NextMove,
  at = LATE,
): void {
  const growth = new Growth()
  for (let time = 0; time < TIMES; time++) {
    const before = new Costs(),
      after = new Costs()
    for (const { early, late } of matches) {
      playWindow(game, early, move(), before)
      playWindow(game, late, move(), after)
    }
    // The first ones warm both up.
    if (time >= TIMES / 10) growth.add(before, after)
  }
  for (const what of ['answer', 'view', 'snapshot'] as const) {
    say({
      line: `${game.id}, ${what === 'view' ? 'all views' : `one ${what}`}, at answer ${at}`,
      unit: 'µs',
      values: growth[what].late,
      anchor: { name: `at answer ${EARLY}`, values: growth[what].early },
      goal: GOAL,
    })
  }
  process.stderr.write(
    `${game.id}: ${matches.length} matches; ${growth.unlike} of ${growth.answers} late answers are like none early\n`,
  )
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
  if (early && late) measure(parlour, [{ early, late }], inRounds)
}

/** Only swaps and looks: nobody gains by them, and a match never ends. */
const idle = moves((ask, random) => drawAnswer(withoutBranches(ask.pick, ['announce']), n => random.nextInt(n, '')))

/** Nobody gets a look or concedes, if there is another way, and pleas are accepted: a tale is as long as it can be. */
const patient = moves((ask, random) => {
  if (ask.pick.pick === 'one' && ask.pick.of.includes('accept')) return 'accept'
  const kept = withoutBranches(ask.pick, ENDS),
    hasOther = kept.pick !== 'branch' || Object.keys(kept.of).length > 0
  return drawAnswer(hasOther ? kept : ask.pick, n => random.nextInt(n, ''))
})
const ENDS = ['look', 'both', 'decline', 'concede']

/** Matches of a game, from answer 20 and from a late one on. @param before how they are played until then */
function measureGame<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  before: NextMove,
  next: NextMove,
  at = LATE,
): void {
  const matches: Moments<S>[] = []
  for (let key = 0; key < MOST_KEYS && matches.length < MATCHES; key++) {
    const { match } = Match.start(game, SEATS, tableOptions(game), keyOf(key)),
      random = fastRandom(key),
      playOn = playing(before)
    playOn(match, random, EARLY)
    const early = match.snapshot()
    playOn(match, random, at - EARLY)
    const late = match.snapshot()
    if (playing(next)(Match.resume(game, late), fastRandom(WINDOW_SEED), WINDOW) === WINDOW)
      matches.push({ early, late })
  }
  if (matches.length > 0) measure(game, matches, () => next, at)
  else sayNot(`${game.id}, at answer ${at}`, `none of ${MOST_KEYS} random matches is so long`)
}

measureToy()
measureGame(mascarade, idle, mascaradeMove)
measureGame(castle, castleMove, castleMove)
measureGame(overlord, patient, patient, OVERLORD_LATE)
