/**
 * Locates Electron. Its binary is not in the npm package: it is a download of its own, which the person is asked for.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Size of the download, for the question. */
export const DOWNLOAD_MB = 120
/** The download ends when nothing arrives for so long. */
const STALL_MS = 15_000
/** After a failure the next attempt is a day later. */
const RETRY_MS = 24 * 3600_000
/** Electron's program in its distribution. */
const PROGRAM =
  { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' }[process.platform] ?? 'electron'

/**
 * @param root the folder of the project
 * @param env `UNDERTABLE_ELECTRON_DIST` names the folder of a distribution
 * @returns the path of the program, or why there is none; `missing` when a download would bring it
 */
export function findElectron(root, env = process.env) {
  const dist = env.UNDERTABLE_ELECTRON_DIST
  if (dist !== undefined && existsSync(path.join(dist, PROGRAM))) return { program: path.join(dist, PROGRAM) }
  const folder = packageFolder(root)
  if (folder === null) return { why: 'the package electron is not installed', missing: false }
  const existing = programIn(folder, env)
  return existing === null ? { why: 'its program has not been downloaded', missing: true } : { program: existing }
}

/**
 * Downloads Electron's program into its package.
 * @param onProgress called with the share that has arrived, from 0 to 1
 * @returns as findElectron does
 */
export async function downloadElectron(root, { onProgress = () => undefined, stallMs = STALL_MS } = {}) {
  const folder = packageFolder(root)
  if (folder === null) return { why: 'the package electron is not installed', missing: false }
  useProxies(process.env)
  const abort = new globalThis.AbortController()
  let stalled
  const moved = share => {
    clearTimeout(stalled)
    stalled = setTimeout(() => abort.abort(new Error('nothing arrives')), stallMs)
    onProgress(share)
  }
  try {
    const require = createRequire(path.join(folder, 'package.json'))
    const { downloadArtifact } = await import(pathToFileURL(require.resolve('@electron/get')).href)
    moved(0)
    // Into Electron's own cache, from which its installer takes it.
    await downloadArtifact({
      version: require('./package.json').version,
      artifactName: 'electron',
      checksums: require('./checksums.json'),
      platform: process.platform,
      arch: process.arch,
      downloadOptions: {
        quiet: true,
        signal: abort.signal,
        getProgressCallback: ({ percent }) => {
          moved(percent)
          return Promise.resolve()
        },
      },
    })
  } catch (fault) {
    return { why: reasonOf(fault), missing: true }
  } finally {
    clearTimeout(stalled)
  }
  const run = spawnSync(process.execPath, [path.join(folder, 'install.js')], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const program = programIn(folder, process.env)
  return program === null
    ? { why: firstLine(run.stderr) || 'its program could not be unpacked', missing: true }
    : { program }
}

/** The proxies of the environment: by Electron's own downloader, and by newer Nodes themselves. */
function useProxies(env) {
  if (!['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].some(name => env[name])) return
  env.ELECTRON_GET_USE_PROXY ??= '1'
  env.NODE_USE_ENV_PROXY ??= '1'
}

/** `fetch failed` says nothing: its cause does. */
const reasonOf = fault =>
  firstLine(String(fault?.cause?.message ?? fault?.cause?.code ?? fault?.message ?? fault)) || 'the download failed'

/**
 * Whether the download may be tried, from the answer or failure that was noted last.
 * @returns `ask`, or why not
 */
export function mayDownload(root, now = Date.now(), env = process.env) {
  if (env.UNDERTABLE_NO_DOWNLOAD) return 'its program has not been downloaded'
  if (env.UNDERTABLE_DOWNLOAD) return 'ask'
  const { declined = false, failed = null } = readNote(root)
  const how = 'with UNDERTABLE_DOWNLOAD=1 it is downloaded'
  if (declined) return `you did not want to download it; ${how}`
  if (failed !== null && now >= failed && now - failed < RETRY_MS)
    return `its download has failed, and is tried again tomorrow; ${how} now`
  return 'ask'
}

/** Notes an answer or failure for the next start. */
export function noteDownload(root, note) {
  try {
    mkdirSync(path.dirname(noteFile(root)), { recursive: true })
    writeFileSync(noteFile(root), JSON.stringify(note))
  } catch {
    // A folder that cannot be written: the person is asked again.
  }
}

function readNote(root) {
  try {
    return JSON.parse(readFileSync(noteFile(root), 'utf8'))
  } catch {
    return {}
  }
}

const noteFile = root => path.join(root, 'node_modules/.cache/undertable/electron.json')

function packageFolder(root) {
  try {
    return path.dirname(createRequire(path.join(root, 'package.json')).resolve('electron/package.json'))
  } catch {
    return null
  }
}

/** The path of the program, as Electron's own package finds it. */
function programIn(folder, env) {
  const note = path.join(folder, 'path.txt')
  if (!existsSync(note)) return null
  const program = path.join(env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(folder, 'dist'), readFileSync(note, 'utf8'))
  return existsSync(program) ? program : null
}

const firstLine = text =>
  (text ?? '')
    .split('\n')
    .map(line => line.trim())
    .find(line => line !== '') ?? ''
