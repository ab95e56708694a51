/** What a power would do to the coins, and what a table of coins is worth to a seat. Public knowledge only. */
import type { Seat } from '../../kernel'
import type { Character } from '../../games/mascarade'
import { COINS, POWER } from '../../games/mascarade/characters'

export interface Purses {
  readonly coins: readonly number[]
  readonly courthouse: number
  /** Who has won by the Cheat. */
  readonly cheat: Seat | null
}

/** What the Spy's look and swap are worth, in coins. Whole purses never end by a half, so it decides no match. */
const KNOWING = 0.5
/** The share of the 4 coins that an Inquisitor gets on the average: half of those asked know who they are. */
const CAUGHT = 0.5

const atLeastOneOf = (seats: readonly Seat[], me: Seat): number => (seats.includes(me) ? 1 / seats.length : 0)

const richest = (coins: readonly number[]): Seat[] => {
  const most = Math.max(...coins)
  return coins.flatMap((mine, seat) => (mine === most ? [seat] : []))
}

/** How near to the end a purse is: a power, for the last coins count more than the first. */
const weight = (coins: number, power: number): number => coins ** power

/** The third power, where nothing else is said. */
const STEEP = 3

const total = (coins: readonly number[], power: number): number =>
  coins.reduce((all, mine) => all + weight(mine, power), 0)

const decided = ({ coins, cheat }: Purses): boolean =>
  cheat !== null || coins.some(mine => mine >= COINS.win || mine <= 0)

/** The chance from 0 to 1 to win from these coins. Exact where they decide the match. @param power how much more a rich purse is worth than a poor one */
export function hope({ coins, cheat }: Purses, me: Seat, power = STEEP): number {
  if (cheat !== null) return cheat === me ? 1 : 0
  const there = coins.flatMap((mine, seat) => (mine >= COINS.win ? [seat] : []))
  if (there.length > 0) return atLeastOneOf(there, me)
  if (coins.some(mine => mine <= 0)) return atLeastOneOf(richest(coins), me)
  return weight(coins[me] ?? 0, power) / total(coins, power)
}

/** What one coin more or less is worth to a seat just now, in `hope`. */
export function coinWorth({ coins }: Purses, me: Seat, power = STEEP): number {
  const mine = coins[me] ?? 0
  return (weight(mine + 1, power) - weight(mine, power)) / total(coins, power)
}

/** Fines of a dispute: one step, and none when the match is over. */
export function fined(purses: Purses, payers: readonly Seat[]): Purses {
  if (decided(purses)) return purses
  const coins = purses.coins.map((mine, seat) => mine - (payers.includes(seat) ? COINS.fine : 0))
  return { ...purses, coins, courthouse: purses.courthouse + payers.length * COINS.fine }
}

const moved = (purses: Purses, by: { readonly [seat: number]: number }): Purses => ({
  ...purses,
  coins: purses.coins.map((mine, seat) => Math.max(0, mine + (by[seat] ?? 0))),
})

const taking = (purses: Purses, seat: Seat, from: Seat, most: number): Purses => {
  const amount = Math.min(most, purses.coins[from] ?? 0)
  return moved(purses, { [seat]: amount, [from]: -amount })
}

/** The richest of the others; of equals the nearest on the left. */
function richestOther({ coins }: Purses, seat: Seat): Seat {
  const others = Array.from({ length: coins.length - 1 }, (_, i) => (seat + 1 + i) % coins.length)
  return others.reduce((best, other) => ((coins[other] ?? 0) > (coins[best] ?? 0) ? other : best))
}

export function exchanged(purses: Purses, seat: Seat, other: Seat): Purses {
  const mine = purses.coins[seat] ?? 0,
    theirs = purses.coins[other] ?? 0
  return moved(purses, { [seat]: theirs - mine, [other]: mine - theirs })
}

function stolen(purses: Purses, seat: Seat): Purses {
  const seats = purses.coins.length
  const one = taking(purses, seat, (seat + 1) % seats, POWER.thief)
  return taking(one, seat, (seat + seats - 1) % seats, POWER.thief)
}

/** The purses after a seat has used this power well. */
export function after(purses: Purses, seat: Seat, character: Character): Purses {
  const mine = purses.coins[seat] ?? 0
  switch (character) {
    case 'king':
      return moved(purses, { [seat]: POWER.king })
    case 'queen':
      return moved(purses, { [seat]: POWER.queen })
    case 'fool':
      return moved(purses, { [seat]: POWER.fool })
    case 'peasant':
      return moved(purses, { [seat]: POWER.peasant })
    case 'spy':
      return moved(purses, { [seat]: KNOWING })
    case 'judge':
      return { ...moved(purses, { [seat]: purses.courthouse }), courthouse: 0 }
    case 'bishop':
      return taking(purses, seat, richestOther(purses, seat), POWER.bishop)
    case 'thief':
      return stolen(purses, seat)
    case 'widow':
      return moved(purses, { [seat]: Math.max(0, POWER.widow - mine) })
    case 'cheat':
      return mine >= POWER.cheat ? { ...purses, cheat: seat } : purses
    case 'inquisitor':
      return taking(purses, seat, richestOther(purses, seat), POWER.inquisitor * CAUGHT)
    case 'witch': {
      const rich = richestOther(purses, seat)
      return (purses.coins[rich] ?? 0) > mine ? exchanged(purses, seat, rich) : purses
    }
  }
}
