/**
 * How Mascarade bots of a nature bluff and challenge, at tables of their own kind.
 *
 * - *Bluff*: of its announcements, those of a character which it believes to lie in the announced slot with less than 50 %.
 * - *Bluffing*: of its free turns, those that go to such an announcement.
 * - *Challenge*: of the challenges it is asked, those that it claims.
 *
 * What a bot believes is reckoned outside of the mind, from the same frames, by a belief of the same kind.
 */
import { fastRandom, type Answer, type Seat, type SeatAsk } from '../../src-shared/kernel'
import { Memory, type MascaradePart } from '../../src-shared/bots/mascarade/memory'
import { BLUFF } from '../../src-shared/bots/mascarade/whims'
import { mascarade, type Character, type SlotId } from '../../src-shared/games/mascarade'
import type { Nature } from '../../src-shared/wire'
import { minds, playGame, type Onlooker } from '../kit/arena'
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

/** Habits of so many matches at one table of bots of this nature. */
export function habitsOf(nature: Nature, seats: number, matches: number): Habits {
  const habits: Habits = { bluff: { taken: 0, of: 0 }, bluffing: { taken: 0, of: 0 }, challenge: { taken: 0, of: 0 } }
  for (let n = 0; n < matches; n++) {
    const key = FIRST_KEY + n
    playGame(
      mascarade,
      minds(
        Array.from({ length: seats }, () => nature),
        key,
        mascarade.id,
      ),
      {},
      key,
      counter(nature, habits, key),
    )
  }
  return habits
}

function counter(nature: Nature, habits: Habits, key: number): Onlooker {
  const memories = new Map<Seat, Memory>()
  return {
    part(seat, part) {
      const own = part as unknown as MascaradePart
      const memory = memories.get(seat) ?? new Memory(seat, own, nature, fastRandom(key + seat))
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

/** 95 in 100. */
const Z = 1.96

export const within = ({ taken, of }: Rate): readonly [number, number] => interval(taken, of, Z)

export const tellRate = (rate: Rate): string => {
  const [low, high] = within(rate)
  return `${((rate.taken / rate.of) * 100).toFixed(1)} % (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}) of ${rate.of}`
}
