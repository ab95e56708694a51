/** A table: passes commands to its party and match, and has everybody sent their view. */
import { isRefusal, refuse, type Json, type Refusal, type Seat } from '../../src-shared/kernel'
import { type ClientMessage, CLOSE } from '../../src-shared/wire'
import { gameById } from '../../src-shared/games'
import { MatchLifecycle, type ResumeFailure } from './match/matchLifecycle'
import { Admission } from './access/admission'
import { movedPerson } from './access/movedPlace'
import { provesOwner } from './access/ownerKey'
import { SessionScore } from './party/sessionScore'
import { FairDeal, isFairDealCommand } from './fair-deal/fairDeal'
import { Presence, type Newcomer } from './presence/presence'
import type { Peer } from '../peer'
import type { HostDeps } from './deps'
import { storedParty, PartyStorage, restoreParty } from './storage/partyStorage'
import type { StoredTable } from './storage/storeTypes'
import { arrange, refuseAtArranged, seatAgain, type ArrangedPerson, type Arrangement } from './party/arrangement'
import { Party } from './party/party'
import type { Person } from './party/person'
import { MatchHistory } from './match/matchHistory'
import { Connections } from './connections'
import type { SavedMatch } from './match/savedMatch'
import { UndoRequests } from './match/undoRequests'
import { Seating } from './presence/seating'
import type { TableSetup } from './tableSetup'
import { TableCommands } from './tableCommands'
import { TableComputers } from './tableComputers'
import type { TableContext } from './tableContext'
import { TableUpdates } from './tableUpdates'
import { isChatCommand, Chat } from './party/chat'

type Hello = Extract<ClientMessage, { kind: 'hello' }>

/** The only commands of a table screen. */
const SCREEN_COMMANDS: readonly ClientMessage['kind'][] = ['listen', 'leave']

/** Commands that do not wait for the end of a deal, so that nobody can hold up the table. */
const DURING_DEALS: readonly ClientMessage['kind'][] = ['kick', 'leave', 'cancelDeal']

export class Table {
  readonly party: Party
  private readonly connections = new Connections()
  private readonly admission: Admission
  private readonly updates: TableUpdates
  private readonly presence: Presence
  private readonly seating: Seating
  private readonly storage: PartyStorage
  private readonly fairDeal: FairDeal
  private readonly match: MatchLifecycle
  private readonly undo: UndoRequests
  private readonly chat: Chat
  private readonly sessionScore: SessionScore
  private readonly computers: TableComputers
  private readonly commands: TableCommands
  /** Whether the machine sleeps. */
  private asleep = false

  constructor(
    deps: HostDeps,
    private readonly setup: TableSetup,
  ) {
    const game = gameById(setup.game)
    if (!game) throw new Error(`no game is called ${setup.game}`)
    this.party = new Party(
      setup.id,
      setup.name,
      game,
      setup.fixedKey !== null || (setup.wasFixed ?? false),
      setup.invite,
      {
        holds: person => this.connections.holdsKey(person),
        owners: () => (setup.owner ? this.connections.keyHolders() : []),
      },
    )
    this.admission = new Admission(deps.clock, this.party)
    this.updates = new TableUpdates({
      clock: deps.clock,
      party: this.party,
      connections: this.connections,
      admission: this.admission,
      controlsFor: person => (this.runsHost(person) ? (setup.controls ?? null) : null),
      match: () => this.match.current,
      undoFor: person => this.undo.viewFor(person),
      keeping: () => this.computers.view,
      changed: setup.changed,
    })
    this.fairDeal = new FairDeal(deps, this.party, this.connections, () => this.storage.storeNow())
    this.match = new MatchLifecycle({
      deps,
      setup,
      party: this.party,
      fairDeal: this.fairDeal,
      sendChange: (people, events) => {
        this.updates.sendChange(people, events)
      },
      sendAnswer: (people, events) => {
        this.updates.sendAnswer(people, events)
      },
      storeParty: () => {
        this.storage.storeChanges()
      },
      storeStarted: match => this.storage.storeStarted(match),
      onDealing: () => {
        this.broadcast()
      },
      onRecord: record => {
        this.sessionScore.addMatch(record)
        this.fairDeal.disclose(record)
        setup.finished?.(record)
      },
    })
    this.undo = new UndoRequests({
      deps,
      party: this.party,
      match: () => this.match.current,
      broadcast: () => {
        this.broadcast()
      },
    })
    const context: TableContext = {
      deps,
      party: this.party,
      connections: this.connections,
      admission: this.admission,
      owner: setup.owner ?? null,
      match: () => this.match.current,
      scoreChanged: () => {
        this.sessionScore.refresh()
      },
      welcome: person => {
        this.updates.send(person, true)
        this.computers.tell(person)
        this.fairDeal.arrived(person)
      },
      broadcast: except => {
        this.broadcast(except)
      },
    }
    this.presence = new Presence(context)
    this.seating = new Seating(context, this.presence)
    if (setup.owner?.expected) this.presence.awaitOwner()
    this.computers = new TableComputers(
      deps,
      this.party,
      this.connections,
      setup.keepers ?? null,
      () => this.match.current,
    )
    this.chat = new Chat(deps.clock, this.party, this.connections)
    this.sessionScore = new SessionScore(deps, this.party, () => {
      this.broadcast()
    })
    this.commands = new TableCommands(deps.clock, {
      ...{ party: this.party, admission: this.admission, connections: this.connections, seating: this.seating },
      ...{ match: this.match, undo: this.undo, fairDeal: this.fairDeal },
      ...{ sessionScore: this.sessionScore, computers: this.computers },
      history: new MatchHistory(deps, setup.id, (person, message) => {
        this.connections.sendMessage(person, message)
      }),
      controls: setup.controls ?? null,
      runsHost: person => this.runsHost(person),
      remove: (person, why, kicked) => this.remove(person, why, kicked),
    })
    this.party.code = setup.code ?? null
    this.storage = new PartyStorage(deps, () => ({
      party: storedParty(this.party, this.match.current?.id ?? null, this.match.dealt, {
        drops: this.fairDeal.droppedDeals.stored,
        removed: this.admission.removed.all(),
      }),
      decks: this.party.decks.all(),
    }))
  }

  /**
   * A client arrives: a known token or a link leads back to its place; otherwise it is somebody new.
   * @param welcome called with the token, before the first state update
   * @param newcomer how somebody new comes
   */
  arrive(peer: Peer, hello: Hello, welcome: (token: string) => void, newcomer: Newcomer = {}): Person | Refusal {
    const person = this.presence.arrive(peer, hello, welcome, newcomer)
    if (!isRefusal(person)) this.sessionScore.refresh()
    return person
  }

  /** Whether a token or a link leads to a place at this table. */
  expects(hello: Hello): boolean {
    const { token, link } = hello
    return (
      (token !== undefined && this.party.byToken(token) !== undefined) ||
      (link !== undefined && this.presence.links.has(link)) ||
      movedPerson(this.party, hello) !== undefined
    )
  }

  /** Whether a hello proves the table's owner. */
  isOwner(peer: Peer, hello: Hello): boolean {
    return provesOwner(this.setup.owner, peer, hello)
  }

  /** A client's socket has closed. Its person keeps their place. */
  disconnected(person: Person, peer: Peer): void {
    this.presence.disconnected(person, peer)
  }

  /** Handles a message of somebody at the table. @returns null when it was done, or why not */
  receive(person: Person, message: ClientMessage): Promise<Refusal | null> | Refusal | null {
    // Their connection is being closed.
    if (!this.party.people.includes(person)) return refuse('left')
    if (person.screen && !SCREEN_COMMANDS.includes(message.kind)) return refuse('screenOnly')
    if (message.kind === 'answer') return this.answer(person, message.ask, message.answer)
    if (isFairDealCommand(message)) return this.fairDeal.receive(person, message)
    if (isChatCommand(message)) return this.chat.receive(person, message)
    if (this.match.dealing && !DURING_DEALS.includes(message.kind))
      return this.match.dealing.then(() => this.receive(person, message))
    const why = refuseAtArranged(this.party, message) ?? this.commands.run(person, message)
    if (why instanceof Promise)
      return why.then(refusal => {
        if (this.presence.standIns.update()) this.broadcast()
        return refusal
      })
    if (why || message.kind === 'link') return why
    this.presence.standIns.update()
    this.updates.send(person)
    this.broadcast(person)
    return null
  }

  /** Gives out the seats of a new table: its people need not be here. */
  arrange(arrangement: Arrangement): Refusal | null {
    const people = arrange(this.party, arrangement)
    if (isRefusal(people)) return people
    for (const person of people) this.presence.startAbsence(person)
    this.storeParty()
    return null
  }

  /**
   * Gives out the seats anew between matches: who had one and is not named leaves the table, and those who are named
   * have one, whether or not they are here. Bots stay.
   */
  seatAnew(seated: readonly ArrangedPerson[]): void {
    const { party } = this
    if (party.phase === 'result') this.match.backToLobby()
    const leaving = party.seats.flatMap(one => (one.who === 'person' ? [one.person] : []))
    for (const person of leaving)
      if (!seated.some(({ id }) => id === person.id)) this.remove(person, refuse('left'), false)
    for (const person of seatAgain(party, seated)) this.presence.startAbsence(person)
    this.broadcast()
  }

  /** Begins the match of a table whose seats were given out. @returns null when it has begun, or why not */
  async beginArranged(): Promise<Refusal | null> {
    const why = await (this.match.dealing ?? this.match.start('lobby', true))
    this.presence.standIns.update()
    this.broadcast()
    return why
  }

  /** Removes the seat that somebody was given, before the match. */
  removeArranged(id: string): void {
    const person = this.party.people.find(one => one.id === id)
    if (person) this.remove(person, refuse('left'), false)
    this.broadcast()
  }

  /** A bot fills in for somebody who has been given a seat and is not here. It leaves when they come. */
  fillInFor(id: string): Refusal | null {
    const seat = this.party.seats.findIndex(one => one.who === 'person' && one.person.id === id)
    const why = this.presence.standIns.sitIn(seat)
    if (!why) this.broadcast()
    return why
  }

  /** Somebody has tried a wrong join code: after many the host is told. */
  codeGuessed(): void {
    const { host, code } = this.party
    if (this.admission.guesses.add(code) && host) this.updates.send(host)
  }

  /**
   * Whom the match waits for, as everybody at the table is told. `seen`: changes with what everybody sees of the match.
   * @returns null while none is played, or it is paused
   */
  get awaited(): { readonly seats: readonly Seat[]; readonly seen: string } | null {
    const { current } = this.match
    if (this.party.phase !== 'match' || this.party.paused || !current) return null
    const { open } = current.part(null).view
    return { seats: open.asking.map(({ seat }) => seat), seen: JSON.stringify(open) }
  }

  /** The running match as data, or null. */
  save(): SavedMatch | null {
    return this.match.current?.save() ?? null
  }

  /**
   * Resumes a saved match, with the party at its seats.
   * @throws when it is of another game, rules version or seat count
   */
  resume(saved: SavedMatch): void {
    this.match.resume(saved)
  }

  /**
   * Goes on where another host process stopped: restores the party at its seats and resumes its match, if possible.
   * Nobody is connected yet; people come back by token.
   * @returns why the match cannot go on: the party is in the lobby then
   */
  reopen(stored: StoredTable): ResumeFailure | null {
    return this.storage.asOne(() => {
      restoreParty(this.party, stored.party, stored.decks)
      this.admission.removed.restore(stored.party.removed ?? [])
      for (const person of this.party.people) this.presence.startAbsence(person)
      if (stored.party.drops) this.fairDeal.droppedDeals.restore(stored.party.drops, stored.party.match)
      const failure = this.match.reopen(stored)
      this.presence.standIns.update()
      return failure
    })
  }

  /** Stores the party, even if nothing has happened at the table yet. */
  storeParty(): void {
    this.storage.storeChanges()
  }

  /** Stores a snapshot of the match before the host stops. */
  storeSnapshot(): Promise<void> {
    return this.match.storeSnapshot()
  }

  /** The machine goes to sleep or has woken up: then everybody gets the time that is left. */
  sleep(on: boolean): void {
    this.asleep = on
    this.stopOrGoOn()
  }

  /** Something has changed about the computers that keep the table. Clocks stop while it cannot go on. */
  keepersChanged(): void {
    this.stopOrGoOn()
    this.computers.tellChanges()
    this.updates.broadcast()
  }

  /** Closes the table for good: its match ends, and no start of the host opens it again. */
  closeForGood(why: Refusal): void {
    if (this.party.phase !== 'lobby') this.match.backToLobby()
    this.party.closed = true
    this.storage.storeChanges()
    this.close(why)
  }

  /** Disconnects everybody and stops. @param why what they are told */
  close(why: Refusal = refuse('hostClosed')): void {
    this.match.stop()
    this.updates.stop()
    this.presence.stop()
    this.storage.stop()
    this.fairDeal.stop()
    this.undo.stop()
    this.sessionScore.stop()
    this.connections.closeAll(CLOSE.ended, why)
  }

  /** Clocks run while the machine is awake and the table can go on. */
  private stopOrGoOn(): void {
    const rests = this.asleep || this.computers.standsStill
    if (this.match.sleep(rests) && !rests) for (const person of this.party.people) this.updates.send(person)
  }

  private answer(person: Person, ask: string, answer: Json): Promise<Refusal | null> | Refusal {
    const seat = this.party.seatOf(person)
    if (!this.match.current) return refuse('noMatch')
    if (seat === null) return refuse('notSeated')
    return this.match.current.answer(seat, ask, answer)
  }

  /** Whether somebody may switch what concerns the whole host: its owner, wherever one can be known. */
  private runsHost(person: Person): boolean {
    return this.setup.owner ? this.party.office.isOwner(person) : person === this.party.host
  }

  private remove(person: Person, why: Refusal, kicked: boolean): null {
    const wasSeated = this.party.seatOf(person) !== null
    if (!kicked) this.party.seatKnowledge.leftByThemselves(person.token)
    this.presence.remove(person, why)
    this.computers.withdraw(person)
    if (wasSeated) this.fairDeal.personLeft(person, kicked)
    return null
  }

  /** Stores what has changed, and has everybody else told of it soon. */
  private broadcast(except?: Person): void {
    this.undo.refresh()
    this.storage.storeChanges()
    this.updates.broadcast(except)
  }
}
