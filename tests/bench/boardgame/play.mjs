/**
 * `node play.mjs`: a boardgame.io server, three players and a spectator. Talks in lines of JSON: says its port, is told
 * the ports (taps) by which the four come, plays, and says what each may know.
 */
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { handGame } from './game.mjs'

const require = createRequire(import.meta.url)
const { Client, LobbyClient } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const { Origins, Server } = require('boardgame.io/server')

const PLAYERS = 3,
  TURNS = 24
const HOST = 'http://127.0.0.1'
const say = line => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
const lines = createInterface(process.stdin)[Symbol.asyncIterator]()
const { cards } = JSON.parse((await lines.next()).value)

const game = handGame(cards)
// The server's own log goes nowhere: this process speaks in lines.
for (const name of ['log', 'info', 'warn', 'error']) console[name] = () => undefined
const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
const anyPort = () => ({ port: 0, host: '127.0.0.1' })
const running = await server.run({ port: anyPort(), lobbyConfig: { apiPort: anyPort() } })
const port = running.appServer.address().port
say({ port })

const { ports } = JSON.parse((await lines.next()).value)
const lobby = new LobbyClient({ server: `${HOST}:${running.apiServer.address().port}` })
const { matchID } = await lobby.createMatch('hands', { numPlayers: PLAYERS })
const seats = []
for (let i = 0; i < PLAYERS; i++)
  seats.push({
    playerID: String(i),
    ...(await lobby.joinMatch('hands', matchID, { playerID: String(i), playerName: `Guest ${i}` })),
  })

/** What each has held, as their own client shows it. */
const held = Array.from({ length: PLAYERS }, () => new Set())

function come(i) {
  const seat = seats[i]
  const client = Client({
    game: handGame([]),
    numPlayers: PLAYERS,
    matchID,
    debug: false,
    playerID: seat?.playerID,
    credentials: seat?.playerCredentials,
    multiplayer: SocketIO({ server: `${HOST}:${ports[i]}`, socketOpts: { transports: ['websocket'] } }),
  })
  client.start()
  return client
}

/** Waits until a client's state is so. */
const until = (client, holds) =>
  new Promise(done => {
    let stop = () => undefined
    const look = () => {
      const state = client.getState()
      if (!state || !holds(state)) return
      stop()
      done(state)
    }
    stop = client.subscribe(look)
    look()
  })

const clients = [...seats.keys(), PLAYERS].map(come)
for (const client of clients) await until(client, state => state.isConnected)

for (let turn = 0; turn < TURNS; turn++) {
  const i = turn % PLAYERS
  const { G, ctx, _stateID } = await until(clients[i], state => state.ctx.turn === turn + 1)
  const { hand } = G.players[ctx.currentPlayer]
  for (const card of hand) held[i].add(card)
  if (turn % 4 === 1 && hand.length > 0) clients[i].moves.pass(hand[0], String((i + 1) % PLAYERS))
  else if (turn % 4 === 3 && hand.length > 0) clients[i].moves.play(0)
  else clients[i].moves.draw()
  for (const [at, client] of clients.entries()) {
    const state = await until(client, now => now._stateID > _stateID)
    for (const card of state.G.players?.[at]?.hand ?? []) held[at].add(card)
  }
  // A line breaks and comes back.
  if (turn === 10) {
    clients[1].stop()
    clients[1] = come(1)
    await until(clients[1], state => state.isConnected)
  }
}
const { state } = await server.db.fetch(matchID, { state: true })
say({ pile: state.G.pile, held: held.map(set => [...set]), left: state.G.secret.deck.length })
process.exit(0)
