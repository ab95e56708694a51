/**
 * How long a bot takes to choose: of each level in each game, at tables of its like, in one thread. What it is told is
 * not counted. Of the master who searches also how many playouts there are in a second of its thinking, and how many
 * answers are taken in them.
 */
import type { MakeMind, Mind } from '../../../src-shared/bots'
import { talesMindBy } from '../../../src-shared/bots/tales'
import { planning } from '../../../src-shared/bots/tales/planning'
import { gameById } from '../../../src-shared/games/shelf'
import type { Game, GameState, Json } from '../../../src-shared/kernel'
import { LEVELS, type Level } from '../../../src-shared/wire'
import { minds, playGame, type AnyCounted, type Player } from '../../kit/arena'
import { say } from '../say'

const GAMES = ['mascarade', 'castle', 'tales', 'overlord']
const SEATS = 8
/** A line has so many choices, or so many as there were in this time, but no fewer than the least. */
const CHOICES = 500, LEAST = 60, MOST_MS = 8000
/** Choices before those that are measured. */
const WARM = 30
const MOST_MATCHES = 100

/** Enough was measured: the match is left. */
class Enough extends Error {}

/** @param took is told how many milliseconds each choice took */
const timed = (mind: Mind, measured: () => number, until: number, took: (ms: number) => void): Mind => ({
  see: part => { mind.see(part) },
  answer: ask => {
    if (measured() >= CHOICES + WARM || (performance.now() > until && measured() >= LEAST + WARM)) throw new Enough()
    const start = performance.now(), answer = mind.answer(ask)
    took(performance.now() - start)
    return answer
  },
})

/** Plays matches of such players until enough was measured. @param measured how much was */
function play(id: string, player: Player, measured: () => number, took: (ms: number) => void): number {
  const game = gameById(id) as Game<GameState, Json, AnyCounted & Json> | undefined
  if (!game) throw new Error(`no game is called ${id}`)
  const seats = Math.min(SEATS, game.seats.max), until = performance.now() + MOST_MS
  try {
    for (let key = 0; key < MOST_MATCHES; key++) {
      const table = minds(Array.from({ length: seats }, () => player), key, id)
      playGame(game, table.map(mind => timed(mind, measured, until, took)), {}, key)
    }
  } catch (fault) {
    if (!(fault instanceof Enough)) throw fault
  }
  return seats
}

function measure(id: string, level: Level): void {
  const times: number[] = []
  const seats = play(id, { level, temper: 'even' }, () => times.length, ms => { times.push(ms) })
  say({ line: `${id}, ${seats} seats, ${level}`, unit: 'ms', values: times.slice(WARM) })
}

/** The master of Dark Tales, whose playouts are counted from outside: each is begun by its first answer, and valued once at its end. */
function measureSearch(): void {
  let playouts = 0, answers = 0
  const counted: typeof planning = (...of) => {
    const { policy, value, ...searched } = planning(...of)
    return {
      ...searched,
      policy: (...asked) => { answers++; return policy(...asked) },
      value: state => { answers++; playouts++; return value(state) },
    }
  }
  const master: MakeMind = setup => talesMindBy(counted)({ ...setup, nature: { level: 'hard', temper: 'even' } })
  const rates: { readonly playouts: number; readonly answers: number }[] = []
  const seats = play('tales', master, () => rates.length, ms => {
    // A choice of one answer is made without a search.
    if (playouts > 0) rates.push({ playouts: playouts / ms * 1000, answers: answers / ms * 1000 })
    playouts = answers = 0
  })
  const values = (what: 'playouts' | 'answers'): number[] => rates.slice(WARM).map(rate => rate[what])
  say({ line: `tales, ${seats} seats, hard, playouts`, unit: '1/s', values: values('playouts') })
  say({ line: `tales, ${seats} seats, hard, answers in playouts`, unit: '1/s', values: values('answers') })
}

for (const id of GAMES) for (const level of LEVELS) measure(id, level)
measureSearch()
