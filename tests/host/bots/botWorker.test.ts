/** The worker in which bots think: each knows what it was sent, and one that fails takes no other with it. */
import { EventEmitter } from 'node:events'
import { constants } from 'node:os'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MakeBot } from '../../../src-shared/bots'
import type { BotWorkerReply, BotWorkerRequest } from '../../../src-shared/bots/workerMessages'
import type { SeatAsk } from '../../../src-shared/kernel'
import { DEFAULT_PROFILE, type BotProfile, type MatchPart } from '../../../src-shared/wire'

/** The thread around the worker, and what it was asked to load. */
const thread = vi.hoisted(() => ({
  port: null as EventEmitter | null,
  priority: 0,
  lowered: [] as (readonly number[])[],
  replies: [] as BotWorkerReply[],
  loaded: (_: MakeBot): void => undefined,
}))
vi.mock('node:worker_threads', () => ({
  parentPort: {
    on: (event: string, act: () => void) => thread.port?.on(event, act),
    postMessage: (reply: BotWorkerReply) => thread.replies.push(reply),
  },
}))
vi.mock('node:os', async original => ({
  ...(await original<typeof import('node:os')>()),
  getPriority: () => thread.priority,
  setPriority: (...args: readonly number[]) => thread.lowered.push(args),
}))
vi.mock('../../../src-shared/bots', async original => ({
  ...(await original<typeof import('../../../src-shared/bots')>()),
  loadBots: () =>
    new Promise<MakeBot>(done => {
      thread.loaded = done
    }),
}))

/** A bot answers with all that it was told. What is called `poison` makes it fail. */
const telling: MakeBot = (game, seat, seed) => {
  if (game === 'poison') throw new Error('no such game')
  const told: string[] = [`${game} ${seat} ${seed}`]
  return {
    see: ({ id }) => {
      if (id === 'poison') throw new Error('what is this?')
      told.push(id)
    },
    answer: ({ key }) => {
      if (key === 'poison') throw new Error('no idea')
      return [...told]
    },
  }
}

const platform = process.platform
const on = (name: string): void => {
  Object.defineProperty(process, 'platform', { value: name })
}
async function started(priority = 0): Promise<void> {
  vi.resetModules()
  Object.assign(thread, { port: new EventEmitter(), priority, lowered: [], replies: [] })
  await import('../../../src-main/host/bots/botWorker')
}
beforeEach(() => started())
afterEach(() => {
  on(platform)
})

const send = (request: BotWorkerRequest): void => {
  thread.port?.emit('message', request)
}
const open = (bot: number, game = 'castle'): void => {
  send({ kind: 'open', bot, game, deck: null, seat: bot, seed: 10 + bot, profile: DEFAULT_PROFILE })
}
const see = (bot: number, id: string): void => {
  send({ kind: 'see', bot, part: { id } as unknown as MatchPart })
}
let requests = 0
const ask = (bot: number, key = 'turn'): void => {
  send({ kind: 'answer', bot, request: requests++, ask: { id: '1', key, pick: { pick: 'ok' } } satisfies SeatAsk })
}
/** What was answered since the last time, or why nothing was. */
async function answered(): Promise<unknown[]> {
  thread.loaded(telling)
  await new Promise(setImmediate)
  return thread.replies.splice(0).map(({ answer, error }) => error ?? answer)
}

describe('a bot in a worker', () => {
  it('plays its game at its seat, with the deck of the table and in the way the table has chosen', async () => {
    const made = vi.fn<MakeBot>(telling)
    const profile: BotProfile = { level: 'hard', personality: 'bold' }
    send({ kind: 'open', bot: 1, game: 'tales', deck: { cards: [] }, seat: 2, seed: 5, profile })
    thread.loaded(made)
    await new Promise(setImmediate)
    expect(made.mock.calls).toEqual([['tales', 2, 5, { cards: [] }, profile]])
  })

  it('answers by what it was told itself, in order, also while the code of the bots was still being loaded', async () => {
    open(1)
    open(2)
    see(1, 'a')
    see(2, 'x')
    see(1, 'b')
    ask(1)
    see(1, 'c')
    ask(2)
    ask(1)
    expect(thread.replies).toEqual([])
    expect(await answered()).toEqual([
      ['castle 1 11', 'a', 'b'],
      ['castle 2 12', 'x'],
      ['castle 1 11', 'a', 'b', 'c'],
    ])
  })

  it('replies to the request that it was sent', async () => {
    open(1)
    const first = requests
    ask(1)
    ask(7)
    thread.loaded(telling)
    await new Promise(setImmediate)
    expect(thread.replies.map(({ request }) => request)).toEqual([first, first + 1])
  })

  it('that cannot take in what it sees is gone: it does not go on with half of what there was to know', async () => {
    open(1)
    open(2)
    see(1, 'poison')
    see(1, 'after')
    see(2, 'after')
    ask(1)
    ask(2)
    expect(await answered()).toEqual(['Error: no such bot', ['castle 2 12', 'after']])
  })

  it('that cannot be made is none, and its worker goes on', async () => {
    open(1, 'poison')
    open(2)
    ask(1)
    ask(2)
    expect(await answered()).toEqual(['Error: no such bot', ['castle 2 12']])
  })

  it('that has no answer says why, and may have one the next time', async () => {
    open(1)
    ask(1, 'poison')
    see(1, 'a')
    ask(1)
    expect(await answered()).toEqual(['Error: no idea', ['castle 1 11', 'a']])
  })

  it('is forgotten when it has left its seat, and no other is', async () => {
    open(1)
    open(2)
    send({ kind: 'close', bot: 1 })
    see(1, 'a')
    ask(1)
    ask(2)
    expect(await answered()).toEqual(['Error: no such bot', ['castle 2 12']])
  })
})

describe('a worker', () => {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority

  it('yields to its host where threads have a priority of their own, and lowers no whole program elsewhere', async () => {
    for (const [name, lowered] of [
      ['linux', [[0, PRIORITY_BELOW_NORMAL]]],
      ['win32', []],
      ['darwin', []],
    ] as const) {
      on(name)
      await started()
      expect([name, thread.lowered]).toEqual([name, lowered])
    }
  })

  it('does not raise itself where its program is lower already', async () => {
    on('linux')
    await started(PRIORITY_LOW)
    expect(thread.lowered).toEqual([])
  })
})
