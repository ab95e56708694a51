/** What a computer tells the others of a table, and the people at it, by itself. */
import { goOnIfAgreed } from './goingOn'
import { ownAddress, type Keeping } from './keeping'
import { viewOf } from './keepingViews'
import type { Place } from './place'
import type { Computer } from './protocol'

/** Offers to keep a table. */
export function offer(keeping: Keeping, place: Place): void {
  if (place.leaving) return
  const { links } = keeping
  const { host } = place.kept.durable
  // Whoever was replaced while away knows no host: one of the others is it.
  const to = host === null ? [place.founder, ...place.members.others.map(({ id }) => id)] : [host]
  const { name, addresses, port, ofPerson } = ownAddress(keeping)
  for (const one of new Set(to))
    if (one !== links.own)
      links.send(one, { kind: 'offer', table: place.table, name, addresses, port, ...(ofPerson ? { ofPerson } : {}) })
}

/** The host tells a keeper where all computers of the table are reached. */
export function sendBook(keeping: Keeping, { table, members }: Place, to: Computer): void {
  // On a machine without a network its keepers reach the host by another address than its own.
  const computers = [ownAddress(keeping), ...members.keepers].filter(({ addresses }) => addresses.length > 0)
  keeping.links.send(to, { kind: 'book', table, computers })
}

/** A table that is hosted here has other keepers now. */
export function keepersChanged(keeping: Keeping, place: Place): void {
  const ids = place.members.keepers.map(({ id }) => id)
  // First: without the others' addresses a keeper's share is of no use.
  for (const id of ids) sendBook(keeping, place, id)
  place.replication?.setKeepers(ids)
  sayChanges(keeping, place)
}

/** Tells people at a table that is hosted here what they see of its computers. */
export function sayChanges(keeping: Keeping, place: Place): void {
  if (!place.replication) return
  place.givingKey = place.replication.generationKey
  const isNewOffice = place.succession.inForce(place.kept.durable.replica?.generation ?? null)
  const view = JSON.stringify(viewOf(keeping, place))
  if (isNewOffice) place.said = ''
  if (view === place.said) return
  place.said = view
  keeping.setup.onKeepersChanged(place.table)
}

/** Says which computer hosts a table that was hosted here. */
export function sayHost({ links, setup }: Keeping, place: Place): void {
  const { durable, hosts } = place.kept
  const { moved, term, host: known } = durable
  const id = moved && moved.term > term ? moved.to : known
  if (!place.hasHosted || hosts || place.replication || id === null || id === links.own) return
  const host = links.addressOf(id)
  if (place.toldHost === id || !host) return
  place.toldHost = id
  setup.onHostedElsewhere?.(place.table, host)
}

/** While the host is gone: tells the others what this computer would do. */
export function sayOpinion({ automatic, links, setup }: Keeping, place: Place): void {
  const opinion = goOnIfAgreed(place, automatic, setup.clock.now())
  if (!opinion) return
  for (const to of place.kept.durable.replica?.generation.members ?? [])
    if (to !== links.own) links.send(to, { kind: 'opinion', table: place.table, ...opinion })
}
