/**
 * How the cards of a deck fare among bots at "Yes, Master!", the rules with points: by symbol and by kind of action. A
 * card counts whenever its holder is asked for one of its sort: whether it could be played. A hint's points are those
 * that lie in front of somebody at the end.
 */
import { Counts, type GameBalance } from '../../balance/simulate'
import type { OverlordEvent, OverlordState } from './rules/state'
import type { Deck } from './rules/deck'

/** The id of a row: a symbol of hints, or a kind of action. */
export const hintRow = (symbol: string): string => `hint/${symbol}`
export const actionRow = (kind: string): string => `action/${kind}`

export const balance: GameBalance = {
  seats: 5,
  options: { rules: 'formal' },
  tally(given) {
    const deck = given as object as Deck
    const rows = new Map<string, string>([
      ...deck.hints.map(({ id, symbol }): [string, string] => [`h ${id}`, hintRow(symbol)]),
      ...deck.actions.map(({ id, kind }): [string, string] => [`a ${id}`, actionRow(kind)]),
    ])
    const counts = new Counts()
    const count = (sort: 'h' | 'a', id: string) => counts.of(rows.get(`${sort} ${id}`) ?? id)
    for (const row of rows.values()) counts.of(row)
    return {
      asked({ key, pick, seat }, state) {
        const hand = (state as OverlordState).hands[seat],
          offered = stringsIn(pick)
        if (!hand) return
        for (const [sort, ids] of [
          ['h', key === 'answer' ? hand.hints : []],
          ['a', key !== 'draw' ? hand.actions : []],
        ] as const) {
          if (sort === 'a' && !USING_ACTIONS.includes(key)) continue
          for (const id of ids) {
            const one = count(sort, id)
            one.might++
            if (offered.has(id)) one.could++
          }
        }
      },
      happened(event) {
        const told = event as unknown as OverlordEvent
        if (told.kind === 'hint') count('h', told.told.hint).played++
        else if ('action' in told && typeof told.action === 'string') count('a', told.action).played++
      },
      over(state) {
        for (const hint of (state as OverlordState).front.flat()) count('h', hint).points++
      },
      // An action brings no points.
      rows: () => counts.rows().map(row => (row.id.startsWith('action/') ? { ...row, points: null } : row)),
    }
  },
}

/** Questions that an action may answer. */
const USING_ACTIONS: readonly string[] = ['doubt', 'interrupt', 'silence', 'blame', 'mercy', 'cancel']

/** All words that a question offers. */
function stringsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) stringsIn(one, found)
  return found
}
