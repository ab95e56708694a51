/**
 * The terms of a deal: everything that it depends on, fixed before anybody commits to a number. Commitments and the key
 * are bound to their hash, so that nothing of it can be chosen once the numbers are known.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { gameId, matchId, personId, tableId } from '../ids'
import type { Json, Options } from '../kernel'
import { LEVELS, PERSONALITIES, type BotProfile } from '../wire/botProfile'
import { hex, json, listOf as bounded, recordOf, word } from '../wire/schema'
import { canonical } from './canonical'

export interface DealTerms {
  /** Id of the table. */
  readonly table: string
  readonly match: string
  /** Counts the rounds of one deal, from 1. */
  readonly round: number
  readonly game: string
  /** The version of the rules. */
  readonly rules: number
  readonly options: Options
  /** SHA-256 of the custom deck with its cards in order; null for the built-in deck. */
  readonly deck: string | null
  /** Who sits where: a person's id, or a bot's profile. */
  readonly seats: readonly TermsSeat[]
  /** Ids of the people whose clients are asked for a number, in seat order. */
  readonly contributors: readonly string[]
  /** Ids of seated people whose clients are no longer asked, because they spoilt two rounds. */
  readonly excluded: readonly string[]
  /** Names of people who did not open their number in an earlier round of this deal. */
  readonly restarts: readonly string[]
  /** Ids of deals that were thrown away after numbers had been opened, since the last match of this table. */
  readonly dropped: readonly string[]
}

export type TermsSeat = { readonly person: string } | { readonly bot: BotProfile }

/** The id of the person at a seat; null for a bot. */
export const personAt = (seat: TermsSeat | undefined): string | null => (seat && 'person' in seat ? seat.person : null)

/** A deal that led to no match although numbers had been opened for it. */
export interface DroppedDeal {
  readonly terms: DealTerms
  readonly commit: string
  readonly number: string
}

/** SHA-256 of the terms, in hex. */
export const termsHash = (terms: DealTerms): string => hashOf(terms)

/** SHA-256 of a deck, in hex: other cards or another order give another hash. */
export const orderedDeckHash = (deck: Json | null): string | null => (deck === null ? null : hashOf(deck))

const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))))

/** Most seats, names and ids in one list of the terms. */
const MOST = 100

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const listOf = <T extends v.GenericSchema>(item: T) => bounded(item, MOST)

/** Schema of terms from a host or a file. */
export const termsSchema = v.strictObject({
  table: tableId,
  match: matchId,
  round: whole,
  game: gameId,
  rules: whole,
  options: recordOf(json),
  deck: v.nullable(hex),
  seats: listOf(
    v.union([
      v.strictObject({ person: personId }),
      v.strictObject({
        bot: v.strictObject({ level: v.picklist(LEVELS), personality: v.picklist(PERSONALITIES) }),
      }),
    ]),
  ),
  contributors: listOf(personId),
  excluded: listOf(personId),
  restarts: listOf(word),
  dropped: listOf(matchId),
})

/** Schema of a dropped deal in a record. */
export const droppedDealSchema = v.strictObject({ terms: termsSchema, commit: hex, number: hex })
