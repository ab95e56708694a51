/**
 * What a match of Mascarade will be remembered for. Who lied is known by following the cards: they are dealt again from
 * the key, and every swap's yes or no is in its answer.
 */
import { hexToBytes } from '@noble/hashes/utils.js'
import { keyedRandom, type Json, type Seat } from '../../kernel'
import {
  emittedOf,
  greatest,
  leadMemory,
  memoriesFrom,
  tally,
  type Memory,
  type MemoryFinder,
} from '../../record/memories'
import { standingAnswers } from '../../record/standing'
import type { MatchRecord } from '../../record/record'
import { mascarade, type Character, type MascaradeEvent, type SlotId } from './rules'
import { COINS } from './rules/characters'
import { slotsOf } from './rules/slots'

/** An announcement with all that followed it, until the next turn or the end. */
interface Dispute {
  readonly announcer: Seat
  readonly character: Character
  /** What really lay in the announcer's slot; null where the cards cannot be followed. */
  readonly truth: Character | null
  /** Who said that they were the character: the announcer first. */
  readonly claimants: Seat[]
  /** Who among them was. Empty while no card was turned up. */
  readonly real: Seat[]
  /** Each seat's coins when it began, and the fines aside, when it was over. */
  readonly before: readonly number[]
  after: readonly number[]
  /** Whether the match ended with it. */
  ended: boolean
}

interface Facts {
  readonly seats: number
  readonly events: readonly MascaradeEvent[]
  readonly disputes: readonly Dispute[]
  readonly winners: readonly Seat[]
}

/** Fewer coins are a small lie. */
const BOLD_COINS = 3
/** One lie that passes is luck. */
const MANY_BLUFFS = 2
const GOOD_CATCH = { coins: 3, liars: 2 }
const CROWD = 3
const MANY_FINES = 3
/** Shorter matches are won by what was dealt. */
const LONG_MATCH = 12

const isBluff = ({ claimants, truth, character }: Dispute): boolean =>
  claimants.length === 1 && truth !== null && truth !== character

const gainOf = ({ before, after }: Dispute, seat: Seat): number => (after[seat] ?? 0) - (before[seat] ?? 0)

const announcersGain = (dispute: Dispute): number => gainOf(dispute, dispute.announcer)

const isWinning = (dispute: Dispute, winners: readonly Seat[]): boolean =>
  dispute.ended && winners.includes(dispute.announcer) && (announcersGain(dispute) > 0 || dispute.character === 'cheat')

/** A lie that nobody doubted, and that won the match. */
const winningLie: MemoryFinder<Facts> = ({ disputes, winners }) => {
  const [lie] = disputes.filter(dispute => isBluff(dispute) && isWinning(dispute, winners))
  return lie
    ? { key: 'winningLie', seats: [lie.announcer], params: { character: lie.character, truth: lie.truth ?? '' } }
    : null
}

/** The lie that brought most coins. Lies of several seats are told together. */
const boldestLie: MemoryFinder<Facts> = ({ disputes, winners }) => {
  const lies = disputes.filter(dispute => isBluff(dispute) && !isWinning(dispute, winners))
  const [lie, ...equals] = greatest(lies, announcersGain)
  if (!lie || announcersGain(lie) < BOLD_COINS) return null
  const seats = [...new Set([lie, ...equals].map(({ announcer }) => announcer))].sort((a, b) => a - b)
  const n = announcersGain(lie)
  if (seats.length > 2) return null
  return seats.length === 2
    ? { key: 'boldLies', seats, params: { n } }
    : { key: 'boldestLie', seats, params: { n, character: lie.character, truth: lie.truth ?? '' } }
}

/** Somebody announced falsely, and the one real character spoke up. */
const bestCatch: MemoryFinder<Facts> = ({ disputes }) => {
  const caught = disputes.flatMap(dispute => {
    const [real, ...fellows] = dispute.real
    if (real === undefined || fellows.length > 0 || real === dispute.announcer) return []
    const n = gainOf(dispute, real),
      liars = dispute.claimants.filter(seat => seat !== real)
    return n >= GOOD_CATCH.coins || liars.length >= GOOD_CATCH.liars
      ? [{ real, liars, n, character: dispute.character }]
      : []
  })
  const [best, ...equals] = greatest(
    greatest(caught, ({ liars }) => liars.length),
    ({ n }) => n,
  )
  if (!best || best.n <= 0 || equals.length > 0) return null
  const { real, liars, n, character } = best
  return { key: 'catch', seats: [real], params: { n, character, liars: [...liars].sort((a, b) => a - b) } }
}

/** Who passed for somebody else most often. */
const bluffs: MemoryFinder<Facts> = ({ seats, disputes }) =>
  leadMemory(
    'bluffs',
    tally(
      seats,
      disputes.filter(isBluff).map(({ announcer }) => announcer),
    ),
    MANY_BLUFFS,
  )

/** The only winner has not seen a card of their own since the deal. */
const blindWin: MemoryFinder<Facts> = ({ events, winners }) => {
  const [winner, ...others] = winners
  if (winner === undefined || others.length > 0) return null
  const turns = Math.max(...events.map(event => (event.kind === 'turn' ? event.number : 0)))
  const hasSeen = events.some(
    event =>
      (event.kind === 'look' && event.seat === winner) ||
      (event.kind === 'reveal' && event.cards.some(({ seat }) => seat === winner)),
  )
  return turns < LONG_MATCH || hasSeen ? null : { key: 'blindWin', seats: [winner], params: { n: turns } }
}

/** Many were the same character, and nobody was. */
const crowd: MemoryFinder<Facts> = ({ disputes }) => {
  const crowds = disputes.filter(({ claimants, real }) => claimants.length >= CROWD && real.length === 0)
  const [most, ...equals] = greatest(crowds, ({ claimants }) => claimants.length)
  if (!most || equals.length > 0) return null
  const { claimants, character } = most
  return {
    key: 'crowd',
    seats: [],
    params: { n: claimants.length, character, liars: [...claimants].sort((a, b) => a - b) },
  }
}

/** Who paid most into the courthouse. */
const fines: MemoryFinder<Facts> = ({ seats, events }) =>
  leadMemory(
    'fines',
    Array.from({ length: seats }, (_, seat) =>
      events.reduce(
        (paid, event) =>
          event.kind === 'coins' && event.why === 'fine' && event.from === seat ? paid + event.amount : paid,
        0,
      ),
    ),
    MANY_FINES,
  )

export const memories: (record: MatchRecord) => readonly Memory[] = memoriesFrom(readFacts, [
  winningLie,
  boldestLie,
  bestCatch,
  bluffs,
  blindWin,
  crowd,
  fines,
])

function readFacts(record: MatchRecord): Facts {
  return {
    seats: record.seats.length,
    events: emittedOf<MascaradeEvent>(record).map(({ event }) => event),
    disputes: disputesOf(record),
    winners: record.outcome?.winners ?? [],
  }
}

/** Follows coins and cards through the match. */
function disputesOf(record: MatchRecord): readonly Dispute[] {
  const cards = dealtCards(record)
  const coins = new Array<number>(record.seats.length).fill(COINS.start)
  const disputes: Dispute[] = []
  let open: Dispute | null = null
  for (const { entry, told } of standingAnswers(record.answers))
    for (const event of told.map(one => one.event as unknown as MascaradeEvent)) {
      if (event.kind === 'swap' && isYes(entry.answer)) swapCards(cards, event.slots)
      moveCoins(coins, event)
      if (event.kind === 'announce') {
        open = openDispute(event, cards, coins)
        disputes.push(open)
      } else if (open) open = continueDispute(open, event, coins)
    }
  return disputes
}

/** What lies in each slot after the deal; null where these rules did not deal it. */
function dealtCards({ rules, seats, options, key }: MatchRecord): Map<SlotId, Character> | null {
  if (rules !== mascarade.rulesVersion) return null
  const { cards } = mascarade.setup({
    seats: seats.length,
    options,
    deck: null,
    random: keyedRandom(hexToBytes(key), 0),
    emit: () => undefined,
  })
  return new Map(
    slotsOf(seats.length, cards.length).flatMap(({ id }, i) => {
      const card = cards[i]
      return card ? [[id, card] as const] : []
    }),
  )
}

/** The yes or no of a swap, however its question was put. */
function isYes(answer: Json): boolean {
  if (typeof answer !== 'object' || answer === null) return answer === 'yes'
  if ('swap' in answer) return answer.swap === 'yes'
  return 'answer' in answer && answer.answer !== undefined && isYes(answer.answer)
}

function swapCards(cards: Map<SlotId, Character> | null, [a = '', b = '']: readonly SlotId[]): void {
  const one = cards?.get(a),
    other = cards?.get(b)
  if (one === undefined || other === undefined) return
  cards?.set(a, other).set(b, one)
}

function moveCoins(coins: number[], event: MascaradeEvent): void {
  if (event.kind === 'coins') {
    const { from, to, amount } = event
    if (typeof from === 'number') coins[from] = (coins[from] ?? 0) - amount
    if (typeof to === 'number') coins[to] = (coins[to] ?? 0) + amount
  } else if (event.kind === 'fortunes' && event.with !== null) {
    const own = coins[event.seat] ?? 0
    coins[event.seat] = coins[event.with] ?? 0
    coins[event.with] = own
  }
}

function openDispute(
  { seat, slot, character }: Extract<MascaradeEvent, { kind: 'announce' }>,
  cards: Map<SlotId, Character> | null,
  coins: readonly number[],
): Dispute {
  return {
    announcer: seat,
    character,
    truth: cards?.get(slot) ?? null,
    claimants: [seat],
    real: [],
    before: [...coins],
    after: [...coins],
    ended: false,
  }
}

/** @returns the dispute while it goes on, null when the next turn or the end has come */
function continueDispute(dispute: Dispute, event: MascaradeEvent, coins: readonly number[]): Dispute | null {
  const { claimants, real, character } = dispute
  if (event.kind === 'claim') claimants.push(event.seat)
  // The Inquisitor turns up a card of somebody who claimed nothing.
  if (event.kind === 'reveal')
    real.push(
      ...event.cards.filter(card => card.character === character && claimants.includes(card.seat)).map(c => c.seat),
    )
  if (event.kind === 'fortunes' || (event.kind === 'coins' && event.why !== 'fine')) dispute.after = [...coins]
  if (event.kind === 'end') dispute.ended = true
  return event.kind === 'end' || event.kind === 'turn' ? null : dispute
}
