/**
 * An honest host is never called unfair: evening after evening with people who come late, leave, lose their connection
 * or give no number, with bots, and with restarts of the host in matches and in deals. The long form plays 1,000 deals.
 */
import { expect, it } from 'vitest'
import { fastRandom, drawAnswer, type Random } from '../../src-shared/kernel'
import { Host } from '../../src-main/host/host'
import { testDeps, type TestDeps } from '../kit/deps'
import { freshFolder, openTestStore, watchedStore } from '../kit/testStore'
import { WitnessGuest } from '../kit/witnessGuest'
import { LONG } from '../kit/effort'

const EVENINGS = LONG ? 140 : 4
const DEALS = 10
const SETUP = { id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 }

class Evening {
  readonly guests: WitnessGuest[] = []
  readonly counts = { deals: 0, fair: 0, redealt: 0, unchecked: 0, restarts: 0, spoilt: 0 }
  private readonly random: Random
  private readonly dir = freshFolder()
  private host!: Host
  private deps!: TestDeps
  private close: () => Promise<void> = () => Promise.resolve()
  private stored: () => Promise<void> = () => Promise.resolve()
  private drawn = 0
  private people = 0

  constructor(private readonly seed: number) {
    this.random = fastRandom(seed)
  }

  async play(): Promise<void> {
    await this.open()
    for (let i = 0; i < 3; i++) this.arrive()
    await this.first.send({ kind: 'addBot' })
    for (let deal = 0; deal < DEALS; deal++) await this.deal()
    await this.close()
  }

  private get first(): WitnessGuest {
    const host = this.here.find(guest => guest.update.party.you.host)
    if (!host) throw new Error('nobody runs the table')
    return host
  }

  private get here(): WitnessGuest[] {
    return this.guests.filter(guest => guest.closed === null && guest.isConnected)
  }

  private chance(oneIn: number): boolean {
    return this.random.nextInt(oneIn, 'chance', this.drawn++) === 0
  }

  private pick<T>(of: readonly T[]): T {
    const picked = of[this.random.nextInt(of.length, 'pick', this.drawn++)]
    if (picked === undefined) throw new Error('nothing to pick from')
    return picked
  }

  private arrive(): void {
    const n = ++this.people
    const guest = new WitnessGuest(this.host, `Guest ${n}`, n)
    guest.hello()
    this.guests.push(guest)
  }

  /** The host process opens what the folder holds; everybody comes back. */
  private async open(): Promise<void> {
    const { store, loaded } = await openTestStore(this.dir)
    const watched = watchedStore(store)
    this.stored = watched.idle
    this.deps = {
      ...testDeps(this.seed * 1000 + this.counts.restarts),
      store: watched.store as TestDeps['store'],
    }
    this.host = new Host(this.deps)
    const [stored] = loaded.tables
    if (stored) expect(this.host.reopen(SETUP, stored)).toBeNull()
    else this.host.open(SETUP)
    this.close = () => store.close()
    for (const [at, guest] of this.guests.entries()) if (guest.closed === null) this.guests[at] = this.back(guest)
    await this.turn()
  }

  private back(guest: WitnessGuest): WitnessGuest {
    const back = new WitnessGuest(this.host, guest.name, this.guests.indexOf(guest) + 1, guest.storage)
    back.hello(guest.token)
    return back
  }

  /** The host process dies and is started again. */
  private async restart(): Promise<void> {
    this.counts.restarts++
    await this.close()
    await this.open()
  }

  private drop(guest: WitnessGuest): void {
    guest.disconnect()
  }

  private returnAll(): void {
    for (const [at, guest] of this.guests.entries())
      if (guest.closed === null && !guest.isConnected) this.guests[at] = this.back(guest)
  }

  private async deal(): Promise<void> {
    if (this.chance(4) && this.guests.length < 7) this.arrive()
    this.returnAll()
    for (const guest of this.here) {
      guest.withheld.clear()
      if (guest.seat === null) await guest.send({ kind: 'sit' })
      await guest.send({ kind: 'ready', ready: true })
    }
    if (this.chance(6)) this.drop(this.pick(this.here.filter(guest => guest !== this.first)))
    const others = this.here.filter(guest => guest !== this.first)
    if (this.chance(4) && others.length > 0) {
      this.counts.spoilt++
      this.pick(others).withheld.add(this.chance(2) ? 'commit' : 'number')
    }
    await this.readyOrStand()
    let begun = false
    void this.first.send({ kind: 'start' }).then(() => {
      begun = true
    })
    await this.turn()
    if (!begun && (await this.duringDeal())) return
    for (let i = 0; i < 40 && !begun; i++) {
      await this.deps.clock.advance(500)
      await this.turn()
    }
    if (this.first.update.party.phase !== 'match') return
    this.counts.deals++
    await this.answers(this.random.nextInt(6, 'answers', this.drawn++))
    if (this.chance(5)) await this.restart()
    if (this.chance(3)) this.returnAll()
    if (this.chance(8)) {
      const leaver = this.pick(this.here.filter(guest => guest !== this.first))
      if (this.here.length > 3) await leaver.send({ kind: 'leave' })
    }
    await this.answers(this.random.nextInt(6, 'answers', this.drawn++))
    await this.first.send({ kind: 'lobby' })
    await this.deps.clock.settle()
    await this.turn()
    this.judge()
  }

  /** People who are away cannot be ready: the host makes them spectators. */
  private async readyOrStand(): Promise<void> {
    const { seats } = this.first.update.party
    for (let seat = seats.length - 1; seat >= 0; seat--) {
      const at = seats[seat]
      if (at?.who === 'person' && !at.here) await this.first.send({ kind: 'removeSeat', seat })
    }
  }

  /** The deal waits for somebody: sometimes something happens meanwhile. @returns whether the host was restarted */
  private async duringDeal(): Promise<boolean> {
    const event = this.pick(['restart', 'cancel', 'loss', 'none'] as const)
    if (event === 'restart') await this.restart()
    if (event === 'cancel') await this.first.send({ kind: 'cancelDeal' })
    if (event === 'loss') this.drop(this.pick(this.here.filter(guest => guest !== this.first)))
    return event === 'restart'
  }

  private async answers(count: number): Promise<void> {
    for (let n = 0; n < count; n++) {
      const asked = this.here.filter(guest => guest.asks().length > 0)
      const guest = asked.length > 0 ? this.pick(asked) : null
      const ask = guest?.asks()[0]
      if (guest && ask)
        await guest.answerAs(
          ask,
          drawAnswer(ask.pick, max => this.random.nextInt(max, 'answer', this.drawn++)),
        )
      else await this.deps.clock.step()
      await this.turn()
    }
  }

  /**
   * Until all is stored, and what waits for it is done. Time does not pass meanwhile: with a slow disk people would
   * otherwise be late for a deal that had not begun, and the next one would wait for them for ever.
   */
  private async turn(): Promise<void> {
    for (let i = 0; i < 12; i++) {
      await this.stored()
      await new Promise(done => {
        setImmediate(done)
      })
      await this.deps.clock.settle()
    }
  }

  private judge(): void {
    for (const { name, finding, isConnected } of this.guests) {
      const verdict = isConnected ? finding?.verdict : null
      if (!verdict) continue
      const differs = verdict.is === 'differs' ? verdict.difference : null
      expect({ seed: this.seed, deal: this.counts.deals, name, differs }).toMatchObject({ differs: null })
      if (verdict.is === 'fair' || verdict.is === 'redealt' || verdict.is === 'unchecked') this.counts[verdict.is]++
    }
  }
}

it(
  'an honest host is never called unfair',
  async () => {
    const total = { deals: 0, fair: 0, redealt: 0, unchecked: 0, restarts: 0, spoilt: 0 }
    for (let seed = 1; seed <= EVENINGS; seed++) {
      const evening = new Evening(seed)
      await evening.play()
      for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += evening.counts[key]
    }
    process.stdout.write(`honest host: ${JSON.stringify(total)}\n`)
    expect(total.fair).toBeGreaterThan(total.deals)
    expect(total.restarts).toBeGreaterThan(0)
    expect(total.spoilt).toBeGreaterThan(0)
  },
  LONG ? 1_800_000 : 60_000,
)
