/**
 * A guest's open list of tables: asks on all interfaces, keeps the list as it hears, and has ways left when it hears
 * nothing. The rules of the list itself stand in tables.ts.
 */
import type { Cancel } from '../../host/given'
import { FIRST_PORT } from '../ports'
import { askOn, type Asker } from './asker'
import type { Reply } from './channel'
import { followNics } from './follow'
import type { Datagrams, Nic, World } from './given'
import { Allowance } from './limits'
import { MDNS_GROUP, MDNS_HOPS, MDNS_PORT, mdnsQuestion, readMdns } from './mdns'
import { race } from './race'
import type { Memory } from './remembered'
import { scan, SCAN_MS } from './scan'
import { isNear, onLink } from './subnets'
import { hear, listed, nextChange, sweep, without, type Listed, type Rows, type Sighting, type Way } from './tables'
import type { Visit } from './visit'

/** The first question may get lost or come while a host's network is starting; then every 5 s while the list is open. */
const ASK_AT = [0, 1000, 3000],
  ASK_EVERY_MS = 5000
/** After so much silence hosts of earlier evenings are asked. */
const SILENCE_MS = 1000
/** A host that has closed refuses at once; a machine that was switched off says nothing. */
const GOODBYE_MS = 300
/** One whose door is open is asked whether it still tells of the table; a busy one has so long to say so. */
const ANSWER_MS = 2000
/** 30 hosts answer at once, once a second. */
const PACKETS_A_SECOND = 100,
  PACKETS_AT_ONCE = 400

export interface BrowserSetup {
  readonly world: World
  readonly visit: Visit
  readonly memory: Memory
  readonly changed: (tables: readonly Listed[]) => void
}

/** The first news is shown at once, what follows together, and a long list less often: forged tables must not keep it busy. */
const SHOW_MS = 20,
  SHOW_MS_A_ROW = 1

interface Ear {
  readonly mdns: Datagrams | null
  readonly asker: Asker | null
}

export class TableBrowser {
  private rows: Rows = new Map()
  private nics: readonly Nic[] = []
  private ears: Ear[] = []
  private round = 0
  private shown = ''
  private showAgain: Cancel | null = null
  private readonly checked = new Set<string>()
  private readonly allowance: Allowance
  private readonly stops: Cancel[] = []
  private stopSweep: Cancel = () => undefined
  private stopAsking: Cancel = () => undefined
  private closed = false

  constructor(private readonly setup: BrowserSetup) {
    const { world } = setup
    this.allowance = new Allowance(world.clock, PACKETS_A_SECOND, PACKETS_AT_ONCE)
    this.stops.push(
      followNics(world, nics => {
        void this.listen(nics)
      }),
    )
    this.stops.push(
      world.clock.after(SILENCE_MS, () => {
        void this.askRemembered()
      }),
    )
  }

  get tables(): readonly Listed[] {
    return listed(this.rows, this.nics, this.setup.world.clock.now())
  }

  close(): void {
    this.closed = true
    for (const stop of this.stops) stop()
    this.stopSweep()
    this.stopAsking()
    this.showAgain?.()
    this.deafen()
  }

  /** Asks one address: typed by hand, read from a code, remembered or scanned. @returns whether it has tables */
  async ask(address: string, port: number, ms: number): Promise<boolean> {
    const found = (await this.setup.visit(address, port, ms)) ?? []
    for (const facts of found) this.hear({ facts: { ...facts, port }, from: address, told: [], way: 'visit' })
    return found.length > 0
  }

  /** Asks the neighbourhood address by address, when the person wants it; once more when nobody was quick enough. */
  async scan(): Promise<void> {
    const pass = (): Promise<void> =>
      scan(
        this.nics,
        async address => {
          await this.ask(address, FIRST_PORT, SCAN_MS)
        },
        () => this.closed,
      )
    await pass()
    if (this.rows.size === 0) await pass()
  }

  private async askRemembered(): Promise<void> {
    if (this.rows.size > 0) return
    const hosts = await this.setup.memory.read()
    // One that was played with elsewhere is not asked for from here.
    await Promise.all(
      hosts
        .filter(({ address }) => isNear(this.nics, address))
        .map(({ address, port }) => this.ask(address, port, SCAN_MS)),
    )
  }

  private async listen(nics: readonly Nic[]): Promise<void> {
    const round = ++this.round
    this.deafen()
    this.nics = nics
    this.show()
    const ears = await Promise.all(
      nics.map(async nic => {
        const ear = await this.earOn(nic)
        // Asked interface by interface, as soon as each can hear: none waits for another.
        if (round === this.round && !this.closed) speak(ear)
        return ear
      }),
    )
    if (round !== this.round || this.closed) {
      for (const ear of ears) hush(ear)
      return
    }
    this.ears = ears
    this.askOn(1)
  }

  private async earOn(nic: Nic): Promise<Ear> {
    const { world } = this.setup
    const [mdns, asker] = await Promise.all([
      world.open({
        port: MDNS_PORT,
        bind: '0.0.0.0',
        shared: true,
        group: { address: MDNS_GROUP, on: [nic.address] },
        leavesBy: nic.address,
        hops: MDNS_HOPS,
        heard: (bytes, from) => {
          if (onLink(nic, from.address)) this.heardMdns(bytes, from.address)
        },
      }),
      askOn(nic, world, (reply, from) => {
        this.heardReply(reply, from)
      }),
    ])
    return { mdns, asker }
  }

  /** Asks again at its times. @param turn which of the questions is next */
  private askOn(turn: number): void {
    this.stopAsking()
    const wait = (ASK_AT[turn] ?? NaN) - (ASK_AT[turn - 1] ?? NaN)
    this.stopAsking = this.setup.world.clock.after(Number.isNaN(wait) ? ASK_EVERY_MS : wait, () => {
      for (const ear of this.ears) speak(ear)
      this.askOn(turn + 1)
    })
  }

  private deafen(): void {
    for (const ear of this.ears) hush(ear)
    this.ears = []
  }

  private heardMdns(bytes: Uint8Array, from: string): void {
    if (!this.allowance.takes(from)) return
    const { sightings, goodbyes } = readMdns(bytes, from)
    for (const sighting of sightings) this.hear(sighting)
    for (const id of goodbyes) this.doubt(id)
  }

  private heardReply(reply: Reply, from: string): void {
    if (reply.kind === 'goodbye') {
      for (const id of reply.ids) this.doubt(id)
    } else for (const facts of reply.tables) this.hear({ facts, from, told: [], way: 'channel' satisfies Way })
  }

  private hear(sighting: Sighting): void {
    if (this.closed) return
    this.rows = hear(this.rows, sighting, this.setup.world.clock.now())
    if (this.showAgain) return
    this.show()
    this.showAgain = this.setup.world.clock.after(Math.max(SHOW_MS, this.rows.size * SHOW_MS_A_ROW), () => {
      this.showAgain = null
      this.show()
    })
  }

  /** Somebody says that a table has closed. Anybody may say so, so it is tried: silence, refusal, or a host that tells of it no more remove it. */
  private doubt(id: string): void {
    const { world, visit } = this.setup
    for (const [key, { facts, speaker }] of this.rows) {
      if (facts.id !== id || this.checked.has(key)) continue
      this.checked.add(key)
      const { addresses = [speaker] } = this.tables.find(table => table.facts === facts) ?? {}
      const near = addresses.filter(address => isNear(this.nics, address))
      void race(near, world.clock, async address => {
        if ((await world.dial(address, facts.port, GOODBYE_MS)) !== 'open') throw new Error(address)
        // Whoever keeps the host too busy to answer hides nothing.
        const told = await visit(address, facts.port, ANSWER_MS)
        return told === null || told.some(table => table.id === id)
      }).then(there => {
        this.checked.delete(key)
        if (there !== true) this.rows = without(this.rows, key)
        this.show()
      })
    }
  }

  /** Tells the list if it has changed, and sets the clock for what silence will change. */
  private show(): void {
    if (this.closed) return
    const { clock } = this.setup.world
    this.rows = sweep(this.rows, clock.now())
    const next = nextChange(this.rows, clock.now())
    this.stopSweep()
    if (next !== null)
      this.stopSweep = clock.after(next - clock.now(), () => {
        this.show()
      })
    const tables = this.tables,
      shown = JSON.stringify(tables)
    if (shown === this.shown) return
    this.shown = shown
    this.setup.changed(tables)
  }
}

function speak({ mdns, asker }: Ear): void {
  mdns?.send(mdnsQuestion(), MDNS_PORT, MDNS_GROUP)
  asker?.ask()
}

function hush({ mdns, asker }: Ear): void {
  mdns?.close()
  asker?.close()
}
