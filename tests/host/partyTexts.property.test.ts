/** Whatever people do, in whatever order: every update shows the party as it is when it is sent. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ownerBy } from '../kit/owner'
import { drawAnswer, fastRandom, type Random } from '../../src-shared/kernel'
import { GAMES } from '../../src-shared/games'
import { COLOURS, FACES } from '../../src-shared/wire/avatars'
import type { AccessView, StateUpdate } from '../../src-shared/wire'
import type { Admission } from '../../src-main/host/access/admission'
import { accessView } from '../../src-main/host/access/joinCode'
import type { Connections } from '../../src-main/host/connections'
import type { HostControls } from '../../src-main/host/deps'
import { Host } from '../../src-main/host/host'
import type { Party } from '../../src-main/host/party/party'
import { commonPartyView, ownPartyView } from '../../src-main/host/party/partyView'
import type { Person } from '../../src-main/host/party/person'
import type { Table } from '../../src-main/host/table'
import { testDeps, type TestDeps } from '../kit/deps'
import { Guest } from '../kit/guest'
import { runs } from '../kit/effort'

const EVENINGS = Array.from({ length: runs(30) }, (_, seed) => seed)
const STEPS = 400
const SECOND = 1000
/** The most who come, of whom one runs the host itself. */
const MOST = 7
const OWNER_KEY = 'the key of the owner'

const NAMES = ['Anna', 'Boris', 'Carla', 'Dmitri', 'Elena', 'Franco', 'Galina']

type Message = Parameters<Guest['send']>[0]

function switches(): HostControls {
  let isVisible = true,
    letsGuestsIn = true
  return {
    visible: () => isVisible,
    setVisible: visible => {
      isVisible = visible
      return true
    },
    guests: () => letsGuestsIn,
    setGuests: guests => {
      letsGuestsIn = guests
    },
    isGuest: () => false,
  }
}

class Evening {
  readonly guests: Guest[] = []
  readonly table: Table
  readonly party: Party
  /** How many updates were compared, and those that showed something else than the party. */
  compared = 0
  readonly wrong: unknown[] = []
  answered = 0
  private readonly host: Host
  readonly deps: TestDeps
  private readonly random: Random
  private readonly controls = switches()

  constructor(seed: number) {
    this.random = fastRandom(seed)
    this.deps = testDeps(seed)
    this.slowDisk()
    this.host = new Host(this.deps)
    this.table = this.host.open({
      ...{ id: 't', name: 'Table', game: this.oneOf(GAMES).id, invite: [], fixedKey: null, pace: 1 },
      owner: ownerBy(OWNER_KEY),
      controls: this.controls,
    })
    this.party = this.table.party
  }

  /** Answers wait for it, and meanwhile other things happen. */
  private slowDisk(): void {
    const { clock, store } = this.deps,
      { appendAnswer } = store
    store.appendAnswer = async (match, answer) => {
      await new Promise<void>(done => {
        clock.after(this.below(30), done)
      })
      this.answered++
      await appendAnswer(match, answer)
    }
  }

  /** One thing happens. Nobody waits for what comes of it. */
  async step(): Promise<void> {
    const guest = this.oneOf(this.guests)
    const chance = this.below(20)
    if (this.guests.length < 3 || (chance === 0 && this.guests.length < MOST)) this.come()
    else if (!guest.isConnected || guest.closed) this.comeBack(guest)
    else if (chance === 1) guest.disconnect()
    else if (chance < 8 && this.party.phase !== 'match') this.beginMatch()
    else if (chance < 14 && guest.asks().length > 0) this.answer(guest)
    else if (chance === 14) this.guessCodes()
    else void guest.send(this.oneOf(this.messages(guest)))
    await this.deps.clock.settle()
    if (this.below(3) === 0) await this.deps.clock.advance(this.oneOf([1, 10, 100, SECOND, 40 * SECOND, 400 * SECOND]))
  }

  private come(): void {
    const guest = new Guest(this.host, NAMES[this.guests.length] ?? 'Somebody')
    if (this.guests.length === 0) guest.owner = OWNER_KEY
    guest.isLocal = this.guests.length === 0
    guest.screen = this.guests.length === MOST - 1
    guest.onMessage = message => {
      if (message.kind === 'frame') this.compare(message)
    }
    guest.hello()
    this.guests.push(guest)
  }

  private comeBack(guest: Guest): void {
    guest.closed = null
    guest.hello(guest.token)
  }

  /** Wrong codes are told to the host once they are many, and forgotten after ten minutes. */
  private guessCodes(): void {
    for (let guess = 0; guess < 4; guess++) this.table.codeGuessed()
  }

  private beginMatch(): void {
    const leads = this.guests.find(guest => guest.isConnected && guest.update.party.you.host)
    if (this.party.phase === 'lobby') void leads?.send({ kind: 'fillBots' })
    void leads?.send(this.party.phase === 'lobby' ? { kind: 'start', anyway: true } : { kind: 'rematch' })
  }

  private answer(guest: Guest): void {
    const [ask] = guest.asks()
    if (ask)
      void guest.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, n => this.random.nextInt(n, '')) })
  }

  private compare({ party: told }: StateUpdate): void {
    this.compared++
    const { party } = this,
      person = party.people.find(({ id }) => id === told.you.id)
    if (!person) return void this.wrong.push('somebody who has left is told of the party')
    const due = { ...commonPartyView(party), ...ownPartyView(party, person), door: this.doorFor(person) }
    if (!isDeepStrictEqual(told, asSent(due))) this.wrong.push({ told, due })
  }

  private doorFor(person: Person): AccessView {
    const { connections, admission } = this.table as unknown as Record<'connections', Connections> &
      Record<'admission', Admission>
    return accessView(
      this.party,
      person,
      connections,
      admission,
      person === this.party.office.owner ? this.controls : null,
    )
  }

  /** What this guest might send now; much of it is refused. */
  private messages(guest: Guest): readonly Message[] {
    const { party } = this,
      person = this.oneOf(party.people)?.id ?? '',
      seat = this.below(Math.max(1, party.seats.length)),
      on = this.below(2) === 0
    return [
      { kind: 'undo', ask: guest.update.undo?.can ?? '' },
      { kind: 'undoReply', yes: on },
      { kind: 'rename', name: `Name ${this.below(100)}` },
      { kind: 'avatar', avatar: { face: this.oneOf(FACES), colour: this.oneOf(COLOURS) } },
      { kind: 'sit' },
      { kind: 'stand' },
      { kind: 'ready', ready: on, allEvening: on },
      { kind: 'vote', game: this.oneOf(GAMES).id },
      { kind: 'wish', wish: on },
      { kind: 'offered', seat, take: on },
      { kind: 'claim', person: on ? person : null },
      { kind: 'game', game: this.oneOf(GAMES).id },
      { kind: 'setting', key: 'sitInAfter', value: on ? 30 : 0 },
      { kind: 'setting', key: 'doors', value: this.oneOf(['open', 'open', 'watch', 'shut']) },
      { kind: 'setting', key: 'clock', value: on ? 15 : 0 },
      { kind: 'nameTable', name: `Table ${this.below(100)}` },
      { kind: 'code', code: on ? '1234' : null },
      { kind: 'handOver', person },
      { kind: 'takeOffice' },
      { kind: 'visible', visible: on },
      { kind: 'guests', guests: on },
      { kind: 'addBot' },
      { kind: 'fillBots' },
      { kind: 'moveSeat', seat, to: 0 },
      { kind: 'pause', pause: on },
      { kind: 'pause', pause: false },
      { kind: 'sitIn', seat },
      { kind: 'offer', seat, person },
      { kind: 'grant', person, yes: on, ...(on ? { seat } : {}) },
      { kind: 'admit', person, yes: on },
      { kind: 'newEvening' },
      ...(this.below(4) === 0 ? ([{ kind: 'lobby' }, { kind: 'kick', person }, { kind: 'leave' }] as const) : []),
    ]
  }

  private below(n: number): number {
    return this.random.nextInt(n, '')
  }

  private oneOf<T>(all: readonly T[]): T {
    return all[this.below(Math.max(1, all.length))] as T
  }
}

/** A view as JSON gives it back. */
const asSent = (view: object): unknown => JSON.parse(JSON.stringify(view))

describe('every update shows the party as it is', () => {
  it.each(EVENINGS)('through evening %i', async seed => {
    const evening = new Evening(seed)
    for (let step = 0; step < STEPS; step++) await evening.step()
    expect([evening.wrong, evening.deps.faults]).toEqual([[], []])
    expect(evening.compared).toBeGreaterThan(STEPS / 4)
    expect(evening.answered).toBeGreaterThan(STEPS / 40)
  })
})
