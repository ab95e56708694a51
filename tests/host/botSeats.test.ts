import { describe, expect, it } from 'vitest'
import type { Answer, SeatAsk } from '../../src-shared/kernel'
import { PLAIN, type MatchPart } from '../../src-shared/wire'
import { BotSeats } from '../../src-main/host/botSeats'
import type { BotPool } from '../../src-main/host/given'
import { testGiven } from '../kit/given'

const ask: SeatAsk = { id: '3/turn/1', key: 'turn', pick: { pick: 'ok' } }
const part = (asks: readonly SeatAsk[]): MatchPart => ({
  id: 'm',
  events: [],
  view: {
    open: { steps: [], asking: [], outcome: null, table: null },
    own: { seat: 1, asks, seen: [], sealed: null, hand: null },
  },
})

/** A bot that answers when it is let. */
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

function seated(pace: number, bots = slowBots()) {
  const given = testGiven(5, bots.pool)
  const left: { at: number; answer: Answer }[] = []
  const seats = new BotSeats(
    given,
    { game: 'mascarade', deck: null, nature: () => PLAIN, patience: 0 },
    pace,
    (_, __, thought) => {
      left.push({ at: given.clock.now(), answer: thought === 'none' ? 'none' : thought.answer })
    },
  )
  seats.seat(1, [], () => [])
  return { given, seats, left, bots }
}

describe('a bot at a seat', () => {
  it('answers at a moment drawn before thinking begins, however fast it thinks', async () => {
    const times = []
    for (const thinking of [0, 300]) {
      const { given, seats, left, bots } = seated(1)
      seats.see(1, part([ask]))
      await given.clock.advance(thinking)
      bots.think(true)
      await given.clock.advance(10_000)
      times.push(left[0]?.at)
    }
    expect(times[0]).toBeGreaterThanOrEqual(1000)
    expect(times[1]).toBe(times[0])
  })

  it('that cannot think says so, in its time: its seat waits for nobody', async () => {
    const given = testGiven(5, {
      open: () => ({
        see: () => undefined,
        answer: () => Promise.reject(new Error('no idea')),
        close: () => undefined,
      }),
    })
    const thoughts: unknown[] = []
    const seats = new BotSeats(
      given,
      { game: 'mascarade', deck: null, nature: () => PLAIN, patience: 0 },
      1,
      (_, __, thought) => {
        thoughts.push(thought)
      },
    )
    seats.seat(1, [], () => [])
    seats.see(1, part([ask]))
    await given.clock.advance(500)
    expect(thoughts).toEqual([])
    await given.clock.advance(10_000)
    expect(thoughts).toEqual(['none'])
    expect(given.faults).toEqual(['a bot could not answer turn: Error: no idea'])
  })

  it('is asked once for one ask', async () => {
    const { given, seats, left, bots } = seated(0)
    seats.see(1, part([ask]))
    seats.see(1, part([ask]))
    bots.think(true)
    await given.clock.advance(1)
    expect(left).toHaveLength(1)
  })

  it('does not answer an ask that is gone', async () => {
    const { given, seats, left, bots } = seated(1)
    seats.see(1, part([ask]))
    seats.see(1, part([]))
    bots.think(true)
    await given.clock.advance(10_000)
    expect(left).toEqual([])
  })

  it('holds its answer in a pause', async () => {
    const { given, seats, left, bots } = seated(1)
    seats.see(1, part([ask]))
    seats.pause(true, () => part([ask]))
    bots.think(true)
    await given.clock.advance(10_000)
    expect(left).toEqual([])
    seats.pause(false, () => part([ask]))
    bots.think(true)
    await given.clock.advance(10_000)
    expect(left).toHaveLength(1)
  })

  it('says nothing more once it has left its seat, whatever it was thinking', async () => {
    const { given, seats, left, bots } = seated(1)
    seats.see(1, part([ask]))
    seats.free(1)
    expect(seats.has(1)).toBe(false)
    bots.think(true)
    await given.clock.advance(10_000)
    expect(left).toEqual([])
    seats.free(1)
  })

  it('leaves what it is being shown to its clock', async () => {
    const { given, seats, left, bots } = seated(0)
    seats.see(1, part([{ id: '3/seen/1', key: 'seen', pick: { pick: 'ok' } }]))
    bots.think(true)
    await given.clock.advance(10_000)
    expect(left).toEqual([])
  })

  describe('that tells a tale', () => {
    const tell: SeatAsk = { id: '3/tell/1', key: 'tell', pick: { pick: 'ok' } }
    const told = (asks: readonly SeatAsk[]): MatchPart => ({ ...part(asks), events: [{ event: { kind: 'twist' } }] })

    it('thinks again when something is told meanwhile, and answers when it would have', async () => {
      const times = []
      for (const again of [false, true]) {
        const { given, seats, left, bots } = seated(1)
        seats.see(1, part([tell]))
        bots.think('before')
        await given.clock.advance(10)
        if (again) {
          seats.see(1, told([tell]))
          bots.think('after')
        }
        await given.clock.advance(20_000)
        expect(left.map(one => one.answer)).toEqual([again ? 'after' : 'before'])
        times.push(left[0]?.at)
      }
      expect(times[1]).toBe(times[0])
    })

    it('does not say what it thought before, should that come last', async () => {
      const { given, seats, left, bots } = seated(1)
      seats.see(1, part([tell]))
      seats.see(1, told([tell]))
      bots.thinkLast('after')
      await given.clock.advance(10)
      bots.think('before')
      await given.clock.advance(20_000)
      expect(left.map(one => one.answer)).toEqual(['after'])
      seats.see(1, told([tell]))
      bots.think('too late')
      await given.clock.advance(1)
      expect(left).toHaveLength(1)
    })

    it('does not think again where nothing is told, nor of anything else', async () => {
      const { given, seats, left, bots } = seated(1)
      seats.see(1, part([tell, ask]))
      bots.think('before')
      await given.clock.advance(10)
      seats.see(1, part([tell, ask]))
      bots.think('never asked')
      seats.see(1, told([ask]))
      bots.think('never asked')
      await given.clock.advance(20_000)
      expect(left.map(one => one.answer)).toEqual(['before'])
    })
  })
})
