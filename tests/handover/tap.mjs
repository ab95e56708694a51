// Loaded into a program before its own code: everything that it reads from a socket of ours goes to a file as well.
import { appendFileSync } from 'node:fs'
import process from 'node:process'
import { WebSocket } from 'ws'

const file = process.env.UNDERTABLE_TAP ?? ''
const emit = WebSocket.prototype.emit
WebSocket.prototype.emit = function (kind, ...given) {
  if (kind === 'message') appendFileSync(file, `${String(given[0])}\n`)
  return emit.call(this, kind, ...given)
}
