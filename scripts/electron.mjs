/** Where Electron is: its binary is not in the registry, but downloaded at the first start on a connected machine. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** A download that has not ended by then goes on another time: whoever starts the app wants to play. */
const DOWNLOAD_MS = 180_000

/**
 * @param root the folder of the project
 * @param download whether it may be fetched when it is not there
 * @returns the program, or why there is none
 */
export function findElectron(root, download) {
  const folder = packageFolder(root)
  if (folder === null) return { why: 'the package electron is not installed' }
  const there = programIn(folder)
  if (there !== null) return { program: there }
  if (!download) return { why: 'its program has not been downloaded' }
  const run = spawnSync(process.execPath, [path.join(folder, 'install.js')], {
    encoding: 'utf8',
    timeout: DOWNLOAD_MS,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const now = programIn(folder)
  return now === null ? { why: firstLine(run.stderr) || 'its program could not be downloaded' } : { program: now }
}

function packageFolder(root) {
  try {
    return path.dirname(createRequire(path.join(root, 'package.json')).resolve('electron/package.json'))
  } catch {
    return null
  }
}

/** As Electron's own package finds it. */
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
