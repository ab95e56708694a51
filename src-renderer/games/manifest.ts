/** What the page knows of a game before anybody has chosen it: little, and how to load the rest. */
import type { BotFactory } from '../../src-shared/bots/bot'
import type { Game } from '../../src-shared/kernel'
import type { Lesson, LessonWords } from '../../src-shared/lessons/lesson'
import type { ByLanguage } from '../../src-shared/locales/byLanguage'
import type { GameMemories } from './gameMemories'
import type { GameUi } from './gameUi'

/** A picture of 48×48 in the game's colours. */
export interface Crest {
  /** Background, from light to dark. */
  readonly ground: readonly [string, string]
  /** Filled shapes, as SVG path data. */
  readonly solid: string
  /** Drawn lines, as SVG path data. */
  readonly lines: string
}

/** A lesson with its texts: what the teacher says, and what bots say of their choices. */
export interface LessonTexts {
  readonly lesson: Lesson
  readonly texts: LessonWords
  readonly coach: LessonWords
}

export interface PageManifest {
  readonly id: string
  /** Position in lists of games; the smallest comes first. */
  readonly order: number
  readonly crest: Crest
  /** What the lobby calls it: the only texts of a game that are there from the start. */
  readonly titles: ByLanguage<object>
  /** Whether a match leaves a tale that can be read later (`GameUi.tale`). */
  readonly keepsTale?: boolean
  readonly ui: () => Promise<GameUi>
  /** For replays, lessons and the check of a deal; who only plays never loads them. */
  readonly rules: () => Promise<Game>
  readonly bot: () => Promise<BotFactory>
  /** Its members have the lesson's own types; `lessons.ts` gives them their common one. */
  readonly lesson: () => Promise<{ readonly [part in keyof LessonTexts]: object }>
  /** What a match will be remembered for, loaded when its record is laid open. */
  readonly memories?: () => Promise<GameMemories>
}

/** Hides a game's own types: the page carries its state, views and events as plain data. */
export const pageRules = (game: object): Game => game as Game
