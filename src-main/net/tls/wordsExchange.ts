/** The two ends of the agreement on comparison words (src-shared/wire/authWords.ts). Once per connection, before hello. */
import { refuse } from '../../../src-shared/kernel/refusal'
import type { HostMessage, WordsMessage } from '../../../src-shared/wire'
import type { Clock } from '../../clock'
import { RateLimit } from '../discovery/limits'
import { commitmentTo, drawNonce, shortAuthString } from './shortAuthString'

/**
 * Somebody in between who dislikes the words can hang up and try again. Per address a few at once, then one a second;
 * for all together a room full of people.
 */
const PER_ADDRESS = { perSecond: 1, burst: 20 },
  IN_TOTAL = { perSecond: 10, burst: 200 }

/** @returns whether one more connection from this address may agree on words */
export function wordsLimit(clock: Clock): (address: string) => boolean {
  const each = new RateLimit(clock, PER_ADDRESS.perSecond, PER_ADDRESS.burst),
    all = new RateLimit(clock, IN_TOTAL.perSecond, IN_TOTAL.burst)
  return address => each.allows(address) && all.allows('')
}

/** The host's end. */
export class HostWords {
  private commit: string | null = null
  private nonce: string | null = null
  private revealed = false
  /** Null until both numbers are known. */
  words: readonly number[] | null = null

  /**
   * @param secret the key material of the connection; null when it is not encrypted
   * @param allowed whether one more agreement may begin
   */
  constructor(
    private readonly secret: (() => Uint8Array) | null,
    private readonly allowed: () => boolean,
  ) {}

  answer(message: WordsMessage): HostMessage {
    const { n } = message
    const refused = (why: string): HostMessage => ({ kind: 'refused', n, why: refuse(why) })
    if (!this.secret) return refused('wordsNotHere')
    if (message.kind === 'commitWords') {
      // A second commitment would be a second guess.
      if (this.commit !== null) return refused('wordsOrder')
      if (!this.allowed()) return refused('wordsBusy')
      this.commit = message.commit
      this.nonce = drawNonce()
      return { kind: 'wordsNonce', n, nonce: this.nonce }
    }
    if (this.nonce === null || this.revealed) return refused('wordsOrder')
    this.revealed = true
    if (commitmentTo(message.nonce) !== this.commit) return refused('wordsOther')
    this.words = shortAuthString(this.secret(), this.nonce, message.nonce)
    return { kind: 'ok', n }
  }
}

/** Numbers that no other message of a client has. */
const COMMIT_N = Number.MAX_SAFE_INTEGER - 1,
  REVEAL_N = Number.MAX_SAFE_INTEGER

/** The client's end. */
export class GuestWords {
  private readonly nonce = drawNonce()
  private revealed = false

  constructor(private readonly secret: Uint8Array) {}

  /** The first message. */
  commitment(): WordsMessage {
    return { kind: 'commitWords', n: COMMIT_N, commit: commitmentTo(this.nonce) }
  }

  /** Takes the host's number, once. @returns the words, and the message that lets the host compute them */
  reveal(hostNonce: string): { readonly words: readonly number[]; readonly message: WordsMessage } | null {
    if (this.revealed) return null
    this.revealed = true
    return {
      words: shortAuthString(this.secret, hostNonce, this.nonce),
      message: { kind: 'revealWords', n: REVEAL_N, nonce: this.nonce },
    }
  }

  /** Whether a host's message replies to one of ours. */
  isReply(message: HostMessage): boolean {
    return (
      (message.kind === 'wordsNonce' || message.kind === 'refused' || message.kind === 'ok') &&
      (message.n === COMMIT_N || message.n === REVEAL_N)
    )
  }
}
