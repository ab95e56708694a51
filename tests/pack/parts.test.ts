/** What the look at a packed app is made of: imports are followed, and a binary's own head is read. */
import { describe, expect, it } from 'vitest'
import { fuseFaults } from '../../scripts/pack/fuses.mjs'
import { builtFor, nativeFiles } from '../../scripts/pack/native.mjs'
import { packageOf, reach } from '../../scripts/pack/reach.mjs'
import { stubBinary } from './stub'

const files = (all: { readonly [path: string]: string }): Parameters<typeof reach>[0] => ({
  has: path => Object.hasOwn(all, path),
  text: path => all[path] ?? '',
  json: path => JSON.parse(all[path] ?? 'null') as unknown,
})
const reached = (all: { readonly [path: string]: string }): { needed: string[]; missing: readonly string[] } => {
  const { needed, missing } = reach(files(all), ['out/a.js'])
  return { needed: [...needed].sort(), missing }
}

describe('imports', () => {
  it('are followed in all their kinds', () => {
    const all = {
      'out/a.js':
        "import './b.js'; export * from './c.js'; import('./d.js'); new Worker(new URL('./e.js', import.meta.url))",
      'out/b.js': '',
      'out/c.js': '',
      'out/d.js': '',
      'out/e.js': "require('./f')",
      'out/f.js': '',
      'out/g.js': '',
    }
    expect(reached(all)).toEqual({ needed: Object.keys(all).filter(name => name !== 'out/g.js'), missing: [] })
  })

  it('that lead nowhere are named; those of Node and Electron, and those that may fail, are not', () => {
    const all = {
      'out/a.js':
        "import 'node:fs'; import 'electron'; import './gone.js'; import 'nobody'; try { require('perhaps') } catch {}",
    }
    expect(reached(all).missing).toEqual(['out/a.js: ./gone.js', 'out/a.js: nobody'])
  })

  it('take what a library has for them', () => {
    const all = {
      'out/a.js': "import 'both'; import 'starred/x.js'; import 'old'; import '@us/deep'",
      'node_modules/both/package.json': '{"exports":{".":{"types":"./t.d.ts","import":"./m.mjs","require":"./c.cjs"}}}',
      'node_modules/both/m.mjs': '',
      'node_modules/both/c.cjs': '',
      'node_modules/starred/package.json': '{"exports":{"./*":"./lib/*"}}',
      'node_modules/starred/lib/x.js': '',
      'node_modules/old/package.json': '{"main":"lib"}',
      'node_modules/old/lib/index.js': "require('both')",
      'node_modules/@us/deep/package.json': '{}',
      'node_modules/@us/deep/index.js': "require('old')",
      'node_modules/@us/deep/node_modules/old/package.json': '{}',
      'node_modules/@us/deep/node_modules/old/index.js': '',
    }
    const { needed, missing } = reached(all)
    expect(missing).toEqual([])
    expect(needed).toEqual(
      Object.keys(all)
        .filter(name => !name.endsWith('package.json'))
        .sort(),
    )
  })

  it('belong to the innermost package', () => {
    expect(packageOf('node_modules/a/node_modules/@b/c/lib/x.js')).toBe('node_modules/a/node_modules/@b/c')
    expect(packageOf('out/a.js')).toBe(null)
  })
})

describe('a binary', () => {
  const head = (bytes: readonly (readonly [at: number, bytes: readonly number[]])[]): Buffer => {
    const file = Buffer.alloc(512)
    for (const [at, part] of bytes) Buffer.from(part).copy(file, at)
    return file
  }
  it.each([
    [
      'linux-x64',
      head([
        [0, [0x7f, 0x45, 0x4c, 0x46]],
        [18, [0x3e, 0]],
      ]),
    ],
    [
      'linux-arm64',
      head([
        [0, [0x7f, 0x45, 0x4c, 0x46]],
        [18, [0xb7, 0]],
      ]),
    ],
    [
      'win32-x64',
      head([
        [0, [0x4d, 0x5a]],
        [0x3c, [0x80, 0]],
        [0x80, [0x50, 0x45, 0, 0, 0x64, 0x86]],
      ]),
    ],
    ['darwin-arm64', head([[0, [0xcf, 0xfa, 0xed, 0xfe, 0x0c, 0, 0, 1]]])],
    ['darwin-x64', head([[0, [0xcf, 0xfa, 0xed, 0xfe, 0x07, 0, 0, 1]]])],
  ])('says that it is for %s', (system, file) => {
    expect(builtFor(file)).toBe(system)
  })

  it('is told from what is none', () => {
    expect(builtFor(Buffer.from('console.log("MZ")'.padEnd(100)))).toBe(null)
    expect(builtFor(head([[0, [0x4d, 0x5a]]]))).toBe(null)
    expect(builtFor(Buffer.alloc(3))).toBe(null)
  })

  it('is wanted for exactly those systems that there are installers for', () => {
    expect(
      ['linux-x64', 'linux-arm64', 'win32-x64', 'darwin-x64', 'darwin-arm64'].map(
        system => nativeFiles(...(system.split('-') as [string, string])).length,
      ),
    ).toEqual([1, 1, 1, 1, 1])
    expect(nativeFiles('win32', 'arm64')).toEqual([])
  })
})

describe('the fuses', () => {
  it('are well as we set them, however many there are', () => {
    expect(fuseFaults(stubBinary('01001100'))).toEqual([])
    expect(fuseFaults(stubBinary('010011001'))).toEqual([])
  })

  it('are found wanting one by one', () => {
    expect(fuseFaults(stubBinary())).toEqual([
      'the fuse runAsNode is not off',
      'the fuse cookieEncryption is not on',
      'the fuse nodeOptions is not off',
      'the fuse nodeCliInspect is not off',
      'the fuse embeddedAsarIntegrity is not on',
      'the fuse onlyLoadAppFromAsar is not on',
      'the fuse fileProtocolPrivileges is not off',
    ])
    expect(fuseFaults(stubBinary('0100110'))).toEqual(['the fuse fileProtocolPrivileges is not off'])
  })

  it('are looked at in each architecture of a binary for two', () => {
    expect(fuseFaults(Buffer.concat([stubBinary('01001100'), stubBinary('11001100')]))).toEqual([
      'the fuse runAsNode is not off',
    ])
  })

  it('of another version, or none at all, are not trusted', () => {
    expect(fuseFaults(stubBinary('01001100', 2))).toEqual(['the fuses are of version 2, ours of version 1'])
    expect(fuseFaults(Buffer.from('no Electron'))).toEqual(['the binary has no fuses'])
  })
})
