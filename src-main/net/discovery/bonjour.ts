/**
 * The advertisement of one table on one interface, by bonjour-service. The library gets a socket of ours, because its
 * own swallows or throws errors, uses only the default route's interface, and answers every query.
 */
import { EventEmitter } from 'node:events'
import BonjourService from 'bonjour-service'
import type { Clock } from '../../clock'
import { encodeTableRecord, type TableRecord } from './tableRecord'
import type { Datagrams, Sender, Nic } from './deps'
import { serviceHost, serviceName, SERVICE, withAddress } from './mdns'

/** A multicast answer reaches everybody, so queries within this time need no other. */
const ANSWERED_MS = 200
/** Time limit for a goodbye. */
const GOODBYE_MS = 300

export interface Advertisement {
  /** Answers a query for our service. */
  answer(bytes: Uint8Array, from: Sender): void
  /** Says goodbye, for at most 300 ms. */
  sayGoodbye(): Promise<void>
  /** Ends without a goodbye: the table goes on with another record or on another socket. */
  drop(): void
}

/** The socket interface that multicast-dns expects. The owner of the real socket joins groups and closes it. */
class BorrowedSocket extends EventEmitter {
  constructor(
    private readonly socket: Datagrams,
    private readonly onlyAddress: string | null,
  ) {
    super()
  }

  bind(_port: number, _address: string, ready: () => void): void {
    queueMicrotask(() => {
      this.emit('listening')
      ready()
    })
  }

  send(
    bytes: Uint8Array,
    _offset: number,
    _length: number,
    port: number,
    address: string,
    done: (fault: Error | null) => void,
  ): void {
    this.socket.send(this.onlyAddress === null ? bytes : withAddress(bytes, this.onlyAddress), port, address, done)
  }

  close(done?: () => void): void {
    this.removeAllListeners()
    if (done) queueMicrotask(done)
  }

  address(): { port: number } {
    return { port: 0 }
  }
  addMembership(): void {
    /* done already */
  }
  dropMembership(): void {
    /* the owner's */
  }
  setMulticastTTL(): void {
    /* done already */
  }
  setMulticastLoopback(): void {
    /* done already */
  }
  setMulticastInterface(): void {
    /* done already */
  }
}

/** @param onlyAddress the one address that the host listens on, or null for all */
export function advertise(
  table: TableRecord,
  nic: Nic,
  socket: Datagrams,
  clock: Clock,
  onlyAddress: string | null,
): Advertisement {
  const borrowed = new BorrowedSocket(socket, onlyAddress)
  // These are options of multicast-dns, which the types of bonjour-service do not know.
  const options: object = { interface: nic.address, bind: '0.0.0.0', socket: borrowed }
  const bonjour = new BonjourService(options, () => undefined)
  const txt = Object.fromEntries(
    encodeTableRecord(table).map((word): [string, string] => {
      const at = word.indexOf('=')
      return [word.slice(0, at), word.slice(at + 1)]
    }),
  )
  // No probing: it delays the announcement by a second, and the name is unique.
  bonjour.publish({
    name: serviceName(table.id),
    host: serviceHost(table.id),
    type: SERVICE,
    port: table.port,
    txt,
    probe: false,
    disableIPv6: true,
  })
  let lastAnswer = -ANSWERED_MS
  return {
    answer(bytes, from) {
      if (clock.now() - lastAnswer < ANSWERED_MS) return
      lastAnswer = clock.now()
      borrowed.emit('message', bytes, { ...from, family: 'IPv4', size: bytes.length })
    },
    sayGoodbye: () =>
      new Promise(done => {
        const finish = (): void => {
          stop()
          bonjour.destroy()
          done()
        }
        const stop = clock.after(GOODBYE_MS, finish)
        bonjour.unpublishAll(finish)
      }),
    drop() {
      bonjour.destroy()
    },
  }
}
