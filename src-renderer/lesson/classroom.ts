/** The table of a lesson: a connection behind which no host stands, but a teacher. */
import { isRefusal, refuse, type Json, type Refusal, type Told } from '../../src-shared/kernel'
import type { LessonRun } from '../../src-shared/lessons/run'
import type { Frame, PartyView } from '../../src-shared/wire'
import type { Connection, Saying } from '../connection/connection'

/** How long after one answer the next one of the others comes, in ms: time to see what it did. */
const PACE_MS = 1000
/** After an answer of which nothing is told yet: there was nothing to see. */
const SILENT_MS = 100

export class Classroom implements Connection {
  private hear: (frame: Frame) => void = () => undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private seq = 0

  /**
   * @param match names this taking of the lesson: another one begins anew
   * @param party who sits around the table, as they are called now
   * @param changed is called whenever the lesson has moved on
   */
  constructor(
    private readonly run: LessonRun,
    private readonly match: string,
    private readonly party: () => PartyView,
    private readonly changed: () => void,
  ) {}

  onFrame(hear: (frame: Frame) => void): void {
    this.hear = hear
  }

  /** The pupil has heard what was said. */
  goOn(): void {
    this.run.goOn()
    this.show([])
  }

  send(message: Saying): Promise<Refusal | null> {
    if (message.kind !== 'answer') return Promise.resolve(refuse('notInLobby'))
    const told = this.run.answer(message.ask, message.answer)
    if (isRefusal(told)) return Promise.resolve(told)
    this.show(told)
    return Promise.resolve(null)
  }

  /** Begins, where it has not begun. */
  retry(): void {
    if (this.seq === 0) this.show(this.run.begun)
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private show(told: readonly Told<Json>[]): void {
    const { run } = this
    this.hear({
      kind: 'frame',
      seq: this.seq++,
      party: this.party(),
      clocks: [],
      match: { ...run.part(told), id: this.match },
    })
    this.changed()
    clearTimeout(this.timer)
    if (run.waits === 'others')
      this.timer = setTimeout(
        () => {
          this.show(run.next())
        },
        told.length > 0 ? PACE_MS : SILENT_MS,
      )
  }

  onDeck(): void {
    /* lessons are played with the house deck */
  }
  onPast(): void {
    /* nothing is asked here */
  }
  onLink(): void {
    /* nobody moves */
  }
  onTalk(): void {
    /* nobody else is there */
  }
  onFair(): void {
    /* it is dealt alike for everybody */
  }
  onState(hear: (state: { readonly is: 'open' }) => void): void {
    hear({ is: 'open' })
  }
}
