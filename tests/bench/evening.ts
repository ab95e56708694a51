/** Evenings at one host: people with sockets sit at its tables, and answer at the pace of people. On Linux alone, for its addresses and its /proc. */
import { readFileSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { drawAnswer, fastRandom } from '../../src-shared/kernel'
import { PROTOCOL, type ClientMessage } from '../../src-shared/wire'
import { Client } from '../kit/served'

/** So many deals at once are no evening. */
const WARM_MS = 8000, SECONDS = 20
/** A person looks at the table for so long before an answer: one second on average. */
const LEAST_MS = 500, MOST_MS = 1500
/** From one address come so many lines and no more. */
const ADDRESSES = 50
const KIB = 1024, MB = 1_000_000, TICKS_A_SECOND = 100

const random = fastRandom(12)
let n = 100
let arrivals = 0

async function taken(client: Client, message: ClientMessage): Promise<void> {
  const reply = await client.ask(message)
  if (reply.kind !== 'ok') throw new Error(`not taken: ${JSON.stringify(reply)}`)
}

async function arrive(port: number, table: string, name: string): Promise<Client> {
  const client = await Client.connect(port, {}, `127.0.0.${1 + arrivals++ % ADDRESSES}`)
  client.send({ kind: 'hello', n: 0, version: PROTOCOL, name, table })
  await client.until(() => client.frames.length > 0)
  return client
}

/** So many people sit down at a table, and so many bots; the match begins. @returns the people, first who leads the table */
export async function sitDown(port: number, table: string, people: number, bots: number): Promise<readonly Client[]> {
  const leads = await arrive(port, table, 'Guest 1'), others: Client[] = []
  for (let guest = 1; guest < people; guest++) others.push(await arrive(port, table, `Guest ${guest + 1}`))
  for (let bot = 0; bot < bots; bot++) await taken(leads, { kind: 'addBot', n: n++ })
  for (const guest of others) await taken(guest, { kind: 'ready', n: n++, ready: true })
  await taken(leads, { kind: 'start', n: n++ })
  const clients = [leads, ...others]
  await Promise.all(clients.map(client => client.until(() => client.frame.match !== null)))
  if (clients.some(client => client.frame.party.you.seat === null)) throw new Error('somebody found no seat')
  return clients
}

interface Window { readonly from: number; readonly until: number; frames: number }

/** Answers what is asked. @param leads whether it is this one who begins the next match. @param waits milliseconds from each answer to its frame */
async function play(client: Client, leads: boolean, window: Window, waits: number[]): Promise<void> {
  await after(random.below(MOST_MS, ''))
  while (performance.now() < window.until) {
    const ask = client.frame.match?.view.own?.asks[0]
    if (client.frame.party.phase === 'result') { if (leads) await client.ask({ kind: 'rematch', n: n++ }) }
    else if (ask) {
      const sent = performance.now(), frames = client.frames.length
      const reply = await client.ask({ kind: 'answer', n: n++, ask: ask.id, answer: drawAnswer(ask.pick, of => random.below(of, '')) })
      // The frame comes before the word that the answer was taken.
      if (reply.kind === 'ok' && client.frames.length > frames && sent > window.from) waits.push(performance.now() - sent)
    }
    if (performance.now() > window.from) window.frames += client.frames.length - 1
    client.messages.splice(0, client.messages.length, client.frame)
    await after(LEAST_MS + random.below(MOST_MS - LEAST_MS, ''))
  }
}

/** Resident memory of a process in MB. */
export const residentOf = (pid: number): number => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) * KIB / MB

/** Seconds of processor time that a process has taken, all its threads together. */
function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

export interface Evening {
  /** Milliseconds from each answer to its frame. */
  readonly waits: readonly number[]
  /** Processors that the host took. */
  readonly cores: number
  /** MB that the host held when it was over. */
  readonly resident: number
  readonly note: string
}

/** Plays for a while at all tables. @param tables the people of each, first who leads it. @param pid the host's */
export async function evening(tables: readonly (readonly Client[])[], pid: number): Promise<Evening> {
  const from = performance.now() + WARM_MS, window: Window = { from, until: from + SECONDS * 1000, frames: 0 }, waits: number[] = []
  const playing = Promise.all(tables.flatMap(people => people.map((client, at) => play(client, at === 0, window, waits))))
  await after(from - performance.now())
  const before = processorOf(pid)
  await after(window.until - performance.now())
  const cores = (processorOf(pid) - before) / SECONDS, resident = residentOf(pid)
  await playing
  return { waits, cores, resident, note: `${waits.length} answers of people in ${SECONDS} s; about ${Math.round(window.frames / SECONDS)} frames a second came to them all` }
}
