/** Talk on the wire: a closed list of phrases and reactions, short lines, and nothing else. */
import { describe, expect, it } from 'vitest'
import {
  decodeClient,
  decodeHost,
  encode,
  CHAT_LINES_KEPT,
  MAX_CHAT_LINE,
  PHRASES,
  REACTIONS,
  type HostMessage,
} from '../../src-shared/wire'

const read = (message: unknown) => decodeClient(JSON.stringify(message))
const said = (what: unknown) => read({ kind: 'talk', n: 4, said: what })

describe('what a client says', () => {
  it('is a phrase or a reaction of the list, or a short line', () => {
    for (const key of PHRASES) expect(said({ as: 'phrase', key })).toHaveProperty('message')
    for (const key of REACTIONS) expect(said({ as: 'reaction', key })).toHaveProperty('message')
    expect(said({ as: 'text', text: 'x'.repeat(MAX_CHAT_LINE) })).toHaveProperty('message')
    expect(said({ as: 'text', text: 'x'.repeat(MAX_CHAT_LINE + 1) })).toEqual({
      n: 4,
      why: { refused: 'messageShape', params: { field: 'said.text' } },
    })
  })

  it.each([
    ['a phrase that is none', { as: 'phrase', key: 'insult' }],
    ['a reaction as a phrase', { as: 'phrase', key: 'laugh' }],
    ['a key of every object', { as: 'reaction', key: 'constructor' }],
    ['a text that is none', { as: 'text', text: 7 }],
    ['both', { as: 'text', text: 'a', key: 'hello' }],
    ['a picture', { as: 'image', text: 'a' }],
    ['nothing', null],
  ])('%s is refused', (_, what) => {
    expect(said(what)).toHaveProperty('why.refused', 'messageShape')
  })

  it('says whether it listens, and what the table allows', () => {
    expect(read({ kind: 'listen', n: 1, on: true })).toHaveProperty('message')
    expect(read({ kind: 'setting', n: 1, key: 'freeTalk', value: false })).toHaveProperty('message')
    expect(read({ kind: 'listen', n: 1, on: 1 })).toHaveProperty('why.params.field', 'on')
  })
})

describe('what a host tells', () => {
  const line = { by: 'p', name: 'Anna', seat: 0, said: { as: 'text', text: 'hello' } } as const
  const told = (lines: readonly object[]) => decodeHost(JSON.stringify({ kind: 'talk', past: false, lines }))

  it('is read', () => {
    const message: HostMessage = {
      kind: 'talk',
      past: true,
      lines: [line, { ...line, seat: null, said: { as: 'phrase', key: 'a newer one' } }],
    }
    expect(decodeHost(encode(message))).toEqual(message)
  })

  it('is not without end', () => {
    expect(told(Array.from({ length: CHAT_LINES_KEPT }, () => line))).not.toBeNull()
    expect(told(Array.from({ length: CHAT_LINES_KEPT + 1 }, () => line))).toBeNull()
    expect(told([{ ...line, said: { as: 'text', text: 'x'.repeat(MAX_CHAT_LINE + 1) } }])).toBeNull()
    expect(told([{ ...line, said: { as: 'reaction', key: 'x'.repeat(81) } }])).toBeNull()
    expect(told([{ ...line, by: undefined }])).toBeNull()
  })
})
