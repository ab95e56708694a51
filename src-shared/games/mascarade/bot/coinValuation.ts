/** How powers change the coins, and a seat's chance to win from given coins. Public knowledge only. */
import type { Seat } from '../../../kernel'
import type { Character } from '../rules'
import { COINS, POWER } from '../rules/characters'

/** Everybody's coins. */
export interface CoinTable {
  readonly coins: readonly number[]
  readonly courthouse: number
  /** The seat that has won by the Cheat. */
  readonly cheat: Seat | null
}

/** The value of the Spy's look and swap, in coins. Half a coin, so that it never counts as a win. */
const SPY_VALUE = 0.5
/** The share of the 4 coins that an Inquisitor gets on average: half of the seats know their card. */
const INQUISITOR_SUCCESS = 0.5

const shareOfWin = (seats: readonly Seat[], me: Seat): number => (seats.includes(me) ? 1 / seats.length : 0)

const richest = (coins: readonly number[]): Seat[] => {
  const most = Math.max(...coins)
  return coins.flatMap((mine, seat) => (mine === most ? [seat] : []))
}

/** The weight of a seat's coins. A power, because the last coins count more than the first. */
const weight = (coins: number, power: number): number => coins ** power

/** The default power. */
const DEFAULT_POWER = 3

const total = (coins: readonly number[], power: number): number =>
  coins.reduce((all, mine) => all + weight(mine, power), 0)

const isDecided = ({ coins, cheat }: CoinTable): boolean =>
  cheat !== null || coins.some(mine => mine >= COINS.win || mine <= 0)

/**
 * The chance from 0 to 1 that a seat wins from these coins; exact when they decide the match.
 * @param power the exponent of the weights
 */
export function winChance({ coins, cheat }: CoinTable, me: Seat, power = DEFAULT_POWER): number {
  if (cheat !== null) return cheat === me ? 1 : 0
  const there = coins.flatMap((mine, seat) => (mine >= COINS.win ? [seat] : []))
  if (there.length > 0) return shareOfWin(there, me)
  if (coins.some(mine => mine <= 0)) return shareOfWin(richest(coins), me)
  return weight(coins[me] ?? 0, power) / total(coins, power)
}

/** The chance to win that one more coin adds. */
export function coinValue({ coins }: CoinTable, me: Seat, power = DEFAULT_POWER): number {
  const mine = coins[me] ?? 0
  return (weight(mine + 1, power) - weight(mine, power)) / total(coins, power)
}

/** The coins after the fines of a dispute. No fines when the match is decided. */
export function afterFines(coinTable: CoinTable, payers: readonly Seat[]): CoinTable {
  if (isDecided(coinTable)) return coinTable
  const coins = coinTable.coins.map((mine, seat) => mine - (payers.includes(seat) ? COINS.fine : 0))
  return { ...coinTable, coins, courthouse: coinTable.courthouse + payers.length * COINS.fine }
}

const withChanges = (coinTable: CoinTable, by: { readonly [seat: number]: number }): CoinTable => ({
  ...coinTable,
  coins: coinTable.coins.map((mine, seat) => Math.max(0, mine + (by[seat] ?? 0))),
})

const withTaken = (coinTable: CoinTable, seat: Seat, from: Seat, most: number): CoinTable => {
  const amount = Math.min(most, coinTable.coins[from] ?? 0)
  return withChanges(coinTable, { [seat]: amount, [from]: -amount })
}

/** The richest other seat; of equals the nearest to the left. */
function richestOther({ coins }: CoinTable, seat: Seat): Seat {
  const others = Array.from({ length: coins.length - 1 }, (_, i) => (seat + 1 + i) % coins.length)
  return others.reduce((best, other) => ((coins[other] ?? 0) > (coins[best] ?? 0) ? other : best))
}

/** The coins after two seats swapped theirs. */
export function afterSwap(coinTable: CoinTable, seat: Seat, other: Seat): CoinTable {
  const mine = coinTable.coins[seat] ?? 0,
    theirs = coinTable.coins[other] ?? 0
  return withChanges(coinTable, { [seat]: theirs - mine, [other]: mine - theirs })
}

function afterTheft(coinTable: CoinTable, seat: Seat): CoinTable {
  const seats = coinTable.coins.length
  const one = withTaken(coinTable, seat, (seat + 1) % seats, POWER.thief)
  return withTaken(one, seat, (seat + seats - 1) % seats, POWER.thief)
}

/** The coins after a seat has used this power well. */
export function afterPower(coinTable: CoinTable, seat: Seat, character: Character): CoinTable {
  const mine = coinTable.coins[seat] ?? 0
  switch (character) {
    case 'king':
      return withChanges(coinTable, { [seat]: POWER.king })
    case 'queen':
      return withChanges(coinTable, { [seat]: POWER.queen })
    case 'fool':
      return withChanges(coinTable, { [seat]: POWER.fool })
    case 'peasant':
      return withChanges(coinTable, { [seat]: POWER.peasant })
    case 'spy':
      return withChanges(coinTable, { [seat]: SPY_VALUE })
    case 'judge':
      return { ...withChanges(coinTable, { [seat]: coinTable.courthouse }), courthouse: 0 }
    case 'bishop':
      return withTaken(coinTable, seat, richestOther(coinTable, seat), POWER.bishop)
    case 'thief':
      return afterTheft(coinTable, seat)
    case 'widow':
      return withChanges(coinTable, { [seat]: Math.max(0, POWER.widow - mine) })
    case 'cheat':
      return mine >= POWER.cheat ? { ...coinTable, cheat: seat } : coinTable
    case 'inquisitor':
      return withTaken(coinTable, seat, richestOther(coinTable, seat), POWER.inquisitor * INQUISITOR_SUCCESS)
    case 'witch': {
      const rich = richestOther(coinTable, seat)
      return (coinTable.coins[rich] ?? 0) > mine ? afterSwap(coinTable, seat, rich) : coinTable
    }
  }
}
