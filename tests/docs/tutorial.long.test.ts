/**
 * The tutorial in its short form: every step can be done, its tests pass, and at its end the game holds all that must
 * hold of one. Command by command: tests/newGame (`npm run proof -- kit`).
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { programFile } from '../../scripts/programs.mjs'
import { projectCopy, ROOT } from '../kit/projectCopy'
import { applyStep, stepsOfTutorial } from '../kit/tutorial'

const NEEDED = [
  'src-shared',
  'src-renderer',
  'src-main',
  'scripts',
  'tests',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
]
const copy = projectCopy(NEEDED)
afterAll(() => {
  copy.remove()
})
const steps = stepsOfTutorial(readFileSync(path.join(ROOT, 'docs/making-a-game.md'), 'utf8'))
const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy.root, encoding: 'utf8' })

describe('the tutorial', () => {
  it('can be followed: every file is written, every line to change is there', () => {
    for (const step of steps) if (step.do !== 'run') applyStep(copy.root, step)
    expect(steps.filter(({ do: what }) => what === 'write').length).toBeGreaterThan(20)
    expect(steps.filter(({ do: what }) => what === 'change')).toHaveLength(4)
  })

  it('ends with a game whose own tests pass', () => {
    const tests = run(programFile('vitest'), 'run', '--project', 'unit', 'tests/games/lanterns')
    expect([tests.status, tests.stdout + tests.stderr]).toEqual([0, expect.stringContaining('5 passed')])
  })

  it('and of which everything holds that must hold of any game', () => {
    const check = run('scripts/checkGame.mjs', 'lanterns')
    expect([check.status, check.stdout + check.stderr]).toEqual([
      0,
      expect.stringContaining('lanterns: all of it holds'),
    ])
  })
})
