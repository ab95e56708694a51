/** Names of computers: shown to people, though a system or another computer has given them. */
import { expect, it } from 'vitest'
import { cleanComputerName } from '../../src-shared/wire/names'

it.each([
  ['anna-laptop.local', 'anna-laptop.local'],
  ['Компьютер Анны', 'Компьютер Анны'],
  ['a\u001b[2Jb\u202e', 'a[2Jb'],
  ['\u200b\u2066', ''],
  ['x'.repeat(63), 'x'.repeat(63)],
  ['x'.repeat(64), 'x'.repeat(63)],
])('of %j shows %j', (name, shown) => {
  expect(cleanComputerName(name)).toBe(shown)
})
