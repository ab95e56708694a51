/** One port for TLS and plain HTTP: the first byte of a connection tells which it is. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createServer, type TLSSocket } from 'node:tls'
import type { Clock } from '../../host/given'
import type { Certificate } from './certificate'

/** Every TLS connection begins with a handshake record; no HTTP method does. */
const TLS_BYTE = 0x16
/** Whoever has said nothing by then is closed. */
export const SILENT_MS = 5000
/** A handshake takes some messages more; on a bad Wi-Fi they may get lost once. */
const HANDSHAKE_MS = 10_000
/** As many as may be connected at all (crowd.ts): whoever stands here in silence is gone in a moment. */
const MAX_WAITING = 600

export interface Front {
  close(): void
}

/**
 * Puts itself before a server's own way of taking connections: TLS ends here, and what it holds goes on to the server
 * as what is plain does. Requests tell by their socket which they came by.
 */
export function standBefore(http: Server, { cert, key }: Certificate, clock: Clock): Front {
  const takers = http.listeners('connection')
  const take = (socket: Socket): void => {
    for (const taker of takers) taker.call(http, socket)
  }
  const tls = createServer({ cert, key, minVersion: 'TLSv1.3', maxVersion: 'TLSv1.3', handshakeTimeout: HANDSHAKE_MS })
  /** Sockets that the server does not know of yet, by their other end. */
  const waiting = new Map<string, Socket>()
  const wait = (socket: Socket): void => {
    // Once closed a socket has no other end any more.
    const end = endOf(socket)
    waiting.set(end, socket)
    socket.once('close', () => {
      if (waiting.get(end) === socket) waiting.delete(end)
    })
    const [oldest] = waiting.values()
    if (waiting.size > MAX_WAITING) oldest?.destroy()
  }
  const goesOn = (socket: Socket): void => {
    waiting.delete(endOf(socket))
    take(socket)
  }

  tls.on('secureConnection', (socket: TLSSocket) => {
    goesOn(socket)
  })
  // A handshake that failed has closed its socket; an error without a listener would end the process.
  tls.on('tlsClientError', (_, socket) => {
    socket.destroy()
  })
  http.removeAllListeners('connection')
  http.on('connection', (socket: Socket) => {
    wait(socket)
    socket.on('error', () => {
      socket.destroy()
    })
    const stop = clock.after(SILENT_MS, () => {
      socket.destroy()
    })
    socket.once('close', stop)
    socket.once('data', (first: Buffer) => {
      stop()
      socket.off('close', stop)
      socket.pause()
      socket.unshift(first)
      if (first[0] === TLS_BYTE) tls.emit('connection', socket)
      else {
        goesOn(socket)
        socket.resume()
      }
    })
  })
  return {
    close() {
      for (const socket of waiting.values()) socket.destroy()
    },
  }
}

/** A socket and the TLS within it have the same other end. */
const endOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress}|${remotePort}`
