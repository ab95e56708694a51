/** The worker in which bots think. It knows bots and their match parts, but no host, no table and no other seat. */
import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { loadBots, type Bot, type MakeBot } from '../../../src-shared/bots'
import { GAMES } from '../../../src-shared/games'
import type { BotWorkerReply, BotWorkerRequest } from '../../../src-shared/bots/workerMessages'

// Bots yield to the host's own thread. Only on Linux a thread has a priority of its own: elsewhere this would lower the
// whole program's.
const { PRIORITY_BELOW_NORMAL } = constants.priority
if (process.platform === 'linux' && getPriority(0) < PRIORITY_BELOW_NORMAL) setPriority(0, PRIORITY_BELOW_NORMAL)

const bots = new Map<number, Bot>()

function answer({ bot: id, request, ask }: Extract<BotWorkerRequest, { kind: 'answer' }>): BotWorkerReply {
  try {
    const bot = bots.get(id)
    if (!bot) throw new Error('no such bot')
    return { request, answer: bot.answer(ask), error: null }
  } catch (fault) {
    return { request, answer: null, error: String(fault) }
  }
}

/** Drops a bot that throws; the others go on. */
function guarded(id: number, act: () => void): void {
  try {
    act()
  } catch {
    bots.delete(id)
  }
}

function handle(message: BotWorkerRequest, makeBot: MakeBot): void {
  switch (message.kind) {
    case 'open':
      guarded(message.bot, () => {
        bots.set(message.bot, makeBot(message.game, message.seat, message.seed, message.deck, message.profile))
      })
      return
    case 'see':
      guarded(message.bot, () => {
        bots.get(message.bot)?.see(message.part)
      })
      return
    case 'answer':
      parentPort?.postMessage(answer(message))
      return
    case 'close':
      bots.delete(message.bot)
  }
}

// Requests wait for the bots' code, and are handled in the order in which they came.
const loaded = loadBots(GAMES.map(({ id }) => id))
parentPort?.on('message', (message: BotWorkerRequest) => {
  void loaded.then(makeBot => {
    handle(message, makeBot)
  })
})
