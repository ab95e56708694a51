/**
 * How often Mascarade bots of a profile bluff and challenge, at tables of their own kind.
 *
 * - *Bluff*: of its announcements, those of a character which it believes to lie in the announced slot with less than
 * 50 %.
 * - *Bluffing*: of its free turns, those that go to such an announcement.
 * - *Challenge*: of the challenges it is asked, those that it claims.
 *
 * What a bot believes is computed outside the bot, from the same updates, by a belief of the same kind.
 */
import { fastRandom, type Answer, type Seat, type SeatAsk } from '../../src-shared/kernel'
import { Memory, type MascaradePart } from '../../src-shared/games/mascarade/bot/memory'
import { BLUFF } from '../../src-shared/games/mascarade/bot/noise'
import { mascarade, type Character, type SlotId } from '../../src-shared/games/mascarade/rules'
import type { BotProfile } from '../../src-shared/wire'
import { createBots, playGame, type MatchObserver } from '../kit/arena'
import { interval } from './lines'

export interface Rate {
  taken: number
  of: number
}
export interface Habits {
  readonly bluff: Rate
  readonly bluffing: Rate
  readonly challenge: Rate
}

const FIRST_KEY = 950_000

/** Habits in this many matches at one table of bots of this profile. */
export function habitsOf(profile: BotProfile, seats: number, matches: number): Habits {
  const habits: Habits = { bluff: { taken: 0, of: 0 }, bluffing: { taken: 0, of: 0 }, challenge: { taken: 0, of: 0 } }
  for (let n = 0; n < matches; n++) {
    const key = FIRST_KEY + n
    playGame(
      mascarade,
      createBots(
        Array.from({ length: seats }, () => profile),
        key,
        mascarade.id,
      ),
      {},
      key,
      counter(profile, habits, key),
    )
  }
  return habits
}

function counter(profile: BotProfile, habits: Habits, key: number): MatchObserver {
  const memories = new Map<Seat, Memory>()
  return {
    part(seat, part) {
      const own = part as unknown as MascaradePart
      const memory = memories.get(seat) ?? new Memory(seat, own, profile, fastRandom(key + seat))
      memories.set(seat, memory)
      memory.see(own)
    },
    answer(seat, ask, answer) {
      const memory = memories.get(seat)
      if (memory) count(habits, memory, ask, answer)
    },
  }
}

const counted = (rate: Rate, taken: boolean): void => {
  rate.of++
  if (taken) rate.taken++
}

function count({ bluff, bluffing, challenge }: Habits, { belief }: Memory, ask: SeatAsk, answer: Answer): void {
  const { branch, answer: what } = answer as { branch: string; answer: Answer }
  if (ask.key === 'challenge') counted(challenge, branch === 'claim')
  if (ask.key !== 'turn') return
  const announced = branch === 'announce' ? (what as { slot: SlotId; character: Character }) : null
  const untrue = announced !== null && belief.chance(announced.slot, announced.character) < BLUFF
  counted(bluffing, untrue)
  if (announced) counted(bluff, untrue)
}

/** 95 %. */
const Z = 1.96

export const within = ({ taken, of }: Rate): readonly [number, number] => interval(taken, of, Z)

export const tellRate = (rate: Rate): string => {
  const [low, high] = within(rate)
  return `${((rate.taken / rate.of) * 100).toFixed(1)} % (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}) of ${rate.of}`
}
