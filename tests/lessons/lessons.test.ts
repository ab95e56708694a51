/** Every lesson can be played to its end by who does as the teacher says, and says all that it says in three languages. */
import { describe, expect, it } from 'vitest'
import type { BotFactory } from '../../src-shared/bots/bot'
import type { Game } from '../../src-shared/kernel'
import { castleBot } from '../../src-shared/games/castle/bot'
import { castle } from '../../src-shared/games/castle/rules'
import { mascaradeBot } from '../../src-shared/games/mascarade/bot'
import { mascarade } from '../../src-shared/games/mascarade/rules'
import { overlordBot } from '../../src-shared/games/overlord/bot'
import { overlord } from '../../src-shared/games/overlord/rules'
import { talesBot } from '../../src-shared/games/tales/bot'
import { tales } from '../../src-shared/games/tales/rules'
import * as castleLesson from '../../src-shared/games/castle/lessons'
import * as mascaradeLesson from '../../src-shared/games/mascarade/lessons'
import * as overlordLesson from '../../src-shared/games/overlord/lessons'
import * as talesLesson from '../../src-shared/games/tales/lessons'
import type { LessonStep, Lesson } from '../../src-shared/lessons/lesson'
import { LANGUAGES } from '../../src-shared/locales/languages'
import { appMessages } from '../../src-shared/locales/messages'
import { takeThrough, type Line } from './transcript'

interface Taught {
  readonly lesson: Lesson
  readonly texts: { readonly [language: string]: { readonly [text: string]: string } }
}

const LESSONS: readonly (readonly [string, Taught, Game, BotFactory])[] = [
  ['mascarade', mascaradeLesson, mascarade as object as Game, mascaradeBot],
  ['castle', castleLesson, castle as object as Game, castleBot],
  ['tales', talesLesson, tales as object as Game, talesBot],
  ['overlord', overlordLesson, overlord as object as Game, overlordBot],
]

/** A longer text (in letters) is too long to listen to, and needs more room than a phone has. */
const LONGEST = 420

/** A beginner's pace: words read per minute, seconds per answer, and seconds to look at each thing that happens. */
const WORDS_A_MINUTE = 120,
  SECONDS_TO_ANSWER = 8,
  SECONDS_TO_LOOK = 1.5
/** Ten minutes are promised. */
const MINUTES = { least: 5, most: 12 } as const

/** How long a newcomer takes for what is written down, in minutes. */
function minutesOf(lines: readonly Line[], words: { readonly [text: string]: string }): number {
  const said = lines
    .filter(({ says }, at) => says !== lines[at - 1]?.says)
    .reduce((sum, { says }) => sum + (words[says ?? ''] ?? '').split(/\s+/).length, 0)
  const answers = lines.filter(({ waits }) => waits !== 'say' && waits !== 'others').length
  const happened = lines.reduce((sum, { told }) => sum + told.length, 0)
  return said / WORDS_A_MINUTE + (answers * SECONDS_TO_ANSWER + happened * SECONDS_TO_LOOK) / 60
}

const textKeys = (beats: readonly LessonStep[]): string[] =>
  beats.flatMap(beat => ('say' in beat ? [beat.say] : 'free' in beat ? [beat.free] : []))

describe.each(LESSONS)('the lesson of %s', (id, { lesson, texts }, game, bot) => {
  it('is of this game, and lets the pupil sit at its table', () => {
    expect(lesson.game).toBe(id)
    expect(lesson.names.length).toBeGreaterThanOrEqual(game.seats.min)
    expect(lesson.names[lesson.pupil]).toBe('')
    expect(lesson.names.filter((_, seat) => seat !== lesson.pupil).every(name => name !== '')).toBe(true)
  })

  it('calls everybody at the table as the teacher does, in every language', () => {
    for (const { id: language } of LANGUAGES) {
      const names: { readonly [name: string]: string } = appMessages[language].lesson.names
      for (const name of lesson.names.filter(name => name !== ''))
        expect(Object.values(texts[language] ?? {}).join(' ')).toContain(names[name] ?? `no ${name}`)
    }
  })

  it('goes as it is written, to its end or to free play', () => {
    const { run } = takeThrough(lesson, game, bot, false)
    expect(run.match.outcome !== null || (run.step !== null && 'free' in run.step)).toBe(true)
    expect(run.progress.n).toBeGreaterThanOrEqual(run.progress.of - 1)
    // Where the beats end the match, the teacher has promised its victory.
    expect(run.match.outcome?.winners ?? [lesson.pupil]).toContain(lesson.pupil)
  })

  it('takes about ten minutes', () => {
    const { lines } = takeThrough(lesson, game, bot, false)
    for (const { id: language } of LANGUAGES) {
      const minutes = minutesOf(lines, texts[language] ?? {})
      expect(minutes, language).toBeGreaterThanOrEqual(MINUTES.least)
      expect(minutes, language).toBeLessThanOrEqual(MINUTES.most)
    }
  })

  it('comes to the end of its match', () => {
    const { run } = takeThrough(lesson, game, bot, true)
    expect(run.match.outcome).not.toBeNull()
    expect(run.waitsFor).toBe('over')
    expect(run.text).toBe(lesson.end)
  })

  it('has words in every language for all that is said, none too long, and no others', () => {
    const said = new Set([...textKeys(lesson.steps), ...Object.values(lesson.tips), lesson.end])
    for (const { id: language } of LANGUAGES) {
      expect(new Set(Object.keys(texts[language] ?? {}))).toEqual(said)
      for (const [key, text] of Object.entries(texts[language] ?? {}))
        expect(text.length, `${language}.${key}`).toBeLessThanOrEqual(LONGEST)
    }
  })
})
