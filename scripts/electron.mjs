/**
 * Locates Electron. Its binary is not in the npm package, but downloaded at the first start with a network connection.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Time limit for the download: the person who starts the app wants to play. */
const DOWNLOAD_MS = 180_000

/**
 * @param root the folder of the project
 * @param download whether it may be downloaded if missing
 * @returns the path of the program, or why there is none
 */
export function findElectron(root, download) {
  const folder = packageFolder(root)
  if (folder === null) return { why: 'the package electron is not installed' }
  const existing = programIn(folder)
  if (existing !== null) return { program: existing }
  if (!download) return { why: 'its program has not been downloaded' }
  const run = spawnSync(process.execPath, [path.join(folder, 'install.js')], {
    encoding: 'utf8',
    timeout: DOWNLOAD_MS,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const downloaded = programIn(folder)
  return downloaded === null
    ? { why: firstLine(run.stderr) || 'its program could not be downloaded' }
    : { program: downloaded }
}

function packageFolder(root) {
  try {
    return path.dirname(createRequire(path.join(root, 'package.json')).resolve('electron/package.json'))
  } catch {
    return null
  }
}

/** The path of the program, as Electron's own package finds it. */
function programIn(folder) {
  const note = path.join(folder, 'path.txt')
  if (!existsSync(note)) return null
  const program = path.join(
    process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(folder, 'dist'),
    readFileSync(note, 'utf8'),
  )
  return existsSync(program) ? program : null
}

const firstLine = text =>
  (text ?? '')
    .split('\n')
    .map(line => line.trim())
    .find(line => line !== '') ?? ''
