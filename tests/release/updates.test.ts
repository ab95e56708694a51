/** Looking for a newer release: never unasked, never more than once a day, and never believing anybody but the project. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  CHECK_EVERY_MS,
  shouldCheck,
  MAX_RELEASE_LIST,
  newerRelease,
  releaseUrls,
} from '../../src-main/release/updates'
import { Folder, newKeys } from '../kit/release'

describe('looking', () => {
  it('is never done unasked', () => {
    expect(shouldCheck({ wanted: false, last: null, now: 5 })).toBe(false)
    expect(shouldCheck({ wanted: false, last: 0, now: 100 * CHECK_EVERY_MS })).toBe(false)
  })

  it('is done once a day', () => {
    expect(shouldCheck({ wanted: true, last: null, now: 5 })).toBe(true)
    expect(shouldCheck({ wanted: true, last: 1000, now: 1000 + CHECK_EVERY_MS - 1 })).toBe(false)
    expect(shouldCheck({ wanted: true, last: 1000, now: 1000 + CHECK_EVERY_MS })).toBe(true)
  })

  it('goes on after a clock was set back', () => {
    expect(shouldCheck({ wanted: true, last: 1000 * CHECK_EVERY_MS, now: 5 })).toBe(true)
  })

  it('goes to the releases of the project that built the app, or nowhere', () => {
    expect(releaseUrls('github:someone/undertable')).toEqual({
      list: 'https://github.com/someone/undertable/releases/latest/download/release.json',
      page: 'https://github.com/someone/undertable/releases/latest',
    })
    for (const none of [undefined, null, '', 'github:', 'github:a/b/c', 'https://example.org', { url: 'github:a/b' }])
      expect(releaseUrls(none)).toBe(null)
  })
})

describe('a release', () => {
  const keys = newKeys(),
    hosting = { platform: 'linux', arch: 'x64' } as const
  let folder: Folder
  beforeEach(() => {
    folder = new Folder()
  })
  afterEach(() => folder.remove())
  const listOf = async (by: ReturnType<typeof newKeys>, ...names: string[]): Promise<string> =>
    JSON.stringify(await Promise.all(names.map(name => folder.signed(name, 'x', by))))

  it('is named when it is newer, for this machine, and signed: the newest of them', async () => {
    const list = await listOf(
      keys,
      'Undertable-1.2.0-linux-amd64.deb',
      'Undertable-1.10.0-linux-amd64.deb',
      'Undertable-3.0.0-win-x64-setup.exe',
      'Undertable-2.0.0-linux-arm64.deb',
    )
    expect(newerRelease(list, keys.publicKey, hosting, '1.0.0')).toBe('1.10.0')
    expect(newerRelease(list, keys.publicKey, hosting, '1.10.0')).toBe(null)
  })

  it('is not believed when another has signed it, when it cannot be read, or without a key', async () => {
    const name = 'Undertable-1.2.0-linux-amd64.deb'
    expect(newerRelease(await listOf(newKeys(), name), keys.publicKey, hosting, '1.0.0')).toBe(null)
    expect(newerRelease(await listOf(keys, name), null, hosting, '1.0.0')).toBe(null)
    for (const text of ['', '<html>', '{}', 'null', '[1,null,{}]'])
      expect(newerRelease(text, keys.publicKey, hosting, '1.0.0')).toBe(null)
    expect(
      newerRelease((await listOf(keys, name)).padEnd(MAX_RELEASE_LIST + 1), keys.publicKey, hosting, '1.0.0'),
    ).toBe(null)
  })
})
