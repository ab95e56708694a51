/** Scores the answers to each ask, as the chance to win: one short rule per ask, by the ask's key. */
import { scorer, type AnswerScorer } from '../../../bots/scoringBot'
import type { Seat, SeatAsk } from '../../../kernel'
import type { Character, SlotId } from '../rules'
import { POWER } from '../rules/characters'
import type { Memory } from './memory'
import { Prospects } from './prospects'
import { afterPower, afterSwap, afterFines, type CoinTable } from './coinValuation'

/** Answers by ask: a swap or a feint of two slots; a turn; a reaction to an announcement; the Witch's choice. */
export interface SwapAnswer {
  readonly slots: readonly [SlotId, SlotId]
  readonly swap: 'yes' | 'no'
}
export type TurnAnswer =
  | { readonly branch: 'swap'; readonly answer: SwapAnswer }
  | { readonly branch: 'look'; readonly answer: SlotId }
  | { readonly branch: 'announce'; readonly answer: { readonly slot: SlotId; readonly character: Character } }
export type ClaimAnswer =
  { readonly branch: 'pass'; readonly answer: true } | { readonly branch: 'claim'; readonly answer: SlotId }
export type WitchAnswer =
  { readonly branch: 'keep'; readonly answer: true } | { readonly branch: 'swap'; readonly answer: Seat }

const swaps =
  (prospects: Prospects) =>
  ({ slots, swap }: SwapAnswer): number =>
    swap === 'yes' ? prospects.swapValue(slots) : 0

function turn(memory: Memory): AnswerScorer {
  const prospects = new Prospects(memory)
  const swap = swaps(prospects)
  return scorer<TurnAnswer>(({ branch, answer }) => {
    switch (branch) {
      case 'swap':
        return swap(answer)
      case 'look':
        return prospects.lookValue(answer)
      case 'announce':
        return prospects.announceValue(answer.character, memory.belief.chance(answer.slot, answer.character))
    }
  })
}

/** The cost of revealing a card, in coins: it can no longer mislead anybody. */
const REVEAL_COST = 0.6

/**
 * Scores claiming and passing: each possible holder of the character by its chance, and the coins after that outcome.
 */
function challenge(memory: Memory): AnswerScorer {
  const { dispute, seat, coinTable, belief } = memory
  const [announcer, ...claimants] = dispute?.claims ?? []
  if (!dispute || !announcer) return () => 0
  const { character, claims, passed } = dispute
  const claimChances = claims.map(claim => belief.chance(claim.slot, character) * memory.claimRatio(claim.slot))
  const waiting = memory.others.filter(other => !passed.includes(other) && claims.every(claim => claim.seat !== other))
  const noClaimChance =
    claimants.length > 0 ? 0 : waiting.reduce((all, other) => all * (1 - memory.opponents.claimChance(other)), 1)
  const liars = (real: Seat | null, more: readonly Seat[]): Seat[] =>
    [...claims.map(claim => claim.seat), ...more].filter(payer => payer !== real)
  const revealCost = REVEAL_COST * memory.coinValue
  const winChanceAfter = (real: Seat | null, more: readonly Seat[]): number =>
    memory.winChance(afterFines(real === null ? coinTable : afterPower(coinTable, real, character), liars(real, more)))

  return scorer<ClaimAnswer>(({ branch, answer }) => {
    const own = Math.max(...memory.slots().map(slot => belief.chance(slot, character)))
    const mine = branch === 'claim' ? belief.chance(answer, character) : own
    // A claim makes it likelier that the claimant has the character. The rest is the chance that nobody in the dispute
    // has it.
    const disputeChance = claimChances.reduce((all, one) => all + one, 0)
    const nobodyChance = Math.max(
      0,
      1 - mine - claims.reduce((all, claim) => all + belief.chance(claim.slot, character), 0),
    )
    const all = mine + disputeChance + nobodyChance
    if (all <= 0) return branch === 'pass' ? 1 : 0
    const more = branch === 'claim' ? [seat] : []
    const disputed = claimChances.reduce((sum, one, i) => sum + one * winChanceAfter(claims[i]?.seat ?? null, more), 0)
    if (branch === 'claim')
      return (
        (mine * winChanceAfter(seat, more) + disputed + nobodyChance * winChanceAfter(null, more)) / all - revealCost
      )
    const shown = (disputed + (mine + nobodyChance) * winChanceAfter(null, more)) / all
    return (
      noClaimChance * memory.winChance(afterPower(coinTable, announcer.seat, character)) + (1 - noClaimChance) * shown
    )
  })
}

/**
 * The Bishop takes coins from the seat where it helps most; the Inquisitor also prefers seats that do not know their
 * card.
 */
const bishop = (memory: Memory): AnswerScorer =>
  scorer<Seat>(from => memory.winChance(afterPayment(memory.coinTable, from, memory.seat, POWER.bishop)))

const inquisitor = (memory: Memory): AnswerScorer =>
  scorer<Seat>(target => {
    const { coinTable, seat, belief } = memory
    const knows = Math.min(...memory.slots(target).map(slot => belief.likeliest(slot).chance))
    return (
      knows * memory.winChance(coinTable) +
      (1 - knows) * memory.winChance(afterPayment(coinTable, target, seat, POWER.inquisitor))
    )
  })

function afterPayment(coinTable: CoinTable, from: Seat, to: Seat, most: number): CoinTable {
  const amount = Math.min(most, coinTable.coins[from] ?? 0)
  return {
    ...coinTable,
    coins: coinTable.coins.map((coins, seat) => coins + (seat === to ? amount : seat === from ? -amount : 0)),
  }
}

const confess = (memory: Memory): AnswerScorer =>
  scorer<Character>(said => Math.max(...memory.slots().map(slot => memory.belief.chance(slot, said))))

const witch = (memory: Memory): AnswerScorer =>
  scorer<WitchAnswer>(({ branch, answer }) =>
    memory.winChance(branch === 'keep' ? memory.coinTable : afterSwap(memory.coinTable, memory.seat, answer)),
  )

/**
 * The Fool takes the cards of rich seats that know them. Whether he swaps makes no difference, since nobody sees it.
 */
const fool = (memory: Memory): AnswerScorer =>
  scorer<SwapAnswer>(({ slots }) => {
    const { coinValue } = memory
    const upset = (slot: SlotId): number =>
      (memory.table.coins[memory.owner(slot) ?? memory.seat] ?? 0) * memory.belief.likeliest(slot).chance
    return coinValue * (upset(slots[0]) + upset(slots[1]))
  })

/** The Spy looks at the most useful card. */
const spyLook = (memory: Memory): AnswerScorer => {
  const prospects = new Prospects(memory)
  return scorer<SlotId>(slot => prospects.seeingValue(slot))
}

const spySwap = (memory: Memory, ask: SeatAsk): AnswerScorer => {
  const swap = swaps(new Prospects(memory))
  const [a = '', b = ''] = (ask.params?.slots ?? []) as readonly SlotId[]
  return scorer<'yes' | 'no'>(yes => swap({ slots: [a, b], swap: yes }))
}

const swap = (memory: Memory): AnswerScorer => scorer<SwapAnswer>(swaps(new Prospects(memory)))

/** The scores of all asks. */
export const ANSWER_SCORES: { readonly [key: string]: ((memory: Memory, ask: SeatAsk) => AnswerScorer) | undefined } = {
  prepare: swap,
  mustSwap: swap,
  turn,
  noAnnounce: turn,
  challenge,
  bishop,
  inquisitor,
  confess,
  witch,
  fool,
  spyLook,
  spySwap,
}
