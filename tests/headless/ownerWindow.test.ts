/** The owner's window: a browser opened with a private file, which is gone once its link has ended. */
import { existsSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerWindow } from '../../src-main/ownerWindow'

const browser = vi.hoisted(() => ({ opened: [] as string[], fails: false }))
vi.mock('open', () => ({
  default: (file: string) => {
    browser.opened.push(file)
    return browser.fails ? Promise.reject(new Error('none')) : Promise.resolve()
  },
}))
beforeEach(() => {
  Object.assign(browser, { opened: [], fails: false })
})

function newWindow() {
  let end: () => void = () => undefined
  const own = ownerWindow(ended => {
    end = ended ?? end
    return 'http://127.0.0.1:26262/#owner=key'
  })
  return {
    own,
    end: () => {
      end()
    },
  }
}

describe('the owner’s window', () => {
  it('is opened with a file, without the key, until the link has ended', async () => {
    const { own, end } = newWindow()
    await own.open()
    const [file = ''] = browser.opened
    expect([browser.opened.length, file.includes('key'), existsSync(file)]).toEqual([1, false, true])
    end()
    expect(existsSync(file)).toBe(false)
  })

  it('without a browser leaves the link to the screen, and its file until the end', async () => {
    browser.fails = true
    const { own, end } = newWindow()
    await own.open()
    end()
    expect(existsSync(browser.opened[0] ?? '')).toBe(false)
  })

  it('is not opened with a link that has ended', async () => {
    const { own, end } = newWindow()
    end()
    await own.open()
    expect(browser.opened).toEqual([])
  })
})
