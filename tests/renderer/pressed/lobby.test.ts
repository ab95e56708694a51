// @vitest-environment page
/** The lobby as it is pressed: what the host sets, and what everybody says of themselves. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Component } from 'vue'
import { joinCode } from '../../../src-renderer/connection/joinCode'
import { useHall } from '../../../src-renderer/hall/store'
import { useKeeping } from '../../../src-renderer/keeping/store'
import KeepingList from '../../../src-renderer/keeping/KeepingList.vue'
import GoOnAlone from '../../../src-renderer/keeping/GoOnAlone.vue'
import GonePanel from '../../../src-renderer/keeping/GonePanel.vue'
import AccessBox from '../../../src-renderer/lobby/AccessBox.vue'
import AddBot from '../../../src-renderer/lobby/AddBot.vue'
import CharacterChoice from '../../../src-renderer/lobby/CharacterChoice.vue'
import CodeForm from '../../../src-renderer/lobby/CodeForm.vue'
import GameChoice from '../../../src-renderer/lobby/GameChoice.vue'
import NameForm from '../../../src-renderer/lobby/NameForm.vue'
import NextStep from '../../../src-renderer/lobby/NextStep.vue'
import SeatList from '../../../src-renderer/lobby/SeatList.vue'
import SettingControls from '../../../src-renderer/lobby/SettingControls.vue'
import TableName from '../../../src-renderer/lobby/TableName.vue'
import NextMatch from '../../../src-renderer/result/NextMatch.vue'
import { useTable } from '../../../src-renderer/store/table'
import WaitScreen from '../../../src-renderer/table/WaitScreen.vue'
import { isJoinCode } from '../../../src-shared/lan/joinCodeProof'
import { DEFAULT_SETTINGS, type PartyView, type SeatView, type StateUpdate } from '../../../src-shared/wire'
import { frameOf, partyOf, person } from '../kit'
import { drawn, freshStores, notingHost, type DrawnPage, type NotingHost } from './page'

let host: NotingHost
beforeEach(() => {
  freshStores()
  host = notingHost()
  useTable().join(host.connection)
  joinCode.value = null
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const bot: SeatView = { who: 'bot', name: 'Pierrot' }
const guest: PartyView['you'] = { id: 'p0', seat: 0, host: false, looksOn: false }

function shown(
  part: Component,
  party: Partial<PartyView> = {},
  props: object = {},
  more: Partial<StateUpdate> = {},
): Promise<DrawnPage> {
  useTable().onUpdate(frameOf(null, { party: partyOf(3, { phase: 'lobby', ...party }), ...more }))
  return drawn(part, props)
}

describe('who may come', () => {
  const door = (more: object = {}) =>
    ({ door: { locked: false, code: null, removed: [], controls: { guests: true, visible: true }, ...more } }) as never

  it('is set by a code that is one: another is not sent', async () => {
    const page = await shown(AccessBox, door())
    await page.type('door-code-input', 'x')
    expect(page.isDisabled('door-code-set')).toBe(true)
    await page.type('door-code-input', 'red fox river')
    await page.press('door-code-set')
    expect(host.sent).toEqual([{ kind: 'code', code: 'red fox river' }])
    expect(page.value('door-code-input')).toBe('')
  })

  it('keeps what was typed if the host refuses the code', async () => {
    host.refuses.set('code', { refused: 'codeWeak' })
    const page = await shown(AccessBox, door())
    await page.type('door-code-input', 'red fox river')
    await page.press('door-code-set')
    expect(page.value('door-code-input')).toBe('red fox river')
  })

  it('is suggested a code that may be sent as it is', async () => {
    const page = await shown(AccessBox, door())
    await page.press('door-code-suggest')
    await vi.waitFor(() => {
      expect(isJoinCode(String(page.value('door-code-input')))).toBe(true)
    }, 20_000)
  })

  it('has its code shown, changed and taken away', async () => {
    const page = await shown(AccessBox, door({ code: 'red fox river' }))
    expect(page.text()).toContain('red fox river')
    expect(page.has('door-code-input')).toBe(false)
    await page.press('door-code-change')
    expect(page.has('door-code-input')).toBe(true)
    await page.press('door-code-clear')
    expect(host.sent).toEqual([{ kind: 'code', code: null }])
    expect(page.has('door-code-input')).toBe(false)
  })

  it('shuts browsers out only once the host is sure, and until then stays as it is', async () => {
    const page = await shown(AccessBox, door())
    await page.tick('door-guests', false)
    expect(host.sent).toEqual([])
    expect(page.isChecked('door-guests')).toBe(true)
    await page.press('sure')
    expect(host.sent).toEqual([{ kind: 'guests', guests: false }])
    await page.tick('door-guests', true)
    expect(host.sent.at(-1)).toEqual({ kind: 'guests', guests: true })
  })

  it('hides the table from the network, unless the host program refuses', async () => {
    const page = await shown(AccessBox, door())
    await page.tick('door-visible', false)
    expect(host.sent).toEqual([{ kind: 'visible', visible: false }])
    expect(page.isChecked('door-visible')).toBe(false)
    host.refuses.set('visible', { refused: 'notHost' })
    await page.tick('door-visible', true)
    expect(page.isChecked('door-visible')).toBe(false)
  })

  it('is the host’s matter: an owner who has handed the office over switches the whole host alone', async () => {
    const page = await shown(AccessBox, { ...(door({ code: 'red fox river' }) as object), you: guest })
    expect(page.parts()).toEqual(['door', 'door-visible', 'door-guests'])
    expect(page.text()).not.toContain('red fox river')
    expect((await shown(AccessBox, { you: guest })).parts()).toEqual([])
  })

  it('warns of guesses, and of listeners while browsers may come', async () => {
    const guessed = await shown(AccessBox, door({ code: 'red fox river', guesses: 4 }))
    expect(guessed.text()).toMatch(/\b4\b/)
    expect(guessed.has('door-listener')).toBe(true)
    const controls = { guests: false, visible: null }
    const apps = await shown(AccessBox, door({ code: 'red fox river', controls }))
    expect(apps.has('door-guessed')).toBe(false)
    expect(apps.has('door-listener')).toBe(false)
    expect(apps.has('door-visible')).toBe(false)
  })

  it('names the people whose words are compared, seated or watching', async () => {
    const lines = [
      { person: 'p1', words: [1, 2, 3] },
      { person: 'p7', words: null },
    ]
    const spectators = [{ id: 'p7', name: 'Gustav', here: true }]
    const page = await shown(AccessBox, { ...(door({ lines }) as object), spectators })
    expect(page.text()).toMatch(/Boris.*Gustav/)
    const without = await shown(AccessBox, { ...(door({ lines: lines.slice(1) }) as object), spectators })
    expect(without.has('door-words')).toBe(false)
  })
})

describe('a setting of the table', () => {
  it('is changed by the host, in its own kind: a switch, a number or a word', async () => {
    const page = await shown(SettingControls, {}, { group: 'people' })
    const names = page.parts().map(name => name.replace('setting-', ''))
    for (const name of names) {
      const shows = page.value(`setting-${name}`)
      if (typeof DEFAULT_SETTINGS[name as keyof typeof DEFAULT_SETTINGS] === 'boolean')
        await page.tick(`setting-${name}`, true)
      else await page.choose(`setting-${name}`, String(shows))
    }
    expect(host.sent).toEqual(
      names.map(key => {
        const value = DEFAULT_SETTINGS[key as keyof typeof DEFAULT_SETTINGS]
        return { kind: 'setting', key, value: typeof value === 'boolean' ? true : value }
      }),
    )
  })

  it('is none that the list does not have', async () => {
    const page = await shown(SettingControls, {}, { group: 'people' })
    await page.choose('setting-doors', 'ajar')
    expect(host.sent).toEqual([])
  })

  it('is read by everybody else', async () => {
    const settings = { ...DEFAULT_SETTINGS, doors: 'shut' as const }
    const page = await shown(SettingControls, { you: guest, settings }, { group: 'people' })
    await page.choose('setting-doors', 'open')
    expect(host.sent).toEqual([])
    const shut = page.text(),
      open = await shown(SettingControls, { you: guest }, { group: 'people' })
    expect(open.text()).not.toBe(shut)
  })
})

describe('the next step', () => {
  const unready = { ...person(0), ready: false } as SeatView

  it('of the host begins the match, and says so where somebody is not ready', async () => {
    await (await shown(NextStep)).press('start')
    const page = await shown(NextStep, {
      cannotStart: { refused: 'notEveryoneReady' },
      seats: [person(0), { ...person(1), ready: false } as SeatView, person(2)],
    })
    expect(page.text()).toContain('Boris')
    await page.press('start')
    expect(host.sent).toEqual([{ kind: 'start' }, { kind: 'start', anyway: true }])
  })

  it('of the host fills the table, or is none while something has to be changed', async () => {
    await (await shown(NextStep, { cannotStart: { refused: 'tooFewSeats' } })).press('fill-bots')
    const stuck = await shown(NextStep, { cannotStart: { refused: 'tooManySeats', params: { max: 13 } } })
    await stuck.press('start')
    expect(host.sent).toEqual([{ kind: 'fillBots' }])
  })

  it('of a guest is to sit, to be ready, and to take that back', async () => {
    await (await shown(NextStep, { you: { ...guest, seat: null }, host: 'p1' })).press('seat-sit')
    await (await shown(NextStep, { you: guest, host: 'p1', seats: [unready, person(1)] })).press('seat-ready')
    const ready = await shown(NextStep, { you: guest, host: 'p1' })
    await ready.press('seat-ready')
    expect(host.sent).toEqual([{ kind: 'sit' }, { kind: 'ready', ready: true }, { kind: 'ready', ready: false }])
  })

  it('of who is ready may count for the whole evening, until they say otherwise', async () => {
    const tick = async (seat: SeatView): Promise<void> => {
      const page = await shown(NextStep, { you: guest, host: 'p1', seats: [seat, person(1)] })
      await page.tick('all-evening', true)
    }
    await tick(person(0))
    await tick({ ...person(0), allEvening: true } as SeatView)
    expect(host.sent).toEqual([
      { kind: 'ready', ready: true, allEvening: true },
      { kind: 'ready', ready: true, allEvening: false },
    ])
    const other = await shown(NextStep, { you: guest, host: 'p1', seats: [unready, person(1)] })
    expect(other.has('all-evening')).toBe(false)
  })

  it('at a table whose seats were given out is nobody’s: it says who is missing', async () => {
    useHall().hasTexts = true
    const page = await shown(NextStep, { arranged: true, seats: [person(0), person(1, false)] } as never)
    expect(page.parts()).toEqual(['next', 'next-state'])
    expect(page.text()).toContain('Boris')
    const all = await shown(NextStep, { arranged: true } as never)
    expect(all.text()).not.toContain('Boris')
  })
})

describe('the way in', () => {
  it.each([
    ['codeNeeded', 'code-form'],
    ['codeWrong', 'code-form'],
    ['codeBusy', 'code-form'],
    ['kicked', 'closed'],
  ])('that is refused with %s asks for the code where that helps', async (refused, part) => {
    useTable().state = { is: 'closed', why: { refused } }
    const page = await drawn(WaitScreen)
    expect(page.parts().filter(name => ['code-form', 'closed'].includes(name))).toEqual([part])
    // Before the first try there is nothing to say about it.
    expect(page.has('code-why')).toBe(part === 'code-form' && refused !== 'codeNeeded')
  })
})

describe('the join code', () => {
  it('is given once it can be one, and is remembered for the next hello', async () => {
    const given = vi.fn()
    const page = await shown(CodeForm, {}, { why: '', onGiven: given })
    await page.type('code-input', 'x')
    await page.press('code-ok')
    expect([given.mock.calls.length, joinCode.value]).toEqual([0, null])
    await page.type('code-input', 'red fox river')
    await page.press('code-ok')
    expect([given.mock.calls.length, joinCode.value]).toEqual([1, 'red fox river'])
    expect(page.has('code-why')).toBe(false)
    expect((await shown(CodeForm, {}, { why: 'That is not it.' })).text()).toContain('That is not it.')
  })
})

describe('a name', () => {
  const named = async (text: string): Promise<readonly unknown[]> => {
    const onNamed = vi.fn()
    const page = await shown(NameForm, {}, { first: 'Anna', ok: 'Go', onNamed })
    expect(page.value('name-input')).toBe('Anna')
    await page.type('name-input', text)
    await page.submit()
    return onNamed.mock.calls.flat()
  }

  it('is taken without what is around it and what nobody sees, and never empty', async () => {
    expect(await named('  Boris ')).toEqual(['Boris'])
    expect(await named('Bo\u202Eris')).toEqual(['Boris'])
    expect(await named('   ')).toEqual([])
  })

  it('is as long as a host takes it', async () => {
    const [name] = await named('ä'.repeat(100))
    expect([...String(name)].length).toBe(24)
  })

  it('of the table is changed by its host, and stays if it is the same, empty or refused', async () => {
    const page = await shown(TableName)
    await page.press('table-name-change')
    expect(page.value('table-name-input')).toBe('Table')
    await page.press('table-name-save')
    await page.press('table-name-change')
    await page.type('table-name-input', '  ')
    await page.press('table-name-save')
    expect(host.sent).toEqual([])
    expect(page.has('table-name')).toBe(true)
    host.refuses.set('nameTable', { refused: 'nameTaken' })
    await page.press('table-name-change')
    await page.type('table-name-input', ' Inn ')
    await page.press('table-name-save')
    expect(host.sent).toEqual([{ kind: 'nameTable', name: 'Inn' }])
    expect(page.value('table-name-input')).toBe(' Inn ')
    expect((await shown(TableName, { you: guest })).has('table-name-change')).toBe(false)
  })
})

describe('the seats', () => {
  const seats = [person(0), person(1), bot, person(3)]

  it('are moved by one, up or down', async () => {
    const page = await shown(SeatList, { seats })
    await page.press('Move Boris one seat up')
    await page.press('Move Boris one seat down')
    await page.press('Move Anna one seat up')
    await page.press('Move Dmitri one seat down')
    expect(host.sent).toEqual([
      { kind: 'moveSeat', seat: 1, to: 0 },
      { kind: 'moveSeat', seat: 1, to: 2 },
    ])
  })

  it('lose the bot that is pressed, and a person once the host is sure', async () => {
    const page = await shown(SeatList, { seats })
    await page.press('remove')
    await page.press('kick', 1)
    expect(host.sent).toEqual([{ kind: 'removeSeat', seat: 2 }])
    await page.press('sure')
    expect(host.sent.at(-1)).toEqual({ kind: 'kick', person: 'p3' })
  })

  it('are left by who sits, and taken by a host who stands', async () => {
    await (await shown(SeatList, { seats })).press('seat-stand')
    await (await shown(SeatList, { seats, you: { ...guest, id: 'p8', seat: null, host: true } })).press('seat-sit')
    expect(host.sent).toEqual([{ kind: 'stand' }, { kind: 'sit' }])
    expect((await shown(SeatList, { seats, arranged: true } as never)).has('seat-stand')).toBe(false)
  })

  it('get a bot of the level and temper that are chosen; what is usual is not said', async () => {
    const page = await shown(AddBot)
    await page.press('add-bot')
    await page.choose('bot-level', 'easy')
    await page.choose('bot-temper', 'bold')
    await page.press('add-bot')
    expect(host.sent).toEqual([
      { kind: 'addBot', level: 'normal', personality: 'even' },
      { kind: 'addBot', level: 'easy', personality: 'bold' },
    ])
  })
})

describe('the game', () => {
  const shelf = ['mascarade', 'castle', 'unheardOf']

  it('is chosen among those that this page can name, and not again', async () => {
    const page = await shown(GameChoice, { shelf })
    expect(page.parts()).toEqual(['game-mascarade', 'game-castle'])
    await page.tick('game-mascarade', true)
    await page.tick('game-castle', true)
    expect(host.sent).toEqual([{ kind: 'game', game: 'castle' }])
    expect((await shown(GameChoice, { shelf: ['mascarade', 'unheardOf'] })).parts()).toEqual([])
  })

  it('has characters that players choose: each shows whose it is', async () => {
    const ui = { characters: ['fox', 'owl'], character: { render: () => null } }
    const page = await shown(CharacterChoice, { characters: ['owl', 'fox', null] } as never, { ui })
    expect(page.text()).toMatch(/fox.*Boris.*owl.*Anna/)
    await page.press('character fox')
    expect(host.sent).toEqual([{ kind: 'character', character: 'fox' }])
    const watches = await shown(CharacterChoice, { you: { ...guest, seat: null } }, { ui })
    expect(watches.parts()).toEqual([])
  })

  it('comes next as the host presses, or as the others wish', async () => {
    const begins = await shown(NextMatch, { phase: 'result', shelf })
    for (const name of begins.parts().filter(part => /^(rematch|next-)/.test(part))) await begins.press(name)
    const before = host.sent.length
    expect(before).toBeGreaterThan(1)
    const votes = await shown(NextMatch, { phase: 'result', shelf, you: guest })
    await votes.press('vote-castle')
    expect(host.sent.slice(before)).toEqual([{ kind: 'vote', game: 'castle' }])
  })

  it('that somebody wishes is wished no longer when they press it again; another’s wish is not theirs', async () => {
    const votes = [
      { person: 'p0', game: 'castle' },
      { person: 'p1', game: 'mascarade' },
    ]
    const page = await shown(NextMatch, { phase: 'result', shelf, votes, you: guest })
    await page.press('vote-castle')
    await page.press('vote-mascarade')
    expect(host.sent).toEqual([
      { kind: 'vote', game: null },
      { kind: 'vote', game: 'mascarade' },
    ])
  })
})

describe('the computers of a table', () => {
  const computers = ['one', 'two', 'three'].map(id => ({ id, name: id, addresses: ['10.0.0.1'], port: 1 }))
  const kept = (part: Component, keeping: object = {}, party: Partial<PartyView> = {}): Promise<DrawnPage> => {
    useKeeping().hasTexts = true
    return shown(part, { phase: 'match', ...party }, {}, { keeping: { computers, survives: true, ...keeping } })
  }

  it('are given the table one at a time, once its person is sure', async () => {
    const page = await kept(KeepingList)
    await page.press('give-table', 1)
    expect(host.sent).toEqual([])
    await page.press('sure')
    expect(host.sent).toEqual([{ kind: 'giveTable', to: 'three' }])
    expect((await kept(KeepingList, { giving: 'two' })).isDisabled('give-table')).toBe(true)
    expect((await kept(KeepingList, {}, { owner: 'p1' })).has('give-table')).toBe(false)
  })

  it('are enough to outlive one of them from three on: how many are missing is said', async () => {
    const outlook = async (n: number): Promise<string> =>
      (await kept(KeepingList, { survives: false, computers: computers.slice(0, n) })).text()
    const [one, two] = [await outlook(1), await outlook(2)]
    expect(one.split('.')[0]).not.toBe(two.split('.')[0])
    expect((await kept(KeepingList)).text().split('.')[0]).not.toBe(two.split('.')[0])
  })

  it('that do not answer are named before the host goes on without them', async () => {
    const page = await kept(GoOnAlone, { waiting: true, missing: computers.slice(1, 2) })
    expect(page.text()).toContain('two')
    expect(host.sent).toEqual([])
    await page.press('sure')
    expect(host.sent).toEqual([{ kind: 'goOnAlone' }])
  })

  it('agree to the one that would go on', async () => {
    const agreeTo = vi.fn()
    Object.assign(useKeeping(), {
      gone: { host: 'one', candidate: 'two', here: ['two', 'three'], agreed: [], needed: 2 },
      own: 'three',
      actions: { agreeTo, follow: vi.fn() },
    })
    await (await kept(GonePanel)).press('go-on')
    expect(agreeTo.mock.calls).toEqual([['two']])
    // Where too few are here, or after this one has agreed, there is nothing to press.
    useKeeping().gone = { host: 'one', candidate: 'two', here: ['three'], agreed: [], needed: 2 }
    expect((await kept(GonePanel)).has('go-on')).toBe(false)
    useKeeping().gone = { host: 'one', candidate: 'two', here: ['two', 'three'], agreed: ['three'], needed: 2 }
    expect((await kept(GonePanel)).has('go-on')).toBe(false)
  })
})
