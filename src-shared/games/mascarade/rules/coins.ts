/** Coins: always public, and their sum never changes. */
import type { Seat } from '../../../kernel'
import { COINS } from './characters'
import type { EndReason, MascaradeEvent, MascaradePlay, MascaradeState, Purse } from './state'

export const coinsOf = (state: MascaradeState, seat: Seat): number => state.coins[seat] ?? 0

/**
 * Moves coins and emits that, unless nothing is moved. Rulings: a debtor pays what they have; the bank never runs out.
 */
export function pay(
  play: MascaradePlay,
  from: Purse,
  to: Purse,
  most: number,
  why: Extract<MascaradeEvent, { kind: 'coins' }>['why'],
): void {
  const { state } = play
  const amount = Math.min(most, inPurse(state, from))
  if (amount <= 0) return
  put(state, from, -amount)
  put(state, to, amount)
  play.emit({ kind: 'coins', from, to, amount, why })
}

/** What a purse can pay. */
function inPurse(state: MascaradeState, purse: Purse): number {
  return purse === 'bank' ? Infinity : purse === 'courthouse' ? state.courthouse : coinsOf(state, purse)
}

function put(state: MascaradeState, purse: Purse, amount: number): void {
  if (purse === 'bank') state.bank += amount
  else if (purse === 'courthouse') state.courthouse += amount
  else state.coins[purse] = coinsOf(state, purse) + amount
}

/** The seats with the most coins, among those given, in seat order. */
export function richest(state: MascaradeState, among: readonly Seat[]): Seat[] {
  const most = Math.max(...among.map(seat => coinsOf(state, seat)))
  return among.filter(seat => coinsOf(state, seat) === most)
}

const everybody = (state: MascaradeState): Seat[] => state.coins.map((_, seat) => seat)

export function end(play: MascaradePlay, winners: readonly Seat[], reason: EndReason): void {
  play.emit({ kind: 'end', winners, reason })
  play.end({ winners, reason })
}

export const endByTurnLimit = (play: MascaradePlay): void => {
  end(play, richest(play.state, everybody(play.state)), 'turnLimit')
}

/** Ruling: all at 13+ win together, and 13 beats bankruptcy. @returns whether the match is over. */
export function endAtThirteen(play: MascaradePlay): boolean {
  const winners = everybody(play.state).filter(seat => coinsOf(play.state, seat) >= COINS.win)
  if (winners.length > 0) end(play, winners, 'thirteen')
  return winners.length > 0
}

/** Ruling: on a bankruptcy all richest win together. @returns whether the match is over. */
export function endByBankruptcy(play: MascaradePlay): boolean {
  const all = everybody(play.state)
  const broke = all.some(seat => coinsOf(play.state, seat) === 0)
  if (broke) end(play, richest(play.state, all), 'bankrupt')
  return broke
}
