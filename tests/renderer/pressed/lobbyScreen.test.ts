// @vitest-environment page
/** The lobby screen: which parts are shown to the host, a guest or the owner. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mascaradeUi } from '../../../src-renderer/games/mascarade/ui'
import { useKeeping } from '../../../src-renderer/keeping/store'
import LobbyScreen from '../../../src-renderer/lobby/LobbyScreen.vue'
import { useFair } from '../../../src-renderer/store/fair'
import { useTable } from '../../../src-renderer/store/table'
import type { PartyView, StateUpdate } from '../../../src-shared/wire'
import { frameOf, partyOf } from '../kit'
import { windowOf } from '../watched/match'
import { everyOf } from '../watched/outline'
import { drawn, freshStores, looksItself, notingHost, settled, type DrawnPage } from './page'

looksItself()
beforeEach(() => {
  freshStores()
  windowOf(false)
  useTable().join(notingHost().connection)
  useTable().state = { is: 'open' }
})
let pages: DrawnPage[] = []
afterEach(() => {
  for (const page of pages) page.close()
  pages = []
  vi.unstubAllGlobals()
})

const GUEST: PartyView['you'] = { id: 'p1', seat: 1, host: false, looksOn: false }
const DOOR = { locked: false, code: null, removed: [], controls: { guests: true, visible: true } }

/** The lobby of four people, in whose folds somebody has looked before. */
async function lobby(
  party: Partial<PartyView> = {},
  more: Partial<StateUpdate> = {},
  unfolded = true,
): Promise<DrawnPage> {
  const kept = new Map(unfolded ? ['access', 'rules'].map(name => [`undertable.unfolded.${name}`, 'yes']) : [])
  Object.assign(window, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: () => undefined } })
  useTable().onUpdate(frameOf(null, { party: partyOf(4, { phase: 'lobby', ...party }), ...more }))
  const page = await drawn(LobbyScreen, { ui: mascaradeUi })
  pages.push(page)
  return page
}
/** Once what is loaded later is there as well. */
const comes = (page: DrawnPage, name: string): Promise<void> =>
  vi.waitFor(
    async () => {
      await settled()
      expect(page.has(name)).toBe(true)
    },
    { timeout: 30_000 },
  )

describe('the lobby', () => {
  it('lets its host say who may come, change rules and let people back in', async () => {
    const page = await lobby({ door: { ...DOOR, removed: [{ id: 'x', name: 'Xenia' }] } } as never)
    for (const name of ['presets', 'removed', 'fold-access', 'door-code-input']) await comes(page, name)
  })

  it('has none of that for a guest', async () => {
    // Its host has seen them before: they are loaded.
    const host = await lobby({ door: { ...DOOR, removed: [{ id: 'x', name: 'Xenia' }] } } as never)
    await comes(host, 'presets')
    await comes(host, 'removed')
    host.close()
    const page = await lobby({ you: GUEST })
    await settled()
    for (const name of ['presets', 'removed', 'fold-access']) expect([name, page.has(name)]).toEqual([name, false])
    expect(page.has('fold-rules')).toBe(true)
  })

  it('lets an owner who has handed the office over still say who may come', async () => {
    expect((await lobby({ you: GUEST, owner: 'p1' })).has('fold-access')).toBe(true)
  })

  it.each([
    ['a guessed code', { guesses: 1, lines: [] }, true],
    [
      'words to compare with one of those who came',
      {
        guesses: 0,
        lines: [
          { id: 'a', words: null },
          { id: 'b', words: [1, 2, 3, 4] },
        ],
      },
      true,
    ],
    ['nobody who knocks', { guesses: 0, lines: [{ id: 'a', words: null }] }, false],
  ])('unfolds by itself who may come, for %s', async (_, door, unfolds) => {
    const page = await lobby({ door: { ...DOOR, ...door } } as never, {}, false)
    const fold = everyOf(page.root).find(({ props }) => props['data-test'] === 'fold-access')
    expect(fold?.props.open).toBe(unfolds)
  })

  it('says how the table outlives its host only where other computers may keep it', async () => {
    useKeeping().hasTexts = true
    const computer = { id: 'a', name: 'Anna’s', addresses: ['10.0.0.1'], port: 26_262 }
    await comes(await lobby({}, { keeping: { computers: [computer], survives: false } }), 'fold-keeping')
    expect((await lobby()).has('fold-keeping')).toBe(false)
  })

  it('tells those who saw a match broken off whether it was dealt fairly, and nobody who came later', async () => {
    const record = { id: 'm', game: 'mascarade', seats: [], outcome: null, fair: null }
    const found = { record, seen: true, verdict: null, all: [] }
    useFair().finding = found as never
    const page = await lobby()
    await comes(page, 'fair')
    for (const other of [
      { ...found, seen: false },
      { ...found, record: { ...record, outcome: { winners: [0] } } },
      null,
    ]) {
      useFair().finding = other as never
      await settled()
      expect(page.has('fair')).toBe(false)
    }
  })

  it('leaves out what a tournament has arranged: the game, and how others come', async () => {
    const party = { invite: ['http://10.0.0.1:26262/?table=t'], shelf: ['mascarade', 'castle'] },
      parts = ['game-castle', 'screen-show']
    const page = await lobby(party)
    for (const part of parts) await comes(page, part)
    page.close()
    const arranged = await lobby({ ...party, arranged: true })
    expect(parts.map(part => arranged.has(part))).toEqual([false, false])
  })
})
