/** A lesson wants a choice, and takes whatever is typed along with it. */
import { describe, expect, it } from 'vitest'
import { isRefusal, pick, type Answer, type Game } from '../../src-shared/kernel'
import { overlord } from '../../src-shared/games/overlord/rules'
import { overlordBot } from '../../src-shared/games/overlord/bot'
import { LessonRun } from '../../src-shared/lessons/run'
import { lesson } from '../../src-shared/games/overlord/lessons'
import { isExpected } from '../../src-shared/lessons/expectedAnswer'

describe('an answer', () => {
  const card = pick.each({ hint: pick.card(['a', 'b']), line: pick.text(20) })
  const of = pick.branch({ hint: card, other: card, decline: pick.ok() })
  const wanted = { branch: 'hint', answer: { hint: 'a', line: '' } }

  it('is wanted with any line', () => {
    expect(isExpected(of, wanted, wanted)).toBe(true)
    expect(isExpected(of, wanted, { branch: 'hint', answer: { hint: 'a', line: 'It was the cat.' } })).toBe(true)
    expect(isExpected(pick.text(20), '', 'The tower!')).toBe(true)
  })
  it.each<Answer>([
    { branch: 'hint', answer: { hint: 'b', line: '' } },
    { branch: 'other', answer: { hint: 'a', line: '' } },
    { branch: 'decline', answer: true },
    { branch: 'hint', answer: { line: '' } },
    { branch: 'hint' },
    'hint',
    null,
  ])('is not wanted when anything else differs: %j', given => {
    expect(isExpected(of, wanted, given)).toBe(false)
  })
  it('of a whole list is wanted whole', () => {
    const some = pick.some(['a', 'b'], 0, 2)
    expect(isExpected(some, ['a'], ['a'])).toBe(true)
    expect(isExpected(some, ['a'], ['a', 'b'])).toBe(false)
    expect(isExpected(some, [], ['b'])).toBe(false)
  })
})

describe('a pupil who is to play a card', () => {
  /** The lesson up to the first answer of the pupil. */
  function accused(): LessonRun {
    const run = new LessonRun(lesson, overlord as object as Game, overlordBot)
    for (let n = 0; n < 100 && run.text !== 'answer'; n++) {
      const [ask] = run.view.own?.asks ?? []
      if (run.waitsFor === 'say') run.continue()
      else if (run.waitsFor === 'others') run.next()
      else if (ask) run.answer(ask.id, [])
    }
    return run
  }
  const answered = (hint: string, line: string) => {
    const run = accused(),
      [ask] = run.view.own?.asks ?? []
    return run.answer(ask?.id ?? '', { branch: 'hint', answer: { hint, line } })
  }

  it('may tell a tale of their own with it', () => {
    expect(isRefusal(answered('spare-bone-skeleton', 'It would not stop rattling.'))).toBe(false)
  })
  it('may not play another', () => {
    expect(answered('giants-dentist', '')).toEqual({ refused: 'lessonOther' })
  })
  it('may not type more than fits', () => {
    expect(answered('spare-bone-skeleton', '!'.repeat(281))).toEqual({ refused: 'answerIllegal' })
  })
})
