/**
 * `npm start`: the desktop app if Electron is installed; otherwise one line, and the host in a browser. No test
 * downloads anything.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it } from 'vitest'
import { findElectron } from '../../scripts/electron.mjs'

const root = path.resolve(import.meta.dirname, '../..')
let folders: string[] = []
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
  folders = []
})

/** A project with a minimal package named electron. */
function project(binary: boolean, install = 'process.stderr.write("\\nno network\\n"); process.exit(1)'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'))
  folders.push(folder)
  const at = path.join(folder, 'node_modules/electron')
  mkdirSync(path.join(at, 'dist'), { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{}')
  writeFileSync(path.join(at, 'package.json'), '{ "name": "electron", "version": "1.0.0" }')
  writeFileSync(path.join(at, 'install.js'), install)
  if (binary) {
    writeFileSync(path.join(at, 'path.txt'), 'electron')
    writeFileSync(path.join(at, 'dist/electron'), '')
    chmodSync(path.join(at, 'dist/electron'), 0o755)
  }
  return folder
}

describe('Electron', () => {
  it('is found if it was downloaded', () => {
    const folder = project(true)
    expect(findElectron(folder, false)).toEqual({ program: path.join(folder, 'node_modules/electron/dist/electron') })
  })

  it('is not downloaded without permission; if that fails, the reason is printed', () => {
    const folder = project(false)
    expect(findElectron(folder, false)).toEqual({ why: 'its program has not been downloaded' })
    expect(findElectron(folder, true)).toEqual({ why: 'no network' })
  })

  it('is there once it has been downloaded', () => {
    const folder = project(
      false,
      'const fs = require("fs"); fs.writeFileSync(__dirname + "/path.txt", "e"); fs.writeFileSync(__dirname + "/dist/e", "")',
    )
    expect(findElectron(folder, true)).toEqual({ program: path.join(folder, 'node_modules/electron/dist/e') })
  })

  it('is missing if its package is, or if only its path file is left', () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'start-'))
    folders.push(empty)
    expect(findElectron(empty, true)).toEqual({ why: 'the package electron is not installed' })
    const folder = project(true)
    rmSync(path.join(folder, 'node_modules/electron/dist/electron'))
    expect(findElectron(folder, false)).toEqual({ why: 'its program has not been downloaded' })
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
