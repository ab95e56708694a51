/** The small game of tests/bench/boardgame/game.mjs in our kernel: hands, a deck, and cards that pass under the table. */
import {
  initialState,
  pick,
  shuffled,
  stepsOf,
  stepTable,
  type Game,
  type GameState,
  type ChoiceSpec,
  type Seat,
} from '../../src-shared/kernel'

/** Cards dealt to each hand, and cards in all: the same as there. */
const HAND = 4
export const CARDS = 200

export interface HandsState extends GameState {
  readonly seats: number
  /** Zone: a hand per seat. */
  hands: string[][]
  /** Zone: the next card is the last. */
  deck: string[]
  pile: string[]
}

type HandsEvent =
  | { readonly kind: 'drew'; readonly seat: Seat }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly to: Seat }
type Turn =
  | { readonly branch: 'draw'; readonly answer: true }
  | { readonly branch: 'play'; readonly answer: string }
  | { readonly branch: 'pass'; readonly answer: { readonly card: string; readonly to: Seat } }
interface HandsOpen {
  readonly counts: readonly number[]
  readonly pile: readonly string[]
  readonly left: number
}

const step = stepsOf<HandsState, HandsEvent>()

const turn = step<{ seat: Seat }, Turn>('turn', {
  asks: ({ hands, seats }, { seat }) => {
    const hand = hands[seat] ?? []
    const others = Array.from({ length: seats }, (_, other) => other).filter(other => other !== seat)
    const withCards: { readonly [branch: string]: ChoiceSpec } =
      hand.length > 0
        ? { play: pick.card(hand), pass: pick.each({ card: pick.card(hand), to: pick.seat(others) }) }
        : {}
    return [{ seat, key: 'turn', default: 'random', pick: pick.branch({ draw: pick.ok(), ...withCards }) }]
  },
  take(play, { seat }, _, chosen) {
    const { state } = play
    const hand = state.hands[seat] ?? []
    const give = (card: string): void => {
      hand.splice(hand.indexOf(card), 1)
    }
    switch (chosen.branch) {
      case 'draw': {
        const card = state.deck.pop()
        if (card === undefined) return play.end({ winners: [seat], reason: 'empty' })
        hand.push(card)
        play.emit({ kind: 'drew', seat }, { [seat]: card })
        break
      }
      case 'play':
        give(chosen.answer)
        state.pile.push(chosen.answer)
        play.emit({ kind: 'played', seat, card: chosen.answer })
        break
      case 'pass': {
        const { card, to } = chosen.answer
        give(card)
        state.hands[to]?.push(card)
        play.emit({ kind: 'passed', seat, to }, { [seat]: card, [to]: card })
      }
    }
    play.next(turn({ seat: (seat + 1) % state.seats }))
  },
})

export const hands: Game<HandsState, HandsEvent, HandsOpen, readonly string[]> = {
  id: 'hands',
  rulesVersion: 1,
  seats: { min: 2, max: 13 },
  options: [],
  steps: stepTable(turn),
  validateOptions: () => null,
  setup: ({ seats, random }) => {
    const deck = shuffled(
      Array.from({ length: CARDS }, (_, i) => `card${i}`),
      random,
      'deck',
    )
    const dealt = Array.from({ length: seats }, () => deck.splice(0, HAND))
    return { ...initialState(turn({ seat: 0 })), seats, hands: dealt, deck, pile: [] }
  },
  open: ({ hands: held, pile, deck }) => ({
    counts: held.map(hand => hand.length),
    pile: [...pile],
    left: deck.length,
  }),
  own: ({ hands: held }, seat) => [...(held[seat] ?? [])],
}
