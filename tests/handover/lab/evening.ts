/**
 * An evening at one table on a network of its own: its computers are machines, its people sit at another one, at addresses of
 * their own. Between answers the table is given away and its host is killed, in turn. A program of its own, which prints
 * what it has seen as lines of JSON.
 */
import { readFileSync, existsSync } from 'node:fs'
import { Agent, get } from 'node:http'
import path from 'node:path'
import { hexToBytes } from '@noble/hashes/utils.js'
import { invitationOption } from '../../kit/secretFile'
import { drawAnswer, fastRandom, Match, type Json } from '../../../src-shared/kernel'
import { checkDeal } from '../../../src-shared/fair/check'
import { matchPartFor } from '../../../src-shared/fair/matchPart'
import { gameById } from '../../../src-shared/games'
import type { MatchRecord } from '../../../src-shared/record'
import { readRecord } from '../../../src-shared/record/readRecord'
import { pauseAfter } from '../../../src-renderer/connection/rounds'
import type { ClientMessage, GoneView, HostAnswer } from '../../../src-shared/wire'
import { Client } from '../../kit/testServer'
import { freshFolder } from '../../kit/testStore'
import { Program, type Ready } from '../processes'
import { BrowserGuest, closeBrowser } from './browserGuest'
import { linkOf, type Plan, type Said } from './plan'

const plan = JSON.parse(process.argv[2] ?? '') as Plan
const random = fastRandom(plan.seed)
const below = (n: number): number => random.nextInt(n, '')
const say = (said: Said): void => {
  process.stdout.write(`${JSON.stringify(said)}\n`)
}
const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

interface Computer {
  program: Program
  ready: Ready
  readonly address: string
  readonly space: string
  readonly tap: string
}

interface Given {
  readonly match: string
  readonly ask: string
  readonly answer: Json
}

/** A person with a client that comes back by itself, as the desktop app does. */
class Wire {
  client!: Client
  token: string | undefined
  /** When this client was back, by the machine's clock. */
  backAt = 0
  private following = false

  constructor(
    readonly name: string,
    readonly from: string,
  ) {}

  async arrive(to: Computer, owner?: string): Promise<void> {
    const known = this.token === undefined ? {} : { token: this.token }
    const hello = { name: this.name, table: table, ...known, ...(owner === undefined ? {} : { owner }) }
    this.client = await Client.arriveAs(to.ready.port, hello, to.address, this.from)
    this.token = this.client.token
    this.backAt = Date.now()
  }

  /** Comes back to whichever computer hosts the table, which it asks for as often as the app does. */
  async follow(): Promise<void> {
    if (this.following) return
    this.following = true
    for (let round = 1; this.client.closed !== null || this.client.socket.readyState !== 1; round++) {
      const { host, gone } = await look(this.from)
      if (host) await this.arrive(host).catch(() => undefined)
      else await sleep(pauseAfter(round, gone))
    }
    this.following = false
  }

  get view() {
    return this.client.update.match?.view
  }

  get asks() {
    return this.client.closed === null ? (this.view?.own?.asks ?? []) : []
  }
}

const computers: Computer[] = []
let table = '',
  invitation = ''
let at = 0
let messages = 1
const wires = plan.people.map(({ name, from }) => new Wire(name, from))
const pages: BrowserGuest[] = []
const given: Given[] = []
let moved = 0
let doing = 'beginning',
  /** The last answer, and what was said to it. */
  last = ''
/** Milliseconds that one trial may take, with the answers before it. */
const TRIAL_MS = 150_000

/** Keeps connections as a browser does: a host takes only so many new ones of an address. */
const agent = new Agent({ keepAlive: true })

/** @returns what a computer answers, asked from an address of this machine; null where it is not reached */
function askOf({ address, ready }: Computer, from: string): Promise<HostAnswer | null> {
  return new Promise(done => {
    const options = { host: address, port: ready.port, path: `/hosts?table=${table}`, localAddress: from, agent }
    // Its own time limit begins only once it is connected.
    const asked = get({ ...options, signal: AbortSignal.timeout(1000) }, response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        done(JSON.parse(text) as HostAnswer)
      })
      response.on('error', () => {
        done(null)
      })
    })
    asked.on('error', () => {
      done(null)
    })
  })
}

/** Asks all computers. With two hosts a promise would be broken. */
async function look(from: string): Promise<{ readonly host: Computer | null; readonly gone: GoneView | null }> {
  const answers = await Promise.all(computers.map(async one => ({ one, answer: await askOf(one, from) })))
  const hosting = answers.filter(({ answer }) => answer?.hosts)
  if (hosting.length > 1) say({ what: 'fault', why: 'two computers say that they host the table' })
  return {
    host: hosting[0]?.one ?? null,
    gone: answers.map(({ answer }) => answer?.gone ?? null).find(gone => gone !== null) ?? null,
  }
}

async function addComputer(n: number, args: readonly string[]): Promise<void> {
  const machine = plan.computers[n]
  if (!machine) throw new Error('no machine')
  const { space, address } = machine,
    tap = path.join(freshFolder(), 'polls')
  const started = await Program.start([...args, `--bind=${address}`], freshFolder(), tap, space)
  computers.push({ ...started, address, space, tap })
}

async function open(): Promise<void> {
  await addComputer(0, ['host', '--keepers', '--no-open', '--pace=0'])
  const [first] = computers
  if (!first) throw new Error('no host')
  const { ready, address } = first
  table = ready.tables[0]?.id ?? ''
  ;({ invitation } = ready)
  for (const [n, wire] of wires.entries()) await wire.arrive(first, n === 0 ? ready.ownerKey : undefined)
  const link = linkOf(address, ready, table)
  for (let n = 1; n < plan.computers.length; n++) await addComputer(n, ['keep', link, invitationOption(invitation)])
  for (let n = 0; n < plan.browsers; n++)
    pages.push(await BrowserGuest.come(`http://${address}:${ready.port}/?table=${table}`, `Page ${n + 1}`))
  await protectedAgain()
}

const owner = (): Wire => {
  const [first] = wires
  if (!first) throw new Error('nobody is here')
  return first
}

/** Until all computers keep the table. */
const protectedAgain = (): Promise<void> =>
  owner().client.until(() => {
    const { keeping } = owner().client.update
    const isHere = ({ ready }: Computer): boolean =>
      keeping?.computers.some(({ id }) => id === ready.fingerprint) === true
    return keeping?.survives === true && keeping.computers.length === computers.length && computers.every(isHere)
  })

const ask = (wire: Wire, message: object): ReturnType<Client['ask']> =>
  wire.client.ask({ ...message, n: messages++ } as ClientMessage)

async function deal(): Promise<void> {
  await ask(owner(), { kind: 'game', game: plan.game })
  for (const wire of wires) await ask(wire, { kind: 'ready', ready: true })
  await ask(owner(), { kind: 'start', anyway: true })
  await Promise.all(wires.map(wire => wire.client.until(() => wire.client.update.match !== null)))
}

const isOver = (): boolean => owner().client.update.party.phase === 'result'
const matchId = (): string => owner().client.update.match?.id ?? ''

/** An answer of whoever is asked. @returns null when nobody at a wire is: a page is, or the match is over */
function draw(): { readonly wire: Wire; readonly sent: Given } | null {
  const asked = wires.filter(({ asks }) => asks.length > 0)
  const wire = asked[below(asked.length || 1)]
  const [first] = wire?.asks ?? []
  if (!wire || !first) return null
  return { wire, sent: { match: matchId(), ask: first.id, answer: drawAnswer(first.pick, below) } }
}

/** Gives an answer that is acknowledged. @returns false when nobody could */
async function answer(): Promise<boolean> {
  const drawn = draw()
  if (!drawn) return false
  const { wire, sent } = drawn
  last = `${wire.name} ${JSON.stringify(sent)}`
  const reply = await ask(wire, { kind: 'answer', ask: sent.ask, answer: sent.answer })
  last += JSON.stringify(reply)
  if (reply.kind === 'ok') given.push(sent)
  return reply.kind === 'ok'
}

async function play(answers: number): Promise<void> {
  for (let taken = 0; taken < answers;) {
    if (isOver()) await nextMatch()
    if (await answer()) taken++
    else await sleep(20)
  }
}

/** Until what the last answer led to has reached everybody. */
async function settle(): Promise<void> {
  for (const wire of wires) await ask(wire, { kind: 'listen', on: true })
}

async function nextMatch(): Promise<void> {
  await checkMatch()
  const before = matchId()
  await ask(owner(), { kind: 'rematch' })
  await Promise.all(wires.map(wire => wire.client.until(() => (wire.client.update.match?.id ?? before) !== before)))
}

async function everybodyBack(): Promise<void> {
  await Promise.all(wires.map(wire => wire.follow()))
  let host = (await look(plan.home)).host
  while (!host) {
    await sleep(200)
    host = (await look(plan.home)).host
  }
  const { address, ready } = host
  at = computers.indexOf(host)
  await Promise.all(pages.map(page => page.at(`${address}:${ready.port}`)))
}

async function move(): Promise<void> {
  const others = computers.map((_, n) => n).filter(n => n !== at),
    to = others[below(others.length)] ?? 0
  await settle()
  const before = wires.map(({ view }) => JSON.stringify(view))
  const pressed = Date.now()
  const reply = await ask(owner(), { kind: 'giveTable', to: computers[to]?.ready.fingerprint })
  if (reply.kind !== 'ok') say({ what: 'fault', why: `the table could not be given: ${JSON.stringify(reply)}` })
  await Promise.all(wires.map(wire => wire.client.until(() => wire.client.closed !== null)))
  await everybodyBack()
  if (at !== to) say({ what: 'fault', why: 'the table went to another computer' })
  // A page may have answered meanwhile.
  if (pages.length === 0 && wires.some(({ view }, n) => JSON.stringify(view) !== before[n]))
    say({ what: 'fault', why: 'a view has changed by the move' })
  moved++
  say({
    what: 'moved',
    wires: wires.map(({ backAt }) => backAt - pressed),
    pages: pages.map(({ backAt }) => backAt - pressed),
  })
}

/** The last time that somebody was heard to stand for host. */
function decidedAt(): number {
  const heard = computers.flatMap(({ tap }) => (existsSync(tap) ? readFileSync(tap, 'utf8').trim().split('\n') : []))
  return Math.max(...heard.map(Number))
}

async function kill(): Promise<void> {
  const host = computers[at]
  if (!host) throw new Error('no host')
  // In the middle of an answer: it may be lost on its way, but only as long as nobody has seen its result.
  const drawn = draw()
  const replied = drawn && ask(drawn.wire, { kind: 'answer', ask: drawn.sent.ask, answer: drawn.sent.answer })
  await sleep(below(12))
  let acknowledged = false
  void replied?.then(reply => {
    acknowledged = reply.kind === 'ok'
  })
  await host.program.end('SIGKILL')
  await Promise.all(wires.map(wire => wire.client.until(() => wire.client.closed !== null)))
  if (drawn && acknowledged) given.push(drawn.sent)
  await everybodyBack()
  const decided = decidedAt()
  moved++
  say({
    what: 'killed',
    wires: wires.map(({ backAt }) => backAt - decided),
    pages: pages.map(({ backAt }) => backAt - decided),
  })
  await replace(host)
}

/** Somebody else's computer keeps the table from now on, in the place of one that is gone. */
async function replace(gone: Computer): Promise<void> {
  await gone.program.remove()
  const host = computers[at]
  if (!host) throw new Error('no host')
  const { program, ready } = await Program.start(
    ['keep', linkOf(host.address, host.ready, table), invitationOption(invitation), `--bind=${gone.address}`],
    freshFolder(),
    gone.tap,
    gone.space,
  )
  gone.program = program
  gone.ready = ready
  await protectedAgain()
}

/** Cuts the host off from the others for a while: it stands still, and there is one host all the time. */
async function cut(): Promise<void> {
  const host = computers[at]
  if (!host) throw new Error('no host')
  const { pull, plug } = plan.computers[at] ?? {}
  const ip = async (args: readonly string[] | undefined): Promise<void> => {
    const { execFileSync } = await import('node:child_process')
    execFileSync('ip', [...(args ?? [])])
  }
  await ip(pull)
  for (const wire of wires) wire.client.socket.terminate()
  await Promise.all(wires.map(wire => wire.client.until(() => wire.client.closed !== null)))
  await everybodyBack()
  const next = computers[at]
  await play(2)
  await ip(plug)
  // The old host hears of it, and hosts no longer.
  while ((await askOf(host, plan.home))?.hosts !== false) await sleep(100)
  if ((await look(plan.home)).host !== next)
    say({ what: 'fault', why: 'another computer hosts the table after the cut' })
  await replace(host)
  moved++
  say({ what: 'cut', wires: [], pages: [] })
}

async function recordOf(id: string): Promise<MatchRecord | null> {
  const n = messages++
  const { client } = owner()
  client.send({ kind: 'record', n, match: id })
  const parts = () => client.messages.filter(message => message.kind === 'record' && message.n === n)
  await client.until(() => {
    const [first] = parts()
    return first?.kind === 'record' && parts().length === first.of
  })
  const record = readRecord(
    parts()
      .map(message => (message.kind === 'record' ? message.text : ''))
      .join(''),
  )
  if ('refused' in record) {
    say({ what: 'fault', why: `the record cannot be read: ${JSON.stringify(record)}` })
    return null
  }
  return record
}

/** Ends the match, or finds it ended: nothing is lost, nothing counts twice, the views follow from the record. */
async function checkMatch(): Promise<void> {
  const id = matchId()
  await settle()
  const views = wires.map(({ client: { update } }) => ({
    seat: update.party.you.seat,
    view: JSON.stringify(update.match?.view),
  }))
  if (!isOver()) await ask(owner(), { kind: 'lobby' })
  const record = await recordOf(id)
  if (!record) return
  const own = given.filter(({ match }) => match === id)
  const entries = record.answers.map(({ entry }) => JSON.stringify([entry.ask, entry.answer]))
  const times = own.map(({ ask: of, answer: as }) => entries.filter(text => text === JSON.stringify([of, as])).length)
  const asks = record.answers.filter(({ entry }) => entry.by === 'hand').map(({ entry }) => entry.ask + entry.seat)
  say({
    what: 'record',
    answers: own.length,
    lost: times.filter(n => n === 0).length,
    twice: times.filter(n => n > 1).length + (asks.length - new Set(asks).size),
    views: pages.length === 0 || isOver() ? differing(record, views) : 0,
    moves: record.fair?.moves?.changes.length ?? 0,
    verdict: checkDeal(gameById(record.game), record, null).is,
  })
}

/** How many views do not follow from the record. */
function differing(
  record: MatchRecord,
  views: readonly { readonly seat: number | null; readonly view: string }[],
): number {
  const game = gameById(record.game)
  if (!game) return views.length
  const { match } = Match.start(game, record.seats.length, record.options, hexToBytes(record.key), record.deck)
  for (const { entry } of record.answers) match.commit(match.replay(entry))
  return views.filter(({ seat, view }) => JSON.stringify(matchPartFor(match, record.id, seat, []).view) !== view).length
}

async function evening(): Promise<void> {
  await open()
  await deal()
  const trials = [
    ...Array.from({ length: plan.moves }, () => move),
    ...Array.from({ length: plan.kills }, () => kill),
    ...Array.from({ length: plan.cuts }, () => cut),
  ]
  while (trials.length > 0) {
    await play(1 + below(6))
    const [trial] = trials.splice(below(trials.length), 1)
    doing = trial?.name ?? ''
    await trial?.()
    doing = 'answers'
  }
  await play(2)
  await checkMatch()
  const faults = computers.flatMap(
    ({ program }) => program.told.match(/^.*(?:false|does not open|could not).*$/gm) ?? [],
  )
  say({ what: 'end', moved, faults: [...faults, ...pages.flatMap(({ faults: seen }) => seen)] })
}

/** How everything stands, for whoever looks for a fault. */
const standing = async (): Promise<string> =>
  JSON.stringify({
    doing,
    last,
    at,
    said: await Promise.all(computers.map(one => askOf(one, plan.home))),
    told: computers.map(({ program }) => program.told.slice(-300)),
    wires: wires.map(({ client, asks, backAt }) => [client.closed, asks.length, backAt]),
    party: owner().client.updates.at(-1)?.party,
    keeping: owner().client.updates.at(-1)?.keeping,
    phase: owner().client.updates.at(-1)?.party.phase,
    pages: await Promise.all(pages.map(page => page.shown())),
  })

/** Something that does not come to its end is a fault like any other. */
let heardOf = moved,
  since = Date.now()
setInterval(() => {
  if (moved !== heardOf) {
    heardOf = moved
    since = Date.now()
  }
  if (Date.now() - since < TRIAL_MS) return
  since = Infinity
  void standing().then(how => {
    say({ what: 'fault', why: `nothing more happens: ${how}` })
    void end()
  })
}, 1000).unref()

async function end(): Promise<void> {
  await Promise.race([closeBrowser(), sleep(5000)])
  for (const wire of wires) wire.client.socket.terminate()
  for (const { program } of computers) await program.remove()
  process.exit(0)
}

try {
  await evening()
} catch (fault) {
  say({ what: 'fault', why: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) })
} finally {
  await end()
}
