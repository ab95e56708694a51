/** The built store worker loads the database driver in Electron without asking Node for a report, which ends Electron. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const worker = pathToFileURL(path.resolve(import.meta.dirname, '../../out/main/storeWorker.js')).href

/** A process in which a report is fatal, as in Electron. */
function load(electron: boolean): { readonly status: number | null; readonly stdout: string } {
  const code = `
    ${electron ? "Object.defineProperty(process.versions, 'electron', { value: '45.0.0' })" : ''}
    process.report.getReport = () => { process.stdout.write('asked '); process.exit(70) }
    await import(${JSON.stringify(worker)})
    process.stdout.write(Object.keys((await import('node:module')).createRequire(${JSON.stringify(worker)}).cache).filter(file => file.endsWith('.node')).length + ' driver')
  `
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
}

describe('the store worker', () => {
  it('loads the driver in Electron without a report', () => {
    expect(load(true)).toMatchObject({ status: 0, stdout: '1 driver' })
  })

  it.skipIf(process.platform !== 'linux')(
    `asks for one elsewhere, so this test would notice it${process.platform === 'linux' ? '' : ' – did not run: only on Linux'}`,
    () => {
      expect(load(false)).toMatchObject({ status: 70, stdout: 'asked ' })
    },
  )
})
