/** One port for TLS and plain HTTP: the first byte of a connection decides. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createServer, type TLSSocket } from 'node:tls'
import type { Clock } from '../../clock'
import type { Certificate } from './certificate'

/** Every TLS connection begins with a handshake record; no HTTP method does. */
const TLS_BYTE = 0x16
/** Time for a client to send its first byte. */
export const SILENCE_MS = 5000
/** Time for the handshake, with one loss on bad Wi-Fi. */
const HANDSHAKE_MS = 10_000
/** As many as may be connected in total (connectionLimits.ts). */
const MAX_WAITING = 600

export interface PortMultiplexer {
  close(): void
}

/**
 * Replaces a server's connection listeners: terminates TLS and passes plain and decrypted connections on to the server.
 * The socket of a request shows which kind it is.
 */
export function multiplexPort(http: Server, { cert, key }: Certificate, clock: Clock): PortMultiplexer {
  const listeners = http.listeners('connection')
  const accept = (socket: Socket): void => {
    for (const listener of listeners) listener.call(http, socket)
  }
  const tls = createServer({ cert, key, minVersion: 'TLSv1.3', maxVersion: 'TLSv1.3', handshakeTimeout: HANDSHAKE_MS })
  /** Sockets that were not passed to the server yet, by their remote end. */
  const waiting = new Map<string, Socket>()
  const addWaiting = (socket: Socket): void => {
    // Read now: a closed socket has no remote end.
    const remote = remoteOf(socket)
    waiting.set(remote, socket)
    socket.once('close', () => {
      if (waiting.get(remote) === socket) waiting.delete(remote)
    })
    const [oldest] = waiting.values()
    if (waiting.size > MAX_WAITING) oldest?.destroy()
  }
  const pass = (socket: Socket): void => {
    waiting.delete(remoteOf(socket))
    accept(socket)
  }

  tls.on('secureConnection', (socket: TLSSocket) => {
    pass(socket)
  })
  // Without a listener the error would end the process.
  tls.on('tlsClientError', (_, socket) => {
    socket.destroy()
  })
  http.removeAllListeners('connection')
  http.on('connection', (socket: Socket) => {
    addWaiting(socket)
    socket.on('error', () => {
      socket.destroy()
    })
    const stop = clock.after(SILENCE_MS, () => {
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
        pass(socket)
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

/** The remote end, the same for a socket and the TLS within it. */
const remoteOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress}|${remotePort}`
