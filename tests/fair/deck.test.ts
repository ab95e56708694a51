/** A match with a deck of the table's own: it counts as fair, and with any other deck it does not. */
import { beforeAll, describe, expect, it } from 'vitest'
import { checkDeal } from '../../src-shared/fair/check'
import { deckHash } from '../../src-shared/decks'
import { orderedDeckHash } from '../../src-shared/fair/terms'
import type { Verdict } from '../../src-shared/fair/verdict'
import { gameById } from '../../src-shared/games'
import type { Json } from '../../src-shared/kernel'
import type { MatchRecord } from '../../src-shared/record'
import { asJson, EVERYTHING } from '../games/tales/rules/decks'
import { begun, gathered, guestOf, played, recordOf, termsOf, underOtherTerms, type Evening } from './playing'

const deck = asJson(EVERYTHING)
/** The same cards, in another order. */
const turned = { ...(deck as { readonly cards: Json[] }), cards: (deck as { cards: Json[] }).cards.toReversed() }

let evening: Evening, record: MatchRecord
beforeAll(async () => {
  evening = await gathered(2, { game: 'tales' })
  expect(await guestOf(evening, 0).send({ kind: 'deck', text: JSON.stringify(deck) })).toBeNull()
  await guestOf(evening, 1).send({ kind: 'ready', ready: true })
  await begun(evening)
  await played(evening)
  record = recordOf(guestOf(evening, 1))
})

const check = (change: Partial<MatchRecord>): Verdict => checkDeal(gameById('tales'), { ...record, ...change }, null)

describe('a match with a deck of its own', () => {
  it('is in the record with its deck, and fair to everybody who played', () => {
    expect([record.deck, termsOf(record).deck]).toEqual([deck, orderedDeckHash(deck)])
    for (const at of [0, 1]) expect(guestOf(evening, at).finding?.verdict).toMatchObject({ is: 'fair' })
    expect(check({}).is).toBe('fair')
  })

  it.each([
    ['no deck', null],
    ['another order of its cards', turned],
  ])('was not played with %s', (_, other) => {
    expect(check({ deck: other })).toEqual({ is: 'differs', difference: { what: 'terms', part: 'deck' } })
  })

  it('was played with the deck that its options name, whatever the terms say', () => {
    const other = { ...(deck as object), titles: { en: 'Another' } } as Json
    expect(deckHash(other)).not.toBe(deckHash(deck))
    const forged = { ...underOtherTerms(record, { deck: orderedDeckHash(other) }), deck: other }
    expect(check(forged)).toEqual({ is: 'differs', difference: { what: 'deck' } })
  })
})
