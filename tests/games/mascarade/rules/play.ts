/** Random but lively play, for the property tests. */
import fc from 'fast-check'
import {
  drawAnswer,
  type Answer,
  type OpenAsk,
  type Options,
  type Proposal,
  type Random,
} from '../../../../src-shared/kernel'
import { CHARACTER_IDS } from '../../../../src-shared/games/mascarade/rules/characters'
import { refuseSet } from '../../../../src-shared/games/mascarade/rules/sets'
import type { MascaradeEvent } from '../../../../src-shared/games/mascarade/rules'
import type { MascaradeState } from '../../../../src-shared/games/mascarade/rules/state'
import { moves, playing } from '../../../kit/play'
import type { MascaradeMatch } from './table'

export { make, type Move } from '../../../kit/play'
export type Taken = Proposal<MascaradeState, MascaradeEvent>

export const SEAT_COUNTS = Array.from({ length: 12 }, (_, i) => i + 2)

/** Turns after which a random match must be over: a table that swaps for ever is no table of random players. */
export const MOST_TURNS = 3000

/** How often a turn is announced, not swapped or looked; and the announcements per claim. */
const ANNOUNCED = { of: 10, times: 6 } as const
const CLAIMS_PER_DISPUTE = 2

/** A legal answer; announcements and claims come often enough for disputes, seldom enough for powers. */
export function livelyAnswer(ask: OpenAsk, random: Random, seats: number): Answer {
  const draw = (n: number): number => random.nextInt(n, '')
  const { pick } = ask
  if (pick.pick !== 'branch') return drawAnswer(pick, draw)
  const narrowed = (branch: string): Answer => {
    const of = pick.of[branch]
    return of ? { branch, answer: drawAnswer(of, draw) } : drawAnswer(pick, draw)
  }
  if (ask.key === 'challenge') return narrowed(draw(seats * CLAIMS_PER_DISPUTE) === 0 ? 'claim' : 'pass')
  if (ask.key === 'turn' && draw(ANNOUNCED.of) < ANNOUNCED.times) return narrowed('announce')
  return drawAnswer(pick, draw)
}

export const nextMove = moves(livelyAnswer)

/** Answers within which a random match must be over: many more than MOST_TURNS turns have. */
export const MOST_ANSWERS = 60_000

const playOn = playing(nextMove)

/** Plays to the end. @param see looks at each answer that was taken. @returns how many there were. */
export const playOut = (match: MascaradeMatch, random: Random, see: (taken: Taken) => void = () => undefined): number =>
  playOn(match, random, MOST_ANSWERS, taken => {
    see(taken)
    if (taken.state.turn.number > MOST_TURNS) throw new Error(`not over after ${MOST_TURNS} turns`)
  })

/** All own sets that are legal with this number of seats. */
export function legalSets(seats: number): readonly (readonly string[])[] {
  const sets: string[][] = []
  for (let bits = 0; bits < 2 ** CHARACTER_IDS.length; bits++) {
    const set = CHARACTER_IDS.filter((_, i) => (bits >> i) & 1)
    if (refuseSet(set, seats) === null) sets.push(set)
  }
  return sets
}

/** Every combination of the options that change the rules at this number of seats. */
export function combinations(seats: number): Options[] {
  const out: Options[] = []
  for (const challenge of ['inTurn', 'sealed'])
    for (const afterReveal of ['swap', 'noAnnounce'])
      for (const turnLimit of [0, 30]) {
        for (const smallTableSwap of seats <= 3 ? ['seed', 'classic2013'] : ['seed'])
          out.push({ challenge, afterReveal, turnLimit, smallTableSwap })
      }
  return out
}

/** Options of a table: any combination, any legal own set. */
export function anyOptions(seats: number): fc.Arbitrary<Options> {
  const sets = seats <= 3 ? [] : legalSets(seats)
  const characters = sets.length > 0 ? fc.option(fc.constantFrom(...sets)) : fc.constant(null)
  return fc
    .tuple(fc.constantFrom(...combinations(seats)), characters, fc.integer({ min: 1, max: 10 }), fc.boolean())
    .map(([options, own, lookTime, notes]) => ({ ...options, characters: own, lookTime, notes }))
}
