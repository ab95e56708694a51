/** The worker in which bots think. It knows minds and their frames; it knows no host, no table and no other seat. */
import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { makeMind, type Mind } from '../../src-shared/bots'
import type { FromWorker, ToWorker } from '../../src-shared/bots/messages'

// Whoever thinks lets the host's own thread go first. On Linux alone a thread has a priority of its own: elsewhere it would be the whole program's.
const { PRIORITY_BELOW_NORMAL } = constants.priority
if (process.platform === 'linux' && getPriority(0) < PRIORITY_BELOW_NORMAL) setPriority(0, PRIORITY_BELOW_NORMAL)

const minds = new Map<number, Mind>()

function answer({ mind, asked, ask }: Extract<ToWorker, { kind: 'answer' }>): FromWorker {
  try {
    const thinking = minds.get(mind)
    if (!thinking) throw new Error('no such mind')
    return { asked, answer: thinking.answer(ask), fault: null }
  } catch (fault) {
    return { asked, answer: null, fault: String(fault) }
  }
}

/** A mind that a frame is too much for is none any more: the others think on. */
function guarded(mind: number, act: () => void): void {
  try {
    act()
  } catch {
    minds.delete(mind)
  }
}

parentPort?.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'open':
      guarded(message.mind, () => {
        minds.set(message.mind, makeMind(message.game, message.seat, message.seed, message.deck, message.nature))
      })
      return
    case 'see':
      guarded(message.mind, () => {
        minds.get(message.mind)?.see(message.part)
      })
      return
    case 'answer':
      parentPort?.postMessage(answer(message))
      return
    case 'close':
      minds.delete(message.mind)
  }
})
