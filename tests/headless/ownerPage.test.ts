/** The file that leads a browser to the owner's link. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { openableFolder, writeOwnerPage } from '../../src-main/ownerPage'
import { freshFolder } from '../kit/testStore'

const LINK = 'http://127.0.0.1:26262/#owner=key'

describe('the page file of the owner', () => {
  it('leads to the link, from a name that has nothing of it', () => {
    const { file } = writeOwnerPage(LINK, freshFolder())
    expect(readFileSync(file, 'utf8')).toContain(`location.replace("${LINK}")`)
    expect(file).not.toContain('key')
  })

  it.skipIf(process.platform === 'win32')('is its owner’s alone, and so is its folder', () => {
    const { file } = writeOwnerPage(LINK, freshFolder())
    expect([file, path.dirname(file)].map(name => statSync(name).mode & 0o777)).toEqual([0o600, 0o700])
  })

  it('is removed with its folder, also twice', () => {
    const parent = freshFolder(),
      page = writeOwnerPage(LINK, parent)
    page.remove()
    page.remove()
    expect([existsSync(page.file), readdirSync(parent)]).toEqual([false, []])
  })

  it('stands where a snap may read it, too', () => {
    expect(openableFolder(false)).toBe(tmpdir())
    expect(openableFolder(true)).toBe(process.platform === 'linux' ? homedir() : tmpdir())
  })
})
