/** A stand-in for the bots' worker: a mind answers with what it has been told; some questions are its death. */
import { parentPort } from 'node:worker_threads'

const minds = new Map()
parentPort.on('message', message => {
  const { kind, mind } = message
  if (kind === 'open') minds.set(mind, [`seed ${message.seed}`])
  if (kind === 'see') minds.get(mind)?.push(message.part.id)
  if (kind === 'close') minds.delete(mind)
  if (kind !== 'answer') return
  if (message.ask.key === 'poison') throw new Error('poison')
  parentPort.postMessage({ asked: message.asked, answer: minds.get(mind) ?? 'no such mind', fault: null })
})
