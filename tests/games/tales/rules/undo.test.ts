/** What can be taken back in Dark Tales: what has shown at most a card of the player's own choice. */
import { describe, expect, it } from 'vitest'
import { card, withCards } from './decks'
import { table, type Literal } from './table'

/** Whether seat 0 can take back its last answer after these. */
const canTakeBack = (literal: Literal, ...words: readonly string[]): boolean =>
  table(literal)
    .does(...words)
    .match.undoable(0) !== null

/** By day, with a Dragon in play: seat 0 may play this one card more before its King. */
const more = (card: string, literal: Literal = {}): Literal => ({
  ...{ a: 'second', at: 'start', time: 'day', common: ['dragon'] },
  ...{ items: { 0: { wand: 1 } }, hands: { 0: [card, 'king'] } },
  ...literal,
})

describe('it can be taken back', () => {
  it('to play a card, with its points, while its own choice is awaited', () => {
    expect(canTakeBack({ time: 'day', hands: { 0: ['hero'] } }, 'hero')).toBe(true)
  })

  it('to take an item, and to decline what a card offers, while the turn goes on', () => {
    expect(canTakeBack(more('hero'), '1', 'hero', 'sword')).toBe(true)
    expect(canTakeBack(more('hero'), '1', 'hero', 'sword', 'decline')).toBe(true)
  })

  it('to use a line, with what it pays and brings', () => {
    const exchange: Literal = { a: 'third', at: 'start', hands: { 0: ['king'] }, items: { 0: { gold: 1 } } }
    expect(canTakeBack(exchange, '3')).toBe(true)
    expect(canTakeBack(exchange, '3', 'sword')).toBe(true)
    expect(canTakeBack({ ...exchange, a: 'second', items: { 0: { armour: 1 } } }, '3')).toBe(true)
  })

  it('a time card, though the old one lies on the discard pile, and a card that goes there itself', () => {
    expect(canTakeBack(more('night'), '1', 'night')).toBe(true)
    expect(canTakeBack(more('charms'), '1', 'charms', 'gold')).toBe(true)
  })

  it('an item that went back to the stock', () => {
    const mine = card({ id: 'mine', type: 'man', effects: [{ do: 'returnItem', of: ['gold'] }] })
    const given: Literal = { own: withCards([mine]), items: { 0: { wand: 1, gold: 1 } } }
    expect(canTakeBack(more('mine', given), '1', 'mine')).toBe(true)
  })

  it('a card that could do nothing', () => {
    expect(canTakeBack(more('helper', { deck: [] }), '1', 'helper')).toBe(true)
  })
})

describe('it cannot be taken back', () => {
  it('what reveals the top of the deck: the Wizard', () => {
    expect(canTakeBack(more('wizard', { deck: ['sage', 'charms'] }), '1', 'wizard')).toBe(false)
  })

  it('what draws: also not the card after which the next player draws', () => {
    expect(canTakeBack({ hands: { 0: ['king'] } }, 'king')).toBe(false)
    expect(canTakeBack({ a: 'second', at: 'start', items: { 0: { gold: 1 } } }, '4')).toBe(false)
  })

  it('what looks at the top of the deck, or has all hands shown', () => {
    expect(canTakeBack(more('helper'), '1', 'helper')).toBe(false)
    expect(canTakeBack(more('gypsy'), '1', 'gypsy')).toBe(false)
  })

  it('what discards a card in play or of the hand, or takes one', () => {
    expect(canTakeBack(more('ogre', { common: ['fairy'] }), '1', 'ogre')).toBe(false)
    expect(canTakeBack(more('princess', { common: ['sage'] }), '1', 'princess')).toBe(false)
    const mine = card({ id: 'mine', type: 'man', effects: [{ do: 'discardHand' }] })
    const given: Literal = { own: withCards([mine]), hands: { 0: ['mine', 'king', 'sage'] } }
    expect(canTakeBack(more('mine', given), '1', 'mine', 'sage')).toBe(false)
    const armour: Literal = { at: 'start', hands: { 0: ['king'] }, items: { 0: { armour: 1 } }, discard: ['cave'] }
    expect(canTakeBack(armour, '2')).toBe(false)
  })
})
