// @vitest-environment page
/** The workshop: the decks that this device stores, the one that is being changed, its forms, and how bots fare with it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, shallowRef } from 'vue'
import DeckChoice from '../../../src-renderer/decks/DeckChoice.vue'
import { useDeckRefusal } from '../../../src-renderer/decks/deckRefusal'
import type { DeckWorkshop } from '../../../src-renderer/games/gameUi'
import { mascaradeUi } from '../../../src-renderer/games/mascarade/ui'
import OverlordEditor from '../../../src-renderer/games/overlord/workshop/OverlordEditor.vue'
import { provideForms } from '../../../src-renderer/games/tales/workshop/context'
import EffectList from '../../../src-renderer/games/tales/workshop/EffectList.vue'
import TalesEditor from '../../../src-renderer/games/tales/workshop/TalesEditor.vue'
import { useTable } from '../../../src-renderer/store/table'
import BalanceTable from '../../../src-renderer/workshop/BalanceTable.vue'
import DeckShelf from '../../../src-renderer/workshop/DeckShelf.vue'
import DraftEditor from '../../../src-renderer/workshop/DraftEditor.vue'
import { MOST_DECKS, storeDraft } from '../../../src-renderer/workshop/shelf'
import WorkshopDialog from '../../../src-renderer/workshop/WorkshopDialog.vue'
import { HOUSE_DECK as OVERLORD_HOUSE, MOST } from '../../../src-shared/games/overlord/rules/deck'
import { HOUSE_DECK } from '../../../src-shared/games/tales/rules/deck/house'
import { LIMITS } from '../../../src-shared/games/tales/rules/deck/schema'
import type { Json } from '../../../src-shared/kernel/choiceSpec'
import { asJson } from '../../games/tales/rules/decks'
import { frameOf, partyOf } from '../kit'
import { drawn, freshStores, notingHost, settled, type NotingHost } from './page'

let host: NotingHost
beforeEach(() => {
  freshStores()
  Object.assign(window, { localStorage: storage(), sessionStorage: storage() })
  host = notingHost()
  useTable().join(host.connection)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** As a browser's: its keys are its fields. */
function storage(): object {
  const stored = new Map<string, string>()
  const acts = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  return new Proxy(acts, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

/** A deck is how many cards it has, and its editor a button for one more. */
const Editor = defineComponent({
  props: { deck: { type: Object, required: true } },
  emits: ['change'],
  setup:
    ({ deck }, { emit }) =>
    () =>
      h('button', {
        'data-test': 'more',
        onClick: () => {
          emit('change', { n: (deck as { n: number }).n + 1 }, null)
        },
      }),
})
const workshop: DeckWorkshop = {
  read: content => content as object,
  faults: deck => ((deck as { n: number }).n > 2 ? [{ card: '', field: '', why: 'tooMany', params: {} } as never] : []),
  names: () => [],
  tabs: [{ id: 'cards', key: 'workshop.tabDeck' }],
  editor: Editor,
  hasSentences: false,
  longestTitle: 40,
  balanceName: id => id,
}
const ui = { ...mascaradeUi, houseDeck: { n: 1 }, workshop: () => Promise.resolve(workshop) }

describe('the shelf', () => {
  const store = (n: number): void => {
    for (let i = 0; i < n; i++) storeDraft('mascarade', { id: `d${i}`, changed: i, deck: { n: i } })
  }
  const dialog = () => drawn(WorkshopDialog, { ui, game: 'mascarade', host: true })

  it('takes two dozen decks, and says of one more that it is full until there is room', async () => {
    store(MOST_DECKS - 1)
    const page = await dialog()
    await page.press('workshop-house')
    expect(page.has('workshop-editor')).toBe(true)
    await page.press('workshop-shelf')
    await page.press('workshop-house')
    expect([page.has('workshop-editor'), page.has('workshop-fault')]).toEqual([false, true])
    await page.press('workshop-remove')
    await page.press('workshop-house')
    expect(page.has('workshop-editor')).toBe(true)
    await page.press('workshop-shelf')
    expect(page.has('workshop-fault')).toBe(false)
  })

  it('gives back the deck that was removed last, once', async () => {
    store(2)
    const page = await dialog()
    const decks = (): number => page.parts().filter(part => part === 'workshop-open').length
    await page.press('workshop-remove')
    expect(decks()).toBe(1)
    await page.press('workshop-back')
    expect([decks(), page.has('workshop-back')]).toEqual([2, false])
  })

  it('takes the same file again once it was mended', async () => {
    const given = vi.fn()
    const page = await drawn(DeckShelf, { drafts: [], fault: null, removed: null, ownTable: false, onFile: given })
    const file = { size: 2 }
    await page.give('workshop-file', [file])
    expect(given).toHaveBeenCalledExactlyOnceWith(file)
    // A browser tells of no choice where a field has the same file already.
    expect(page.value('workshop-file')).toBe('')
  })
})

describe('a deck that is being changed', () => {
  class Field {
    constructor(private readonly kind: 'text' | 'checkbox') {}
    matches = (selector: string): boolean => !(this.kind === 'checkbox' && selector.includes(':not([type="checkbox"])'))
  }
  async function editor(more: object = {}) {
    vi.stubGlobal('HTMLElement', Field)
    useTable().onUpdate(frameOf(null, { party: partyOf(3, { phase: 'lobby' }) }))
    const changed = vi.fn()
    const all = { ui, game: 'mascarade', workshop, deck: { n: 1 }, name: 'Mine', stored: true, host: true, ...more }
    const page = await drawn(DraftEditor, { ...all, onChange: changed })
    return { page, decks: () => changed.mock.calls.map(([deck]) => (deck as { n: number }).n) }
  }

  it('is taken back and done again by keys, also from a box; in a field of text the keys are the field’s own', async () => {
    const { page, decks } = await editor()
    await page.press('more')
    const undo = (target: unknown, more: object = { ctrlKey: true }) =>
      page.key('workshop-editor', 'z', { target, ...more })
    await undo(new Field('text'))
    await undo(new Field('checkbox'), {})
    expect(decks()).toEqual([2])
    await undo(new Field('checkbox'))
    await undo({}, { metaKey: true, shiftKey: true })
    expect(decks()).toEqual([2, 1, 2])
  })

  it('is in use as it was when that was pressed: after a change nothing says so any more', async () => {
    const { page } = await editor()
    await page.press('workshop-use')
    expect(host.sent).toEqual([{ kind: 'deck', text: '{"n":1}' }])
    const used = page.text()
    await page.press('more')
    await page.press('workshop-undo')
    expect(page.text()).not.toBe(used)
  })

  it('is used by the host alone, and not while it has faults', async () => {
    expect((await editor({ host: false })).page.has('workshop-use')).toBe(false)
    const { page } = await editor({ deck: { n: 2 } })
    expect(page.isDisabled('workshop-use')).toBe(false)
    await page.press('more')
    expect(page.isDisabled('workshop-use')).toBe(true)
  })
})

describe('bots that play a deck', () => {
  const made: { terminate: ReturnType<typeof vi.fn>; onmessage?: (event: object) => void; onerror?: () => void }[] = []
  async function table() {
    made.length = 0
    vi.stubGlobal('self', window)
    vi.stubGlobal(
      'Worker',
      class {
        readonly terminate = vi.fn()
        readonly postMessage = vi.fn()
        constructor() {
          made.push(this)
        }
      },
    )
    const deck = shallowRef<Json>({ n: 1 })
    const page = await drawn({
      setup: () => () => h(BalanceTable, { game: 'tales', deck: deck.value, workshop, playable: true }),
    })
    await page.press('balance-start')
    const tell = async (data: object): Promise<void> => {
      made[0]?.onmessage?.({ data })
      await settled()
    }
    return { page, deck, tell }
  }
  const rows = [{ id: 'night', played: 3, legal: 0.5, points: 1.25 }]

  it('stop once their table is closed', async () => {
    const { page } = await table()
    expect(made[0]?.terminate).not.toHaveBeenCalled()
    page.close()
    expect(made[0]?.terminate).toHaveBeenCalledOnce()
  })

  it('stop after the last match, at a failure, and when it is pressed', async () => {
    const done = await table()
    await done.tell({ done: 39, seats: 4, rows })
    expect(done.page.has('balance-stop')).toBe(true)
    await done.tell({ done: 40, seats: 4, rows })
    expect(done.page.has('balance-start')).toBe(true)
    expect(made[0]?.terminate).toHaveBeenCalledOnce()
    const failed = await table()
    await failed.tell({ failed: true })
    expect(failed.page.has('balance-start')).toBe(true)
    const pressed = await table()
    await pressed.page.press('balance-stop')
    expect(made[0]?.terminate).toHaveBeenCalledOnce()
  })

  it('say nothing of another deck: their figures go with the one that they have played', async () => {
    const { page, deck, tell } = await table()
    await tell({ done: 1, seats: 4, rows })
    expect(page.has('row night')).toBe(true)
    deck.value = { n: 2 }
    await settled()
    expect([page.has('row night'), made[0]?.terminate.mock.calls.length]).toEqual([false, 1])
  })
})

describe('a deck file that was refused', () => {
  it('is told at the game for which it was meant, until its reader has read it', async () => {
    const choice = (game: string) => {
      useTable().onUpdate(frameOf(null, { party: partyOf(3, { phase: 'lobby', game }) }))
      return drawn(DeckChoice, { id: 'deck', ui, host: true })
    }
    useDeckRefusal().refusal = { game: 'tales', why: { refused: 'deckNotJson' } }
    expect((await choice('overlord')).has('deck-fault')).toBe(false)
    const page = await choice('tales')
    expect(page.has('deck-fault')).toBe(true)
    await page.press('deck-fault-close')
    expect(page.has('deck-fault')).toBe(false)
  })
})

describe('the cards of a deck', () => {
  it('of Dark Tales each have an id of their own, on whichever side of the tale they are', async () => {
    const deck = shallowRef(HOUSE_DECK)
    const page = await drawn({
      setup: () => () =>
        h(TalesEditor, {
          deck: deck.value,
          tab: 'stories',
          faults: [],
          others: null,
          onChange: (next: typeof HOUSE_DECK) => {
            deck.value = next
          },
        }),
    })
    for (const part of ['add-a', 'add-b', 'add-b', 'add-a']) await page.press(part)
    const { cards, a, b } = deck.value
    const ids = [...cards, ...a, ...b].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(HOUSE_DECK.cards.length + HOUSE_DECK.a.length + HOUSE_DECK.b.length + 4)
  })

  it('of Overlord show each its own faults', async () => {
    const [first, second] = OVERLORD_HOUSE.hints
    const text = 'This title is too long.'
    const shows = async (card: string | undefined): Promise<boolean> => {
      const faults = [{ card: card ?? '', field: 'titles.en', text }]
      const page = await drawn(OverlordEditor, { deck: asJson(OVERLORD_HOUSE), tab: 'hints', faults })
      return page.text().includes(text)
    }
    expect([await shows(first?.id), await shows(second?.id)]).toEqual([true, false])
  })

  it('of Dark Tales have effects in effects as deep as a deck may have them', async () => {
    const nested = (deep: number): object => ({
      do: 'when',
      time: 'night',
      effects: deep > 1 ? [nested(deep - 1)] : [],
    })
    const lists = async (deep: number): Promise<number> => {
      const page = await drawn({
        setup() {
          provideForms(
            () => HOUSE_DECK,
            () => null,
          )
          return () => h(EffectList, { title: 'Effects', effects: [nested(deep)] as never })
        },
      })
      return page.parts().filter(part => part === 'add-effect').length
    }
    expect(await lists(LIMITS.deep - 1)).toBe(LIMITS.deep)
    // The innermost effect can have none within it any more.
    expect(await lists(LIMITS.deep)).toBe(LIMITS.deep)
  })

  it('of Dark Tales have effects that are moved by one within their ends, and not fewer than they need', async () => {
    const three = [1, 2, 3].map(amount => ({ do: 'vp', amount }))
    const changed = vi.fn()
    const list = (effects: readonly object[], least = 0) =>
      drawn({
        setup() {
          provideForms(
            () => HOUSE_DECK,
            () => null,
          )
          return () => h(EffectList, { title: 'Effects', effects: effects as never, least, onChange: changed })
        },
      })
    const page = await list(three)
    await page.press('Move up', 0)
    await page.press('Move down', 2)
    expect(changed).not.toHaveBeenCalled()
    await page.press('Move up', 2)
    await page.press('Move down', 0)
    await page.press('remove-effect', 1)
    const orders = changed.mock.calls.map(([effects]) => (effects as { amount: number }[]).map(({ amount }) => amount))
    expect(orders).toEqual([
      [1, 3, 2],
      [2, 1, 3],
      [1, 3],
    ])
    const [one = {}] = three
    expect((await list([one])).has('remove-effect')).toBe(true)
    expect((await list([one], 1)).has('remove-effect')).toBe(false)
  })

  it('of Overlord are copied under an id of their own, while there is room for more', async () => {
    const [card] = OVERLORD_HOUSE.hints
    const hints = (n: number) => Array.from({ length: n }, (_, i) => ({ ...card, id: `hint${i + 1}` }))
    const editor = async (n: number) => {
      const changed = vi.fn()
      const deck = asJson({ ...OVERLORD_HOUSE, hints: hints(n) })
      const page = await drawn(OverlordEditor, { deck, tab: 'hints', faults: [], onChange: changed })
      return { page, changed }
    }
    const { page, changed } = await editor(2)
    await page.press('copy-card')
    expect(changed.mock.calls[0]?.[0]).toMatchObject({ hints: [...hints(2), { ...card, id: 'hint3' }] })
    const offers = async (n: number): Promise<boolean[]> => {
      const { page: full } = await editor(n)
      return ['add-card', 'copy-card'].map(full.has)
    }
    expect(await offers(MOST.hints - 1)).toEqual([true, true])
    expect(await offers(MOST.hints)).toEqual([false, false])
  })
})
