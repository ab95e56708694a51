/** How many connections there are, in all and from one address: nobody keeps everybody else out. */
import type { Server as HttpServer } from 'node:http'
import type { Socket } from 'node:net'

/** From one address: a room full of guests behind one router, each with the page's own connections, is fewer. */
const MOST_FROM_ONE = 160
/** In all: more than any room holds, fewer than a process may have open. */
const MOST = 600

export class Crowd {
  private readonly from = new Map<string, number>()
  private all = 0

  /** @returns what to call once the connection is over; null when there are too many already */
  enter(address: string): (() => void) | null {
    const here = this.from.get(address) ?? 0
    if (here >= MOST_FROM_ONE || this.all >= MOST) return null
    this.from.set(address, here + 1)
    this.all++
    let inside = true
    return () => {
      if (!inside) return
      inside = false
      this.all--
      const left = (this.from.get(address) ?? 1) - 1
      if (left > 0) this.from.set(address, left)
      else this.from.delete(address)
    }
  }

  /** Counts the connections of a server, whatever they come for, and cuts off those that are too many. */
  watch(http: HttpServer): void {
    http.on('connection', (socket: Socket) => {
      const leave = this.enter(socket.remoteAddress ?? '')
      if (leave) socket.once('close', leave)
      else socket.destroy()
    })
  }
}
