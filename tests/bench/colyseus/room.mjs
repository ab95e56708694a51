/**
 * The game of ../boardgame/row.mjs as a room of Colyseus, written as its documentation says: what all see is in the
 * state, a hand is tagged and comes to its own client's view alone, the deck is no part of the state. By itself
 * Colyseus patches every 50 ms; it may be told to patch at once after a move.
 */
import { Room } from '@colyseus/core'
import { schema, StateView, t } from '@colyseus/schema'

/** Cards dealt to each hand, and left over for the deck: the same as there. */
const HAND = 4,
  DECK = 40
/** How long a disconnected guest may come back. */
const GONE_SECONDS = 60

const Player = schema({ count: t.uint8().default(HAND), hand: t.array('string').view() }, 'Player')
const State = schema(
  { moves: t.uint32().default(0), place: t.uint16().default(0), row: t.array('string'), players: t.array(Player) },
  'State',
)

export class RowRoom extends Room {
  maxClients = 20
  messages = {
    turn(client) {
      this.turn(client)
    },
  }

  onCreate({ seats, row, atOnce }) {
    this.atOnce = atOnce
    if (atOnce) this.patchRate = null
    this.deck = Array.from({ length: row + seats * HAND + DECK }, (_, i) => `card${i}`).sort(() => Math.random() - 0.5)
    this.state = new State()
    for (let seat = 0; seat < seats; seat++) {
      const player = new Player()
      player.hand.push(...this.deck.splice(0, HAND))
      this.state.players.push(player)
    }
    this.state.row.push(...this.deck.splice(0, row))
    this.came = 0
  }

  /** Guests without a seat are spectators. */
  onJoin(client) {
    const seat = this.came++,
      player = this.state.players[seat]
    client.userData = { seat }
    if (!player) return
    client.view = new StateView()
    client.view.add(player)
  }

  onDrop(client) {
    this.allowReconnection(client, GONE_SECONDS)
  }

  turn(client) {
    const { state } = this,
      { seat } = client.userData,
      player = state.players[seat]
    if (seat !== state.moves % state.players.length || !player) return
    if (player.hand.length <= HAND) {
      player.hand.push(this.deck.pop())
      player.count++
    } else {
      this.deck.unshift(state.row[state.place])
      state.row[state.place] = player.hand.shift()
      state.place = (state.place + 1) % state.row.length
      player.count--
    }
    state.moves++
    if (this.atOnce) this.broadcastPatch()
  }
}
