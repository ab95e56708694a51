/**
 * What is measured of an anchor's table, the same for every anchor: the same rounds as ours (processes/guests.ts,
 * suites/rejoin.ts). A guest has `next()` (when the state after the next move arrives, in milliseconds), `move()`,
 * `leave()` and `bytes` (everything that has arrived).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as after } from 'node:timers/promises'

/** Pause between two moves, and moves before those that are measured: as for our own host. */
const PAUSE_MS = 25,
  WARM = 30

/** Starts a server that is a process of its own. @returns its first line, which is JSON, and how to end it */
export async function startServer(script, ...args) {
  const child = spawn(process.execPath, [script, ...args.map(String)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(child, 'close')
  // It goes when its guests go, however they end.
  process.on('exit', () => {
    child.kill('SIGKILL')
  })
  process.on('SIGTERM', () => {
    process.exit(1)
  })
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    gone.then(() => {
      throw new Error(`${script} ended`)
    }),
  ])
  return {
    said: JSON.parse(line),
    async end() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/**
 * Guests move one after another. @returns milliseconds until the last guest had the new state, and the bytes that all
 * were sent for it
 */
async function round(guests, mover) {
  const before = guests.reduce((sum, guest) => sum + guest.bytes, 0)
  const all = guests.map(guest => guest.next())
  const start = performance.now()
  mover.move()
  const ms = Math.max(...(await Promise.all(all))) - start
  return { ms, bytes: guests.reduce((sum, guest) => sum + guest.bytes, 0) - before }
}

/**
 * @param seats how many of the guests play; the others are spectators
 * @param pause the shortest between two moves, in milliseconds
 * @returns each move's milliseconds until the last guest had its state, and what a guest was sent for one on average
 */
export async function fanout(guests, seats, moves, pause = PAUSE_MS) {
  const ms = []
  let bytes = 0
  for (let at = 0; at < moves + WARM; at++) {
    const took = await round(guests, guests[at % seats])
    if (at >= WARM) {
      ms.push(took.ms)
      bytes += took.bytes
    }
    // At a random point of the server's patch interval: a move that always follows a patch by the same time would
    // always wait equally long.
    await after(pause * (1 + 2 * Math.random()))
  }
  return { ms, bytes: Math.round(bytes / moves / guests.length) }
}

/**
 * The last guest leaves and comes back repeatedly, after each number of moves in the list.
 * @param back how it comes back: resolves with the guest, who has `came` and `bytes`, once the state is there
 * @returns for each of the points how long that took, and what came
 */
export async function rejoin(guests, points, times, back) {
  const found = []
  for (let moves = 1; moves <= Math.max(...points); moves++) {
    await round(guests, guests[(moves - 1) % guests.length])
    if (!points.includes(moves)) continue
    const ms = [],
      bytes = []
    for (let time = 0; time < times; time++) {
      const last = guests.pop()
      await last.leave()
      const start = performance.now(),
        returned = await back(last)
      ms.push(returned.came - start)
      bytes.push(returned.bytes)
      guests.push(returned)
    }
    found.push({ moves, ms, bytes })
  }
  return found
}
