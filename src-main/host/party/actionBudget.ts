/** Limits how often one person makes everybody be told of something, or the host deal. */
import type { ClientMessage } from '../../../src-shared/wire'
import type { Clock } from '../../clock'
import { TokenBucket } from '../../tokenBucket'
import type { Person } from './person'

/** A burst, then one per interval: more than anybody does by hand. Chat has a limit of its own (chat.ts). */
const BURST = 10,
  INTERVAL_MS = 1000

const LIMITED: readonly ClientMessage['kind'][] = [
  'rename',
  'avatar',
  'character',
  'sit',
  'stand',
  'ready',
  'vote',
  'undo',
  'undoReply',
  'wish',
  'link',
  'offered',
  'claim',
  'admit',
  'keepTable',
  'start',
  'rematch',
]

export class ActionBudgets {
  private readonly byPerson = new WeakMap<Person, TokenBucket>()

  constructor(private readonly clock: Clock) {}

  /** @returns whether this person may give this command now */
  allow(person: Person, kind: ClientMessage['kind']): boolean {
    if (!LIMITED.includes(kind)) return true
    const budget = this.byPerson.get(person) ?? new TokenBucket(this.clock, BURST, INTERVAL_MS)
    this.byPerson.set(person, budget)
    return budget.take()
  }
}
