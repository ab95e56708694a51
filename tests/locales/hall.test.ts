/** What the page says in a hall, in three languages. It comes late, and hides nothing that a table says. */
import { describe, expect, it } from 'vitest'
import { hallMessages } from '../../src-shared/locales/hall'
import { appMessages } from '../../src-shared/locales/messages'
import { leaves, proveParity } from '../kit/messages'

describe('the hall', () => {
  proveParity(hallMessages)

  it('has keys of its own: what is loaded later replaces no text of a table', () => {
    const known = new Set(leaves(appMessages.en).map(([key]) => key))
    expect(leaves(hallMessages.en).filter(([key]) => known.has(key))).toEqual([])
    expect(known.has('refusals.hallFull')).toBe(true)
  })
})
