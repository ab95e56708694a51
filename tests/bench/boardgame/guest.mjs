/**
 * A guest at a boardgame.io match: its transport's own line (the socket.io client that it brings) and its messages, without
 * the client's copy of the game behind it. So a guest does no more than ours does: it takes what comes, and notes when.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { io } = createRequire(require.resolve('boardgame.io/client'))('socket.io-client')

export class Guest {
  bytes = 0
  /** When its first state came. */
  came = null
  state = null
  wake = () => undefined

  /** Comes to the match, or back to it: to the server that is the same. @param seat null looks on */
  static async come(said, seat) {
    const guest = new Guest(said, seat)
    await guest.next()
    return guest
  }

  constructor({ port, matchID, credentials }, seat) {
    this.seat = seat
    this.who = seat === null ? [null, undefined] : [String(seat), credentials[seat]]
    this.matchID = matchID
    const socket = (this.socket = io(`http://127.0.0.1:${port}/row`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    }))
    let now = 0
    socket.io.engine.on('packet', ({ data }) => {
      now = performance.now()
      // A packet is a digit and what it carries.
      this.bytes += 1 + Buffer.byteLength(data ?? '')
    })
    const take = state => {
      if (state._stateID <= (this.state?._stateID ?? -1)) return
      this.state = state
      this.came ??= now
      this.wake(now)
    }
    socket.on('connect', () => {
      socket.emit('sync', matchID, ...this.who, credentials.length)
    })
    socket.on('sync', (_, { state }) => {
      take(state)
    })
    socket.on('update', (_, state) => {
      take(state)
    })
  }

  next() {
    return new Promise(done => {
      this.wake = done
    })
  }

  move() {
    const [playerID, credentials] = this.who
    this.socket.emit(
      'update',
      { type: 'MAKE_MOVE', payload: { type: 'turn', args: [], playerID, credentials } },
      this.state._stateID,
      this.matchID,
      playerID,
    )
  }

  async leave() {
    const gone = new Promise(done => {
      this.socket.io.engine.once('close', done)
    })
    this.socket.close()
    await gone
  }

  /** The hands that it sees, by seat. */
  get hands() {
    return Object.entries(this.state.G.players).map(([seat, { hand }]) => ({ seat: Number(seat), hand }))
  }
}
