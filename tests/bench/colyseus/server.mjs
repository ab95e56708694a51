/** `node server.mjs SEATS ROW at-once|as-it-comes`: one room on the loopback address, with no other process to talk to. Says its port and the room. */
import { LocalDriver, LocalPresence, matchMaker, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { RowRoom } from './room.mjs'

const [seats, row] = process.argv.slice(2, 4).map(Number),
  atOnce = process.argv[4] === 'at-once'
const transport = new WebSocketTransport()
const server = new Server({ transport, greet: false, presence: new LocalPresence(), driver: new LocalDriver() })
server.define('row', RowRoom)
await server.listen(0, '127.0.0.1')
const { roomId } = await matchMaker.createRoom('row', { seats, row, atOnce })
process.stdout.write(`${JSON.stringify({ port: transport.server.address().port, roomId })}\n`)
