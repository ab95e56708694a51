/** A host without a hall: the same as ever, to the byte. And a table is the same with a hall around it. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src-shared/kernel'
import { Host } from '../../../src-main/host/host'
import { storedParty } from '../../../src-main/host/storage/partyStorage'
import { Guest } from '../../kit/guest'
import { testDeps } from '../../kit/deps'
import { HallGuest, must, openHall } from '../../kit/hallGuest'
import { playAnswers } from '../../kit/storedHost'

const NAMES = ['Anna', 'Boris', 'Carla']

/** Ids and tokens are drawn at chance: names of their owners in their places. */
function named(text: string, people: readonly { readonly id: string; readonly name: string }[]): string {
  return people.reduce((read, { id, name }) => read.replaceAll(id, `<${name}>`), text)
}

/** Arrivals, a lobby, a match of some answers, somebody who leaves: the updates that everybody was sent. */
async function evening(guests: readonly Guest[], table: string): Promise<string[]> {
  for (const guest of guests) must(guest.hello(undefined, table))
  const [anna, boris, carla] = guests as [Guest, Guest, Guest]
  const people = [anna, boris, carla].map(({ name, update }) => ({ id: update.party.you.id, name }))
  must(await anna.send({ kind: 'addBot' }))
  must(await carla.send({ kind: 'stand' }))
  must(await carla.send({ kind: 'sit' }))
  for (const guest of [boris, carla]) must(await guest.send({ kind: 'ready', ready: true }))
  must(await anna.send({ kind: 'start' }))
  await playAnswers(guests, 20, undefined, fastRandom(3))
  must(await boris.send({ kind: 'leave' }))
  const updates = guests.flatMap(({ received }) => received.filter(text => text.startsWith('{"kind":"frame"')))
  return updates.map(text => named(text, people).replaceAll(/"id":"[\w-]{12}"/g, '"id":"<match>"'))
}

describe('a table', () => {
  it('sends its people the same with a hall around it and without one', async () => {
    const inHall = openHall({ tables: ['t'] })
    const within = await evening(
      NAMES.map(name => new HallGuest(inHall, name)),
      't',
    )
    const deps = testDeps(7),
      host = new Host(deps)
    host.open({
      ...{ id: 't', name: 'Table t', game: 'mascarade', invite: [], pace: 0 },
      fixedKey: () => new Uint8Array(32).fill(3),
    })
    const alone = await evening(
      NAMES.map(name => new Guest(host, name)),
      't',
    )
    const faceless = (texts: string[]): string[] =>
      texts.map(text => text.replaceAll(/"avatar":\{[^}]*\}/g, '"avatar":{}'))
    expect(alone.length).toBeGreaterThan(20)
    expect(faceless(within)).toEqual(faceless(alone))
  })
})

describe('a host without a hall', () => {
  it('sends nothing of a hall: a welcome, and updates', () => {
    const host = new Host(testDeps(1))
    host.open({ id: 't', name: 'T', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
    const anna = new Guest(host, 'Anna')
    must(anna.hello())
    expect(anna.received.map(text => (JSON.parse(text) as { kind: string }).kind)).toEqual(['welcome', 'frame'])
    expect(anna.received.join()).not.toMatch(/"(hall|listing|closed|place|arranged)"/)
    // What an update has had of its party since before there were halls, and in this order.
    expect(Object.keys(anna.update.party)).toEqual([
      ...['table', 'invite', 'phase', 'shelf', 'game', 'options', 'seats', 'spectators', 'host', 'paused', 'settings'],
      ...['offers', 'claims', 'wishes', 'votes', 'fixedShuffle', 'cannotStart', 'you', 'door'],
    ])
  })

  it('stores nothing of a hall', () => {
    const host = new Host(testDeps(1))
    const { party } = host.open({ id: 't', name: 'T', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
    expect(Object.keys(storedParty(party, null, 0))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(listing|closed)$/)]),
    )
    party.listing = 'private'
    expect(storedParty(party, null, 0)).toMatchObject({ listing: 'private' })
  })
})
