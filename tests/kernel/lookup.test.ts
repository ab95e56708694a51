import { describe, expect, it } from 'vitest'
import { cardById, distinctInTableOrder, inTableOrder, putInTableOrder } from '../../src-shared/kernel'

const TABLE = [{ id: 'witch' }, { id: 'ogre' }, { id: 'king' }]

describe('a table of cards', () => {
  it('finds a card by its id', () => {
    expect(cardById(TABLE, 'ogre')).toBe(TABLE[1])
  })

  it('knows no card that is not in it, whatever its name', () => {
    expect(cardById(TABLE, 'dragon')).toBeUndefined()
    expect(cardById(TABLE, '__proto__')).toBeUndefined()
    expect(inTableOrder(TABLE, ['dragon', 'king'])).toEqual(['king'])
  })

  it('puts cards in its order, each as often as it is held, or each kind once', () => {
    expect(inTableOrder(TABLE, ['king', 'witch', 'king'])).toEqual(['witch', 'king', 'king'])
    expect(distinctInTableOrder(TABLE, ['king', 'witch', 'king'])).toEqual(['witch', 'king'])
    expect(distinctInTableOrder(TABLE, [])).toEqual([])
  })

  it('puts a card at its place in a list in its order, once, and no unknown one', () => {
    for (const ids of [[], ['witch'], ['ogre'], ['king'], ['witch', 'king'], ['witch', 'ogre', 'king']])
      for (const id of ['witch', 'ogre', 'king', 'dragon'])
        expect(putInTableOrder(TABLE, ids, id)).toEqual(distinctInTableOrder(TABLE, [...ids, id]))
  })
})
