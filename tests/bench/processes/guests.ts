/**
 * `guests.js PORT N ANSWERS FILE record|repeat`: N guests of one table in one process, separate from its server's.
 * `record` plays ANSWERS answers at a host of ours, and keeps what everybody was sent for each; `repeat` sends the same
 * answers to a bare server that sends the same back. Prints how long each took from the answer to the last guest's
 * update.
 */
import { setTimeout as after } from 'node:timers/promises'
import { fastRandom } from '../../../src-shared/kernel'
import { Guest } from '../guest'
import { readSent, Recording } from '../sent'
import { drawnAnswer, openTable, nextAnswer } from '../table'

/** Pause between two answers: a host of ours accepts 40 messages a second from one guest. */
const PAUSE_MS = 25
/** Answers before those that are measured. */
const WARM = 30

const [port, count, answers] = process.argv.slice(2, 5).map(Number) as [number, number, number]
const [file = '', mode = ''] = process.argv.slice(5)

/** Sends an answer. @returns milliseconds until the last guest had its frame; null when it was not for all of them */
async function timed(
  guests: readonly Guest[],
  who: number,
  text: string,
): Promise<{ readonly ms: number | null; readonly frames: readonly string[] }> {
  for (const guest of guests) guest.expect()
  const start = performance.now()
  const { n } = JSON.parse(text) as { n: number }
  const sender = guests[who]
  if (!sender) throw new Error(`nobody is number ${who}`)
  sender.send(text)
  await sender.replied(n)
  // What was sent to anybody before has come once a pong has.
  await Promise.all(guests.map(guest => guest.heardAll()))
  const all = guests.every(guest => guest.came !== null)
  return {
    ms: all ? Math.max(...guests.map(guest => guest.came ?? 0)) - start : null,
    frames: guests.map(guest => guest.text),
  }
}

async function record(): Promise<number[]> {
  const recording = new Recording()
  const guests = await openTable(port, count)
  const random = fastRandom(count),
    times: number[] = []
  for (let n = 100; times.length < answers + WARM; n++) {
    const next = await nextAnswer(guests, random, n)
    if (!next) continue
    const { ms, frames } = await timed(guests, next.who, next.text)
    // A sealed answer shows nobody else anything: it is played, and not measured.
    if (ms !== null) {
      times.push(ms)
      recording.add({ ...next, frames })
    }
    await after(PAUSE_MS)
  }
  recording.save(file)
  return times
}

async function repeat(): Promise<number[]> {
  const sent = readSent(file),
    guests: Guest[] = [],
    random = fastRandom(count),
    // The guests of both servers do the same: these keep a recording and draw answers too, which nobody needs.
    recording = new Recording()
  for (let i = 0; i < count; i++) guests.push(await Guest.connect(port))
  const times: number[] = []
  for (const [at, { who, text }] of sent.entries()) {
    if (at > 0) drawnAnswer(guests, random, at)
    const { ms, frames } = await timed(guests, who, text)
    if (ms === null) throw new Error('somebody was sent nothing')
    times.push(ms)
    recording.add({ who, text, frames })
    await after(PAUSE_MS)
  }
  return times
}

const times = await (mode === 'record' ? record() : repeat())
process.stdout.write(`${JSON.stringify(times.slice(WARM))}\n`)
process.exit(0)
