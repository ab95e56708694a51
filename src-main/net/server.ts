/** One port: the page over HTTP, the tables over WebSocket, both in the clear or within TLS. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { TLSSocket } from 'node:tls'
import { WebSocketServer, type WebSocket } from 'ws'
import { refuse } from '../../src-shared/kernel/refusal'
import { MAX_CLIENT_FRAME, TABLE_PATH } from '../../src-shared/wire'
import { CLOSE, type Clock, type LineInfo, type Peer } from '../host/given'
import type { Host } from '../host/host'
import { isLoopback } from './addresses'
import { Crowd } from './crowd'
import { TABLES_PATH } from './discovery/visit'
import type { Offers } from './offers'
import { servePage, serveWords, type Pages } from './pages'
import { serveNoGuests } from './turnedAway'
import { FIRST_PORT, LAST_PORT } from './ports'
import { openSession } from './session'
import type { Certificate } from './tls/certificate'
import { standBefore } from './tls/front'
import { wordsOf } from './tls/words'
import { fromOurPage, namesUs } from './visitors'

/** The most sockets at once: more than any room holds. */
const MAX_SOCKETS = 400
/** Whoever has not sent the headers of a request by then is closed, and how often that is looked at. */
const HEADERS_MS = 10_000
const LOOK_MS = 2000

export interface ServerSetup {
  readonly host: Host
  readonly clock: Clock
  readonly pages: Pages
  readonly bind: string
  /** A port; 0 for any free one; null for the first free one of ours. */
  readonly port: number | null
  /** Names, besides addresses and localhost, under which guests may call this host. */
  readonly names: readonly string[]
  /** What the tables say to everybody who asks this address for them; null while they are not to be found. */
  readonly tables?: () => readonly (readonly string[])[] | null
  /** Signed installers for guests. */
  readonly offers?: Offers | null
  /** Whether guests may come in the clear; loopback always may. */
  readonly guests?: () => boolean
  /** With one the port speaks TLS as well. */
  readonly certificate?: Certificate | null
}

export interface Server {
  readonly port: number
  /** Those who are there in the clear leave. */
  dropGuests(): void
  close(): Promise<void>
}

/** Listens. @throws when no port can be had. */
export async function serve(setup: ServerSetup): Promise<Server> {
  const http = createServer(
    { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_MS },
    (request, response) => {
      if (!namesUs(request, setup.names)) {
        response.writeHead(421).end()
        return
      }
      if (request.url === TABLES_PATH) {
        serveWords(setup.tables?.() ?? null, response)
        return
      }
      if (setup.offers?.answer(request, response)) return
      if (!mayCome(request)) {
        serveNoGuests(request, response)
        return
      }
      servePage(setup.pages, request, response)
    },
  )
  const mayCome = (request: IncomingMessage): boolean => !isGuest(lineOf(request)) || (setup.guests?.() ?? true)
  /** Lines of guests who came in the clear, and how each is closed. */
  const guests = new Map<WebSocket, Peer['close']>()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_CLIENT_FRAME, perMessageDeflate: false })
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const welcome =
      (request.url ?? '').split('?')[0] === TABLE_PATH &&
      namesUs(request, setup.names) &&
      fromOurPage(request) &&
      sockets.clients.size < MAX_SOCKETS
    // A line that breaks in the middle of its request is nobody's fault here.
    socket.on('error', () => {
      socket.destroy()
    })
    if (!welcome) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, ws => {
      const line = lineOf(request)
      const close = openSession(ws, setup.host, setup.clock, line)
      // A page that is turned away without a word would try again for ever.
      if (!mayCome(request)) {
        close(CLOSE.guestsOff, refuse('guestsOff'))
        return
      }
      if (!isGuest(line)) return
      guests.set(ws, close)
      ws.once('close', () => {
        guests.delete(ws)
      })
    })
  })
  const front = setup.certificate ? standBefore(http, setup.certificate, setup.clock) : null
  // Counted as they come, before anybody has said which way they speak.
  new Crowd().watch(http)
  const port = await listen(http, setup)
  return {
    port,
    dropGuests() {
      for (const close of guests.values()) close(CLOSE.guestsOff, refuse('guestsOff'))
    },
    async close() {
      for (const ws of sockets.clients) ws.terminate()
      sockets.close()
      front?.close()
      http.closeAllConnections()
      await new Promise<void>(done => {
        http.close(() => {
          done()
        })
      })
    },
  }
}

/** Whether a line is a guest's who came in the clear from another machine. */
export const isGuest = ({ encrypted, from }: LineInfo): boolean => !encrypted && !isLoopback(from)

/** How a request came in. */
function lineOf({ socket }: IncomingMessage): LineInfo {
  const from = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return socket instanceof TLSSocket
    ? { from, encrypted: true, words: wordsOf(socket) }
    : { from, encrypted: false, words: null }
}

async function listen(http: ReturnType<typeof createServer>, setup: ServerSetup): Promise<number> {
  const ports =
    setup.port === null ? Array.from({ length: LAST_PORT - FIRST_PORT + 1 }, (_, i) => FIRST_PORT + i) : [setup.port]
  for (const port of ports) {
    const got = await tryPort(http, port, setup.bind)
    if (got !== null) return got
  }
  throw new Error(
    setup.port === null ? `no free port from ${FIRST_PORT} to ${LAST_PORT}` : `the port ${setup.port} is taken`,
  )
}

/** @returns the port listened on, or null when it is taken. @throws on any other failure. */
function tryPort(http: ReturnType<typeof createServer>, port: number, bind: string): Promise<number | null> {
  return new Promise((done, fail) => {
    const failed = (fault: NodeJS.ErrnoException): void => {
      if (fault.code === 'EADDRINUSE') done(null)
      else fail(fault)
    }
    http.once('error', failed)
    http.listen(port, bind, () => {
      http.off('error', failed)
      done((http.address() as AddressInfo).port)
    })
  })
}
