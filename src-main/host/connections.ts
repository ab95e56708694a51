/** The open connections of a table: one live socket per person, and what was sent over it. */
import { refuse, type Json, type Refusal } from '../../src-shared/kernel'
import { type HostMessage, CLOSE, type CloseCode } from '../../src-shared/wire'
import type { ConnectionInfo, Peer } from '../peer'
import { isProved } from './access/proof'
import type { Person } from './party/person'

interface Connection {
  readonly peer: Peer
  /** Whether this client takes part in fair deals. */
  readonly deals: boolean
  /** Whether its hello proved the owner's key. */
  readonly proved: boolean
  seq: number
  /** Whether this client wants to receive chat. */
  listens: boolean
  /** Hash of the table's own deck that was sent to this client last. */
  deck: string | null
}

export class Connections {
  private readonly byPerson = new Map<Person, Connection>()

  /** The newer connection wins; the older one is told and closed. */
  open(person: Person, peer: Peer, supportsFairDeals = false, proved = false): void {
    this.byPerson.get(person)?.peer.close(CLOSE.replaced, refuse('replaced'))
    // Behind the others: the latest proof comes last.
    this.byPerson.delete(person)
    this.byPerson.set(person, { peer, deals: supportsFairDeals, proved, seq: 0, listens: false, deck: null })
  }

  has(person: Person): boolean {
    return this.byPerson.has(person)
  }

  deals(person: Person): boolean {
    return this.byPerson.get(person)?.deals ?? false
  }

  /** Whether this person's connection has proved the owner's key. */
  holdsKey(person: Person): boolean {
    return isProved(person, this.byPerson.get(person))
  }

  /** Everybody whose connection has proved the owner's key, the latest last. */
  keyHolders(): Person[] {
    return [...this.byPerson.keys()].filter(person => this.holdsKey(person))
  }

  /** Whether this person's client runs on the host's own machine. */
  isLocal(person: Person): boolean {
    return this.byPerson.get(person)?.peer.isLocal ?? false
  }

  /** How a person is connected; undefined when they are not. */
  infoOf(person: Person): ConnectionInfo | undefined {
    return this.byPerson.get(person)?.peer.connection
  }

  /** A socket has closed. @returns whether it was this person's current connection */
  remove(person: Person, peer: Peer): boolean {
    return this.byPerson.get(person)?.peer === peer && this.byPerson.delete(person)
  }

  close(person: Person, code: CloseCode, why: Refusal): void {
    const connection = this.byPerson.get(person)
    this.byPerson.delete(person)
    connection?.peer.close(code, why)
  }

  closeAll(code: CloseCode, why: Refusal): void {
    for (const person of this.byPerson.keys()) this.close(person, code, why)
  }

  /** Sends a message of the fair deal, to a client that supports it. */
  sendFairDeal(person: Person, message: HostMessage): void {
    const connection = this.byPerson.get(person)
    if (connection?.deals) connection.peer.send(message)
  }

  /** Switches chat on or off for a connected person, until they disconnect. */
  setListening(person: Person, on: boolean): void {
    const connection = this.byPerson.get(person)
    if (connection) connection.listens = on
  }

  /** Sends a message to everybody who receives chat. */
  sendToListeners(message: HostMessage): void {
    for (const connection of this.byPerson.values()) if (connection.listens) connection.peer.send(message)
  }

  /** Sends a message other than a state update to a connected person. */
  sendMessage(person: Person, message: HostMessage): void {
    this.byPerson.get(person)?.peer.send(message)
  }

  /**
   * Sends a state update.
   * @param fields all but its kind and number, as JSON
   * @param ownDeck the table's own deck: sent before the first update that names it
   */
  send(person: Person, fields: string, ownDeck: { readonly hash: string; readonly deck: Json } | null): void {
    const connection = this.byPerson.get(person)
    if (!connection) return
    if (ownDeck && ownDeck.hash !== connection.deck) connection.peer.send({ kind: 'deck', ...ownDeck })
    connection.deck = ownDeck?.hash ?? connection.deck
    connection.peer.sendText(`{"kind":"frame","seq":${connection.seq++},${fields}}`)
  }
}
