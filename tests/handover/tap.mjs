// Loaded into a program before its own code: everything that it reads from a socket of ours goes to a file as well. With
// UNDERTABLE_TAP_POLLS only when somebody was heard to stand for host: for measuring what follows.
import { appendFileSync } from 'node:fs'
import process from 'node:process'
import { WebSocket } from 'ws'

const file = process.env.UNDERTABLE_TAP ?? ''
const polls = process.env.UNDERTABLE_TAP_POLLS === '1'
const emit = WebSocket.prototype.emit
WebSocket.prototype.emit = function (kind, ...given) {
  if (kind === 'message') {
    const text = String(given[0])
    if (!polls) appendFileSync(file, `${text}\n`)
    else if (text.includes('"kind":"poll"')) appendFileSync(file, `${Date.now()}\n`)
  }
  return emit.call(this, kind, ...given)
}
