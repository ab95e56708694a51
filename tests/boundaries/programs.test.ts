/** Programs of packages are started by this Node and without a shell, which is the same on every system. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { npm, program, programFile } from '../../scripts/programs.mjs'
import { PROOFS, SUITES } from '../../scripts/suites.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const sources = ['scripts', 'tests'].flatMap(folder =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.m?[jt]s$/.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))
    .filter(file => file !== import.meta.filename && !file.includes('node_modules')),
)

describe('the suites and proofs', () => {
  it.each([
    ...SUITES.map(({ name, run }) => [name, run] as const),
    ...Object.entries(PROOFS).map(([name, { run }]) => [name, run] as const),
  ])('%s is a JavaScript file that Node runs', (_, [command, file = '']) => {
    expect(command).toBe(process.execPath)
    expect(path.extname(file)).toMatch(/^\.[cm]?js$/)
    expect(existsSync(path.resolve(root, file))).toBe(true)
  })
})

describe('scripts and tests', () => {
  it('start nothing through a shell, and no file of node_modules/.bin', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(
      sources.filter(file => /\bshell: (true|process)|node_modules\/\.bin/.test(readFileSync(file, 'utf8'))),
    ).toEqual(['scripts/programs.mjs'].map(file => path.join(root, file)))
  })
})

describe('a program', () => {
  it('is found by its command, also where its package has another name', () => {
    expect(programFile('depcruise')).toContain(path.join('dependency-cruiser', 'bin'))
    expect(() => programFile('no-such-command')).toThrow('ENOENT')
  })

  it('starts where no command at all can be found', () => {
    const [node, file] = program('prettier')
    expect(spawnSync(node, [file, '--version'], { encoding: 'utf8', env: { PATH: '' } }).stdout).toMatch(/^\d+\.\d+/)
  })

  it('npm is one too', () => {
    const [node, ...file] = npm()
    expect(spawnSync(node, [...file, '--version'], { encoding: 'utf8' }).stdout).toMatch(/^\d+\.\d+/)
  })
})
