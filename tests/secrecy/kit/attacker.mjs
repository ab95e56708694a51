/**
 * A hostile client: `node attacker.mjs PORT ATTACK MS`. Each attack goes on for that many milliseconds and reconnects
 * whenever it is cut off. Prints what it did and what it received, as one line of JSON.
 */
import { connect } from 'node:net'
import { WebSocket } from 'ws'

const [port, attack, ms] = [Number(process.argv[2]), process.argv[3], Number(process.argv[4])]
const HOST = '127.0.0.1',
  VERSION = Number(process.argv[5])
/** Ten thousand frames a second: `AT_ONCE` frames every `EVERY_MS` milliseconds. */
const AT_ONCE = 50,
  EVERY_MS = 5
/** More unsent bytes than this: the rest waits until some have been sent. */
const MOST_WAITING = 8 * 1024 * 1024

const did = { sent: 0, opened: 0, refused: {}, closed: {}, errors: 0 }
const count = (of, key) => {
  of[key] = (of[key] ?? 0) + 1
}
const until = performance.now() + ms
const pause = time => new Promise(done => setTimeout(done, time))

function open() {
  const socket = new WebSocket(`ws://${HOST}:${port}/table`, { perMessageDeflate: false })
  socket.on('open', () => {
    did.opened++
  })
  socket.on('error', () => {
    did.errors++
  })
  socket.on('close', code => {
    count(did.closed, code)
  })
  socket.on('message', data => {
    const message = JSON.parse(String(data))
    if (message.kind === 'refused') count(did.refused, message.why.refused)
  })
  return new Promise(done => {
    socket.once('open', () => {
      done(socket)
    })
    socket.once('close', () => {
      done(socket)
    })
  })
}

const hello = (n = 0) => JSON.stringify({ kind: 'hello', n, version: VERSION, name: `Evil ${process.pid}` })
const answer = inner => `{"kind":"answer","n":1,"ask":"1/turn/0","answer":${inner}}`

/** Sends frames until the time is over: `what(n)` is the n-th frame. */
async function talk(what, { greet = true, atOnce = AT_ONCE, deaf = false } = {}) {
  let socket = null,
    n = 0
  while (performance.now() < until) {
    if (!socket || socket.readyState !== socket.OPEN) {
      socket?.terminate()
      socket = await open()
      if (deaf && socket.readyState === socket.OPEN) socket.pause()
      if (greet && socket.readyState === socket.OPEN) socket.send(hello())
    }
    for (let i = 0; i < atOnce && socket.readyState === socket.OPEN && socket.bufferedAmount < MOST_WAITING; i++) {
      socket.send(what(n++))
      did.sent++
    }
    await pause(EVERY_MS)
  }
  socket?.terminate()
}

const LONG = 250_000
const ATTACKS = {
  flood: () => talk(n => JSON.stringify({ kind: 'ready', n: n + 1, ready: true })),
  long: () => talk(() => answer(`[${'1,'.repeat(LONG / 2)}1]`), { atOnce: 4 }),
  deep: () => talk(() => '['.repeat(LONG), { atOnce: 4 }),
  nested: () => talk(() => answer(`[${'[[[[[[[[]]]]]]]],'.repeat(LONG / 20)}1]`), { atOnce: 4 }),
  protos: () =>
    talk(
      n =>
        `{"kind":"options","n":${n + 1},"__proto__":{"a":1},"options":{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}}`,
    ),
  huge: () => talk(() => 'x'.repeat(10 * 1024 * 1024), { atOnce: 1 }),
  version: () => talk(n => JSON.stringify({ kind: 'hello', n, version: VERSION + 1, name: 'Evil' }), { greet: false }),
  binary: () => talk(() => Buffer.alloc(2000, 255)),
  // Hundreds of connections that never finish a request, and never close.
  halfOpen: async () => {
    const lines = Array.from({ length: 300 }, () => {
      const line = connect(port, HOST)
      line.on('connect', () => {
        did.opened++
        line.write('GET /table HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ')
      })
      line.on('error', () => {
        did.errors++
      })
      line.on('close', () => {
        count(did.closed, 'line')
      })
      return line
    })
    while (performance.now() < until) {
      for (const line of lines) if (line.writable) line.write('x')
      await pause(100)
    }
    for (const line of lines) line.destroy()
  },
  // Reads nothing that it is sent, and keeps asking for more.
  slow: () => talk(n => JSON.stringify({ kind: 'rename', n: n + 1, name: `Evil ${n}` }), { atOnce: 1, deaf: true }),
}

await ATTACKS[attack]()
process.stdout.write(`${JSON.stringify(did)}\n`)
process.exit(0)
