/**
 * What the simple Mascarade bots are worth, in figures. A match's key, its seeds and its seat rotation follow from
 * its number: the same count of matches gives the same figures.
 *
 * - *Share*: wins of the bot in matches; a win shared by n seats counts 1/n. `low` is the lower end of the 95 % Wilson
 *   interval; *fair* is 1/seats.
 * - *Bluff*: its chance is every free turn of a bot in which it may announce; it is taken when it announces a
 *   character which it believes to lie in the announced slot with less than 50 %. What a bot believes is reckoned
 *   here, outside of the mind, from the same frames.
 * - *Challenge*: its chance is every challenge ask to a bot; it is taken when the answer is a claim.
 * - *Announce* and *look*: how often such a turn goes to them; the rest are swaps.
 */
import { Memory, type MascaradePart } from '../../src-shared/bots/mascarade/memory'
import { BLUFF } from '../../src-shared/bots/mascarade/whims'
import type { Answer, Seat, SeatAsk } from '../../src-shared/kernel'
import type { Character, SlotId } from '../../src-shared/games/mascarade'
import { minds, play, type Onlooker, type Player } from './arena'

/** Something done so many times out of so many chances. */
export interface Rate { readonly taken: number; readonly chances: number }

export interface TableFigures {
  readonly seats: number
  readonly matches: number
  /** Of the one bot among random minds; null where all are bots. */
  readonly share: { readonly won: number; readonly low: number; readonly fair: number } | null
  readonly turns: { readonly median: number; readonly most: number }
  readonly bluff: Rate
  readonly challenge: Rate
  readonly announce: Rate
  readonly look: Rate
}

export interface Figures {
  /** One bot among random minds. */
  readonly amongRandom: readonly TableFigures[]
  readonly allBots: readonly TableFigures[]
}

export const rate = ({ taken, chances }: Rate): number => chances === 0 ? 0 : taken / chances

/** The lower end of the Wilson interval of a share; z = 1.96 stands for 95 % on both sides. */
export function wilsonLow(won: number, of: number, z = 1.96): number {
  const p = won / of, zz = z * z
  return (p + zz / (2 * of) - z * Math.sqrt((p * (1 - p) + zz / (4 * of)) / of)) / (1 + zz / of)
}

interface Tally { bluffs: number; announcements: number; looks: number; freeTurns: number; claims: number; challenges: number }

/** Counts what the bots of one match do, by beliefs of its own. */
function counter(players: readonly Player[], tally: Tally): Onlooker {
  const memories = new Map<Seat, Memory>()
  return {
    part(seat, part) {
      if (players[seat] !== 'bot') return
      const own = part as unknown as MascaradePart
      const memory = memories.get(seat) ?? new Memory(seat, own)
      memories.set(seat, memory)
      memory.see(own)
    },
    answer(seat, ask, answer) {
      const memory = memories.get(seat)
      if (memory) count(tally, memory, ask, answer)
    },
  }
}

function count(tally: Tally, { belief }: Memory, ask: SeatAsk, answer: Answer): void {
  if (ask.key !== 'turn' && ask.key !== 'challenge') return
  const { branch, answer: what } = answer as { branch: string; answer: Answer }
  if (ask.key === 'challenge') {
    tally.challenges++
    if (branch === 'claim') tally.claims++
    return
  }
  tally.freeTurns++
  if (branch === 'look') tally.looks++
  if (branch !== 'announce') return
  tally.announcements++
  const { slot, character } = what as { slot: SlotId; character: Character }
  if (belief.chance(slot, character) < BLUFF) tally.bluffs++
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Plays so many matches at one table size. @param alone one bot among random minds; its seat rotates */
export function measureTable(seats: number, matches: number, alone: boolean): TableFigures {
  const tally: Tally = { bluffs: 0, announcements: 0, looks: 0, freeTurns: 0, claims: 0, challenges: 0 }
  const turns: number[] = []
  let won = 0
  for (let n = 0; n < matches; n++) {
    const bot = n % seats
    const players = Array.from({ length: seats }, (_, seat): Player => alone && seat !== bot ? 'random' : 'bot')
    const seed = seats * 10_000 + n
    const played = play(minds(players, seed), {}, seed, counter(players, tally))
    turns.push(played.turns)
    if (played.outcome.winners.includes(bot)) won += 1 / played.outcome.winners.length
  }
  return {
    seats, matches,
    share: alone ? { won: won / matches, low: wilsonLow(won, matches), fair: 1 / seats } : null,
    turns: { median: median(turns), most: Math.max(...turns) },
    bluff: { taken: tally.bluffs, chances: tally.freeTurns },
    challenge: { taken: tally.claims, chances: tally.challenges },
    announce: { taken: tally.announcements, chances: tally.freeTurns },
    look: { taken: tally.looks, chances: tally.freeTurns },
  }
}

/** Table sizes at which one bot plays among random minds: the small ones, and the size the issue names. */
export const AMONG_RANDOM = [2, 3, 4, 6, 8, 13] as const
export const ALL_BOTS = Array.from({ length: 12 }, (_, i) => i + 2)
/** An all-bots table counts many bots in each match: a tenth of the matches tells as much. */
const ALL_BOTS_PART = 10

/** All figures. @param matches at each table of one bot among random minds; all-bots tables play a tenth of them */
export const measure = (matches: number): Figures => ({
  amongRandom: AMONG_RANDOM.map(seats => measureTable(seats, matches, true)),
  allBots: ALL_BOTS.map(seats => measureTable(seats, Math.ceil(matches / ALL_BOTS_PART), false)),
})

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8)

function line(table: TableFigures): string {
  const { share, turns } = table
  const wins = share ? `wins ${percent(share.won)} (from ${percent(share.low)}; fair ${percent(share.fair)})  ` : ''
  return `${String(table.seats).padStart(2)} seats  ${wins}turns ${String(turns.median).padStart(4)} (most ${String(turns.most).padStart(4)})`
    + `  announce ${percent(rate(table.announce))}  look ${percent(rate(table.look))}  bluff ${percent(rate(table.bluff))}  challenge ${percent(rate(table.challenge))}`
}

/** The figures as a table of plain text. */
export const tell = ({ amongRandom, allBots }: Figures): string =>
  ['one bot among random minds', ...amongRandom.map(line), 'all bots', ...allBots.map(line), ''].join('\n')
