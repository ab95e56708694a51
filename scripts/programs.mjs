/**
 * Programs of installed packages, to be started without a shell. The files in node_modules/.bin are shell scripts, and
 * on Windows files for cmd.exe, which does not take a path with slashes as a command.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Commands that are not named like their package. */
const PACKAGES = { depcruise: 'dependency-cruiser', stryker: '@stryker-mutator/core' }

/**
 * @param {string} command its name, as `npx` takes it
 * @returns the command's own JavaScript file
 */
export function programFile(command) {
  const folder = path.join(root, 'node_modules', PACKAGES[command] ?? command)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** @returns what starts a command: this Node, and the command's file */
export const program = command => [process.execPath, programFile(command)]

/** @returns what starts npm: by the file that npm says it runs from, or the one that comes with Node */
export function npm() {
  const beside = path.join(path.dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js')
  const above = path.join(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js')
  const file = [process.env.npm_execpath, beside, above].find(
    at => at !== undefined && /\.c?js$/.test(at) && existsSync(at),
  )
  return file === undefined ? ['npm'] : [process.execPath, file]
}

/**
 * Installs a package that stands apart, with a lockfile of its own.
 * @param {string} folder where it is
 * @returns {boolean} whether that worked
 */
export function installPackage(folder) {
  const [command, ...first] = npm()
  const args = [...first, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder]
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}
