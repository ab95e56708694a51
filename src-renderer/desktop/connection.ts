/** The connection of the desktop app's page: its socket lives in main, behind the bridge. */
import type { Bridge, LineNews, Met, TablePlace } from '../../src-shared/desktop/bridge'
import { joinCode } from '../connection/code'
import type { Connection } from '../connection/connection'
import { SocketConnection, type Line, type LineEvents } from '../connection/socket'

/** Lines are told apart by number, over all connections of this page. */
let lines = 0

/** @param place where the table is just now: one of our own may move; @param met told who is at the other end */
export function desktopConnection(
  bridge: Bridge,
  place: () => TablePlace,
  name: () => string,
  met: (met: Met) => void,
): Connection {
  let kept: string | null = null
  let now = -1
  const open = (events: LineEvents): Line => {
    const line = ++lines
    now = line
    const stop = bridge.hear.line(news => {
      if (news.line === line) tell(news, events)
    })
    const tell = (news: LineNews, { opened, heard, closed }: LineEvents): void => {
      switch (news.is) {
        case 'opened':
          // The token of the host that has proved to be there, and of no other.
          kept = news.token
          met(news.met)
          opened()
          return
        case 'heard':
          heard(news.text)
          return
        case 'closed':
          stop()
          closed(news.code, news.why)
      }
    }
    void bridge.call.dial({ line, place: place() })
    return {
      send: text => {
        void bridge.call.say({ line, text })
      },
      close: () => {
        stop()
        void bridge.call.hangUp(line)
      },
    }
  }
  return new SocketConnection({
    open,
    name,
    table: place().table,
    // Within TLS the code itself is said.
    encrypted: true,
    code: () => joinCode.value,
    later: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => {
        clearTimeout(timer)
      }
    },
    token: {
      get: () => kept,
      set: token => {
        kept = token
        void bridge.call.keepToken({ line: now, token })
      },
    },
  })
}
