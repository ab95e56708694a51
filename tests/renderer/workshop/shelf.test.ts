/** The decks that a device stores, and the steps that can be taken back. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_DECK_BYTES, MAX_DECK_TEXT } from '../../../src-shared/decks/limits'
import { readTalesDraft } from '../../../src-shared/games/tales/rules/deck/check'
import { HOUSE_DECK } from '../../../src-shared/games/tales/rules/deck/house'
import { readDeckFile } from '../../../src-renderer/decks/readFile'
import { beginHistory, changeDraft, redoDraft, undoDraft } from '../../../src-renderer/workshop/draftHistory'
import { alikeNames } from '../../../src-renderer/workshop/lookAlike'
import { forgetDraft, freshId, readDraftText, storedDrafts, storeDraft } from '../../../src-renderer/workshop/shelf'
import { withField } from '../../../src-renderer/workshop/withField'
import { asJson } from '../../games/tales/rules/decks'

const deck = asJson(HOUSE_DECK)
let stored: Map<string, string>
let room: number
beforeEach(() => {
  stored = new Map()
  room = Infinity
  // As a browser's: its keys are its fields, and it refuses what is too much.
  const storage = new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > room) throw new Error('QuotaExceededError')
        stored.set(key, value)
      },
      removeItem: (key: string) => stored.delete(key),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
})

describe('the shelf', () => {
  it('stores each deck under a key of its own, the last changed first', () => {
    expect(storeDraft('tales', { id: 'a', changed: 1, deck })).toBe(true)
    expect(storeDraft('tales', { id: 'b', changed: 2, deck })).toBe(true)
    expect(storeDraft('overlord', { id: 'c', changed: 3, deck })).toBe(true)
    expect(storedDrafts('tales', readTalesDraft)).toEqual([
      { id: 'b', changed: 2, deck },
      { id: 'a', changed: 1, deck },
    ])
    forgetDraft('tales', 'b')
    expect(storedDrafts('tales', readTalesDraft).map(({ id }) => id)).toEqual(['a'])
  })

  it('says when the device has no room: what was there stays', () => {
    storeDraft('tales', { id: 'a', changed: 1, deck })
    room = 10
    expect(storeDraft('tales', { id: 'a', changed: 2, deck })).toBe(false)
    expect(storedDrafts('tales', readTalesDraft)).toMatchObject([{ id: 'a', changed: 1 }])
  })

  it.each(['', 'nonsense', '12', '1 {', '1 {"cards":[]}', `1 ${'['.repeat(1000)}`, `x ${JSON.stringify(HOUSE_DECK)}`])(
    'leaves alone what is no deck: %s',
    text => {
      stored.set('undertable.deck.tales.bad', text)
      storeDraft('tales', { id: 'a', changed: 1, deck })
      expect(storedDrafts('tales', readTalesDraft).map(({ id }) => id)).toEqual(['a'])
      expect(stored.get('undertable.deck.tales.bad')).toBe(text)
    },
  )

  it('gives no id twice', () => {
    const first = freshId([], 1000)
    expect(freshId([first], 1000)).not.toBe(first)
  })

  it('takes a deck that cannot be played yet, and refuses what is none', () => {
    const noNight = { ...HOUSE_DECK, cards: HOUSE_DECK.cards.filter(({ id }) => id !== 'night') }
    expect(readDraftText(JSON.stringify(noNight), readTalesDraft)).toEqual(asJson(noNight))
    expect(readDraftText('{', readTalesDraft)).toMatchObject({ refused: 'deckNotJson' })
    expect(readDraftText('{"__proto__":{}}', readTalesDraft)).toMatchObject({ refused: 'deckFaulty' })
    expect(({} as { cards?: unknown }).cards).toBeUndefined()
  })
})

describe('a deck file', () => {
  const file = (size: number, text: string) => ({ size, text: vi.fn(() => Promise.resolve(text)) })

  it('that is far too large is not even opened', async () => {
    const large = file(MAX_DECK_BYTES + 1, '')
    expect(await readDeckFile(large)).toEqual({ refused: 'deckTooLong', params: { n: MAX_DECK_TEXT } })
    expect(large.text).not.toHaveBeenCalled()
  })

  it('is read up to its longest text', async () => {
    expect(await readDeckFile(file(9, 'x'.repeat(MAX_DECK_TEXT)))).toHaveLength(MAX_DECK_TEXT)
    expect(await readDeckFile(file(9, 'x'.repeat(MAX_DECK_TEXT + 1)))).toMatchObject({ refused: 'deckTooLong' })
    expect(await readDeckFile({ size: 9, text: () => Promise.reject(new Error('gone')) })).toEqual({
      refused: 'deckUnread',
    })
  })
})

describe('steps', () => {
  it('are taken back and done again; more changes of one field are one step', () => {
    let history = beginHistory(1)
    history = changeDraft(history, 2, 'name')
    history = changeDraft(history, 3, 'name')
    history = changeDraft(history, 4, null)
    expect(history.past).toEqual([1, 3])
    history = undoDraft(history)
    expect([history.now, undoDraft(history).now, undoDraft(undoDraft(history)).now]).toEqual([3, 1, 1])
    expect(redoDraft(history).now).toBe(4)
    // A new change leaves what was taken back behind, and is no part of the step before.
    const other = changeDraft(history, 5, 'name')
    expect([other.past, redoDraft(other).now]).toEqual([[1, 3], 5])
  })

  it('no change is no step', () => {
    expect(changeDraft(beginHistory(1), 1, 'name').past).toEqual([])
  })
})

describe('small things', () => {
  it('a field is changed in its place, or left out', () => {
    expect(Object.entries(withField({ a: 1, b: 2 }, 'a', 3))).toEqual([
      ['a', 3],
      ['b', 2],
    ])
    expect(withField({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 })
  })

  it('names that look alike are found, in whatever script; others are not', () => {
    expect(
      alikeNames([
        ['a', 'Cepoe'],
        ['b', 'Серое'],
        ['c', 'King'],
        ['d', 'Queen'],
      ]),
    ).toEqual([['Cepoe', 'Серое']])
  })
})
