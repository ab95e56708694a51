/** docs/kernel.md is what the docstrings say today. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { reference } from '../../scripts/reference.mjs'

const root = path.resolve(import.meta.dirname, '../..')

it('the reference of the kernel is today’s: npm run reference writes it', () => {
  expect(readFileSync(path.join(root, 'docs/kernel.md'), 'utf8').replaceAll('\r\n', '\n')).toBe(reference(root))
})

it('it explains every name that it lists', () => {
  const text = reference(root)
  for (const name of ['Game', 'StepDef', 'ChoiceSpec', 'Play', 'Zones']) expect(text).toContain(`### ${name}\n\n`)
  expect(text).toContain('Ends this step and drops the steps above it')
})
