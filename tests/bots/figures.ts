/**
 * How strong the simple Mascarade bots are, in figures (tests/kit/figures.ts), and how they play.
 *
 * - *Share*: a win shared by n seats counts 1/n.
 * - *Bluff*: its chance is every free turn of a bot in which it may announce; it is taken when it announces a character
 * which it believes to lie in the announced slot with less than 50 %. What a bot believes is computed here, outside the
 * bot, from the same updates.
 * - *Challenge*: its chance is every challenge ask to a bot; it is taken when the answer is a claim.
 * - *Announce* and *look*: how often such a turn goes to them; the rest are swaps.
 */
import { Memory, type MascaradePart } from '../../src-shared/games/mascarade/bot/memory'
import { BLUFF } from '../../src-shared/games/mascarade/bot/noise'
import type { Answer, Seat, SeatAsk } from '../../src-shared/kernel'
import {
  mascarade,
  type Character,
  type MascaradeEvent,
  type MascaradeOpen,
  type SlotId,
} from '../../src-shared/games/mascarade/rules'
import type { MascaradeState } from '../../src-shared/games/mascarade/rules/state'
import type { MatchObserver, Player } from '../kit/arena'
import {
  oneAmongRandom,
  onlyBots,
  percent,
  playMatches,
  shareOf,
  tellShare,
  turnsOf,
  type Share,
  type Trial,
} from '../kit/figures'

/** How often something was done, out of how many chances. */
export interface Rate {
  readonly taken: number
  readonly chances: number
}

export interface TableFigures {
  readonly seats: number
  readonly matches: number
  /** Of the one bot among random bots; null where all seats are real bots. */
  readonly share: Share | null
  readonly turns: { readonly median: number; readonly most: number }
  readonly bluff: Rate
  readonly challenge: Rate
  readonly announce: Rate
  readonly look: Rate
}

export interface Figures {
  /** One bot among random bots. */
  readonly amongRandom: readonly TableFigures[]
  readonly allBots: readonly TableFigures[]
}

export const rate = ({ taken, chances }: Rate): number => (chances === 0 ? 0 : taken / chances)

interface Tally {
  bluffs: number
  announcements: number
  looks: number
  freeTurns: number
  claims: number
  challenges: number
}

/** Counts what the bots of one match do, by beliefs of its own. */
function counter(players: readonly Player[], tally: Tally): MatchObserver {
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

const TRIAL: Trial<MascaradeState, MascaradeEvent, MascaradeOpen, null> = { game: mascarade, shared: true }

/** Plays this many matches at one table size. @param alone one bot among random bots; its seat rotates */
export function measureTable(seats: number, matches: number, alone: boolean): TableFigures {
  const tally: Tally = { bluffs: 0, announcements: 0, looks: 0, freeTurns: 0, claims: 0, challenges: 0 }
  const all = playMatches(TRIAL, seats, matches, alone ? oneAmongRandom(seats) : onlyBots(seats), players =>
    counter(players, tally),
  )
  return {
    seats,
    matches,
    share: alone ? shareOf(TRIAL, seats, all) : null,
    turns: turnsOf(all),
    bluff: { taken: tally.bluffs, chances: tally.freeTurns },
    challenge: { taken: tally.claims, chances: tally.challenges },
    announce: { taken: tally.announcements, chances: tally.freeTurns },
    look: { taken: tally.looks, chances: tally.freeTurns },
  }
}

/** Table sizes at which one bot plays among random bots: the small ones, and the size that the requirements name. */
export const AMONG_RANDOM = [2, 3, 4, 6, 8, 13] as const
export const ALL_BOTS = Array.from({ length: 12 }, (_, i) => i + 2)
/** A table of bots only counts many bots in each match: a tenth of the matches tells as much. */
const ALL_BOTS_PART = 10

/** All figures. @param matches at each table of one bot among random bots; tables of bots only play a tenth of them */
export const measure = (matches: number): Figures => ({
  amongRandom: AMONG_RANDOM.map(seats => measureTable(seats, matches, true)),
  allBots: ALL_BOTS.map(seats => measureTable(seats, Math.ceil(matches / ALL_BOTS_PART), false)),
})

function line(table: TableFigures): string {
  const { share, turns } = table
  const wins = share ? tellShare(share) : ''
  return (
    `${String(table.seats).padStart(2)} seats  ${wins}turns ${String(turns.median).padStart(4)} (most ${String(turns.most).padStart(4)})` +
    `  announce ${percent(rate(table.announce))}  look ${percent(rate(table.look))}  bluff ${percent(rate(table.bluff))}  challenge ${percent(rate(table.challenge))}`
  )
}

/** The figures as a table of plain text. */
export const tell = ({ amongRandom, allBots }: Figures): string =>
  ['one bot among random minds', ...amongRandom.map(line), 'all bots', ...allBots.map(line), ''].join('\n')
