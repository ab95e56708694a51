/** What an Overlord view says, read for the board. All of it is public, or this client's own. */
import type { Seat } from '../../../src-shared/kernel'
import type {
  OverlordEvent,
  OverlordOpen,
  OverlordOwn,
  PressureKind,
  CardSymbol,
} from '../../../src-shared/games/overlord'
import type { ClockView, MatchPart, ToldEvent } from '../../../src-shared/wire'
import type { GameScene } from '../face'

export const openOf = (match: MatchPart): OverlordOpen => match.view.open.table as unknown as OverlordOpen

export const ownOf = (match: MatchPart): OverlordOwn | null =>
  (match.view.own?.hand ?? null) as unknown as OverlordOwn | null

export const eventOf = (told: ToldEvent): OverlordEvent => told.event as unknown as OverlordEvent

export const stepsOf = (match: MatchPart): readonly string[] => match.view.open.steps.map(step => step.step)

export const isServant = (match: MatchPart, seat: Seat): boolean => openOf(match).overlord !== seat

/** Windows close by the clock or by everybody's hand: a player may let the clock pass for them. */
const WINDOWS: readonly string[] = ['doubt', 'interrupt', 'silence', 'blame', 'mercy', 'cancel']
/** That of a freeze lasts two seconds, whatever the table wants. */
const FREEZE_WINDOW = 'freezeToo'

export const isWindow = (key: string, match: MatchPart): boolean =>
  key === FREEZE_WINDOW || (WINDOWS.includes(key) && openOf(match).window > 0)

/** Turn and window of now. A window is told from the next of its name by the hints that have been played. */
export function sceneOf(match: MatchPart): GameScene {
  const { turn, round, tale } = openOf(match)
  const window = stepsOf(match).findLast(step => isWindow(step, match))
  const now = `${round}/${turn?.number ?? 0}`
  return { turn: now, window: window === undefined ? null : `${now}/${tale.length}/${window}`, duel: null }
}

/** Nobody waits for a word at any time, a chance to cut in, or patience: whoever has one of these may go on as if not asked. */
const LEISURELY: readonly string[] = ['freeze', 'rule', 'patience']
export const isAwaited = (key: string): boolean => !LEISURELY.includes(key)

/** The others, in the order in which they sit: from the left of oneself clockwise. The Overlord has a place of its own. */
export function servantsRound(match: MatchPart, you: Seat | null): Seat[] {
  const { players, overlord } = openOf(match)
  const from = you === null || you === overlord ? overlord + 1 : you + 1
  return Array.from({ length: players.length }, (_, i) => (from + i) % players.length).filter(
    seat => seat !== overlord && seat !== you,
  )
}

/** Where servants stand, each wall in the order in which it is drawn: the first go up the left wall, the rest down the right one. */
export function walls(servants: readonly Seat[]): { left: Seat[]; right: Seat[] } {
  const left = Math.ceil(servants.length / 2)
  return { left: servants.slice(0, left).reverse(), right: servants.slice(left) }
}

/** Who is in the light just now, and why: what is read from across the room. */
export interface Now {
  /** In the light; null while nobody is. */
  readonly seat: Seat | null
  readonly pressure: { readonly kind: PressureKind; readonly by: Seat } | null
  /** The demanded symbol (formal), while it is owed. */
  readonly symbol: CardSymbol | null
  /** What is awaited: the key of a question that somebody has. */
  readonly awaited: string | null
}

/** Questions in which it is not the speaker's turn to be looked at. */
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
  // A demand that has been met is none any more; an interrupt wants the symbol of what was told last.
  const wanted = awaited === 'answer' ? symbol : awaited === 'interrupt' ? (ribbon.at(-1)?.symbol ?? null) : null
  return { seat: turn.speaker, pressure: { kind, by }, symbol: wanted, awaited }
}

/** The silence clock, while it runs. */
export const patienceOf = (clocks: readonly ClockView[]): ClockView | null =>
  clocks.find(clock => clock.key === 'patience') ?? null

/** How many servants have to be heard in the first round, and how many have been. */
export function firstRoundOf(match: MatchPart): { readonly heard: readonly Seat[]; readonly of: number } | null {
  const { first, players } = openOf(match)
  return first && { heard: first.heard, of: players.length - 1 }
}
