/** Serves a table's finished matches: the list, single records, statistics. */
import { withSigned } from '../../../src-shared/record/withWentOnAlone'
import { refuse, type Refusal } from '../../../src-shared/kernel'
import { RECORD_PART, type ClientMessage, type HistoryMessage } from '../../../src-shared/wire'
import type { HostDeps } from '../deps'
import { isDamaged } from '../storage/storeTypes'
import type { Person } from '../party/person'

/** Matches per list: some months of game nights. */
const LIST_LENGTH = 200
/** A person never has more requests in flight. */
const MAX_WAITING = 4
/**
 * Pause between two records for one person, in ms: a client that reads none of them must not fill the host's memory.
 */
const RECORD_PAUSE_MS = 250

export type HistoryRequest = Extract<ClientMessage, { kind: 'history' | 'record' | 'statistics' }>

interface Queue {
  last: Promise<unknown>
  waiting: number
  /** Resolves when the next record may be sent. */
  rest: Promise<void>
}

export class MatchHistory {
  private readonly queues = new WeakMap<Person, Queue>()

  /** @param table id of the table, which alone is served; @param send sends to a person who is still connected */
  constructor(
    private readonly deps: HostDeps,
    private readonly table: string,
    private readonly send: (person: Person, message: HistoryMessage) => void,
  ) {}

  /** Answers the requests of a person one after another. @returns null once the answer has been sent, or why not */
  answer(person: Person, request: HistoryRequest): Promise<Refusal | null> | Refusal {
    const queue = this.queues.get(person) ?? { last: Promise.resolve(), waiting: 0, rest: Promise.resolve() }
    if (queue.waiting >= MAX_WAITING) return refuse('pastBusy')
    this.queues.set(person, queue)
    queue.waiting++
    const answered = queue.last
      .then(() => this.respond(person, request, queue))
      .finally(() => {
        queue.waiting--
      })
    queue.last = answered
    return answered
  }

  private pause(): Promise<void> {
    return new Promise(done => {
      this.deps.clock.after(RECORD_PAUSE_MS, done)
    })
  }

  private async respond(person: Person, request: HistoryRequest, queue: Queue): Promise<Refusal | null> {
    try {
      switch (request.kind) {
        case 'history':
          await this.list(person, request)
          return null
        case 'statistics':
          this.send(person, { kind: 'statistics', n: request.n, tallies: await this.deps.store.statistics(this.table) })
          return null
        case 'record':
          return await this.record(person, request, queue)
      }
    } catch (fault) {
      // The store has named the damaged row itself.
      if (isDamaged(fault)) return refuse('recordDamaged')
      this.deps.reportFault(`finished matches could not be read: ${String(fault)}`)
      return refuse('pastUnread')
    }
  }

  private async list(person: Person, { n, before }: Extract<HistoryRequest, { kind: 'history' }>): Promise<void> {
    const found = await this.deps.store.history({ table: this.table, before, limit: LIST_LENGTH + 1 })
    this.send(person, { kind: 'history', n, matches: found.slice(0, LIST_LENGTH), more: found.length > LIST_LENGTH })
  }

  /** One refusal for a match that is still open, of another table or unknown: nobody can tell them apart. */
  private async record(
    person: Person,
    { n, match }: Extract<HistoryRequest, { kind: 'record' }>,
    queue: Queue,
  ): Promise<Refusal | null> {
    await queue.rest
    const stored = await this.deps.store.record(match, this.table),
      record = stored && withSigned(stored)
    if (!record) return refuse('recordUnknown')
    queue.rest = this.pause()
    const text = JSON.stringify(record)
    const of = Math.ceil(text.length / RECORD_PART)
    for (let part = 0; part < of; part++) {
      this.send(person, {
        kind: 'record',
        n,
        match,
        part,
        of,
        text: text.slice(part * RECORD_PART, (part + 1) * RECORD_PART),
      })
    }
    return null
  }
}
