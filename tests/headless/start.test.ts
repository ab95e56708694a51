/**
 * `npm start`: the desktop app if Electron is installed; otherwise one line, and the host in a browser. No test
 * downloads anything.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runApp, sandboxRemedy } from '../../scripts/desktopApp.mjs'
import { downloadElectron, findElectron, mayDownload, noteDownload } from '../../scripts/electron.mjs'
import { named, NO_SHELL } from '../kit/platform'

const root = path.resolve(import.meta.dirname, '../..')
let folders: string[] = []
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
  folders = []
  vi.unstubAllEnvs()
})

/** A project with a minimal package named electron. */
function project(binary: boolean, install = 'process.stderr.write("\\nno network\\n"); process.exit(1)'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'))
  folders.push(folder)
  const at = path.join(folder, 'node_modules/electron')
  mkdirSync(path.join(at, 'dist'), { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{}')
  writeFileSync(path.join(at, 'package.json'), '{ "name": "electron", "version": "1.0.0" }')
  writeFileSync(path.join(at, 'checksums.json'), '{}')
  writeFileSync(path.join(at, 'install.js'), install)
  if (binary) {
    writeFileSync(path.join(at, 'path.txt'), 'electron')
    writeFileSync(path.join(at, 'dist/electron'), '')
    chmodSync(path.join(at, 'dist/electron'), 0o755)
  }
  return folder
}

/** A stub of Electron's downloader: `arrives` is the body of its function. */
function downloader(folder: string, arrives: string): void {
  const at = path.join(folder, 'node_modules/@electron/get')
  mkdirSync(at, { recursive: true })
  writeFileSync(path.join(at, 'package.json'), '{ "type": "module", "exports": "./index.js" }')
  writeFileSync(
    path.join(at, 'index.js'),
    `export async function downloadArtifact({ version, downloadOptions }) { ${arrives} }`,
  )
}
const INSTALLS =
  'const fs = require("fs"); fs.mkdirSync(__dirname + "/dist", { recursive: true }); fs.writeFileSync(__dirname + "/path.txt", "e"); fs.writeFileSync(__dirname + "/dist/e", "")'

describe('Electron', () => {
  it('is found if it was downloaded', () => {
    const folder = project(true)
    expect(findElectron(folder, {})).toEqual({ program: path.join(folder, 'node_modules/electron/dist/electron') })
  })

  it('is found in a distribution that the person names', () => {
    const dist = path.join(project(true), 'node_modules/electron/dist')
    const name =
      { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' }[process.platform as string] ??
      'electron'
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true })
    writeFileSync(path.join(dist, name), '')
    expect(findElectron(project(false), { UNDERTABLE_ELECTRON_DIST: dist })).toEqual({ program: path.join(dist, name) })
  })

  it('is missing if its package is, or if only its path file is left', () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'start-'))
    folders.push(empty)
    expect(findElectron(empty, {})).toEqual({ why: 'the package electron is not installed', missing: false })
    const folder = project(true)
    rmSync(path.join(folder, 'node_modules/electron/dist/electron'))
    expect(findElectron(folder, {})).toEqual({ why: 'its program has not been downloaded', missing: true })
  })
})

describe('the download of Electron', () => {
  it('shows how much has arrived, and unpacks it', async () => {
    const folder = project(false, INSTALLS)
    downloader(folder, 'for (const percent of [0.2, 1]) await downloadOptions.getProgressCallback({ percent })')
    const shares: number[] = []
    const found = await downloadElectron(folder, {
      onProgress: share => {
        shares.push(share)
      },
    })
    expect(found).toEqual({ program: path.join(folder, 'node_modules/electron/dist/e') })
    expect(shares).toEqual([0, 0.2, 1])
  })

  it('that fails says why, not that a fetch has failed', async () => {
    const folder = project(false)
    downloader(folder, "throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND github.com') })")
    expect(await downloadElectron(folder)).toEqual({ why: 'getaddrinfo ENOTFOUND github.com', missing: true })
  })

  it('ends when nothing arrives any more', async () => {
    const folder = project(false)
    downloader(
      folder,
      "await new Promise((_, fail) => downloadOptions.signal.addEventListener('abort', () => fail(downloadOptions.signal.reason)))",
    )
    expect(await downloadElectron(folder, { stallMs: 20 })).toEqual({ why: 'nothing arrives', missing: true })
  })

  it('that cannot be unpacked says why', async () => {
    const folder = project(false)
    downloader(folder, '')
    expect(await downloadElectron(folder)).toEqual({ why: 'no network', missing: true })
  })

  it('takes the proxies of the environment', async () => {
    const folder = project(false, INSTALLS)
    downloader(
      folder,
      "if (process.env.ELECTRON_GET_USE_PROXY !== '1' || process.env.NODE_USE_ENV_PROXY !== '1') throw new Error('no proxy')",
    )
    vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:9')
    vi.stubEnv('ELECTRON_GET_USE_PROXY', undefined)
    vi.stubEnv('NODE_USE_ENV_PROXY', undefined)
    expect(await downloadElectron(folder)).toHaveProperty('program')
  })

  it('is not tried again at every start: a refusal lasts, a failure for a day', () => {
    const folder = project(false),
      day = 24 * 3600_000
    expect(mayDownload(folder, day, {})).toBe('ask')
    noteDownload(folder, { failed: day })
    expect(mayDownload(folder, day + 1, {})).toContain('tomorrow')
    expect(mayDownload(folder, 2 * day, {})).toBe('ask')
    noteDownload(folder, { declined: true })
    expect(mayDownload(folder, 9 * day, {})).toContain('UNDERTABLE_DOWNLOAD=1')
    expect(mayDownload(folder, 9 * day, { UNDERTABLE_DOWNLOAD: '1' })).toBe('ask')
    expect(mayDownload(folder, 9 * day, { UNDERTABLE_DOWNLOAD: '1', UNDERTABLE_NO_DOWNLOAD: '1' })).not.toBe('ask')
  })
})

/** What Electron prints before it aborts. */
const FORBIDDEN =
  '[1:0101/000000.000000:FATAL:setuid_sandbox_host.cc(163)] The SUID sandbox helper binary was found, but is not configured correctly. Rather than run without sandboxing I am aborting now.'
const AS_ROOT =
  '[1:0101/000000.000000:FATAL:electron_main_delegate.cc(297)] Running as root without --no-sandbox is not supported.'

describe('the desktop app on a Linux that forbids its sandbox', () => {
  const program = (script: string): readonly [string, readonly string[]] => [process.execPath, ['-e', script]]

  it('names the remedy, in one line', async () => {
    const [node, args] = program(`console.error(${JSON.stringify(FORBIDDEN)}); process.exit(133)`)
    const { remedy } = (await runApp(node, args)) as { remedy: string }
    const helper = path.join(path.dirname(node), 'chrome-sandbox')
    expect(remedy).toContain(`sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'`)
    expect(remedy).not.toContain('\n')
  })

  it('and as root says so', () => {
    expect(sandboxRemedy('/opt/electron', AS_ROOT)).toContain('as root')
    expect(sandboxRemedy('/opt/electron', 'No usable sandbox! Update your kernel')).toContain("'/opt/chrome-sandbox'")
  })

  it('is not taken for one that ends for another reason, or well', async () => {
    expect(await runApp(...program('process.exit(7)'))).toEqual({ code: 7 })
    expect(await runApp(...program(`console.error(${JSON.stringify(FORBIDDEN)})`))).toEqual({ code: 0 })
  })
})

describe('npm start', () => {
  it('with options is the headless host, and prints nothing about Electron', async () => {
    const child = spawn(
      process.execPath,
      [
        path.join(root, 'scripts/start.mjs'),
        '--bind',
        '127.0.0.1',
        '--no-advertise',
        '--no-open',
        '--no-data',
        '--json',
        '--port',
        '0',
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let errors = ''
    child.stderr.on('data', (text: Buffer) => {
      errors += String(text)
    })
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
    expect(JSON.parse(line)).toMatchObject({ ready: true })
    child.kill('SIGINT')
    await once(child, 'exit')
    expect(errors).toBe('')
  })

  it.skipIf(NO_SHELL !== null)(
    named('says the remedy where the sandbox is forbidden, and opens the browser', NO_SHELL),
    () => {
      const dist = path.join(project(true), 'node_modules/electron/dist')
      writeFileSync(path.join(dist, 'electron'), `#!/bin/sh\necho "${FORBIDDEN}" >&2\nkill -TRAP $$\n`)
      // It is killed at its second output, as below: what it falls back to would open a table on every network.
      const mute =
        "import { writeSync } from 'node:fs'; process.stderr.write = text => { writeSync(2, text); if (/browser/.test(text)) process.exit(0); return true }"
      const { stderr } = spawnSync(
        process.execPath,
        ['--import', `data:text/javascript,${encodeURIComponent(mute)}`, path.join(root, 'scripts/start.mjs')],
        { encoding: 'utf8', env: { ...process.env, DISPLAY: ':9', UNDERTABLE_ELECTRON_DIST: dist } },
      )
      const lines = stderr.trim().split('\n')
      expect(lines).toHaveLength(2)
      expect(lines[1]).toContain(`chmod 4755 '${dist}/chrome-sandbox'`)
      expect(lines[1]).toContain('The same table opens in a browser.')
    },
  )

  it('prints one line if Electron is missing', () => {
    // It is killed at its first output: what it falls back to would open a table on every network of this machine.
    const mute =
      "import { writeSync } from 'node:fs'; process.stderr.write = text => { writeSync(2, text); process.exit(0) }"
    const { stderr: line } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(mute)}`, path.join(root, 'scripts/start.mjs')],
      {
        encoding: 'utf8',
        env: { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '', UNDERTABLE_NO_DOWNLOAD: '1' },
      },
    )
    if (process.platform === 'linux')
      expect(line).toBe(
        'No desktop app: Electron cannot be had (this machine has no screen). The same table opens in a browser.\n',
      )
    else expect(line).toContain('No desktop app')
  })
})

describe.skipIf(NO_SHELL !== null)(named('the starter of the Linux archive', NO_SHELL), () => {
  /** A folder as it is unpacked: the starter, and a stub of the program that notes how it was started. */
  function unpacked(first: string): string {
    const folder = project(false)
    copyFileSync(path.join(root, 'build/linux/undertable.sh'), path.join(folder, 'undertable.sh'))
    writeFileSync(
      path.join(folder, 'undertable'),
      `#!/bin/sh\necho "started $*"\ncase "$*" in *--browser-host*) exit 0 ;; esac\n${first}\n`,
    )
    chmodSync(path.join(folder, 'undertable'), 0o755)
    return folder
  }
  const run = (folder: string, lang: string, ...args: string[]) =>
    spawnSync(path.join(folder, 'undertable.sh'), args, {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: lang },
    })

  it('starts the app with its arguments, and ends as the app does', () => {
    const { status, stdout, stderr } = run(unpacked('echo hello >&2; exit 3'), 'en', 'undertable://x')
    expect([status, stdout, stderr]).toEqual([3, 'started undertable://x\n', 'hello\n'])
  })

  it.each([
    ['en_GB.UTF-8', 'This Linux keeps the app'],
    ['ru_RU.UTF-8', 'Этот Linux не даёт'],
    ['it_IT.UTF-8', 'Questo Linux nega'],
  ])('says the remedy in the language of the system (%s), and opens the table in a browser', (lang, words) => {
    const folder = unpacked(`echo "${FORBIDDEN}" >&2; kill -TRAP $$`)
    const { status, stdout, stderr } = run(folder, lang)
    expect(stdout.trim().split('\n')).toEqual([
      'started ',
      'started --no-sandbox --ozone-platform=headless --browser-host',
    ])
    const line = stderr.trim().split('\n').at(-1)
    expect(line).toContain(words)
    expect(line).toContain(`chmod 4755 '${folder}/chrome-sandbox'`)
    expect(status).toBe(0)
  })

  it.each(['en', 'ru', 'it'])('does the same as root (%s)', lang => {
    const { stdout, stderr } = run(unpacked(`echo "${AS_ROOT}" >&2; kill -TRAP $$`), lang)
    expect(stdout).toContain('--browser-host')
    expect(stderr.trim().split('\n').at(-1)).toContain('root')
  })
})
