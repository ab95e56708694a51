/** What everybody hears of a power: whose it is, and for what each coin changes hands. */
import { describe, expect, it } from 'vitest'
import { CHARACTER_IDS, type Character } from '../../../../../src-shared/games/mascarade/rules/characters'
import { table, type Literal, type Table } from '../table'

/** A table at which the character is in the game, and seat 0 has announced it with nobody claiming. */
const announced = (character: Character, literal: Partial<Literal> = {}): Table => {
  const seats = character === 'thief' ? 13 : 12
  return table({ seats, ...literal })
    .announce(0, character)
    .allPass()
}

describe('a power', () => {
  it.each(CHARACTER_IDS)('of the %s is told by its name, once, before anything comes of it', character => {
    const t = announced(character)
    expect(t.eventsOf('power')).toEqual([{ kind: 'power', seat: 0, character }])
    expect(t.kinds().indexOf('power')).toBe(t.kinds().lastIndexOf('pass') + 1)
  })
})

describe('each coin that a power moves is told with the power', () => {
  const moved = (t: Table) =>
    t.eventsOf('coins').map(({ from, to, amount, why }) => `${from} to ${to}: ${amount}, ${why}`)

  it.each<[Character, readonly string[]]>([
    ['king', ['bank to 0: 3, king']],
    ['queen', ['bank to 0: 2, queen']],
    ['judge', ['courthouse to 0: 4, judge']],
    ['fool', ['bank to 0: 1, fool']],
    ['thief', ['1 to 0: 1, thief', '12 to 0: 1, thief']],
    ['peasant', ['bank to 0: 1, peasant']],
    ['widow', ['bank to 0: 4, widow']],
  ])('of the %s', (character, coins) => {
    expect(moved(announced(character, { courthouse: 4 }))).toEqual(coins)
  })

  it('of the Bishop, whether he has to choose or not', () => {
    expect(moved(announced('bishop', { coins: { 3: 7 } }))).toEqual(['3 to 0: 2, bishop'])
    expect(moved(announced('bishop').answer(0, 5))).toEqual(['5 to 0: 2, bishop'])
  })

  it('of the Inquisitor', () => {
    const t = announced('inquisitor', { cards: { s4: 'queen' } })
      .answer(0, 4)
      .answer(4, 'king')
    expect(moved(t)).toEqual(['4 to 0: 4, inquisitor'])
  })
})
