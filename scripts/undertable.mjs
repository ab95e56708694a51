#!/usr/bin/env node
/** The `undertable` command: builds if the sources are newer than the build, then runs it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const built = path.join(root, 'out/main/headless.js')
const sources = ['src-shared', 'src-main', 'src-renderer', 'electron.vite.config.ts', 'package.json'].map(name =>
  path.join(root, name),
)

/** The time of the newest file at or under a path, in ms. */
function newest(at) {
  const stat = statSync(at)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(at, { withFileTypes: true }).reduce((latest, entry) => {
    const within = `${at}/${entry.name}`
    return Math.max(latest, entry.isDirectory() ? newest(within) : statSync(within).mtimeMs)
  }, stat.mtimeMs)
}

/** Builds, unless the build is newer than its sources. Exits when that fails. */
export function buildIfNeeded() {
  // A packed app has no sources.
  if (!sources.every(existsSync)) return
  if (existsSync(built) && statSync(built).mtimeMs >= Math.max(...sources.map(newest))) return
  const run = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/electron-vite/bin/electron-vite.js'), 'build'],
    { cwd: root, encoding: 'utf8' },
  )
  if (run.status === 0) return
  process.stderr.write(`${run.stdout}\n${run.stderr}\n`)
  process.exit(run.status ?? 1)
}

/** Runs the command with these arguments. */
export async function runCommand(args) {
  buildIfNeeded()
  const { undertable } = await import(pathToFileURL(built))
  process.exitCode = await undertable(args)
}

if (process.argv[1] !== undefined && path.basename(process.argv[1]).startsWith('undertable'))
  await runCommand(process.argv.slice(2))
