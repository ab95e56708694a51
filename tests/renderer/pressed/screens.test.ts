// @vitest-environment page
/** Whole screens, and parts that only their screen shows in full: the lobby, the television, bubbles, the log, decks. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { h, shallowRef } from 'vue'
import ChatLayer from '../../../src-renderer/chat/ChatLayer.vue'
import { castleUi } from '../../../src-renderer/games/castle/ui'
import { mascaradeUi } from '../../../src-renderer/games/mascarade/ui'
import { overlordUi } from '../../../src-renderer/games/overlord/ui'
import { talesUi } from '../../../src-renderer/games/tales/ui'
import OverlordEditor from '../../../src-renderer/games/overlord/workshop/OverlordEditor.vue'
import TalesEditor from '../../../src-renderer/games/tales/workshop/TalesEditor.vue'
import LobbyScreen from '../../../src-renderer/lobby/LobbyScreen.vue'
import ScreenApp from '../../../src-renderer/screen/ScreenApp.vue'
import ScreenDialog from '../../../src-renderer/screen/ScreenDialog.vue'
import { useTable } from '../../../src-renderer/store/table'
import LogPanel from '../../../src-renderer/table/LogPanel.vue'
import { HOUSE_DECK as OVERLORD_HOUSE } from '../../../src-shared/games/overlord/rules/deck'
import { HOUSE_DECK } from '../../../src-shared/games/tales/rules/deck/house'
import { castle } from '../../../src-shared/games/castle/rules'
import { mascarade } from '../../../src-shared/games/mascarade/rules'
import { overlord } from '../../../src-shared/games/overlord/rules'
import { tales } from '../../../src-shared/games/tales/rules'
import type { ChatMessage, PartyView } from '../../../src-shared/wire'
import type { Game, Json } from '../../../src-shared/kernel'
import { tableOptions } from '../../kit/play'
import { dealt, frameOf, matchPart, partyOf, person } from '../kit'
import { windowOf } from '../watched/match'
import { drawn, freshStores, notingHost, settled, type DrawnPage, type NotingHost } from './page'

let host: NotingHost, says: (message: ChatMessage) => void
beforeEach(() => {
  freshStores()
  windowOf(false)
  host = notingHost()
  Object.assign(host.connection, {
    onChat: (listener: typeof says) => {
      says = listener
    },
  })
  useTable().join(host.connection)
  useTable().state = { is: 'open' }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const GAMES = [
  ['mascarade', mascarade, mascaradeUi, 5],
  ['castle', castle, castleUi, 4],
  ['tales', tales, talesUi, 3],
  ['overlord', overlord, overlordUi, 5],
] as const
const BOT = { who: 'bot', name: 'Aurelio', profile: { skill: 'normal', temper: 'bold' } } as never

function told(party: Partial<PartyView>, seats = 4): void {
  useTable().onUpdate(frameOf(null, { party: partyOf(seats, { phase: 'lobby', ...party }) }))
}

describe('the lobby', () => {
  it.each(GAMES)('of %s shows its host who sits there, the options, and the next step', async (id, game, ui, seats) => {
    const options = tableOptions(game as object as Game)
    const at = Array.from({ length: seats }, (_, i) => person(i))
    told({ game: id, options, seats: [...at.slice(0, -2), { ...person(seats - 2), here: false }, BOT] as never }, seats)
    const page = await drawn(LobbyScreen, { ui })
    await settled()
    expect(page.text()).toContain('Anna')
    expect(page.has('start')).toBe(true)
  })

  it('shows a guest the same, to look at', async () => {
    told({ you: { id: 'p1', seat: 1, host: false, looksOn: false }, spectators: [person(9)] as never, host: 'p0' })
    const page = await drawn(LobbyScreen, { ui: mascaradeUi })
    await settled()
    expect(page.has('access')).toBe(false)
  })

  it('says that it is loading, until its game is there', async () => {
    told({})
    expect((await drawn(LobbyScreen, { ui: null })).text()).toContain('Anna')
  })
})

describe('a television', () => {
  it('waits, shows the lobby, the match and its result, and says when the table is gone', async () => {
    const classes: string[] = []
    Object.assign(document.documentElement, {
      classList: {
        add: (name: string) => classes.push(`+${name}`),
        remove: (name: string) => classes.push(`-${name}`),
      },
    })
    const page = await drawn(ScreenApp, { open: () => host.connection })
    const you = { id: 's', seat: null, host: false, looksOn: true }
    const shown = [page.parts()]
    useTable().state = { is: 'open' }
    for (const phase of ['lobby', 'match', 'result'] as const) {
      const match =
        phase === 'lobby' ? null : { ...dealt(mascarade, 4, {}), view: { ...dealt(mascarade, 4, {}).view, own: null } }
      useTable().onUpdate(frameOf(match, { party: partyOf(4, { phase, you }), log: [] }))
      for (let n = 0; n < 20; n++) await settled()
      shown.push(page.parts())
    }
    useTable().state = { is: 'closed', why: { refused: 'closed' } } as never
    await settled()
    shown.push(page.parts())
    page.close()
    expect(shown.map(parts => parts[0])).toMatchSnapshot('what comes first')
    expect(classes).toEqual(['+tv', '-tv'])
  })

  it('is invited by its address, which is copied', async () => {
    told({ invite: ['http://10.0.0.1:26262/?table=t'] as never })
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) } })
    const page = await drawn(ScreenDialog)
    expect(page.text()).toContain('10.0.0.1')
    await page.press('screen-copy')
    // What is copied is what is shown: the address of the screen, not that of a guest.
    const [address = ''] = copied
    expect(address).toContain('screen')
    expect(page.text()).toContain(address)
  })
})

describe('a line of talk', () => {
  const line = (by: string, seat: number | null, text: string) =>
    ({ by, name: by, seat, said: { as: 'text', text } }) as never
  const bubbles = (page: DrawnPage): string => page.text()

  it('stands at its speaker for a moment, and the next of the same person in its place', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 })
    const box = { left: 100, top: 200, right: 140, bottom: 240, width: 40, height: 40 }
    Object.assign(document, { querySelectorAll: () => [{ getBoundingClientRect: () => box }] })
    Object.assign(window, { innerHeight: 800, innerWidth: 1000 })
    told({ spectators: [person(9)] as never })
    const page = await drawn(ChatLayer)
    says({ kind: 'talk', past: true, lines: [line('p2', 2, 'Long ago.')] } as never)
    await settled()
    expect(bubbles(page)).toBe('')
    says({ kind: 'talk', past: false, lines: [line('p1', 1, 'Are you sure?')] } as never)
    await settled()
    expect(bubbles(page)).toContain('Are you sure?')
    says({ kind: 'talk', past: false, lines: [line('p1', 1, 'Quite.'), line('p9', null, 'Well played!')] } as never)
    await settled()
    expect(bubbles(page)).toContain('Quite.')
    expect(bubbles(page)).toContain('Well played!')
    // It stands at its speaker's seat; who has none is named.
    expect(bubbles(page)).toContain('p9')
    expect(bubbles(page)).not.toContain('p1')
    expect(bubbles(page)).not.toContain('sure')
    await vi.advanceTimersByTimeAsync(6000)
    expect(bubbles(page)).toBe('')
  })
})

describe('the log', () => {
  const log = async (foldable: boolean, fits = false): Promise<DrawnPage> => {
    const events = [1, 2, 3].map(number => ({ event: { kind: 'turn', number } }) as never)
    useTable().onUpdate(frameOf(matchPart('m'), { log: events }))
    const ui = {
      ...mascaradeUi,
      eventMessage: ({ event }: { event: Json }) => `Turn ${(event as { number: number }).number}.`,
    }
    return drawn(LogPanel, { ui, foldable, fits })
  }

  it('is open where there is room, and folded and opened by hand on a phone', async () => {
    expect((await log(false)).has('log-open')).toBe(false)
    const page = await log(true)
    expect(page.has('log-open')).toBe(true)
    await page.press('log-open')
    expect(page.text()).toContain('Turn 3.')
    await log(true, true)
  })

  /** The list, with room for 100 of its 500 pixels, at its end; how it grows by a line; and what a person does to it. */
  async function scrolling() {
    vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
      queueMicrotask(act)
      return 1
    })
    const page = await log(false)
    const find = (one: DrawnPage['root']): DrawnPage['root'] | undefined =>
      one.props['data-test'] === 'log' ? one : one.children.map(find).find(found => found !== undefined)
    const box = find(page.root) as object as {
      scrollTop: number
      scrollHeight: number
      clientHeight: number
      dispatch: (kind: string, more?: object) => void
    }
    Object.assign(box, { scrollHeight: 500, clientHeight: 100, scrollTop: 400 })
    box.dispatch('scroll')
    let lines = 3
    const grow = async (): Promise<number> => {
      lines++
      box.scrollHeight += 40
      const events = Array.from({ length: lines }, (_, i) => ({ event: { kind: 'turn', number: i + 1 } }) as never)
      useTable().onUpdate(frameOf(matchPart('m'), { log: events }))
      await settled()
      return box.scrollTop
    }
    const scrollTo = (top: number): void => {
      box.scrollTop = top
      box.dispatch('scroll')
    }
    return { page, box, grow, scrollTo }
  }

  it('shows its newest line until a person scrolls back, and again once they have reached the end', async () => {
    const { box, grow, scrollTo } = await scrolling()
    expect(await grow()).toBe(540)
    box.scrollTop = 440
    scrollTo(100)
    expect(await grow()).toBe(100)
    // Near its end is at its end.
    scrollTo(box.scrollHeight - 100 - 60)
    expect(await grow()).toBeLessThan(box.scrollHeight)
    scrollTo(box.scrollHeight - 100 - 59)
    expect(await grow()).toBe(box.scrollHeight)
  })

  it('stands still at once when the wheel turns back or a key goes up, unless it is at its beginning', async () => {
    for (const [kind, more] of [
      ['wheel', { deltaY: -1 }],
      ['keydown', { key: 'PageUp' }],
    ] as const) {
      const { box, grow } = await scrolling()
      box.dispatch('wheel', { deltaY: 1 })
      expect(await grow()).toBe(box.scrollHeight)
      box.dispatch(kind, more)
      const at = box.scrollTop
      expect(await grow()).toBe(at)
      const other = await scrolling()
      other.box.scrollTop = 0
      other.box.dispatch(kind, more)
      expect(await other.grow()).toBe(other.box.scrollHeight)
    }
  })

  it('is gone through by keys, from its end up to its beginning', async () => {
    const page = await log(false)
    expect(await page.key('log', 'ArrowUp')).toBe('Turn 3.')
    expect(await page.key('log', 'Home')).toBe('Turn 1.')
  })
})

describe('a deck that is being made', () => {
  async function making(
    editor: object,
    first: object,
    props: object,
  ): Promise<{ page: DrawnPage; deck: () => object }> {
    const deck = shallowRef(first as Json)
    const page = await drawn({
      setup: () => () =>
        h(editor, {
          ...props,
          deck: deck.value,
          others: null,
          onChange: (next: Json) => {
            deck.value = next
          },
        }),
    })
    return { page, deck: () => deck.value as object }
  }
  /** The house deck with the first card of each type alone: as much as can be looked at. */
  const small = {
    ...HOUSE_DECK,
    cards: HOUSE_DECK.cards.filter((card, i, all) => all.findIndex(({ type }) => type === card.type) === i),
    a: HOUSE_DECK.a.slice(0, 2),
    b: HOUSE_DECK.b.slice(0, 2),
  }

  it.each(small.cards.map(({ id, type }) => [type, id] as const))(
    'of Dark Tales shows all that a card of type %s says',
    async (_, id) => {
      const { page } = await making(TalesEditor, small, { tab: 'cards', faults: [] })
      await page.press(`entry ${id}`)
      expect(page.has('copy-card')).toBe(true)
    },
  )

  it.each([...small.a, ...small.b].map(({ id }) => [id]))('of Dark Tales shows all of the story %s', async id => {
    const { page } = await making(TalesEditor, small, {
      tab: 'stories',
      faults: [{ card: id, field: 'titles.en', text: 'Too long.' }],
    })
    await page.press(`entry ${id}`)
    expect(page.has('copy-card')).toBe(true)
  })

  it('of Dark Tales has a stock of items, and on a phone a list or a card', async () => {
    await making(TalesEditor, small, { tab: 'items', faults: [] })
    windowOf(true)
    const { page, deck } = await making(TalesEditor, small, { tab: 'cards', faults: [] })
    expect(page.has('copy-card')).toBe(false)
    await page.press(`entry ${small.cards[0]?.id ?? ''}`)
    await page.press('to-list')
    expect(page.has('copy-card')).toBe(false)
    await page.press(`entry ${small.cards[1]?.id ?? ''}`)
    await page.press('copy-card')
    expect((deck() as typeof small).cards).toHaveLength(small.cards.length + 1)
    await page.press('remove-card')
    // Nothing is open any more.
    expect([page.has('to-list'), page.has('add-cards')]).toEqual([false, true])
    expect((deck() as typeof small).cards).toHaveLength(small.cards.length)
  })

  it('of Overlord shows its hints and its actions, and on a phone a list or a card', async () => {
    const few = { ...OVERLORD_HOUSE, hints: OVERLORD_HOUSE.hints.slice(0, 3) }
    await making(OverlordEditor, few, { tab: 'hints', faults: [] })
    await making(OverlordEditor, few, { tab: 'actions', faults: [] })
    windowOf(true)
    const { page } = await making(OverlordEditor, few, {
      tab: 'hints',
      faults: [{ card: few.hints[1]?.id ?? '', field: 'titles.en', text: 'Too long.' }],
    })
    expect(page.has('copy-card')).toBe(false)
  })
})
