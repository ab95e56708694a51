/** Comparison words: the same at both ends, settled once, and no matter of trying for somebody in between. */
import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../src-shared/kernel'
import { WORD_COUNT } from '../../src-shared/lan/shortAuthString'
import { decodeClient, decodeHost, encode, type HostMessage, type WordsMessage } from '../../src-shared/wire'
import { commitmentTo, shortAuthString } from '../../src-main/net/tls/shortAuthString'
import { GuestWords, HostWords, wordsLimit } from '../../src-main/net/tls/wordsExchange'
import { VirtualClock } from '../kit/clock'

const always = (): boolean => true
const SECRET = randomBytes(32)

const nonceIn = (message: HostMessage): string => {
  if (message.kind !== 'wordsNonce') throw new Error(`no number, but ${message.kind}`)
  return message.nonce
}
/** Both ends in the open: what each computes. */
function agree(host: HostWords, guest: GuestWords): { host: readonly number[] | null; guest: readonly number[] } {
  const revealed = guest.reveal(nonceIn(host.answer(guest.commitment())))
  if (!revealed) throw new Error('nothing revealed')
  expect(host.answer(revealed.message)).toMatchObject({ kind: 'ok' })
  return { host: host.words, guest: revealed.words }
}
const hostWith = (secret: Uint8Array): HostWords => new HostWords(() => secret, always)

describe('the words of a connection', () => {
  it('are the same at both ends, and others the next time', () => {
    const first = agree(hostWith(SECRET), new GuestWords(SECRET)),
      second = agree(hostWith(SECRET), new GuestWords(SECRET))
    expect(first.host).toEqual(first.guest)
    expect(first.guest).toHaveLength(WORD_COUNT)
    expect(second.guest).not.toEqual(first.guest)
  })

  it('are the first 24 bits of a hash of key material and both numbers', () => {
    const [host, guest] = ['aa'.repeat(32), 'bb'.repeat(32)]
    const hash = createHash('sha256').update(SECRET).update(Buffer.from(host, 'hex')).update(Buffer.from(guest, 'hex'))
    expect(shortAuthString(SECRET, host, guest)).toEqual([...hash.digest().subarray(0, 3)])
  })

  it('need a commitment that is kept, once, over TLS', () => {
    const host = hostWith(SECRET),
      guest = new GuestWords(SECRET)
    const reveal = (nonce: string): WordsMessage => ({ kind: 'revealWords', n: 1, nonce })
    const refused = (why: string): object => ({ kind: 'refused', why: { refused: why } })
    expect(host.answer(reveal('00'.repeat(32)))).toMatchObject(refused('wordsOrder'))
    host.answer(guest.commitment())
    expect(host.answer(guest.commitment()), 'a second guess').toMatchObject(refused('wordsOrder'))
    expect(host.answer(reveal('00'.repeat(32)))).toMatchObject(refused('wordsOther'))
    expect(host.answer(reveal('00'.repeat(32)))).toMatchObject(refused('wordsOrder'))
    expect(host.words).toBeNull()
    expect(new HostWords(null, always).answer(guest.commitment())).toMatchObject(refused('wordsNotHere'))
    expect(
      new HostWords(
        () => SECRET,
        () => false,
      ).answer(guest.commitment()),
    ).toMatchObject(refused('wordsBusy'))
    expect(guest.reveal('00'.repeat(32))).not.toBeNull()
    expect(guest.reveal('11'.repeat(32)), 'a second guess').toBeNull()
  })

  it('are agreed on by messages of the protocol, checked by schema', () => {
    const commitment = new GuestWords(SECRET).commitment()
    expect(decodeClient(encode(commitment))).toEqual({ message: commitment })
    for (const broken of ['00', 'zz'.repeat(32), '00'.repeat(33), 7])
      for (const message of [
        { kind: 'commitWords', n: 1, commit: broken },
        { kind: 'revealWords', n: 1, nonce: broken },
      ])
        expect(decodeClient(JSON.stringify(message))).toMatchObject({ n: 1, why: { refused: 'messageShape' } })
    expect(decodeHost(JSON.stringify({ kind: 'wordsNonce', n: 1, nonce: 'short' }))).toBeNull()
  })

  it('are begun 20 times at once from one address, then once a second; 200 times by all together', async () => {
    const clock = new VirtualClock(),
      may = wordsLimit(clock)
    const taken = (address: string, tries: number): number =>
      Array.from({ length: tries }, () => may(address)).filter(Boolean).length
    expect(taken('10.0.0.1', 30)).toBe(20)
    await clock.advance(1000)
    expect(taken('10.0.0.1', 30)).toBe(1)
    expect(Array.from({ length: 20 }, (_, i) => taken(`10.0.1.${i}`, 20)).reduce((sum, n) => sum + n)).toBeLessThan(200)
  })

  it('are not used up for all by one address: what it is refused costs nobody else anything', () => {
    const may = wordsLimit(new VirtualClock())
    for (let n = 0; n < 1000; n++) may('10.0.0.66')
    expect(Array.from({ length: 180 }, (_, n) => may(`10.0.1.${n}`)).filter(Boolean)).toHaveLength(180)
    expect(may('10.0.2.1'), 'the two hundred and first').toBe(false)
  })
})

/**
 * Eve has a connection with each end, and wants them to show the same words. She can vary her own handshake as often as
 * she likes, so the key material of her connection is hers to try. She grinds for the first word only: 8 bits stand for
 * 24, of which a laptop tries millions a second.
 */
describe('a relay that grinds', () => {
  const ROUNDS = 400,
    TRIES = 4096,
    GUESS = 1 / 256
  const random = fastRandom(7)
  const bytes = (): Buffer => Buffer.from(Array.from({ length: 32 }, () => random.nextInt(256, 'byte')))
  const variant = (i: number): Buffer => createHash('sha256').update(`handshake ${i}`).digest()

  /** Tries until the first word agrees. */
  const grind = <T>(
    make: (i: number) => T,
    word: (tried: T) => number | undefined,
    wanted: number | undefined,
  ): T | null => {
    for (let i = 0; i < TRIES; i++) {
      const tried = make(i)
      if (word(tried) === wanted) return tried
    }
    return null
  }

  it('always wins where the words come from the keys of TLS alone', () => {
    let won = 0
    for (let round = 0; round < ROUNDS; round++) {
      const atHost = bytes()[0]
      if (grind(variant, secret => secret[0], atHost)) won++
    }
    expect(won).toBe(ROUNDS)
  })

  it('has one guess where both ends add a number, in either order, and cannot go back on a commitment', () => {
    const wins = { guestLast: 0, hostLast: 0, brokenCommitment: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      // First with the host, so that its words stand; then with the guest, for whom her handshake is ground.
      const towardsHost = bytes(),
        host = hostWith(towardsHost)
      const { guest: hostShows } = agree(host, new GuestWords(towardsHost))
      const secretWithGuest = variant(round),
        guest = new GuestWords(secretWithGuest)
      guest.commitment()
      // All that she can choose is her number, before the guest's is known: her best try is for a guess of it.
      const guessed = bytes().toString('hex')
      const number = grind(
        i => variant(i).toString('hex'),
        nonce => shortAuthString(secretWithGuest, nonce, guessed)[0],
        hostShows[0],
      )
      if (guest.reveal(number ?? guessed)?.words[0] === hostShows[0]) wins.guestLast++

      // First with the guest; then with the host, to whom she commits before its number is known.
      const wanted = new GuestWords(bytes()).reveal(bytes().toString('hex'))?.words[0]
      const victim = hostWith(towardsHost),
        mine = variant(round).toString('hex')
      const hostNonce = nonceIn(victim.answer({ kind: 'commitWords', n: 1, commit: commitmentTo(mine) }))
      if (shortAuthString(towardsHost, hostNonce, mine)[0] === wanted) wins.hostLast++
      // Now she would rather have committed to another one.
      const better = grind(
        i => variant(i).toString('hex'),
        nonce => shortAuthString(towardsHost, hostNonce, nonce)[0],
        wanted,
      )
      if (better !== null && better !== mine) victim.answer({ kind: 'revealWords', n: 2, nonce: better })
      if (victim.words !== null) wins.brokenCommitment++
    }
    console.log(`a relay with 8 bits, ${ROUNDS} rounds: ${JSON.stringify(wins)}, by chance ${ROUNDS * GUESS}`)
    // By chance 1.6 of 400: eight or more come in less than one run of ten thousand.
    expect(wins.guestLast).toBeLessThan(9)
    expect(wins.hostLast).toBeLessThan(9)
    expect(wins.brokenCommitment).toBe(0)
  })
})
