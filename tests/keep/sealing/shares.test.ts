/** A quorum of shares gives the key; fewer give nothing. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src-shared/kernel'
import { quorumOf } from '../../../src-main/keep/protocol'
import { newGenerationKey } from '../../../src-main/keep/sealing/sealedReplica'
import { combineKey, hashOfShare, splitKey } from '../../../src-main/keep/sealing/shares'

const random = fastRandom(5)
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

function someOf(shares: ReadonlyMap<string, string>, count: number): string[] {
  const left = [...shares.values()]
  return Array.from({ length: count }, () => left.splice(random.nextInt(left.length, 'share'), 1)[0] ?? '')
}

describe.each([1, 2, 3, 4, 5, 9])('a key among %i computers', count => {
  const members = NAMES.slice(0, count),
    quorum = quorumOf({ members })

  it('comes of any quorum, and of all', async () => {
    for (let n = 0; n < 20; n++) {
      const key = newGenerationKey(),
        { shares } = await splitKey(key, members)
      expect(await combineKey(someOf(shares, quorum))).toEqual(new Uint8Array(key))
      expect(await combineKey(shares.values())).toEqual(new Uint8Array(key))
    }
  })

  it('is known to each share by its hash', async () => {
    const { shares, hashes } = await splitKey(newGenerationKey(), members)
    expect(Object.keys(hashes)).toEqual(members)
    for (const [member, share] of shares) expect(hashes[member]).toBe(hashOfShare(share))
    expect(new Set(Object.values(hashes)).size).toBe(count)
  })
})

describe('fewer shares than a quorum', () => {
  it('give another key than the true one', async () => {
    for (let n = 0; n < 50; n++) {
      const key = newGenerationKey(),
        { shares } = await splitKey(key, ['a', 'b', 'c', 'd', 'e'])
      expect(await combineKey(someOf(shares, 2))).not.toEqual(new Uint8Array(key))
    }
  })

  /** Two shares of three needed, of one key or the other: each byte of theirs is as likely under both. */
  it('look alike whatever the key is', async () => {
    const sums: number[] = []
    for (const fill of [0, 255]) {
      let sum = 0
      for (let n = 0; n < 400; n++) {
        const { shares } = await splitKey(new Uint8Array(32).fill(fill), ['a', 'b', 'c', 'd', 'e'])
        for (const share of someOf(shares, 2))
          for (const byte of Buffer.from(share, 'base64').subarray(0, 32)) sum += byte
      }
      sums.push(sum / (400 * 2 * 32))
    }
    // 25,600 even bytes: their mean has a standard deviation of 0.46.
    for (const mean of sums) expect(Math.abs(mean - 127.5)).toBeLessThan(3)
  })

  it('the same test notices a key that is not split', () => {
    const unsplit = (fill: number): number => new Uint8Array(32).fill(fill).reduce((sum, byte) => sum + byte) / 32
    expect(Math.abs(unsplit(0) - 127.5)).toBeGreaterThan(3)
  })
})
