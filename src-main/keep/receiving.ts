/** What a computer does with what the other computers of a table say. */
import { MAX_LINK_ADDRESSES } from '../../src-shared/lan/link'
import { goOnIfAgreed } from './goingOn'
import { asFits } from './holdings'
import type { Keeping } from './keeping'
import { takeLeave } from './leaving'
import type { ComputerAddress, KeepMessage } from './links/messages'
import { AUTO_STEP_MS, mayAgree, type Place } from './place'
import type { Computer, Message } from './protocol'
import type { Signed } from './succession/tableSuccession'
import { keepersChanged, offer, sendBook } from './telling'

/** @param address of the other computer, as seen here */
export function receive(keeping: Keeping, from: Computer, message: KeepMessage, address: string): void {
  const place = keeping.open.get(message.table)
  if (!place) return
  const { kept, founder } = place,
    isHost = from === (kept.durable.host ?? founder)
  switch (message.kind) {
    case 'step':
      if (message.message.kind === 'stale') takeStale(keeping, place, from, message.message.term, message)
      else if (place.succession.admits(from, message.message, message, kept.durable))
        takeStep(keeping, place, from, message.message, message.key)
      return
    case 'offer':
      takeOffer(keeping, place, {
        id: from,
        name: message.name,
        addresses: [...new Set([...message.addresses, address])].slice(0, MAX_LINK_ADDRESSES),
        port: message.port,
        ...(message.ofPerson ? { ofPerson: true as const } : {}),
      })
      return
    case 'leave':
      takeLeave(keeping, place, from)
      return
    case 'left':
      if (isHost) place.leaving?.done()
      return
    case 'opinion':
      if (!kept.durable.replica?.generation.members.includes(from)) return
      place.decision.hear(from, message, keeping.setup.clock.now())
      goOnIfAgreed(place, keeping.automatic, keeping.setup.clock.now())
      return
    case 'book':
      if (isHost) takeBook(keeping, place, message.computers)
      return
    case 'declined':
      if (isHost) keeping.setup.report(`the host of ${message.table} keeps no copy here`)
  }
}

/** Somebody says that this computer was replaced. */
function takeStale(keeping: Keeping, place: Place, from: Computer, claimed: number, signed: Signed): void {
  const term = place.succession.laterTerm(from, claimed, signed, place.kept.durable)
  if (term !== null) takeStep(keeping, place, from, { kind: 'stale', term }, undefined)
}

function takeStep(keeping: Keeping, place: Place, from: Computer, message: Message, key: string | undefined): void {
  const { kept } = place,
    { clock } = keeping.setup
  const isCandidate = message.kind === 'request' || message.kind === 'confirm'
  if (isCandidate && keeping.automatic && mayAgree(place, clock.now())) {
    kept.agreeTo(from)
    place.mayStandFrom = clock.now() + AUTO_STEP_MS
  }
  if (message.kind === 'move' && message.to === keeping.links.own) {
    // Without its key the table would be of no use. It is sent again until it has arrived.
    if (key === undefined || from !== kept.durable.host) return
    place.givenKey = new Uint8Array(Buffer.from(key, 'base64'))
  }
  const before = kept.durable.host
  const elsewhere = [...keeping.open.values()].filter(one => !one.kept.hosts).map(one => one.kept.durable)
  const fitting = asFits(message, from, elsewhere)
  if (fitting) kept.receive(from, fitting)
  if (from === kept.durable.host) {
    place.hostHeard = clock.now()
    place.lastHost = from
  }
  // A new host learns at once who keeps the table.
  if (kept.durable.host !== before && !kept.hosts) offer(keeping, place)
}

/** A computer would keep a table that is hosted here. */
function takeOffer(keeping: Keeping, place: Place, address: ComputerAddress): void {
  if (!place.kept.hosts) return
  const { links, invitations, setup } = keeping
  const isShut = invitations.isShut(address.id)
  if (!isShut) place.leavers.delete(address.id)
  const isNew = isShut ? null : place.members.offered(address, setup.clock.now())
  if (isNew === null) {
    links.send(address.id, { kind: 'declined', table: place.table })
    return
  }
  links.know(address)
  if (isNew) keepersChanged(keeping, place)
  else sendBook(keeping, place, address.id)
}

function takeBook({ links }: Keeping, place: Place, computers: readonly ComputerAddress[]): void {
  place.members.told(computers)
  for (const computer of computers) if (computer.id !== links.own) links.know(computer)
}
