/** Runs a program like Electron's utility process: its parent is available as `process.parentPort`. */
import { EventEmitter } from 'node:events'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

class ParentPort extends EventEmitter {
  postMessage(message) {
    process.send?.(message)
  }
}

const port = new ParentPort()
process.on('message', data => {
  port.emit('message', { data, ports: [] })
})
// A utility process does not outlive the process that started it.
process.on('disconnect', () => {
  process.exit(0)
})
Object.defineProperty(process, 'parentPort', { value: port })
await import(pathToFileURL(process.argv[2]).href)
process.send?.({ standIn: 'ready' })
