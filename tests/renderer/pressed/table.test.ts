// @vitest-environment page
/** What is pressed and typed at the table and in the hall: answers, chat, the menu, codes, tables that are opened. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, provide, ref } from 'vue'
import ChatPanel from '../../../src-renderer/chat/ChatPanel.vue'
import ReactionButton from '../../../src-renderer/chat/ReactionButton.vue'
import ReactionRow from '../../../src-renderer/chat/ReactionRow.vue'
import ChatButton from '../../../src-renderer/chat/ChatButton.vue'
import { useChat } from '../../../src-renderer/chat/store'
import { mascaradeUi } from '../../../src-renderer/games/mascarade/ui'
import { recall, remember } from '../../../src-renderer/platform'
import VolumeControl from '../../../src-renderer/sound/VolumeControl.vue'
import { useVolume } from '../../../src-renderer/sound/volume'
import HelpPanels from '../../../src-renderer/table/HelpPanels.vue'
import RuleBook from '../../../src-renderer/table/RuleBook.vue'
import { provideAwaited } from '../../../src-renderer/ui/awaited'
import NoticeList from '../../../src-renderer/ui/NoticeList.vue'
import UiCoins from '../../../src-renderer/ui/UiCoins.vue'
import UiDialog from '../../../src-renderer/ui/UiDialog.vue'
import UiFold from '../../../src-renderer/ui/UiFold.vue'
import CodeDialog from '../../../src-renderer/hall/CodeDialog.vue'
import OpenTableDialog from '../../../src-renderer/hall/OpenTableDialog.vue'
import { useHall } from '../../../src-renderer/hall/store'
import TableCard from '../../../src-renderer/hall/TableCard.vue'
import TournamentControls from '../../../src-renderer/hall/TournamentControls.vue'
import { useKeeping } from '../../../src-renderer/keeping/store'
import { localTable, TABLE, useTable, type Table } from '../../../src-renderer/store/table'
import TableMenu from '../../../src-renderer/table/TableMenu.vue'
import TypedChoice from '../../../src-renderer/table/TypedChoice.vue'
import { DEFAULT_SETTINGS, type ChatMessage, type PartyView } from '../../../src-shared/wire'
import { frameOf, matchPart, partyOf } from '../kit'
import { everyOf } from '../watched/outline'
import { drawn, freshStores, notingHall, notingHost, settled, type NotingHall, type NotingHost } from './page'

let host: NotingHost, hall: NotingHall
beforeEach(() => {
  freshStores()
  host = notingHost()
  hall = notingHall()
  useTable().join(host.connection)
  useTable().state = { is: 'open' }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
function told(party: Partial<PartyView> = {}): void {
  useTable().onUpdate(frameOf(matchPart('m'), { party: partyOf(3, party) }))
}
function joinsHall(): void {
  useHall().connect({ ...host.connection, hall: hall.connection })
}

describe('a typed answer', () => {
  const typed = async (question: object) => {
    const chosen = vi.fn()
    const props = { question: { path: [], ...question }, textOf: (word: string) => word, onChoose: chosen }
    return { page: await drawn(TypedChoice, props), chosen: () => chosen.mock.calls.flat() as unknown[] }
  }

  it('is a whole number within its bounds', async () => {
    const { page, chosen } = await typed({ kind: 'number', min: 2, max: 5 })
    for (const text of ['1', '6', '2.5', '']) {
      await page.type('ask-number', text)
      await page.press('ask-set')
      await page.submit()
    }
    expect(chosen()).toEqual([])
    for (const text of ['2', '5']) {
      await page.type('ask-number', text)
      await page.press('ask-set')
    }
    expect(chosen()).toEqual([2, 5])
  })

  it('is a line that is not too long', async () => {
    const { page, chosen } = await typed({ kind: 'text', max: 3 })
    await page.type('ask-text', 'abcd')
    await page.submit()
    await page.type('ask-text', 'abc')
    await page.submit()
    expect(chosen()).toEqual(['abc'])
  })

  it('is enough words and not too many, in the order in which the game lists them', async () => {
    const { page, chosen } = await typed({ kind: 'words', of: ['a', 'b', 'c'], min: 1, max: 2 })
    await page.submit()
    for (const word of ['c', 'a', 'b']) await page.tick(`choice ${word}`, true)
    await page.submit()
    expect(chosen()).toEqual([])
    await page.tick('choice b', false)
    await page.submit()
    expect(chosen()).toEqual([['a', 'c']])
  })
})

describe('the menu', () => {
  const opened = async (party: Partial<PartyView> = {}) => {
    told(party)
    const page = await drawn(TableMenu)
    await page.press('menu')
    return page
  }

  it('pauses the match and goes on with it: the host alone', async () => {
    await (await opened()).press('pause')
    await (await opened({ paused: true })).press('pause')
    expect(host.sent).toEqual([
      { kind: 'pause', pause: true },
      { kind: 'pause', pause: false },
    ])
    const guest = await opened({ you: { id: 'p1', seat: 1, host: false, looksOn: false } })
    expect(['pause', 'break-off'].filter(guest.has)).toEqual([])
    expect((await opened({ phase: 'lobby' })).has('break-off')).toBe(false)
  })

  it('ends the match and leaves the table only once its person is sure', async () => {
    const page = await opened()
    await page.press('break-off')
    expect(page.has('pause')).toBe(false)
    expect(host.sent).toEqual([])
    await page.press('sure')
    expect(host.sent).toEqual([{ kind: 'lobby' }])
    await page.press('menu')
    await page.press('leave')
    expect(host.closed).toEqual([])
    await page.press('sure')
    expect(host.sent.at(-1)).toEqual({ kind: 'leave' })
    expect(host.closed).toEqual([{ refused: 'left' }])
  })

  it('leaves also where the host never answers', async () => {
    const page = await opened()
    host.connection.send = () => new Promise(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await page.press('leave')
    await page.press('sure')
    expect(host.closed).toEqual([])
    await vi.advanceTimersByTimeAsync(500)
    expect(host.closed).toEqual([{ refused: 'left' }])
  })

  it('leads from a table to the hall, and the line stays', async () => {
    joinsHall()
    useHall().place = { kind: 'place', hall: 'Inn', at: 't' } as never
    useHall().hasTexts = true
    const page = await opened()
    await page.press('to-hall')
    expect(hall.sent).toEqual([{ kind: 'toHall' }])
    await page.press('leave')
    await page.press('sure')
    expect(host.sent).toEqual([{ kind: 'leave' }])
    expect(host.closed).toEqual([])
  })

  it('lets who goes home give the table away first', async () => {
    const computers = ['one', 'two'].map(id => ({ id, name: id, addresses: [], port: 1 }))
    useKeeping().hasTexts = true
    useTable().onUpdate({ ...frameOf(matchPart('m'), { party: partyOf(3) }), keeping: { computers, survives: false } })
    const page = await drawn(TableMenu)
    await page.press('menu')
    await page.press('leave')
    await page.press('instead')
    expect(useKeeping().isGiving).toBe(true)
    expect(page.has('sure')).toBe(false)
    expect(host.sent).toEqual([])
    // What was opened for that can be closed: the table stays where it is.
    expect(page.has('give-table')).toBe(true)
    await page.press('Close')
    expect([useKeeping().isGiving, page.has('give-table')]).toEqual([false, false])
    told()
    await settled()
    const other = await drawn(TableMenu)
    await other.press('menu')
    await other.press('leave')
    expect(other.has('instead')).toBe(false)
  })
})

describe('the chat', () => {
  const chatting = async (freeTalk = true) => {
    useChat().connect(host.connection)
    told({ settings: { ...DEFAULT_SETTINGS, freeTalk } })
    const page = await drawn(ChatPanel)
    host.sent.length = 0
    return page
  }

  it('sends a typed line once, and nothing empty', async () => {
    const page = await chatting()
    await page.type('talk-line', '   ')
    await page.press('talk-send')
    await page.type('talk-line', 'Hello')
    await page.press('talk-send')
    await page.submit()
    expect(host.sent).toEqual([{ kind: 'talk', said: { as: 'text', text: 'Hello' } }])
    expect(useChat().typed).toBe('')
  })

  it('keeps a line that was refused, unless another is being typed already', async () => {
    const page = await chatting()
    host.refuses.set('talk', { refused: 'talkTooFast' })
    await page.type('talk-line', 'Hello')
    await page.press('talk-send')
    expect(useChat().typed).toBe('Hello')
    expect(useTable().notices.map(({ why }) => why.refused)).toEqual(['talkTooFast'])
    const sent = page.press('talk-send')
    useChat().typed = 'Next'
    await sent
    expect(useChat().typed).toBe('Next')
  })

  it('has phrases and reactions of one press, also where nobody may type', async () => {
    const page = await chatting(false)
    expect(page.has('talk-line')).toBe(false)
    expect(page.has('talk-phrases-only')).toBe(true)
    const kinds = async (kind: 'phrase' | 'reaction'): Promise<void> => {
      const { PHRASES, REACTIONS } = await import('../../../src-shared/wire')
      const [, second = ''] = kind === 'phrase' ? PHRASES : REACTIONS
      await page.press(`${kind} ${second}`)
      expect(host.sent.at(-1)).toEqual({ kind: 'talk', said: { as: kind, key: second } })
    }
    await kinds('phrase')
    await kinds('reaction')
  })

  it('mutes the others one by one, and all of it at once', async () => {
    const spectators = [
      { id: 's', name: 'Screen', here: true, screen: true },
      { id: 'w', name: 'Walter', here: true },
    ]
    useChat().connect(host.connection)
    told({ spectators } as never)
    const page = await drawn(ChatPanel)
    expect(page.text()).toMatch(/Boris.*Carla.*Walter/)
    expect(page.has('mute p0')).toBe(false)
    expect(page.has('mute s')).toBe(false)
    await page.tick('mute p1', true)
    expect(useChat().muted).toEqual(['p1'])
    await page.tick('mute p1', false)
    expect(useChat().muted).toEqual([])
    await page.tick('talk-hear', false)
    expect(useChat().silenced).toBe(true)
    expect(['talk-line', 'talk-mute'].filter(page.has)).toEqual([])
    await page.tick('talk-hear', true)
    expect(useChat().silenced).toBe(false)
  })
})

describe('the reactions at one’s own place', () => {
  class Box {
    readonly focus = vi.fn()
    constructor(private readonly within: readonly string[] = []) {}
    closest = (selector: string): object | null => (this.within.some(one => selector.includes(one)) ? {} : null)
    getBoundingClientRect = () => ({ left: 10, top: 20, width: 8 })
  }
  const PLACE = '[data-seat="0"]'
  let heard: Map<string, (event: object) => void>, focused: Box
  beforeEach(() => {
    heard = new Map()
    focused = new Box()
    for (const kind of ['Element', 'HTMLElement']) vi.stubGlobal(kind, Box)
    Object.assign(document, {
      activeElement: focused,
      addEventListener: (kind: string, act: (event: object) => void) => heard.set(kind, act),
      removeEventListener: (kind: string, act: object) => heard.get(kind) === act && heard.delete(kind),
    })
  })
  async function row(party: Partial<PartyView> = {}) {
    useChat().connect(host.connection)
    const part = matchPart('m')
    const own = { seat: 0, asks: [], seen: [], sealed: null, private: null }
    useTable().onUpdate(frameOf({ ...part, view: { ...part.view, own } }, { party: partyOf(3, party) }))
    host.sent.length = 0
    const page = await drawn(ReactionRow)
    return {
      page,
      async click(target: Box, detail = 1) {
        heard.get('click')?.({ target, clientX: 1, clientY: 2, detail })
        await settled()
      },
      async key(key: string) {
        heard.get('keydown')?.({ key })
        await settled()
      },
    }
  }

  it('open by a press on it, and are closed by the next, which sends nothing', async () => {
    const { page, click } = await row()
    await click(new Box([PLACE]))
    expect(page.has('reactions')).toBe(true)
    await click(new Box())
    expect(page.has('reactions')).toBe(false)
    expect(host.sent).toEqual([])
  })

  it('open by no other place, by no card or button of it, outside a match, or for who has turned the chat off', async () => {
    const { page, click } = await row()
    await click(new Box(['[data-seat="1"]']))
    await click(new Box([PLACE, 'button']))
    expect(page.has('reactions')).toBe(false)
    useChat().setListening(false)
    await click(new Box([PLACE]))
    expect(page.has('reactions')).toBe(false)
    useChat().setListening(true)
    const lobby = await row({ phase: 'lobby' })
    await lobby.click(new Box([PLACE]))
    expect(lobby.page.has('reactions')).toBe(false)
    // A place that is a button itself says so.
    const other = await row()
    await other.click(new Box([PLACE, 'button', '[data-own-place="true"]']))
    expect(other.page.has('reactions')).toBe(true)
  })

  it('have a button for who has a place, and none in a lesson or a replay: there is nobody to react to', async () => {
    const own = { seat: 0, asks: [], seen: [], sealed: null, private: null }
    const part = matchPart('m'),
      update = frameOf({ ...part, view: { ...part.view, own } }, { party: partyOf(3) })
    const button = async (table: Table): Promise<boolean> => {
      table.onUpdate(update)
      const page = await drawn(
        defineComponent({
          setup() {
            if (table !== useTable()) provide(TABLE, table)
            return () => h(ReactionButton, { shown: true })
          },
        }),
      )
      return page.has('react')
    }
    expect([await button(useTable()), await button(localTable())]).toEqual([true, false])
  })

  it('are heard of no more once the table is gone from the page', async () => {
    const { page } = await row()
    expect([...heard.keys()].sort()).toEqual(['click', 'keydown'])
    page.close()
    expect([...heard.keys()]).toEqual([])
  })

  it('open where the press was, and for a key, which has no place of its own, over the middle of that place', async () => {
    const { page, click } = await row()
    const where = (): unknown => everyOf(page.root).find(({ props }) => props['data-test'] === 'reactions')?.props.style
    await click(new Box([PLACE]))
    expect(where()).toEqual({ '--x': '1px', '--y': '2px' })
    await click(new Box())
    await click(new Box([PLACE]), 0)
    expect(where()).toEqual({ '--x': '14px', '--y': '20px' })
  })

  it('are sent by one press, and told where they are refused', async () => {
    const { page, click } = await row()
    await click(new Box([PLACE]))
    host.refuses.set('talk', { refused: 'talkTooFast' })
    await page.press('reaction laugh')
    expect(host.sent).toEqual([{ kind: 'talk', said: { as: 'reaction', key: 'laugh' } }])
    expect(page.has('reactions')).toBe(false)
    expect(useTable().notices.map(({ why }) => why.refused)).toEqual(['talkTooFast'])
  })

  it('give the focus back once they are closed; Escape at any other time moves it nowhere', async () => {
    const { page, click, key } = await row()
    await key('Escape')
    await click(new Box([PLACE]), 0)
    await key('Enter')
    expect([page.has('reactions'), focused.focus.mock.calls.length]).toEqual([true, 0])
    await key('Escape')
    expect([page.has('reactions'), focused.focus.mock.calls.length]).toEqual([false, 1])
    await key('Escape')
    expect(focused.focus).toHaveBeenCalledOnce()
  })
})

describe('by keys', () => {
  class Field {
    readonly tag = 'input'
  }
  let press: (key: string, more?: object) => Promise<void>
  beforeEach(() => {
    const acts = new Set<(event: object) => void>()
    press = async (key, more = {}) => {
      for (const act of acts) act({ key, code: '', target: null, preventDefault: () => undefined, ...more })
      await settled()
    }
    Object.assign(window, { addEventListener: (_: string, act: (event: object) => void) => acts.add(act) })
    for (const kind of ['HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement']) vi.stubGlobal(kind, Field)
  })
  const ELSEWHERE = [{ target: new Field() }, { ctrlKey: true }, { metaKey: true }, { altKey: true }]

  it('the chat is opened and closed, unless somebody writes or means another program', async () => {
    useChat().connect(host.connection)
    told()
    await drawn(ChatButton)
    for (const more of ELSEWHERE) await press('t', more)
    expect(useChat().open).toBe(false)
    await press('T')
    expect(useChat().open).toBe(true)
    // In any layout of the keyboard, and Escape also from the line that is being written.
    await press('е', { code: 'KeyT' })
    expect(useChat().open).toBe(false)
    await press('t')
    await press('Escape', { target: new Field() })
    expect(useChat().open).toBe(false)
  })

  it('the cast and the rules are opened and closed, unless somebody writes or means another program', async () => {
    told()
    const page = await drawn(HelpPanels, { ui: { ...mascaradeUi, cast: () => [] } })
    const shows = (): string[] => ['cast', 'rules-search'].filter(page.has)
    for (const more of ELSEWHERE) await press('r', more)
    expect(shows()).toEqual([])
    for (const [key, more, expected] of [
      ['r', {}, ['rules-search']],
      ['?', {}, ['cast']],
      ['F1', {}, []],
      ['/', {}, ['rules-search']],
      ['/', {}, ['rules-search']],
      ['к', { code: 'KeyR' }, []],
      ['x', {}, []],
    ] as const) {
      await press(key, more)
      expect([key, shows()]).toEqual([key, expected])
    }
    // Another dialog is read first.
    Object.assign(document, { querySelector: () => ({}) })
    await press('r')
    expect(shows()).toEqual([])
  })
})

describe('what is told for a while', () => {
  it('of the chat is read aloud when it comes: no line of one’s own, and none of before', async () => {
    let hear: (message: ChatMessage) => void = () => undefined
    told()
    useChat().connect({
      ...host.connection,
      onChat: to => {
        hear = to
      },
    })
    const page = await drawn(ChatButton)
    const line = (by: string, text: string) => ({ by, name: by, seat: 1, said: { as: 'text' as const, text } })
    const says = async (past: boolean, ...lines: readonly ReturnType<typeof line>[]): Promise<string> => {
      hear({ kind: 'talk', lines, past } as never)
      await settled()
      return page.text()
    }
    expect(await says(true, line('p1', 'earlier'))).not.toContain('earlier')
    expect(await says(false, line('p0', 'mine'))).not.toContain('mine')
    expect(await says(false, line('p1', 'hello'))).toContain('hello')
  })

  it('is a refusal for seven seconds, each for its own, or until it is pressed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    told()
    const page = await drawn(NoticeList)
    const shown = (): string[] => useTable().notices.map(({ why }) => why.refused)
    const comes = async (refused: string): Promise<void> => {
      useTable().notice({ refused })
      await settled()
    }
    await comes('notHost')
    vi.advanceTimersByTime(3000)
    await comes('talkTooFast')
    vi.advanceTimersByTime(3999)
    expect(shown()).toEqual(['notHost', 'talkTooFast'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual(['talkTooFast'])
    await settled()
    await page.press('notice')
    expect(shown()).toEqual([])
    page.close()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is a change of coins for 1.8 seconds, the latest alone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const n = ref(5)
    const page = await drawn(defineComponent({ setup: () => () => h(UiCoins, { n: n.value }) }))
    const becomes = async (to: number, after: number): Promise<string> => {
      n.value = to
      await settled()
      vi.advanceTimersByTime(after)
      await settled()
      return page.text()
    }
    expect(await becomes(8, 1000)).toContain('+3')
    expect(await becomes(6, 1799)).toContain('−2')
    expect(await becomes(6, 1)).not.toMatch(/[+−]/)
  })
})

describe('the volume', () => {
  it('is heard again once it is changed: mute keeps it as it was', async () => {
    const page = await drawn(VolumeControl)
    await page.press('mute')
    expect([useVolume().heard, useVolume().level]).toEqual([0, 0.5])
    await page.type('volume', '8')
    expect([useVolume().heard, useVolume().muted]).toEqual([0.8, false])
    useVolume().mute(true)
    await settled()
    await page.press('mute')
    expect(useVolume().heard).toBe(0.8)
  })
})

describe('the rulebook', () => {
  const pages = ['Swap', 'Peek'].map(title => ({ id: title, title, text: `To ${title.toLowerCase()} a card.` }))

  it('is searched from the second letter on, with the cast before its pages', async () => {
    const cast = [{ id: 'cast.king', title: 'King', text: 'May peek.' }]
    const page = await drawn(RuleBook, { pages, cast })
    const found = async (query: string): Promise<boolean[]> => {
      await page.type('rules-search', query)
      return ['cast.king', 'Swap', 'Peek'].map(id => page.has(`page ${id}`))
    }
    expect(await found('p')).toEqual([false, true, true])
    expect(await found('pe')).toEqual([true, false, true])
    expect(await found('swap')).toEqual([false, true, false])
  })
})

describe('a dialog', () => {
  it('is closed by a press beside it, and by none within it', async () => {
    const closed = vi.fn()
    const page = await drawn(UiDialog, { title: 'Who is here', onClose: closed })
    await page.pressWithin('Who is here')
    expect(closed).not.toHaveBeenCalled()
    await page.press('Who is here')
    expect(closed).toHaveBeenCalledOnce()
  })

  it('may stand within what is pressed itself: a press on it is none on that', async () => {
    const pressed = vi.fn()
    const page = await drawn(
      defineComponent(
        () => () => h('div', { 'data-test': 'seat', onClick: pressed }, [h(UiDialog, { title: 'Anna' })]),
      ),
    )
    await page.press('Close')
    expect(pressed).not.toHaveBeenCalled()
    await page.press('seat')
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('tells of what has come since it was opened, not of what its person knew, and leads back', async () => {
    const waiting = ref<string | null>('1/turn/0'),
      closed = vi.fn()
    const page = await drawn(
      defineComponent({
        setup() {
          provideAwaited(() => waiting.value)
          return () => h(UiDialog, { title: 'Rulebook', onClose: closed })
        },
      }),
    )
    const told = async (id: string | null): Promise<boolean> => {
      waiting.value = id
      await settled()
      return page.has('awaited')
    }
    expect([await told('1/turn/0'), await told(null), await told('2/challenge/0'), await told(null)]).toEqual([
      false,
      false,
      true,
      false,
    ])
    await told('3/seen/0')
    await page.press('to-table')
    expect(closed).toHaveBeenCalledOnce()
  })
})

describe('what is folded', () => {
  it('stays as its person leaves it; what was opened for them alone is not remembered', async () => {
    const fold = (forced: boolean) => drawn(UiFold, { name: 'test', title: 'Test', forced })
    const forced = await fold(true)
    await forced.press('fold-test')
    expect(recall('unfolded.test')).toBeNull()
    await (await fold(false)).press('fold-test')
    expect(recall('unfolded.test')).toBe('yes')
    remember('unfolded.test', null)
  })
})

describe('the hall', () => {
  const card = {
    id: 'a',
    listing: 'open',
    name: 'Inn',
    game: 'mascarade',
    phase: 'lobby',
    free: 2,
    watchers: 0,
    locked: false,
    doors: 'open',
    players: [],
  }
  async function ways(more: object = {}, props: object = {}): Promise<readonly [string[], unknown[]]> {
    const entered = vi.fn()
    const page = await drawn(TableCard, { card: { ...card, ...more }, now: 0, onEnter: entered, ...props })
    const parts = page.parts().filter(name => ['enter', 'watch'].includes(name))
    for (const part of parts) await page.press(part)
    return [parts, entered.mock.calls.flat()]
  }

  it('leads to a free seat or to watch; to one’s own seat; to a private table', async () => {
    expect(await ways()).toEqual([
      ['enter', 'watch'],
      [false, true],
    ])
    expect(await ways({ free: 0 })).toEqual([['watch'], [true]])
    expect(await ways({ free: 0, doors: 'shut' })).toEqual([[], []])
    expect(await ways({ free: 0, doors: 'watch' })).toEqual([['watch'], [true]])
    expect(await ways({ doors: 'shut' })).toEqual([['enter'], [false]])
    expect(await ways({ free: 0 }, { own: true })).toEqual([['enter'], [false]])
    expect(await ways({ listing: 'private' })).toEqual([['enter'], [false]])
    expect(await ways({}, { wall: true })).toEqual([[], []])
  })

  it('takes a code that can be one', async () => {
    joinsHall()
    useHall().askedCode = { table: 'a', watch: false, nonce: '00'.repeat(16), why: null }
    const page = await drawn(CodeDialog)
    await page.type('hall-code-input', 'x')
    await page.submit()
    expect(hall.sent).toEqual([])
    await page.type('hall-code-input', 'red fox river')
    await page.submit()
    expect(hall.sent).toMatchObject([{ kind: 'enterTable', table: 'a', watch: false }])
  })

  it('opens a table under a name, with a game and its listing, and a code where one is typed', async () => {
    joinsHall()
    const closed = vi.fn()
    const page = await drawn(OpenTableDialog, { games: ['mascarade', 'castle'], person: 'Anna', onClose: closed })
    expect(String(page.value('open-name'))).toContain('Anna')
    await page.type('open-name', ' ')
    await page.submit()
    await page.type('open-name', 'Inn')
    await page.type('open-code', 'x')
    await page.submit()
    expect(hall.sent).toEqual([])
    await page.type('open-code', ' ')
    hall.refused = { refused: 'hallFull' }
    await page.submit()
    expect(closed).not.toHaveBeenCalled()
    hall.refused = null
    await page.tick('open-private', true)
    await page.type('open-code', 'red fox river')
    await page.submit()
    expect(hall.sent).toEqual([
      { kind: 'openTable', name: 'Inn', game: 'mascarade', listing: 'open' },
      { kind: 'openTable', name: 'Inn', game: 'mascarade', listing: 'private', code: 'red fox river' },
    ])
    expect(closed).toHaveBeenCalledOnce()
  })

  it('has a tournament that its organizer draws, fills and ends, once they are sure', async () => {
    joinsHall()
    const people = ['p0', 'p1', 'p2'].map(id => ({ id, name: id.toUpperCase(), at: null }))
    const standings = [
      { person: 'p0', name: 'P0', here: true },
      { person: 'p1', name: 'P1', here: false },
    ]
    const tournament = { phase: 'entry', form: 'rounds', round: 0, rounds: 3, open: true, tables: [], standings }
    const page = await drawn(TournamentControls, { view: { people }, tournament })
    await page.press('draw-round')
    await page.choose('add-entrant', '')
    await page.choose('add-entrant', 'p1')
    await page.choose('remove-entrant', 'p0')
    expect(hall.sent).toEqual([
      { kind: 'drawRound' },
      { kind: 'enterTournament', person: 'p1' },
      { kind: 'leaveTournament', person: 'p0' },
    ])
    expect(['end-round', 'start-tables'].filter(page.has)).toEqual([])
    const drawsFrom = async (change: object): Promise<string> =>
      (await drawn(TournamentControls, { view: {}, tournament: { ...tournament, ...change } })).text('draw-round')
    // Only the last round of a tournament with a final is that final.
    expect(await drawsFrom({ round: 2 })).toBe('Draw round 3')
    expect(await drawsFrom({ round: 1, form: 'final' })).toBe('Draw round 2')
    expect(await drawsFrom({ round: 2, form: 'final' })).toBe('Draw the final')
    const tables = [
      { at: 'a', state: 'waiting', seats: [{ person: 'p0', name: 'P0', by: 'person' }] },
      { at: 'b', state: 'playing', seats: [{ person: 'p2', name: 'P2', by: 'person' }] },
    ]
    const round = await drawn(TournamentControls, {
      view: { people },
      tournament: { ...tournament, phase: 'round', tables },
    })
    expect(round.has('draw-round')).toBe(false)
    // Only who is missing at a table that waits.
    expect(round.text()).toMatch(/P0/)
    const seat = (by: string, name = 'P0') => ({ person: 'p0', name, by })
    const waiting = async (at: string | null, ...seats: readonly object[]): Promise<string> => {
      const view = { people: [{ id: 'p0', name: 'P0', at }] }
      const controls = await drawn(TournamentControls, {
        ...{ view, tournament: { ...tournament, phase: 'round', tables: [{ at: 'a', state: 'waiting', seats }] } },
      })
      return controls.has('missing') ? controls.text() : ''
    }
    expect(await waiting('a', seat('person'))).toBe('')
    expect(await waiting('b', seat('person'))).toContain('P0')
    // For whom a bot plays, nobody waits.
    expect(await waiting(null, seat('bot'))).toBe('')
    const many = Array.from({ length: 13 }, (_, i) => seat('person', `Guest ${i}.`))
    expect(await waiting(null, ...many.slice(1))).toMatch(/Guest 1\..*Guest 12\./)
    const counted = await waiting(null, ...many)
    expect(counted).toContain('13')
    expect(counted).not.toContain('Guest')
    await round.press('start-tables')
    await round.press('end-round')
    expect(hall.sent.at(-1)).toEqual({ kind: 'startTables' })
    await round.press('sure')
    expect(hall.sent.at(-1)).toEqual({ kind: 'endRound' })
    await round.press('end-tournament')
    await round.press('sure')
    expect(hall.sent.at(-1)).toEqual({ kind: 'endTournament' })
    expect(
      (await drawn(TournamentControls, { view: {}, tournament: { ...tournament, phase: 'over' } })).parts(),
    ).toEqual([])
  })
})
