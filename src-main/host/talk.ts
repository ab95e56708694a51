/**
 * What people say to each other. It goes past the match and the party: no frame is sent for it, nothing of it is kept
 * on a disk, and whoever has not said that they listen hears nothing of it.
 */
import { refuse, type Refusal } from '../../src-shared/kernel'
import { LINES_KEPT, MAX_LINE, type ClientMessage, type Said, type TalkLine } from '../../src-shared/wire'
import type { Clock } from './given'
import type { Lines } from './lines'
import { cleanLine } from './names'
import type { Party, Person } from './party'

/** So many lines at once are a lively person; then one every so often. */
const BURST = 6,
  PAUSE_MS = 1500

export type TalkWord = Extract<ClientMessage, { kind: 'talk' | 'listen' }>

export const isTalkWord = (message: ClientMessage): message is TalkWord =>
  message.kind === 'talk' || message.kind === 'listen'

interface Speaker {
  /** How many lines they may say at once, as it was reckoned last. */
  allowance: number
  reckoned: number
}

export class Talk {
  private readonly speakers = new WeakMap<Person, Speaker>()
  /** The last lines, and how many were said before them. */
  private readonly last: TalkLine[] = []
  private before = 0
  /** How many lines had been said when somebody first listened. */
  private readonly since = new WeakMap<Person, number>()

  constructor(
    private readonly clock: Clock,
    private readonly party: Party,
    private readonly lines: Lines,
  ) {}

  receive(person: Person, message: TalkWord): Refusal | null {
    return message.kind === 'listen' ? this.listen(person, message.on) : this.say(person, message.said)
  }

  private say(person: Person, said: Said): Refusal | null {
    const clean = said.as === 'text' ? { as: said.as, text: cleanLine(said.text, MAX_LINE) } : said
    if (clean.as === 'text' && !this.party.freeTalk) return refuse('talkPhrases')
    if (clean.as === 'text' && clean.text === '') return refuse('talkEmpty')
    if (!this.mayNow(person)) return refuse('talkTooFast')
    const line: TalkLine = { by: person.id, name: person.name, seat: this.party.seatOf(person), said: clean }
    this.last.push(line)
    if (this.last.length > LINES_KEPT) {
      this.last.shift()
      this.before++
    }
    this.lines.tellListeners({ kind: 'talk', lines: [line], past: false })
    return null
  }

  /**
   * Whoever comes back, after a gap or a reload, is told the last lines again; what was said before somebody first came
   * was not said to them.
   */
  private listen(person: Person, on: boolean): null {
    this.lines.listen(person, on)
    if (!on) return null
    const since = this.since.get(person) ?? this.before + this.last.length
    this.since.set(person, since)
    const missed = this.last.slice(Math.max(0, since - this.before))
    if (missed.length > 0) this.lines.tell(person, { kind: 'talk', lines: missed, past: true })
    return null
  }

  private mayNow(person: Person): boolean {
    const now = this.clock.now()
    const { allowance, reckoned } = this.speakers.get(person) ?? { allowance: BURST, reckoned: now }
    const left = Math.min(BURST, allowance + (now - reckoned) / PAUSE_MS)
    const may = left >= 1
    this.speakers.set(person, { allowance: may ? left - 1 : left, reckoned: now })
    return may
  }
}
