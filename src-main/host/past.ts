/** What people at a table are told of its matches that are over: the list, one of them whole, the figures. */
import { refuse, type Refusal } from '../../src-shared/kernel'
import { RECORD_PART, type ClientMessage, type PastMessage } from '../../src-shared/wire'
import type { Given } from './given'
import type { Person } from './party'

/** A list shows so many matches at once: some months of evenings. */
const LISTED = 200
/** Whoever asks for more than these before the first is answered is no person. */
const MOST_WAITING = 4
/** Between two whole matches for one person, in ms: whoever reads none of them shall not fill the host's memory. */
const RECORD_PAUSE_MS = 250

export type PastQuestion = Extract<ClientMessage, { kind: 'history' | 'record' | 'statistics' }>

interface Queue {
  last: Promise<unknown>
  waiting: number
  /** Until when no further whole match is sent. */
  rest: Promise<void>
}

export class Past {
  private readonly queues = new WeakMap<Person, Queue>()

  /** @param table its id: no other table's matches are told here; @param tell sends to a person who is still here */
  constructor(
    private readonly given: Given,
    private readonly table: string,
    private readonly tell: (person: Person, message: PastMessage) => void,
  ) {}

  /** Answers beside the frames, one question of a person after another. @returns null once all has been sent, or why not */
  answer(person: Person, asked: PastQuestion): Promise<Refusal | null> | Refusal {
    const queue = this.queues.get(person) ?? { last: Promise.resolve(), waiting: 0, rest: Promise.resolve() }
    if (queue.waiting >= MOST_WAITING) return refuse('pastBusy')
    this.queues.set(person, queue)
    queue.waiting++
    const answered = queue.last
      .then(() => this.give(person, asked, queue))
      .finally(() => {
        queue.waiting--
      })
    queue.last = answered
    return answered
  }

  private pause(): Promise<void> {
    return new Promise(done => {
      this.given.clock.after(RECORD_PAUSE_MS, done)
    })
  }

  private async give(person: Person, asked: PastQuestion, queue: Queue): Promise<Refusal | null> {
    try {
      switch (asked.kind) {
        case 'history':
          await this.list(person, asked)
          return null
        case 'statistics':
          this.tell(person, { kind: 'statistics', n: asked.n, tallies: await this.given.store.statistics(this.table) })
          return null
        case 'record':
          return await this.record(person, asked, queue)
      }
    } catch (fault) {
      this.given.report(`what is over could not be read: ${String(fault)}`)
      return refuse('pastUnread')
    }
  }

  private async list(person: Person, { n, before }: Extract<PastQuestion, { kind: 'history' }>): Promise<void> {
    const found = await this.given.store.history({ table: this.table, before, most: LISTED + 1 })
    this.tell(person, { kind: 'history', n, matches: found.slice(0, LISTED), more: found.length > LISTED })
  }

  /** Whether a match is still played, is another table's or was never dealt: nobody may sound that out. */
  private async record(
    person: Person,
    { n, match }: Extract<PastQuestion, { kind: 'record' }>,
    queue: Queue,
  ): Promise<Refusal | null> {
    await queue.rest
    const record = await this.given.store.record(match, this.table)
    if (!record) return refuse('recordUnknown')
    queue.rest = this.pause()
    const text = JSON.stringify(record)
    const of = Math.ceil(text.length / RECORD_PART)
    for (let part = 0; part < of; part++) {
      this.tell(person, {
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
