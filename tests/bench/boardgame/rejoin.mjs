/**
 * `node rejoin.mjs SEATS TIMES ROW POINTS…`: coming back to a match by a new connection and a sync, after each number
 * of moves in POINTS. Prints the figures.
 */
import path from 'node:path'
import { rejoin, startServer } from '../rounds.mjs'
import { Guest } from './guest.mjs'

const [seats, times, row, ...points] = process.argv.slice(2).map(Number)
const server = await startServer(path.join(import.meta.dirname, 'server.mjs'), seats, row)
const guests = []
for (let seat = 0; seat < seats; seat++) guests.push(await Guest.come(server.said, seat))
const found = await rejoin(guests, points, times, async gone => {
  const back = await Guest.come(server.said, gone.seat)
  if (back.state._stateID !== gone.state._stateID || back.hands[0]?.seat !== gone.seat)
    throw new Error('it came back to another place')
  return back
})
process.stdout.write(JSON.stringify(found))
process.exit(0)
