/** The bots' workers: one that dies is started again, and its bots know what they knew. */
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { SeatAsk } from '../../../src-shared/kernel'
import { DEFAULT_PROFILE, type MatchPart } from '../../../src-shared/wire'
import { WorkerBotPool } from '../../../src-main/host/bots/botPool'

const script = pathToFileURL(path.resolve(import.meta.dirname, '../../kit/crashingBots.mjs'))
const ask = (key: string): SeatAsk => ({ id: `1/${key}/0`, key, pick: { pick: 'ok' } })
const part = (id: string): MatchPart => ({ id }) as unknown as MatchPart

let bots: WorkerBotPool
let faults: string[] = []
afterEach(async () => {
  await bots.stop()
})

/** A pool, and a seat's bot whose journal is a list. */
function opened(seats: number) {
  faults = []
  bots = new WorkerBotPool(script, fault => {
    faults.push(fault)
  })
  return Array.from({ length: seats }, (_, seat) => {
    const journal: string[] = []
    const bot = bots.open('mascarade', seat, seat, null, () => journal.map(part), DEFAULT_PROFILE)
    return {
      mind: bot,
      tell: (id: string) => {
        journal.push(id)
        bot.see(part(id))
      },
    }
  })
}

describe('a worker that dies', () => {
  it('is started again, and its bots are told everything again, in order', async () => {
    const [one, , other] = opened(3)
    one?.tell('a')
    other?.tell('x')
    one?.tell('b')
    await expect(one?.mind.answer(ask('poison'))).rejects.toThrow('poison')
    one?.tell('c')
    expect(await one?.mind.answer(ask('turn'))).toEqual(['seed 0', 'a', 'b', 'c'])
    // The third seat's bot runs in the same thread as the first's.
    expect(await other?.mind.answer(ask('turn'))).toEqual(['seed 2', 'x'])
    expect(faults).toEqual(['a bot worker died: poison', 'a bot worker died: poison'])
  })

  it('is asked once more what it died of, and no third time', async () => {
    const [one] = opened(1)
    await expect(one?.mind.answer(ask('poison'))).rejects.toThrow('poison')
    expect(faults).toHaveLength(2)
  })

  it('leaves the other worker alone', async () => {
    const [one, two] = opened(2)
    two?.tell('y')
    // Awaited from the start: it may be rejected before the other bot has answered.
    const died = expect(one?.mind.answer(ask('poison'))).rejects.toThrow('poison')
    expect(await two?.mind.answer(ask('turn'))).toEqual(['seed 1', 'y'])
    await died
  })

  it('forgets a bot that was closed', async () => {
    const [one, , other] = opened(3)
    one?.tell('a')
    one?.mind.close()
    await expect(other?.mind.answer(ask('poison'))).rejects.toThrow('poison')
    expect(await one?.mind.answer(ask('turn'))).toBe('no such bot')
  })
})

describe('a pool that is stopped', () => {
  it('ends its workers for good: none is reported dead or started again, though a bot still thinks', async () => {
    const [one, two] = opened(2)
    const answered: string[] = []
    for (const bot of [one, two])
      void bot?.mind.answer(ask('turn')).then(
        () => answered.push('answer'),
        () => answered.push('fault'),
      )
    await bots.stop()
    // What has ended says so in a turn of its own.
    await new Promise(setImmediate)
    expect([faults, answered]).toEqual([[], []])
  })
})
