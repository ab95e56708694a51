/**
 * Coming back by token to a table of eight at answers 5, 50 and 500 of its match: from dialling to the frame that shows
 * where it stands, and how many bytes came until then.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { fastRandom } from '../../../src-shared/kernel'
import type { Guest } from '../guest'
import { startHost } from '../processes'
import { say } from '../say'
import { arrive, nextAnswer, openTable } from '../table'

const SEATS = 8, POINTS = [5, 50, 500], TIMES = 60
/** Between two answers: a host of ours hears 40 messages a second of one guest, and no more. */
const PAUSE_MS = 25
const ANCHORS = 'beside boardgame.io and Colyseus: not measured yet'

/** The last guest leaves and comes back, again and again. */
async function measure(guests: Guest[], port: number, answers: number): Promise<void> {
  const times: number[] = [], bytes: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const last = guests.at(-1)
    if (!last) throw new Error('nobody is there')
    const { token } = last
    await last.leave()
    const start = performance.now()
    const back = await arrive(port, `Guest ${guests.length}`, token)
    times.push((back.came ?? Infinity) - start)
    bytes.push(back.bytes)
    if (back.frame.party.you.seat !== guests.length - 1 || !back.frame.match) throw new Error('it came back to another place')
    // Whoever comes back may be given another token.
    back.token ??= token
    guests[guests.length - 1] = back
    await Promise.all(guests.map(guest => guest.heardAll()))
  }
  say({ line: `at answer ${answers}`, unit: 'ms', values: times, note: ANCHORS })
  say({ line: `at answer ${answers}`, unit: 'bytes', values: bytes })
}

const dir = mkdtempSync(path.join(tmpdir(), 'bench-'))
const host = await startHost(dir)
try {
  const { port } = host.said, guests = await openTable(port, SEATS), random = fastRandom(5)
  for (let answers = 0, n = 100; answers < Math.max(...POINTS); n++) {
    const next = await nextAnswer(guests, random, n, true)
    if (!next) throw new Error('the match was over')
    guests[next.who]?.send(next.text)
    await guests[next.who]?.replied(n)
    await Promise.all(guests.map(guest => guest.heardAll()))
    if (POINTS.includes(++answers)) await measure(guests, port, answers)
    await after(PAUSE_MS)
  }
} finally {
  await host.end()
  rmSync(dir, { recursive: true, force: true })
}
process.exit(0)
