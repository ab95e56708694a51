/** Limits connections in total and per address, so that nobody can exhaust them. */
import type { Server as HttpServer } from 'node:http'
import type { Socket } from 'node:net'

/** Per address: more than a room full of guests behind one router needs. */
const MAX_PER_ADDRESS = 160
/** In total: more than any room needs, fewer than a process may have open. */
const MAX_TOTAL = 600

export class ConnectionLimits {
  private readonly perAddress = new Map<string, number>()
  private total = 0

  /** Counts a connection. @returns releases it; null when there are too many */
  count(address: string): (() => void) | null {
    const current = this.perAddress.get(address) ?? 0
    if (current >= MAX_PER_ADDRESS || this.total >= MAX_TOTAL) return null
    this.perAddress.set(address, current + 1)
    this.total++
    let counted = true
    return () => {
      if (!counted) return
      counted = false
      this.total--
      const left = (this.perAddress.get(address) ?? 1) - 1
      if (left > 0) this.perAddress.set(address, left)
      else this.perAddress.delete(address)
    }
  }

  /** Counts all connections of a server, and drops excess ones. */
  watch(http: HttpServer): void {
    http.on('connection', (socket: Socket) => {
      const release = this.count(socket.remoteAddress ?? '')
      if (release) socket.once('close', release)
      else socket.destroy()
    })
  }
}
