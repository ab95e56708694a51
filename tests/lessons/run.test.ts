/** A lesson holds to its beats: who speaks is listened to, and the answer that is wanted is the one that is taken. */
import { describe, expect, it } from 'vitest'
import {
  fastRandom,
  isRefusal,
  legalAnswers,
  SEEN,
  type Answer,
  type Game,
  type Refusal,
  type SeatAsk,
} from '../../src-shared/kernel'
import { mascarade } from '../../src-shared/games/mascarade/rules'
import { isPractice, lessonKey, practiceOf, type LessonStep, type Lesson } from '../../src-shared/lessons/lesson'
import { mascaradeBot } from '../../src-shared/games/mascarade/bot'
import { LessonRun } from '../../src-shared/lessons/run'

const PASS: Answer = { branch: 'pass', answer: true }
const DONT: Answer = { slots: ['s0', 's1'], swap: 'no' }

const lesson = (...beats: readonly LessonStep[]): Lesson => ({
  game: 'mascarade',
  options: {},
  deal: 11325,
  pupil: 0,
  names: ['', 'B', 'C', 'D'],
  steps: beats,
  tips: { turn: 'tip' },
  end: 'end',
})
const run = (...beats: readonly LessonStep[]): LessonRun =>
  new LessonRun(lesson(...beats), mascarade as object as Game, mascaradeBot)

const asked = (at: LessonRun): SeatAsk | undefined => at.view.own?.asks.find(({ key }) => key !== SEEN)
const answer = (
  at: LessonRun,
  given: Answer,
  ask = at.match.asks().find(({ seat }) => seat === 0)?.id ?? '',
): Refusal | null => {
  const taken = at.answer(ask, given)
  return isRefusal(taken) ? taken : null
}

describe('while the teacher speaks', () => {
  it('the pupil is asked nothing, and no answer of theirs is taken', () => {
    const at = run({ say: 'one' }, { ask: 'ready', say: 'two', answer: true })
    expect([at.text, at.waitsFor, asked(at)]).toEqual(['one', 'say', undefined])
    expect(answer(at, true)?.refused).toBe('lessonListens')
    at.continue()
    expect([at.text, at.waitsFor, asked(at)?.key]).toEqual(['two', 'pupil', 'ready'])
  })

  it('going on is nothing while an answer is awaited', () => {
    const at = run({ ask: 'ready', say: 'two', answer: true })
    at.continue()
    expect(at.text).toBe('two')
  })
})

describe('an answer', () => {
  const ready: readonly LessonStep[] = [
    { ask: 'ready', say: 'ready' },
    { others: 'ready', answer: true },
  ]
  const prepared = (...beats: readonly LessonStep[]): LessonRun => {
    const at = run(...ready, ...beats)
    expect(answer(at, true)).toBeNull()
    while (at.waitsFor === 'others') at.next()
    return at
  }

  it('is taken when the lesson wants it', () => {
    const at = prepared({ ask: 'prepare', say: 'swap', answer: DONT })
    expect(at.expected).toEqual(DONT)
    expect(answer(at, DONT)).toBeNull()
    expect(at.waitsFor).toBe('over')
  })

  it('is refused when the rules allow it, but the lesson wants another; nothing has changed then', () => {
    const at = prepared({ ask: 'prepare', say: 'swap', answer: DONT }),
      before = JSON.stringify(at.view)
    expect(answer(at, { slots: ['s0', 's1'], swap: 'yes' })?.refused).toBe('lessonOther')
    expect(JSON.stringify(at.view)).toBe(before)
    expect(at.text).toBe('swap')
  })

  it('is refused when the rules forbid it, whatever the lesson takes', () => {
    expect(answer(prepared({ ask: 'prepare', say: 'swap' }), { slots: ['s2', 's3'], swap: 'yes' })?.refused).toBe(
      'answerIllegal',
    )
  })

  it('to a question that is closed is refused', () => {
    expect(answer(prepared({ ask: 'prepare', say: 'swap' }), true, '0/ready/0')?.refused).toBe('askClosed')
  })

  it('to what one is being shown is taken whenever one likes', () => {
    const at = prepared({ ask: 'prepare', say: 'swap', answer: DONT }, { say: 'after' })
    expect(answer(at, DONT)).toBeNull()
    const seen = at.view.own?.asks.find(({ key }) => key === SEEN)
    expect(at.waitsFor).toBe('say')
    expect(answer(at, true, seen?.id)).toBeNull()
    expect(at.text).toBe('after')
  })
})

describe('the others', () => {
  it('answer one by one, and are passed over where nobody of them is asked', () => {
    const at = run(
      { ask: 'ready', say: 'ready' },
      { others: 'challenge', answer: PASS },
      { others: 'ready', answer: true },
      { say: 'done' },
    )
    expect(answer(at, true)).toBeNull()
    for (const left of [2, 1, 0]) {
      expect(at.waitsFor).toBe('others')
      at.next()
      expect(at.match.asks().filter(({ key }) => key === 'ready')).toHaveLength(left)
    }
    expect(at.text).toBe('done')
  })

  it('who are written down for what the rules forbid are a mistake of the lesson', () => {
    const at = run({ seat: 1, ask: 'ready', answer: false })
    expect(() => {
      at.next()
    }).toThrow('answerIllegal')
    expect(() => {
      run({ seat: 1, ask: 'turn', answer: true }).next()
    }).toThrow('not asked')
  })

  it('think for themselves in free play; a question that is new to the pupil has its tip once', () => {
    const at = run({ ask: 'ready', say: 'ready' }, { free: 'free' })
    expect(answer(at, true)).toBeNull()
    const tips: (string | null)[] = []
    for (let n = 0; n < 60 && tips.length < 2 && at.waitsFor !== 'over'; n++) {
      if (at.waitsFor === 'others') {
        at.next()
        continue
      }
      const ask = asked(at)
      if (ask?.key === 'turn') tips.push(at.text)
      else expect(at.text).toBe('free')
      expect(
        answer(
          at,
          ask?.key === 'turn' ? { branch: 'look', answer: 's0' } : ask?.key === 'challenge' ? PASS : DONT,
          ask?.id,
        ),
      ).toBeNull()
    }
    expect(tips).toEqual(['tip', 'free'])
  })
})

describe('a match for practice', () => {
  const practice = (deal: number, names = ['', 'B', 'C', 'D']): LessonRun =>
    new LessonRun({ ...practiceOf(lesson({ say: 'one' }), deal), names }, mascarade as object as Game, mascaradeBot)
  /** Plays at random until the match is over, or this many answers were given. */
  function play(at: LessonRun, look: (acts: () => number) => void): void {
    const random = fastRandom(3)
    for (let n = 0; n < 400 && at.waitsFor !== 'over'; n++) {
      look(() => (at.waitsFor === 'others' ? at.next().length : 0))
      const ask = at.waitsFor === 'pupil' ? asked(at) : undefined
      const all = ask ? [...legalAnswers(ask.pick)] : []
      if (ask) expect(answer(at, all[random.nextInt(all.length, 'pupil')] ?? true, ask.id)).toBeNull()
    }
  }

  it('has no script, which is how it is told apart from a lesson', () => {
    expect(isPractice(practiceOf(lesson({ say: 'one' }), 1))).toBe(true)
    expect(isPractice(lesson({ say: 'one' }))).toBe(false)
    expect(isPractice(lesson({ say: 'one' }, { free: 'free' }))).toBe(false)
    expect(practice(1).progress).toEqual({ n: 1, of: 1 })
  })

  it('keeps what the coach has said for as long as the question is open, and no longer', () => {
    const at = practice(5)
    const lasted: boolean[] = []
    play(at, next => {
      next()
      if (at.waitsFor !== 'pupil') return
      expect(at.advised).toBeNull()
      const advice = at.advice(),
        seen = at.view.own?.asks.find(({ key }) => key === SEEN)
      expect(at.advised).toBe(advice)
      if (!seen) return
      expect(answer(at, true, seen.id)).toBeNull()
      lasted.push(at.advised === advice)
    })
    expect(lasted.length).toBeGreaterThan(0)
    expect(lasted).not.toContain(false)
  })

  it("explains nobody's newer act by an older reason", () => {
    let unexplained = 0
    for (let deal = 1; deal <= 8; deal++) {
      const at = practice(deal, ['', 'B'])
      play(at, next => {
        const before = at.reason,
          actor = at.match.asks().find(({ seat, key }) => seat !== 0 && key !== SEEN)?.seat
        if (next() === 0 || before === null || before.seat !== actor) return
        expect(at.reason).not.toBe(before)
        if (at.reason === null) unexplained++
      })
    }
    expect(unexplained).toBeGreaterThan(0)
  })
})

it('a deal is one of its own, and the same for everybody', () => {
  expect(lessonKey(1)).not.toEqual(lessonKey(2))
  expect([...lessonKey(258)].slice(-3)).toEqual([0, 1, 2])
  expect(run({ say: 'one' }).match.view(0)).toEqual(run({ say: 'one' }).match.view(0))
})
