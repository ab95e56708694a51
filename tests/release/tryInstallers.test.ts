/** How installers are tried on build servers, as far as that can be told here: the steps, and the packed app's own test. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { runSelfTest } from '../../scripts/selfTest.mjs'
import { planFor } from '../../scripts/tryInstallers.mjs'
import { named, NO_SHELL } from '../kit/platform'

describe('the steps for each system', () => {
  it('Linux: the package is installed, tested and removed; the AppImage runs without libfuse2', () => {
    const plan = planFor('linux', [
      '/d/Undertable-1.2.3-linux-amd64.deb',
      '/d/Undertable-1.2.3-linux-x86_64.AppImage',
      '/d/x.tar.gz',
    ])
    expect(plan.map(step => Object.entries(step)[0])).toEqual([
      ['run', ['sudo', 'apt-get', 'install', '-y', '/d/Undertable-1.2.3-linux-amd64.deb']],
      ['run', ['/opt/Undertable/undertable', '--self-test']],
      ['run', ['sudo', 'apt-get', 'remove', '-y', 'undertable']],
      ['absent', '/opt/Undertable/undertable'],
      ['run', ['sh', '-c', '! ldconfig -p | grep -q libfuse.so.2']],
      ['executable', '/d/Undertable-1.2.3-linux-x86_64.AppImage'],
      ['run', ['/d/Undertable-1.2.3-linux-x86_64.AppImage', '--self-test']],
    ])
  })

  it('Windows: installed and removed without a question; the portable program twice at once', () => {
    const folder = String.raw`C:\Users\a\AppData\Local\Programs\undertable`
    const plan = planFor(
      'win32',
      ['C:\\d\\Undertable-1-win-x64-setup.exe', 'C:\\d\\Undertable-1-win-x64-portable.exe'],
      {
        home: 'C:\\Users\\a',
        temp: 'C:\\t',
      },
    )
    expect(plan.slice(0, 4).map(step => Object.entries(step)[0])).toEqual([
      ['run', ['C:\\d\\Undertable-1-win-x64-setup.exe', '/S']],
      ['run', [`${folder}\\Undertable.exe`, '--self-test']],
      ['run', [`${folder}\\Uninstall Undertable.exe`, '/S']],
      ['absent', `${folder}\\Undertable.exe`],
    ])
    const last = plan.at(-1)
    expect(last && 'together' in last ? last.together.map(([program]) => program) : []).toEqual(
      Array(2).fill('C:\\d\\Undertable-1-win-x64-portable.exe'),
    )
  })

  it('macOS: from the mounted image; without installers there is nothing to do', () => {
    expect(planFor('darwin', ['/d/a.dmg', '/d/a.zip'], { temp: '/t' })).toEqual([
      { run: ['hdiutil', 'attach', '/d/a.dmg', '-nobrowse', '-mountpoint', '/t/undertable-dmg'] },
      { run: ['/t/undertable-dmg/Undertable.app/Contents/MacOS/Undertable', '--self-test'] },
      { run: ['hdiutil', 'detach', '/t/undertable-dmg'] },
    ])
    for (const platform of ['linux', 'win32', 'darwin']) expect(planFor(platform, [])).toEqual([])
  })
})

describe("the packed app's own test", () => {
  const script = path.resolve(import.meta.dirname, '../../scripts/selfTest.mjs')

  it('ends as the app does, which is told a folder of its own', () => {
    const code = (end: number): string =>
      `process.exit(process.argv.includes('--self-test') && process.argv.some(arg => arg.startsWith('--user-data-dir=')) ? ${end} : 9)`
    expect([0, 1].map(end => runSelfTest(process.execPath, ['-e', code(end), '--']))).toEqual([0, 1])
    expect(runSelfTest('/nowhere/undertable')).toBe(1)
  })

  it('says that there is no app', () => {
    const run = spawnSync(process.execPath, [script, '--app', '/nowhere/undertable'], { encoding: 'utf8' })
    expect([run.status, run.stderr]).toEqual([2, expect.stringContaining('there is no app at')])
  })

  it.skipIf(NO_SHELL !== null)(named('prints the report', NO_SHELL), () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'undertable-app-'))
    const app = path.join(folder, 'app')
    writeFileSync(app, '#!/bin/sh\necho "yes  full screen"\nexit 1\n')
    chmodSync(app, 0o755)
    const run = spawnSync(process.execPath, [script, '--app', app], { encoding: 'utf8' })
    expect([run.status, run.stdout]).toEqual([1, 'yes  full screen\n'])
    rmSync(folder, { recursive: true })
  })
})
