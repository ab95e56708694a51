/** A store whose writes become durable one by one, when the test says so; and what a start would find then. */
import type { Store, StoredMatch, StoredParty, StoredTable } from '../../src-main/host/storage/storeTypes'
import { memoryStore } from './deps'

export class HeldStore {
  private party: StoredParty | null = null
  private readonly matches = new Map<string, StoredMatch>()
  private readonly writes: (() => void)[] = []
  readonly store: Store

  constructor() {
    this.store = {
      ...memoryStore(),
      saveParty: party =>
        this.add(() => {
          this.party = party
        }),
      saveDeal: ({ snapshot, ...deal }, decks) =>
        this.add(() => {
          this.matches.set(deal.id, { deal: { ...deal, dealt: 0 }, ended: null, latest: snapshot, answers: [], decks })
        }),
      saveSnapshot: (id, latest) => this.add(() => this.change(id, match => ({ ...match, latest }))),
      appendAnswer: (id, answer) =>
        this.add(() => this.change(id, match => ({ ...match, answers: [...match.answers, answer] }))),
      abandon: id =>
        this.add(() => {
          this.matches.delete(id)
        }),
    }
  }

  /** Makes the next write durable, and lets the host go on. @returns whether there was one */
  async next(): Promise<boolean> {
    const write = this.writes.shift()
    write?.()
    await new Promise(setImmediate)
    return write !== undefined
  }

  /** Makes all writes durable. @param between called after each of them, and before the first */
  async all(between: () => void = () => undefined): Promise<void> {
    await new Promise(setImmediate)
    between()
    while (await this.next()) between()
  }

  /** What a host finds that is started now. */
  get found(): StoredTable | null {
    const { party } = this
    if (!party) return null
    return structuredClone({ party, decks: [], match: this.matches.get(party.match ?? '') ?? null })
  }

  private add(write: () => void): Promise<void> {
    return new Promise(done => {
      this.writes.push(() => {
        write()
        done()
      })
    })
  }

  private change(id: string, to: (match: StoredMatch) => StoredMatch): void {
    const match = this.matches.get(id)
    if (match) this.matches.set(id, to(match))
  }
}
