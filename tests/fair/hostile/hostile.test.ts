/** A hostile host never gets "dealt fairly" from the clients that it cheats; an honest one always does. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deckHash } from '../../../src-shared/decks'
import type { Json } from '../../../src-shared/kernel'
import { HostileTable } from './table'
import { reorderedDeck, WAYS } from './ways'

const deck = JSON.parse(readFileSync(new URL('../../../docs/decks/dark-tales.json', import.meta.url), 'utf8')) as {
  cards: Json[]
}
const reordered = { ...deck, cards: [...deck.cards].reverse() } as unknown as Json
const ALL_WAYS = [
  ...WAYS,
  // The option names the deck by a hash over its order already: the host changes that, too.
  reorderedDeck(deck as unknown as Json, reordered, { deck: deckHash(deck as unknown as Json) }),
]

describe('an honest host, in the same scenes', () => {
  it('is called fair by all', async () => {
    const table = new HostileTable()
    expect(await table.layOpen(await table.play(await table.draw()))).toEqual(['fair', 'fair', 'fair'])
  })

  it('is called fair where it says which seats are those of people', async () => {
    const table = new HostileTable('overlord', null, { people: [0, 1, 2] })
    expect(await table.layOpen(await table.play(await table.draw()))).toEqual(['fair', 'fair', 'fair'])
  })

  it('is called fair in match after match, also when somebody gave no number in time', async () => {
    const table = new HostileTable()
    for (const match of ['m1', 'm2', 'm3'])
      expect(await table.layOpen(await table.play(await table.draw(table.terms({ match }))))).toEqual([
        'fair',
        'fair',
        'fair',
      ])
    const asked = await table.ask(table.terms({ match: 'm4' }), table.clients.slice(0, 2))
    table.clients[2]?.show({ table: table.id, phase: 'lobby', match: null, arrival: true, dealing: true })
    const record = await table.play({ ...asked, hands: await table.open(asked) })
    expect(await table.layOpen(record)).toEqual(['fair', 'fair', 'fair'])
  })
})

describe('a hostile host', () => {
  it(`knows at least 25 ways: ${ALL_WAYS.length}`, () => {
    expect(new Set(ALL_WAYS.map(({ way }) => way)).size).toBe(ALL_WAYS.length)
    expect(ALL_WAYS.length).toBeGreaterThanOrEqual(25)
  })

  it.each(ALL_WAYS)('$way', async ({ victims, says, cheat, table: make }) => {
    const table = make?.() ?? new HostileTable()
    await cheat(table)
    for (const client of table.clients.filter(({ person }) => (victims as readonly string[]).includes(person.id))) {
      expect([client.person.name, client.verdict?.is]).not.toEqual([client.person.name, 'fair'])
      if (says) expect(client.verdict).toMatchObject(says)
    }
  })
})
