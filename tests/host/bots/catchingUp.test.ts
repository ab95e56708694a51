/** A bot that joins late is told everything in order, a few parts at a time, and what happens meanwhile afterwards. */
import { describe, expect, it } from 'vitest'
import type { SeatAsk } from '../../../src-shared/kernel'
import type { MatchPart } from '../../../src-shared/wire'
import { PARTS_AT_ONCE, CatchingUp } from '../../../src-main/host/bots/catchingUp'
import { VirtualClock } from '../../kit/clock'

const part = (id: number): MatchPart => ({ id: String(id) }) as unknown as MatchPart
const parts = (count: number): MatchPart[] => Array.from({ length: count }, (_, n) => part(n))
const ids = (count: number): string[] => parts(count).map(({ id }) => id)
const ask: SeatAsk = { id: '3/turn/1', key: 'turn', pick: { pick: 'ok' } }

/** A bot whose answer is what it has been told so far. */
function late(count: number) {
  const clock = new VirtualClock(),
    received: string[] = []
  const bot = new CatchingUp(
    {
      see: ({ id }) => {
        received.push(id)
      },
      answer: () => Promise.resolve(received.length),
      close: () => {
        received.push('closed')
      },
    },
    parts(count),
    clock,
  )
  return { clock, heard: received, mind: bot }
}

describe('a bot that joins late', () => {
  it('is told all of a short match at once', () => {
    expect(late(PARTS_AT_ONCE - 1).heard).toEqual(ids(PARTS_AT_ONCE - 1))
    expect(late(0).heard).toEqual([])
  })

  it('is told a long match a few parts at a time, and all of it', async () => {
    const { clock, heard: received } = late(3 * PARTS_AT_ONCE - 1)
    expect(received).toHaveLength(PARTS_AT_ONCE)
    await clock.step()
    expect(received).toHaveLength(2 * PARTS_AT_ONCE)
    await clock.step()
    expect(received).toEqual(ids(3 * PARTS_AT_ONCE - 1))
    expect(await clock.step()).toBe(false)
  })

  it('is told afterwards what happens meanwhile, and answers only then', async () => {
    const { clock, heard: received, mind: bot } = late(2 * PARTS_AT_ONCE)
    bot.see(part(1000))
    const answered = bot.answer(ask)
    bot.see(part(1001))
    await clock.settle()
    expect(received).toHaveLength(PARTS_AT_ONCE)
    await clock.advance(1)
    expect(received).toEqual([...ids(2 * PARTS_AT_ONCE), '1000', '1001'])
    expect(await answered).toBe(2 * PARTS_AT_ONCE + 1)
    bot.see(part(1002))
    expect(received.at(-1)).toBe('1002')
    expect(await bot.answer(ask)).toBe(received.length)
  })

  it('is told nothing more once it is closed', async () => {
    const { clock, heard: received, mind: bot } = late(2 * PARTS_AT_ONCE)
    bot.close()
    await clock.advance(10)
    expect(received).toEqual([...ids(PARTS_AT_ONCE), 'closed'])
  })

  it('passes on to its replacement what it was told itself, until the replacement has caught up', async () => {
    const { clock, mind: bot } = late(2 * PARTS_AT_ONCE)
    const again = (): string[] => [...bot.replay(parts(2 * PARTS_AT_ONCE + 3))].map(({ id }) => id)
    expect(again()).toEqual(ids(PARTS_AT_ONCE))
    await clock.advance(1)
    expect(again()).toEqual(ids(2 * PARTS_AT_ONCE + 3))
  })
})
