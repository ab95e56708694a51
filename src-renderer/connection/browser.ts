/** The connection of a browser page: to the host that served it, with the token that this machine keeps. */
import { linkCode, onWake, recall, remember, tableAddress } from '../platform'
import { forgetMovedPlace, movedPlace } from './belongings'
import { joinCode } from './joinCode'
import { ownerSecret } from './ownerLink'
import type { Connection } from './connection'
import type { Introduction } from './socketSetup'
import { SocketConnection } from './socket'

export function browserConnection(me: Introduction): Connection {
  const { socket: url, origin, table, screen } = tableAddress()
  // One token per host and table: a machine may sit at several tables and show one of them on its screen.
  const keyOf = (of: string): string => `${screen ? 'screen' : 'token'}.${origin}.${of}`
  const hallToken = `hall.${keyOf('')}`
  // A hall knows people by one token, whatever table they come to first.
  let key = recall(hallToken) === null || table === null ? keyOf(table ?? '') : keyOf('')
  let link = screen ? null : linkCode()
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
    owner: ownerSecret,
    token: {
      get: () => recall(key),
      set: token => {
        remember(key, token)
      },
      ofHall: () => {
        const token = recall(key)
        key = keyOf('')
        remember(key, token)
        remember(hallToken, 'yes')
      },
    },
    moved: {
      get: () => movedPlace(table),
      used: () => {
        forgetMovedPlace(table)
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
