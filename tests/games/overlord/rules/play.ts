/** Random play of Overlord: so that matches are long and everything happens. */
import fc from 'fast-check'
import {
  drawAnswer,
  type Answer,
  type OpenAsk,
  type Options,
  type ChoiceSpec,
  type Random,
} from '../../../../src-shared/kernel'
import { overlord } from '../../../../src-shared/games/overlord/rules'
import type { OverlordState } from '../../../../src-shared/games/overlord/rules/state'
import { dealing, moves, playing } from '../../../kit/play'

export const SEAT_COUNTS = [3, 4, 5, 6, 7, 8, 9, 10]
export const FORMAL_COUNTS = [4, 5, 6]

/** One chance out of this many is taken: a look, a concession or a declined answer ends what is going on. */
const SELDOM: { readonly [branch: string]: number } = { look: 12, both: 3, concede: 20, decline: 15 }

/** A legal answer: what cuts a tale short is seldom, where there is another way. */
export function livelyAnswer(ask: OpenAsk, random: Random): Answer {
  const draw = (n: number): number => random.nextInt(n, '')
  const { pick } = ask
  if (pick.pick !== 'branch') return drawAnswer(pick, draw)
  const kept = Object.entries(pick.of).filter(([branch]) => draw(SELDOM[branch] ?? 1) === 0)
  const of: { [branch: string]: ChoiceSpec } = Object.fromEntries(kept)
  return drawAnswer(kept.length > 0 ? { pick: 'branch', of } : pick, draw)
}

export const deal = dealing(overlord)
export const nextMove = moves(livelyAnswer)
export const playOn = playing(nextMove)

/** Every combination of the options that change the rules at this number of seats. */
export function combinations(seats: number): Options[] {
  const classic = [0, 7].flatMap(silence =>
    [true, false].map(silencePunishes => ({
      rules: 'classic',
      silence,
      silencePunishes,
      overlord: silence === 0 ? 0 : seats,
    })),
  )
  return FORMAL_COUNTS.includes(seats)
    ? [...classic, ...[0, 5].map(window => ({ rules: 'formal', window, overlord: window === 0 ? 1 : 0 }))]
    : classic
}

export const anyOptions = (seats: number): fc.Arbitrary<Options> =>
  fc
    .tuple(fc.constantFrom(...combinations(seats)), fc.constantFrom(0, 1, seats))
    .map(([options, seat]) => ({ ...options, overlord: seat }))

/** All hints and actions, wherever they are. In formal the hints of the ribbon stand in front of somebody. */
export function cardsOf(state: OverlordState): { hints: string[]; actions: string[] } {
  const { hands, hintDeck, actionDeck, hintPile, actionPile, plan, front, ribbon, options } = state
  const open = options.rules === 'classic' ? ribbon.map(({ hint }) => hint) : front.flat()
  return {
    hints: [
      ...hands.flatMap(hand => hand.hints),
      ...hintDeck,
      ...hintPile.open,
      ...hintPile.unseen,
      ...plan,
      ...open,
    ].sort(),
    actions: [...hands.flatMap(hand => hand.actions), ...actionDeck, ...actionPile.open, ...actionPile.unseen].sort(),
  }
}
