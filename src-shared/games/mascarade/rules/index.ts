/** Mascarade, 2–13 seats: everybody has a face-down character card and nobody can be sure which. */
import { initialState, shuffled, stepTable, type Game } from '../../../kernel'
import { COINS } from './characters'
import { MOST_SEATS, OPTION_SPECS, charactersFor, readOptions, refuseOptions } from './options'
import { cardsOf } from './sets'
import { slotsOf } from './slots'
import type { MascaradeEvent, MascaradeState } from './state'
import { challengeInTurn, challengeSealed } from './steps/challenge'
import { deal } from './steps/deal'
import { powerSteps } from './steps/powers'
import { reckoning } from './steps/reckoning'
import { turn } from './steps/turn'
import { open, own, type MascaradeOpen, type MascaradeOwn } from './view'

/** Events that show no card: what was chosen by them can be taken back. */
const HARMLESS: readonly MascaradeEvent['kind'][] = [
  'turn',
  'announce',
  'claim',
  'pass',
  'power',
  'coins',
  'noEffect',
  'fortunes',
  'point',
]

export const mascarade: Game<MascaradeState, MascaradeEvent, MascaradeOpen, MascaradeOwn> = {
  id: 'mascarade',
  rulesVersion: 2,
  seats: { min: 2, max: MOST_SEATS },
  options: OPTION_SPECS,
  steps: stepTable(deal, turn, challengeInTurn, challengeSealed, reckoning, ...powerSteps),
  shared: ['options', 'characters'],
  validateOptions: refuseOptions,
  isHarmless: ({ kind }) => HARMLESS.includes(kind),
  setup({ seats, options: given, random, emit }) {
    const options = readOptions(given)
    const characters = charactersFor(options, seats)
    // Ruling: which card is left, right or protected is dealt at random.
    const cards = shuffled(cardsOf(characters), random, 'deal')
    // Ruling: the first seat is random (the text: the youngest), unless the table names it.
    const first = options.first > 0 ? options.first - 1 : random.nextInt(seats, 'first')
    emit({ kind: 'deal', first })
    return {
      ...initialState(deal({ waiting: Array.from({ length: seats }, (_, seat) => seat) })),
      seats,
      options,
      characters,
      first,
      cards,
      coins: new Array<number>(seats).fill(COINS.start),
      courthouse: 0,
      bank: COINS.box - COINS.start * seats,
      faceUp: slotsOf(seats, cards.length).map(slot => slot.id),
      turn: { seat: first, number: 0 },
      mustSwap: null,
    }
  },
  open,
  own,
}

export type { Character } from './characters'
export type { MascaradeOpen, MascaradeOwn } from './view'
export type { EndReason, MascaradeEvent, MascaradeShown, Purse, TurnSort } from './state'
export type { Place, SlotId } from './slots'
