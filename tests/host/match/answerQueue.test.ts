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
    async taken => {
      if (!stores()) return false
      await Promise.resolve()
      committed.push(taken.propose())
      return true
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

  it('is on its way to the disk at once where nobody waits, and then the next one waits for it', async () => {
    const { answers, committed } = queue()
    const turns: string[] = []
    const turn = (name: string) => () => {
      turns.push(`${name} after ${committed.length}`)
      return TAKEN
    }
    const first = answers.add(turn('first')),
      second = answers.add(turn('second'))
    expect(turns).toEqual(['first after 0'])
    await first
    await second
    expect(turns).toEqual(['first after 0', 'second after 1'])
    void answers.add(turn('third'))
    expect(turns.at(-1)).toBe('third after 2')
  })

  it('that is refused holds up nobody', async () => {
    const { answers, committed } = queue()
    expect(await answers.add(() => refuse('paused'))).toEqual(refuse('paused'))
    let hasTurn = false
    void answers.add(() => {
      hasTurn = true
      return TAKEN
    })
    expect([hasTurn, committed.length]).toEqual([true, 0])
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
