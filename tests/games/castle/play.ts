/** Random but lively play, for the property tests. */
import fc from 'fast-check'
import { drawAnswer, isRefusal, type Answer, type OpenAsk, type Options, type Proposal, type Random } from '../../../src-shared/kernel'
import type { CastleEvent } from '../../../src-shared/games/castle'
import type { CastleState } from '../../../src-shared/games/castle/state'
import type { CastleMatch } from './table'

export type Taken = Proposal<CastleState, CastleEvent>

export const SEAT_COUNTS = [3, 4, 5, 6, 7, 8]

/** One answer in so many comes by the clock; one chance to declare in so many is taken. */
const BY_CLOCK = 12
const DECLARED = 40

/** A legal answer: declarations are seldom, or a match would be over at once. */
export function livelyAnswer(ask: OpenAsk, random: Random): Answer {
  const draw = (n: number): number => random.below(n, '')
  const { pick } = ask
  if (ask.key !== 'turn' || pick.pick !== 'branch' || draw(DECLARED) === 0) return drawAnswer(pick, draw)
  const of = Object.fromEntries(Object.entries(pick.of).filter(([branch]) => !branch.startsWith('declare')))
  return drawAnswer({ pick: 'branch', of }, draw)
}

export function accepted(result: ReturnType<CastleMatch['answer']>): Taken {
  if (result === 'again') throw new Error('answered before')
  if (isRefusal(result)) throw new Error(`refused: ${result.refused}`)
  return result
}

/** What is answered next, and by whom. */
export interface Move { readonly ask: OpenAsk; readonly answer: Answer | 'clock' }

export function nextMove(match: CastleMatch, random: Random): Move {
  const asks = match.asks()
  const ask = asks[random.below(asks.length, '')]
  if (!ask) throw new Error('stuck: nobody is asked')
  return { ask, answer: random.below(BY_CLOCK, '') === 0 ? 'clock' : livelyAnswer(ask, random) }
}

export function make(match: CastleMatch, { ask, answer }: Move): Taken {
  const taken = accepted(answer === 'clock' ? match.clock(ask.id) : match.answer(ask.seat, ask.id, answer))
  match.commit(taken)
  return taken
}

/** Plays so many answers, or to the end. @param see looks at each answer that was taken. @returns how many there were. */
export function playOn(match: CastleMatch, random: Random, most: number, see: (taken: Taken) => void = () => undefined): number {
  for (let answers = 0; answers < most; answers++) {
    if (match.outcome) return answers
    see(make(match, nextMove(match, random)))
  }
  return most
}

/** Every combination of the options that change the rules at so many seats. */
export function combinations(seats: number): Options[] {
  const out: Options[] = []
  for (const edition of seats === 3 ? ['ru'] : ['ru', 'it']) for (const alchemistAfterDuelist of [true, false]) {
    for (const smuggling of edition === 'ru' ? [true, false] : [false]) for (const divination of edition === 'ru' ? [true, false] : [false]) {
      for (const pearlAtThree of seats === 3 ? [true, false] : [true]) for (const pearlBlocksLodge of [true, false]) {
        out.push({ edition, smuggling, divination, alchemistAfterDuelist, pearlAtThree, pearlBlocksLodge })
      }
    }
  }
  return out
}

/** Options of a table: any combination. */
export const anyOptions = (seats: number): fc.Arbitrary<Options> =>
  fc.tuple(fc.constantFrom(...combinations(seats)), fc.boolean(), fc.constantFrom(0, 5, 60)).map(([options, memo, window]) => ({ ...options, memo, window }))
