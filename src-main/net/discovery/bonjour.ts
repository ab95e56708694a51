/**
 * The advertisement of one table on one interface, by bonjour-service. The library gets a socket of ours: it swallows
 * or throws errors, speaks on the default route's interface alone, and answers whatever it is asked, so what goes in
 * and out is decided here.
 */
import { EventEmitter } from 'node:events'
import BonjourService from 'bonjour-service'
import type { Clock } from '../../host/given'
import { wordsOf, type Facts } from './facts'
import type { Datagrams, From, Nic } from './given'
import { serviceHost, serviceName, SERVICE, withAddress } from './mdns'

/** A multicast answer is heard by all: those who ask within this time of it have heard it, or have the second channel. */
const ANSWERED_MS = 200
/** A goodbye that is not out by then never will be. */
const GOODBYE_MS = 300

export interface Advertisement {
  /** A question for our service. */
  asked(bytes: Uint8Array, from: From): void
  /** Says goodbye, for at most 300 ms. */
  leave(): Promise<void>
  /** Ends without a word: the table goes on, under other facts or on another socket. */
  drop(): void
}

/** What multicast-dns expects of a socket. Joining groups and closing are done by whoever owns the real one. */
class BorrowedSocket extends EventEmitter {
  constructor(
    private readonly real: Datagrams,
    private readonly only: string | null,
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
    this.real.send(this.only === null ? bytes : withAddress(bytes, this.only), port, address, done)
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

/** @param only the one address that the host listens on, or null for all */
export function advertise(facts: Facts, nic: Nic, socket: Datagrams, clock: Clock, only: string | null): Advertisement {
  const borrowed = new BorrowedSocket(socket, only)
  // These are options of multicast-dns, which the types of bonjour-service do not know.
  const options: object = { interface: nic.address, bind: '0.0.0.0', socket: borrowed }
  const bonjour = new BonjourService(options, () => undefined)
  const txt = Object.fromEntries(
    wordsOf(facts).map((word): [string, string] => {
      const at = word.indexOf('=')
      return [word.slice(0, at), word.slice(at + 1)]
    }),
  )
  // No probing: it delays the first word by a second, and the name is unique by itself.
  bonjour.publish({
    name: serviceName(facts.id),
    host: serviceHost(facts.id),
    type: SERVICE,
    port: facts.port,
    txt,
    probe: false,
    disableIPv6: true,
  })
  let answered = -ANSWERED_MS
  return {
    asked(bytes, from) {
      if (clock.now() - answered < ANSWERED_MS) return
      answered = clock.now()
      borrowed.emit('message', bytes, { ...from, family: 'IPv4', size: bytes.length })
    },
    leave: () =>
      new Promise(done => {
        const ended = (): void => {
          stop()
          bonjour.destroy()
          done()
        }
        const stop = clock.after(GOODBYE_MS, ended)
        bonjour.unpublishAll(ended)
      }),
    drop() {
      bonjour.destroy()
    },
  }
}
