/**
 * How strong bots are, in figures. A match's key, its seeds and its seat rotation follow from its number, so the same
 * number of matches gives the same figures.
 *
 * - *Share*: the bot's share of the victories; `low` is the lower end of the 95 % Wilson interval.
 * - *Fair*: what a seat wins at a table of random bots only.
 * - *Others*: what the random seats beside the bot win.
 */
import { expect, it } from 'vitest'
import type { Game, GameState, Options, Outcome, Seat } from '../../src-shared/kernel'
import { createBots, playGame, type AnyCounted, type MatchObserver, type Player } from './arena'

/** The lower end of the Wilson interval of a share; z = 1.96 stands for 95 % on both sides. */
export function wilsonLow(won: number, of: number, z = 1.96): number {
  const p = won / of,
    zz = z * z
  return (p + zz / (2 * of) - z * Math.sqrt((p * (1 - p) + zz / (4 * of)) / of)) / (1 + zz / of)
}

export interface Share {
  readonly won: number
  readonly low: number
  readonly fair: number
  readonly others: number
}
export interface Ended {
  readonly outcome: Outcome
  readonly turns: number
  readonly players: readonly Player[]
}

/** The matches of a game that are played for the figures. */
export interface Trial<S extends GameState, E, O extends AnyCounted, W> {
  readonly game: Game<S, E, O, W>
  readonly options?: Options
  /**
   * Whether n winners share a victory, each counting 1/n; the fair share is then 1 / number of seats. Otherwise each
   * winner counts in full, and the fair share is what random bots win in as many matches of the same deals.
   */
  readonly shared: boolean
}

/** The bots of the match with this number and key, by seat. */
export type Seated = (n: number, key: number) => readonly Player[]

export const oneAmongRandom =
  (seats: number): Seated =>
  n =>
    Array.from({ length: seats }, (_, seat) => (seat === n % seats ? 'bot' : 'random'))
export const onlyBots =
  (seats: number): Seated =>
  () =>
    Array.from({ length: seats }, () => 'bot')
const onlyRandom =
  (seats: number): Seated =>
  () =>
    Array.from({ length: seats }, () => 'random')

/** Plays this many matches. @param onlooker observes each match; it is given the bots of all seats */
export function playMatches<S extends GameState, E, O extends AnyCounted, W>(
  { game, options = {} }: Trial<S, E, O, W>,
  seats: number,
  matches: number,
  seated: Seated,
  onlooker: (players: readonly Player[]) => MatchObserver = () => ({}),
): Ended[] {
  return Array.from({ length: matches }, (_, n) => {
    const key = seats * 10_000 + n
    const players = seated(n, key)
    return { ...playGame(game, createBots(players, key, game.id), options, key, onlooker(players)), players }
  })
}

const isBot =
  (players: readonly Player[]) =>
  (seat: Seat): boolean =>
    players[seat] === 'bot'

/** What one bot among random bots wins in these matches. */
export function shareOf<S extends GameState, E, O extends AnyCounted, W>(
  trial: Trial<S, E, O, W>,
  seats: number,
  all: readonly Ended[],
): Share {
  const worth = ({ outcome }: Ended): number => (trial.shared ? 1 / outcome.winners.length : 1)
  const sum = (matches: readonly Ended[], counts: (match: Ended) => number): number =>
    matches.reduce((total, match) => total + counts(match), 0)
  const won = sum(all, match => (match.outcome.winners.some(isBot(match.players)) ? worth(match) : 0))
  const wins = (matches: readonly Ended[]): number => sum(matches, match => match.outcome.winners.length * worth(match))
  const fair = trial.shared
    ? 1 / seats
    : wins(playMatches(trial, seats, all.length, onlyRandom(seats))) / (all.length * seats)
  return {
    won: won / all.length,
    low: wilsonLow(won, all.length),
    fair,
    others: (wins(all) - won) / (all.length * (seats - 1)),
  }
}

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

export function turnsOf(all: readonly Ended[]): { readonly median: number; readonly most: number } {
  const turns = all.map(match => match.turns)
  return { median: median(turns), most: Math.max(...turns) }
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8)

/** A share as plain text. */
export const tellShare = ({ won, low, fair, others }: Share): string =>
  `wins ${percent(won)} (from ${percent(low)}; fair ${percent(fair)}, the others ${percent(others)})  `

/** One bot among random bots wins more than its fair share, by the lower 95 % bound. */
export function beatsRandom(
  seatCounts: readonly number[],
  measure: (seats: number) => { readonly share: Share | null },
): void {
  it.each(seatCounts)(
    'one among random bots wins more than its fair share and more than the others, by the lower 95 % bound: %i seats',
    seats => {
      const { share } = measure(seats)
      expect(share?.low).toBeGreaterThan(Math.max(share?.fair ?? 1, share?.others ?? 1))
    },
  )
}
