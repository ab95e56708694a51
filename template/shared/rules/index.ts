/** Smugglers, 2–6 seats: load a crate, say what it is, and hope that nobody looks. */
import { initialState, shuffled, stepTable, type Game } from '../../../src-shared/kernel'
import { CARGO, COINS_AT_START, ROUNDS } from './cargo'
import { OPTION_SPECS, readOptions } from './options'
import type { SmugglersEvent, SmugglersState } from './state'
import { departure, harbour, load } from './steps'
import { open, own, type SmugglersOpen, type SmugglersOwn } from './view'

export const smugglers: Game<SmugglersState, SmugglersEvent, SmugglersOpen, SmugglersOwn> = {
  id: 'smugglers',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  options: OPTION_SPECS,
  steps: stepTable(load, harbour, departure),
  validateOptions: () => null,
  setup({ seats, options, random, emit }) {
    const cards = CARGO.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id))
    const deck = shuffled(cards, random, 'deal')
    emit({ kind: 'round', n: 1 })
    return {
      ...initialState(load(null)),
      fine: readOptions(options).fine,
      round: 1,
      hands: Array.from({ length: seats }, (_, seat) => deck.slice(seat * ROUNDS, (seat + 1) * ROUNDS)),
      stock: deck.slice(seats * ROUNDS),
      crates: Array.from({ length: seats }, () => null),
      coins: Array.from({ length: seats }, () => COINS_AT_START),
    }
  },
  open,
  own,
}
