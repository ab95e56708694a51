/** The search of the rulebook. */
import { describe, expect, it } from 'vitest'
import { found, pieces, plain } from '../../src-renderer/table/searching'

const PAGES = [
  { id: 'aim', title: 'The aim', text: 'Thirteen coins win; the Bishop visits the richest.' },
  { id: 'bishop', title: 'The Bishop', text: 'Takes two coins of the richest.' },
  { id: 'ru', title: 'Ведьма и её метла', text: 'Ведьма может обменять всё своё состояние. Перерыв не нужен.' },
  { id: 'it', title: 'La città', text: 'Perché no? È così.' },
] as const
const ids = (query: string): string[] => found(PAGES, query).map(({ id }) => id)

describe('a search', () => {
  it('finds every page with all its words, titles first', () => {
    expect(ids('bishop')).toEqual(['bishop', 'aim'])
    expect(ids('coins richest')).toEqual(['aim', 'bishop'])
    expect(ids('bishop thirteen')).toEqual(['aim'])
  })

  it('finds nothing where a word is missing', () => {
    expect(ids('bishop dragon')).toEqual([])
  })

  it('minds neither capitals nor accents, in every language', () => {
    expect(ids('ВСЕ СВОЕ')).toEqual(['ru'])
    expect(ids('citta')).toEqual(['it'])
    expect(ids('perche e')).toEqual(['it'])
  })

  it('shows all pages as they stand while nothing is asked for, and for a single letter', () => {
    expect(ids('')).toEqual(['aim', 'bishop', 'ru', 'it'])
    expect(ids(' b ')).toEqual(['aim', 'bishop', 'ru', 'it'])
  })
})

describe('what is lit', () => {
  it('is each place of each word, as it is written', () => {
    expect(pieces('Всё и все', 'все')).toEqual([
      { text: 'Всё', hit: true },
      { text: ' и ', hit: false },
      { text: 'все', hit: true },
    ])
    expect(pieces('banana', 'ana')).toEqual([
      { text: 'b', hit: false },
      { text: 'anana', hit: true },
    ])
  })

  it('is nothing where nothing was found', () => {
    expect(pieces('banana', 'kiwi')).toEqual([{ text: 'banana', hit: false }])
    expect(pieces('', 'kiwi')).toEqual([])
  })

  it('stands where it stood: no letter is lost or won', () => {
    for (const text of ['Йод', 'İstanbul ß', 'È così', '𝒳 mask']) expect(plain(text)).toHaveLength(text.length)
  })
})
