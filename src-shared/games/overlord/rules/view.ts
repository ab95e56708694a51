/** The view of an Overlord table: the open part for everybody, and the private part of each seat. */
import type { Seat } from '../../../kernel'
import type { ActionId, HintId } from './deck'
import type { ClassicTurn, FirstRound, Freeze, OverlordState, Pile, Pressure, TaleLine, Turn, Volley } from './state'

export interface OverlordOpen {
  readonly rules: 'classic' | 'formal'
  /** Seconds of a window (formal); 0: until all have answered by hand (then no client may pass by itself). */
  readonly window: number
  /** Seconds until the Overlord's patience ends (classic); 0: no such clock. And whether that is a look. */
  readonly silence: number
  readonly silencePunishes: boolean
  /** The hash of the deck, or null for the house deck. */
  readonly deck: string | null
  readonly overlord: Seat
  /** Formal: the number of the round, from 1. */
  readonly round: number
  /** What the Overlord has stated at the beginning; null before. */
  readonly errand: string | null
  /** Formal: the hints of the plan. */
  readonly plan: readonly HintId[]
  readonly turn: OpenTurn | null
  /** The hints of this turn (classic) or of this accusation phase (formal), in the order of play. */
  readonly ribbon: readonly TaleLine[]
  /** The whole tale, those of the ribbon too. */
  readonly tale: readonly TaleLine[]
  /** Classic: the first round, while it lasts. */
  readonly first: FirstRound | null
  /** Classic: two servants who pass the buck to each other. */
  readonly volley: Volley | null
  readonly players: readonly OverlordPlayer[]
  /** How many cards are in the decks. */
  readonly hintDeck: number
  readonly actionDeck: number
  readonly hintPile: OpenPile
  readonly actionPile: OpenPile
}

/** The turn as everybody sees it. */
export interface OpenTurn extends Pick<Turn, 'number' | 'speaker' | 'played' | 'said' | 'stage'> {
  readonly pressure: Pressure
  readonly quiet: readonly Seat[]
  readonly patience: ClassicTurn['patience']
  readonly halted: readonly Seat[]
}

/**
 * A discard pile: how many cards, and which of them were played open since the last shuffle, in the order of the
 * deck's table.
 */
export interface OpenPile {
  readonly cards: number
  readonly open: readonly string[]
}

export interface OverlordPlayer {
  /** How many cards are in hand. */
  readonly hints: number
  readonly actions: number
  /** Withering looks, 0 to 3. */
  readonly looks: number
  /** Formal: the hints that stand in front; each is a point. */
  readonly front: readonly HintId[]
  /** Formal: in which round this seat was Overlord last; 0: never. */
  readonly ruled: number
  /** Open hands exist only after the end of a match: null before. */
  readonly hand: { readonly hints: readonly HintId[]; readonly actions: readonly ActionId[] } | null
}

export interface OverlordOwn {
  /** In the order of the deck's table. */
  readonly hints: readonly HintId[]
  readonly actions: readonly ActionId[]
  /** This seat's own freeze, while it is not decided yet whether it counts. Its cards are still in hand. */
  readonly freeze: Freeze | null
}

export function open(state: OverlordState): OverlordOpen {
  const { options, turn, first, volley } = state
  return {
    rules: options.rules,
    window: options.window,
    silence: options.silence,
    silencePunishes: options.silencePunishes,
    deck: options.deck,
    overlord: state.overlord,
    round: state.round,
    errand: state.errand,
    plan: [...state.plan],
    turn: turn && openTurn(turn),
    // The frozen lists themselves: everybody has received each line as an event (tale.test.ts), and copies would be
    // most
    // of a view's cost.
    ribbon: state.ribbon,
    tale: state.tale,
    first: first && { start: first.start, heard: [...first.heard] },
    volley: volley && { from: volley.from, to: volley.to, passes: volley.passes },
    players: state.hands.map((_, seat) => player(state, seat)),
    hintDeck: state.hintDeck.length,
    actionDeck: state.actionDeck.length,
    hintPile: openPile(state.hintPile),
    actionPile: openPile(state.actionPile),
  }
}

const openPile = ({ open, unseen }: Pile): OpenPile => ({ cards: open.length + unseen.length, open: [...open] })

function player(state: OverlordState, seat: Seat): OverlordPlayer {
  const hand = state.hands[seat]
  return {
    hints: hand?.hints.length ?? 0,
    actions: hand?.actions.length ?? 0,
    looks: state.looks[seat] ?? 0,
    front: [...(state.front[seat] ?? [])],
    ruled: state.ruled[seat] ?? 0,
    hand: state.outcome && hand ? { hints: [...hand.hints], actions: [...hand.actions] } : null,
  }
}

const pressure = ({ kind, by, symbol }: Pressure): Pressure => ({ kind, by, symbol })

/** A formal turn is sent with the classic fields too, empty: clients and records know that shape. */
const openTurn = (turn: Turn): OpenTurn => ({
  number: turn.number,
  speaker: turn.speaker,
  pressure: pressure(turn.pressure),
  played: turn.played,
  said: turn.said,
  ...classicPart(turn),
  stage: turn.stage,
})

const classicPart = (turn: Turn): Pick<OpenTurn, 'quiet' | 'patience' | 'halted'> =>
  turn.stage === 'telling'
    ? { quiet: [...turn.quiet], patience: turn.patience, halted: [...turn.halted] }
    : { quiet: [], patience: 'running', halted: [] }

export function own(state: OverlordState, seat: Seat): OverlordOwn {
  const hand = state.hands[seat]
  const freeze = state.pending.find(one => one.seat === seat)
  return {
    hints: [...(hand?.hints ?? [])],
    actions: [...(hand?.actions ?? [])],
    freeze: freeze ? { seat: freeze.seat, action: freeze.action, hint: freeze.hint, line: freeze.line } : null,
  }
}
