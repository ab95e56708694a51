/**
 * Bounds what other computers make this one do: the bytes that they send and the milliseconds for which they keep its
 * thread busy. Both are counted for each computer and for each address, over all of their connections. A computer that
 * spends more is shut out for a while, and so is its address: it would come back under another name.
 */
import type { Clock } from '../../clock'
import { TokenBuckets } from '../../tokenBuckets'
import type { Computer } from '../protocol'

/** Bytes at once, and then in a second: a keeper of four tables sends some 10 kB/s. */
const BURST_BYTES = 2 ** 22,
  BYTES_A_SECOND = 2 ** 20
/** Milliseconds of work at once, and then in a second: a keeper of four tables needs 2 ms/s. */
const BURST_WORK = 500,
  WORK_A_SECOND = 50
/** A computer that may send whole tables has as many times more: the largest real table takes 10 MB and 120 ms. */
const TABLE_BYTES = 8,
  TABLE_WORK = 4
/** More of a single message does not count: this computer may have slept meanwhile. */
const MOST_WORK_AT_ONCE = BURST_WORK / 2
/** Each piece that arrives counts for so many bytes more. */
const PIECE_BYTES = 512
const SHUT_MS = 300_000
/** For work: on a busy machine an honest message takes long too, and what it may cost in the long run is bounded anyway. */
const SHUT_FOR_WORK_MS = 10_000
const SECOND = 1000

/** A computer at the other end of a connection. */
export interface Sender {
  readonly id: Computer
  readonly address: string
}

export class LinkBudgets {
  /** By computer and by address. */
  private readonly bytes: TokenBuckets
  private readonly work: TokenBuckets
  private readonly shutUntil = new Map<string, number>()

  /** @param sendsTables whether a computer may send whole tables: it hosts one that is kept here, or may come to */
  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly sendsTables: (computer: Computer) => boolean,
  ) {
    this.bytes = new TokenBuckets(clock, BURST_BYTES, SECOND / BYTES_A_SECOND)
    this.work = new TokenBuckets(clock, BURST_WORK, SECOND / WORK_A_SECOND)
  }

  /** Counts a piece of data that has arrived. @returns whether its sender may send more */
  received({ id, address }: Sender, bytes: number): boolean {
    // Another of its connections was too much.
    if (this.isShut(id) || this.isShut(address)) return false
    const cost = (bytes + PIECE_BYTES) / (this.sendsTables(id) ? TABLE_BYTES : 1)
    return [id, address].map(who => this.bytes.of(who).take(cost)).every(Boolean)
  }

  /** Counts the milliseconds that a message has taken. @returns whether its sender may send more */
  worked({ id, address }: Sender, ms: number): boolean {
    const cost = Math.min(ms, MOST_WORK_AT_ONCE) / (this.sendsTables(id) ? TABLE_WORK : 1)
    return [id, address].map(who => this.work.of(who).take(cost)).every(Boolean)
  }

  /** @param why what was too much */
  shutOut({ id, address }: Sender, why: 'bytes' | 'work'): void {
    const now = this.clock.now()
    for (const [who, until] of this.shutUntil) if (until <= now) this.shutUntil.delete(who)
    for (const who of [id, address]) this.shutUntil.set(who, now + (why === 'work' ? SHUT_FOR_WORK_MS : SHUT_MS))
  }

  /** @param who a computer or an address */
  isShut(who: string): boolean {
    return this.clock.now() < (this.shutUntil.get(who) ?? -Infinity)
  }
}
