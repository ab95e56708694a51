/**
 * The lists of docs/decks/README.md are those of the schemas. `DOCS=write npx vitest run tests/decks/reference` writes
 * them again; each bound that they name is tried on the readers themselves.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { MAX_DECK_DEPTH, MAX_DECK_TEXT } from '../../src-shared/decks/limits'
import { isRefusal, type Json } from '../../src-shared/kernel'
import { ACTION_KINDS, LEAST, MOST, SYMBOLS } from '../../src-shared/games/overlord/rules/deck'
import { MARKS, MOTIFS, TONES } from '../../src-shared/games/overlord/rules/house'
import {
  CARD_TYPES,
  ITEMS,
  MOST_SEATS,
  PLACES,
  TERMS,
  TIMES,
  type Effect,
} from '../../src-shared/games/tales/rules/deck'
import { FEWEST_CARDS, readTalesDeck } from '../../src-shared/games/tales/rules/deck/check'
import { HOUSE_CARD_IDS, HOUSE_DECK } from '../../src-shared/games/tales/rules/deck/house'
import { LIMITS } from '../../src-shared/games/tales/rules/deck/schema'
import { LANGUAGE_IDS } from '../../src-shared/locales/languages'
import { asJson, card } from '../games/tales/rules/decks'

const page = path.resolve(import.meta.dirname, '../../docs/decks/README.md')
const [BEGIN, END] = [
  '<!-- From the schemas: tests/decks/reference.test.ts writes this. -->\n',
  '<!-- /From the schemas -->\n',
]

const words = (of: readonly string[]): string => of.map(word => `\`${word}\``).join(', ')
const rows = (of: readonly (readonly [string, string | number])[]): string =>
  of.map(([what, value]) => `| ${what} | ${value} |`).join('\n')

const WRITTEN = `
| any deck | |
|---|---|
${rows([
  ['characters of the file', MAX_DECK_TEXT.toLocaleString('en')],
  ['brackets within each other', MAX_DECK_DEPTH],
  ['languages', words(LANGUAGE_IDS)],
])}

| Dark Tales | |
|---|---|
${rows([
  ['cards in all', `${FEWEST_CARDS} to ${LIMITS.cards}`],
  ['copies of a card', `1 to ${LIMITS.copies}`],
  ['story cards A, story cards B', `1 to ${LIMITS.stories} of each`],
  ['lines of a story card', `1 to ${LIMITS.lines}`],
  ['items that a line costs', `1 to ${LIMITS.cost}`],
  ['of each item in stock', `0 to ${LIMITS.items}`],
  ['effects in one list; of one card in all', `${LIMITS.effects}; ${LIMITS.effectsInAll}`],
  ['lists of effects within each other', LIMITS.deep],
  ['points of a card, an effect or a line', `up to ${LIMITS.points}`],
  ['cards drawn or looked at at once; `per` of a line', `1 to ${LIMITS.atOnce}`],
  ['characters of a title; of a text', `${LIMITS.title}; ${LIMITS.text}`],
  ['an `id`', 'an English letter, then up to 31 letters, digits, `-` and `_`'],
  ['`type`', words(CARD_TYPES)],
  ['`to`', words(PLACES)],
  ['`time`', words(TIMES)],
  ['items', words(ITEMS)],
  ['what a line of `b` counts', words(TERMS)],
  ['places that `rank` pays', `up to ${MOST_SEATS}`],
  ['`art`', words(HOUSE_CARD_IDS)],
])}

| Overlord | |
|---|---|
${rows([
  ['hints', `${LEAST.hints} to ${MOST.hints}`],
  ['actions', `${LEAST.actions} to ${MOST.actions}`],
  ['characters of a title', MOST.title],
  ['an `id`', `up to ${MOST.id} English letters, digits, \`-\` and \`_\``],
  ['`symbol`', words([...SYMBOLS, 'joker'])],
  ['`kind`', words(ACTION_KINDS)],
  ['`base` of an emblem', words(MOTIFS)],
  ['`tone` of an emblem', words(TONES)],
  ['`mark` of an emblem, which may be left out', words(MARKS)],
])}

`

describe('the page about decks', () => {
  it('lists every limit, word and emblem', () => {
    const text = readFileSync(page, 'utf8'),
      [before = '', rest = ''] = text.split(BEGIN),
      [, after = ''] = rest.split(END)
    const whole = before + BEGIN + WRITTEN + END + after
    if (process.env.DOCS === 'write') writeFileSync(page, whole)
    expect(text.split(BEGIN)).toHaveLength(2)
    expect(process.env.DOCS === 'write' ? whole : text).toBe(whole)
  })

  it('shows every effect', () => {
    const text = readFileSync(page, 'utf8')
    const kinds: { readonly [kind in Effect['do']]: true } = {
      vp: true,
      draw: true,
      item: true,
      discard: true,
      discardHand: true,
      returnItem: true,
      takeInPlay: true,
      takeDiscarded: true,
      playTop: true,
      peek: true,
      showHands: true,
      useLine: true,
      playMore: true,
      when: true,
      may: true,
    }
    expect(Object.keys(kinds).filter(kind => !text.includes(`{ "do": "${kind}"`))).toEqual([])
  })

  it.each<[string, (n: number) => object, number]>([
    ['copies', n => card({ id: 'mine', copies: n }), LIMITS.copies],
    ['points', n => card({ id: 'mine', vp: n }), LIMITS.points],
    ['title', n => card({ id: 'mine', titles: { en: 'x'.repeat(n) } }), LIMITS.title],
    ['text', n => card({ id: 'mine', texts: { en: 'x'.repeat(n) } }), LIMITS.text],
    ['cards drawn', n => card({ id: 'mine', effects: [{ do: 'draw', cards: n }] }), LIMITS.atOnce],
    ['effects', n => card({ id: 'mine', effects: new Array<Effect>(n).fill({ do: 'vp', amount: 1 }) }), LIMITS.effects],
  ])('its bound of %s is the reader’s', (_, make, most) => {
    const read = (n: number): boolean =>
      !isRefusal(readTalesDeck(asJson({ ...HOUSE_DECK, cards: [...HOUSE_DECK.cards, make(n)] }) as Json))
    expect([read(most), read(most + 1)]).toEqual([true, false])
  })
})
