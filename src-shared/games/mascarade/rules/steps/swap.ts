/** Swap or not: two cards go under the table and come back, and only the swapper knows how. */
import { pick, type ChoiceSpec, type Seat } from '../../../../kernel'
import { isOpenPlace, type SlotId } from '../slots'
import {
  ids,
  layoutOf,
  moveUnderTable,
  ownSlots,
  type MascaradeEvent,
  type MascaradePlay,
  type MascaradeShown,
  type MascaradeState,
} from '../state'

export interface SwapAnswer {
  readonly slots: readonly [SlotId, SlotId]
  readonly swap: 'yes' | 'no'
}

export const yesOrNo: ChoiceSpec = pick.one(['yes', 'no'])

/** Which two cards a seat may take. With `using`, one of them must be that slot. */
export function swapPick(state: MascaradeState, seat: Seat, using: SlotId | null): ChoiceSpec {
  const { first, second } = swappable(state, seat)
  const pair =
    using === null
      ? pick.pair(first, second)
      : first.includes(using)
        ? pick.pair([using], second)
        : pick.pair(first, [using])
  return pick.each({ slots: pair, swap: yesOrNo })
}

function swappable(state: MascaradeState, seat: Seat): { first: SlotId[]; second: SlotId[] } {
  const own = ownSlots(state, seat)
  // Two seats: never with the opponent's protected card.
  const others = layoutOf(state).filter(slot => slot.seat !== seat && isOpenPlace(slot))
  if (state.options.smallTableSwap === 'classic2013' && state.seats <= 3) {
    // Option classic2013: at 3 also your own two; at 2 one of your open two with another of your own or the opponent's.
    return { first: ids(own.filter(isOpenPlace)), second: [...ids(own), ...ids(others)] }
  }
  return { first: ids(own), second: ids(others) }
}

/** Takes two cards under the table. Everybody sees which; only the swapper learns whether they were swapped. */
export function swapOrNot(
  play: MascaradePlay,
  seat: Seat,
  answer: SwapAnswer,
  how: Extract<MascaradeEvent, { kind: 'swap' }>['how'],
): void {
  const swapped = answer.swap === 'yes'
  const slots = ids(layoutOf(play.state).filter(slot => answer.slots.includes(slot.id)))
  play.emit({ kind: 'swap', seat, slots, how })
  moveUnderTable(play.state, answer.slots, swapped)
  play.show(seat, { kind: 'swapped', slots, swapped } satisfies MascaradeShown)
}

/** Shows cards to one seat alone; that they were looked at is public. */
export function lookAt(
  play: MascaradePlay,
  seat: Seat,
  slots: readonly SlotId[],
  cards: readonly MascaradeShown[],
  how: Extract<MascaradeEvent, { kind: 'look' }>['how'],
): void {
  play.emit({ kind: 'look', seat, slots, how })
  for (const card of cards) play.show(seat, card)
}
