/** Each line of docs/security.md names the test that shows it. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const cellsOf = (line: string): readonly string[] => line.split(/(?<!\\)\|/).slice(1, -1)
const lines = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('|') && !/^\|(-|.*Shown by)/.test(line))

it('each line of the security page names tests that are there', () => {
  expect(lines.length).toBeGreaterThan(40)
  const shown = lines.map(line => ({
    line,
    tests: [...(cellsOf(line).at(-1) ?? '').matchAll(/`([\w/]+)`/g)].map(([, name = '']) => name),
  }))
  expect(shown.filter(({ tests }) => tests.length === 0).map(({ line }) => line)).toEqual([])
  const missing = shown
    .flatMap(({ tests }) => tests)
    .filter(name => !existsSync(path.join(root, `tests/${name}.test.ts`)))
  expect(missing).toEqual([])
})
