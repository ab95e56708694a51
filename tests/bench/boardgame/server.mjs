/** `node server.mjs SEATS ROW`: a boardgame.io server on the loopback address with one match, in memory. Says its port, the match, and what lets a player in. */
import { createRequire } from 'node:module'
import { rowGame } from './row.mjs'

const require = createRequire(import.meta.url)
const { LobbyClient } = require('boardgame.io/client')
const { Origins, Server } = require('boardgame.io/server')

const [seats, row] = process.argv.slice(2).map(Number)
// The server's own log goes nowhere: this process speaks in lines.
for (const name of ['log', 'info', 'warn', 'error']) console[name] = () => undefined
const server = Server({ games: [rowGame(row)], origins: [Origins.LOCALHOST] })
const anyPort = () => ({ port: 0, host: '127.0.0.1' })
const running = await server.run({ port: anyPort(), lobbyConfig: { apiPort: anyPort() } })
const lobby = new LobbyClient({ server: `http://127.0.0.1:${running.apiServer.address().port}` })
const { matchID } = await lobby.createMatch('row', { numPlayers: seats })
const credentials = []
for (let seat = 0; seat < seats; seat++) {
  const { playerCredentials } = await lobby.joinMatch('row', matchID, {
    playerID: String(seat),
    playerName: `Guest ${seat + 1}`,
  })
  credentials.push(playerCredentials)
}
process.stdout.write(`${JSON.stringify({ port: running.appServer.address().port, matchID, credentials })}\n`)
