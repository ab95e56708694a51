/**
 * The host's side of keeping a table: tells every change to the keepers, sealed, and says when it is safe. Without
 * keepers it says so at once.
 */
import type { StoredTable } from '../host/storage/storeTypes'
import { isSame, sealedIn, type Computer, type Generation, type Replica } from './protocol'
import type { KeptTable } from './keptTable'
import { afterChange, storedTable, type TableChange, type TableSoFar } from './replica/tableChange'
import { newGenerationKey, sealBase, sealEntry } from './sealing/sealedReplica'
import { splitKey } from './sealing/shares'
import type { TableOffice } from '../../src-shared/succession/succession'
import { baseText } from './takingOver'

/** Fewer computers cannot outlive one of them: then the host does not wait for anybody. */
export const FEWEST_MEMBERS = 3
/** A generation with so many entries is followed by another one, which begins with the table as it stands. */
const MOST_ENTRIES = 1000
/** The same holds for so many characters of entries: a thousand answers and their snapshots have fewer. */
const MOST_CHARACTERS = 2 ** 23

interface Waiting {
  readonly change: TableChange
  readonly done: () => void
}

interface Proposed {
  readonly generation: Generation
  readonly index: number
  readonly done: () => void
}

export class Replication {
  private waiting: Waiting[] = []
  private proposed: Proposed[] = []
  private key: Uint8Array | null = null
  /** Whether a key is being split. */
  private beginning = false
  private keepers: readonly Computer[] = []
  /** The computer that the table is being given to. */
  private receiver: Computer | null = null
  private readonly stopListening: () => void

  /**
   * @param tableId under which the texts are sealed
   * @param table as it stands
   * @param onDeposed another computer hosts the table now: nothing that waits will ever be safe
   * @param sign signs the members of a generation that begins, and says how the table has come here
   */
  constructor(
    private readonly kept: KeptTable,
    private readonly tableId: string,
    private table: TableSoFar,
    private readonly onDeposed: () => void,
    private readonly sign: (generation: Generation) => TableOffice | null = () => null,
  ) {
    this.stopListening = kept.listen({
      onSafe: (generation, count) => {
        this.safe(generation, count)
      },
      onChange: () => {
        this.goOn()
      },
      onBroken: () => {
        this.deposed()
      },
    })
  }

  /** The table as it was told, with what is not safe yet. */
  get stored(): StoredTable | null {
    return storedTable(this.table)
  }

  /** The present generation's key, for the computer that the table is given to. */
  get generationKey(): Uint8Array | null {
    return this.key
  }

  /** Whether the table outlives this computer. */
  get isProtected(): boolean {
    return this.kept.outlivesHost
  }

  /** Whether the host has to stand still: a quorum does not answer. */
  get standsStill(): boolean {
    const { generation, kept } = this
    if (!this.waits || kept.mayAccept) return false
    if (!kept.isChanging) return true
    // Without a quorum no change comes to its end.
    return generation !== null && generation.members.length > 1 && !kept.hasLease
  }

  /** How many changes nobody has confirmed yet. */
  get unconfirmed(): number {
    return this.waiting.length + this.proposed.length
  }

  /** Who shall keep the table from now on, this computer aside. */
  setKeepers(keepers: readonly Computer[]): void {
    this.keepers = keepers.filter(one => one !== this.kept.id)
    this.goOn()
  }

  /** Gives the table to another computer once that has a whole copy; null: keeps it after all. */
  giveTo(receiver: Computer | null): void {
    this.receiver = receiver
    this.goOn()
  }

  /**
   * Goes on without the others, because a person wants it. What waits for them counts from now on; who answers keeps the
   * table in the next generation.
   */
  goOnAlone(): void {
    const key = newGenerationKey()
    const generation: Generation = { seq: this.nextSeq(), term: this.kept.durable.term, members: [this.kept.id] }
    const base = this.sealedBase(key, generation)
    this.key = key
    this.receiver = null
    // Without a share: others may have gone on as well, so that this computer must not elect itself again.
    this.kept.goOnAlone({ generation, base, share: '', hashes: {}, entries: [] })
    for (const { done } of this.proposed.splice(0)) done()
    this.goOn()
  }

  /** The computer that the table is being given to. */
  get givingTo(): Computer | null {
    return this.receiver
  }

  /** Tells a change. @returns resolves when it is safe; never when this computer has lost the table */
  add(change: TableChange): Promise<void> {
    return new Promise(done => {
      this.waiting.push({ change, done })
      this.goOn()
    })
  }

  stop(): void {
    this.stopListening()
  }

  private get generation(): Generation | null {
    return this.kept.durable.replica?.generation ?? null
  }

  /** The members of the next generation. With fewer than three a copy helps nobody, except to give the table away. */
  private get wanted(): readonly Computer[] {
    const { keepers, receiver } = this
    const others = keepers.length + 1 < FEWEST_MEMBERS ? [] : keepers
    return [...new Set([this.kept.id, ...others, ...(receiver === null ? [] : [receiver])])]
  }

  /** Whether changes have to wait for others, or for a generation of this computer's own. */
  private get waits(): boolean {
    const { generation } = this
    const isAlone =
      generation === null || (generation.members.length === 1 && generation.term === this.kept.durable.term)
    return !isAlone || this.kept.isChanging
  }

  private goOn(): void {
    if (!this.kept.hosts) {
      this.deposed()
      return
    }
    if (this.waits) this.proposeWaiting()
    else this.passWaiting()
    this.beginIfWanted()
    this.giveIfReady()
  }

  private deposed(): void {
    this.stop()
    this.onDeposed()
  }

  /** Nobody keeps the table with this computer. */
  private passWaiting(): void {
    for (const { change, done } of this.waiting.splice(0)) {
      this.table = afterChange(this.table, change)
      done()
    }
  }

  private proposeWaiting(): void {
    for (;;) {
      const [next] = this.waiting
      const { replica, term } = this.kept.durable
      if (!next || !replica || !this.key || !this.kept.mayAccept) return
      this.waiting.shift()
      const index = replica.entries.length,
        before = replica.entries.at(-1)?.sealed ?? replica.base,
        place = { table: this.tableId, generation: replica.generation }
      this.proposed.push({ generation: replica.generation, index, done: next.done })
      this.table = afterChange(this.table, next.change)
      this.kept.propose(sealEntry(this.key, place, { index, term, before }, JSON.stringify(next.change)))
    }
  }

  private safe(generation: Generation | null, count: number): void {
    const safe = this.proposed.filter(one => isSame(one.generation, generation) && one.index < count)
    this.proposed = this.proposed.filter(one => !safe.includes(one))
    for (const { done } of safe) done()
  }

  private beginIfWanted(): void {
    const { kept, wanted } = this
    const { preparing } = kept
    if (this.beginning || (kept.isChanging && !preparing)) return
    const { replica, term } = kept.durable
    if (!replica && !preparing && wanted.length === 1) return
    const latest = preparing ?? replica?.generation
    const isAsWanted = wanted.length === latest?.members.length && wanted.every(one => latest.members.includes(one))
    const isOurs = latest?.term === term && this.key !== null
    const entries = replica?.entries ?? []
    const isShort = entries.length < MOST_ENTRIES && sealedIn(entries) < MOST_CHARACTERS
    if ((isAsWanted && isOurs && (preparing !== null || isShort)) || !kept.mayBegin) return
    void this.begin()
  }

  private giveIfReady(): void {
    const { receiver, kept, generation } = this
    if (receiver === null || kept.isChanging || this.beginning || generation?.term !== kept.durable.term) return
    if (generation.members.includes(receiver) && this.unconfirmed === 0) kept.giveTo(receiver)
  }

  private sealedBase(key: Uint8Array, generation: Generation): string {
    return sealBase(key, { table: this.tableId, generation }, baseText(this.table, this.sign(generation)))
  }

  private nextSeq(): number {
    const { replica, pending } = this.kept.durable
    return Math.max(0, ...[replica, ...pending].map(one => one?.generation.seq ?? 0)) + 1
  }

  private async begin(): Promise<void> {
    this.beginning = true
    const key = newGenerationKey(),
      members = this.wanted
    const { shares, hashes } = await splitKey(key, members)
    this.beginning = false
    if (!this.kept.hosts || (this.kept.isChanging && !this.kept.preparing) || !this.kept.mayBegin) return
    const generation: Generation = { seq: this.nextSeq(), term: this.kept.durable.term, members }
    const base = this.sealedBase(key, generation)
    this.key = key
    this.kept.change(
      new Map(
        members.map((member): [Computer, Replica] => [
          member,
          { generation, base, share: shares.get(member) ?? '', hashes, entries: [] },
        ]),
      ),
    )
  }
}
