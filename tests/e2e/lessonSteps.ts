/** A lesson on the page, taken by a pupil who does what the teacher points at. The page's clock is advanced by hand. */
import { PRESS, type Visitor } from './stage'

/** More steps than any lesson has. */
const MOST = 3000
/** Longer than the bots take for an answer, in ms by the page's clock, which is advanced by hand. */
const A_WHILE = 1200

/** From the lobby into the lesson of a game. */
export async function begin(visitor: Visitor, game: string): Promise<void> {
  if ((await visitor.page.locator(`[data-test="lobby"][data-game="${game}"]`).count()) === 0)
    await visitor.chooseGame(game)
  await visitor.page.clock.install()
  await visitor.test('learn').click()
  await visitor.test('teacher').waitFor()
}

/** What the teacher waits for, and in which state. */
export const teacherWaits = (
  visitor: Visitor,
): Promise<{ readonly waits: string; readonly says: string; readonly wanted: number }> =>
  visitor.page.evaluate(() => {
    const teacher = document.querySelector<HTMLElement>('[data-test="teacher"]')
    return {
      waits: teacher?.dataset.waits ?? '',
      says: teacher?.dataset.says ?? '',
      wanted: document.querySelectorAll('[data-wanted]').length,
    }
  })

/**
 * One step of the lesson: reads, waits for the others, or does what is pointed at – in free play, anything possible.
 */
async function step(
  visitor: Visitor,
  free: (visitor: Visitor, n: number) => Promise<void>,
  n: number,
): Promise<string> {
  const { waits, wanted } = await teacherWaits(visitor)
  if (waits === 'say') await visitor.test('lesson-on').click()
  else if (waits === 'others') await visitor.page.clock.runFor(A_WHILE)
  else if (waits === 'pupil' && wanted > 0)
    await visitor.page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-wanted]')?.click()
    })
  else if (waits === 'pupil') await free(visitor, n)
  return waits
}

async function answerAnything(visitor: Visitor, n: number): Promise<void> {
  await visitor.page.evaluate(PRESS, {
    state: (n * 1103515245 + 12345) % 2147483648,
    until: '[data-test="lesson-end"]',
    rather: [],
  })
}

/** Continues the lesson until that is reached. @returns what the teacher said, in order */
export async function takeTo(
  visitor: Visitor,
  end: (says: string, waits: string) => boolean,
  free = answerAnything,
): Promise<string[]> {
  const heard: string[] = []
  for (let n = 0; n < MOST; n++) {
    const { says, waits } = await teacherWaits(visitor)
    if (says !== '' && heard.at(-1) !== says) heard.push(says)
    if (end(says, waits)) return heard
    await step(visitor, free, n)
  }
  throw new Error(`the lesson does not end: ${heard.join(' ')}`)
}
