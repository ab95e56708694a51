/** One port: the page over HTTP, the tables over WebSocket, both plain or within TLS. */
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { TLSSocket } from 'node:tls'
import { WebSocketServer, type WebSocket } from 'ws'
import { refuse } from '../../src-shared/kernel/refusal'
import { MAX_CLIENT_FRAME, TABLE_PATH, CLOSE } from '../../src-shared/wire'
import type { Clock } from '../clock'
import type { ConnectionInfo, Peer, PeerHost } from '../peer'
import { isLoopback, ownAddresses, plainAddress } from './addresses'
import { ConnectionLimits } from './connectionLimits'
import { TABLES_PATH } from './discovery/probeHost'
import type { InstallerOffers } from './installerOffers'
import { serveOwnerDoor, type OwnerDoor } from './ownerDoor'
import { serveHostQuery, type AnswerHostQuery } from './hostQuery'
import { FOLLOWING_HEADERS, HEADERS, servePage, serveTableList, type StaticPages } from './staticPages'
import { serveGuestsOffPage } from './guestsOffPage'
import { GuestWork } from './guestWork'
import { createServer } from './nodeHttp'
import { FIRST_PORT, LAST_PORT } from '../../src-shared/lan/tablePlace'
import { openSession } from './session'
import { socketPlaces } from './socketLimits'
import type { Certificate } from './tls/certificate'
import { multiplexPort } from './tls/portMultiplexer'
import { connectionSecret } from './tls/shortAuthString'
import { HostWords, wordsLimit } from './tls/wordsExchange'
import { fromOurPage, isOurHostName } from './originCheck'

/** Time limit for the headers of a request, and how often it is checked. */
const HEADERS_MS = 10_000
const HEADERS_CHECK_MS = 2000
/** A connection without a request is closed after this long: a page that loads asks again within it. */
const IDLE_MS = 2000

/** How WebSockets are read. Neither browsers nor our programs send a message in more pieces. */
const PLAIN = { noServer: true, perMessageDeflate: false, maxFragments: 64 } as const

export interface ServerSetup {
  readonly host: PeerHost
  readonly clock: Clock
  readonly pages: StaticPages
  readonly bind: string
  /** A port; 0 for any free one; null for the first free one of ours. */
  readonly port: number | null
  /** Tried first: guests who were here before look for the host there. Taken by another program, it is left to that. */
  readonly formerPort?: number | undefined
  /** Names under which guests may reach this host, in addition to addresses and localhost. */
  readonly names: readonly string[]
  /** Public records of the tables; null while they are not visible. */
  readonly tables?: () => readonly (readonly string[])[] | null
  /** Signed installers for guests. */
  readonly offers?: InstallerOffers | null
  /** Whether guests may connect unencrypted; loopback always may. */
  readonly guestsAllowed?: () => boolean
  /** With one the port speaks TLS as well. */
  readonly certificate?: Certificate | null
  /** Takes the connections of computers that keep tables. */
  readonly keepers?: KeeperServer | null
  /** Answers pages that come with the owner's link. */
  readonly owner?: OwnerDoor
  /** Whether an address is one of the host's own machine, for which places are kept. Loopback and `bind`, if not given. */
  readonly isLocal?: (address: string) => boolean
}

/** What takes the connections of computers that keep tables. */
export interface KeeperServer {
  readonly path: string
  /** Bytes. */
  readonly maxFrame: number
  /** Whether a table is hosted here now. */
  readonly hosts: (table: string) => boolean
  readonly answer: AnswerHostQuery
  /** Which computer asks, as it has proved; null for none. */
  callerOf(request: IncomingMessage): string | null
  /** @param stream what the socket reads */
  accept(caller: string, socket: WebSocket, address: string, stream: Duplex): void
}

export interface Server {
  readonly port: number
  /** Disconnects unencrypted guests. */
  dropGuests(): void
  close(): Promise<void>
}

/** Listens. @throws when no port can be had. */
export async function serve(setup: ServerSetup): Promise<Server> {
  const isLocal = setup.isLocal ?? ownAddresses(setup.bind)
  const http = createServer(
    { headersTimeout: HEADERS_MS, connectionsCheckingInterval: HEADERS_CHECK_MS, keepAliveTimeout: IDLE_MS },
    (request, response) => {
      if (!isOurHostName(request, setup.names)) {
        response.writeHead(421).end()
        return
      }
      if (request.url === TABLES_PATH) {
        serveTableList(setup.tables?.() ?? null, response)
        return
      }
      if (setup.owner && serveOwnerDoor(setup.owner, isLocal(originOf(request).address), request, response)) return
      if (setup.offers?.serve(request, response)) return
      if (setup.keepers && serveHostQuery(setup.keepers.answer, request, response)) return
      if (!isAllowed(request)) {
        void serveGuestsOffPage(request, response)
        return
      }
      servePage(setup.pages, request, response, setup.keepers ? FOLLOWING_HEADERS : HEADERS)
    },
  )
  const connectionLimits = new ConnectionLimits(setup.clock, isLocal),
    socketLimits = socketPlaces(isLocal),
    work = new GuestWork(setup.clock, isLocal)
  const isAllowed = (request: IncomingMessage): boolean =>
    !isGuest(originOf(request)) || (setup.guestsAllowed?.() ?? true)
  const mayAgreeOnWords = wordsLimit(setup.clock)
  /** Sockets of unencrypted guests, and how to close each. */
  const guests = new Map<WebSocket, Peer['close']>()
  const sockets = new WebSocketServer({ maxPayload: MAX_CLIENT_FRAME, ...PLAIN })
  const acceptKeeper = keeperUpgrade(setup.keepers ?? null)
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const settle = (): void => {
      connectionLimits.settle(request.socket)
    }
    if (acceptKeeper(request, socket, head)) {
      settle()
      return
    }
    // A connection that breaks during its request needs no report.
    socket.on('error', () => {
      socket.destroy()
    })
    const isForUs =
      (request.url ?? '').split('?')[0] === TABLE_PATH && isOurHostName(request, setup.names) && fromOurPage(request)
    const place = isForUs ? socketLimits.take(originOf(request).address, () => socket.destroy()) : null
    if (!place) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      return
    }
    socket.once('close', () => {
      place.leave()
    })
    sockets.handleUpgrade(request, socket, head, ws => {
      const words = wordsOf(request, mayAgreeOnWords)
      const connection: ConnectionInfo = {
        ...originOf(request),
        get authWords() {
          return words.words
        },
      }
      const close = openSession(ws, setup.host, setup.clock, connection, {
        words,
        isLocal: isLocal(connection.address),
        spend: ms => work.spend(connection.address, ms),
        onArrival: () => {
          place.settle()
          settle()
        },
        onClosing: () => {
          place.unsettle()
          connectionLimits.unsettle(request.socket)
        },
      })
      // A page that is refused without a reason would retry forever.
      if (!isAllowed(request)) {
        close(CLOSE.guestsOff, refuse('guestsOff'))
        return
      }
      if (!isGuest(connection)) return
      guests.set(ws, close)
      ws.once('close', () => {
        guests.delete(ws)
      })
    })
  })
  const multiplexer = setup.certificate ? multiplexPort(http, setup.certificate, setup.clock) : null
  // Counts connections before TLS and HTTP are told apart.
  connectionLimits.watch(http)
  const port = await listen(http, setup)
  return {
    port,
    dropGuests() {
      for (const close of guests.values()) close(CLOSE.guestsOff, refuse('guestsOff'))
    },
    async close() {
      for (const ws of sockets.clients) ws.terminate()
      sockets.close()
      multiplexer?.close()
      http.closeAllConnections()
      await new Promise<void>(done => {
        http.close(() => {
          done()
        })
      })
    },
  }
}

/** Whether a connection is unencrypted and from another machine. */
export const isGuest = ({ encrypted, address }: ConnectionOrigin): boolean => !encrypted && !isLoopback(address)

type ConnectionOrigin = Pick<ConnectionInfo, 'address' | 'encrypted'>

/** How a request is connected. */
const originOf = ({ socket }: IncomingMessage): ConnectionOrigin => ({
  address: plainAddress(socket.remoteAddress ?? ''),
  encrypted: socket instanceof TLSSocket,
})

/** @returns takes a connection of a computer that has proved who it is; false for any other */
function keeperUpgrade(
  keepers: KeeperServer | null,
): (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean {
  if (!keepers) return () => false
  const sockets = new WebSocketServer({ maxPayload: keepers.maxFrame, ...PLAIN })
  return (request, socket, head) => {
    if (request.url !== keepers.path) return false
    const caller = keepers.callerOf(request)
    if (caller === null) return false
    socket.on('error', () => {
      socket.destroy()
    })
    sockets.handleUpgrade(request, socket, head, ws => {
      keepers.accept(caller, ws, originOf(request).address, socket)
    })
    return true
  }
}

/** Our end of the agreement on a connection's comparison words. */
function wordsOf(request: IncomingMessage, mayAgree: (address: string) => boolean): HostWords {
  const { socket } = request
  return new HostWords(socket instanceof TLSSocket ? () => connectionSecret(socket) : null, () =>
    mayAgree(originOf(request).address),
  )
}

async function listen(http: ReturnType<typeof createServer>, setup: ServerSetup): Promise<number> {
  const { port: wanted, formerPort: former } = setup
  const ports =
    wanted === null ? Array.from({ length: LAST_PORT - FIRST_PORT + 1 }, (_, i) => FIRST_PORT + i) : [wanted]
  for (const port of former === undefined ? ports : [former, ...ports]) {
    const listening = await tryPort(http, port, setup.bind)
    if (listening !== null) return listening
  }
  throw new Error(wanted === null ? `no free port from ${FIRST_PORT} to ${LAST_PORT}` : `the port ${wanted} is taken`)
}

/** @returns the port listened on, or null when it is taken. @throws on any other failure. */
function tryPort(http: ReturnType<typeof createServer>, port: number, bind: string): Promise<number | null> {
  return new Promise((done, fail) => {
    const onError = (fault: NodeJS.ErrnoException): void => {
      if (fault.code === 'EADDRINUSE') done(null)
      else fail(fault)
    }
    http.once('error', onError)
    http.listen(port, bind, () => {
      http.off('error', onError)
      done((http.address() as AddressInfo).port)
    })
  })
}
