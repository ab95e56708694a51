/**
 * How long a bot takes to choose: of each level in each game, at tables of its like, in one thread. What it is told is
 * not counted. Of the masters who search, in Castle and in Dark Tales, also how many playouts there are in a second of
 * their thinking, and how many answers are taken in them.
 */
import type { MakeMind, Mind } from '../../../src-shared/bots'
import { castleMindBy } from '../../../src-shared/bots/castle'
import { planning as castlePlanning } from '../../../src-shared/bots/castle/planning'
import type { Searched } from '../../../src-shared/bots/search'
import { talesMindBy } from '../../../src-shared/bots/tales'
import { planning as talesPlanning } from '../../../src-shared/bots/tales/planning'
import { gameById } from '../../../src-shared/games/shelf'
import type { Game, GameState, Json } from '../../../src-shared/kernel'
import { LEVELS, type Level } from '../../../src-shared/wire'
import { minds, playGame, type AnyCounted, type Player } from '../../kit/arena'
import { say } from '../say'

const GAMES = ['mascarade', 'castle', 'tales', 'overlord']
const SEATS = 8
/** A line has so many choices, or so many as there were in this time, but no fewer than the least. */
const CHOICES = 500,
  LEAST = 60,
  MOST_MS = 8000
/** Choices before those that are measured. */
const WARM = 30
const MOST_MATCHES = 100
/** So many milliseconds in 95 of 100 choices, by level. */
const GOALS: { readonly [level in Level]?: number } = { easy: 100, hard: 800 }

/** Enough was measured: the match is left. */
class Enough extends Error {}

/** @param took is told how many milliseconds each choice took */
const timed = (mind: Mind, measured: () => number, until: number, took: (ms: number) => void): Mind => ({
  see: part => {
    mind.see(part)
  },
  answer: ask => {
    if (measured() >= CHOICES + WARM || (performance.now() > until && measured() >= LEAST + WARM)) throw new Enough()
    const start = performance.now(),
      answer = mind.answer(ask)
    took(performance.now() - start)
    return answer
  },
})

/** Plays matches of such players until enough was measured. @param measured how much was */
function play(id: string, player: Player, measured: () => number, took: (ms: number) => void): number {
  const game = gameById(id) as Game<GameState, Json, AnyCounted & Json> | undefined
  if (!game) throw new Error(`no game is called ${id}`)
  const seats = Math.min(SEATS, game.seats.max),
    until = performance.now() + MOST_MS
  try {
    for (let key = 0; key < MOST_MATCHES; key++) {
      const table = minds(
        Array.from({ length: seats }, () => player),
        key,
        id,
      )
      playGame(
        game,
        table.map(mind => timed(mind, measured, until, took)),
        {},
        key,
      )
    }
  } catch (fault) {
    if (!(fault instanceof Enough)) throw fault
  }
  return seats
}

function measure(id: string, level: Level): void {
  const times: number[] = [],
    most = GOALS[level]
  const seats = play(
    id,
    { level, temper: 'even' },
    () => times.length,
    ms => {
      times.push(ms)
    },
  )
  say({
    line: `${id}, ${seats} seats, ${level}`,
    unit: 'ms',
    values: times.slice(WARM),
    ...(most === undefined ? {} : { goal: { by: 'p95', most } }),
  })
}

/** What was searched since it was last looked at. Counted from outside: each playout is begun by its first answer, goes on with one wherever it is not far enough, and is valued once at its end. */
const counts = { playouts: 0, answers: 0 }

function counted<S extends GameState, E>({ horizon, value, ...searched }: Searched<S, E>): Searched<S, E> {
  return {
    ...searched,
    horizon: state => {
      const isFar = horizon(state)
      if (!isFar) counts.answers++
      return isFar
    },
    value: state => {
      counts.answers++
      counts.playouts++
      return value(state)
    },
  }
}

/** @param make the mind whose searches are counted */
function measureSearch(id: string, make: MakeMind): void {
  const master: MakeMind = setup => make({ ...setup, nature: { level: 'hard', temper: 'even' } })
  const rates: { readonly playouts: number; readonly answers: number }[] = []
  const seats = play(
    id,
    master,
    () => rates.length,
    ms => {
      const { playouts, answers } = counts
      // What is not searched, as a choice of one answer, says nothing of the search.
      if (playouts > 0) rates.push({ playouts: (playouts / ms) * 1000, answers: (answers / ms) * 1000 })
      counts.playouts = counts.answers = 0
    },
  )
  const values = (what: 'playouts' | 'answers'): number[] => rates.slice(WARM).map(rate => rate[what])
  say({ line: `${id}, ${seats} seats, hard, playouts`, unit: '1/s', values: values('playouts') })
  say({ line: `${id}, ${seats} seats, hard, answers in playouts`, unit: '1/s', values: values('answers') })
}

for (const id of GAMES) for (const level of LEVELS) measure(id, level)
measureSearch(
  'castle',
  castleMindBy((...of) => counted(castlePlanning(...of))),
)
measureSearch(
  'tales',
  talesMindBy((...of) => counted(talesPlanning(...of))),
)
