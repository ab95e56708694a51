/** Classic: why a servant tells on, passes the buck to this one, or keeps a freeze. */
import type { Seat } from '../../kernel'
import type { ActionId } from '../../games/overlord'
import { actionCard, serves } from '../../games/overlord/deck'
import { FULL_HAND, MOST_HINTS } from '../../games/overlord/rulings'
import type { Reason } from '../mind'
import { offers, type Explain } from './explaining'
import { playerAt, servants, turnOf, type Memory } from './memory'
import { freezer, heeds } from './servant'

/** Reasons that speak of a seat. */
export type ServantSeatReason = 'passSpared' | 'passFreezer' | 'passEmpty' | 'passGuilty' | 'tellFrozen'
export type ServantPlainReason =
  | 'lastHint'
  | 'thirdHint'
  | 'noPass'
  | 'nothingLeft'
  | 'tellWish'
  | 'freezeKeep'
  | 'freezeFull'
  | 'freezeSaves'
  | 'freezeEnough'

const plain = (why: ServantPlainReason): Reason => ({ why })
const of = (why: ServantSeatReason, seat: Seat): Reason => ({ why, seat })

type Tell =
  { readonly branch: 'hint' | 'end' | 'concede' } | { readonly branch: 'pass'; readonly answer: { readonly to: Seat } }

/** Of all that might be blamed it is this one whose looks stand out, upwards or downwards. */
const standsOut = (memory: Memory, to: Seat, how: 1 | -1): boolean =>
  servants(memory).every(
    seat =>
      seat === to || seat === memory.seat || how * (playerAt(memory, to).looks - playerAt(memory, seat).looks) > 0,
  )

const canPass = ({ own, deck }: Memory): boolean =>
  own.hints.length > 0 && own.actions.some(id => serves(actionCard(deck, id), 'pass'))

function whyTo(memory: Memory, to: Seat): Reason | null {
  const { spares, corners } = memory.tact
  if (heeds(memory) && freezer(memory) === to) return of('passFreezer', to)
  if (corners > 0 && playerAt(memory, to).hints === 0) return of('passEmpty', to)
  if (spares < 0 && standsOut(memory, to, 1)) return of('passGuilty', to)
  return spares > 0 && standsOut(memory, to, -1) ? of('passSpared', to) : null
}

/** Whoever is heeded with one hint more. */
function owed(memory: Memory): Reason | null {
  if (!heeds(memory)) return null
  if (memory.temper.wished) return plain('tellWish')
  const froze = freezer(memory)
  return froze === null ? null : of('tellFrozen', froze)
}

export const tell: Explain<Tell> = (memory, answer) => {
  switch (answer.branch) {
    case 'pass':
      if (memory.own.hints.length === 1) return plain('lastHint')
      if (turnOf(memory).played === MOST_HINTS - 1) return plain('thirdHint')
      return whyTo(memory, answer.answer.to)
    case 'hint':
      return memory.table.first || canPass(memory) ? owed(memory) : plain('noPass')
    case 'concede':
      return canPass(memory) || memory.table.first ? null : plain('nothingLeft')
    case 'end':
      return null
  }
}

type Freeze =
  { readonly branch: 'quiet' } | { readonly branch: 'freeze'; readonly answer: { readonly action: ActionId } }

export const freeze: Explain<Freeze> = (memory, { branch }, { pick }) => {
  const full = memory.own.hints.length === FULL_HAND.classic.hints
  if (branch === 'freeze') return full ? plain('freezeFull') : null
  if (!offers(pick, 'freeze')) return null
  if (!full) return plain('freezeKeep')
  if (memory.frozen >= memory.tact.freezes) return plain('freezeEnough')
  const freezes = memory.own.actions.map(id => actionCard(memory.deck, id)).filter(card => serves(card, 'freeze'))
  return memory.tact.saves && freezes.every(card => serves(card, 'pass')) ? plain('freezeSaves') : plain('freezeKeep')
}
