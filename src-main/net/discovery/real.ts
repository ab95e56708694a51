/** The real network, as discovery is given it. */
import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { connect, createServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { realClock } from '../../real'
import type { DoctorWorld } from './doctor'
import type { Datagrams, Dialled, Nic, SocketSetup } from './given'

/** What is ours stays in the subnet. */
const HOPS = 1

export function realNics(): Nic[] {
  return Object.entries(networkInterfaces()).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address, cidr }) => ({ name, address, prefix: Number(cidr?.split('/')[1] ?? 32) })),
  )
}

const NET_FAULTS: { readonly [code: string]: Dialled } = { ECONNREFUSED: 'refused', ETIMEDOUT: 'silent' }

export const realWorld: DoctorWorld = {
  clock: realClock,
  wall: () => Date.now(),
  nics: realNics,
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
  leavesBy,
  hops = HOPS,
  heard,
}: SocketSetup): Promise<Datagrams | null> {
  return new Promise(done => {
    const socket = createSocket({ type: 'udp4', reuseAddr: shared })
    let closed = false
    const close = (): void => {
      if (closed) return
      closed = true
      socket.close()
    }
    // Before it is bound an error means that there is no socket; later ones concern one datagram, and are told to its sender.
    socket.on('error', () => {
      if (closed) return
      close()
      done(null)
    })
    socket.on('message', (bytes, from) => {
      if (!closed) heard(bytes, from)
    })
    socket.bind({ port, address: bind }, () => {
      try {
        socket.setBroadcast(true)
        socket.setMulticastTTL(hops)
        socket.setMulticastLoopback(true)
        if (leavesBy !== undefined) socket.setMulticastInterface(leavesBy)
        for (const address of group?.on ?? []) join(address)
      } catch {
        close()
        done(null)
        return
      }
      done({ send, close })
    })
    function join(address: string): void {
      // An address that went away in this moment must not take the others with it.
      try {
        if (group) socket.addMembership(group.address, address)
      } catch {
        /* follows with the next look */
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
      socket.send(bytes, to, address, fault => {
        sent(fault)
      })
    }
  })
}

function dial(address: string, port: number, ms: number): Promise<Dialled> {
  return new Promise(done => {
    const socket = connect({ host: address, port })
    const end = (how: Dialled): void => {
      clearTimeout(timer)
      socket.destroy()
      done(how)
    }
    // A busy program looks at its clock before its sockets: an answer that lies there already counts.
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
