/** Somebody at a table in the clear: says hello and, once seated, what they were told to say; prints what kinds of messages come, and the end. */
import { WebSocket } from 'ws'

const [url, hello, ...words] = process.argv.slice(2)
const print = line => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

const socket = new WebSocket(url, { perMessageDeflate: false })
socket.on('open', () => {
  socket.send(hello)
})
socket.on('message', data => {
  const { kind, n, token } = JSON.parse(String(data))
  print({ kind, n, token })
  if (kind !== 'frame') return
  for (const word of words.splice(0)) socket.send(word)
})
socket.on('close', code => {
  print({ kind: 'closed', code })
})
socket.on('error', () => undefined)
