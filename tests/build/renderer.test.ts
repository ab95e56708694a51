/** What was built for guests: readable by the oldest browser we promise, small, and alone in the world. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../out/renderer')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => path.join(folder, name))
const text = (file: string): string => readFileSync(file, 'utf8')
const scripts = files.filter(file => file.endsWith('.js'))

/** Kilobytes of script that a guest's first screen may cost, gzipped. */
const MOST_SCRIPT_KB = 200

/** The scripts that the page loads at once: its entry and all it imports without being asked. */
function firstScreen(): string[] {
  const entry = /<script[^>]+src="\.?\/?([^"]+)"/.exec(text(path.join(folder, 'index.html')))?.[1]
  if (entry === undefined) throw new Error('the page has no script')
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const [, spec] of text(file).matchAll(/(?:^|[;}\s])import\s*(?:[^"'()]*?from\s*)?["'](\.[^"']+)["']/g)) {
      if (spec !== undefined) visit(path.resolve(path.dirname(file), spec))
    }
  }
  visit(path.join(folder, entry))
  return [...found]
}

describe('the built page', () => {
  it.each(scripts.map(file => [path.relative(folder, file), file]))('%s is ES2022', (_, file) => {
    expect(() => parse(text(file), { ecmaVersion: 2022, sourceType: 'module' })).not.toThrow()
  })

  it('a newer syntax would be found', () => {
    expect(() => parse('using x = y', { ecmaVersion: 2022, sourceType: 'module' })).toThrow()
  })

  it(`costs at most ${MOST_SCRIPT_KB} kB of script, gzipped, for the first screen`, () => {
    const bytes = firstScreen().reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes / 1024).toBeLessThanOrEqual(MOST_SCRIPT_KB)
  })

  it('names no address outside', () => {
    const allowed = /^https?:\/\/(www\.w3\.org|127\.|localhost|table\.test)/
    const outside = files.filter(file => /\.(js|css|html|svg)$/.test(file))
      .flatMap(file => [...text(file).matchAll(/https?:\/\/[a-z0-9.-]+\.[a-z]{2,}/gi)].map(([url]) => url).filter(url => !allowed.test(url)))
    // Vue and its router of warnings name their documentation in messages; nothing of it is fetched (the browser tests watch).
    expect(outside.filter(url => !/(vuejs\.org|intlify\.dev)/.test(url))).toEqual([])
  })

  it('needs no code from strings', () => {
    for (const file of scripts) expect(text(file)).not.toMatch(/new Function\(|\beval\(/)
  })
})
