/** Hashes the match part of an update (without clocks, presence and sequence number). */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Json, OwnView, View } from '../kernel'
import type { MatchPart } from '../wire'
import { canonical } from './canonical'

/** SHA-256 of a match part, in hex. */
export const partHash = ({ id, view, events }: MatchPart): string =>
  bytesToHex(sha256(utf8ToBytes(canonical({ id, view: inFirstWords(view), events }))))

/** What version 0.1 called the editions of Castle in its views. */
const FIRST_EDITIONS: { readonly [edition: string]: string } = { russian: 'ru', italian: 'it' }

/**
 * A view in the words of version 0.1. Hashes are taken over these, so that hashes a client stored before an update
 * still match the views that a later version replays.
 */
function inFirstWords({ open, own }: View): object {
  return { open: { ...open, table: tableInFirstWords(open.table) }, own: own && withHand(own) }
}

const withHand = ({ private: hand, ...others }: OwnView): object => ({ ...others, hand })

function tableInFirstWords(table: Json): Json {
  if (typeof table !== 'object' || table === null || !('edition' in table)) return table
  const { edition } = table
  return { ...table, edition: typeof edition === 'string' ? (FIRST_EDITIONS[edition] ?? edition) : edition }
}
