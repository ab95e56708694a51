/** The connection of a page in a browser: back to the host that served it, with the token this machine keeps. */
import { linkCode, onWake, recall, remember, tableAddress } from '../platform'
import { joinCode } from './code'
import type { Connection } from './connection'
import { SocketConnection } from './socket'

export function browserConnection(name: () => string): Connection {
  const { socket, origin, table, screen } = tableAddress()
  // One token per host and table: the same machine may sit at several, and show one of them on its screen as well.
  const key = `${screen ? 'screen' : 'token'}.${origin}.${table ?? ''}`
  let link = screen ? null : linkCode()
  const connection = new SocketConnection({
    open: events => {
      const line = new WebSocket(socket)
      line.addEventListener('open', events.opened)
      line.addEventListener('message', ({ data }) => {
        events.heard(data)
      })
      line.addEventListener('close', ({ code }) => {
        events.closed(code)
      })
      return line
    },
    later: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => {
        clearTimeout(timer)
      }
    },
    name,
    table,
    screen,
    code: () => joinCode.value,
    token: {
      get: () => recall(key),
      set: token => {
        remember(key, token)
      },
    },
    link: {
      get: () => link,
      used: () => {
        link = null
      },
    },
  })
  onWake(() => {
    connection.hasten()
  })
  return connection
}
