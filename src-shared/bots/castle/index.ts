/** A player of Castle of the Devil: it remembers what it saw, guesses who is with it, and declares when it is sure. A master tries its turns in worlds it may believe in. */
import type { View } from '../../kernel'
import type { CastleOpen, CastleOwn } from '../../games/castle'
import { judging, natureOf, thoughtOf } from '../judging'
import type { MakeMind } from '../mind'
import { JUDGES } from './judgement'
import { master } from './master'
import { Memory, type CastlePart } from './memory'
import { planning } from './planning'
import { REASONS } from './reasons'

/** In worth (see worth.ts). */
const WHIM = 0.3

/** Plays Castle of the Devil at any number of seats, in both editions and with any options, by its own seat's frames alone. @param plan what a master searches by */
export const castleMindBy =
  (plan: typeof planning): MakeMind =>
  setup => {
    const nature = natureOf(setup)
    let memory: Memory | null = null,
      shown: View<CastleOpen, CastleOwn> | null = null
    const judged = judging({
      setup,
      whim: WHIM,
      see(part) {
        const own = part as unknown as CastlePart
        memory ??= new Memory(setup.seat, own, nature)
        memory.see(own)
        shown = own.view
      },
      judge: ask => memory && JUDGES[ask.key]?.(memory, ask),
    })
    return {
      see: part => {
        judged.see(part)
      },
      answer(ask) {
        // What is asked in the turns of others, and in duels, is judged as well without.
        const worth = nature.level === 'hard' && ask.key === 'turn' && memory ? JUDGES.turn?.(memory, ask) : null
        if (!worth || !memory || !shown?.own) return judged.answer(ask)
        const candidates = thoughtOf(ask.pick, nature, setup.random).map(answer => ({ answer, worth: worth(answer) }))
        return master(plan, { view: shown, own: shown.own.hand, ask }, memory, candidates, setup.random)
      },
      why: (ask, answer) => memory && (REASONS[ask.key]?.(memory, answer, ask) ?? null),
    }
  }

export const castleMind = castleMindBy(planning)
