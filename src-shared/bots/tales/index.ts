/** A simple player of Dark Tales: it reads what cards do from the deck's tables and takes what brings the most now. */
import type { MatchPart } from '../../wire'
import type { TalesEvent, TalesOpen, TalesOwn } from '../../games/tales'
import { judging } from '../judging'
import type { MakeMind } from '../mind'
import { JUDGES } from './judgement'
import { tablesOf, type Look } from './look'

type TalesPart = MatchPart<TalesOpen, TalesOwn, TalesEvent>

/** How far a whim may lead from the best answer, in points. */
const WHIM = 0.4

/** Plays Dark Tales at any number of seats and with any deck, by its own seat's frame of now alone. */
export const talesMind: MakeMind = setup => {
  let look: Look | null = null
  return judging({
    setup, whim: WHIM,
    see(part) {
      const { view } = part as unknown as TalesPart
      if (view.own) look = { seat: setup.seat, deck: tablesOf(setup.deck), table: view.open.table, own: view.own.hand }
    },
    judge: ask => look && JUDGES[ask.key]?.(look, ask),
  })
}
