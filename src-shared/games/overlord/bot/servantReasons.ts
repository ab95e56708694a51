/** Classic rules: why a servant tells another hint, blames a seat, or keeps a freeze. */
import type { Seat } from '../../../kernel'
import type { ActionId } from '../rules'
import { actionCard, serves } from '../rules/deck'
import { FULL_HAND, MOST_HINTS } from '../rules/rulings'
import type { Reason } from '../../../bots/bot'
import { isOffered, type Explain } from './reasonTemplates'
import { playerAt, servants, turnOf, type Memory } from './memory'
import { freezer, heeds } from './classicServant'

/** Reasons that mention a seat. */
export type ServantSeatReason = 'passSpared' | 'passFreezer' | 'passEmpty' | 'passGuilty' | 'tellFrozen'
/** Reasons that mention no seat. */
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

const plainReason = (why: ServantPlainReason): Reason => ({ why })
const seatReason = (why: ServantSeatReason, seat: Seat): Reason => ({ why, seat })

type Tell =
  { readonly branch: 'hint' | 'end' | 'concede' } | { readonly branch: 'pass'; readonly answer: { readonly to: Seat } }

/** Whether a seat has more looks than every other possible target (`how` 1), or fewer (-1). */
const standsOut = (memory: Memory, to: Seat, how: 1 | -1): boolean =>
  servants(memory).every(
    seat =>
      seat === to || seat === memory.seat || how * (playerAt(memory, to).looks - playerAt(memory, seat).looks) > 0,
  )

const canPass = ({ own, deck }: Memory): boolean =>
  own.hints.length > 0 && own.actions.some(id => serves(actionCard(deck, id), 'pass'))

function whyBlamed(memory: Memory, to: Seat): Reason | null {
  const { fewLooksBonus: spares, corneredBonus: corners } = memory.classicSkill
  if (heeds(memory) && freezer(memory) === to) return seatReason('passFreezer', to)
  if (corners > 0 && playerAt(memory, to).hints === 0) return seatReason('passEmpty', to)
  if (spares < 0 && standsOut(memory, to, 1)) return seatReason('passGuilty', to)
  return spares > 0 && standsOut(memory, to, -1) ? seatReason('passSpared', to) : null
}

/** Whose demand another hint answers. */
function whyHeeded(memory: Memory): Reason | null {
  if (!heeds(memory)) return null
  if (memory.moodTracker.owesAnswer) return plainReason('tellWish')
  const froze = freezer(memory)
  return froze === null ? null : seatReason('tellFrozen', froze)
}

/** Explains answers to `tell`. */
export const tell: Explain<Tell> = (memory, answer) => {
  switch (answer.branch) {
    case 'pass':
      if (memory.own.hints.length === 1) return plainReason('lastHint')
      if (turnOf(memory).played === MOST_HINTS - 1) return plainReason('thirdHint')
      return whyBlamed(memory, answer.answer.to)
    case 'hint':
      return memory.table.first || canPass(memory) ? whyHeeded(memory) : plainReason('noPass')
    case 'concede':
      return canPass(memory) || memory.table.first ? null : plainReason('nothingLeft')
    case 'end':
      return null
  }
}

type Freeze =
  { readonly branch: 'quiet' } | { readonly branch: 'freeze'; readonly answer: { readonly action: ActionId } }

/** Explains answers to `freeze` and `freezeToo`. */
export const freeze: Explain<Freeze> = (memory, { branch }, { pick }) => {
  const full = memory.own.hints.length === FULL_HAND.classic.hints
  if (branch === 'freeze') return full ? plainReason('freezeFull') : null
  if (!isOffered(pick, 'freeze')) return null
  if (!full) return plainReason('freezeKeep')
  if (memory.frozen >= memory.classicSkill.maxFreezes) return plainReason('freezeEnough')
  const freezes = memory.own.actions.map(id => actionCard(memory.deck, id)).filter(card => serves(card, 'freeze'))
  return memory.classicSkill.savesPasses && freezes.every(card => serves(card, 'pass'))
    ? plainReason('freezeSaves')
    : plainReason('freezeKeep')
}
