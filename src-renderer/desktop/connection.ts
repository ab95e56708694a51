/** The connection of the desktop app's page: its socket lives in the main process, behind the bridge. */
import type { Bridge, ConnectionEvent, FormerHost, HostIdentity, TablePlace } from '../../src-shared/desktop/bridge'
import { joinCode } from '../connection/joinCode'
import type { Connection } from '../connection/connection'
import { SocketConnection } from '../connection/socket'
import type { Introduction, PageSocket, PageSocketEvents } from '../connection/socketSetup'

/** Sockets are numbered over all connections of this page. */
let lastLine = 0

export interface DesktopConnectionSetup {
  readonly bridge: Bridge
  /** The table's current address: our own host's may change. */
  readonly place: () => TablePlace
  /** The host at which the person sat before the table moved; undefined where it has not. */
  readonly from: () => FormerHost | undefined
  /** Called with the invitation to keep the table that was asked for. */
  readonly onInvitation: (invitation: string, line: number) => void
  readonly me: Introduction
  /** Whether other computers keep the table. */
  readonly isKept: () => boolean
  /** Called with who is at the other end. */
  readonly onMet: (host: HostIdentity) => void
  /** Called when another host than the one that was met answers, with its certificate. */
  readonly onChanged: (fingerprint: string) => void
  /** Whether the host at the other end may hear the join code. */
  readonly mayHearCode: () => boolean
}

export function desktopConnection({
  bridge,
  place,
  from,
  onInvitation,
  me,
  isKept,
  onMet,
  onChanged,
  mayHearCode,
}: DesktopConnectionSetup): Connection {
  let token: string | null = null,
    owner: string | null = null
  let currentLine = -1
  const open = (events: PageSocketEvents): PageSocket => {
    const line = ++lastLine
    currentLine = line
    const stop = bridge.on.connection(news => {
      if (news.line === line) dispatch(news, events)
    })
    const dispatch = (news: ConnectionEvent, { opened, received: heard, closed: closed }: PageSocketEvents): void => {
      switch (news.is) {
        case 'opened':
          // The token for the host that has proved its identity, and for no other.
          token = news.token
          owner = news.owner
          onMet(news.met)
          opened()
          return
        case 'heard':
          heard(news.text)
          return
        case 'closed':
          stop()
          if (news.why?.refused === 'certificateChanged') onChanged(String(news.why.params?.fingerprint))
          closed(news.code, news.why)
      }
    }
    void bridge.call.dial({ line, place: place(), from: from() })
    return {
      send: text => {
        void bridge.call.send({ line, text })
      },
      close: () => {
        stop()
        void bridge.call.hangUp(line)
      },
    }
  }
  const connection = new SocketConnection({
    open,
    ...me,
    isKept,
    table: place().table,
    // Within TLS the code itself is sent.
    encrypted: true,
    code: () => (mayHearCode() ? joinCode.value : null),
    owner: () => owner,
    later: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => {
        clearTimeout(timer)
      }
    },
    token: {
      get: () => token,
      set: received => {
        token = received
        void bridge.call.storeToken({ line: currentLine, token: received })
      },
    },
  })
  connection.onInvitation(invitation => {
    onInvitation(invitation, currentLine)
  })
  return connection
}
