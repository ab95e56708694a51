/** The real network. */
import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { connect, createServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { nodeClock } from '../../nodeDeps'
import type { DoctorDeps } from './doctor'
import type { Datagrams, DialResult, Nic, SocketSetup } from './deps'

/** Our packets stay in the subnet. */
const HOPS = 1

export function nodeNics(): Nic[] {
  return Object.entries(networkInterfaces()).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address, cidr }) => ({ name, address, prefix: Number(cidr?.split('/')[1] ?? 32) })),
  )
}

const NET_FAULTS: { readonly [code: string]: DialResult } = { ECONNREFUSED: 'refused', ETIMEDOUT: 'silent' }

export const nodeNetwork: DoctorDeps = {
  clock: nodeClock,
  wallClock: () => Date.now(),
  nics: nodeNics,
  open: openSocket,
  dial,
  accept,
  random: count => randomBytes(count),
}

function openSocket({
  port,
  bind,
  shared,
  group,
  multicastFrom,
  hops = HOPS,
  onDatagram,
}: SocketSetup): Promise<Datagrams | null> {
  return new Promise(done => {
    const socket = createSocket({ type: 'udp4', reuseAddr: shared })
    let closed = false
    const close = (): void => {
      if (closed) return
      closed = true
      socket.close()
    }
    // Before binding, an error means that there is no socket; later ones concern one datagram and go to its sender.
    socket.on('error', () => {
      if (closed) return
      close()
      done(null)
    })
    socket.on('message', (bytes, from) => {
      if (!closed) onDatagram(bytes, from)
    })
    socket.bind({ port, address: bind }, () => {
      try {
        socket.setBroadcast(true)
        socket.setMulticastTTL(hops)
        socket.setMulticastLoopback(true)
        if (multicastFrom !== undefined) socket.setMulticastInterface(multicastFrom)
        for (const address of group?.on ?? []) join(address)
      } catch {
        close()
        done(null)
        return
      }
      done({ send, close })
    })
    function join(address: string): void {
      // One vanished address must not break the others.
      try {
        if (group) socket.addMembership(group.address, address)
      } catch {
        /* fixed by the next interface check */
      }
    }
    function send(
      bytes: Uint8Array,
      to: number,
      address: string,
      sent: (fault: Error | null) => void = () => undefined,
    ): void {
      if (closed) {
        sent(new Error('closed'))
        return
      }
      // A stranger may have asked from the port 0, to which nothing can be sent.
      try {
        socket.send(bytes, to, address, fault => {
          sent(fault)
        })
      } catch (fault) {
        sent(fault as Error)
      }
    }
  })
}

function dial(address: string, port: number, ms: number): Promise<DialResult> {
  return new Promise(done => {
    const socket = connect({ host: address, port })
    const end = (result: DialResult): void => {
      clearTimeout(timer)
      socket.destroy()
      done(result)
    }
    // A busy event loop runs timers before sockets: let an answer that has already arrived win.
    const timer = setTimeout(() => {
      setImmediate(() => {
        end('silent')
      })
    }, ms)
    socket.once('connect', () => {
      end('open')
    })
    socket.once('error', (fault: NodeJS.ErrnoException) => {
      end(NET_FAULTS[fault.code ?? ''] ?? 'unreachable')
    })
  })
}

function accept(): Promise<{ readonly port: number; close(): void } | null> {
  return new Promise(done => {
    const server = createServer(socket => {
      socket.destroy()
    })
    server.once('error', () => {
      done(null)
    })
    server.listen(0, '0.0.0.0', () => {
      done({
        port: (server.address() as AddressInfo).port,
        close: () => {
          server.close()
        },
      })
    })
  })
}
