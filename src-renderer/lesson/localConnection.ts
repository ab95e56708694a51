/** A connection to a lesson instead of a host. */
import { isRefusal, refuse, type Json, type Refusal, type EmittedEvent } from '../../src-shared/kernel'
import type { LessonRun } from '../../src-shared/lessons/run'
import type { StateUpdate, PartyView } from '../../src-shared/wire'
import type { Connection, OutgoingMessage } from '../connection/connection'

/** Milliseconds between answers of the bots: time to see what each did. */
const PACE_MS = 1000
/** Milliseconds after an answer without events: there was nothing to see. */
const SILENT_MS = 100

export class LocalConnection implements Connection {
  private listener: (update: StateUpdate) => void = () => undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private seq = 0

  /**
   * @param match id of this run of the lesson
   * @param party the lesson's party, with its current names
   * @param onChange called whenever the lesson has moved on
   */
  constructor(
    private readonly run: LessonRun,
    private readonly match: string,
    private readonly party: () => PartyView,
    private readonly onChange: () => void,
  ) {}

  onUpdate(listener: (update: StateUpdate) => void): void {
    this.listener = listener
  }

  /** The pupil has read the teacher's message. */
  goOn(): void {
    this.run.continue()
    this.publish([])
  }

  send(message: OutgoingMessage): Promise<Refusal | null> {
    if (message.kind !== 'answer') return Promise.resolve(refuse('notInLobby'))
    const events = this.run.answer(message.ask, message.answer)
    if (isRefusal(events)) return Promise.resolve(events)
    this.publish(events)
    return Promise.resolve(null)
  }

  /** Starts the lesson, unless it has started. */
  retry(): void {
    if (this.seq === 0) this.publish(this.run.begun)
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private publish(events: readonly EmittedEvent<Json>[]): void {
    const { run } = this
    this.listener({
      kind: 'frame',
      seq: this.seq++,
      party: this.party(),
      clocks: [],
      match: { ...run.part(events), id: this.match },
    })
    this.onChange()
    clearTimeout(this.timer)
    if (run.waitsFor === 'others')
      this.timer = setTimeout(
        () => {
          this.publish(run.next())
        },
        events.length > 0 ? PACE_MS : SILENT_MS,
      )
  }

  onDeck(): void {
    /* lessons are played with the house deck */
  }
  onHistory(): void {
    /* a lesson has no history */
  }
  onLink(): void {
    /* a lesson has no seat links */
  }
  onChat(): void {
    /* a lesson has no chat */
  }
  onFairDeal(): void {
    /* a lesson has a fixed deal */
  }
  onState(listener: (state: { readonly is: 'open' }) => void): void {
    listener({ is: 'open' })
  }
}
