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
import type { CastleEvent } from '../../../../src-shared/games/castle/rules'
import type { CastleState } from '../../../../src-shared/games/castle/rules/state'
import { moves, playing } from '../../../kit/play'

export { make, type Move } from '../../../kit/play'
export type Taken = Proposal<CastleState, CastleEvent>

export const SEAT_COUNTS = [3, 4, 5, 6, 7, 8]

/** One chance to declare out of this many is taken. */
const DECLARED = 40

/** A legal answer: declarations are seldom, or a match would be over at once. */
export function livelyAnswer(ask: OpenAsk, random: Random): Answer {
  const draw = (n: number): number => random.nextInt(n, '')
  const { pick } = ask
  if (ask.key !== 'turn' || pick.pick !== 'branch' || draw(DECLARED) === 0) return drawAnswer(pick, draw)
  const of = Object.fromEntries(Object.entries(pick.of).filter(([branch]) => !branch.startsWith('declare')))
  return drawAnswer({ pick: 'branch', of }, draw)
}

export const nextMove = moves(livelyAnswer)

export const playOn = playing(nextMove)

/** Every combination of the options that change the rules at this number of seats. */
export function combinations(seats: number): Options[] {
  const out: Options[] = []
  for (const edition of seats === 3 ? ['russian'] : ['russian', 'italian'])
    for (const alchemistAfterDuelist of [true, false]) {
      for (const smuggling of edition === 'russian' ? [true, false] : [false])
        for (const divination of edition === 'russian' ? [true, false] : [false]) {
          for (const pearlAtThree of seats === 3 ? [true, false] : [true])
            for (const pearlBlocksLodge of [true, false]) {
              out.push({ edition, smuggling, divination, alchemistAfterDuelist, pearlAtThree, pearlBlocksLodge })
            }
        }
    }
  return out
}

/** Options of a table: any combination. */
export const anyOptions = (seats: number): fc.Arbitrary<Options> =>
  fc
    .tuple(fc.constantFrom(...combinations(seats)), fc.boolean(), fc.constantFrom(0, 5, 60))
    .map(([options, memo, window]) => ({ ...options, memo, window }))
