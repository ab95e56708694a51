/** A text as one frame: the bytes that ws would send. */
import { describe, expect, it } from 'vitest'
import * as ws from 'ws'
import { textFrame } from '../../src-main/net/textFrame'

/** Its types leave this out. */
const { Sender } = ws as unknown as { readonly Sender: { frame(data: Buffer, options: object): Buffer[] } }
const byWs = (text: string): Buffer =>
  Buffer.concat(Sender.frame(Buffer.from(text), { fin: true, opcode: 1, mask: false, readOnly: true }))

describe('a text frame', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 2 ** 20])('of %i bytes is as ws writes it', length => {
    const text = 'x'.repeat(length)
    expect(textFrame(text).equals(byWs(text))).toBe(true)
  })

  it.each([
    ['Cyrillic', 'Чародейка'],
    ['Italian', 'perché'],
    ['a face', '🦊'],
    ['half of a pair', '\ud83e'],
  ])('counts the bytes of %s, not the letters', (_, part) => {
    for (const times of [1, 31, 63, 10_000]) {
      const text = part.repeat(times)
      expect(textFrame(text).equals(byWs(text))).toBe(true)
    }
  })
})
