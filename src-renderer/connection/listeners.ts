/** Who listens to a connection: one listener for each kind of message. */
import type { Json } from '../../src-shared/kernel/choiceSpec'
import type { ChatMessage, HistoryMessage, StateUpdate } from '../../src-shared/wire'
import type { Connection, ConnectionState, FairMessage } from './connection'

const ignore = (): void => undefined

type Listening = Pick<Connection, 'onUpdate' | 'onDeck' | 'onLink' | 'onHistory' | 'onChat' | 'onFairDeal' | 'onState'>

/** The listening half of a connection: keeps one listener for each kind of message. */
export class Listeners implements Listening {
  protected emitUpdate: (update: StateUpdate) => void = ignore
  protected emitDeck: (hash: string, deck: Json) => void = ignore
  protected emitLink: (code: string, left: number) => void = ignore
  protected emitHistory: (message: HistoryMessage) => void = ignore
  protected emitChat: (message: ChatMessage) => void = ignore
  protected emitFairDeal: (message: FairMessage) => void = ignore
  protected emitInvitation: (invitation: string) => void = ignore
  protected emitState: (state: ConnectionState) => void = ignore

  onUpdate(listener: (update: StateUpdate) => void): void {
    this.emitUpdate = listener
  }

  onDeck(listener: (hash: string, deck: Json) => void): void {
    this.emitDeck = listener
  }

  onLink(listener: (code: string, left: number) => void): void {
    this.emitLink = listener
  }

  onHistory(listener: (message: HistoryMessage) => void): void {
    this.emitHistory = listener
  }

  onChat(listener: (message: ChatMessage) => void): void {
    this.emitChat = listener
  }

  onFairDeal(listener: (message: FairMessage) => void): void {
    this.emitFairDeal = listener
  }

  /** The invitation to keep the table that this client has asked for. */
  onInvitation(listener: (invitation: string) => void): void {
    this.emitInvitation = listener
  }

  onState(listener: (state: ConnectionState) => void): void {
    this.emitState = listener
  }
}
