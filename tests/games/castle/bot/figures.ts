/**
 * How strong the simple Castle bots are, in figures (tests/kit/figures.ts).
 *
 * - *Share*: in how many matches the bot's seat is among the winners.
 * - *Others*: the bot's rivals win together when it loses, so that this may be above or below the fair share.
 * - *Society*: the seats of one society (by the deal, which the figures may look at and the bots may not) are bots and
 * all others random; which society alternates. It counts in how many matches that society wins, no matter which member
 * declared.
 * - *Reasons*: how the matches ended.
 */
import type { Options } from '../../../../src-shared/kernel'
import { castle, type CastleEvent, type CastleOpen, type CastleOwn } from '../../../../src-shared/games/castle/rules'
import type { CastleState } from '../../../../src-shared/games/castle/rules/state'
import { layGame } from '../../../kit/arena'
import {
  oneAmongRandom,
  onlyBots,
  playMatches,
  shareOf,
  tellShare,
  turnsOf,
  wilsonLow,
  type Ended,
  type Seated,
  type Share,
  type Trial,
} from '../../../kit/figures'

export interface TableFigures {
  readonly seats: number
  readonly matches: number
  /** Of the bots among random minds; null where all are bots. */
  readonly share: Share | null
  readonly turns: { readonly median: number; readonly most: number }
  readonly reasons: { readonly [reason: string]: number }
}

const trial = (options: Options): Trial<CastleState, CastleEvent, CastleOpen, CastleOwn> => ({
  game: castle,
  options,
  shared: false,
})

/** The members of one society are bots. */
const oneSociety =
  (seats: number, options: Options): Seated =>
  (n, key) => {
    const { societies } = layGame(castle, seats, options, key).match.snapshot().state
    return societies.map(society => (society === (n % 2 === 0 ? 'order' : 'brotherhood') ? 'bot' : 'random'))
  }

function counted(all: readonly Ended[]): Pick<TableFigures, 'turns' | 'reasons'> {
  const reasons: { [reason: string]: number } = {}
  for (const { outcome } of all) reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1
  return { turns: turnsOf(all), reasons }
}

const hasBotWon = ({ outcome, players }: Ended): boolean => outcome.winners.some(seat => players[seat] === 'bot')

/** One bot among random minds. */
export function measureAlone(seats: number, matches: number, options: Options = {}): TableFigures {
  const all = playMatches(trial(options), seats, matches, oneAmongRandom(seats))
  return { seats, matches, share: shareOf(trial(options), seats, all), ...counted(all) }
}

/** A society of bots against one of random minds. Two societies: the fair share is a half. */
export function measureSociety(seats: number, matches: number, options: Options = {}): TableFigures {
  const all = playMatches(trial(options), seats, matches, oneSociety(seats, options))
  // A victory alone is no society's: it is counted against the bots.
  const won = all.filter(one => one.outcome.reason !== 'lodge' && hasBotWon(one)).length
  return {
    seats,
    matches,
    share: { won: won / matches, low: wilsonLow(won, matches), fair: 0.5, others: 1 - won / matches },
    ...counted(all),
  }
}

/** Bots among themselves. */
export const measureBots = (seats: number, matches: number, options: Options = {}): TableFigures => ({
  seats,
  matches,
  share: null,
  ...counted(playMatches(trial(options), seats, matches, onlyBots(seats))),
})

/** The figures of a table as a line of plain text. */
export const line = ({ seats, matches, share, turns, reasons }: TableFigures): string =>
  `${seats} seats  ${matches} matches  ${share ? tellShare(share) : ''}turns ${String(turns.median).padStart(3)} (most ${String(turns.most).padStart(4)})  ${JSON.stringify(reasons)}`
