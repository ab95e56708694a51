/** Answers are taken one at a time; a match that has ended takes none, and nothing of it is tried again. */
import { describe, expect, it } from 'vitest'
import { refuse, type Proposal, type Taken } from '../../../src-shared/kernel'
import { AnswerQueue } from '../../../src-main/host/match/answerQueue'
import { VirtualClock } from '../../kit/clock'

const ANSWER = { entry: { seat: 0 } } as unknown as Proposal
const TAKEN: Taken = { entry: ANSWER.entry, propose: () => ANSWER }

function queue(stores: () => boolean = () => true) {
  const clock = new VirtualClock(),
    committed: Proposal[] = [],
    faults: string[] = []
  const answers = new AnswerQueue(
    {
      clock,
      reportFault: fault => {
        faults.push(fault)
      },
    },
    taken => Promise.resolve(stores() ? taken.propose() : null),
    proposal => {
      committed.push(proposal)
    },
  )
  return { clock, committed, faults, answers }
}

describe('an answer', () => {
  it('is looked at when those before it are stored and sent', async () => {
    const { answers, committed } = queue()
    const seen: number[] = []
    await Promise.all(
      [0, 1, 2].map(() =>
        answers.add(() => {
          seen.push(committed.length)
          return TAKEN
        }),
      ),
    )
    expect(seen).toEqual([0, 1, 2])
  })

  it('of a bot is tried again each second until it is stored', async () => {
    let tries = 0
    const { clock, answers, committed } = queue(() => ++tries === 3)
    const done = answers.addUntilStored(() => TAKEN)
    await clock.advance(1999)
    expect([tries, committed.length]).toEqual([2, 0])
    await clock.advance(1)
    expect(await done).toBeNull()
    expect(committed).toEqual([ANSWER])
  })

  it('after the match is refused, and no attempt is left behind', async () => {
    let tries = 0
    const { clock, answers, committed } = queue(() => {
      tries++
      return false
    })
    void answers.addUntilStored(() => TAKEN)
    await clock.settle()
    answers.stop()
    expect(clock.waiting).toBe(0)
    expect(await answers.add(() => TAKEN)).toEqual(refuse('noMatch'))
    expect([tries, committed]).toEqual([1, []])
  })
})
