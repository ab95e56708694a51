/**
 * Chat. It bypasses match and party: it sends no state update, is never written to disk, and reaches only people who
 * listen.
 */
import { refuse, type Refusal } from '../../../src-shared/kernel'
import {
  CHAT_LINES_KEPT,
  MAX_CHAT_LINE,
  type ClientMessage,
  type ChatContent,
  type ChatLine,
} from '../../../src-shared/wire'
import type { Clock } from '../../clock'
import type { Connections } from '../connections'
import { cleanLine } from '../../../src-shared/text/plainText'
import type { Party } from './party'
import type { Person } from './person'

/** Rate limit: a burst of lines, then one per pause. */
const BURST = 6,
  PAUSE_MS = 1500

export type ChatCommand = Extract<ClientMessage, { kind: 'talk' | 'listen' }>

export const isChatCommand = (message: ClientMessage): message is ChatCommand =>
  message.kind === 'talk' || message.kind === 'listen'

interface Speaker {
  /** How many lines they may send at once, at the time `updated`. */
  allowance: number
  reckoned: number
}

export class Chat {
  private readonly speakers = new WeakMap<Person, Speaker>()
  /** The last lines, and how many earlier ones were dropped. */
  private readonly recent: ChatLine[] = []
  private forgotten = 0
  /** How many lines there had been when somebody first listened. */
  private readonly listeningSince = new WeakMap<Person, number>()

  constructor(
    private readonly clock: Clock,
    private readonly party: Party,
    private readonly connections: Connections,
  ) {}

  receive(person: Person, message: ChatCommand): Refusal | null {
    return message.kind === 'listen' ? this.listen(person, message.on) : this.send(person, message.said)
  }

  private send(person: Person, said: ChatContent): Refusal | null {
    const clean = said.as === 'text' ? { as: said.as, text: cleanLine(said.text, MAX_CHAT_LINE) } : said
    if (clean.as === 'text' && !this.party.settings.freeTalk) return refuse('talkPhrases')
    if (clean.as === 'text' && clean.text === '') return refuse('talkEmpty')
    if (!this.takeTurn(person)) return refuse('talkTooFast')
    const line: ChatLine = { by: person.id, name: person.name, seat: this.party.seatOf(person), said: clean }
    this.recent.push(line)
    if (this.recent.length > CHAT_LINES_KEPT) {
      this.recent.shift()
      this.forgotten++
    }
    this.connections.sendToListeners({ kind: 'talk', lines: [line], past: false })
    return null
  }

  /**
   * Switches chat on or off for a person. Somebody who reconnects gets the last lines again, but none from before they
   * first listened.
   */
  private listen(person: Person, on: boolean): null {
    this.connections.setListening(person, on)
    if (!on) return null
    const listeningSince = this.listeningSince.get(person) ?? this.forgotten + this.recent.length
    this.listeningSince.set(person, listeningSince)
    const missed = this.recent.slice(Math.max(0, listeningSince - this.forgotten))
    if (missed.length > 0) this.connections.sendMessage(person, { kind: 'talk', lines: missed, past: true })
    return null
  }

  private takeTurn(person: Person): boolean {
    const now = this.clock.now()
    const { allowance, reckoned: updated } = this.speakers.get(person) ?? { allowance: BURST, reckoned: now }
    const left = Math.min(BURST, allowance + (now - updated) / PAUSE_MS)
    const may = left >= 1
    this.speakers.set(person, { allowance: may ? left - 1 : left, reckoned: now })
    return may
  }
}
