/**
 * How long a bot takes to choose: of each level in each game, at tables of its like, in one thread. What it is told is
 * not counted. Of the masters who search, in Castle and in Dark Tales, also how many playouts there are in a second of
 * their thinking, and how many answers are taken in them.
 */
import type { BotFactory, Bot } from '../../../src-shared/bots'
import { castleBotWith } from '../../../src-shared/games/castle/bot'
import { searchProblem as castlePlanning } from '../../../src-shared/games/castle/bot/planning'
import type { SearchProblem } from '../../../src-shared/bots/search'
import { talesBotWith } from '../../../src-shared/games/tales/bot'
import { searchProblem as talesPlanning } from '../../../src-shared/games/tales/bot/planning'
import { gameById } from '../../../src-shared/games'
import type { Game, GameState, Json } from '../../../src-shared/kernel'
import { LEVELS, type Level } from '../../../src-shared/wire'
import { createBots, playGame, type AnyCounted, type Player } from '../../kit/arena'
import { say } from '../say'

const GAMES = ['mascarade', 'castle', 'tales', 'overlord']
const SEATS = 8
/** Choices per line, or as many as there were in this time, but no fewer than the minimum. */
const CHOICES = 500,
  LEAST = 60,
  MOST_MS = 8000
/** Choices before those that are measured. */
const WARM = 30
const MOST_MATCHES = 100
/** Milliseconds for 95 of 100 choices, by level. */
const GOALS: { readonly [level in Level]?: number } = { easy: 100, hard: 800 }

/** Enough was measured: the match is abandoned. */
class Enough extends Error {}

/** @param took is told how many milliseconds each choice took */
const timed = (mind: Bot, measured: () => number, until: number, took: (ms: number) => void): Bot => ({
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
      const table = createBots(
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
    { level, personality: 'even' },
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

/**
 * What was searched since the last look. Counted from outside: each playout starts with its first answer, takes further
 * ones while it has not gone far enough, and is valued once at its end.
 */
const counts = { playouts: 0, answers: 0 }

function counted<S extends GameState, E>({ horizon, value, ...searched }: SearchProblem<S, E>): SearchProblem<S, E> {
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

/** @param make the bot whose searches are counted */
function measureSearch(id: string, make: BotFactory): void {
  const master: BotFactory = setup => make({ ...setup, profile: { level: 'hard', personality: 'even' } })
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
  castleBotWith((...of) => counted(castlePlanning(...of))),
)
measureSearch(
  'tales',
  talesBotWith((...of) => counted(talesPlanning(...of))),
)
