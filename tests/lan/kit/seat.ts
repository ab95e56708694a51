/** A guest at a table, with the page's own connection over a Node socket: prints what happens to it. */
import { WebSocket } from 'ws'
import { SocketConnection } from '../../../src-renderer/connection/socket'

const [url = ''] = process.argv.slice(2)
const print = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

let token: string | null = null
const connection = new SocketConnection({
  open(events) {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    socket.on('open', () => {
      events.opened()
    })
    socket.on('message', data => {
      events.received(String(data))
    })
    socket.on('close', code => {
      events.closed(code)
    })
    socket.on('error', () => undefined)
    return {
      send: text => {
        socket.send(text)
      },
      close: () => {
        socket.close()
      },
    }
  },
  later(run, ms) {
    const timer = setTimeout(run, ms)
    return () => {
      clearTimeout(timer)
    }
  },
  name: () => 'Anna',
  table: null,
  token: {
    get: () => token,
    set: deps => {
      token = deps
    },
  },
})
let bots = 0
connection.onState(state => {
  print({ state: state.is })
})
connection.onUpdate(update => {
  const { you, phase } = update.party
  print({ seat: you.seat, phase })
  if (phase === 'lobby' && bots < 4) {
    bots++
    void connection.send(bots < 4 ? { kind: 'addBot' } : { kind: 'start' })
  }
})
connection.retry()
