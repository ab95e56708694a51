/** A match that is played: what it stands still for, what it stores, and what its bots are given. */
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultOptions } from '../../../src-main/host/party/options'
import { RunningMatch, type RunningMatchSetup } from '../../../src-main/host/match/runningMatch'
import type { StoredSnapshot } from '../../../src-main/host/storage/storeTypes'
import { mascarade } from '../../../src-shared/games/mascarade/rules'
import { drawAnswer, fastRandom, type Answer, type Game, type Random, type SeatAsk } from '../../../src-shared/kernel'
import { DEFAULT_PROFILE, type MatchPart } from '../../../src-shared/wire'
import { inlineBots, testDeps, type TestDeps } from '../../kit/deps'
import { FIXED_KEY } from '../../kit/record'

const game = mascarade as unknown as Game
let deps: TestDeps, changes: string[], stored: string[], random: Random
beforeEach(() => {
  deps = testDeps(5)
  changes = []
  stored = []
  random = fastRandom(3)
  const { appendAnswer, saveSnapshot } = deps.store
  deps.store.appendAnswer = (match, answer) => {
    stored.push(`answer ${answer.n}`)
    return appendAnswer(match, answer)
  }
  deps.store.saveSnapshot = (match, snapshot) => {
    stored.push(`told ${changes.length}: snapshot after ${snapshot.answerCount}`)
    return saveSnapshot(match, snapshot)
  }
})

function running(more: Partial<RunningMatchSetup> = {}): RunningMatch {
  return new RunningMatch(deps, {
    ...{ id: 'm', game, seats: 4, options: defaultOptions(game), deck: null, key: new Uint8Array(32).fill(3) },
    origin: { rules: game.rulesVersion, seats: [], dealt: 0, fair: FIXED_KEY },
    ...{ saved: null, clock: 0, pace: 1, botTiming: {} },
    isPresent: () => true,
    isWatched: () => true,
    readsLonger: () => false,
    profileAt: () => DEFAULT_PROFILE,
    onChange: touched => changes.push(String(touched)),
    ...more,
  })
}
const asksOf = (match: RunningMatch): readonly SeatAsk[] =>
  [0, 1, 2, 3].flatMap(seat => match.part(seat).view.own?.asks ?? [])
const seatOf = (match: RunningMatch, ask: SeatAsk): number =>
  [0, 1, 2, 3].find(seat => match.part(seat).view.own?.asks.some(({ id }) => id === ask.id)) ?? -1

/** Answers so many open asks at random. @returns why the last was refused, or null */
async function play(match: RunningMatch, count: number): Promise<object | null> {
  let why: object | null = null
  for (let n = 0; n < count && why === null; n++) {
    const [ask] = asksOf(match)
    if (!ask) throw new Error('nobody is asked')
    why = await match.answer(
      seatOf(match, ask),
      ask.id,
      drawAnswer(ask.pick, most => random.nextInt(most, '')),
    )
  }
  return why
}

describe('a match that stands still', () => {
  const PAUSED = { refused: 'paused' }

  it('while it is paused or held takes no answer, until both are over', async () => {
    const match = running()
    match.begin([])
    match.pause(true)
    expect(await play(match, 1)).toEqual(PAUSED)
    match.hold(true)
    match.pause(false)
    expect(await play(match, 1)).toEqual(PAUSED)
    match.hold(false)
    expect(await play(match, 1)).toBeNull()
    expect(match.answerCount).toBe(1)
  })

  it('has clocks that stop for a pause, for people who decide, and for a sleep, and run on only without any of them', async () => {
    const match = running({ clock: 60 })
    match.begin([])
    const left = (): number => Math.max(...match.clockViews(null).map(clock => clock.left))
    const passes = async (): Promise<boolean> => {
      const before = left()
      await deps.clock.advance(1000)
      return left() < before
    }
    expect(await passes()).toBe(true)
    const stops = [(on: boolean) => match.pause(on), (on: boolean) => match.hold(on), (on: boolean) => match.sleep(on)]
    for (const first of stops)
      for (const second of stops) {
        first(true)
        second(true)
        expect(await passes()).toBe(false)
        first(false)
        if (first !== second) expect(await passes()).toBe(false)
        second(false)
        expect(await passes()).toBe(true)
      }
  })

  it('sets no clock again once it has stopped, whatever is begun or ended then', async () => {
    const match = running({ clock: 60 })
    match.begin([0])
    match.pause(true)
    match.stop()
    match.pause(false)
    match.hold(false)
    match.presenceChanged()
    await deps.clock.settle()
    expect([deps.clock.waiting, match.clockViews(null)]).toEqual([0, []])
    expect(await play(match, 1)).toEqual({ refused: 'noMatch' })
  })
})

describe('what is stored', () => {
  const snapshots = (): string[] => stored.filter(one => one.includes('snapshot'))

  it('is each answer, and after every twenty-fifth the state, once everybody has been told', async () => {
    const match = running()
    match.begin([])
    await play(match, 24)
    expect(snapshots()).toEqual([])
    await play(match, 28)
    await deps.clock.settle()
    expect(snapshots()).toEqual([
      expect.stringMatching(/^told 25: snapshot after 2\d$/),
      expect.stringMatching(/^told 50: snapshot after (4\d|50)$/),
    ])
    // The next answer may be on its way to the disk before it.
    expect(stored.indexOf(snapshots()[0] ?? '')).toBeLessThanOrEqual(26)
    expect(deps.store.entries).toHaveLength(52)
  })

  it('without a state goes on, where the disk refuses that alone: every answer counts', async () => {
    deps.store.saveSnapshot = () => Promise.reject(new Error('the disk is full'))
    const match = running()
    match.begin([])
    expect(await play(match, 30)).toBeNull()
    await deps.clock.settle()
    expect([match.answerCount, deps.faults]).toEqual([30, ['a snapshot could not be stored: Error: the disk is full']])
  })

  it('is no state of a match that has been left', async () => {
    const match = running()
    const { appendAnswer } = deps.store
    deps.store.appendAnswer = (id, answer) => {
      if (answer.n === 25) match.stop()
      return appendAnswer(id, answer)
    }
    match.begin([])
    await play(match, 25)
    await deps.clock.settle()
    expect([stored.at(-1), snapshots()]).toEqual(['answer 25', []])
  })

  it('is nothing of an answer that the disk refuses: nobody is told, and it may be given again', async () => {
    const match = running()
    match.begin([])
    deps.store.broken = true
    expect(await play(match, 1)).toEqual({ refused: 'storeFailed' })
    expect([match.answerCount, changes]).toEqual([0, []])
    deps.store.broken = false
    expect(await play(match, 1)).toBeNull()
    expect([match.answerCount, changes.length]).toEqual([1, 1])
  })
})

/** Everything that the bots were given, by their seats. */
function watching(): { readonly seen: MatchPart[][]; readonly closed: number[] } {
  const seen: MatchPart[][] = [],
    closed: number[] = []
  deps = testDeps(5, {
    ...inlineBots,
    open(...of) {
      const parts: MatchPart[] = [],
        at = seen.push(parts) - 1
      const bot = inlineBots.open(...of)
      return {
        ...bot,
        see: part => {
          parts.push(part)
          bot.see(part)
        },
        close: () => {
          closed.push(at)
        },
      }
    },
  })
  return { seen, closed }
}

describe('the bot of a seat', () => {
  it('that takes over is given all that the seat was sent, and at last what is so now; one is enough', async () => {
    const { seen, closed } = watching()
    const match = running()
    match.begin([])
    await play(match, 9)
    match.takeOver(2)
    match.takeOver(2)
    await deps.clock.advance(10)
    expect(seen).toHaveLength(1)
    expect(seen[0]?.at(-1)).toEqual(match.part(2))
    expect(seen[0]?.slice(0, -1).flatMap(({ events }) => events).length).toBeGreaterThan(0)
    match.giveBack(2)
    expect(closed).toEqual([0])
    match.giveBack(2)
    expect(closed).toEqual([0])
  })

  it('that has to be started again is given the same once more, and at last what is so by then', async () => {
    const replays: (() => Iterable<MatchPart>)[] = []
    deps = testDeps(5, {
      ...inlineBots,
      open(...of) {
        replays.push(of[4])
        return inlineBots.open(...of)
      },
    })
    let told = 0
    const match = running({ onChange: (_, events) => (told = events.length) })
    match.begin([])
    for (const seat of [1, 2]) match.takeOver(seat)
    // The last answer is one of which there is something to tell.
    do await play(match, 1)
    while (match.answerCount < 9 || told === 0)
    for (const [at, seat] of [1, 2].entries()) {
      const again = [...(replays[at]?.() ?? [])]
      expect([seat, again.at(-1)]).toEqual([seat, match.part(seat)])
      expect(again.map(({ view }) => view.own?.seat)).toEqual(again.map(() => seat))
      expect(again.flatMap(({ events }) => events).slice(0, match.openingEvents.length)).toHaveLength(
        match.openingEvents.length,
      )
    }
  })

  it('begins with the events of the deal, and is told of no other seat', async () => {
    const { seen } = watching()
    const match = running()
    match.begin([1])
    await deps.clock.settle()
    expect(seen[0]?.flatMap(({ events }) => events).length).toBe(match.openingEvents.length)
    expect(seen[0]?.at(-1)?.view.own?.seat).toBe(1)
  })

  it('leaves with the match', () => {
    const { closed } = watching()
    const match = running()
    match.begin([0, 1])
    match.stop()
    expect(closed).toEqual([0, 1])
  })
})

describe('the answer of a bot', () => {
  /** The bot of the seat that is asked first answers so. */
  async function answering(answer: () => Promise<Answer>): Promise<RunningMatch> {
    deps = testDeps(5, { open: () => ({ see: () => undefined, answer, close: () => undefined }) })
    const match = running({ clock: 600 })
    match.begin([])
    const [ask] = asksOf(match)
    if (!ask) throw new Error('nobody is asked')
    match.takeOver(seatOf(match, ask))
    await deps.clock.advance(3000)
    return match
  }

  it('that is illegal is reported, and the clock’s stands in its place: the match goes on', async () => {
    const match = await answering(() => Promise.resolve({ no: 'such answer' }))
    expect(match.answerCount).toBe(1)
    expect(deps.store.entries).toMatchObject([{ entry: { by: 'clock' } }])
    expect(deps.faults).toEqual([expect.stringMatching(/^a bot gave an illegal answer to /)])
  })

  it('that is legal is taken as it is', async () => {
    const match = await answering(() => Promise.resolve(true))
    expect(match.answerCount).toBe(1)
    expect(deps.store.entries).toMatchObject([{ entry: { by: 'hand' } }])
    expect(deps.faults).toEqual([])
  })

  it('that comes while the table decides something is not taken, and is given again afterwards', async () => {
    const match = await answering(() => new Promise(() => undefined))
    expect(match.answerCount).toBe(0)
    deps = testDeps(5, { open: () => ({ see: () => undefined, answer: () => Promise.resolve(true), close() {} }) })
    const other = running()
    other.begin([0, 1, 2, 3])
    other.hold(true)
    await deps.clock.advance(60_000)
    expect(other.answerCount).toBe(0)
    other.hold(false)
    await deps.clock.advance(3000)
    expect(other.answerCount).toBeGreaterThan(0)
  })
})

describe('a match that is stored because its host stops', () => {
  it('is stored as it was before what can be taken back', async () => {
    const stored: [string, StoredSnapshot][] = []
    deps.store.saveSnapshot = (match, snapshot) => {
      stored.push([match, snapshot])
      return Promise.resolve()
    }
    const match = running()
    match.begin([])
    const free = (): number => [0, 1, 2, 3].findIndex(seat => match.undoable(seat) !== null)
    for (let n = 0; n < 100 && free() < 0; n++) await play(match, 1)
    expect(free()).toBeGreaterThanOrEqual(0)
    await match.storeSnapshot()
    expect(stored[0]?.[1].answerCount).toBeLessThan(match.answerCount)
  })
})

describe('a match that is resumed', () => {
  it('goes on with all that was played before: its answers, its log, its openings', async () => {
    const first = running()
    first.begin([])
    await play(first, 9)
    const saved = first.save()
    const match = running({ saved })
    match.begin([])
    expect([match.answerCount, match.save()]).toEqual([9, saved])
    expect(match.openingEvents).toEqual([])
    expect(await play(match, 1)).toBeNull()
    expect([match.answerCount, match.save().answers.slice(0, 9)]).toEqual([10, saved.answers])
  })
})

describe('the log for somebody who comes', () => {
  it('has the last forty events, each as their seat may know it', async () => {
    const match = running()
    match.begin([])
    await play(match, 45)
    expect(match.logFor(null)).toHaveLength(40)
    expect(match.logFor(0)).toHaveLength(40)
    expect(match.logFor(null).some(event => 'own' in event)).toBe(false)
  })
})
