/** What Overlord's board reads of a match. */
import type { Seat } from '../../../src-shared/kernel'
import type {
  Aside,
  Deck,
  OverlordEvent,
  OverlordOpen,
  OverlordOwn,
  PressureKind,
  CardSymbol,
} from '../../../src-shared/games/overlord/rules'
import type { ClockView, MatchPart } from '../../../src-shared/wire'
import { typedGame } from '../gameTypes'
import type { GamePhase } from '../gameUi'

interface OverlordTypes {
  readonly open: OverlordOpen
  readonly own: OverlordOwn
  readonly event: OverlordEvent
  readonly aside: Aside
  readonly shown: null
  readonly deck: Deck
}
export const { openOf, ownOf, eventOf, asideOf, ownDeckOf } = typedGame<OverlordTypes>()

export const stepsOf = (match: MatchPart): readonly string[] => match.view.open.steps.map(step => step.step)

export const isServant = (match: MatchPart, seat: Seat): boolean => openOf(match).overlord !== seat

/** Windows that close by the clock or once everybody has answered: a player may auto-pass them. */
const WINDOWS: readonly string[] = ['doubt', 'interrupt', 'silence', 'blame', 'mercy', 'cancel']
/** The freeze window lasts two seconds, whatever the options say. */
const FREEZE_WINDOW = 'freezeToo'

export const isWindow = (key: string, match: MatchPart): boolean =>
  key === FREEZE_WINDOW || (WINDOWS.includes(key) && openOf(match).window > 0)

/** The current turn and window. The number of played hints tells windows of the same name apart. */
export function phaseOf(match: MatchPart): GamePhase {
  const { turn, round, tale } = openOf(match)
  const window = stepsOf(match).findLast(step => isWindow(step, match))
  const now = `${round}/${turn?.number ?? 0}`
  return { turn: now, window: window === undefined ? null : `${now}/${tale.length}/${window}`, duel: null }
}

/** Asks that nobody waits for: a ruling at any time, a chance to cut in, patience. */
const LEISURELY: readonly string[] = ['freeze', 'freezeStill', 'rule', 'ruleStill', 'patience']
export const isAwaited = (key: string): boolean => !LEISURELY.includes(key)

/** The servants in turn order from the own seat's left. The Overlord is not among them. */
export function servantsRound(match: MatchPart, you: Seat | null): Seat[] {
  const { players, overlord } = openOf(match)
  const from = you === null || you === overlord ? overlord + 1 : you + 1
  return Array.from({ length: players.length }, (_, i) => (from + i) % players.length).filter(
    seat => seat !== overlord && seat !== you,
  )
}

/**
 * Places the servants along the walls, each in drawing order: the first go up the left wall, the rest down the right.
 */
export function seatLayout(servants: readonly Seat[]): { left: Seat[]; right: Seat[] } {
  const left = Math.ceil(servants.length / 2)
  return { left: servants.slice(0, left).reverse(), right: servants.slice(left) }
}

/** Who is in the centre of attention, and why. */
export interface Now {
  /** The seat; null while there is none. */
  readonly seat: Seat | null
  readonly pressure: { readonly kind: PressureKind; readonly by: Seat } | null
  /** The demanded symbol (formal), while it is owed. */
  readonly symbol: CardSymbol | null
  /** The key of the awaited ask. */
  readonly awaited: string | null
}

/** Asks during which the speaker is not in the centre. */
const OF_THE_COURT: readonly string[] = [
  'errand',
  'question',
  'goOn',
  'plan',
  'draw',
  'accuse',
  'plea',
  'verdict',
  'mercy',
  'cancel',
]
const BEGS = 3

export function nowOf(match: MatchPart): Now {
  const { turn, players, overlord, ribbon } = openOf(match)
  const { asking } = match.view.open
  const asked = asking.find(one => isAwaited(one.key)) ?? null
  const awaited = asked?.key ?? null
  if (awaited === 'plea' || awaited === 'verdict') {
    const beggar = awaited === 'plea' ? (asked?.seat ?? null) : players.findIndex(player => player.looks >= BEGS)
    return { seat: beggar, pressure: null, symbol: null, awaited }
  }
  if (awaited === 'mercy') return { seat: asked?.seat ?? null, pressure: null, symbol: null, awaited }
  if (awaited === 'cancel') return { seat: turn?.speaker ?? null, pressure: null, symbol: null, awaited }
  if (!turn || (awaited !== null && OF_THE_COURT.includes(awaited)))
    return { seat: awaited === 'draw' ? null : overlord, pressure: null, symbol: null, awaited }
  const { kind, by, symbol } = turn.pressure
  // A demand that has been met no longer counts; an interrupt demands the last hint's symbol.
  const wanted = awaited === 'answer' ? symbol : awaited === 'interrupt' ? (ribbon.at(-1)?.symbol ?? null) : null
  return { seat: turn.speaker, pressure: { kind, by }, symbol: wanted, awaited }
}

/** The silence clock, while it runs. */
export const patienceOf = (clocks: readonly ClockView[]): ClockView | null =>
  clocks.find(clock => clock.key === 'patience') ?? null

/** The first round: servants that have been heard, and how many there are. */
export function firstRoundOf(match: MatchPart): { readonly heard: readonly Seat[]; readonly of: number } | null {
  const { first, players } = openOf(match)
  return first && { heard: first.heard, of: players.length - 1 }
}
