/** The tutorial (docs/making-a-game.md) as steps that a test can follow: files to write, lines to change, commands. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type TutorialStep =
  | { readonly do: 'write' | 'change'; readonly file: string; readonly text: string }
  /** `says`: what a command that must fail prints, among other things; null: it must succeed. */
  | { readonly do: 'run'; readonly command: string; readonly says: string | null }

/** A file's name above a block of code, or a block of commands; and what a command that fails has to say. */
const BLOCK =
  /\*\*`([^`]+)`\*\*( \(change this line\))?\n\n```(?:ts|vue)\n([\s\S]*?)```|```sh( fails)?\n([\s\S]*?)```(?:\n\n```text\n([\s\S]*?)```)?/g

export const stepsOfTutorial = (text: string): TutorialStep[] =>
  [...text.matchAll(BLOCK)].flatMap(([, file, changes, code = '', fails, commands = '', said = '']): TutorialStep[] =>
    file !== undefined
      ? [{ do: changes === undefined ? 'write' : 'change', file, text: code }]
      : commands
          .trim()
          .split('\n')
          .map(command => ({ do: 'run', command, says: fails === undefined ? null : said.trim() })),
  )

/** Writes a file of the tutorial: a registry gets a line more, any other file is as it is written. */
export function applyStep(root: string, step: Exclude<TutorialStep, { do: 'run' }>): void {
  const at = path.join(root, step.file),
    before = existsSync(at) ? readFileSync(at, 'utf8') : ''
  mkdirSync(path.dirname(at), { recursive: true })
  if (step.do === 'write') writeFileSync(at, step.file.endsWith('registry.ts') ? before + step.text : step.text)
  else writeFileSync(at, withLines(before, step.text))
}

/** Puts lines in the place of the one that they change: that with the same words, or with the same first word. */
function withLines(before: string, change: string): string {
  const lines = before.split('\n'),
    [first = ''] = change.split('\n'),
    word = first.trim().split(' ')[0] ?? ''
  const same = lines.flatMap((line, i) => (line === first ? [i] : [])),
    alike = lines.flatMap((line, i) => (line.trim().split(' ')[0] === word ? [i] : []))
  const [at, ...more] = same.length > 0 ? same : alike
  if (at === undefined || more.length > 0) throw new Error(`it is not clear which line to change: ${first}`)
  return [...lines.slice(0, at), ...change.trimEnd().split('\n'), ...lines.slice(at + 1)].join('\n')
}
