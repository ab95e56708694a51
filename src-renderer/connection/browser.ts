/** The connection of a browser page: to the host that served it, with the token that this machine keeps. */
import { linkCode, onWake, ownerKey, recall, remember, tableAddress } from '../platform'
import { joinCode } from './joinCode'
import type { Connection } from './connection'
import type { Introduction } from './socketSetup'
import { SocketConnection } from './socket'

export function browserConnection(me: Introduction): Connection {
  const { socket: url, origin, table, screen } = tableAddress()
  // One token per host and table: a machine may sit at several tables and show one of them on its screen.
  const key = `${screen ? 'screen' : 'token'}.${origin}.${table ?? ''}`
  let link = screen ? null : linkCode()
  const owner = ownerKey()
  const connection = new SocketConnection({
    open: events => {
      const socketToHost = new WebSocket(url)
      socketToHost.addEventListener('open', events.opened)
      socketToHost.addEventListener('message', ({ data }) => {
        events.received(data)
      })
      socketToHost.addEventListener('close', ({ code }) => {
        events.closed(code)
      })
      return socketToHost
    },
    later: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => {
        clearTimeout(timer)
      }
    },
    ...me,
    table,
    screen,
    code: () => joinCode.value,
    owner: () => owner,
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
    connection.retryNow()
  })
  return connection
}
