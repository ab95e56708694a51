/** The tutorial, followed word for word: every file written, every command run, and the game built and linted. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { program, programFile } from '../../scripts/programs.mjs'
import { projectCopy, ROOT } from '../kit/projectCopy'
import { applyStep, stepsOfTutorial, type TutorialStep } from '../kit/tutorial'

const copy = projectCopy()
afterAll(() => {
  copy.remove()
})
const steps = stepsOfTutorial(readFileSync(path.join(ROOT, 'docs/making-a-game.md'), 'utf8'))

interface Ran {
  readonly code: number | null
  readonly output: string
}
const run = (args: readonly string[]): Ran => {
  const done = spawnSync(process.execPath, [...args], { cwd: copy.root, encoding: 'utf8' })
  return { code: done.status, output: done.stdout + done.stderr }
}

/** A command of the tutorial, without npm in between; null for one that waits for people. */
function argsOf(command: string): readonly string[] | null {
  const [tool, ...words] = command.split(' ')
  if (tool === 'npx') return [programFile(words[0] ?? ''), ...words.slice(1)]
  if (command === 'npm start') return null
  const [, script = ''] = words,
    { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: { [name: string]: string }
    }
  return [scripts[script]?.replace('node ', '') ?? script, ...words.slice(words.indexOf('--') + 1)]
}

const named = steps.map((step, i): [string, TutorialStep] => [
  `${i + 1}. ${step.do === 'run' ? step.command : `${step.do} ${step.file}`}`,
  step,
])

describe('the tutorial', () => {
  it('has steps', () => {
    expect(steps.filter(step => step.do === 'run').length).toBeGreaterThan(4)
  })

  it.each(named)('%s', (_, step) => {
    if (step.do !== 'run') return applyStep(copy.root, step)
    const args = argsOf(step.command)
    if (!args) return
    const { code, output } = run(args)
    if (step.says === null) expect([code, output]).toEqual([0, expect.anything()])
    else {
      expect(code).toBe(1)
      expect(output).toContain(step.says)
    }
  })

  it('leaves a game that is well-typed, clean and built', () => {
    const own = ['src-shared', 'src-renderer', 'tests'].map(folder => `${folder}/games/lanterns`)
    expect(run([...program('vue-tsc').slice(1), '--noEmit', '-p', 'tsconfig.json']).output).toBe('')
    expect(run([...program('eslint').slice(1), ...own]).output).toBe('')
    expect(
      run([
        ...program('depcruise').slice(1),
        '--config',
        'module-boundaries.config.mjs',
        'src-shared',
        'src-main',
        'src-renderer',
      ]).code,
    ).toBe(0)
    expect(run([...program('electron-vite').slice(1), 'build']).code).toBe(0)
  })
})
