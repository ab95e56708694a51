import { beforeEach, describe, expect, it } from 'vitest'
import { SEEN, type Match } from '../../../src-shared/kernel'
import { AskClocks, clockedAsks, type ClockedAsk } from '../../../src-main/host/match/askClocks'
import { VirtualClock } from '../../kit/clock'

let clock: VirtualClock
let rang: string[]
let clocks: AskClocks
beforeEach(() => {
  clock = new VirtualClock()
  rang = []
  clocks = new AskClocks(clock, id => {
    rang.push(id)
  })
})

const ask = (id: string, seconds: number, more: Partial<ClockedAsk> = {}): ClockedAsk => ({
  id,
  seat: 0,
  key: 'turn',
  seconds,
  isHeld: false,
  isPrivate: false,
  ...more,
})

describe('the clocks of asks', () => {
  it('ring when their time is over, not before', async () => {
    clocks.set([ask('a', 10)])
    await clock.advance(9999)
    expect(rang).toEqual([])
    await clock.advance(1)
    expect(rang).toEqual(['a'])
  })

  it('run on while other asks come and go', async () => {
    clocks.set([ask('a', 10)])
    await clock.advance(4000)
    clocks.set([ask('a', 10), ask('b', 10)])
    expect(clocks.views(null).map(view => view.left)).toEqual([6000, 10_000])
    await clock.advance(6000)
    expect(rang).toEqual(['a'])
  })

  it('stop when their ask is closed', async () => {
    clocks.set([ask('a', 10)])
    clocks.set([])
    await clock.advance(20_000)
    expect(rang).toEqual([])
  })

  it('stop during a pause, and go on with the time that was left', async () => {
    clocks.set([ask('a', 10)])
    await clock.advance(4000)
    clocks.pause(true)
    await clock.advance(60_000)
    expect(clocks.views(null)[0]?.left).toBe(6000)
    clocks.pause(false)
    await clock.advance(5999)
    expect(rang).toEqual([])
    await clock.advance(1)
    expect(rang).toEqual(['a'])
  })

  it('keep the time that was left, whatever is asked besides during a pause and after it', async () => {
    clocks.set([ask('a', 10)])
    await clock.advance(4000)
    clocks.pause(true)
    clocks.set([ask('a', 10), ask('b', 20)])
    expect(clocks.views(null).map(view => view.left)).toEqual([6000, 20_000])
    clocks.pause(false)
    await clock.advance(1000)
    clocks.set([ask('a', 10)])
    expect(clocks.views(null).map(view => view.left)).toEqual([5000])
    await clock.advance(5000)
    expect(rang).toEqual(['a'])
  })

  it('of asks that open during a pause do not run', async () => {
    clocks.pause(true)
    clocks.set([ask('a', 1)])
    await clock.advance(5000)
    expect(rang).toEqual([])
  })

  it('of something shown wait for a seat that is not connected', async () => {
    clocks.set([ask('a', 10, { isHeld: true, isPrivate: true })])
    await clock.advance(60_000)
    clocks.set([ask('a', 10, { isHeld: false, isPrivate: true })])
    await clock.advance(10_000)
    expect(rang).toEqual(['a'])
  })

  it('of something shown are sent to that seat only', () => {
    clocks.set([ask('a', 10, { isPrivate: true, seat: 2, key: 'seen' }), ask('b', 10, { seat: 3 })])
    expect(clocks.views(2).map(view => view.key)).toEqual(['seen', 'turn'])
    expect(clocks.views(3).map(view => view.key)).toEqual(['turn'])
    expect(clocks.views(null).map(view => view.key)).toEqual(['turn'])
  })
})

describe('which asks have a clock', () => {
  const open = (key: string, seconds?: number, seat = 0) => ({
    id: `${key}/${seat}`,
    seat,
    key,
    ...(seconds === undefined ? {} : { seconds }),
  })
  /** A match in which these asks are open, and something is shown to seats 1 and 2. */
  const match = {
    asks: (scope?: 'public') => [
      open('turn'),
      open('react', 5),
      open('patience', 20, 1),
      ...(scope === 'public' ? [] : [open(SEEN, 90, 1), open(SEEN, 90, 2)]),
    ],
  } as unknown as Match
  const clocked = (table: number, newcomer = -1) =>
    clockedAsks(
      match,
      table,
      seat => seat !== 2,
      seat => seat === newcomer,
    ).map(({ key, seat, seconds, isHeld, isPrivate }) => [key, seat, seconds, isHeld, isPrivate])

  it('are those to which the game gives one, the others by the table, and what is shown', () => {
    expect(clocked(0)).toEqual([
      ['react', 0, 5, false, false],
      ['patience', 1, 20, false, false],
      [SEEN, 1, 90, false, true],
      [SEEN, 2, 90, true, true],
    ])
    expect(clocked(60).slice(0, 3)).toEqual([
      ['turn', 0, 60, false, false],
      ['react', 0, 5, false, false],
      ['patience', 1, 20, false, false],
    ])
  })

  it('run twice as long for a newcomer alone, where the game gives them, and as long for what is shown', () => {
    expect(clocked(60, 1).map(([, , seconds]) => seconds)).toEqual([60, 5, 40, 90, 90])
    expect(clocked(60, 0).map(([, , seconds]) => seconds)).toEqual([60, 10, 20, 90, 90])
  })
})
