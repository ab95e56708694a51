/**
 * Coming back by token to a table of eight at answers 5, 50 and 500 of its match: from dialling to the frame that shows
 * where it stands, and how many bytes came until then. Beside it a new line and a sync with boardgame.io, and a reconnect
 * with Colyseus, of a small game whose state is as large as a frame of ours.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { fastRandom } from '../../../src-shared/kernel'
import { ANCHORS, anchorSays, besideOf, rowFor, type AnchorName, type Said } from '../anchor'
import type { Guest } from '../guest'
import { startHost } from '../processes'
import { say } from '../say'
import { arrive, nextAnswer, openTable } from '../table'

const SEATS = 8,
  POINTS = [5, 50, 500],
  TIMES = 60
/** Between two answers: a host of ours hears 40 messages a second of one guest, and no more. */
const PAUSE_MS = 25

interface Back {
  readonly ms: readonly number[]
  readonly bytes: readonly number[]
}
type Theirs = Said<readonly (Back & { readonly moves: number })[]>

/** The last guest leaves and comes back, again and again. */
async function measure(guests: Guest[], port: number): Promise<Back> {
  const ms: number[] = [],
    bytes: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const last = guests.at(-1)
    if (!last) throw new Error('nobody is there')
    const { token } = last
    await last.leave()
    const start = performance.now()
    const back = await arrive(port, `Guest ${guests.length}`, { token })
    ms.push((back.came ?? Infinity) - start)
    bytes.push(back.bytes)
    if (back.frame.party.you.seat !== guests.length - 1 || !back.frame.match)
      throw new Error('it came back to another place')
    // A guest who comes back may get another token.
    back.token ??= token
    guests[guests.length - 1] = back
    await Promise.all(guests.map(guest => guest.heardAll()))
  }
  return { ms, bytes }
}

/** What was measured at ours, at each point. */
const ours = new Map<number, Back>()

/** Ours beside the others. @param frame the bytes of our largest */
function standBeside(names: readonly AnchorName[], frame: number): void {
  const said = names.map(name => ({
    name,
    theirs: anchorSays(name, 'rejoin.mjs', SEATS, TIMES, rowFor(frame), ...POINTS) as Theirs,
  }))
  for (const [answers, found] of ours)
    for (const unit of ['ms', 'bytes'] as const)
      for (const { name, theirs } of said) {
        const anchor = besideOf(name, theirs, points => points.find(({ moves }) => moves === answers)?.[unit] ?? [])
        say({ line: `at answer ${answers}, beside ${ANCHORS[name].title}`, unit, values: found[unit], anchor })
      }
}

const dir = mkdtempSync(path.join(tmpdir(), 'bench-'))
const host = await startHost(dir)
try {
  const { port } = host.said,
    guests = await openTable(port, SEATS),
    random = fastRandom(5)
  for (let answers = 0, n = 100; answers < Math.max(...POINTS); n++) {
    const next = await nextAnswer(guests, random, n, true)
    if (!next) throw new Error('the match was over')
    guests[next.who]?.send(next.text)
    await guests[next.who]?.replied(n)
    await Promise.all(guests.map(guest => guest.heardAll()))
    if (POINTS.includes(++answers)) ours.set(answers, await measure(guests, port))
    await after(PAUSE_MS)
  }
} finally {
  await host.end()
  rmSync(dir, { recursive: true, force: true })
}
standBeside(['boardgame', 'colyseus'], Math.max(...[...ours.values()].flatMap(({ bytes }) => bytes)))
process.exit(0)
