/** Every lesson can be played to its end by who does as the teacher says, and says all that it says in three languages. */
import { describe, expect, it } from 'vitest'
import type { Game } from '../../src-shared/kernel'
import { castle } from '../../src-shared/games/castle'
import { mascarade } from '../../src-shared/games/mascarade'
import { overlord } from '../../src-shared/games/overlord'
import { tales } from '../../src-shared/games/tales'
import * as castleLesson from '../../src-shared/lessons/castle'
import * as mascaradeLesson from '../../src-shared/lessons/mascarade'
import * as overlordLesson from '../../src-shared/lessons/overlord'
import * as talesLesson from '../../src-shared/lessons/tales'
import type { Beat, Lesson } from '../../src-shared/lessons/lesson'
import { LANGUAGES } from '../../src-shared/lang'
import { lessonWords } from '../../src-shared/lang/lessons'
import { takeThrough, type Line } from './transcript'

interface Taught {
  readonly lesson: Lesson
  readonly words: { readonly [language: string]: { readonly [text: string]: string } }
}

const LESSONS: readonly (readonly [string, Taught, Game])[] = [
  ['mascarade', mascaradeLesson, mascarade as object as Game],
  ['castle', castleLesson, castle as object as Game],
  ['tales', talesLesson, tales as object as Game],
  ['overlord', overlordLesson, overlord as object as Game],
]

/** A text longer than so many letters is no longer heard, and needs more room than a phone has. */
const LONGEST = 420

/** A newcomer who learns reads so many words a minute, takes so many seconds for an answer, and looks for so many at each thing that happens. */
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

const texts = (beats: readonly Beat[]): string[] =>
  beats.flatMap(beat => ('say' in beat ? [beat.say] : 'free' in beat ? [beat.free] : []))

describe.each(LESSONS)('the lesson of %s', (id, { lesson, words }, game) => {
  it('is of this game, and lets the pupil sit at its table', () => {
    expect(lesson.game).toBe(id)
    expect(lesson.names.length).toBeGreaterThanOrEqual(game.seats.min)
    expect(lesson.names[lesson.pupil]).toBe('')
    expect(lesson.names.filter((_, seat) => seat !== lesson.pupil).every(name => name !== '')).toBe(true)
  })

  it('calls everybody at the table as the teacher does, in every language', () => {
    for (const { id: language } of LANGUAGES) {
      const names: { readonly [name: string]: string } = lessonWords[language].names
      for (const name of lesson.names.filter(name => name !== ''))
        expect(Object.values(words[language] ?? {}).join(' ')).toContain(names[name] ?? `no ${name}`)
    }
  })

  it('goes as it is written, to its end or to free play', () => {
    const { run } = takeThrough(lesson, game, false)
    expect(run.match.outcome !== null || (run.beat !== null && 'free' in run.beat)).toBe(true)
    expect(run.step.n).toBeGreaterThanOrEqual(run.step.of - 1)
    // Where the beats end the match, the teacher has promised its victory.
    expect(run.match.outcome?.winners ?? [lesson.pupil]).toContain(lesson.pupil)
  })

  it('takes about ten minutes', () => {
    const { lines } = takeThrough(lesson, game, false)
    for (const { id: language } of LANGUAGES) {
      const minutes = minutesOf(lines, words[language] ?? {})
      expect(minutes, language).toBeGreaterThanOrEqual(MINUTES.least)
      expect(minutes, language).toBeLessThanOrEqual(MINUTES.most)
    }
  })

  it('comes to the end of its match', () => {
    const { run } = takeThrough(lesson, game, true)
    expect(run.match.outcome).not.toBeNull()
    expect(run.waits).toBe('over')
    expect(run.says).toBe(lesson.end)
  })

  it('has words in every language for all that is said, none too long, and no others', () => {
    const said = new Set([...texts(lesson.beats), ...Object.values(lesson.tips), lesson.end])
    for (const { id: language } of LANGUAGES) {
      expect(new Set(Object.keys(words[language] ?? {}))).toEqual(said)
      for (const [text, words_] of Object.entries(words[language] ?? {}))
        expect(words_.length, `${language}.${text}`).toBeLessThanOrEqual(LONGEST)
    }
  })
})
