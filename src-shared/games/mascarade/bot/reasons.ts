/**
 * Reasons for answers in Mascarade: one short rule per ask, by the ask's key. A reason says what the bot believes.
 * There is none when noise decided or nothing had to be weighed.
 */
import type { Answer, Seat, SeatAsk } from '../../../kernel'
import type { Character, SlotId } from '../rules'
import { COINS } from '../rules/characters'
import type { Reason } from '../../../bots/bot'
import type { ClaimAnswer, SwapAnswer, TurnAnswer, WitchAnswer } from './answerScores'
import type { Dispute, Memory } from './memory'
import { Prospects } from './prospects'
import { afterPower } from './coinValuation'
import { BLUFF } from './noise'

/** Reasons that mention a seat. Each has another text for that seat itself. */
export type MascaradeSeatReason =
  | 'bluffDespite'
  | 'swapFor'
  | 'claimStop'
  | 'claimDoubt'
  | 'letLikely'
  | 'letOther'
  | 'bishop'
  | 'inquisitorLost'
  | 'inquisitorRich'
  | 'witchSwap'
  | 'fool'
  | 'spyFor'
  | 'spyCurious'

/** Reasons that mention no seat. */
export type MascaradePlainReason =
  | 'announceWins'
  | 'announceSure'
  | 'announceLikely'
  | 'announceGuess'
  | 'bluffMine'
  | 'bluffMiddle'
  | 'bluff'
  | 'lookLost'
  | 'lookCheck'
  | 'swapForMiddle'
  | 'swapForMine'
  | 'swapLost'
  | 'swapHide'
  | 'swapBlur'
  | 'feintKeep'
  | 'feint'
  | 'claimSure'
  | 'claimLikely'
  | 'letMine'
  | 'letMiddle'
  | 'letHarmless'
  | 'letOthers'
  | 'letCostly'
  | 'confessSure'
  | 'confessLikely'
  | 'confessGuess'
  | 'witchRichest'
  | 'spyForMiddle'
  | 'spyCuriousMiddle'
  | 'spyTake'
  | 'spyKeep'

/** All keys of reasons. */
export type MascaradeReason = MascaradeSeatReason | MascaradePlainReason

type ReasonDetails = Pick<Reason, 'what' | 'chance' | 'n'>
type Explain<A> = (memory: Memory, answer: A, ask: SeatAsk) => Reason | null

const plainReason = (why: MascaradePlainReason, more: ReasonDetails = {}): Reason => ({ why, ...more })
const seatReason = (why: MascaradeSeatReason, seat: Seat, more: ReasonDetails = {}): Reason => ({ why, seat, ...more })

/** Explains answers of one shape: all answers to an ask with one key have the same shape. */
const explain =
  <A>(how: Explain<A>): Explain<Answer> =>
  (memory, answer, ask) =>
    how(memory, answer as A, ask)

/** Chances from which a belief counts as certain. */
const SURE = 0.95
/** Likelier than not; below this an announcement is a bluff (noise.ts). */
const LIKELY = BLUFF

const name = (character: Character): string => `characters.${character}.name`
const named = (character: Character): { readonly what: string } => ({ what: name(character) })
const withChance = (character: Character, chance: number): ReasonDetails => ({
  what: name(character),
  chance: Math.round(100 * chance),
})

const coinsOf = (memory: Memory, seat: Seat): number => memory.table.coins[seat] ?? 0

/** The seat that most likely has this character, or null when none is likely. */
function likely(memory: Memory, character: Character, among: readonly Seat[]): Seat | null {
  const best = among.reduce<Seat | null>(
    (best, seat) =>
      best === null || memory.chanceOf(seat, character) > memory.chanceOf(best, character) ? seat : best,
    null,
  )
  return best !== null && memory.chanceOf(best, character) >= LIKELY ? best : null
}

const liesInTheMiddle = (memory: Memory, character: Character): boolean =>
  memory.table.slots
    .filter(slot => slot.seat === null)
    .reduce((all, slot) => all + memory.belief.chance(slot.id, character), 0) >= LIKELY

/** Whether a seat wins at once by this power. */
function wins(memory: Memory, seat: Seat, character: Character): boolean {
  const { coins, cheat } = afterPower(memory.coinTable, seat, character)
  return cheat === seat || (coins[seat] ?? 0) >= COINS.win
}

/** Whether the power would change nothing now. */
function isIdle(memory: Memory, seat: Seat, character: Character): boolean {
  const { coins, cheat } = afterPower(memory.coinTable, seat, character)
  return (
    character !== 'fool' &&
    character !== 'spy' &&
    cheat === null &&
    coins.every((mine, i) => mine === memory.table.coins[i])
  )
}

const turn: Explain<TurnAnswer> = (memory, { branch, answer }, ask) => {
  switch (branch) {
    case 'swap':
      return swap(memory, answer, ask)
    case 'look':
      return look(memory, answer)
    case 'announce':
      return announce(memory, answer.slot, answer.character)
  }
}

function announce(memory: Memory, slot: SlotId, character: Character): Reason {
  const { belief, seat } = memory,
    chance = belief.chance(slot, character)
  if (wins(memory, seat, character)) return plainReason('announceWins', named(character))
  if (chance >= SURE) return plainReason('announceSure', named(character))
  if (chance >= LIKELY) return plainReason('announceLikely', withChance(character, chance))
  if (likely(memory, character, [seat]) === seat) return plainReason('bluffMine', named(character))
  if (belief.likeliest(slot).character === character) return plainReason('announceGuess', withChance(character, chance))
  if (liesInTheMiddle(memory, character)) return plainReason('bluffMiddle', named(character))
  const real = likely(memory, character, memory.others)
  return real === null ? plainReason('bluff', named(character)) : seatReason('bluffDespite', real, named(character))
}

function look({ belief }: Memory, slot: SlotId): Reason | null {
  const { character, chance } = belief.likeliest(slot)
  if (character === null || chance < LIKELY) return plainReason('lookLost')
  return chance < SURE ? plainReason('lookCheck', withChance(character, chance)) : null
}

const swap: Explain<SwapAnswer> = (memory, { slots, swap: how }) => {
  const value = new Prospects(memory).swapValue(slots),
    [mine, other] = slots
  const own = memory.belief.likeliest(mine),
    got = memory.belief.likeliest(other),
    from = memory.owner(other)
  if (how === 'no')
    return value <= 0 && own.character && own.chance >= LIKELY
      ? plainReason('feintKeep', named(own.character))
      : plainReason('feint')
  if (value > 0 && got.character && got.chance >= LIKELY) {
    const what = named(got.character)
    return from === null
      ? plainReason('swapForMiddle', what)
      : from === memory.seat
        ? plainReason('swapForMine', what)
        : seatReason('swapFor', from, what)
  }
  if (memory.table.mustSwap?.slot === mine) return plainReason('swapHide')
  if (own.chance < LIKELY) return plainReason('swapLost')
  // Being hard to read is worth a coin. A swap that costs more was noise.
  return value > -memory.coinValue ? plainReason('swapBlur') : null
}

const challenge: Explain<ClaimAnswer> = (memory, { branch, answer }) => {
  const { dispute } = memory
  if (!dispute) return null
  return branch === 'claim' ? claim(memory, dispute, answer) : pass(memory, dispute)
}

function claim(memory: Memory, { character, claims }: Dispute, slot: SlotId): Reason | null {
  const chance = memory.belief.chance(slot, character),
    [announcer] = claims
  if (chance >= SURE) return plainReason('claimSure', named(character))
  if (chance >= LIKELY) return plainReason('claimLikely', withChance(character, chance))
  if (announcer && wins(memory, announcer.seat, character)) return seatReason('claimStop', announcer.seat)
  const doubted = claims.every(other => memory.belief.chance(other.slot, character) < chance)
  return announcer && doubted ? seatReason('claimDoubt', announcer.seat, named(character)) : null
}

function pass(memory: Memory, { character, claims, passed }: Dispute): Reason {
  const { seat, others } = memory,
    what = named(character),
    [announcer] = claims
  const silent = others.filter(other => !passed.includes(other) && claims.every(one => one.seat !== other))
  const real = likely(
      memory,
      character,
      claims.map(one => one.seat),
    ),
    other = likely(memory, character, silent)
  if (real !== null) return seatReason('letLikely', real, what)
  if (memory.chanceOf(seat, character) >= LIKELY) return plainReason('letMine', what)
  if (other !== null) return seatReason('letOther', other, what)
  if (announcer && isIdle(memory, announcer.seat, character)) return plainReason('letHarmless', what)
  if (claims.length > 1) return plainReason('letOthers', what)
  return liesInTheMiddle(memory, character) ? plainReason('letMiddle', what) : plainReason('letCostly', what)
}

const bishop: Explain<Seat> = (memory, from) => seatReason('bishop', from, { n: coinsOf(memory, from) })

const inquisitor: Explain<Seat> = (memory, target) => {
  const knows = Math.min(...memory.slots(target).map(slot => memory.belief.likeliest(slot).chance))
  return knows < LIKELY
    ? seatReason('inquisitorLost', target)
    : seatReason('inquisitorRich', target, { n: coinsOf(memory, target) })
}

const confess: Explain<Character> = (memory, said) => {
  const chance = memory.chanceOf(memory.seat, said)
  if (chance >= SURE) return plainReason('confessSure', named(said))
  return plainReason(chance >= LIKELY ? 'confessLikely' : 'confessGuess', withChance(said, chance))
}

const witch: Explain<WitchAnswer> = (memory, { branch, answer }) => {
  const mine = coinsOf(memory, memory.seat)
  if (branch === 'keep')
    return memory.others.every(other => coinsOf(memory, other) <= mine) ? plainReason('witchRichest') : null
  const more = coinsOf(memory, answer) - mine
  return more > 0 ? seatReason('witchSwap', answer, { n: more }) : null
}

/** Names the richer of the two seats whose cards are taken. */
const fool: Explain<SwapAnswer> = (memory, { slots }) => {
  const owners = slots.flatMap(slot => memory.owner(slot) ?? []).filter(owner => owner !== memory.seat)
  const [first, second = first] = owners
  if (first === undefined || second === undefined) return null
  const rich = coinsOf(memory, second) > coinsOf(memory, first) ? second : first
  return seatReason('fool', rich, { n: coinsOf(memory, rich) })
}

const spyLook: Explain<SlotId> = (memory, slot) => {
  const { character, chance } = memory.belief.likeliest(slot),
    owner = memory.owner(slot)
  if (character === null || chance < LIKELY)
    return owner === null ? plainReason('spyCuriousMiddle') : seatReason('spyCurious', owner)
  return owner === null ? plainReason('spyForMiddle', named(character)) : seatReason('spyFor', owner, named(character))
}

const spySwap: Explain<'yes' | 'no'> = (memory, answer, ask) => {
  const [mine = '', other = ''] = (ask.params?.slots ?? []) as readonly SlotId[]
  const value = new Prospects(memory).swapValue([mine, other])
  const own = memory.belief.likeliest(mine).character,
    got = memory.belief.likeliest(other).character
  if (answer === 'yes') return value > 0 && got ? plainReason('spyTake', named(got)) : null
  return value <= 0 && own ? plainReason('spyKeep', named(own)) : null
}

/** Reasons by the keys of asks. */
export const REASONS: { readonly [key: string]: Explain<Answer> | undefined } = {
  prepare: explain(swap),
  mustSwap: explain(swap),
  turn: explain(turn),
  noAnnounce: explain(turn),
  challenge: explain(challenge),
  bishop: explain(bishop),
  inquisitor: explain(inquisitor),
  confess: explain(confess),
  witch: explain(witch),
  fool: explain(fool),
  spyLook: explain(spyLook),
  spySwap: explain(spySwap),
}
