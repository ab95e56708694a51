/**
 * How long a host's own thread is blocked by its bots, whose masters think for tens of milliseconds: they think in
 * their own threads, and the host only passes updates on to them. A control thinks on the host's thread.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { makeBot } from '../kit/makeBot'
import { DEFAULT_PROFILE, type MatchPart } from '../../src-shared/wire'
import { gameById } from '../../src-shared/games'
import { drawAnswer, fastRandom, Match, type SeatAsk } from '../../src-shared/kernel'
import { WorkerBotPool } from '../../src-main/host/bots/botPool'
import { CatchingUp } from '../../src-main/host/bots/catchingUp'
import type { BotHandle, BotPool, HostDeps } from '../../src-main/host/deps'
import { Host } from '../../src-main/host/host'
import { Journal } from '../../src-main/host/match/journal'
import { noStore, nodeClock, nodeDate } from '../../src-main/nodeDeps'
import { Guest } from '../kit/guest'
import { seededIds } from '../kit/deps'
import { named, NO_PROC } from '../kit/platform'
import { keyOf, moves, playing, tableOptions } from '../kit/play'
import { percentile } from './lines'
import { LONG } from '../kit/effort'

/** Milliseconds for which a bot may block the host's thread. */
const MOST_MS = 10
const SCRIPT = pathToFileURL(path.resolve(import.meta.dirname, '../../out/main/botWorker.js'))

/** A bot takes over after this many answers: far more than any match has. */
const TAKEN_OVER_AT = 2000
const NO_ASK: SeatAsk = { id: '1/none/0', key: 'none', pick: { pick: 'ok' } }

/** The fullest table of every game. */
const TABLES = [
  ['tales', 4],
  ['mascarade', 13],
  ['castle', 8],
  ['overlord', 10],
] as const
/** This many calls to the bots are enough to judge: a full table of masters plays for minutes. */
const MOST_CALLS = LONG ? 4000 : 400

let end: () => Promise<void> | void = () => undefined
afterEach(() => end())

/** The same pool, which records how long each call of the host to it took, in milliseconds. */
function watched(pool: BotPool, took: number[]): BotPool {
  const timed = <T>(call: () => T): T => {
    const start = performance.now()
    try {
      return call()
    } finally {
      took.push(performance.now() - start)
    }
  }
  return {
    open: (...given) => {
      const bot = timed(() => pool.open(...given))
      return {
        see: part => {
          timed(() => {
            bot.see(part)
          })
        },
        answer: ask => timed(() => bot.answer(ask)),
        close: () => {
          bot.close()
        },
      } satisfies BotHandle
    },
  }
}

/** Thinks on the calling thread. */
const onTheSpot: BotPool = {
  open(game, seat, seed, deck, _, profile) {
    const bot = makeBot(game, seat, seed, deck, profile)
    return {
      see: part => {
        bot.see(part)
      },
      answer: ask => Promise.resolve(bot.answer(ask)),
      close: () => undefined,
    }
  },
}

/**
 * A person who plays at random among masters, until the match is over or there were enough calls. @returns how long the
 * host was blocked each time
 */
async function held(pool: BotPool, game: string, seats: number): Promise<number[]> {
  const took: number[] = [],
    faults: string[] = [],
    random = fastRandom(7)
  const given: HostDeps = {
    clock: nodeClock,
    date: nodeDate,
    random,
    ids: seededIds(7),
    store: noStore,
    bots: watched(pool, took),
    reportFault: fault => {
      faults.push(fault)
    },
  }
  const host = new Host(given)
  host.open({ id: 't', name: 'Table', game, invite: [], fixedKey: null, pace: 0 })
  const anna = new Guest(host, 'Anna', false)
  expect(anna.hello()).toBeNull()
  for (let bot = 1; bot < seats; bot++) expect(await anna.send({ kind: 'addBot', level: 'hard' })).toBeNull()
  const over = new Promise<void>((done, fail) => {
    let asks: readonly SeatAsk[] = [],
      answering = false
    /** One answer at a time, to the current ask: what an earlier update asked may have changed or closed meanwhile. */
    const answer = async (): Promise<void> => {
      answering = true
      while (asks.length > 0) {
        const [ask] = asks
        if (!ask) break
        await new Promise(setImmediate)
        if (asks[0] === ask)
          await anna.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, n => random.nextInt(n, '')) })
      }
      answering = false
    }
    anna.onMessage = message => {
      if (message.kind !== 'frame') return
      const isOver = message.party.phase === 'result' || took.length >= MOST_CALLS
      asks = isOver ? [] : (message.match?.view.own?.asks ?? [])
      if (isOver) done()
      else if (!answering) answer().catch(fail)
    }
  })
  expect(await anna.send({ kind: 'start' })).toBeNull()
  await over
  host.close()
  expect(faults).toEqual([])
  return took
}

it.each(TABLES)('%s with %i seats: no call to the bots blocks the host', async (game, seats) => {
  const bots = new WorkerBotPool(SCRIPT, fault => {
    throw new Error(fault)
  })
  end = () => bots.stop()
  const took = await held(bots, game, seats),
    longest = Math.max(...took)
  if (LONG)
    process.stdout.write(
      `${game}, ${seats} seats: ${took.length} calls of the host into its bots, the longest ${longest.toFixed(2)} ms\n`,
    )
  expect(took.length).toBeGreaterThan(20)
  // If other programs run, a call may be interrupted: then 99 of 100 calls must meet five times the limit.
  if (LONG) expect(longest).toBeLessThanOrEqual(MOST_MS)
  else expect(percentile(took, 0.99)).toBeLessThanOrEqual(MOST_MS * 5)
})

it("a bot that thought on the host's own thread would be caught", async () => {
  const took = await held(onTheSpot, 'tales', 4)
  if (LONG) process.stdout.write(`control: the longest ${Math.max(...took).toFixed(1)} ms\n`)
  expect(Math.max(...took)).toBeGreaterThan(MOST_MS)
})

/** A long match of Castle, and what one of its seats has been told. */
function longMatch(answers: number): Iterable<MatchPart> {
  const castle = gameById('castle')
  if (!castle) throw new Error('there is no Castle')
  const options = tableOptions(castle, { window: 0 }),
    key = keyOf(3),
    random = fastRandom(3)
  const { match, events: told } = Match.start(castle, 8, options, key),
    journal = new Journal(told, [])
  const undeclared = moves((ask, draw) =>
    drawAnswer(
      ask.pick.pick !== 'branch'
        ? ask.pick
        : {
            pick: 'branch',
            of: Object.fromEntries(Object.entries(ask.pick.of).filter(([branch]) => !branch.startsWith('declare'))),
          },
      n => draw.nextInt(n, ''),
    ),
  )
  playing(undeclared)(match, random, answers, ({ entry, events: heard }) => {
    journal.add(entry, heard)
  })
  expect(journal.length).toBe(answers)
  return journal.parts({ id: 'm', game: castle, seats: 8, options, deck: null, key }, 0)
}

it('a bot that takes over in the middle of a long match blocks nobody', async () => {
  const bots = new WorkerBotPool(SCRIPT, fault => {
    throw new Error(fault)
  })
  end = () => bots.stop()
  const parts = longMatch(TAKEN_OVER_AT),
    bot = bots.open('castle', 0, 1, null, () => [], DEFAULT_PROFILE),
    took: number[] = []
  const timed = <T>(act: () => T): T => {
    const start = performance.now()
    try {
      return act()
    } finally {
      took.push(performance.now() - start)
    }
  }
  let heard = 0
  const counted: BotHandle = {
    ...bot,
    see: part => {
      heard++
      bot.see(part)
    },
  }
  const late = timed(
    () =>
      new CatchingUp(counted, parts, {
        ...nodeClock,
        after: (ms, act) =>
          nodeClock.after(ms, () => {
            timed(act)
          }),
      }),
  )
  await late.answer(NO_ASK).catch(() => undefined)
  // The deal, and each answer that was not sealed: nobody else is told of one.
  expect(heard).toBeGreaterThan(TAKEN_OVER_AT / 4)
  if (LONG)
    process.stdout.write(
      `${heard} parts told in ${took.length} turns, the longest ${Math.max(...took).toFixed(2)} ms\n`,
    )
  // A replayed match's garbage is collected at some point: 99 of 100 are judged here too.
  expect(percentile(took, 0.99)).toBeLessThanOrEqual(LONG ? MOST_MS : MOST_MS * 5)
})

/** The niceness of each thread of this process: the 19th field of Linux's stat file. */
const nicenesses = (): number[] =>
  readdirSync('/proc/self/task').map(thread =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  )

const NO_PRIORITIES =
  NO_PROC ?? (getPriority(0) < constants.priority.PRIORITY_BELOW_NORMAL ? null : 'the tests run at a low priority')

it.skipIf(NO_PRIORITIES !== null)(
  named("a bots' thread gives way to the host's own, and no other thread does", NO_PRIORITIES),
  async () => {
    const ours = getPriority(0),
      bots = new WorkerBotPool(SCRIPT, () => undefined)
    end = () => bots.stop()
    expect(new Set(nicenesses())).toEqual(new Set([ours]))
    // It is running once it has answered that nobody is asked this.
    const answered = bots.open('tales', 0, 1, null, () => [], DEFAULT_PROFILE).answer(NO_ASK)
    await answered.catch(() => undefined)
    expect(nicenesses().filter(niceness => niceness > ours)).toHaveLength(1)
    expect(getPriority(0)).toBe(ours)
  },
)
