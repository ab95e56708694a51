/** A game of a screenful, as one that somebody adds: each seat holds a hidden number and bets whether it is the highest. */
import type { BotFactory } from '../../src-shared/bots/bot'
import {
  initialState,
  pick,
  refuse,
  stepsOf,
  stepTable,
  type Game,
  type GameState,
  type Seat,
} from '../../src-shared/kernel'
import { registeredGame, type GameManifest } from '../../src-shared/games/manifest'
import type { PageManifest } from '../../src-renderer/games/manifest'

const HIGHEST = 9

interface BetState extends GameState {
  /** Zone: a number per seat. */
  readonly numbers: readonly number[]
  readonly bets: Seat[]
}
type BetEvent = { readonly kind: 'bet' | 'fold'; readonly seat: Seat }

const step = stepsOf<BetState, BetEvent>()

const turn = step<{ seat: Seat }, 'bet' | 'fold'>('turn', {
  asks: (_, { seat }) => [{ seat, key: 'turn', pick: pick.one(['bet', 'fold']), default: 'random' }],
  take(play, { seat }, _, answer) {
    const { state } = play
    if (answer === 'bet') state.bets.push(seat)
    play.emit({ kind: answer, seat })
    if (seat + 1 < state.numbers.length) return play.next(turn({ seat: seat + 1 }))
    const best = Math.max(-1, ...state.bets.map(bettor => state.numbers[bettor] ?? -1))
    play.end({ winners: state.bets.filter(bettor => state.numbers[bettor] === best), reason: 'highest' })
  },
})

const rules: Game<BetState, BetEvent> = {
  id: 'bets',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: [],
  steps: stepTable(turn),
  validateOptions: (_, seats) => (seats > 4 ? refuse('tooManySeats') : null),
  setup: ({ seats, random }) => ({
    ...initialState(turn({ seat: 0 })),
    numbers: Array.from({ length: seats }, (_, seat) => random.nextInt(HIGHEST, 'number', seat)),
    bets: [],
  }),
  open: ({ bets }) => ({ bets: [...bets] }),
  own: ({ numbers }, seat) => ({ number: numbers[seat] ?? 0 }),
}

/** Bets on a high number. */
const bot: BotFactory = ({ seat }) => {
  let number = 0
  return {
    see({ view }) {
      const own = view.own?.private as { readonly number: number } | undefined
      if (view.own?.seat === seat && own) number = own.number
    },
    answer: () => (number > HIGHEST / 2 ? 'bet' : 'fold'),
  }
}

export const betsManifest: GameManifest = {
  order: 99,
  rules: registeredGame(rules),
  bot: () => Promise.resolve(bot),
  botTiming: { thinking: { turn: [40, 40] } },
}

const title = { name: 'Bets', tagline: 'Is yours the highest?', seats: '2–4 players', authors: 'A test' }

export const betsPageManifest: PageManifest = {
  id: 'bets',
  order: 99,
  crest: { ground: ['#000000', '#ffffff'], solid: 'M0 0h48v48Z', lines: '' },
  titles: { en: title, ru: title, it: title },
  ui: () => Promise.reject(new Error('this test draws no board')),
  rules: () => Promise.resolve(registeredGame(rules)),
  bot: () => Promise.resolve(bot),
  lesson: () => Promise.reject(new Error('no lesson')),
}
