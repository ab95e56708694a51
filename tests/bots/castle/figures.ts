/**
 * What the simple Castle bots are worth, in figures. A match's key, its seeds and its seat rotation follow from its
 * number: the same count of matches gives the same figures.
 *
 * - *Share*: in how many matches the bot's seat is among the winners. `low` is the lower end of the 95 % Wilson interval.
 * - *Fair*: what a seat of random minds alone wins in as many matches of the same deals, all seats counted.
 * - *Others*: what the random seats beside the bot win: the bot's rivals win together when it loses, so that this may
 *   lie above or below the fair share.
 * - *Society*: the seats of one society (by the deal, which the figures may look at and the minds may not) are bots and
 *   all others random; which society alternates. It counts in how many matches that society wins, whoever declared.
 * - *Reasons*: how the matches ended.
 */
import type { Options, Outcome } from '../../../src-shared/kernel'
import { castle } from '../../../src-shared/games/castle'
import { layGame, minds, playGame, type Player } from '../arena'
import { wilsonLow } from '../figures'

export interface TableFigures {
  readonly seats: number
  readonly matches: number
  /** Of the bots among random minds; null where all are bots. */
  readonly share: { readonly won: number; readonly low: number; readonly fair: number; readonly others: number } | null
  readonly turns: { readonly median: number; readonly most: number }
  readonly reasons: { readonly [reason: string]: number }
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

type Who = 'alone' | 'society' | 'bots' | 'random'

interface Ended { readonly outcome: Outcome; readonly turns: number; readonly players: readonly Player[] }

/** Who sits where in the match of this number; the seat of one bot alone rotates. */
function seated(seats: number, n: number, who: Who, options: Options, key: number): Player[] {
  const { societies } = layGame(castle, seats, options, key).match.snapshot().state
  const isBot = {
    alone: (seat: number): boolean => seat === n % seats,
    society: (seat: number): boolean => societies[seat] === (n % 2 === 0 ? 'order' : 'brotherhood'),
    bots: (): boolean => true,
    random: (): boolean => false,
  }[who]
  return societies.map((_, seat) => isBot(seat) ? 'bot' : 'random')
}

function match(seats: number, n: number, who: Who, options: Options): Ended {
  const key = seats * 10_000 + n
  const players = seated(seats, n, who, options, key)
  return { ...playGame(castle, minds(players, key, 'castle'), options, key), players }
}

const played = (seats: number, matches: number, who: Who, options: Options): Ended[] =>
  Array.from({ length: matches }, (_, n) => match(seats, n, who, options))

const wins = (all: readonly Ended[]): number => all.reduce((sum, { outcome }) => sum + outcome.winners.length, 0)

function counted(all: readonly Ended[]): Pick<TableFigures, 'turns' | 'reasons'> {
  const turns = all.map(one => one.turns)
  const reasons: { [reason: string]: number } = {}
  for (const { outcome } of all) reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1
  return { turns: { median: median(turns), most: Math.max(...turns) }, reasons }
}

const hasBotWon = ({ outcome, players }: Ended): boolean => outcome.winners.some(seat => players[seat] === 'bot')

/** One bot among random minds. */
export function measureAlone(seats: number, matches: number, options: Options = {}): TableFigures {
  const all = played(seats, matches, 'alone', options)
  const won = all.filter(hasBotWon).length
  const share = {
    won: won / matches,
    low: wilsonLow(won, matches),
    fair: wins(played(seats, matches, 'random', options)) / (matches * seats),
    others: (wins(all) - won) / (matches * (seats - 1)),
  }
  return { seats, matches, share, ...counted(all) }
}

/** A society of bots against one of random minds. Two societies: the fair share is a half. */
export function measureSociety(seats: number, matches: number, options: Options = {}): TableFigures {
  const all = played(seats, matches, 'society', options)
  // A victory alone is no society's: it is counted against the bots.
  const won = all.filter(one => one.outcome.reason !== 'lodge' && hasBotWon(one)).length
  return { seats, matches, share: { won: won / matches, low: wilsonLow(won, matches), fair: 0.5, others: 1 - won / matches }, ...counted(all) }
}

/** Bots among themselves. */
export const measureBots = (seats: number, matches: number, options: Options = {}): TableFigures =>
  ({ seats, matches, share: null, ...counted(played(seats, matches, 'bots', options)) })

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8)

/** The figures of a table as a line of plain text. */
export function line({ seats, matches, share, turns, reasons }: TableFigures): string {
  const wins = share ? `wins ${percent(share.won)} (from ${percent(share.low)}; fair ${percent(share.fair)}, the others ${percent(share.others)})  ` : ''
  return `${seats} seats  ${matches} matches  ${wins}turns ${String(turns.median).padStart(3)} (most ${String(turns.most).padStart(4)})  ${JSON.stringify(reasons)}`
}
