/** What counts as signed by the project, and what a release looks like when it was signed. */
import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeKey, signFolder } from '../../scripts/sign.mjs'
import { publicKeyOf, releaseKey } from '../../src-main/release/key'
import { targetOf, isNewer, MAX_INSTALLER, readSigned, type SignedInstaller } from '../../src-main/release/signature'
import { newerRelease } from '../../src-main/release/updates'
import { DEB, EXE, Folder, newKeys } from '../kit/release'

const keys = newKeys()
let folder: Folder
beforeEach(() => {
  folder = new Folder()
})
afterEach(() => folder.remove())

describe('a signature', () => {
  it('of the release key is taken', async () => {
    const signed = await folder.signed(DEB, 'the installer', keys)
    expect(readSigned(JSON.parse(JSON.stringify(signed)), keys.publicKey)).toEqual(signed)
    expect(signed).toMatchObject({
      name: DEB,
      version: '9.1.0',
      size: 13,
      sha512: createHash('sha512').update('the installer').digest('hex'),
    })
  })

  it('of another key is not', async () => {
    expect(readSigned(await folder.signed(DEB, 'x', newKeys()), keys.publicKey)).toBe(null)
  })

  it.each<[string, (signed: SignedInstaller) => unknown]>([
    ['another name', signed => ({ ...signed, name: EXE })],
    ['another version', signed => ({ ...signed, version: '9.2.0' })],
    ['another size', signed => ({ ...signed, size: signed.size + 1 })],
    ['another file', signed => ({ ...signed, sha512: createHash('sha512').update('other').digest('hex') })],
    ['no signature', ({ signature: _, ...signed }) => signed],
    ['an empty signature', signed => ({ ...signed, signature: '' })],
    ['a field too many', signed => ({ ...signed, run: true })],
    ['nothing', () => null],
    ['a list', signed => [signed]],
  ])('is for this file alone: %s', async (_, change) => {
    expect(readSigned(change(await folder.signed(DEB, 'x', keys)), keys.publicKey)).toBe(null)
  })

  it('does not help a name or a size that no installer of ours has', async () => {
    const { privateKey, publicKey } = keys
    const { sign } = await import('node:crypto')
    const sealed = (name: string, version: string, size: number): SignedInstaller => {
      const sha512 = 'a'.repeat(128)
      return {
        name,
        version,
        size,
        sha512,
        signature: sign(
          null,
          Buffer.from(['undertable installer 1', name, version, String(size), sha512].join('\n')),
          privateKey,
        ).toString('base64'),
      }
    }
    expect(readSigned(sealed(DEB, '9.1.0', MAX_INSTALLER), publicKey)).not.toBe(null)
    expect(readSigned(sealed(DEB, '9.1.0', MAX_INSTALLER + 1), publicKey)).toBe(null)
    expect(readSigned(sealed(DEB, '9.1.1', 5), publicKey)).toBe(null)
    for (const name of [`../${DEB}`, `/${DEB}`, `..\\${DEB}`, `${DEB}\n`, 'Undertable.exe', `${DEB}.desktop`])
      expect(readSigned(sealed(name, '9.1.0', 5), publicKey)).toBe(null)
  })
})

describe('an installer', () => {
  it.each([
    [EXE, 'win32', 'x64'],
    ['Undertable-0.1.0-win-x64-portable.exe', 'win32', 'x64'],
    ['Undertable-0.1.0-mac-arm64.dmg', 'darwin', 'arm64'],
    ['Undertable-0.1.0-mac-x64.zip', 'darwin', 'x64'],
    ['Undertable-0.1.0-linux-x86_64.AppImage', 'linux', 'x64'],
    [DEB, 'linux', 'x64'],
    ['Undertable-0.1.0-linux-arm64.tar.gz', 'linux', 'arm64'],
    ['Undertable-1.0.0-beta.2-linux-arm64.deb', 'linux', 'arm64'],
  ])('%s is for %s %s', (name, platform, arch) => {
    expect(targetOf(name)).toEqual({ platform, arch })
  })

  it('of another name is for nobody', () => {
    expect(targetOf('setup.exe')).toBe(null)
  })

  it.each([
    ['1.10.0', '1.9.0'],
    ['2.0.0', '1.9.9'],
    ['1.0.1', '1.0.0'],
    ['1.0.0', '1.0.0-beta.2'],
    ['1.0.0-beta.10', '1.0.0-beta.9'],
    ['1.0.0-beta.1', '1.0.0-alpha.7'],
  ])('%s is newer than %s', (newer, older) => {
    expect(isNewer(newer, older)).toBe(true)
    expect(isNewer(older, newer)).toBe(false)
    expect(isNewer(newer, newer)).toBe(false)
  })
})

describe('signing a release', () => {
  const pem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

  it('writes a signature beside each installer, and the sums of all', async () => {
    folder.put(DEB, 'a')
    folder.put(EXE, 'b')
    folder.put('latest.yml', 'c')
    expect(await signFolder(folder.at, pem)).toEqual([
      '2 installers, signed.',
      expect.stringContaining('is not the one of build/release-key.pub'),
    ])
    for (const name of [DEB, EXE])
      expect(readSigned(JSON.parse(readFileSync(folder.path(`${name}.sig`), 'utf8')), keys.publicKey)?.name).toBe(name)
    expect(existsSync(folder.path('latest.yml.sig'))).toBe(false)
    expect(
      newerRelease(
        readFileSync(folder.path('release.json'), 'utf8'),
        keys.publicKey,
        { platform: 'win32', arch: 'x64' },
        '9.0.0',
      ),
    ).toBe('9.1.0')
    const sum = (text: string): string => createHash('sha256').update(text).digest('hex')
    expect(readFileSync(folder.path('SHA256SUMS'), 'utf8')).toBe(`${sum('a')}  ${DEB}\n${sum('b')}  ${EXE}\n`)
  })

  it('without the key writes the sums alone, and says so', async () => {
    folder.put(DEB, 'a')
    for (const none of [undefined, '', ' \n'])
      expect(await signFolder(folder.at, none)).toEqual([expect.stringContaining('not signed')])
    expect(existsSync(folder.path('SHA256SUMS'))).toBe(true)
    expect(existsSync(folder.path(`${DEB}.sig`))).toBe(false)
  })

  it('refuses a key of another kind, and a folder without installers', async () => {
    await expect(signFolder(folder.at, pem)).rejects.toThrow('there is no installer')
    folder.put(DEB, 'a')
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString()
    await expect(signFolder(folder.at, rsa)).rejects.toThrow('no ed25519 key')
  })
})

describe('the release key', () => {
  it('is made once: the public half to be kept, the private one for its owner alone', () => {
    mkdirSync(folder.path('build'))
    makeKey(folder.at)
    const pub = readFileSync(folder.path('build/release-key.pub'), 'utf8')
    expect(publicKeyOf(pub)?.asymmetricKeyType).toBe('ed25519')
    if (process.platform !== 'win32') expect(statSync(folder.path('release-key.secret')).mode & 0o077).toBe(0)
    expect(pub).toBe(
      createPublicKey(readFileSync(folder.path('release-key.secret'), 'utf8')).export({ type: 'spki', format: 'pem' }),
    )
    expect(() => makeKey(folder.at)).toThrow('is there already')
  })

  it('is the one in build/, or there is none', () => {
    const file = new URL('../../build/release-key.pub', import.meta.url)
    expect(releaseKey === null).toBe(!existsSync(file))
  })

  it('is of no other kind', () => {
    expect(publicKeyOf('')).toBe(null)
    expect(
      publicKeyOf(
        generateKeyPairSync('rsa', { modulusLength: 2048 })
          .publicKey.export({ type: 'spki', format: 'pem' })
          .toString(),
      ),
    ).toBe(null)
  })
})
