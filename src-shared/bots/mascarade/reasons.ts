/**
 * Why a player of Mascarade answers so: one short rule per ask, by the ask's key. What is told is what the mind
 * believes; where the answer is a mere whim, or nothing was to be weighed, there is no reason.
 */
import type { Answer, Seat, SeatAsk } from '../../kernel'
import type { Character, SlotId } from '../../games/mascarade'
import { COINS } from '../../games/mascarade/characters'
import type { Reason } from '../mind'
import type { ClaimAnswer, SwapAnswer, TurnAnswer, WitchAnswer } from './judgement'
import type { Dispute, Memory } from './memory'
import { Prospects } from './prospects'
import { after } from './purse'
import { BLUFF } from './whims'

/** Reasons that speak of a seat: each has words for whoever hears it of themselves, too. */
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

/** Reasons that do not. */
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

export type MascaradeReason = MascaradeSeatReason | MascaradePlainReason

type More = Pick<Reason, 'what' | 'chance' | 'n'>
type Explain<A> = (memory: Memory, answer: A, ask: SeatAsk) => Reason | null

const plain = (why: MascaradePlainReason, more: More = {}): Reason => ({ why, ...more })
const of = (why: MascaradeSeatReason, seat: Seat, more: More = {}): Reason => ({ why, seat, ...more })

/** An ask of a key has answers of one shape. */
const explain =
  <A>(how: Explain<A>): Explain<Answer> =>
  (memory, answer, ask) =>
    how(memory, answer as A, ask)

/** Believed so much, nothing else is thought of. */
const SURE = 0.95
/** Likelier than not. Less is a bluff (whims.ts). */
const LIKELY = BLUFF

const name = (character: Character): string => `characters.${character}.name`
const named = (character: Character): { readonly what: string } => ({ what: name(character) })
const rated = (character: Character, chance: number): More => ({
  what: name(character),
  chance: Math.round(100 * chance),
})

const coinsOf = (memory: Memory, seat: Seat): number => memory.table.coins[seat] ?? 0

/** Who is likely this character, of these seats: the likeliest, or nobody. */
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

/** Whether a seat wins at once that uses this power well. */
function wins(memory: Memory, seat: Seat, character: Character): boolean {
  const { coins, cheat } = after(memory.purses, seat, character)
  return cheat === seat || (coins[seat] ?? 0) >= COINS.win
}

/** Whether the power would change nobody's purse just now, nor anything else. */
function isIdle(memory: Memory, seat: Seat, character: Character): boolean {
  const { coins, cheat } = after(memory.purses, seat, character)
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
  if (wins(memory, seat, character)) return plain('announceWins', named(character))
  if (chance >= SURE) return plain('announceSure', named(character))
  if (chance >= LIKELY) return plain('announceLikely', rated(character, chance))
  if (likely(memory, character, [seat]) === seat) return plain('bluffMine', named(character))
  if (belief.likeliest(slot).character === character) return plain('announceGuess', rated(character, chance))
  if (liesInTheMiddle(memory, character)) return plain('bluffMiddle', named(character))
  const real = likely(memory, character, memory.others)
  return real === null ? plain('bluff', named(character)) : of('bluffDespite', real, named(character))
}

function look({ belief }: Memory, slot: SlotId): Reason | null {
  const { character, chance } = belief.likeliest(slot)
  if (character === null || chance < LIKELY) return plain('lookLost')
  return chance < SURE ? plain('lookCheck', rated(character, chance)) : null
}

const swap: Explain<SwapAnswer> = (memory, { slots, swap: how }) => {
  const worth = new Prospects(memory).swap(slots),
    [mine, other] = slots
  const own = memory.belief.likeliest(mine),
    got = memory.belief.likeliest(other),
    from = memory.owner(other)
  if (how === 'no')
    return worth <= 0 && own.character && own.chance >= LIKELY
      ? plain('feintKeep', named(own.character))
      : plain('feint')
  if (worth > 0 && got.character && got.chance >= LIKELY) {
    const what = named(got.character)
    return from === null
      ? plain('swapForMiddle', what)
      : from === memory.seat
        ? plain('swapForMine', what)
        : of('swapFor', from, what)
  }
  if (memory.table.mustSwap?.slot === mine) return plain('swapHide')
  if (own.chance < LIKELY) return plain('swapLost')
  // To be hard to read is worth a coin; more is a whim.
  return worth > -memory.coin ? plain('swapBlur') : null
}

const challenge: Explain<ClaimAnswer> = (memory, { branch, answer }) => {
  const { dispute } = memory
  if (!dispute) return null
  return branch === 'claim' ? claim(memory, dispute, answer) : pass(memory, dispute)
}

function claim(memory: Memory, { character, claims }: Dispute, slot: SlotId): Reason | null {
  const chance = memory.belief.chance(slot, character),
    [announcer] = claims
  if (chance >= SURE) return plain('claimSure', named(character))
  if (chance >= LIKELY) return plain('claimLikely', rated(character, chance))
  if (announcer && wins(memory, announcer.seat, character)) return of('claimStop', announcer.seat)
  const doubted = claims.every(other => memory.belief.chance(other.slot, character) < chance)
  return announcer && doubted ? of('claimDoubt', announcer.seat, named(character)) : null
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
  if (real !== null) return of('letLikely', real, what)
  if (memory.chanceOf(seat, character) >= LIKELY) return plain('letMine', what)
  if (other !== null) return of('letOther', other, what)
  if (announcer && isIdle(memory, announcer.seat, character)) return plain('letHarmless', what)
  if (claims.length > 1) return plain('letOthers', what)
  return liesInTheMiddle(memory, character) ? plain('letMiddle', what) : plain('letCostly', what)
}

const bishop: Explain<Seat> = (memory, from) => of('bishop', from, { n: coinsOf(memory, from) })

const inquisitor: Explain<Seat> = (memory, target) => {
  const knows = Math.min(...memory.slots(target).map(slot => memory.belief.likeliest(slot).chance))
  return knows < LIKELY ? of('inquisitorLost', target) : of('inquisitorRich', target, { n: coinsOf(memory, target) })
}

const confess: Explain<Character> = (memory, said) => {
  const chance = memory.chanceOf(memory.seat, said)
  if (chance >= SURE) return plain('confessSure', named(said))
  return plain(chance >= LIKELY ? 'confessLikely' : 'confessGuess', rated(said, chance))
}

const witch: Explain<WitchAnswer> = (memory, { branch, answer }) => {
  const mine = coinsOf(memory, memory.seat)
  if (branch === 'keep')
    return memory.others.every(other => coinsOf(memory, other) <= mine) ? plain('witchRichest') : null
  const more = coinsOf(memory, answer) - mine
  return more > 0 ? of('witchSwap', answer, { n: more }) : null
}

/** Of the two whose cards are taken, the richer is spoken of. */
const fool: Explain<SwapAnswer> = (memory, { slots }) => {
  const owners = slots.flatMap(slot => memory.owner(slot) ?? []).filter(owner => owner !== memory.seat)
  const [first, second = first] = owners
  if (first === undefined || second === undefined) return null
  const rich = coinsOf(memory, second) > coinsOf(memory, first) ? second : first
  return of('fool', rich, { n: coinsOf(memory, rich) })
}

const spyLook: Explain<SlotId> = (memory, slot) => {
  const { character, chance } = memory.belief.likeliest(slot),
    owner = memory.owner(slot)
  if (character === null || chance < LIKELY) return owner === null ? plain('spyCuriousMiddle') : of('spyCurious', owner)
  return owner === null ? plain('spyForMiddle', named(character)) : of('spyFor', owner, named(character))
}

const spySwap: Explain<'yes' | 'no'> = (memory, answer, ask) => {
  const [mine = '', other = ''] = (ask.params?.slots ?? []) as readonly SlotId[]
  const worth = new Prospects(memory).swap([mine, other])
  const own = memory.belief.likeliest(mine).character,
    got = memory.belief.likeliest(other).character
  if (answer === 'yes') return worth > 0 && got ? plain('spyTake', named(got)) : null
  return worth <= 0 && own ? plain('spyKeep', named(own)) : null
}

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
