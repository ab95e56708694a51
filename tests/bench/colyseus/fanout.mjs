/** `node fanout.mjs GUESTS SEATS MOVES ROW at-once|as-it-comes`: a move until all guests have its state, at a room in a process of its own. Says the figures. */
import path from 'node:path'
import { fanout, startServer } from '../rounds.mjs'
import { Guest } from './guest.mjs'

const [count, seats, moves, row] = process.argv.slice(2, 6).map(Number)
const server = await startServer(path.join(import.meta.dirname, 'server.mjs'), seats, row, process.argv[6])
const guests = []
for (let i = 0; i < count; i++) guests.push(await Guest.come(server.said))
const found = await fanout(guests, seats, moves)
for (const [at, { hands }] of guests.entries()) {
  if (hands.some((hand, seat) => hand.length > 0 !== (seat === at)))
    throw new Error('somebody sees another hand than their own')
}
process.stdout.write(JSON.stringify(found))
process.exit(0)
