/** Scripts of the anchors' own package: run there, with what is installed there; they say their figures in a line of JSON. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ANCHORS = path.resolve(import.meta.dirname, '../../tests/bench/boardgame')

/** @returns what the script said, or null where the anchors cannot be installed. @throws when it broke off */
export function anchorSays<T>(script: string, ...args: readonly string[]): T | null {
  if (process.env.UNDERTABLE_NO_ANCHORS === '1') return null
  const run = spawnSync(process.execPath, ['--expose-gc', path.join(ANCHORS, script), ...args], { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`${script} broke off`)
  return JSON.parse(run.stdout) as T
}
