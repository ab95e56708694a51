/**
 * How the cards of a deck fare among bots. A card counts each time it is played: whether all it says could be done, and
 * the points that it brought, from turn to turn too. A line of story card A counts each turn: whether it could be used.
 */
import { Counts, type GameBalance } from '../../balance/simulate'
import type { TalesEvent, TalesState } from './rules/state'
import type { TalesDeck } from './rules/deck'

/** The id of a row: a card's own, or a line's. */
export const lineRow = (story: string, line: number): string => `${story}/${line}`

export const balance: GameBalance = {
  seats: 3,
  options: {},
  tally(given) {
    const deck = given as object as TalesDeck
    const counts = new Counts(),
      // Names in play that did not do all they say.
      missed = new Set<string>(),
      // Lines that could be used in the turn under way.
      usable: string[] = []
    for (const { id } of deck.cards) counts.of(id)
    for (const { id, lines } of deck.a) lines.forEach((_, i) => counts.of(lineRow(id, i + 1)))
    const linesOf = (state: TalesState): readonly string[] => {
      const lines = deck.a.find(({ id }) => id === state.tale.a)?.lines ?? []
      return lines.map((_, i) => lineRow(state.tale.a, i + 1))
    }
    return {
      asked({ key, pick }) {
        if (key !== 'useItem' || pick.pick !== 'branch' || pick.of.use?.pick !== 'one') return
        usable.push(...pick.of.use.of)
      },
      happened(event, given) {
        const told = event as unknown as TalesEvent,
          state = given as TalesState
        switch (told.kind) {
          case 'turn':
            for (const id of linesOf(state)) counts.of(id).might++
            for (const line of usable.splice(0)) counts.of(lineRow(state.tale.a, Number(line))).could++
            return
          case 'play':
            counts.of(told.card).played++
            counts.of(told.card).might++
            counts.of(told.card).could++
            return
          case 'useLine':
            counts.of(lineRow(state.tale.a, told.line)).played++
            return
          case 'nothing':
            if (told.by.by !== 'card' || missed.has(told.by.name)) return
            missed.add(told.by.name)
            counts.of(told.by.card).could--
            return
          case 'vp':
            if (told.by.by === 'line') counts.of(lineRow(state.tale.a, told.by.line)).points += told.vp
            else if (told.by.by !== 'turn') counts.of(told.by.card).points += told.vp
        }
      },
      over() {
        missed.clear()
        usable.length = 0
      },
      rows: () => counts.rows(),
    }
  },
}
