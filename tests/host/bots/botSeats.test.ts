import { describe, expect, it } from 'vitest'
import type { Answer, SeatAsk } from '../../../src-shared/kernel'
import { DEFAULT_PROFILE, type MatchPart } from '../../../src-shared/wire'
import { BotSeats } from '../../../src-main/host/bots/botSeats'
import { PARTS_AT_ONCE } from '../../../src-main/host/bots/catchingUp'
import type { BotPool } from '../../../src-main/host/deps'
import type { BotTiming } from '../../../src-shared/games/manifest'
import { testDeps } from '../../kit/deps'

const ask: SeatAsk = { id: '3/turn/1', key: 'turn', pick: { pick: 'ok' } }
const part = (asks: readonly SeatAsk[]): MatchPart => ({
  id: 'm',
  events: [],
  view: {
    open: { steps: [], asking: [], outcome: null, table: null },
    own: { seat: 1, asks, seen: [], sealed: null, private: null },
  },
})

/** A bot that answers when the test lets it. */
function slowBots(): {
  pool: BotPool
  seen: MatchPart[]
  think: (answer: Answer) => void
  thinkLast: (answer: Answer) => void
} {
  const seen: MatchPart[] = []
  const waiting: ((answer: Answer) => void)[] = []
  return {
    seen,
    pool: {
      open: () => ({
        see: p => {
          seen.push(p)
        },
        answer: () =>
          new Promise(done => {
            waiting.push(done)
          }),
        close: () => undefined,
      }),
    },
    think: answer => {
      for (const done of waiting.splice(0)) done(answer)
    },
    thinkLast: answer => {
      waiting.pop()?.(answer)
    },
  }
}

function seated(pace: number, bots = slowBots(), timing: BotTiming = { rethinksOnEvents: ['tell'] }) {
  const deps = testDeps(5, bots.pool)
  const left: { at: number; answer: Answer }[] = []
  const seats = new BotSeats(
    deps,
    {
      game: 'mascarade',
      deck: null,
      profileAt: () => DEFAULT_PROFILE,
      options: {},
      timing,
    },
    pace,
    (_, __, botAnswer) => {
      left.push({ at: deps.clock.now(), answer: botAnswer === 'none' ? 'none' : botAnswer.answer })
    },
  )
  seats.seat(1, [], () => [])
  return { deps, seats, left, bots }
}

describe('a bot at a seat', () => {
  it('answers at a moment drawn before thinking begins, however fast it thinks', async () => {
    const times = []
    for (const thinking of [0, 300]) {
      const { deps, seats, left, bots } = seated(1)
      seats.see(1, part([ask]))
      await deps.clock.advance(thinking)
      bots.think(true)
      await deps.clock.advance(10_000)
      times.push(left[0]?.at)
    }
    expect(times[0]).toBeGreaterThanOrEqual(1000)
    expect(times[1]).toBe(times[0])
  })

  it('that cannot think is reported in time, and its seat is not waited for', async () => {
    const deps = testDeps(5, {
      open: () => ({
        see: () => undefined,
        answer: () => Promise.reject(new Error('no idea')),
        close: () => undefined,
      }),
    })
    const thoughts: unknown[] = []
    const seats = new BotSeats(
      deps,
      {
        game: 'mascarade',
        deck: null,
        profileAt: () => DEFAULT_PROFILE,
        options: {},
        timing: { rethinksOnEvents: ['tell'] },
      },
      1,
      (_, __, botAnswer) => {
        thoughts.push(botAnswer)
      },
    )
    seats.seat(1, [], () => [])
    seats.see(1, part([ask]))
    await deps.clock.advance(500)
    expect(thoughts).toEqual([])
    await deps.clock.advance(10_000)
    expect(thoughts).toEqual(['none'])
    expect(deps.faults).toEqual(['a bot could not answer turn: Error: no idea'])
  })

  it('that is started again while it catches up is told once more what it was told, and nothing twice', async () => {
    const told: MatchPart[] = [],
      parts = Array.from({ length: 2 * PARTS_AT_ONCE }, () => part([]))
    let again: () => Iterable<MatchPart> = () => []
    const { deps, seats } = seated(0, {
      ...slowBots(),
      pool: {
        open: (_game, _seat, _seed, _deck, replay) => {
          again = replay
          return {
            see: one => {
              told.push(one)
            },
            answer: () => new Promise(() => undefined),
            close: () => undefined,
          }
        },
      },
    })
    told.length = 0
    seats.seat(2, parts, () => parts)
    expect([told.length, [...again()].length]).toEqual([PARTS_AT_ONCE, PARTS_AT_ONCE])
    await deps.clock.advance(10)
    expect([told.length, [...again()].length]).toEqual([parts.length, parts.length])
  })

  it('is asked once for one ask', async () => {
    const { deps, seats, left, bots } = seated(0)
    seats.see(1, part([ask]))
    seats.see(1, part([ask]))
    bots.think(true)
    await deps.clock.advance(1)
    expect(left).toHaveLength(1)
  })

  it('does not answer an ask that is closed', async () => {
    const { deps, seats, left, bots } = seated(1)
    seats.see(1, part([ask]))
    seats.see(1, part([]))
    bots.think(true)
    await deps.clock.advance(10_000)
    expect(left).toEqual([])
  })

  it('holds its answer during a pause', async () => {
    const { deps, seats, left, bots } = seated(1)
    seats.see(1, part([ask]))
    seats.pause(true, () => part([ask]))
    bots.think(true)
    await deps.clock.advance(10_000)
    expect(left).toEqual([])
    seats.pause(false, () => part([ask]))
    bots.think(true)
    await deps.clock.advance(10_000)
    expect(left).toHaveLength(1)
  })

  it('begins no answer during a pause either', async () => {
    const { deps, seats, left, bots } = seated(0)
    seats.pause(true, () => part([]))
    seats.see(1, part([ask]))
    bots.think(true)
    await deps.clock.advance(10_000)
    expect(left).toEqual([])
  })

  it('takes now longer and now less long, within the usual time', async () => {
    const { deps, seats, left, bots } = seated(1)
    const times = new Set<number>()
    for (let n = 0; n < 20; n++) {
      const began = deps.clock.now()
      seats.see(1, part([{ ...ask, id: `${n}/turn/1` }]))
      bots.think(true)
      await deps.clock.advance(10_000)
      times.add((left[n]?.at ?? 0) - began)
    }
    expect(times.size).toBeGreaterThan(10)
    expect(Math.min(...times)).toBeGreaterThanOrEqual(1000)
    expect(Math.max(...times)).toBeLessThanOrEqual(2800)
  })

  it('does nothing more after leaving its seat, even if it was thinking', async () => {
    const { deps, seats, left, bots } = seated(1)
    seats.see(1, part([ask]))
    seats.remove(1)
    expect(seats.has(1)).toBe(false)
    bots.think(true)
    await deps.clock.advance(10_000)
    expect(left).toEqual([])
    seats.remove(1)
  })

  it('leaves what it is being shown to the clock', async () => {
    const { deps, seats, left, bots } = seated(0)
    seats.see(1, part([{ id: '3/seen/1', key: 'seen', pick: { pick: 'ok' } }]))
    bots.think(true)
    await deps.clock.advance(10_000)
    expect(left).toEqual([])
  })

  it('leaves to the clock what its game leaves open, and answers the rest', async () => {
    const { deps, seats, left, bots } = seated(0, slowBots(), { leftOpen: ['react'] })
    const react: SeatAsk = { id: '3/react/1', key: 'react', pick: { pick: 'ok' } }
    seats.see(1, part([react]))
    bots.think(true)
    await deps.clock.advance(10_000)
    expect(left).toEqual([])
    seats.see(1, part([react, ask]))
    bots.think(true)
    await deps.clock.advance(10_000)
    expect(left).toHaveLength(1)
  })

  it('takes as long as its game and its level say, times the pace of the table', async () => {
    for (const [pace, at] of [
      [1, 4000],
      [0.5, 2000],
    ] as const) {
      const { deps, seats, left, bots } = seated(pace, slowBots(), { thinking: { turn: [4000, 4000] } })
      seats.see(1, part([ask]))
      bots.think(true)
      await deps.clock.advance(at - 1)
      expect(left).toEqual([])
      await deps.clock.advance(1)
      expect(left).toEqual([{ at, answer: true }])
    }
  })

  it('is told nothing more of a match that has ended, and leaves no timer', async () => {
    const { deps, seats, left, bots } = seated(1)
    seats.see(1, part([ask]))
    expect(deps.clock.waiting).toBe(1)
    seats.stop()
    expect([deps.clock.waiting, seats.has(1)]).toEqual([0, false])
    const told = bots.seen.length
    seats.see(1, part([ask]))
    bots.think(true)
    await deps.clock.advance(10_000)
    expect([left, bots.seen.length]).toEqual([[], told])
  })

  describe('a bot that tells a tale', () => {
    const tell: SeatAsk = { id: '3/tell/1', key: 'tell', pick: { pick: 'ok' } }
    const reported = (asks: readonly SeatAsk[]): MatchPart => ({
      ...part(asks),
      events: [{ event: { kind: 'twist' } }],
    })

    it('thinks again when something happens meanwhile, and answers at the moment it would have', async () => {
      const times = []
      for (const again of [false, true]) {
        const { deps, seats, left, bots } = seated(1)
        seats.see(1, part([tell]))
        bots.think('before')
        await deps.clock.advance(10)
        if (again) {
          seats.see(1, reported([tell]))
          bots.think('after')
        }
        await deps.clock.advance(20_000)
        expect(left.map(sent => sent.answer)).toEqual([again ? 'after' : 'before'])
        times.push(left[0]?.at)
      }
      expect(times[1]).toBe(times[0])
    })

    it('does not give an outdated answer, even if that arrives last', async () => {
      const { deps, seats, left, bots } = seated(1)
      seats.see(1, part([tell]))
      seats.see(1, reported([tell]))
      bots.thinkLast('after')
      await deps.clock.advance(10)
      bots.think('before')
      await deps.clock.advance(20_000)
      expect(left.map(sent => sent.answer)).toEqual(['after'])
      seats.see(1, reported([tell]))
      bots.think('too late')
      await deps.clock.advance(1)
      expect(left).toHaveLength(1)
    })

    it('gives the one that it thinks out last, also where that is done after the moment at which it would have', async () => {
      const { deps, seats, left, bots } = seated(1)
      seats.see(1, part([tell]))
      bots.think('before')
      await deps.clock.advance(10)
      seats.see(1, reported([tell]))
      await deps.clock.advance(20_000)
      expect(left).toEqual([])
      bots.think('after')
      await deps.clock.advance(1)
      expect(left.map(sent => sent.answer)).toEqual(['after'])
    })

    it.each([
      ['if nothing happens', tell, part([tell])],
      ['about an ask of another kind', ask, reported([ask])],
    ])('does not think again %s', async (_, asked, next) => {
      const { deps, seats, left, bots } = seated(1)
      seats.see(1, part([asked]))
      bots.think('before')
      await deps.clock.advance(10)
      seats.see(1, next)
      bots.think('never asked')
      await deps.clock.advance(20_000)
      expect(left.map(sent => sent.answer)).toEqual(['before'])
    })
  })
})
