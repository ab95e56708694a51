/** What a client stored under version 0.1 is still valid: a match that goes on after an update is not called unfair. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { partHash } from '../../src-shared/fair/hash'
import { canonical } from '../../src-shared/fair/canonical'
import type { Json, View } from '../../src-shared/kernel'

const FIXTURES = path.join(import.meta.dirname, '../fixtures/v0.1')
const text = (file: string): string => readFileSync(path.join(FIXTURES, file), 'utf8')

describe('a view whose hash a client stored under version 0.1', () => {
  interface FirstView {
    readonly open: { readonly table: { readonly edition?: string } }
    readonly own: { readonly hand: Json }
  }
  const EDITIONS = new Map([
    ['ru', 'russian'],
    ['it', 'italian'],
  ])

  it.each(['castle-it', 'castle-ru', 'mascarade', 'tales', 'overlord-classic', 'overlord-formal'])(
    'has the same hash today: %s',
    name => {
      const { match: id, view } = JSON.parse(text(`${name}.json`)) as { match: string; view: FirstView }
      const { hand, ...own } = view.own
      const { edition } = view.open.table
      const table = edition === undefined ? view.open.table : { ...view.open.table, edition: EDITIONS.get(edition) }
      const now = { open: { ...view.open, table }, own: { ...own, private: hand } } as unknown as View
      const first = createHash('sha256')
        .update(canonical({ id, view, events: [] }))
        .digest('hex')
      expect(partHash({ id, view: now, events: [] })).toBe(first)
    },
  )
})
