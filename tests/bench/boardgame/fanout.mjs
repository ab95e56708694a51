/** `node fanout.mjs GUESTS SEATS MOVES ROW`: a move until all guests have its state, at a match in a process of its own. Says the figures. */
import path from 'node:path'
import { fanout, startServer } from '../rounds.mjs'
import { Guest } from './guest.mjs'

const [count, seats, moves, row] = process.argv.slice(2).map(Number)
const server = await startServer(path.join(import.meta.dirname, 'server.mjs'), seats, row)
const guests = []
for (let i = 0; i < count; i++) guests.push(await Guest.come(server.said, i < seats ? i : null))
const found = await fanout(guests, seats, moves)
for (const { seat, hands } of guests)
  if (hands.some(hand => hand.seat !== seat) || hands.length !== (seat === null ? 0 : 1))
    throw new Error('somebody sees another hand than their own')
process.stdout.write(JSON.stringify(found))
process.exit(0)
