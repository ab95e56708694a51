/** Who keeps one table, and where they are reached: at its host as they offer themselves, elsewhere as the host says. */
import * as v from 'valibot'
import type { PrivateFile } from '../privateFile'
import { bookSchema, type ComputerAddress } from './links/messages'
import type { Computer } from './protocol'
import { MAX_MEMBERS } from './replica/schemas'

/** A keeper that has said nothing for so long, in milliseconds, is left out of the next generation. */
const GONE_MS = 30_000
/** Between two offers of a computer that count, in milliseconds: whoever comes and goes all the time changes little. */
const OFFER_AGAIN_MS = 1000

export class Members {
  /** At the host: when each keeper was last heard of. */
  private readonly heard = new Map<Computer, number>()
  /** At the host: when each computer that is known last offered itself, also those that have left. */
  private readonly counted = new Map<Computer, number>()
  private readonly known: Map<Computer, ComputerAddress>

  /** @param file remembers the addresses over a restart */
  constructor(
    private readonly own: Computer,
    private readonly file: PrivateFile,
  ) {
    this.known = new Map(readBook(file).map(address => [address.id, address]))
  }

  /** The other computers that are known, whether or not they keep the table just now. */
  get others(): readonly ComputerAddress[] {
    return [...this.known.values()]
  }

  /** At the host: the computers that offer themselves at present. */
  get keepers(): readonly ComputerAddress[] {
    return this.others.filter(({ id }) => this.heard.has(id))
  }

  /** @returns whether the offer is of a new keeper; null if there are enough */
  offered(address: ComputerAddress, now: number): boolean | null {
    const isNew = !this.heard.has(address.id)
    if (isNew && this.heard.size + 1 >= MAX_MEMBERS) return null
    if (now - (this.counted.get(address.id) ?? -Infinity) < OFFER_AGAIN_MS) return false
    this.heard.set(address.id, now)
    this.counted.set(address.id, now)
    this.know([...this.others.filter(({ id }) => id !== address.id), address])
    return isNew
  }

  /**
   * At a new host: computers that kept the table until now go on doing so. Without them it would begin alone, and be lost
   * with this computer until they had offered themselves again.
   */
  stay(ids: Iterable<Computer>, now: number): void {
    for (const id of ids) if (this.known.has(id)) this.heard.set(id, now)
  }

  /** A computer leaves. @returns whether it had offered itself */
  leave(id: Computer): boolean {
    return this.heard.delete(id)
  }

  /** Leaves out who has said nothing for long. @returns whether there was anybody */
  leaveOutSilent(now: number): boolean {
    const silent = [...this.heard].filter(([, heard]) => now - heard > GONE_MS)
    for (const [id] of silent) this.heard.delete(id)
    for (const [id, at] of this.counted) if (now - at > GONE_MS) this.counted.delete(id)
    return silent.length > 0
  }

  /** The host has said who keeps the table. */
  told(computers: readonly ComputerAddress[]): void {
    this.know(computers.filter(({ id }) => id !== this.own))
  }

  /** This computer does not host the table any more. */
  forgetOffers(): void {
    this.heard.clear()
    this.counted.clear()
  }

  private know(computers: readonly ComputerAddress[]): void {
    const before = JSON.stringify(this.others)
    this.known.clear()
    for (const computer of computers.slice(-2 * MAX_MEMBERS)) this.known.set(computer.id, computer)
    if (JSON.stringify(this.others) !== before) this.file.write(JSON.stringify(this.others))
  }
}

/** What is not readable is asked for again: the host says it every few seconds. */
function readBook(file: PrivateFile): readonly ComputerAddress[] {
  try {
    return v.parse(bookSchema, JSON.parse(file.read() ?? '[]'))
  } catch {
    return []
  }
}
