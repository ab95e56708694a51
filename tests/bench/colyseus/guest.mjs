/** A guest at a room: Colyseus's own client, with an ear on its line. */

// A line by ws, like ours: Node's own would be measured with it.
delete globalThis.WebSocket
const { Client } = await import('@colyseus/sdk')

/** Tells how many bytes come, and when. */
class Listening extends Client {
  constructor(address, hear) {
    super(address, {
      fetchFn: async (...call) => {
        const reply = await globalThis.fetch(...call)
        hear((await reply.clone().arrayBuffer()).byteLength, () => undefined)
        return reply
      },
    })
    this.hear = hear
  }

  createRoom(...args) {
    const room = super.createRoom(...args),
      connect = room.connect.bind(room)
    room.connect = (...to) => {
      connect(...to)
      const { events } = room.connection,
        take = events.onmessage
      events.onmessage = event => {
        this.hear(event.data.byteLength, () => {
          take(event)
        })
      }
    }
    return room
  }
}

export class Guest {
  bytes = 0
  /** When its first state came. */
  came = null
  moves = -1
  wake = () => undefined

  static async come({ port, roomId }) {
    return new Guest(port).arrive(client => client.joinById(roomId))
  }

  /** Comes back to where another one was. */
  static async back({ port }, { room: { reconnectionToken } }) {
    return new Guest(port).arrive(client => client.reconnect(reconnectionToken))
  }

  constructor(port) {
    this.client = new Listening(`http://127.0.0.1:${port}`, (bytes, take) => {
      const now = performance.now()
      this.bytes += bytes
      take()
      const moves = this.room?.state?.moves ?? -1
      if (moves <= this.moves) return
      this.moves = moves
      this.came ??= now
      this.wake(now)
    })
  }

  async arrive(by) {
    const first = this.next()
    this.room = await by(this.client)
    // A guest that leaves here comes back as another one.
    this.room.reconnection.enabled = false
    await first
    return this
  }

  next() {
    return new Promise(done => {
      this.wake = done
    })
  }

  move() {
    this.room.send('turn')
  }

  async leave() {
    await this.room.leave(false)
  }

  /** The hands that it sees, by seat. */
  get hands() {
    return [...this.room.state.players].map(({ hand }) => [...(hand ?? [])])
  }
}
