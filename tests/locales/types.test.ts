/** English leads: the compiler finds a key that another language lacks, or has beyond the English ones. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root, typeErrors } from './compiler'

const FILE = 'src-shared/games/castle/locales/ru/board.ts'
const text = readFileSync(path.join(root, FILE), 'utf8')
const KEY = /\n +title: '[^']*',/

const errorsOf = (changed: string): string[] => typeErrors([FILE], new Map([[FILE, changed]]))

it('a translation is fine as it is', () => {
  expect(errorsOf(text)).toEqual([])
})

it('a missing key is an error', () => {
  const without = text.replace(KEY, '')
  expect(without).not.toBe(text)
  expect(errorsOf(without)).toEqual([expect.stringMatching(/board\.ts: .*Property 'title' is missing/)])
})

it('so is a key that English does not have', () => {
  expect(errorsOf(text.replace(KEY, line => `${line} unheard: 'x',`))).toEqual([
    expect.stringMatching(/board\.ts: .*'unheard' does not exist/),
  ])
})
