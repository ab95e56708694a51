/**
 * After a power. Ruling, in this order: anyone at 13+ – anyone at 0 – fines as one step – anyone at 0 – cards down.
 * If the game ended before the fines, none are paid. (The Cheat's win comes earlier, in his power.)
 */
import type { Seat } from '../../../../kernel'
import { COINS } from '../characters'
import { endAtThirteen, endByBankruptcy, pay } from '../coins'
import { step } from '../state'
import { endTurn } from './turn'

export const reckoning = step<{ payers: readonly Seat[] }>('reckoning', {
  run(play, { payers }) {
    if (endAtThirteen(play) || endByBankruptcy(play)) return
    for (const seat of payers) pay(play, seat, 'courthouse', COINS.fine, 'fine')
    if (endByBankruptcy(play)) return
    endTurn(play)
  },
})
