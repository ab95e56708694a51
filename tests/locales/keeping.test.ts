/** What the page says of computers that keep a table, in three languages. It comes late, and hides nothing that a table says. */
import { describe, expect, it } from 'vitest'
import { keepingMessages } from '../../src-shared/locales/keeping'
import { appMessages } from '../../src-shared/locales/messages'
import { leaves, proveParity } from '../kit/messages'

describe('keeping', () => {
  proveParity(keepingMessages)

  it('has keys of its own: what is loaded later replaces no text of a table', () => {
    const known = new Set(leaves(appMessages.en).map(([key]) => key))
    expect(leaves(keepingMessages.en).filter(([key]) => known.has(key))).toEqual([])
  })
})
