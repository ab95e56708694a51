/** Which bots of Castle search, and when: masters, in their own turn. */
import { expect, it } from 'vitest'
import { castleBotWith } from '../../../../src-shared/games/castle/bot'
import { searchProblem } from '../../../../src-shared/games/castle/bot/planning'
import type { ObjectId } from '../../../../src-shared/games/castle/rules'
import { fastRandom } from '../../../../src-shared/kernel'
import { LEVELS, type Level } from '../../../../src-shared/wire'
import { Sitting } from './literal'

/** How many positions a bot looks ahead from, at its own turn or when it is offered something. */
function searches(level: Level, offered = false, hand: readonly ObjectId[] = []): number {
  let problems = 0
  const bot = castleBotWith((...given) => {
    problems++
    return searchProblem(...given)
  })({ seat: 0, profile: { level, personality: 'even' }, random: fastRandom(1) })
  const sits = new Sitting(
    {
      seats: 4,
      turn: offered ? 1 : 0,
      ...(hand.length > 0 ? { hands: { 0: [...hand] }, societies: { 0: 'order' } } : {}),
    },
    0,
    bot,
  )
  if (offered) sits.after(at => at.offer(1, 0, at.hand(1)[0] ?? 'key'))
  sits.answers()
  return problems
}

it.each(LEVELS)('in its own turn: %s', level => {
  expect(searches(level)).toBe(level === 'hard' ? 1 : 0)
})

it('not in the turns of others', () => {
  expect(searches('hard', true)).toBe(0)
})

it('not where it wins for sure: it declares at once, and nobody waits for it', () => {
  expect(searches('hard', false, ['key', 'key', 'key'])).toBe(0)
  expect(searches('hard', false, ['key', 'key', 'whip'])).toBe(1)
})
