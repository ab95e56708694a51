/**
 * How likely a declaration is right: whether the named seats are of the society, and whether they still hold what was
 * seen.
 */
import type { Seat } from '../../../kernel'
import { QUOTA } from '../rules/cards'
import { PERSONALITY_EFFECTS } from './personality'
import type { Memory } from './memory'

/**
 * The certainty needed to declare while each seat has had at most `turns` turns. It falls, so that long matches end.
 */
const SURE_ENOUGH = [
  { turns: 15, certainty: 0.85 },
  { turns: 40, certainty: 0.7 },
] as const
/** The certainty needed later, when there is nothing left to learn. */
const ANY_LONGER = 0.5

/** Scores of a declaration that is certainly right, and of one that is not sure enough. */
const RIGHT = 100,
  WRONG = -100

/** Scores a declaration with this chance to be right. */
export function declarationScore(memory: Memory, chance: number): number {
  const needed = SURE_ENOUGH.find(({ turns }) => turnsEach(memory) <= turns)?.certainty ?? ANY_LONGER
  return chance >= needed + PERSONALITY_EFFECTS[memory.profile.personality].certainty ? RIGHT * chance : WRONG
}

const turnsEach = ({ table: { turn, players } }: Memory): number => turn.number / players.length

/** A declaration this sure is made without a search. */
const SURE = 0.95
/** Whether a declaration is so sure that it is made without a search. */
export const isSure = (chance: number): boolean => chance >= SURE

/**
 * A hard bot declares when its chance exceeds that of playing on by this margin; in long matches it accepts a worse
 * one. It never declares with less than LEAST_CHANCE.
 */
const BETTER = 0.05,
  WORSE = -0.1,
  LEAST_CHANCE = 0.3
const LONG_MATCH = SURE_ENOUGH[1].turns

/** Whether a hard bot should declare. @param playingOn the chance to win without this declaration */
export const shouldDeclare = (memory: Memory, chance: number, playingOn: number): boolean =>
  chance >
  Math.max(LEAST_CHANCE, playingOn + (turnsEach(memory) > LONG_MATCH ? WORSE : BETTER)) +
    PERSONALITY_EFFECTS[memory.profile.personality].certainty

/** The chance that declaring this seat's society with these seats is right. */
export function ownDeclarationChance(memory: Memory, named: readonly Seat[]): number {
  const relics = memory.relics(memory.society)
  const own = memory.hand.objects.filter(object => relics.includes(object)).length
  const certainties = named.map(seat => memory.sightings.certainties(seat, relics))
  const majority = quotaChance(certainties, QUOTA.relics - own),
    smaller = quotaChance(certainties, QUOTA.minority - own)
  if (majority === 0 && smaller === 0) return 0
  return memory.societies.chance(({ allies, minority }) =>
    named.every(seat => allies.has(seat)) ? (minority ? smaller : majority) : 0,
  )
}

/** The chance that these seats are rivals who hold their quota of relics. */
export function rivalDeclarationChance(memory: Memory, named: readonly Seat[]): number {
  const relics = memory.relics(memory.rival)
  const certainties = named.map(seat => memory.sightings.certainties(seat, relics))
  const majority = quotaChance(certainties, QUOTA.relics),
    smaller = quotaChance(certainties, QUOTA.minority)
  if (majority === 0 && smaller === 0) return 0
  return memory.societies.chance(({ allies, rivalMinority }) =>
    named.some(seat => allies.has(seat)) ? 0 : rivalMinority ? smaller : majority,
  )
}

/**
 * The chance that each seat holds a relic, and all together hold as many as needed.
 * @param certainties of each seat's relics, the highest first
 */
function quotaChance(certainties: readonly (readonly number[])[], needed: number): number {
  const firsts = certainties.map(([first = 0]) => first)
  const rest = certainties.flatMap(([, ...more]) => more).sort((a, b) => b - a)
  const more = Math.max(0, needed - firsts.length)
  if (rest.length < more) return 0
  return [...firsts, ...rest.slice(0, more)].reduce((all, one) => all * one, 1)
}
