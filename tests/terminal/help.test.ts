/** The help of `undertable`: every command and every option is in it, in every language, and nothing else is. */
import { parseArgs } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { undertable } from '../../src-main/headless'
import { COMMAND_NAMES, EXIT_CODES, OPTIONS } from '../../src-main/commandOptions'
import { LANGUAGE_IDS } from '../../src-shared/locales/languages'
import { terminalHelp } from '../../src-shared/locales/terminalHelp'

let out = '',
  errors = ''
beforeEach(() => {
  out = ''
  errors = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    out += String(text)
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    errors += String(text)
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const EACH = LANGUAGE_IDS.flatMap(language => COMMAND_NAMES.map(name => [name, language] as const))
const optionsIn = (text: string): string[] =>
  [...text.matchAll(/^ {2}(?:-\w, )?--([\w-]+)/gm)].map(([, name = '']) => name)

describe('the help of', () => {
  it.each(EACH)('%s, in %s, lists what its parser reads, and no more', async (name, language) => {
    expect(await undertable([name, '--help', '--lang', language])).toBe(0)
    expect(errors).toBe('')
    expect(optionsIn(out).sort()).toEqual(Object.keys(OPTIONS[name]).sort())
  })

  it.each(EACH)(
    '%s, in %s, fits a terminal of 80 columns, and has aligned examples and exit codes',
    async (name, language) => {
      await undertable([name, '--lang', language, '-h'])
      const lines = out.split('\n')
      expect(lines.filter(line => line.length > 80)).toEqual([])
      for (const example of Object.keys(terminalHelp.en.examples[name])) {
        expect(out).toContain(`  ${example}  `)
        expect(example).toMatch(new RegExp(`^undertable ${name}\\b`))
      }
      const help = terminalHelp[language]
      for (const [code, key] of Object.entries(EXIT_CODES[name]))
        expect(lines).toContain(`  ${code}  ${help.exit[key]}`)
    },
  )

  it.each(LANGUAGE_IDS)('undertable, in %s, lists the commands, and fits 80 columns', async language => {
    expect(await undertable(['--help', '--lang', language])).toBe(0)
    const lines = out.split('\n')
    expect(lines.filter(line => line.length > 80)).toEqual([])
    for (const name of COMMAND_NAMES) expect(lines.some(line => line.startsWith(`  ${name} `))).toBe(true)
    expect(out).toContain('Ctrl+C')
    expect(out).toContain('--json')
  })
})

describe('the examples of the help', () => {
  it.each(COMMAND_NAMES)('of %s are understood by its parser', name => {
    for (const example of Object.keys(terminalHelp.en.examples[name])) {
      const args = example.split(' ').slice(2)
      expect(() => parseArgs({ args, strict: true, allowPositionals: true, options: OPTIONS[name] })).not.toThrow()
    }
  })
})

describe('arguments that are not understood', () => {
  it.each(COMMAND_NAMES)('of %s end with exit code 2 and lead to its help', async name => {
    expect(await undertable([name, '--what', '--lang', 'en'])).toBe(2)
    expect(errors).toContain(`See "undertable ${name} --help".`)
    expect(out).toBe('')
  })

  it('of no command: what there is', async () => {
    expect(await undertable(['fnd', '--lang', 'en'])).toBe(2)
    expect(errors).toContain('There is no command "fnd".')
    expect(errors).toContain('  find ')
  })
})

it('a version is one line', async () => {
  expect(await undertable(['--version'])).toBe(0)
  expect(out).toMatch(/^\d+\.\d+\.\d+\S*\n$/)
})
