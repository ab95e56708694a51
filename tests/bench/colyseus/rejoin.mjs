/**
 * `node rejoin.mjs SEATS TIMES ROW POINTS…`: coming back to a room by Colyseus's own token, after each number of moves
 * in POINTS. Prints the figures.
 */
import path from 'node:path'
import { rejoin, startServer } from '../rounds.mjs'
import { Guest } from './guest.mjs'

const [seats, times, row, ...points] = process.argv.slice(2).map(Number)
const server = await startServer(path.join(import.meta.dirname, 'server.mjs'), seats, row, 'at-once')
const guests = []
for (let i = 0; i < seats; i++) guests.push(await Guest.come(server.said))
const found = await rejoin(guests, points, times, async gone => {
  const back = await Guest.back(server.said, gone)
  if (back.moves !== gone.moves || back.hands[seats - 1]?.length === 0) throw new Error('it came back to another place')
  return back
})
process.stdout.write(JSON.stringify(found))
process.exit(0)
