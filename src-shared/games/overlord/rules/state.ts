/** The full state of an Overlord match, its events, and their private parts. */
import { stepsOf, type GameState, type Play, type Seat } from '../../../kernel'
import type { ActionId, CardSymbol, Deck, HintId } from './deck'
import type { OverlordOptions } from './options'

export interface OverlordState extends GameState {
  readonly fixed: Deck
  readonly seats: number
  /** Classic: the Overlord may change his patience (`silence`). */
  options: OverlordOptions
  /** Public. Formal: the title moves clockwise after each round. */
  overlord: Seat
  /** Formal: the number of the round, from 1. Classic: 0. Public. */
  round: number
  /** Formal: in which round each seat was Overlord last; 0: never. Public. */
  ruled: number[]
  /** Withering looks of each seat, 0 to 3. Public. */
  looks: number[]
  /** What the Overlord has stated at the beginning; null before. Public. */
  errand: string | null
  /** Formal: the hints of the plan, turned up. Public. */
  plan: HintId[]
  /** Zone: each seat's cards. Their numbers are public. */
  hands: Hand[]
  /** Zones: the decks, the top first. Their sizes are public. */
  hintDeck: HintId[]
  actionDeck: ActionId[]
  hintPile: Pile
  actionPile: Pile
  /** Formal: the hints that stand in front of each seat. Public. */
  front: HintId[][]
  /** Public. */
  turn: Turn | null
  /**
   * The hints of this turn (classic: they lie here) or of this accusation phase (formal), in the order of play.
   * Public.
   */
  ribbon: readonly TaleLine[]
  /** The tale so far: no more lines than the deck has hints; of a longer one the beginning goes. Public. */
  tale: readonly TaleLine[]
  /** How many turns have begun. Public. */
  turns: number
  /** Classic: the first round, while it lasts. Public. */
  first: FirstRound | null
  /** Classic: two servants who pass the buck to each other. Public. */
  volley: Volley | null
  /** Classic: seats that got a look since the last turn and may not be questioned. Public. */
  barred: Seat[]
  /** Classic: seats with a third look that go on as if they had not got it, once it is forgiven. Public. */
  keeping: Seat[]
  /**
   * Zone: freezes under way, while others may still freeze (classic) or the Overlord decides (formal). The cards are
   * in the hands yet.
   */
  pending: Freeze[]
}

/** In the order of the deck's table. */
export interface Hand {
  hints: HintId[]
  actions: ActionId[]
}

/**
 * A discard pile. What was played lies open, in the order of the deck's table; `unseen` is a zone whose size is
 * public: hands discarded after a look, actions discarded in the draw phase.
 */
export interface Pile {
  open: string[]
  unseen: string[]
}

/** Classic: questioned by the Overlord, passed to by a servant, or made to work in the freeze of another servant. */
type ClassicPressureKind = 'questioned' | 'passed' | 'frozen'
/** Formal: accused or doubted by the Overlord, blamed by a servant; `interrupted`: has interrupted `by`. */
type FormalPressureKind = 'accused' | 'doubted' | 'blamed' | 'interrupted'
export type PressureKind = ClassicPressureKind | FormalPressureKind

/** Why somebody must speak. */
export interface Pressure {
  readonly kind: PressureKind
  readonly by: Seat
  /** The demanded symbol (formal); null where every hint will do. */
  readonly symbol: CardSymbol | null
}

export interface ClassicPressure extends Pressure {
  readonly kind: ClassicPressureKind
  readonly symbol: null
}

export interface FormalPressure extends Pressure {
  readonly kind: FormalPressureKind
}

interface AnyTurn {
  readonly number: number
  /** Who speaks, or must answer. */
  speaker: Seat
  /** Hints of the speaker in this turn, without the freezes of others. Classic: 3 at most. */
  played: number
  /**
   * What the speaker has been told since the last hint: the Overlord's question, accusation, doubt or twist, or the
   * question of the servant who blames; '' is nothing.
   */
  said: string
}

export interface ClassicTurn extends AnyTurn {
  readonly stage: 'telling'
  pressure: ClassicPressure
  /**
   * Who has said that they keep quiet, until the next hint (the Overlord: or until his patience is spent). It binds
   * nobody: they are asked all the same, in a way that waits for no answer.
   */
  quiet: Seat[]
  /** The Overlord's patience. `calm`: he waits as long as it takes, until the next hint. */
  patience: 'running' | 'spent' | 'calm'
  /** Other seats than the speaker that got a look: the Overlord decides whether the story goes on. */
  halted: Seat[]
}

export interface FormalTurn extends AnyTurn {
  stage: FormalStage
  pressure: FormalPressure
}

/** Its stage shows which rules a turn belongs to. */
export type Turn = ClassicTurn | FormalTurn

/** What is awaited: the answer, the end of the tale, then what may follow a hint, in this order. */
export type FormalStage = 'answer' | 'told' | 'doubt' | 'interrupt' | 'silence' | 'blame' | 'accuse' | 'incinerate'

export type Stage = Turn['stage']

/** One played hint, as the ribbon and the tale show it. */
export interface TaleLine {
  readonly turn: number
  readonly seat: Seat
  readonly hint: HintId
  /** The symbol that it stands for (formal); null in classic. */
  readonly symbol: CardSymbol | null
  /** The typed line; '' is none. */
  readonly line: string
  /** `told`: by the speaker; `passed`: together with a pass; `froze`: by another servant, with a freeze. */
  readonly how: 'told' | 'passed' | 'froze'
  /** The action played with it (classic), or null. */
  readonly action: ActionId | null
  /** What the speaker of that moment was under. */
  readonly pressure: Pressure
  /** What the Overlord had said before it; '' is nothing. */
  readonly said: string
}

export interface FirstRound {
  readonly start: Seat
  /** Who has spoken, in that order. */
  heard: Seat[]
}

/** The last pass went from `from` to `to`; `passes` in a row went between the two. */
export interface Volley {
  readonly from: Seat
  readonly to: Seat
  readonly passes: number
}

/** A freeze with its hint (classic), or without one yet (formal: null, ''). */
export interface Freeze {
  readonly seat: Seat
  readonly action: ActionId
  readonly hint: HintId | null
  readonly line: string
}

/** Why the Overlord looks (his choice), and why the rules make him. */
export const WHIMS = ['slow', 'boring', 'ignored', 'disrespect', 'chatter', 'whim'] as const
export type Whim = (typeof WHIMS)[number]
export type LookReason =
  | Whim
  /** Classic: no hint at the start of the turn; conceded; a third hint without a pass; two who pass to and fro. */
  | 'noHint'
  | 'conceded'
  | 'noPass'
  | 'sameToYou'
  /** Formal: no answer to an accusation, a doubt or a blame, or after an interrupt. */
  | 'noAnswer'

/**
 * Classic: the plea was refused; a skull was turned up. Formal: the third look; its tie was broken by the title;
 * shared.
 */
export type EndReason = 'refused' | 'skull' | 'most' | 'lastOverlord' | 'shared'

/** Public fields only. Comments name the seat that gets an `Aside` too, and its fields. */
export type OverlordEvent =
  | { readonly kind: 'deal'; readonly overlord: Seat }
  /** Cards were drawn: how many. seat: hints, actions */
  | { readonly kind: 'draw'; readonly seat: Seat; readonly hints: number; readonly actions: number }
  /** Cards were discarded unseen: how many. */
  | { readonly kind: 'discard'; readonly seat: Seat; readonly hints: number; readonly actions: number }
  /** The discards have become the deck. */
  | { readonly kind: 'shuffle'; readonly what: 'hints' | 'actions'; readonly cards: number }
  /** Classic: the failed errand. Formal: the plan is told (its cards: `plan`). */
  | { readonly kind: 'errand'; readonly seat: Seat; readonly line: string }
  /** A hint is played. */
  | { readonly kind: 'hint'; readonly told: TaleLine }
  // Classic
  | { readonly kind: 'question'; readonly seat: Seat; readonly to: Seat; readonly line: string }
  | { readonly kind: 'pass'; readonly seat: Seat; readonly to: Seat; readonly action: ActionId }
  /** The first round: to the right, free of charge; or after a look, as if questioned. */
  | { readonly kind: 'freePass'; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'nextInCircle'; readonly to: Seat }
  | { readonly kind: 'firstRoundOver' }
  /** Somebody throws in a freeze; for a moment all others may. */
  | { readonly kind: 'freezing'; readonly seat: Seat; readonly speaker: Seat }
  /** The freeze that counts. Others of that moment went back unseen. */
  | { readonly kind: 'freeze'; readonly seat: Seat; readonly speaker: Seat; readonly action: ActionId }
  | { readonly kind: 'more'; readonly speaker: Seat; readonly line: string }
  | { readonly kind: 'twist'; readonly speaker: Seat; readonly line: string }
  | { readonly kind: 'hurry'; readonly speaker: Seat }
  /** The Overlord has changed his patience: seconds; 0 is endless. */
  | { readonly kind: 'patienceSet'; readonly seat: Seat; readonly seconds: number }
  | { readonly kind: 'patience'; readonly speaker: Seat }
  | { readonly kind: 'concede'; readonly seat: Seat }
  | { readonly kind: 'goOn'; readonly speaker: Seat }
  | { readonly kind: 'plea'; readonly seat: Seat; readonly line: string }
  | { readonly kind: 'verdict'; readonly seat: Seat; readonly accepted: boolean }
  /** The card that decides on a plea. */
  | { readonly kind: 'turnUp'; readonly seat: Seat; readonly action: ActionId; readonly skull: boolean }
  // Formal
  | { readonly kind: 'plan'; readonly hints: readonly HintId[] }
  | { readonly kind: 'round'; readonly number: number; readonly overlord: Seat }
  | { readonly kind: 'accuse'; readonly seat: Seat; readonly to: Seat; readonly line: string }
  | { readonly kind: 'told'; readonly seat: Seat }
  | {
      readonly kind: 'doubt'
      readonly seat: Seat
      readonly speaker: Seat
      readonly action: ActionId
      readonly symbol: CardSymbol
      /** The question; '' is none. Records of rules 1 and 2 have no such line. */
      readonly line: string
    }
  /** The doubted hint goes to the Overlord's own score. */
  | { readonly kind: 'seize'; readonly seat: Seat; readonly from: Seat; readonly hint: HintId }
  | { readonly kind: 'interrupt'; readonly seat: Seat; readonly speaker: Seat; readonly action: ActionId }
  /** The Overlord silences `silenced`: both freezes are discarded. */
  | {
      readonly kind: 'silence'
      readonly seat: Seat
      readonly silenced: Seat
      readonly action: ActionId
      readonly with: ActionId
    }
  | {
      readonly kind: 'blame'
      readonly seat: Seat
      readonly to: Seat
      readonly action: ActionId
      readonly symbol: CardSymbol
      /** The question; '' is none. */
      readonly line: string
    }
  /** No answer: none to give, or not given. */
  | { readonly kind: 'fail'; readonly seat: Seat; readonly pressure: Pressure }
  /** `line`: the plea; '' is none. */
  | { readonly kind: 'mercy'; readonly seat: Seat; readonly action: ActionId; readonly line: string }
  | { readonly kind: 'cancel'; readonly seat: Seat; readonly victim: Seat; readonly action: ActionId }
  // Both
  /** `count`: the looks of that seat now. */
  | { readonly kind: 'look'; readonly seat: Seat; readonly count: number; readonly reason: LookReason }
  /** Saved from a third look (classic), spared a look (formal); `count`: the looks of that seat now. */
  | { readonly kind: 'spared'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'end'; readonly winners: readonly Seat[]; readonly reason: EndReason; readonly doomed: Seat }

/** The private part of an event for one seat. */
export interface Aside {
  readonly hints?: readonly HintId[]
  readonly actions?: readonly ActionId[]
}

export type OverlordPlay = Play<OverlordState, OverlordEvent>

export const step = stepsOf<OverlordState, OverlordEvent>()
