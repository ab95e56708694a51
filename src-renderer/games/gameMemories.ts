/** What a game adds on the page to its memories of a match: loaded when a result is shown, never before. */
import type { Memory } from '../../src-shared/record/memories'
import type { MatchRecord } from '../../src-shared/record/record'
import type { LogContext } from './gameUi'

export interface GameMemories {
  /** The most remarkable first. */
  readonly of: (record: MatchRecord) => readonly Memory[]
  /** A word of the game in this parameter of a text, as a person reads it. */
  readonly word: (param: string, value: string, context: LogContext) => string
  /** The word of the game whose icon goes with it (`GameUi.icon`). */
  readonly icon: (memory: Memory) => string
}
