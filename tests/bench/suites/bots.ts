/** How long a bot takes to choose: of each level in each game, at tables of its like, in one thread. What it is told is not counted. */
import type { Mind } from '../../../src-shared/bots'
import { gameById } from '../../../src-shared/games/shelf'
import type { Game, GameState, Json } from '../../../src-shared/kernel'
import { LEVELS, type Level } from '../../../src-shared/wire'
import { minds, playGame, type AnyCounted } from '../../kit/arena'
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

const timed = (mind: Mind, times: number[], until: number): Mind => ({
  see: part => { mind.see(part) },
  answer: ask => {
    if (times.length >= CHOICES + WARM || (performance.now() > until && times.length >= LEAST + WARM)) throw new Enough()
    const start = performance.now(), answer = mind.answer(ask)
    times.push(performance.now() - start)
    return answer
  },
})

function measure(id: string, level: Level): void {
  const game = gameById(id) as Game<GameState, Json, AnyCounted & Json> | undefined
  if (!game) throw new Error(`no game is called ${id}`)
  const seats = Math.min(SEATS, game.seats.max), times: number[] = [], until = performance.now() + MOST_MS
  try {
    for (let key = 0; key < MOST_MATCHES; key++) {
      const table = minds(Array.from({ length: seats }, () => ({ level, temper: 'even' as const })), key, id)
      playGame(game, table.map(mind => timed(mind, times, until)), {}, key)
    }
  } catch (fault) {
    if (!(fault instanceof Enough)) throw fault
  }
  say({ line: `${id}, ${seats} seats, ${level}`, unit: 'ms', values: times.slice(WARM) })
}

for (const id of GAMES) for (const level of LEVELS) measure(id, level)
