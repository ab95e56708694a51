/** The steps of a release's smoke test, done here by two browser pages: they are tested before anybody releases. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { packedAt, smoke, type SmokeDriver } from '../desktop/smoke.mjs'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

/** Guests of a headless host: the first to arrive is the table's host. */
function pagesOf(open: Stage, said: string[]): SmokeDriver<Visitor> {
  return {
    start: name => Visitor.come(open, name),
    host: () => Promise.resolve(`127.0.0.1:${open.port}`),
    join: async app => {
      await app.test('lobby').waitFor()
    },
    quit: async app => {
      expect(app.faults).toEqual([])
      await app.context.close()
    },
    say: line => {
      said.push(line)
    },
  }
}

describe('the smoke test', () => {
  it('passes: two instances, a table, a match with a bot, the end', async () => {
    at = await stage('--seed', 'smoke')
    const said: string[] = []
    await smoke(pagesOf(at, said))
    expect(said.slice(0, 4)).toEqual([
      'two instances are open',
      `a table is open at 127.0.0.1:${at.port}`,
      'both sit at it',
      'a match has begun',
    ])
    expect(said.slice(4)).toEqual([expect.stringMatching(/^the match is over: seat [\d,]+ has won$/), 'both have quit'])
  })

  it('fails when an instance does not quit as it should', async () => {
    at = await stage('--seed', 'smoke')
    await expect(
      smoke({ ...pagesOf(at, []), quit: () => Promise.reject(new Error('the app ended with 1')) }),
    ).rejects.toThrow('the app ended with 1')
  })

  it('reports that there is no app', () => {
    const run = spawnSync(
      process.execPath,
      [path.resolve(import.meta.dirname, '../desktop/smoke.mjs'), '--app', '/nowhere/undertable'],
      { encoding: 'utf8' },
    )
    expect(run.status).toBe(2)
    expect(run.stderr).toContain('there is no app at')
  })

  it("knows where `npm run dist` leaves each system's app", () => {
    expect(packedAt('/d', 'linux', 'x64')).toBe(path.join('/d', 'linux-unpacked/undertable'))
    expect(packedAt('/d', 'linux', 'arm64')).toBe(path.join('/d', 'linux-arm64-unpacked/undertable'))
    expect(packedAt('/d', 'win32', 'x64')).toBe(path.join('/d', 'win-unpacked/Undertable.exe'))
    expect(packedAt('/d', 'darwin', 'x64')).toBe(path.join('/d', 'mac/Undertable.app/Contents/MacOS/Undertable'))
    expect(packedAt('/d', 'darwin', 'arm64')).toBe(
      path.join('/d', 'mac-arm64/Undertable.app/Contents/MacOS/Undertable'),
    )
  })
})
