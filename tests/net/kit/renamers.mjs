/**
 * A crowd that renames itself without end: `node renamers.mjs PORT VERSION FIRST COUNT PER_ADDRESS`. Comes from
 * 127.0.0.FIRST and the addresses after it, PER_ADDRESS from each. When each of them is at the table or was turned away,
 * prints `in N`, begins to rename and goes on until it is killed.
 */
import { WebSocket } from 'ws'

const [port, version, first, count, perAddress] = process.argv.slice(2).map(Number)
/** As often as a client may speak without being cut off. */
const EVERY_MS = 26

/** How to begin, for each of them who is at the table. */
const inside = []
let settled = 0
const settle = () => {
  if (++settled < count) return
  process.stdout.write(`in ${inside.length}\n`)
  for (const begin of inside) begin()
}

for (let i = 0; i < count; i++) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/table`, {
    perMessageDeflate: false,
    localAddress: `127.0.0.${first + Math.floor(i / perAddress)}`,
  })
  let known = false
  const rename = () => {
    let n = 1
    setInterval(() => {
      if (socket.readyState === socket.OPEN)
        socket.send(JSON.stringify({ kind: 'rename', n, name: `Crowd ${i} ${n++}` }))
    }, EVERY_MS)
  }
  socket.on('error', () => undefined)
  socket.on('open', () => {
    socket.send(JSON.stringify({ kind: 'hello', n: 0, version, name: `Crowd ${i}` }))
  })
  socket.on('message', data => {
    if (known) return
    known = true
    if (JSON.parse(String(data)).kind === 'welcome') inside.push(rename)
    settle()
  })
  socket.on('close', () => {
    if (!known) settle()
    known = true
  })
}
