/** What Mascarade's board reads of a match. */
import type { Seat } from '../../../src-shared/kernel'
import {
  COINS,
  isCharacter,
  PREPARATION_TURNS,
  type Character,
} from '../../../src-shared/games/mascarade/rules/characters'
import type { MascaradeEvent, MascaradeOpen, MascaradeShown, SlotId } from '../../../src-shared/games/mascarade/rules'
import type { MatchPart } from '../../../src-shared/wire'
import { typedGame } from '../gameTypes'

interface MascaradeTypes {
  readonly open: MascaradeOpen
  readonly own: null
  readonly event: MascaradeEvent
  readonly aside: null
  readonly shown: MascaradeShown
  readonly deck: null
}
export const { openOf, eventOf, seenBy, withOpen } = typedGame<MascaradeTypes>()

export interface Dispute {
  readonly character: Character
  /** The announcer first, then those who claim. */
  readonly claims: readonly { readonly seat: Seat; readonly slot: SlotId }[]
  /** Seats that have yet to answer, clockwise from the announcer's left; all of them while answers are sealed. */
  readonly waiting: readonly Seat[]
  readonly sealed: boolean
}

/** The current challenge, or null. */
export function disputeOf(match: MatchPart): Dispute | null {
  const step = match.view.open.steps.find(step => step.step === 'challenge' || step.step === 'sealedChallenge')
  if (!step) return null
  const data = step.data as Omit<Dispute, 'sealed'>
  return {
    character: data.character,
    claims: data.claims,
    waiting: data.waiting,
    sealed: step.step === 'sealedChallenge',
  }
}

/** What a seat says in a dispute. */
export type Voice = 'announce' | 'claim' | 'pass' | 'thinking'

export function voiceOf(dispute: Dispute, seat: Seat): Voice | null {
  const at = dispute.claims.findIndex(claim => claim.seat === seat)
  if (at === 0) return 'announce'
  if (at > 0) return 'claim'
  if (!dispute.waiting.includes(seat)) return 'pass'
  return dispute.sealed || dispute.waiting[0] === seat ? 'thinking' : null
}

/** The power that awaits a decision, and its seat. */
export function actingOf(match: MatchPart): { seat: Seat; character: Character } | null {
  const top = match.view.open.steps.at(-1)
  const character = top && DECIDING_STEPS[top.step]
  const data = top?.data as { readonly seat?: Seat } | undefined
  return character && data?.seat !== undefined ? { seat: data.seat, character } : null
}

const DECIDING_STEPS: { readonly [step: string]: Character } = {
  bishopChooses: 'bishop',
  foolSwaps: 'fool',
  witchSwaps: 'witch',
  spyLooks: 'spy',
  spySwaps: 'spy',
  inquisitorPoints: 'inquisitor',
  confession: 'inquisitor',
}

export const isDealing = (match: MatchPart): boolean => match.view.open.steps.some(step => step.step === 'deal')

/** Which of the preparation turns is being played, or null. */
export function preparation(open: MascaradeOpen): { n: number; of: number } | null {
  const { number } = open.turn
  return number > 0 && number <= PREPARATION_TURNS ? { n: number, of: PREPARATION_TURNS } : null
}

/** Coins left in the bank; never less than none (ruling: the bank never runs out). */
export const bankOf = (open: MascaradeOpen): number =>
  Math.max(0, COINS.box - open.courthouse - open.coins.reduce((sum, coins) => sum + coins, 0))

/** The card that this client is being shown in a slot, if any. */
export function shownIn(match: MatchPart, slot: SlotId): Character | null {
  const shown = seenBy(match).find(seen => seen.kind === 'card' && seen.slot === slot)
  return shown?.kind === 'card' && isCharacter(shown.character) ? shown.character : null
}

/** Slots of the swap that this client is being shown. */
export const swappedSlots = (match: MatchPart): readonly SlotId[] =>
  seenBy(match).flatMap(seen => (seen.kind === 'swapped' ? seen.slots : []))
