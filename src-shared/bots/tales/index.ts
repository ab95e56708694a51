/**
 * A player of Dark Tales: it reads what cards do from the deck's tables. A beginner and a seasoned player take what
 * brings the most now; a master tries what looks best in worlds it may believe in.
 */
import type { View } from '../../kernel'
import type { TalesOpen, TalesOwn } from '../../games/tales'
import { judging, natureOf, thoughtOf } from '../judging'
import type { MakeMind } from '../mind'
import { search } from '../search'
import { JUDGES } from './judgement'
import { tablesOf, type Look } from './look'
import { Memory, type TalesPart } from './memory'
import { planning } from './planning'
import { REASONS } from './reasons'

/** How far a whim may lead from the best answer, in points. */
const WHIM = 0.4

/** What a master tries, within so many points, how often and how deep: with so few playouts a deeper tree was no stronger. And how much a point of the first judgement counts besides. */
const BUDGET = { answers: 4, within: 4, playouts: 40, deep: 2 } as const
const TRUST = 0.004

/** Plays Dark Tales at any number of seats and with any deck, by its own seat's frames alone. @param plan what a master searches by */
export const talesMindBy =
  (plan: typeof planning): MakeMind =>
  setup => {
    const nature = natureOf(setup)
    let look: Look | null = null,
      memory: Memory | null = null,
      shown: View<TalesOpen, TalesOwn> | null = null
    const greedy = judging({
      setup,
      whim: WHIM,
      see(part) {
        const own = part as unknown as TalesPart,
          { view } = own
        if (!view.own) return
        memory ??= new Memory(setup.seat, own)
        memory.hear(own)
        look = { seat: setup.seat, nature, deck: tablesOf(setup.deck), table: view.open.table, own: view.own.hand }
        shown = view
      },
      judge: ask => look && JUDGES[ask.key]?.(look, ask),
    })
    return {
      see: part => {
        greedy.see(part)
      },
      answer(ask) {
        const worth = look && JUDGES[ask.key]?.(look, ask)
        if (nature.level !== 'hard' || !worth || !look || !memory || !shown) return greedy.answer(ask)
        const candidates = thoughtOf(ask.pick, nature, setup.random).map(answer => ({ answer, worth: worth(answer) }))
        return search(plan(look, shown, memory, ask), ask.id, candidates, BUDGET, TRUST, setup.random)
      },
      why: (ask, answer) => look && (REASONS[ask.key]?.(look, answer, ask) ?? null),
    }
  }

export const talesMind = talesMindBy(planning)
