/** Settings from storage, names, faces: what is unknown has its default, and what is long is cut. */
import { describe, expect, it } from 'vitest'
import {
  avatarAt,
  avatarFor,
  COLOURS,
  DEFAULT_SETTINGS,
  FACES,
  isSettingValue,
  readSettings,
  SETTING_KEYS,
  settingSpec,
  TABLE_SETTINGS,
} from '../../src-shared/wire'
import { MAX_NAME } from '../../src-shared/wire/limits'
import { cleanName } from '../../src-shared/wire/names'

describe('stored settings', () => {
  it('are taken where they are values that the setting has', () => {
    expect(readSettings({ clock: 60, doors: 'watch', sitInAfter: 30, freeTalk: false })).toEqual({
      clock: 60,
      doors: 'watch',
      sitInAfter: 30,
      freeTalk: false,
    })
  })

  it('have their defaults where something is missing or odd', () => {
    expect(readSettings({})).toEqual(DEFAULT_SETTINGS)
    expect(readSettings({ clock: 61, doors: 'ajar', sitInAfter: '30', freeTalk: 'no', more: 1 })).toEqual(
      DEFAULT_SETTINGS,
    )
  })

  it('take none of the values of another setting', () => {
    for (const key of SETTING_KEYS) {
      expect(isSettingValue(key, TABLE_SETTINGS[key].default)).toBe(true)
      expect(isSettingValue(key, 'none')).toBe(false)
      expect(isSettingValue(key, 7)).toBe(false)
    }
  })
})

describe('a new table', () => {
  it('has no clock, is open to everybody, waits for who is away, and lets people type', () => {
    expect(DEFAULT_SETTINGS).toEqual({ clock: 0, doors: 'open', sitInAfter: 0, freeTalk: true })
  })

  it('shows its clock with the rules, what concerns people with them, and what concerns the chat there', () => {
    expect(SETTING_KEYS.map(key => [key, settingSpec(key).group, settingSpec(key).when])).toEqual([
      ['clock', 'rules', 'lobby'],
      ['doors', 'people', 'always'],
      ['sitInAfter', 'people', 'always'],
      ['freeTalk', 'chat', 'always'],
    ])
  })
})

describe('a face', () => {
  it('is each of all that there are, each colour with each of them', () => {
    const all = Array.from({ length: FACES.length * COLOURS.length }, (_, n) => JSON.stringify(avatarAt(n)))
    expect(new Set(all).size).toBe(FACES.length * COLOURS.length)
    expect(avatarAt(all.length)).toEqual(avatarAt(0))
  })

  it('follows from every letter of an id, and is the same in every version', () => {
    expect(['a', 'abcd', 'bbcd', 'qHc3_kZpA0-x'].map(avatarFor)).toEqual([
      { face: 'owl', colour: 'sky' },
      { face: 'cat', colour: 'violet' },
      { face: 'owl', colour: 'sand' },
      { face: 'bear', colour: 'gold' },
    ])
  })
})

it('a name has twenty-four characters at most', () => {
  expect(MAX_NAME).toBe(24)
  expect([...cleanName('я'.repeat(60))]).toHaveLength(24)
  expect([...cleanName('🦊'.repeat(60))]).toHaveLength(24)
})
