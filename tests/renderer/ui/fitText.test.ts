/** Letters are as large as their room allows: no word is broken, in any language. */
import { describe, expect, it } from 'vitest'
import { NAME_ROOM, NAME_STYLE } from '../../../src-renderer/games/castle/nameRoom'
import { ROOMS as OVERLORD_ROOMS } from '../../../src-renderer/games/overlord/rooms'
import { NAME_STYLE as TALES_STYLE, ROOMS as TALES_ROOMS } from '../../../src-renderer/games/tales/rooms'
import { fitText } from '../../../src-renderer/ui/fitText'
import { castleMessages } from '../../../src-shared/games/castle/locales/messages'
import { overlordMessages } from '../../../src-shared/games/overlord/locales/messages'
import { LANGUAGES } from '../../../src-shared/locales/languages'

describe('a name on a card of Castle', () => {
  const size = (name: string): number => fitText(name, NAME_ROOM, NAME_STYLE)

  it('of a short word has the largest letters', () => {
    expect(size('Key')).toBe(0.68)
  })

  it('is smaller the longer its longest word is, and the more lines it needs', () => {
    expect(size('Clairvoyant')).toBeLessThan(size('Doctor'))
    expect(size('Borsa dei Segreti con la chiave')).toBeLessThan(size('Borsa dei Segreti'))
  })

  it('may break at a soft hyphen', () => {
    expect(size('Clair\u00advoyant')).toBeGreaterThan(size('Clairvoyant'))
  })

  it.each(LANGUAGES.map(language => language.id))('never needs the smallest letters in %s', language => {
    const words = castleMessages[language]
    const names = [...Object.values(words.objects), ...Object.values(words.professions)].map(card => card.name)
    expect(names.filter(name => size(name) <= 0.32)).toEqual([])
  })
})

describe('a title on a card of Overlord', () => {
  it('fits without a broken word', () => {
    const sizes = Object.values(overlordMessages)
      .flatMap(({ hints }) => Object.values(hints))
      .map(text => fitText(text, OVERLORD_ROOMS.hint))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0.4)
  })

  it('has the smallest letters when one word is too long', () => {
    expect(fitText('x'.repeat(60), OVERLORD_ROOMS.hint)).toBeLessThan(0.35)
  })
})

describe('a name on a card of Dark Tales', () => {
  const size = (name: string): number => fitText(name, TALES_ROOMS.small, TALES_STYLE)

  it('has smaller letters when it is long', () => {
    expect(size('Day')).toBe(0.66)
    expect(size('Зачарованный лес')).toBeLessThan(size('Юный герой'))
  })
})

it('the space between two words counts where a line is full', () => {
  // Two letters are 1.34 wide at size 1, and a space 0.335: side by side both words need 3.015.
  expect(fitText('aa aa', { width: 3.02, height: 1.08, largest: 1 })).toBe(1)
  expect(fitText('aa aa', { width: 2.8, height: 1.08, largest: 1 })).toBe(0.92)
  expect(fitText('aa aa', { width: 2.8, height: 2.16, largest: 1 })).toBe(1)
})
