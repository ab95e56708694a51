/** The card of a table: who sits there, how many may still come, and what a private table keeps to itself. */
import { describe, expect, it } from 'vitest'
import { tableCard, type CardFacts, type PublicTable } from '../../../src-main/hall/hallView'
import { gameById } from '../../../src-shared/games'
import type { TableCard } from '../../../src-shared/wire'

const avatar = { face: 'lynx', colour: 'plum' } as const
const person = (name: string, here = true) => ({ who: 'person', name, avatar, here })
const bot = (name: string) => ({ who: 'bot', name, avatar, here: false, by: 'anna' })
const FACTS: CardFacts = { listing: 'open', locked: false, since: null }

/** The card of a table in its lobby, or of what is said of it. */
function cardOf(table: object = {}, facts: Partial<CardFacts> = {}): Extract<TableCard, { listing: 'open' }> {
  const view = {
    ...{ table: { id: 'a', name: 'Table a' }, phase: 'lobby', game: 'tales', seats: [person('Anna')] },
    ...{ spectators: [], settings: { doors: 'open' }, ...table },
  } as unknown as PublicTable
  const card = tableCard(view, { ...FACTS, ...facts })
  if (card.listing !== 'open') throw new Error('a private table')
  return card
}
const free = (table: object): number => cardOf(table).free

describe('the free seats of a card', () => {
  const most = gameById('tales')?.seats.max ?? 0

  it('are those that the game has for people: bots make way', () => {
    expect(free({})).toBe(most - 1)
    expect(free({ seats: [person('Anna'), bot('Bot'), person('Away', false)] })).toBe(most - 2)
    expect(free({ seats: Array.from({ length: most }, () => person('Anna')) })).toBe(0)
  })

  it('are none where nobody could sit down now: in a match, at its result, while it is dealt, behind shut doors', () => {
    for (const table of [
      { phase: 'match' },
      { phase: 'result' },
      { dealing: true },
      { settings: { doors: 'watch' } },
      { settings: { doors: 'closed' } },
    ])
      expect(free(table)).toBe(0)
  })

  it('are never fewer than none, and none of a game that is not known', () => {
    expect(free({ seats: Array.from({ length: most + 3 }, () => person('Anna')) })).toBe(0)
    expect(free({ game: 'chess' })).toBe(0)
  })
})

describe('a card', () => {
  it('counts people who watch, no screens and nobody who has gone', () => {
    const watching = (here: boolean, screen?: true) => ({ name: 'x', here, ...(screen ? { screen } : {}) })
    expect(cardOf({ spectators: [watching(true), watching(false), watching(true, true)] }).watchers).toBe(1)
  })

  it('shows its players with their faces, a bot as one who is there and without a face', () => {
    expect(cardOf({ seats: [person('Anna', false), bot('Bot')] }).players).toEqual([
      { name: 'Anna', avatar, here: false },
      { name: 'Bot', here: true },
    ])
  })

  it('tells since when a match is played, also from the clock’s first moment, and of nothing else', () => {
    expect(cardOf({ phase: 'match' }, { since: 0 })).toHaveProperty('since', 0)
    expect(cardOf({ phase: 'result' }, { since: 5 })).not.toHaveProperty('since')
    expect(cardOf({ phase: 'match' })).not.toHaveProperty('since')
  })

  it('says whether it asks for a code, and what its doors are', () => {
    expect(cardOf({ settings: { doors: 'watch' } }, { locked: true })).toMatchObject({ locked: true, doors: 'watch' })
  })
})
