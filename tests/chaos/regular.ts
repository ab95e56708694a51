/** A livelier person: takes answers back, goes away and comes again, gives seats away, dreams. */
import { setTimeout as after } from 'node:timers/promises'
import type { StateUpdate } from '../../src-shared/wire'
import type { Client } from '../kit/testServer'
import { Player } from './player'

const AWAY_MS = 200,
  DREAM_MS = 1200,
  AGAIN_MS = 30

export class Regular extends Player {
  /** All that this person was shown since the host began, over all their connections. */
  readonly shown: StateUpdate[] = []
  /** How often each kind of disturbance was carried out. */
  readonly done: { [what: string]: number } = {}
  private takenFrom: Client | null = null
  private taken = 0
  private begun: (() => void) | null = null
  private abandons = false
  private port = 0

  /** @param watches whether they come without a seat */
  constructor(
    table: string,
    name: string,
    seed: number,
    stirred: () => void,
    readonly watches: boolean,
  ) {
    super(table, name, seed, stirred)
  }

  override async arrive(port: number): Promise<void> {
    this.port = port
    // Where somebody watches, who they are depends on what was stored of their coming and going.
    if (this.watches) this.place = null
    await super.arrive(port)
  }

  /**
   * Abandons the match and begins another one, once this person runs the table.
   * @param then called as soon as its beginning is acknowledged; null: no more
   */
  dealAnew(then: (() => void) | null): void {
    this.begun = then
    this.abandons = then !== null
  }

  /** The host is gone: what it has shown is kept, and the next one begins. */
  takeShown(): StateUpdate[] {
    this.keep()
    return this.shown.splice(0)
  }

  override async play(): Promise<void> {
    await this.sendAgain(this.here)
    // A host that lives may cut off who does not read or answer in time: on a busy machine that happens to anybody.
    do {
      while (!this.here.closed) {
        const here = this.here
        if (this.watches && here.update.party.you.seat === null) await this.watch(here)
        else await this.turn(here)
      }
    } while (await this.comeBack())
  }

  /** Keeps what the present connection was sent. */
  private keep(): void {
    const { updates } = this.here
    if (this.takenFrom !== this.here) this.taken = 0
    this.takenFrom = this.here
    this.shown.push(...updates.slice(this.taken))
    this.taken = updates.length
  }

  private chance(share: number): boolean {
    return this.random.nextInt(1000, '') < share * 1000
  }

  private async does(what: string, message: { readonly [field: string]: unknown; readonly kind: string }) {
    const { here } = this,
      n = this.n++
    here.send({ ...message, n } as Parameters<Client['send']>[0])
    const reply = () => here.messages.find(m => (m.kind === 'ok' || m.kind === 'refused') && m.n === n)
    await here.until(() => here.closed !== null || reply() !== undefined)
    const kind = reply()?.kind
    if (kind === 'ok') this.done[what] = (this.done[what] ?? 0) + 1
    return kind === 'ok'
  }

  /** Hangs up, and comes back. */
  private async goAway(): Promise<void> {
    const { here } = this
    here.socket.terminate()
    await here.until(() => here.closed !== null)
    this.done.away = (this.done.away ?? 0) + 1
    await after(this.random.nextInt(AWAY_MS, ''))
    await this.comeBack()
  }

  /** Comes back as a page does, and tries again where the host did not take them in. @returns false: it is gone */
  private async comeBack(): Promise<boolean> {
    this.keep()
    for (;;) {
      const { here: before } = this
      try {
        await this.arrive(this.port)
        return true
      } catch (fault) {
        const { closed } = this.here
        if (!closed) throw fault
        if (String(fault).includes('ECONNREFUSED')) return false
        const why = this.here === before ? String(fault) : `closed with ${closed.code}`
        this.done[`sent away: ${why}`] = (this.done[`sent away: ${why}`] ?? 0) + 1
        await after(AGAIN_MS)
      }
    }
  }

  private async watch(here: Client): Promise<void> {
    if (this.chance(0.3)) await this.does('wish', { kind: 'wish', wish: true })
    const seen = here.updates.length
    await here.until(
      () => here.closed !== null || here.updates.length > seen + 20 || here.update.party.you.seat !== null,
    )
    if (!here.closed && this.chance(0.3)) await this.goAway()
  }

  private async turn(here: Client): Promise<void> {
    await here.until(() => here.closed !== null || this.isNeeded(here.update))
    if (here.closed) return
    const { update } = here,
      { party, undo } = update
    if (undo?.asked?.waiting.includes(party.you.seat ?? -1)) {
      await this.does('agree', { kind: 'undoReply', yes: this.chance(0.7) })
      return
    }
    if (this.chance(0.02)) return this.goAway()
    if (this.chance(0.01)) await after(DREAM_MS)
    if (party.you.host && (await this.runTable(update))) return
    if (undo?.can !== undefined && this.chance(0.2)) await this.does('undo', { kind: 'undo', ask: undo.can })
    else if (this.watches && this.chance(0.1)) await this.leave()
    else if (this.next(here)) await this.answer(here, this.next(here) as NonNullable<ReturnType<Player['next']>>)
  }

  private isNeeded({ party, undo, match }: StateUpdate): boolean {
    if (undo?.asked) return undo.asked.waiting.includes(party.you.seat ?? -1)
    if (party.you.host && (this.abandons || party.paused || party.phase !== 'match')) return true
    return party.phase === 'match' && !party.paused && (match?.view.own?.asks.length ?? 0) > 0
  }

  /** @returns whether there was something to do */
  private async runTable({ party }: StateUpdate): Promise<boolean> {
    if (this.abandons && party.phase !== 'lobby') return this.orWait(await this.does('lobby', { kind: 'lobby' }))
    if (party.phase !== 'match') return this.begin(party.phase === 'lobby' ? 'start' : 'rematch')
    if (party.paused) return this.orWait(await this.does('go on', { kind: 'pause', pause: false }))
    const [wish] = party.wishes,
      bot = party.seats.findIndex(({ who }) => who === 'bot'),
      away = party.seats.findIndex(seat => seat.who === 'person' && !seat.here && !seat.sitIn)
    if (wish && bot >= 0) return this.does('grant', { kind: 'grant', person: wish.person, yes: true, seat: bot })
    if (away >= 0 && this.chance(0.5)) return this.does('sit in', { kind: 'sitIn', seat: away })
    if (this.chance(0.02)) return this.does('pause', { kind: 'pause', pause: true })
    if (this.chance(0.02))
      return this.does('setting', { kind: 'setting', key: 'freeTalk', value: !party.settings.freeTalk })
    return false
  }

  private async begin(kind: 'start' | 'rematch'): Promise<true> {
    const done = await this.does(kind, kind === 'start' ? { kind, anyway: true } : { kind })
    if (done && this.begun) {
      this.begun()
      this.begun = null
      this.abandons = false
    }
    return this.orWait(done)
  }

  private async orWait(done: boolean): Promise<true> {
    if (!done) await after(AGAIN_MS)
    return true
  }

  /** Leaves the seat to a bot, and comes back as somebody new. */
  private async leave(): Promise<void> {
    const { here } = this
    if (!(await this.does('leave', { kind: 'leave' }))) await here.until(() => here.closed !== null)
    this.keep()
    this.underWay = null
    await this.goAway()
  }
}
