/**
 * A guest over plain HTTP: says hello and, once seated, sends the given message; prints the kinds of messages that
 * arrive, and the end.
 */
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
