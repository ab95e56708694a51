/** What people at a table ask for: who may, and which part of the table does it. */
import { refuse, type Refusal } from '../../src-shared/kernel'
import type { ClientMessage } from '../../src-shared/wire'
import type { Clock } from '../clock'
import { setHostControl } from './access/joinCode'
import type { Admission } from './access/admission'
import type { Connections } from './connections'
import type { HostControls } from './deps'
import type { FairDeal, FairDealCommand } from './fair-deal/fairDeal'
import type { MatchHistory } from './match/matchHistory'
import type { MatchLifecycle } from './match/matchLifecycle'
import type { UndoRequests } from './match/undoRequests'
import { ActionBudgets } from './party/actionBudget'
import type { ChatCommand } from './party/chat'
import { runHostCommand, runPersonCommand, type HostCommand } from './party/lobbyCommands'
import type { Party } from './party/party'
import type { Person } from './party/person'
import type { SessionScore } from './party/sessionScore'
import type { HostSeatCommand, Seating } from './presence/seating'
import type { TableComputers } from './tableComputers'

/** Answers, talk and what a deal asks for go their own ways. */
export type TableCommand = Exclude<ClientMessage, { kind: 'answer' } | FairDealCommand | ChatCommand>
type MessageOf<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>
/** All that the host of the table alone may ask for. */
type HostsOwn =
  | HostCommand
  | HostSeatCommand
  | MessageOf<'kick' | 'readmit' | 'pause' | 'start' | 'rematch' | 'cancelDeal' | 'lobby' | 'newEvening'>
type Outcome = Promise<Refusal | null> | Refusal | null

/** The parts of a table that commands reach. */
export interface CommandedParts {
  readonly party: Party
  readonly admission: Admission
  readonly connections: Connections
  readonly seating: Seating
  readonly match: MatchLifecycle
  readonly undo: UndoRequests
  readonly fairDeal: FairDeal
  readonly history: MatchHistory
  readonly sessionScore: SessionScore
  readonly computers: TableComputers
  /** The switches of the whole host; null where it has none. */
  readonly controls: HostControls | null
  /** Whether somebody may use them. */
  readonly runsHost: (person: Person) => boolean
  /** Takes somebody from the table. @param kicked whether they did not want that */
  readonly remove: (person: Person, why: Refusal, kicked: boolean) => null
}

export class TableCommands {
  private readonly budgets: ActionBudgets

  constructor(
    clock: Clock,
    private readonly parts: CommandedParts,
  ) {
    this.budgets = new ActionBudgets(clock)
  }

  /** @returns null when it was done, or why not */
  run(person: Person, message: TableCommand): Outcome {
    const { party, seating, undo, history, computers, remove } = this.parts
    if (!this.budgets.allow(person, message.kind)) return refuse('tooFast')
    switch (message.kind) {
      case 'hello':
        return refuse('alreadySeated')
      case 'leave':
        return remove(person, refuse('left'), false)
      case 'link':
      case 'offered':
      case 'claim':
      case 'admit':
      case 'wish':
        return seating.personCommand(person, message)
      case 'rename':
      case 'avatar':
      case 'character':
      case 'vote':
      case 'sit':
      case 'stand':
      case 'ready':
        return runPersonCommand(party, person, message)
      case 'undo':
        return undo.ask(person, message.ask)
      case 'undoReply':
        return undo.reply(person, message.yes)
      case 'history':
      case 'record':
      case 'statistics':
        return history.answer(person, message)
      case 'handOver':
        return party.office.handOver(
          person,
          party.people.find(({ id }) => id === message.person),
        )
      case 'takeOffice':
        return party.office.takeBack(person)
      case 'visible':
      case 'guests':
        return this.switchHost(person, message)
      case 'giveTable':
        return computers.give(person, message.to)
      case 'keepTable':
        return computers.invite(person, message.n)
      case 'goOnAlone':
        return computers.goOnAlone(person)
      default:
        return person === party.host ? this.runAsHost(message) : refuse('notHost')
    }
  }

  private runAsHost(message: HostsOwn): Outcome {
    const { party, admission, match, seating, fairDeal, sessionScore } = this.parts
    switch (message.kind) {
      case 'kick':
        return this.kick(message.person)
      case 'readmit':
        return admission.removed.readmit(message.person)
      case 'pause':
        return match.pause(message.pause)
      case 'sitIn':
      case 'offer':
      case 'grant':
        return seating.hostCommand(message)
      case 'start':
        return match.start('lobby', message.anyway)
      case 'rematch':
        return match.again(message.game ?? party.game.id)
      case 'cancelDeal':
        return fairDeal.cancel(refuse('dealCancelled'))
      case 'lobby':
        return match.backToLobby()
      case 'newEvening':
        return sessionScore.restart()
      default:
        return runHostCommand(party, message)
    }
  }

  private switchHost(person: Person, message: MessageOf<'visible' | 'guests'>): Refusal | null {
    const { controls, connections, runsHost } = this.parts
    if (!runsHost(person)) return refuse('ownerOnly')
    return setHostControl(controls, message, connections.infoOf(person))
  }

  private kick(id: string): Refusal | null {
    const { party, admission, remove } = this.parts
    const person = party.people.find(other => other.id === id)
    if (!person || person === party.host) return refuse('personUnknown')
    if (party.keys.holds(person)) return refuse('ownersPlace')
    const { token, name, address } = person
    admission.removed.add({ id, token, name, address })
    return remove(person, refuse('kicked'), true)
  }
}
