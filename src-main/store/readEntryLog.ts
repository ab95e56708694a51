/** Reads the entry log after a crash. */
import { existsSync, readFileSync } from 'node:fs'
import type { Entry } from '../../src-shared/kernel'
import { LENGTH, logKey, NO_TAG, NONCE, openBlock, TAG, type LoggedEntry } from './entryBlocks'

/** `entries`: without canceled ones, sorted by number. `lost`: how many acknowledged blocks could not be read, at least. */
export interface ReadLog {
  readonly entries: readonly (LoggedEntry & { readonly entry: Entry })[]
  readonly lost: number
}

/**
 * Reads the log that a host has left. A torn last block is ignored: its write was never acknowledged.
 * @param key the database's key in hex
 * @throws when the file cannot be read
 */
export function readEntryLog(path: string, key: string): ReadLog {
  if (!existsSync(path)) return { entries: [], lost: 0 }
  const { blocks, lost } = readBlocks(readFileSync(path), logKey(key))
  const counting = new Map<string, LoggedEntry>()
  for (const logged of blocks.flat()) counting.set(`${logged.match} ${logged.n}`, logged)
  const entries = [...counting.values()].flatMap(({ entry, ...of }) => (entry ? [{ ...of, entry }] : []))
  return { entries: entries.sort((a, b) => a.n - b.n), lost }
}

interface Block {
  readonly entries: readonly LoggedEntry[]
  readonly end: number
}

/** The blocks before the first damage. Later ones are only counted: what they continue is unknown. */
function readBlocks(
  file: Buffer,
  key: Buffer,
): { readonly blocks: readonly (readonly LoggedEntry[])[]; readonly lost: number } {
  const blocks: (readonly LoggedEntry[])[] = []
  let lost = 0
  for (let at = 0; at < file.length;) {
    const block = blockAt(file, at, key)
    if (block) {
      if (lost > 0) lost++
      else blocks.push(block.entries)
      at = block.end
      continue
    }
    const next = blockBehind(file, at, key)
    // A block is written once the one before it is durable: a damaged block with a successor was acknowledged.
    if (next !== null || (at > 0 && isFollowed(file, at))) lost++
    if (next === null) break
    at = next
  }
  return { blocks, lost }
}

/** The offset of the next readable block; null when there is none. */
function blockBehind(file: Buffer, from: number, key: Buffer): number | null {
  for (let at = from + 1; at < file.length; at++) if (at >= TAG && blockAt(file, at, key)) return at
  return null
}

/** Whether the lengths from here to the end are those of two or more whole blocks. */
function isFollowed(file: Buffer, from: number): boolean {
  let blocks = 0,
    at = from
  for (; at + LENGTH <= file.length; blocks++) {
    const length = file.readUInt32BE(at)
    if (length < NONCE + TAG) return false
    at += LENGTH + length
  }
  return blocks > 1 && at === file.length
}

function blockAt(file: Buffer, at: number, key: Buffer): Block | null {
  if (at + LENGTH > file.length) return null
  const length = file.readUInt32BE(at),
    end = at + LENGTH + length
  if (length < NONCE + TAG || end > file.length) return null
  const entries = openBlock(file.subarray(at + LENGTH, end), key, at === 0 ? NO_TAG : file.subarray(at - TAG, at))
  return entries && { entries, end }
}
