/** A player of Castle of the Devil: it remembers what it saw, guesses who is with it, and declares when it is sure. */
import { judging, natureOf } from '../judging'
import type { MakeMind } from '../mind'
import { JUDGES } from './judgement'
import { Memory, type CastlePart } from './memory'
import { REASONS } from './reasons'

/** In worth (see worth.ts). */
const WHIM = 0.3

/** Plays Castle of the Devil at any number of seats, in both editions and with any options, by its own seat's frames alone. */
export const castleMind: MakeMind = setup => {
  let memory: Memory | null = null
  return judging({
    setup, whim: WHIM,
    see(part) {
      const own = part as unknown as CastlePart
      memory ??= new Memory(setup.seat, own, natureOf(setup))
      memory.see(own)
    },
    judge: ask => memory && JUDGES[ask.key]?.(memory, ask),
    why: (ask, answer) => memory && (REASONS[ask.key]?.(memory, answer, ask) ?? null),
  })
}
