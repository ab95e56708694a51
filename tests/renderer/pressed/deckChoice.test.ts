// @vitest-environment page
/** Choosing the table's deck in the lobby, and dialogs that can be opened more than once. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import DeckChoice from '../../../src-renderer/decks/DeckChoice.vue'
import { talesUi } from '../../../src-renderer/games/tales/ui'
import SecretsButton from '../../../src-renderer/help/SecretsButton.vue'
import { useTable } from '../../../src-renderer/store/table'
import type { Json } from '../../../src-shared/kernel'
import { frameOf, partyOf } from '../kit'
import { windowOf } from '../watched/match'
import { drawn, freshStores, looksItself, notingHost, settled, type NotingHost } from './page'

looksItself()
let host: NotingHost
beforeEach(() => {
  freshStores()
  windowOf(false)
  host = notingHost()
  useTable().join(host.connection)
  useTable().onUpdate(frameOf(null, { party: partyOf(3, { phase: 'lobby', game: 'tales' }) }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const choice = (more: object = {}) => drawn(DeckChoice, { id: 'deck', ui: talesUi, host: true, ...more })

describe('a deck from a file', () => {
  const file = (text: string): object => ({ size: text.length, text: () => Promise.resolve(text) })

  it('is sent to the host, and the same file can be chosen again after it was refused and mended', async () => {
    host.refuses.set('deck', { refused: 'deckBroken' })
    const page = await choice()
    await page.give('deck-file', [file('{"cards":[]}')])
    await settled()
    expect(host.sent).toEqual([{ kind: 'deck', text: '{"cards":[]}' }])
    expect(page.value('deck-file')).toBe('')
  })

  it('is none where nobody chose one', async () => {
    const page = await choice()
    await page.give('deck-file', [])
    expect(host.sent).toEqual([])
  })

  it('is chosen by the host alone', async () => {
    expect((await choice({ host: false })).has('deck-file')).toBe(false)
  })
})

describe('the name of the deck', () => {
  it('is that of the house deck, or the title in the reader’s language, or else its first title, if it has one', async () => {
    expect((await choice()).text('deck-name')).toBe('House deck')
    const options = { deck: 'hash' }
    useTable().onUpdate(frameOf(null, { party: partyOf(3, { phase: 'lobby', game: 'tales', options }) }))
    const nameOf = async (titles: Json): Promise<string> => {
      host.sendDeck('hash', { ...(talesUi.houseDeck as object), titles })
      return (await choice()).text('deck-name')
    }
    expect(await nameOf({ ru: 'Наша', en: 'Ours' })).toBe('Ours')
    expect(await nameOf({ ru: 'Наша', it: 'La nostra' })).toBe('Наша')
    expect(await nameOf({})).toBe('Your own deck')
  })
})

describe('what is opened', () => {
  it.each([
    ['the cards of the deck', () => choice(), 'deck-show'],
    ['the page about secrets', () => drawn(SecretsButton), 'secrets-open'],
  ])('is closed, and can be opened again: %s', async (_, draw, button) => {
    const page = await draw()
    expect(page.has('Close')).toBe(false)
    for (let n = 0; n < 2; n++) {
      await page.press(button)
      expect(page.has('Close')).toBe(true)
      await page.press('Close')
      expect(page.has('Close')).toBe(false)
    }
  })
})
