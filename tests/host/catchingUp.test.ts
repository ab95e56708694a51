/** A mind that comes late hears all in its order, some of it at a time; and what comes in between, afterwards. */
import { describe, expect, it } from 'vitest'
import type { SeatAsk } from '../../src-shared/kernel'
import type { MatchPart } from '../../src-shared/wire'
import { AT_ONCE, CatchingUp } from '../../src-main/host/catchingUp'
import { VirtualClock } from '../kit/clock'

const part = (id: number): MatchPart => ({ id: String(id) }) as unknown as MatchPart
const parts = (count: number): MatchPart[] => Array.from({ length: count }, (_, n) => part(n))
const ids = (count: number): string[] => parts(count).map(({ id }) => id)
const ask: SeatAsk = { id: '3/turn/1', key: 'turn', pick: { pick: 'ok' } }

/** A mind that says what it has heard by then. */
function late(count: number) {
  const clock = new VirtualClock(),
    heard: string[] = []
  const mind = new CatchingUp(
    {
      see: ({ id }) => {
        heard.push(id)
      },
      answer: () => Promise.resolve(heard.length),
      close: () => {
        heard.push('closed')
      },
    },
    parts(count),
    clock,
  )
  return { clock, heard, mind }
}

describe('a mind that comes late', () => {
  it('is told all of a young match at once', () => {
    expect(late(AT_ONCE - 1).heard).toEqual(ids(AT_ONCE - 1))
    expect(late(0).heard).toEqual([])
  })

  it('is told a long match a few parts at a time, and all of it', async () => {
    const { clock, heard } = late(3 * AT_ONCE - 1)
    expect(heard).toHaveLength(AT_ONCE)
    await clock.step()
    expect(heard).toHaveLength(2 * AT_ONCE)
    await clock.step()
    expect(heard).toEqual(ids(3 * AT_ONCE - 1))
    expect(await clock.step()).toBe(false)
  })

  it('hears afterwards what comes in between, and answers only then', async () => {
    const { clock, heard, mind } = late(2 * AT_ONCE)
    mind.see(part(1000))
    const answered = mind.answer(ask)
    mind.see(part(1001))
    await clock.settle()
    expect(heard).toHaveLength(AT_ONCE)
    await clock.advance(1)
    expect(heard).toEqual([...ids(2 * AT_ONCE), '1000', '1001'])
    expect(await answered).toBe(2 * AT_ONCE + 1)
    mind.see(part(1002))
    expect(heard.at(-1)).toBe('1002')
    expect(await mind.answer(ask)).toBe(heard.length)
  })

  it('hears nothing more once it is closed', async () => {
    const { clock, heard, mind } = late(2 * AT_ONCE)
    mind.close()
    await clock.advance(10)
    expect(heard).toEqual([...ids(AT_ONCE), 'closed'])
  })

  it('leaves to one in its place what it was told itself, until it has caught up', async () => {
    const { clock, mind } = late(2 * AT_ONCE)
    const again = (): string[] => [...mind.again(parts(2 * AT_ONCE + 3))].map(({ id }) => id)
    expect(again()).toEqual(ids(AT_ONCE))
    await clock.advance(1)
    expect(again()).toEqual(ids(2 * AT_ONCE + 3))
  })
})
