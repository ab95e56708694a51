/**
 * Random draws as a keyed function, not a stream: how often a hidden branch draws can shift no other draw, and
 * nobody who sees a hand can search for the key (256 bits, SHA-256).
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

export interface Random {
  /**
   * A whole number from 0 to n-1, all equally likely.
   * @param name  what is drawn ("deal", "clock"); the same name and index at the same moment draw the same number.
   * @param index counts the draws of one name.
   */
  below(n: number, name: string, index?: number): number
}

const WORDS = 2 ** 32

/** The draws of one match at one moment. @param key 32 bytes; @param moment the count of answers taken so far. */
export function keyedRandom(key: Uint8Array, moment: number): Random {
  return {
    below(n, name, index = 0) {
      if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`below(${n}): a whole number from 1 to 2^32`)
      // Numbers at or over `fair` would favour the small results: draw again, with the next number in the input.
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
 * A fast generator (sfc32) behind the same interface, for search, fuzzing and bots: never for a real deal.
 * It is a stream: name and index are not used.
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
  return { below: n => word() % n }
}

/** The items in a new random order (Fisher–Yates). Draws `items.length - 1` numbers of this name. */
export function shuffled<T>(items: readonly T[], random: Random, name: string): T[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1, name, i)
    const kept = out[i] as T
    out[i] = out[j] as T
    out[j] = kept
  }
  return out
}
