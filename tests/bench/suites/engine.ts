/**
 * Answers a second of one core over random matches: all that is asked is listed, each ask with a pick that tells its legal
 * answers; one of the asks and one legal answer are drawn (no list of all answers is written out; one in twelve is what
 * the clock gives), the answer is taken and committed, its events are made. Then the same with the view of every seat and
 * of a spectator after each. Deals count too. Beside it the small game of the anchors' package, in both.
 */
import { castle } from '../../../src-shared/games/castle/rules'
import { mascarade } from '../../../src-shared/games/mascarade/rules'
import { overlord } from '../../../src-shared/games/overlord/rules'
import { tales } from '../../../src-shared/games/tales/rules'
import { fastRandom, Match, type Game, type GameState } from '../../../src-shared/kernel'
import { nextMove as castleMove } from '../../games/castle/rules/play'
import { nextMove as mascaradeMove } from '../../games/mascarade/rules/play'
import { nextMove as overlordMove } from '../../games/overlord/rules/play'
import { nextMove as talesMove } from '../../games/tales/rules/play'
import { keyOf } from '../../kit/arena'
import { make, moves, tableOptions, type NextMove } from '../../kit/play'
import { anchorSays, besideOf } from '../anchor'
import { CARDS, hands } from '../hands'
import { say } from '../say'

/** A rate is measured over this many answers at a time, this often, after this many to warm up. */
const ANSWERS = 500,
  TIMES = 60,
  WARM = 10_000
const SEATS = 8
const GOAL = { views: 25_000, times: 20 } as const

/** @param each what is done after every answer. @returns answers a second, measured again and again */
function rates<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  seats: number,
  next: NextMove,
  each: (match: Match<S, E, O, W>) => void,
): number[] {
  const random = fastRandom(12),
    options = tableOptions(game)
  let key = 0
  const deal = () => Match.start(game, seats, options, keyOf(key++)).match
  let match = deal()
  const play = (answers: number): void => {
    for (let i = 0; i < answers; i++) {
      if (match.outcome) match = deal()
      make(match, next(match, random))
      each(match)
    }
  }
  play(WARM)
  return Array.from({ length: TIMES }, () => {
    const start = performance.now()
    play(ANSWERS)
    return (ANSWERS / (performance.now() - start)) * 1000
  })
}

const nothing = (): void => undefined
let looked = 0
/** Every seat's view, and a spectator's. */
function viewAll<S extends GameState, E, O, W>(match: Match<S, E, O, W>): void {
  for (let seat = 0; seat < match.seats; seat++) looked += match.view(seat).own ? 1 : 0
  looked += match.view(null).own ? 1 : 0
}

function measure<S extends GameState, E, O, W>(game: Game<S, E, O, W>, next: NextMove): void {
  const seats = Math.min(SEATS, game.seats.max)
  say({
    line: `${game.id}, ${seats} seats, without views`,
    unit: '1/s',
    values: rates(game, seats, next, nothing),
  })
  say({
    line: `${game.id}, ${seats} seats, all views`,
    unit: '1/s',
    values: rates(game, seats, next, viewAll),
    goal: { by: 'median', least: GOAL.views },
  })
}

/** The same small game here and there. */
function measureHands(): void {
  const theirs = anchorSays<{ readonly bare: readonly number[]; readonly views: readonly number[] }>(
    'boardgame',
    'engine.mjs',
    SEATS,
    CARDS,
    ANSWERS,
    TIMES,
  )
  const next = moves()
  for (const [what, each] of [
    ['bare', nothing],
    ['views', viewAll],
  ] as const) {
    say({
      line: `hands, ${SEATS} seats, ${what === 'bare' ? 'without views' : 'all views'}`,
      unit: '1/s',
      values: rates(hands, SEATS, next, each),
      anchor: besideOf('boardgame', theirs, said => said[what]),
      goal: { by: 'median', leastRatio: GOAL.times },
    })
  }
}

measure(mascarade, mascaradeMove)
measure(castle, castleMove)
measure(tales, talesMove)
measure(overlord, overlordMove)
measureHands()
if (looked === 0) throw new Error('no view had an own part')
