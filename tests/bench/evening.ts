/**
 * Evenings at one host: people with sockets sit at its tables, and one of them answers in every second. On Linux alone,
 * for its addresses and its /proc.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { fastRandom } from '../../src-shared/kernel'
import type { Guest } from './guest'
import { arrive, drawnAnswer } from './table'

/** Warm-up: this many deals at once are not a typical load. */
const WARM_MS = 8000
export const SECONDS = 20
const SECOND = 1000
/** Connections per address are limited, so guests come from this many. */
const ADDRESSES = 50
const KIB = 1024,
  MB = 1_000_000,
  TICKS_A_SECOND = 100

const random = fastRandom(12)
let n = 100
let arrivals = 0

const come = (port: number, table: string, name: string): Promise<Guest> =>
  arrive(port, name, { table, from: `127.0.0.${1 + (arrivals++ % ADDRESSES)}` })

/** People and bots sit down at a table, and the match begins. @returns the people, the table's host first */
export async function sitDown(port: number, table: string, people: number, bots: number): Promise<readonly Guest[]> {
  const leads = await come(port, table, 'Guest 1'),
    others: Guest[] = []
  for (let guest = 1; guest < people; guest++) others.push(await come(port, table, `Guest ${guest + 1}`))
  for (let bot = 0; bot < bots; bot++) await leads.ask({ kind: 'addBot', n: n++ })
  for (const guest of others) await guest.ask({ kind: 'ready', n: n++, ready: true })
  await leads.ask({ kind: 'start', n: n++ })
  const guests = [leads, ...others]
  await Promise.all(guests.map(guest => guest.heardAll()))
  if (guests.some(({ frame }) => frame.match === null || frame.party.you.seat === null))
    throw new Error('somebody found no seat')
  return guests
}

/**
 * One of those who are asked answers.
 * @returns milliseconds until the last of the people had their frame: of several that came meanwhile the last one counts.
 *   Null when nobody is asked, when a bot was quicker, and when the answer is sealed: then the others are shown nothing
 */
async function oneAnswer(people: readonly Guest[]): Promise<number | null> {
  const [leads] = people
  if (leads?.frame.party.phase === 'result') {
    await leads.ask({ kind: 'rematch', n: n++ })
    await Promise.all(people.map(person => person.heardAll()))
  }
  const drawn = drawnAnswer(people, random, n),
    sender = people[drawn?.who ?? -1]
  if (!drawn || !sender) return null
  for (const person of people) person.expect()
  const sent = performance.now()
  sender.send(drawn.text)
  if (!(await sender.took(n++))) return null
  // What was sent to anybody before has come once a pong has.
  await Promise.all(people.map(person => person.heardAll()))
  return people.every(person => person.came !== null) ? Math.max(...people.map(person => person.latest)) - sent : null
}

interface Window {
  readonly from: number
  readonly until: number
}

/** Each second has one answer of the people, at any moment of it. @param waits is given how long each took */
async function play(people: readonly Guest[], { from, until }: Window, waits: number[]): Promise<void> {
  const begun = performance.now()
  for (let second = 0; ; second++) {
    await after(Math.max(0, begun + second * SECOND + random.nextInt(SECOND, '') - performance.now()))
    const now = performance.now()
    if (now >= until) return
    const ms = await oneAnswer(people)
    if (ms !== null && now >= from) waits.push(ms)
  }
}

/** Resident memory of a process in MB. */
export const residentOf = (pid: number): number =>
  (Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) * KIB) / MB

/** Seconds of processor time that a process has taken, all its threads together. */
export function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

export interface Evening {
  /** Milliseconds from each answer to the last frame. */
  readonly waits: readonly number[]
  /** Processors that the host took. */
  readonly cores: number
  /** MB that the host held when it was over. */
  readonly resident: number
  /** When it was measured, in milliseconds since 1970. */
  readonly from: number
  readonly until: number
  /** Frames that came to all people in a second. */
  readonly frames: number
}

/** Plays for a while at all tables. @param tables the people of each, first who leads it. @param pid the host's */
export async function evening(tables: readonly (readonly Guest[])[], pid: number): Promise<Evening> {
  const from = performance.now() + WARM_MS,
    until = from + SECONDS * SECOND,
    waits: number[] = []
  const framesSoFar = (): number => tables.flat().reduce((sum, guest) => sum + guest.frames, 0)
  const playing = Promise.all(tables.map(people => play(people, { from, until }, waits)))
  await after(from - performance.now())
  const before = processorOf(pid),
    framesBefore = framesSoFar()
  await after(until - performance.now())
  const cores = (processorOf(pid) - before) / SECONDS,
    resident = residentOf(pid),
    frames = (framesSoFar() - framesBefore) / SECONDS
  await playing
  return { waits, cores, resident, from: performance.timeOrigin + from, until: performance.timeOrigin + until, frames }
}
