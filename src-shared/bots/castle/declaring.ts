/** How likely a declaration is right: who the named are, and whether they still hold what was seen. */
import type { Seat } from '../../kernel'
import { QUOTA } from '../../games/castle/cards'
import { LEANINGS } from './leanings'
import type { Memory } from './memory'

/** Declared when at least so sure; in a long match less will do, lest it never end. `turns`: until each seat has had so many. */
const SURE_ENOUGH = [
  { turns: 15, sure: 0.85 },
  { turns: 40, sure: 0.7 },
] as const
/** After that nobody learns any more. */
const ANY_LONGER = 0.5

/** The judgement of a declaration that is right for sure; and of one that is not sure enough. */
const RIGHT = 100,
  WRONG = -100

export function declaring(memory: Memory, chance: number): number {
  const needed = SURE_ENOUGH.find(({ turns }) => turnsEach(memory) <= turns)?.sure ?? ANY_LONGER
  return chance >= needed + LEANINGS[memory.nature.temper].sure ? RIGHT * chance : WRONG
}

const turnsEach = ({ table: { turn, players } }: Memory): number => turn.number / players.length

/** So sure of it, nobody thinks twice. */
const SURE = 0.95
export const isSure = (chance: number): boolean => chance >= SURE

/** A master declares when the odds are better by so much than those it has without; and at any rate as good as this. In the end a little worse ones will do. */
const BETTER = 0.05,
  WORSE = -0.1,
  LEAST = 0.3
const WEARY = SURE_ENOUGH[1].turns

/** @param promised the chance to win without this declaration */
export const dares = (memory: Memory, chance: number, promised: number): boolean =>
  chance >
  Math.max(LEAST, promised + (turnsEach(memory) > WEARY ? WORSE : BETTER)) + LEANINGS[memory.nature.temper].sure

/** The chance that the own society is rightly declared with these named. */
export function ownChance(memory: Memory, named: readonly Seat[]): number {
  const relics = memory.relics(memory.society)
  const own = memory.hand.objects.filter(object => relics.includes(object)).length
  const sure = named.map(seat => memory.sightings.sure(seat, relics))
  const usual = held(sure, QUOTA.relics - own),
    less = held(sure, QUOTA.minority - own)
  if (usual === 0 && less === 0) return 0
  return memory.societies.chance(({ allies, minority }) =>
    named.every(seat => allies.has(seat)) ? (minority ? less : usual) : 0,
  )
}

/** The chance that these are rivals who hold their quota. */
export function rivalChance(memory: Memory, named: readonly Seat[]): number {
  const relics = memory.relics(memory.rival)
  const sure = named.map(seat => memory.sightings.sure(seat, relics))
  const usual = held(sure, QUOTA.relics),
    less = held(sure, QUOTA.minority)
  if (usual === 0 && less === 0) return 0
  return memory.societies.chance(({ allies, rivalMinority }) =>
    named.some(seat => allies.has(seat)) ? 0 : rivalMinority ? less : usual,
  )
}

/** The chance that each of the named holds a relic, and all together as many as are needed. @param sure the surest first */
function held(sure: readonly (readonly number[])[], needed: number): number {
  const firsts = sure.map(([first = 0]) => first)
  const rest = sure.flatMap(([, ...more]) => more).sort((a, b) => b - a)
  const more = Math.max(0, needed - firsts.length)
  if (rest.length < more) return 0
  return [...firsts, ...rest.slice(0, more)].reduce((all, one) => all * one, 1)
}
