/**
 * A toy for the plain things: seats talk in turn; they may peek at a secret word, call a sealed vote, draw a number,
 * trip over a broken rule, or end it.
 */
import {
  initialState,
  Match,
  pick,
  stepsOf,
  stepTable,
  type Game,
  type GameState,
  type Seat,
} from '../../../src-shared/kernel'
import { keyOf } from '../driving'

export interface ParlourState extends GameState {
  readonly seats: number
  /** What was said; public. */
  said: string[]
  /** Zone: a word per seat. */
  words: string[]
}

export type ParlourEvent =
  { readonly kind: 'said'; readonly word: string } | { readonly kind: 'peeked'; readonly seat: Seat }

const step = stepsOf<ParlourState, ParlourEvent>()

/** Keeps the events from growing with the match. */
const REMEMBERED = 5

function say(play: { state: ParlourState; emit(event: ParlourEvent): void }, word: string): void {
  play.state.said = [...play.state.said, word].slice(-REMEMBERED)
  play.emit({ kind: 'said', word })
}

type Talk =
  | { readonly branch: 'say'; readonly answer: string }
  | { readonly branch: 'peek' | 'vote' | 'draw' | 'trip' | 'end' | 'stay'; readonly answer: true }

const talk = step<{ seat: Seat }, Talk>('talk', {
  asks: (_, { seat }) => [
    {
      seat,
      key: 'talk',
      default: 'random',
      pick: pick.branch({
        say: pick.one(['hello', 'bye']),
        peek: pick.ok(),
        vote: pick.ok(),
        draw: pick.ok(),
        stay: pick.ok(),
        trip: pick.ok(),
        end: pick.ok(),
      }),
    },
  ],
  take(play, { seat }, _, chosen) {
    const { state } = play
    const after = talk({ seat: (seat + 1) % state.seats })
    switch (chosen.branch) {
      case 'say':
        say(play, chosen.answer)
        return play.next(after)
      case 'peek':
        play.emit({ kind: 'peeked', seat }, { [seat]: state.words[seat] ?? '' })
        play.show(seat, state.words[seat] ?? '')
        return play.next(after)
      case 'draw':
        say(play, String(play.nextInt(1_000_000, 'number')))
        return play.next(after)
      case 'vote':
        return play.next(vote({ then: after.data as { seat: Seat } }))
      case 'stay':
        return
      case 'trip':
        say(play, 'ouch')
        throw new Error('a broken rule')
      case 'end':
        return play.end({ winners: [seat], reason: 'ended' })
    }
  },
})

const vote = step<{ then: { seat: Seat } }, string>('vote', {
  asks: (state, { then }) =>
    Array.from({ length: state.seats }, (_, seat) => ({
      seat,
      key: 'vote',
      pick: pick.one(['yes', 'no']),
      params: { then: then.seat },
      default: { answer: 'no' },
    })),
  resolve(play, { then }, answers) {
    say(play, answers.map(a => `${a.seat}:${a.answer}`).join(' '))
    play.next(talk(then))
  },
})

export const parlour: Game<ParlourState, ParlourEvent, readonly string[], null> = {
  id: 'parlour',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  options: [],
  steps: stepTable(talk, vote),
  validateOptions: () => null,
  setup: ({ seats, random, emit: tell }) => {
    tell({ kind: 'said', word: 'welcome' })
    const words = Array.from({ length: seats }, (_, seat) => `word${random.nextInt(1_000_000, 'word', seat)}`)
    return { ...initialState(talk({ seat: 0 })), seats, said: [], words }
  },
  open: state => [...state.said],
  own: () => null,
}

export const openParlour = (seats = 3, key = 7) => Match.start(parlour, seats, {}, keyOf(key)).match

/** The answers of the talk. */
export const hello = { branch: 'say', answer: 'hello' } as const
export const bye = { branch: 'say', answer: 'bye' } as const
export const does = (branch: 'peek' | 'vote' | 'draw' | 'trip' | 'end' | 'stay') => ({ branch, answer: true }) as const
