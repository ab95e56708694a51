/**
 * Random draws as a keyed function instead of a stream: a draw in a hidden branch does not shift any other draw, and
 * somebody who knows their hand cannot search for the key (256 bits, SHA-256).
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** A source of random numbers. */
export interface Random {
  /**
   * Draws a whole number from 0 to n-1, all equally likely.
   * @param name what is drawn ("deal", "clock"); the same name and index at the same moment draw the same number.
   * @param index counts the draws of one name.
   */
  nextInt(n: number, name: string, index?: number): number
}

const WORDS = 2 ** 32

/** Returns the draws of a match at one moment. @param key 32 bytes @param moment number of answers taken so far */
export function keyedRandom(key: Uint8Array, moment: number): Random {
  return {
    nextInt(n, name, index = 0) {
      if (!Number.isInteger(n) || n < 1 || n > WORDS)
        throw new RangeError(`nextInt(${n}): a whole number from 1 to 2^32`)
      // Rejection sampling: words at or above `fair` would favour small results, so draw again with a counter in the
      // input.
      const fair = WORDS - (WORDS % n)
      for (let again = 0; ; again++) {
        const hash = sha256
          .create()
          .update(key)
          .update(utf8ToBytes(`|${moment}|${name}|${index}|${again}`))
          .digest()
        const words = new DataView(hash.buffer, hash.byteOffset, hash.byteLength)
        for (let at = 0; at < 32; at += 4) {
          const word = words.getUint32(at)
          if (word < fair) return word % n
        }
      }
    },
  }
}

/**
 * A fast generator (sfc32) with the same interface, for search, fuzzing and bots, never for a real deal. It is a
 * stream: it ignores name and index.
 */
export function fastRandom(seed: number): Random {
  let a = seed | 0,
    b = 0x9e3779b9 | 0,
    c = 0x243f6a88 | 0,
    counter = 1
  const word = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 15; i++) word()
  return { nextInt: n => word() % n }
}

/** Returns the items in random order (Fisher–Yates). Draws `items.length - 1` numbers of this name. */
export function shuffled<T>(items: readonly T[], random: Random, name: string): T[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.nextInt(i + 1, name, i)
    const item = out[i] as T
    out[i] = out[j] as T
    out[j] = item
  }
  return out
}
