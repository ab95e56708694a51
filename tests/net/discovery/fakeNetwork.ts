/** A network in memory: machines with interfaces on switches, under a virtual clock. */
import type { DialResult, Sender, Nic, SocketSetup, NetworkDeps } from '../../../src-main/net/discovery/deps'
import { broadcastOf, onLink } from '../../../src-main/net/discovery/subnets'
import { VirtualClock } from '../../kit/clock'

interface Socket {
  readonly machine: Machine
  readonly setup: SocketSetup
  readonly port: number
}
export interface Sent {
  readonly from: Sender
  readonly to: Sender
  readonly bytes: Uint8Array
}

export class Ether {
  readonly clock = new VirtualClock()
  readonly sockets = new Set<Socket>()
  readonly machines: Machine[] = []
  readonly sent: Sent[] = []
  private ports = 40_000
  /** What the network drops. */
  drops: (to: string) => boolean = () => false

  machine(...nics: Nic[]): Machine {
    const machine = new Machine(this, nics)
    this.machines.push(machine)
    return machine
  }

  freePort(): number {
    return this.ports++
  }

  pass(socket: Socket, bytes: Uint8Array, port: number, address: string): void {
    const multicast = Number(address.split('.')[0]) >= 224
    const nic = socket.machine.nics.find(each =>
      multicast ? each.address === socket.setup.multicastFrom : onLink(each, address),
    )
    if (!nic) return
    const from = { address: nic.address, port: socket.port }
    this.sent.push({ from, to: { address, port }, bytes })
    if (this.drops(address)) return
    for (const other of this.sockets) {
      const near = other.machine.nics.find(each => onLink(nic, each.address))
      if (!near || other.port !== port) continue
      const hears = multicast
        ? other.setup.group?.address === address && other.setup.group.on.includes(near.address)
        : address === near.address || (broadcastOf(near) === address && other.setup.bind === '0.0.0.0')
      if (hears)
        queueMicrotask(() => {
          if (this.sockets.has(other)) other.setup.onDatagram(bytes, from)
        })
    }
  }
}

export class Machine {
  readonly doors = new Set<number>()
  readonly connection: string[] = []
  wall = 1_000_000
  /** Interfaces on which no socket can be opened. */
  broken = new Set<string>()

  constructor(
    private readonly ether: Ether,
    public nics: readonly Nic[],
  ) {}

  get network(): NetworkDeps {
    const { ether } = this
    return {
      clock: ether.clock,
      wallClock: () => this.wall + ether.clock.now(),
      nics: () => this.nics,
      open: setup => {
        if ([setup.bind, ...(setup.group?.on ?? [])].some(address => this.broken.has(address)))
          return Promise.resolve(null)
        const socket: Socket = { machine: this, setup, port: setup.port === 0 ? ether.freePort() : setup.port }
        ether.sockets.add(socket)
        return Promise.resolve({
          send(bytes, port, address, done = () => undefined) {
            ether.pass(socket, bytes, port, address)
            queueMicrotask(() => {
              done(null)
            })
          },
          close() {
            ether.sockets.delete(socket)
          },
        })
      },
      dial: (address, port) => {
        this.connection.push(`${address}:${port}`)
        const there = ether.machines.find(({ nics }) => nics.some(nic => nic.address === address))
        const how: DialResult = !there ? 'silent' : there.doors.has(port) ? 'open' : 'refused'
        return Promise.resolve(how)
      },
      random: count => new Uint8Array(count).fill(7),
    }
  }
}

export const nic = (address: string, name = 'eth0', prefix = 24): Nic => ({ name, address, prefix })
