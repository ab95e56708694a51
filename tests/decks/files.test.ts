/** The deck files in docs/: the house decks, as a person would start from them, and the examples of the page about them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { deckHash } from '../../src-shared/decks'
import { isRefusal, type DeckReader, type Json } from '../../src-shared/kernel'
import { titledHouseDeck } from '../../src-shared/games/overlord/locales/houseDeck'
import { readOverlordDeck } from '../../src-shared/games/overlord/rules/deck'
import { readTalesDeck } from '../../src-shared/games/tales/rules/deck/check'
import { HOUSE_DECK as TALES } from '../../src-shared/games/tales/rules/deck/house'
import { MAX_DECK_TEXT } from '../../src-shared/wire'

const docs = path.resolve(import.meta.dirname, '../../docs/decks')
const HOUSE: readonly (readonly [string, object, DeckReader])[] = [
  ['dark-tales.json', TALES, readTalesDeck],
  ['overlord.json', titledHouseDeck, readOverlordDeck],
]

/** One card a line: so that a person finds it. */
function laidOut(deck: object): string {
  const lines = Object.entries(deck).map(([field, value]: [string, unknown]) =>
    Array.isArray(value)
      ? `  ${JSON.stringify(field)}: [\n${value.map(card => `    ${JSON.stringify(card)}`).join(',\n')}\n  ]`
      : `  ${JSON.stringify(field)}: ${JSON.stringify(value)}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

describe('the deck files of the house', () => {
  it.each(HOUSE)('%s is the house deck, and can be loaded', async (file, deck, read) => {
    await expect(laidOut(deck)).toMatchFileSnapshot(path.join(docs, file))
    const text = readFileSync(path.join(docs, file), 'utf8')
    expect(text.length).toBeLessThan(MAX_DECK_TEXT)
    const loaded = read(JSON.parse(text) as Json)
    expect(isRefusal(loaded)).toBe(false)
    expect(deckHash(loaded as Json)).toBe(deckHash(JSON.parse(JSON.stringify(deck)) as Json))
  })
})

describe('the examples of the page about decks', () => {
  const examples = [...readFileSync(path.join(docs, 'README.md'), 'utf8').matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, text]) => JSON.parse(text ?? '') as Json,
  )

  it('the one of Dark Tales can be played as it stands', () => {
    expect(readTalesDeck(examples[0] ?? null)).not.toHaveProperty('refused')
  })

  it('the one of Overlord lacks only the number of cards', () => {
    expect(readOverlordDeck(examples[1] ?? null)).toMatchObject({
      refused: 'deckFaulty',
      params: { card: '', field: 'hints', reason: 'tooFew' },
    })
  })
})
