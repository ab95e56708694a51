/** Checks of the numbers: the commitments against what was told before the deal, the numbers against them, the key. */
import { bytesToHex } from '@noble/hashes/utils.js'
import type { FairRecord, MatchRecord } from '../record'
import type { Hands, Kept } from './kept'
import { dealKey, opens } from './numbers'
import type { Difference } from './verdict'

/** @param kept null: there is nothing to compare with but the record itself */
export function numbersDiffer(record: MatchRecord, fair: FairRecord, kept: Kept | null): Difference | null {
  if (fair.fixed) return kept?.hands ? { what: 'hands' } : null
  return (
    (kept?.hands ? told(fair, kept.hands) : null) ??
    opened(fair) ??
    (kept ? own(fair, kept) : null) ??
    key(record, fair)
  )
}

/** The record speaks of the same round as was told before the deal. */
function told(fair: FairRecord, hands: Hands): Difference | null {
  if (!same(hands.restarts, fair.restarts)) return { what: 'restarts' }
  if (fair.commit !== hands.commit) return { what: 'commit', seat: null }
  if (
    !same(
      fair.hands.map(({ seat }) => seat),
      hands.hands.map(({ seat }) => seat),
    )
  )
    return { what: 'hands' }
  const other = fair.hands.find((hand, at) => hand.commit !== hands.hands[at]?.commit)
  return other ? { what: 'commit', seat: other.seat } : null
}

/** Every number is the one that was committed to. */
function opened({ commit, number, hands }: FairRecord): Difference | null {
  if (!opens(number, commit)) return { what: 'number', seat: null }
  const wrong = hands.find(hand => !opens(hand.number, hand.commit))
  return wrong ? { what: 'number', seat: wrong.seat } : null
}

/** One's own number is among them, and was asked for no more often than is said. */
function own({ hands, restarts }: FairRecord, { number, openings }: Kept): Difference | null {
  if (number !== null && !hands.some(hand => hand.number === number)) return { what: 'hands' }
  return openings > restarts.length + 1 ? { what: 'restarts' } : null
}

function key(record: MatchRecord, { number, hands }: FairRecord): Difference | null {
  // A seat has one hand at most, and they stand in seat order: another order would give another key.
  const inOrder = hands.every(({ seat }, at) => at === 0 || seat > (hands[at - 1]?.seat ?? seat))
  if (!inOrder) return { what: 'hands' }
  return bytesToHex(
    dealKey(
      record.id,
      number,
      hands.map(hand => hand.number),
    ),
  ) === record.key
    ? null
    : { what: 'key' }
}

const same = (a: readonly (string | number)[], b: readonly (string | number)[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at])
