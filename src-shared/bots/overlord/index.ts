/**
 * Players of Overlord, of both rule sets: the formal one counts points and guesses who cannot answer; the
 * classic servant tells, freezes and pleads; the classic Overlord has moods.
 */
import { judging } from '../judging'
import type { MakeMind } from '../mind'
import { COURT } from './court'
import { FORMAL } from './formal'
import { inWords } from './lines'
import { Memory, type Judging, type OverlordPart } from './memory'
import { REASONS } from './reasons'
import { SERVANT } from './servant'

/** How far a whim may lead from the best answer, in points (formal): among equals, and little further. */
const WHIM = 0.15

const JUDGES: { readonly [key: string]: Judging | undefined } = { ...FORMAL, ...SERVANT, ...COURT }

/** Plays Overlord at any number of seats, by either rules and with any deck, by its own seat's frames alone. */
export const overlordMind: MakeMind = setup => {
  let memory: Memory | null = null
  const mind = judging({
    setup,
    whim: WHIM,
    see(part) {
      const own = part as unknown as OverlordPart
      if (!own.view.own) return
      memory ??= new Memory(setup, own)
      memory.see(own)
    },
    judge: ask => memory && JUDGES[ask.key]?.(memory, ask),
  })
  return {
    see: part => {
      mind.see(part)
    },
    answer(ask) {
      const answer = mind.answer(ask)
      return memory ? inWords(memory, ask, answer) : answer
    },
    why: (ask, answer) => memory && (REASONS[ask.key]?.(memory, answer, ask) ?? null),
  }
}
