/** A new game as it comes from the template, checked by the command; and faults that its author plants, named by it. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { program } from '../../scripts/programs.mjs'
import { projectCopy } from '../kit/projectCopy'

const NAME = 'nightMarket'
const RULES = `src-shared/games/${NAME}/rules`
/** `check-game` on the template takes no longer, in seconds; a test judges wall time at five times its goal. */
const GOAL = 60,
  SLACK = 5

const copy = projectCopy()
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy.root, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}
beforeAll(() => {
  expect(run('scripts/newGame.mjs', NAME).status).toBe(0)
})
afterAll(() => {
  copy.remove()
})

it('a new game keeps everything that must hold, within a minute', () => {
  const begun = performance.now()
  const { status, said } = run('scripts/checkGame.mjs', NAME)
  const seconds = (performance.now() - begun) / 1000
  process.stdout.write(`check-game: ${seconds.toFixed(1)} s (goal: ${GOAL} s)\n`)
  expect([status, said]).toEqual([0, expect.stringContaining(`${NAME}: all of it holds`)])
  expect(seconds).toBeLessThan(GOAL * SLACK)
})

it('keeps the boundaries between modules, and is clean', () => {
  const folders = ['src-shared', 'src-main', 'src-renderer']
  expect(run(...program('depcruise').slice(1), '--config', 'module-boundaries.config.mjs', ...folders).status).toBe(0)
  const own = ['src-shared', 'src-renderer', 'tests'].map(folder => `${folder}/games/${NAME}`)
  expect(run(...program('eslint').slice(1), ...own)).toEqual({ status: 0, said: '' })
  expect(run(...program('prettier').slice(1), '--check', '--log-level', 'warn', ...own)).toEqual({
    status: 0,
    said: '',
  })
})

it.each([
  [
    'a card in a public event',
    'steps.ts',
    "play.emit({ kind: 'claim', seat, card: answer.claim })",
    "play.emit({ kind: 'claim', seat, card: answer.cargo })",
    /An event tells everybody what lies hidden, in its field “card”/,
  ],
  [
    'an ask that depends on a hidden card',
    'steps.ts',
    'if (shut.length === 0) return []',
    "if (shut.length === 0 || state.hands[seat]?.includes('gold')) return []",
    /Only hidden cards decide whether seat \d is asked “search”/,
  ],
  [
    'a draw without a key',
    'index.ts',
    "shuffled(cards, random, 'deal')",
    '[...cards].sort(() => Math.random() - 0.5)',
    new RegExp(`${RULES}/index\\.ts calls Math\\.random, which has no key`),
  ],
])('%s is named', (_, file, find, put, said) => {
  const at = path.join(copy.root, RULES, file),
    before = readFileSync(at, 'utf8')
  expect(before.split(find)).toHaveLength(2)
  writeFileSync(at, before.replace(find, put))
  try {
    const checked = run('scripts/checkGame.mjs', NAME, 'determinism', 'timing', 'secrecy')
    expect(checked.status).toBe(1)
    expect(checked.said).toMatch(said)
    // Found in many matches, told once.
    expect(checked.said.split('An event tells everybody').length).toBeLessThanOrEqual(2)
  } finally {
    writeFileSync(at, before)
  }
})

it('a name that is no game, and a check that is none, are refused in words', () => {
  expect(run('scripts/checkGame.mjs', 'nowhere')).toEqual({
    status: 2,
    said: expect.stringContaining('There is no tests/games/nowhere/check.ts') as string,
  })
  expect(run('scripts/checkGame.mjs', NAME, 'luck').said).toContain('There is no check “luck”')
})
