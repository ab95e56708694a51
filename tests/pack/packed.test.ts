/** The app as it would be installed: all that it needs is inside, nothing else, and the program may do no more than it should. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import asar from '@electron/asar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPacked } from '../../scripts/packed.mjs'
import { packApp, root, type PackedApp } from './packing'
import { stubBinary, wireOf } from './stub'

let app: PackedApp
let inside: string[] = []
beforeAll(async () => {
  app = await packApp()
  inside = asar.listPackage(app.archive, { isPack: false }).map(file => file.replace(/^\//, ''))
})
afterAll(() => {
  app.remove()
})

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))

describe('the archive', () => {
  it('holds every file that was built, as it was built', () => {
    const built = below(path.join(root, 'out'))
    expect(built.length).toBeGreaterThan(10)
    for (const file of built)
      expect(
        asar.extractFile(app.archive, path.join('out', file)).equals(readFileSync(path.join(root, 'out', file))),
        file,
      ).toBe(true)
  })

  it('holds no source, test, map, document or tool', () => {
    const folders = new Set(inside.map(file => file.split('/')[0]))
    expect([...folders].sort()).toEqual(['node_modules', 'out', 'package.json'])
    expect(
      inside.filter(
        file =>
          !/\/licen[cs]e[^/]*$/i.test(file) &&
          /\.(map|m?ts|vue|md|flow|yml|tsbuildinfo)$|(^|\/)(tests?|docs?|examples?|coverage|\.bin|benchmarks?)(\/|$)|\.test\./.test(
            file,
          ),
      ),
    ).toEqual([])
  })

  it('holds no library that only builds or tests', () => {
    const names = inside.filter(file => file.startsWith('node_modules/')).map(file => file.split('/')[1] ?? '')
    for (const tool of [
      'electron',
      'vite',
      'vue',
      'vitest',
      'typescript',
      'electron-builder',
      'yargs',
      'playwright-core',
    ])
      expect(names).not.toContain(tool)
    for (const needed of ['ws', 'libsql', 'qrcode']) expect(names).toContain(needed)
  })

  it('says who it is, and not how it was made', () => {
    const about = JSON.parse(asar.extractFile(app.archive, 'package.json').toString()) as { [key: string]: unknown }
    expect(about).toMatchObject({ name: 'undertable', type: 'module' })
    expect(about).not.toHaveProperty('devDependencies')
    expect(inside).toContain(about.main)
  })

  it('is told apart from its native binaries: those of this system stand beside it, and no other', () => {
    expect(below(app.unpacked)).toEqual([path.join('node_modules/@libsql', `linux-${process.arch}-gnu`, 'index.node')])
    expect(inside.filter(file => file.endsWith('.node'))).toHaveLength(1)
  })
})

describe('the program', () => {
  it('has its fuses set: runs no other program, and only from its own archive', () => {
    // runAsNode, cookie encryption, NODE_OPTIONS, --inspect, integrity, only from asar, snapshot, file: privileges; the ninth is left alone.
    expect(wireOf(readFileSync(app.binary))).toBe('010011001')
  })

  it('brings the languages that it speaks, and the licences of what it is made of', () => {
    expect(readdirSync(path.join(app.folder, 'locales')).sort()).toEqual(['en-US.pak', 'it.pak', 'ru.pak'])
    expect(existsSync(path.join(app.folder, 'LICENSE.electron.txt'))).toBe(true)
  })

  it('hosts a table from what is inside alone', async () => {
    const alone = app.aside('alone')
    asar.extractAll(app.archive, alone)
    const args = [
      'host',
      '--bind',
      '127.0.0.1',
      '--no-advertise',
      '--no-open',
      '--json',
      '--port',
      '0',
      '--data',
      app.aside('data'),
    ]
    const code = `import('./out/main/headless.js').then(({ undertable }) => undertable(${JSON.stringify(args)})).then(code => { process.exitCode = code })`
    const child = spawn(process.execPath, ['-e', code], { cwd: alone, stdio: ['ignore', 'pipe', 'inherit'] })
    const gone = once(child, 'exit')
    const [line] = (await Promise.race([
      once(createInterface(child.stdout), 'line'),
      gone.then(() => {
        throw new Error('it ended at once')
      }),
    ])) as [string]
    const { port } = JSON.parse(line) as { port: number }
    const page = await fetch(`http://127.0.0.1:${port}/`)
    expect(await page.text()).toContain('<div id="app">')
    child.kill('SIGINT')
    expect(await gone).toEqual([0, null])
  })
})

describe('the starter for Linux', () => {
  it('stands beside the program, and can be started', () => {
    expect(statSync(path.join(app.folder, 'undertable.sh')).mode & 0o111).toBe(0o111)
    expect(spawnSync(path.join(app.folder, 'undertable.sh')).status).toBe(0)
  })
})

describe('the look at what was packed', () => {
  const asPacked = (): Parameters<typeof checkPacked>[0] => ({
    resources: app.resources,
    binary: app.binary,
    platform: 'linux',
    arch: process.arch,
  })

  it('finds nothing wrong', () => {
    expect(checkPacked(asPacked())).toEqual([])
  })

  it('finds the binaries of another system or architecture', () => {
    expect(checkPacked({ ...asPacked(), platform: 'win32', arch: 'x64' })).toContain(
      'missing: node_modules/@libsql/win32-x64-msvc/index.node',
    )
    expect(checkPacked({ ...asPacked(), arch: 'ia32' })).toContain('there is no database driver for linux-ia32')
  })

  it('finds each thing that is wrong', async () => {
    const folder = app.aside('inside'),
      resources = app.aside('resources'),
      binary = app.aside('loose')
    const native = `node_modules/@libsql/linux-${process.arch}-gnu/index.node`,
      musl = native.replace('gnu', 'musl')
    asar.extractAll(app.archive, folder)
    const at = (file: string): string => path.join(folder, file)
    writeFileSync(at('out/main/x.test.js'), '')
    writeFileSync(at('out/renderer/x.js.map'), '{}')
    writeFileSync(at('node_modules/ws/lib/more.js'), '')
    cpSync(at('node_modules/thunky'), at('node_modules/left-over'), { recursive: true })
    rmSync(at('node_modules/ws/lib/sender.js'))
    rmSync(at('out/renderer/index.html'))
    cpSync(path.dirname(at(native)), path.dirname(at(musl)), { recursive: true })
    writeFileSync(at(native), Buffer.alloc(100))
    mkdirSync(resources)
    await asar.createPackageWithOptions(folder, path.join(resources, 'app.asar'), { unpack: '**/*.node' })
    mkdirSync(path.join(resources, 'app'))
    writeFileSync(binary, stubBinary('110011001'))
    expect(
      checkPacked({ ...asPacked(), resources, binary })
        .filter(fault => !/: node_modules\/(thunky|left-over)\//.test(fault))
        .sort(),
    ).toEqual(
      [
        'has no business beside app.asar: ' + musl,
        'has no business inside: node_modules/ws/lib/more.js',
        'has no business inside: out/main/x.test.js',
        'has no business inside: out/renderer/x.js.map',
        'missing: node_modules/ws/lib/websocket.js: ./sender',
        'missing: node_modules/ws/wrapper.mjs: ./lib/sender.js',
        'missing: out/renderer/index.html',
        `${native} is built for nothing, not for linux-${process.arch}`,
        'nothing asks for node_modules/left-over',
        'the fuse runAsNode is not off',
        'there is a folder app beside app.asar',
      ].sort(),
    )
  })

  it('finds a native binary inside the archive, where no system can load it', async () => {
    const folder = app.aside('packed-whole'),
      resources = app.aside('whole')
    asar.extractAll(app.archive, folder)
    mkdirSync(resources)
    await asar.createPackage(folder, path.join(resources, 'app.asar'))
    const native = `node_modules/@libsql/linux-${process.arch}-gnu/index.node`
    expect(checkPacked({ ...asPacked(), resources })).toEqual([
      `native, but not unpacked: ${native}`,
      `missing: ${native}`,
    ])
  })
})
