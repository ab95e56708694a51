/**
 * A requirement on the bots: a share of matches, and the least (or most) that it must be.
 *
 * Matches are played up to one checkpoint after another, and no further than necessary to decide. However early a test
 * stops, its interval holds in 95 of 100 cases: each checkpoint uses a quarter of the risk (Bonferroni). A match's key,
 * its seeds and its seat rotation follow from its number.
 */
import type { Bot } from '../../src-shared/bots'
import type { Game, GameState, Options, Seat } from '../../src-shared/kernel'
import { createBots, playGame, type AnyCounted, type Played, type Player } from '../kit/arena'
import { isChoice } from './choosing'

export interface Line<S extends GameState = GameState, E = unknown, O extends AnyCounted = AnyCounted, W = unknown> {
  readonly name: string
  readonly game: Game<S, E, O, W>
  readonly options?: Options
  readonly seats: number
  /** The bots of the match with this number and key, by seat. */
  readonly seated: (n: number, key: number) => readonly Player[]
  /** What a match counts, from 0 to 1. */
  readonly counts: (played: Played, players: readonly Player[], n: number) => number
  /** What the share must be: its interval is above `least`, or below `most`. */
  readonly must: { readonly least: number } | { readonly most: number }
  /** How a match is played; by default in the arena. */
  readonly play?: (table: readonly Bot[], players: readonly Player[], options: Options, key: number) => Played
  /** A bot searches in it: its matches take seconds. */
  readonly slow?: boolean
  /** Whose choices are timed. */
  readonly timed: (player: Player | undefined) => boolean
}

export interface Found {
  readonly matches: number
  readonly share: number
  readonly low: number
  readonly high: number
  readonly verdict: 'holds' | 'fails' | 'open'
  /** Milliseconds of a choice among more than one answer, at the 95th percentile. */
  readonly p95: number
}

/** Checkpoints, as numbers of matches: the last one is the most that are played. */
export const LOOKS = [50, 100, 200, 400] as const
/** 5 in 100 over four checkpoints, on both sides. */
const Z = 2.4977

/** The Wilson interval of a share. */
export function interval(won: number, of: number, z = Z): readonly [number, number] {
  const p = won / of,
    zz = z * z
  const middle = p + zz / (2 * of),
    wide = z * Math.sqrt((p * (1 - p) + zz / (4 * of)) / of)
  return [(middle - wide) / (1 + zz / of), (middle + wide) / (1 + zz / of)]
}

function verdictOf(must: Line['must'], [low, high]: readonly [number, number]): Found['verdict'] {
  if ('least' in must) return low >= must.least ? 'holds' : high < must.least ? 'fails' : 'open'
  return high <= must.most ? 'holds' : low > must.most ? 'fails' : 'open'
}

export const percentile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0

/** The verdict after this many matches if all of them go wrong. */
export const atWorst = (must: Line['must'], matches: number, lucky = 0): Found['verdict'] =>
  verdictOf(must, interval('least' in must ? lucky : matches - lucky, matches))

/** The fewest matches that show that a requirement fails, if all but these lucky ones go wrong. */
export function fewest(must: Line['must'], lucky = 0): number {
  for (let matches = lucky + 1; ; matches++) if (atWorst(must, matches, lucky) === 'fails') return matches
}

/** Keys used here differ from those at which constants were tuned. */
const FIRST_KEY = 1_700_000

/**
 * Plays until the requirement is decided, or the last checkpoint. @param looks the checkpoints, as numbers of matches
 */
export function playLine<S extends GameState, E, O extends AnyCounted, W>(
  line: Line<S, E, O, W>,
  looks: readonly number[] = LOOKS,
): Found {
  const times: number[] = []
  const play: NonNullable<typeof line.play> =
    line.play ?? ((table, _, options, key) => playGame(line.game, table, options, key))
  let won = 0,
    matches = 0
  for (const look of looks) {
    for (; matches < look; matches++) {
      const key = FIRST_KEY + matches,
        players = line.seated(matches, key)
      const table = createBots(players, key, line.game.id).map((bot, seat) =>
        line.timed(players[seat]) ? timing(bot, times) : bot,
      )
      won += line.counts(play(table, players, line.options ?? {}, key), players, matches)
    }
    const [low, high] = interval(won, matches),
      verdict = verdictOf(line.must, [low, high])
    if (verdict !== 'open' || look === looks.at(-1))
      return { matches, share: won / matches, low, high, verdict, p95: percentile(times, 0.95) }
  }
  throw new Error('a line without a look')
}

/**
 * The same bot, with its choices timed: an ask with only one answer is not a choice, and would count as a quick one.
 */
const timing = (bot: Bot, times: number[]): Bot => ({
  see: part => {
    bot.see(part)
  },
  answer(ask) {
    if (!isChoice(ask.pick)) return bot.answer(ask)
    const start = performance.now()
    try {
      return bot.answer(ask)
    } finally {
      times.push(performance.now() - start)
    }
  },
})

/** A win of these seats; if n seats share it, each counts its part. */
export const wonBy = ({ outcome: { winners } }: Played, is: (seat: Seat) => boolean): number =>
  winners.filter(is).length / Math.max(1, winners.length)

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

export function tellLine(
  { name, must }: Pick<Line, 'name' | 'must'>,
  { matches, share, low, high, verdict, p95 }: Found,
): string {
  const bound = 'least' in must ? `at least ${percent(must.least)}` : `at most ${percent(must.most)}`
  return `${verdict.padEnd(5)}  ${name}: ${percent(share)} (${percent(low)} to ${percent(high)}, ${bound}) in ${matches} matches; a choice takes ${p95.toFixed(1)} ms at the 95th percentile`
}
