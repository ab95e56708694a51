/** What a browser takes along to another address of its table, and what it finds there. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { takeBelongings, withBelongings } from '../../src-renderer/connection/belongings'

class Store {
  readonly kept = new Map<string, string>()
  getItem = (key: string): string | null => this.kept.get(key) ?? null
  removeItem = (key: string): void => {
    this.kept.delete(key)
  }
  setItem = (key: string, value: string): void => {
    this.kept.set(key, value)
    Object.assign(this, { [key]: value })
  }
}

/** A browser's page at an address, with what it remembers there. */
function page(kept: Record<string, string>, inTab: Record<string, string>, hash = '') {
  const [localStorage, sessionStorage] = [new Store(), new Store()]
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(`undertable.${key}`, value)
  for (const [key, value] of Object.entries(inTab)) sessionStorage.setItem(`undertable.${key}`, value)
  const plain = (store: Store): Storage =>
    new Proxy(store, {
      ownKeys: () => [...store.kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }) as unknown as Storage
  vi.stubGlobal('window', {
    localStorage: plain(localStorage),
    sessionStorage: plain(sessionStorage),
    location: { hash, pathname: '/', search: '' },
    history: { replaceState: () => undefined },
  })
  return { kept: localStorage.kept, inTab: sessionStorage.kept }
}
const hashOf = (address: string): string => address.slice(address.indexOf('#'))

afterEach(() => {
  vi.unstubAllGlobals()
})

const FROM = '10.0.0.2:1',
  TO = '10.0.0.1:1'
const go = (): string => hashOf(withBelongings(`http://${TO}/?table=t`, FROM, TO, 't'))

describe('a page that goes along with its table', () => {
  it('takes its place and its settings, and nobody else’s place, nor a screen’s, nor the owner’s key', () => {
    page(
      {
        ...{ [`token.${FROM}.t`]: 'mine', [`token.${FROM}.u`]: 'other', [`screen.${FROM}.t`]: 'television' },
        language: 'ru',
      },
      { owner: 'key', 'talk.muted.t': '[]' },
    )
    const taken = go()
    // The other host reads all of its address.
    expect(decodeURIComponent(taken)).not.toMatch(/other|television|owner/)
    const there = page({}, {}, taken)
    takeBelongings()
    expect([...there.kept]).toEqual([
      [`undertable.token.${TO}.t`, 'mine'],
      ['undertable.language', 'ru'],
    ])
    expect([...there.inTab]).toEqual([['undertable.talk.muted.t', '[]']])
  })

  it('leaves what is remembered there already, but for who hosted the table last: that it knows better', () => {
    page({ language: 'ru' }, { 'hostedBy.t': 'b' })
    const there = page({ language: 'it' }, { 'hostedBy.t': 'a' }, go())
    takeBelongings()
    expect(there.kept.get('undertable.language')).toBe('it')
    expect(there.inTab.get('undertable.hostedBy.t')).toBe('b')
  })

  it('takes only its place and the last host where there is too much for an address', () => {
    page({ [`token.${FROM}.v`]: 'mine', presets: 'x'.repeat(40_000) }, { 'hostedBy.v': 'b', 'hostedBy.u': 'c' })
    const there = page({}, {}, hashOf(withBelongings(`http://${TO}/?table=v`, FROM, TO, 'v')))
    takeBelongings()
    expect([...there.kept.keys()]).toEqual([`undertable.token.${TO}.v`])
    expect([...there.inTab]).toEqual([['undertable.hostedBy.v', 'b']])
  })

  it('takes nothing from an address that holds nothing of ours', () => {
    const there = page({}, {}, '#belongings=nonsense')
    takeBelongings()
    expect([there.kept.size, there.inTab.size]).toEqual([0, 0])
  })
})
