/** How a master of Castle shows an ally who it is: by what only an ally would do for him. */
import { describe, expect, it } from 'vitest'
import { ANSWER_SCORES } from '../../../../src-shared/games/castle/bot/answerScores'
import { Memory, type CastlePart } from '../../../../src-shared/games/castle/bot/memory'
import { signalValue } from '../../../../src-shared/games/castle/bot/signals'
import { pick, type Answer, type ChoiceSpec, type Seat, type SeatAsk } from '../../../../src-shared/kernel'
import { DEFAULT_PROFILE, type Level } from '../../../../src-shared/wire'
import { table } from '../rules/table'
import { partOf } from '../../../kit/arena'

const ME = 0,
  ALLY = 1,
  RIVAL = 2,
  STRANGER = 3

interface Knows {
  readonly level?: Level
  readonly known?: readonly Seat[]
  readonly ally?: Seat
}

/** Seat 0 of six, of the Order, has seen who seats 1 and 2 are with; those named have seen its own card. */
function memoryOf({ level = 'hard', known = [], ally = ALLY }: Knows = {}): Memory {
  const { match } = table({ seats: 6, hands: { 0: ['key', 'key', 'coat'] }, societies: { 0: 'order' } })
  const memory = new Memory(ME, partOf(match, ME, []) as unknown as CastlePart, { ...DEFAULT_PROFILE, level })
  memory.societies.learn(ally, true)
  memory.societies.learn(RIVAL, false)
  for (const seat of known)
    memory.publicKnowledge.hear({ kind: 'look', seat, at: ME, what: 'society', how: 'monocle' }, [])
  return memory
}

const ask = (key: string, params: SeatAsk['params'] = {}, of: ChoiceSpec = pick.ok()): SeatAsk => ({
  id: `9/${key}/0`,
  key,
  pick: of,
  params,
})
const judged = (memory: Memory, asked: SeatAsk, answer: Answer): number =>
  ANSWER_SCORES[asked.key]?.(memory, asked)(answer) ?? NaN

/** How much more an answer is worth to a master whose society is unknown than to one whose society is known. */
const gained = (asked: SeatAsk, answer: Answer, to: Seat, more: Knows = {}): number =>
  judged(memoryOf(more), asked, answer) - judged(memoryOf({ ...more, known: [to] }), asked, answer)

describe('a sign', () => {
  it('is worth something to a master, for an ally who does not know yet', () => {
    expect(signalValue(memoryOf(), ALLY, 'support')).toBeGreaterThan(0)
  })

  it('is worth nothing for a rival, nor for a stranger, nor for an ally who has seen the card', () => {
    expect([RIVAL, STRANGER].map(seat => signalValue(memoryOf(), seat, 'support'))).toEqual([0, 0])
    expect(signalValue(memoryOf({ known: [ALLY] }), ALLY, 'support')).toBe(0)
  })

  it('is no thought of anybody but a master', () => {
    for (const level of ['easy', 'normal'] as const) expect(signalValue(memoryOf({ level }), ALLY, 'relic')).toBe(0)
  })
})

describe('an ally is shown it', () => {
  it('by support, and of two allies the one who does not know yet', () => {
    const duel = ask('support', { attacker: ALLY, defender: RIVAL })
    expect(gained(duel, 'attacker', ALLY)).toBeGreaterThan(0)
    expect(gained(duel, 'defender', ALLY)).toBe(0)
    const memory = memoryOf({ known: [STRANGER] }),
      allies = ask('support', { attacker: STRANGER, defender: ALLY })
    memory.societies.learn(STRANGER, true)
    expect(judged(memory, allies, 'defender')).toBeGreaterThan(judged(memory, allies, 'attacker'))
  })

  it('by a relic of both, offered or given away, and not by a common card', () => {
    const turn = ask('turn'),
      offer = (card: string): Answer => ({ branch: 'exchange', answer: { card, to: ALLY } })
    expect(gained(turn, offer('key'), ALLY)).toBeGreaterThan(0)
    expect(gained(turn, offer('coat'), ALLY)).toBe(0)
    expect(gained(ask('gift'), { card: 'key', to: ALLY }, ALLY)).toBeGreaterThan(0)
    expect(gained(ask('gift'), { card: 'coat', to: ALLY }, ALLY)).toBe(0)
  })

  it('by an exchange that is accepted, and not by one that is refused', () => {
    const offered = ask('offered', { by: ALLY, card: 'whip' })
    expect(gained(offered, { branch: 'accept', answer: 'coat' }, ALLY)).toBeGreaterThan(0)
    expect(gained(offered, { branch: 'refuse', answer: true }, ALLY)).toBe(0)
  })
})

it('no signal outweighs the cost of giving a relic to a possible rival', () => {
  expect(judged(memoryOf(), ask('gift'), { card: 'key', to: STRANGER })).toBeLessThan(
    judged(memoryOf(), ask('gift'), { card: 'coat', to: STRANGER }),
  )
})
