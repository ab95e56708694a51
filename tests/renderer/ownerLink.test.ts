/** A page at the owner's link: the key leaves the address at once, and becomes a secret of the tab. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerSecret, takeOwnerLink } from '../../src-renderer/connection/ownerLink'

const page = vi.hoisted(() => ({
  key: null as string | null,
  answer: null as string | null,
  tab: new Map<string, string>(),
  asked: [] as unknown[],
}))
vi.mock('../../src-renderer/platform', () => ({
  takeFromAddress: () => {
    const { key } = page
    page.key = null
    return key
  },
  askHost: (...question: readonly unknown[]) => {
    page.asked.push([...question, page.key])
    return Promise.resolve(page.answer)
  },
  recallInTab: (name: string) => page.tab.get(name) ?? null,
  rememberInTab: (name: string, value: string) => page.tab.set(name, value),
}))
beforeEach(() => {
  Object.assign(page, { key: null, answer: null, asked: [] })
  page.tab.clear()
})

describe('the owner’s link', () => {
  it('becomes a secret of this tab, after its key has left the address', async () => {
    Object.assign(page, { key: 'key', answer: 'secret' })
    expect(await takeOwnerLink()).toBe(true)
    expect([page.asked, ownerSecret()]).toEqual([[['/owner', 'key', 5000, null]], 'secret'])
  })

  it('is not there for a guest, nor after a reload: nobody is asked, and the secret stays', async () => {
    expect([await takeOwnerLink(), ownerSecret()]).toEqual([true, null])
    page.tab.set('owner', 'secret')
    expect([await takeOwnerLink(), ownerSecret(), page.asked]).toEqual([true, 'secret', []])
  })

  it('that is dead makes a guest', async () => {
    page.key = 'key'
    expect([await takeOwnerLink(), ownerSecret()]).toEqual([false, null])
  })
})
