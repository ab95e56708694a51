/** A fake bot worker: a bot answers with everything it has been sent; an ask named `poison` kills the worker. */
import { parentPort } from 'node:worker_threads'

const bots = new Map()
parentPort.on('message', message => {
  const { kind, bot } = message
  if (kind === 'open') bots.set(bot, [`seed ${message.seed}`])
  if (kind === 'see') bots.get(bot)?.push(message.part.id)
  if (kind === 'close') bots.delete(bot)
  if (kind !== 'answer') return
  if (message.ask.key === 'poison') throw new Error('poison')
  parentPort.postMessage({ request: message.request, answer: bots.get(bot) ?? 'no such bot', error: null })
})
