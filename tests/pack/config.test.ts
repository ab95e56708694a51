/** What is asked of electron-builder: every installer has a name that guests know, and each system is told what it must be told. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Configuration } from 'electron-builder'
import { installerLanguages, writeInfoPlists } from '../../scripts/pack/languages.mjs'
import { LANGUAGE_IDS } from '../../src-shared/locales/languages'
import { SERVICE } from '../../src-main/net/discovery/mdns'
import { APP_ID } from '../../src-main/desktop/identity'
import { targetOf } from '../../src-main/release/signature'

const build = path.resolve(import.meta.dirname, '../../build')
const text = (file: string): string => readFileSync(path.join(build, file), 'utf8')
let config: Configuration
beforeAll(async () => {
  ;({ default: config } = await import('../../electron-builder.config.mjs'))
})

/** How electron-builder calls x64 in names of these kinds. */
const OTHER_WORDS: { readonly [ending: string]: string } = { AppImage: 'x86_64', deb: 'amd64' }

describe('the installers', () => {
  it.each([
    ['win', 'win32', ['x64'], { nsis: 'exe', portable: 'exe' }],
    ['mac', 'darwin', ['x64', 'arm64'], { dmg: 'dmg', zip: 'zip' }],
    ['linux', 'linux', ['x64', 'arm64'], { AppImage: 'AppImage', deb: 'deb', 'tar.gz': 'tar.gz' }],
  ] as const)('of %s have names that say what they are for', (os, platform, arches, kinds) => {
    expect(config[os]?.target).toEqual(Object.keys(kinds))
    const names = Object.entries(kinds).flatMap(([kind, ending]) =>
      arches.map(arch => {
        const pattern =
          (kind === 'nsis'
            ? config.nsis?.artifactName
            : kind === 'portable'
              ? config.portable?.artifactName
              : config.artifactName) ?? ''
        const word = arch === 'x64' ? (OTHER_WORDS[ending] ?? arch) : arch
        return [
          arch,
          pattern
            .replace('${version}', '1.2.3')
            .replace('${os}', os)
            .replace('${arch}', word)
            .replace('${ext}', ending),
        ] as const
      }),
    )
    expect(new Set(names.map(([, name]) => name)).size).toBe(names.length)
    for (const [arch, name] of names) expect([name, targetOf(name)]).toEqual([name, { platform, arch }])
  })

  it('need no administrator', () => {
    expect(config.nsis).toMatchObject({
      oneClick: true,
      perMachine: false,
      allowElevation: false,
      deleteAppDataOnUninstall: false,
    })
    expect(config.portable?.requestExecutionLevel).toBe('user')
  })

  it('open links to tables, and no files', () => {
    expect(config.protocols).toEqual([{ name: 'Undertable table', schemes: ['undertable'] }])
    for (const part of [config, config.win, config.mac, config.linux])
      expect(part).not.toHaveProperty('fileAssociations')
  })

  it('are attached to no release before they are signed', () => {
    expect(config.publish).toBe(null)
  })
})

describe('the configuration', () => {
  it("is accepted by electron-builder's own schema, which refuses another", async () => {
    const { validateConfiguration } = await import('app-builder-lib/out/util/config/config.js')
    const { DebugLogger } = await import('builder-util')
    const logger = new DebugLogger(false)
    await expect(validateConfiguration(config, logger)).resolves.toBeUndefined()
    await expect(
      validateConfiguration({ ...config, portable: { unpackFolder: 'x' } } as Configuration, logger),
    ).rejects.toThrow('configuration.portable')
  })
})

describe('the portable program', () => {
  it('unpacks into a folder of its own at each start', () => {
    expect(config.portable?.unpackDirName).toBe(true)
    // What electron-builder makes of it: a fixed folder for a name and for `false`, the installer's own for `true`.
    const target = readFileSync(
      path.resolve(build, '../node_modules/app-builder-lib/out/targets/nsis/NsisTarget.js'),
      'utf8',
    )
    expect(target).toContain('if (typeof unpackDirName === "string" || !unpackDirName) {')
  })
})

describe('Linux', () => {
  it('gets AppImages that need no libfuse2', () => {
    expect(config.toolsets?.appimage).toBe('1.0.3')
  })

  it('finds the window by the name of its .desktop file', () => {
    const { desktopName } = JSON.parse(readFileSync(path.resolve(build, '../package.json'), 'utf8')) as {
      desktopName: string
    }
    expect(desktopName).toMatch(/^[a-z]+(\.[a-z]+)+\.desktop$/)
    expect(config.linux?.syncDesktopName).toBe(true)
  })

  it('gets the starter that knows what to do without a sandbox', () => {
    expect(config.linux?.extraFiles).toEqual([{ from: 'build/linux/undertable.sh', to: 'undertable.sh' }])
  })
})

it('Windows knows the app by the id of its shortcut', () => {
  expect(config.appId).toBe(APP_ID)
})

describe('macOS', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'undertable-plists-'))
  const languages = installerLanguages(path.resolve(import.meta.dirname, '../..'))
  writeInfoPlists(folder, languages)
  const asked = (language: string): string | undefined =>
    /^NSLocalNetworkUsageDescription = "([^"]+)";$/m.exec(
      readFileSync(path.join(folder, `${language}.lproj/InfoPlist.strings`), 'utf8'),
    )?.[1]
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  it('is told why the app speaks with the local network, in every language, and of which service', () => {
    const told = LANGUAGE_IDS.map(asked)
    expect(told.every(line => line?.includes('Undertable'))).toBe(true)
    expect(new Set(told).size).toBe(LANGUAGE_IDS.length)
    expect(languages.map(({ id }) => id).sort()).toEqual([...LANGUAGE_IDS].sort())
    expect(config.mac?.extendInfo).toMatchObject({
      NSLocalNetworkUsageDescription: asked('en'),
      NSBonjourServices: [`_${SERVICE}._tcp`],
    })
    expect(config.mac?.extraResources).toEqual([{ from: 'out/mac', to: '.', filter: ['*.lproj/**'] }])
  })

  it('lets the script engine work under the hardened runtime, and nothing else', () => {
    expect(
      [...text('entitlements.mac.plist').matchAll(/<key>([^<]+)<\/key>\s*<true\/>/g)].map(([, key]) => key),
    ).toEqual(['com.apple.security.cs.allow-jit'])
  })

  it('gets an app that nobody has signed as such when there is no certificate', () => {
    expect(config.mac).toMatchObject(
      process.env.CSC_LINK || process.env.CSC_NAME
        ? { hardenedRuntime: true }
        : { identity: '-', hardenedRuntime: false, notarize: false },
    )
  })
})
