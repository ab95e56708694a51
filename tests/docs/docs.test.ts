/** The documentation is true: every link leads somewhere, and every command that it names exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROOFS, SUITES } from '../../scripts/suites.mjs'
import { isCommandName } from '../../src-main/commandOptions'

const root = path.resolve(import.meta.dirname, '../..')
const markdownIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => path.join(folder, file))
const FILES = ['README.md', 'CONTRIBUTING.md', 'BENCHMARKS.md', ...markdownIn('docs')]
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** The anchor that a heading has on a page of the repository. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** What is wrong with a link, or null. */
function wrongWith(file: string, link: string): string | null {
  const [target = '', anchor] = link.split('#')
  const to = target === '' ? file : path.join(path.dirname(file), target)
  if (!existsSync(path.join(root, to))) return `${file}: ${link}`
  if (anchor === undefined) return null
  const anchors = [...read(to).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
  return anchors.includes(anchor) ? null : `${file}: ${link}`
}

/** Commands of the documentation: those in code, whether in a block or in a line. */
const codeOf = (file: string): string =>
  [...read(file).matchAll(/```[a-z]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, line]) => block ?? line).join('\n')

const { scripts } = JSON.parse(read('package.json')) as { scripts: { [name: string]: string } }

describe.each(FILES)('%s', file => {
  it('leads nowhere that is not there', () => {
    const links = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter(link => !/^https?:/.test(link)).flatMap(link => wrongWith(file, link) ?? [])).toEqual([])
  })

  it('names scripts, suites and commands that exist', () => {
    const code = codeOf(file)
    const named = (pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([, name = '']) => name)
    expect(named(/npm run ([a-z-]+)/g).filter(name => !(name in scripts))).toEqual([])
    expect(named(/npm run proof -- ([a-z]+)/g).filter(name => !(name in PROOFS))).toEqual([])
    const suites = named(/npm test -- ([a-z ]+)/g).flatMap(names => names.trim().split(/ +/))
    expect(suites.filter(name => !SUITES.some(suite => suite.name === name))).toEqual([])
    expect(named(/npx undertable ([a-z]+)/g).filter(name => !isCommandName(name))).toEqual([])
  })
})

describe('the readme', () => {
  it('is no longer than a reader’s patience', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(110)
  })

  it('names the authors, and says that it is unofficial', () => {
    const text = read('README.md').replaceAll('\n', ' ')
    for (const author of ['Bruno Faidutti', 'Michael Palm and Lukas Zach', 'Pierluca Zizzi', 'Tim Uren'])
      expect(text).toContain(author)
    expect(text).toContain('unofficial, non-commercial implementation; it is not affiliated')
  })
})

describe('the checks', () => {
  it('see a link that leads nowhere', () => {
    expect(wrongWith('README.md', 'docs/nowhere.md')).not.toBeNull()
    expect(wrongWith('CONTRIBUTING.md', 'docs/architecture.md#nowhere')).not.toBeNull()
    expect(wrongWith('CONTRIBUTING.md', 'docs/architecture.md#recipes')).toBeNull()
  })
})
