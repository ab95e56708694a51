/** Agrees with a host on comparison words as soon as the connection stands, and keeps this from the page. */
import { decodeHost, encode } from '../../../src-shared/wire'
import type { Cancel, Clock } from '../../clock'
import { GuestWords } from '../tls/wordsExchange'

/** A host answers at once; the page gives up on a connection after four seconds. */
const PATIENCE_MS = 2500

export class WordsAgreement {
  private settled = false
  private over = false
  private readonly guest: GuestWords
  private readonly cancel: Cancel

  /** @param done called once, with null when the host agrees on no words, because it is too busy */
  constructor(
    secret: Uint8Array,
    private readonly send: (text: string) => void,
    clock: Clock,
    private readonly done: (words: readonly number[] | null) => void,
  ) {
    this.guest = new GuestWords(secret)
    this.cancel = clock.after(PATIENCE_MS, () => {
      this.settle(null)
    })
    send(encode(this.guest.commitment()))
  }

  /** Takes what belongs to the agreement. @returns whether it did */
  take(text: string): boolean {
    if (this.over) return false
    const message = decodeHost(text)
    if (!message || !this.guest.isReply(message)) {
      const waiting = !this.settled && message?.kind === 'heartbeat'
      if (!waiting) this.settle(null)
      return waiting
    }
    if (message.kind !== 'wordsNonce') {
      this.settle(null)
      this.over = true
      return true
    }
    const revealed = this.settled ? null : this.guest.reveal(message.nonce)
    if (!revealed) return true
    this.send(encode(revealed.message))
    this.settle(revealed.words)
    return true
  }

  stop(): void {
    this.over = true
    this.settled = true
    this.cancel()
  }

  private settle(words: readonly number[] | null): void {
    if (this.settled) return
    this.settled = true
    this.over = words === null
    this.cancel()
    this.done(words)
  }
}
