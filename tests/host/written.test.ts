/** What is put together from parts reads as if it had been written at once. */
import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { field, joined, written } from '../../src-main/host/written'

describe('a written value', () => {
  it('is joined from parts, in their order', () => {
    const update = joined(
      joined(written({ kind: 'frame', seq: 1 }), field('party', written({ name: 'Тайна "1"' }))),
      written({ clocks: [] }),
    )
    expect(update.json).toBe(JSON.stringify(update.value))
    expect(update.value).toEqual({ kind: 'frame', seq: 1, party: { name: 'Тайна "1"' }, clocks: [] })
  })

  it('may be empty on either side, or have fields that are not written', () => {
    for (const both of [
      joined(written({}), written({ a: 1 })),
      joined(written({ a: 1 }), written({})),
      joined(written({}), written({})),
      joined(written({ left: undefined }), written({ a: null })),
    ])
      expect(both.json).toBe(JSON.stringify(both.value))
  })

  it('keeps a key that has to be quoted', () => {
    const one = field('a"b', written([1, 2]))
    expect(JSON.parse(one.json)).toEqual({ 'a"b': [1, 2] })
  })

  it('is none of the dictionaries that V8 keeps until the next full collection', () => {
    setFlagsFromString('--allow-natives-syntax')
    const hasFastProperties = runInThisContext('value => %HasFastProperties(value)') as (value: object) => boolean
    const part = written({ a: 1 })
    for (const value of [part, field('b', part), joined(part, part)]) expect(hasFastProperties(value)).toBe(true)
    const dictionary: { [key: string]: number } = { a: 1, b: 2 }
    delete dictionary['a']
    expect(hasFastProperties(dictionary)).toBe(false)
  })
})
