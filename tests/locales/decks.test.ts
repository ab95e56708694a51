/** What the page says of deck files and in the workshop, in three languages. It comes late, and hides nothing that a table says. */
import { describe, expect, it } from 'vitest'
import { deckMessages } from '../../src-shared/locales/decks'
import { appMessages } from '../../src-shared/locales/messages'
import { leaves, proveParity } from '../kit/messages'

describe('decks', () => {
  proveParity(deckMessages)

  it('has keys of its own: what is loaded later replaces no text of a table', () => {
    const known = new Set(leaves(appMessages.en).map(([key]) => key))
    expect(leaves(deckMessages.en).filter(([key]) => known.has(key))).toEqual([])
  })
})
