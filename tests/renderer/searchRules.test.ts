/** The search of the rulebook. */
import { describe, expect, it } from 'vitest'
import { searchPages, splitHits, fold } from '../../src-renderer/table/searchRules'

const PAGES = [
  { id: 'aim', title: 'The aim', text: 'Thirteen coins win; the Bishop visits the richest.' },
  { id: 'bishop', title: 'The Bishop', text: 'Takes two coins of the richest.' },
  { id: 'ru', title: 'Ведьма и её метла', text: 'Ведьма может обменять всё своё состояние. Перерыв не нужен.' },
  { id: 'it', title: 'La città', text: 'Perché no? È così.' },
] as const
const ids = (query: string): string[] => searchPages(PAGES, query).map(({ id }) => id)

describe('a search', () => {
  it('finds every page with all its words, titles first', () => {
    expect(ids('bishop')).toEqual(['bishop', 'aim'])
    expect(ids('coins richest')).toEqual(['aim', 'bishop'])
    expect(ids('bishop thirteen')).toEqual(['aim'])
  })

  it('finds nothing if a word is missing', () => {
    expect(ids('bishop dragon')).toEqual([])
  })

  it('ignores case and accents, in every language', () => {
    expect(ids('ВСЕ СВОЕ')).toEqual(['ru'])
    expect(ids('citta')).toEqual(['it'])
    expect(ids('perche e')).toEqual(['it'])
  })

  it('shows all pages in order for an empty query, and for a single letter', () => {
    expect(ids('')).toEqual(['aim', 'bishop', 'ru', 'it'])
    expect(ids(' b ')).toEqual(['aim', 'bishop', 'ru', 'it'])
  })
})

describe('highlighting', () => {
  it('marks every occurrence of each word, as it is written', () => {
    expect(splitHits('Всё и все', 'все')).toEqual([
      { text: 'Всё', hit: true },
      { text: ' и ', hit: false },
      { text: 'все', hit: true },
    ])
    expect(splitHits('banana', 'ana')).toEqual([
      { text: 'b', hit: false },
      { text: 'anana', hit: true },
    ])
  })

  it('marks nothing where nothing matches', () => {
    expect(splitHits('banana', 'kiwi')).toEqual([{ text: 'banana', hit: false }])
    expect(splitHits('', 'kiwi')).toEqual([])
  })

  it('keeps the text: no letter is lost or added', () => {
    for (const text of ['Йод', 'İstanbul ß', 'È così', '𝒳 mask']) expect(fold(text)).toHaveLength(text.length)
  })
})
