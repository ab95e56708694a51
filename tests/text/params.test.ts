/** Parameters of texts: those of others do not disturb the text around them. */
import { expect, it } from 'vitest'
import { plainParams } from '../../src-shared/text/params'

it.each([
  ['what turns the text around', 'a\u202eb', 'ab'],
  ['a line break', 'a\nb', 'a b'],
  ['nothing of a plain name', 'Алёна ❤️', 'Алёна ❤️'],
  ['nothing of an empty one', '', ''],
])('lose %s', (_, text, plain) => {
  expect(plainParams({ text, n: 3 })).toEqual({ text: plain, n: 3 })
})
