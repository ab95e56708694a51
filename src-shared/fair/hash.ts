/** Hashes the match part of an update (without clocks, presence and sequence number). */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { MatchPart } from '../wire'
import { canonical } from './canonical'

/** SHA-256 of a match part, in hex. */
export const partHash = ({ id, view, events }: MatchPart): string =>
  bytesToHex(sha256(utf8ToBytes(canonical({ id, view, events }))))
