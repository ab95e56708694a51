// @vitest-environment page
/** Forms of the host and the organizer: house rules and presets, tournaments, messages to the hall; and the open question. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, type Component } from 'vue'
import { mascaradeUi } from '../../../src-renderer/games/mascarade/ui'
import OrganizerPanel from '../../../src-renderer/hall/OrganizerPanel.vue'
import { useHall } from '../../../src-renderer/hall/store'
import TournamentForm from '../../../src-renderer/hall/TournamentForm.vue'
import InviteBox from '../../../src-renderer/lobby/InviteBox.vue'
import OptionList from '../../../src-renderer/lobby/OptionList.vue'
import AvatarDialog from '../../../src-renderer/people/AvatarDialog.vue'
import WishBox from '../../../src-renderer/people/WishBox.vue'
import PresetBox from '../../../src-renderer/presets/PresetBox.vue'
import { useMe } from '../../../src-renderer/store/me'
import { useTable } from '../../../src-renderer/store/table'
import NumberField from '../../../src-renderer/workshop/fields/NumberField.vue'
import OtherAsk from '../../../src-renderer/plain/OtherAsk.vue'
import AskPanel from '../../../src-renderer/table/AskPanel.vue'
import { provideAnswering } from '../../../src-renderer/table/answering'
import { pick, type OptionSpec, type SeatAsk } from '../../../src-shared/kernel'
import { DEFAULT_SETTINGS, type ClockView, type PartyView } from '../../../src-shared/wire'
import { frameOf, matchPart, partyOf } from '../kit'
import { drawn, freshStores, notingHall, notingHost, type DrawnPage, type NotingHall, type NotingHost } from './page'

let host: NotingHost, hall: NotingHall
beforeEach(() => {
  freshStores()
  host = notingHost()
  hall = notingHall()
  useTable().join(host.connection)
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const guest: PartyView['you'] = { id: 'p0', seat: 0, host: false, looksOn: false }
function shown(part: Component, party: Partial<PartyView> = {}, props: object = {}): Promise<DrawnPage> {
  useTable().onUpdate(frameOf(null, { party: partyOf(4, { phase: 'lobby', ...party }) }))
  return drawn(part, props)
}

describe('the house rules', () => {
  const SPECS = [
    { key: 'mode', kind: 'choice', values: ['short', 'long'], default: 'short' },
    { key: 'coins', kind: 'number', min: 5, max: 7, step: 1, default: 6 },
    { key: 'open', kind: 'flag', default: false },
    { key: 'late', kind: 'flag', default: true, at: { min: 6, max: 8 } },
  ] as unknown as readonly OptionSpec[]
  const ui = { ...mascaradeUi, options: SPECS }
  const options = { mode: 'long', coins: 7, open: true }

  it('are changed one at a time, each in its kind', async () => {
    const page = await shown(OptionList, { options }, { ui })
    expect([page.value('#option-mode'), page.value('#option-coins'), page.isChecked('#option-open')]).toEqual([
      'long',
      '7',
      true,
    ])
    await page.choose('#option-mode', 'short')
    await page.choose('#option-coins', '5')
    await page.tick('#option-open', false)
    expect(host.sent).toEqual([
      { kind: 'options', options: { mode: 'short' } },
      { kind: 'options', options: { coins: 5 } },
      { kind: 'options', options: { open: false } },
    ])
  })

  it('are as printed where the table says nothing else, and say for how many players they count', async () => {
    const page = await shown(OptionList, { options: {} }, { ui })
    expect([page.value('#option-mode'), page.isChecked('#option-open'), page.isChecked('#option-late')]).toEqual([
      'short',
      false,
      true,
    ])
    expect(page.text()).toMatch(/6.{1,5}8/)
    const limits = async (seats: number): Promise<boolean> =>
      /6.{1,5}8/.test((await shown(OptionList, { options: {}, seats: partyOf(seats).seats }, { ui })).text())
    expect([await limits(5), await limits(6), await limits(8), await limits(9)]).toEqual([true, false, false, true])
  })

  it('are read by everybody else', async () => {
    const page = await shown(OptionList, { options, you: guest }, { ui })
    await page.choose('#option-mode', 'short')
    expect(host.sent).toEqual([])
  })
})

describe('presets', () => {
  const ui = {
    ...mascaradeUi,
    presets: [{ name: 'quick', options: { coins: 9 }, clock: 30 as const }],
    options: [{ key: 'coins', kind: 'number', min: 5, max: 9, default: 6 }] as unknown as readonly OptionSpec[],
  }
  const boxed = (party: Partial<PartyView> = {}): Promise<DrawnPage> =>
    shown(PresetBox, { options: { coins: 6 }, settings: { ...DEFAULT_SETTINGS, clock: 60 }, ...party }, { ui })

  it('set the rules, then the clock, if it is another', async () => {
    await (await boxed()).press('preset quick')
    expect(host.sent).toEqual([
      { kind: 'options', options: { coins: 9 } },
      { kind: 'setting', key: 'clock', value: 30 },
    ])
    host.sent.length = 0
    await (await boxed({ settings: { ...DEFAULT_SETTINGS, clock: 30 } })).press('preset quick')
    await (await boxed()).press('preset book')
    expect(host.sent).toEqual([
      { kind: 'options', options: { coins: 9 } },
      { kind: 'options', options: { coins: 6 } },
    ])
  })

  it('that the host program refuses set nothing, and say so until the next', async () => {
    host.refuses.set('options', { refused: 'optionsInvalid' })
    const page = await boxed()
    await page.press('preset quick')
    expect(host.sent.map(({ kind }) => kind)).toEqual(['options'])
    expect(page.has('preset-fault')).toBe(true)
    host.refuses.clear()
    await page.press('preset book')
    expect(page.has('preset-fault')).toBe(false)
  })

  it('are saved with the clock of the table under a name, and forgotten one by one', async () => {
    const page = await boxed({ options: { coins: 8 } })
    await page.press('preset-keep')
    expect(page.has('preset-own')).toBe(false)
    for (const name of ['  Sunday ', 'Monday']) {
      await page.type('preset-name', name)
      await page.press('preset-keep')
      expect(page.value('preset-name')).toBe('')
    }
    expect(page.marked('preset-own')).toEqual([true, true])
    expect((await boxed({ options: { coins: 9 } })).marked('preset-own')).toEqual([false, false])
    await page.press('preset-own')
    expect(host.sent).toEqual([{ kind: 'options', options: { coins: 8 } }])
    await page.press('preset-forget')
    expect(page.text()).not.toContain('Sunday')
    expect(page.text()).toContain('Monday')
    // They are this device's, at every table.
    expect((await boxed()).text()).toContain('Monday')
    await page.press('preset-forget')
    expect((await boxed()).has('preset-own')).toBe(false)
  })

  it('are marked where the table has their rules, and their clock if they have one', async () => {
    const marked = async (party: Partial<PartyView>): Promise<boolean[]> => {
      const page = await boxed(party)
      return ['preset book', 'preset quick'].flatMap(page.marked)
    }
    const at = (clock: 30 | 60) => ({ ...DEFAULT_SETTINGS, clock })
    expect(await marked({ options: { coins: 6 } })).toEqual([true, false])
    expect(await marked({ options: { coins: 9 }, settings: at(30) })).toEqual([false, true])
    expect(await marked({ options: { coins: 9 }, settings: at(60) })).toEqual([false, false])
  })

  it('are a dozen at most: one more is refused, and its name stays', async () => {
    const page = await boxed()
    for (let n = 1; n <= 13; n++) {
      await page.type('preset-name', `No ${n}`)
      await page.submit()
    }
    expect(page.parts().filter(part => part === 'preset-own')).toHaveLength(12)
    expect([page.has('preset-fault'), page.value('preset-name')]).toEqual([true, 'No 13'])
    for (let n = 0; n < 12; n++) await page.press('preset-forget')
  })
})

describe('the organizer', () => {
  const table = (id: string) => ({
    ...{ id, listing: 'open', name: `Table ${id}`, game: 'mascarade', phase: 'match', free: 0, watchers: 0 },
    players: [{ name: `Anna ${id}`, here: true }],
  })
  const view = {
    tables: ['a', 'b'].map(table),
    openers: 'everybody',
    games: ['mascarade', 'castle'],
    you: { id: 'p0', seats: [] },
    people: [{ id: 'p1', name: 'Boris', at: 'a', avatar: useAvatar() }],
    waits: [
      { table: 'a', players: [0], since: 60_000 },
      { table: 'b', players: [0], since: 0 },
    ],
  }
  async function organized(more: object = {}): Promise<DrawnPage> {
    useHall().connect({ ...host.connection, hall: hall.connection })
    const page = await drawn(OrganizerPanel, { view: { ...view, ...more }, now: 120_000 })
    await page.press('fold-organizer')
    return page
  }

  it('is told of tables that wait, the longest first', async () => {
    expect((await organized()).text()).toMatch(/Table b.*Anna b.*Table a.*Anna a/)
  })

  it('is told of eight tables that wait at most: those that wait longest', async () => {
    const ids = 'abcdefghi'.split('')
    const waits = ids.map((id, i) => ({ table: id, players: [0], since: (ids.length - i) * 1000 }))
    const told = (await organized({ tables: ids.map(table), waits })).text()
    const named = ids.filter(id => new RegExp(`Anna ${id}\\b`).test(told))
    expect(named).toEqual(ids.slice(1))
  })

  it('tells everybody something, keeps what was refused, and takes it back', async () => {
    const page = await organized()
    await page.type('tell-text', '  ')
    await page.submit()
    hall.refused = { refused: 'notOrganizer' }
    await page.type('tell-text', 'Pizza!')
    await page.press('tell-ok')
    expect(page.value('tell-text')).toBe('Pizza!')
    hall.refused = null
    await page.press('tell-ok')
    expect(page.value('tell-text')).toBe('')
    expect(hall.sent).toEqual([
      { kind: 'tellAll', text: 'Pizza!' },
      { kind: 'tellAll', text: 'Pizza!' },
    ])
    expect(page.has('tell-back')).toBe(false)
    useHall().announcement = { kind: 'announcement', text: 'Pizza!', by: 'Anna' }
    await (await organized()).press('tell-back')
    expect(hall.sent.at(-1)).toEqual({ kind: 'tellAll', text: '' })
  })

  it('moves people, says who opens tables, and closes one or seats all anew once they are sure', async () => {
    const page = await organized()
    await page.choose('move', 'b')
    await page.choose('move', '')
    await page.choose('openers', 'organizer')
    await page.choose('openers', 'nobody at all')
    expect(hall.sent).toEqual([
      { kind: 'movePerson', person: 'p1', table: 'b' },
      { kind: 'movePerson', person: 'p1', table: null },
      { kind: 'openers', openers: 'organizer' },
    ])
    await page.press('close-table', 1)
    await page.press('sure')
    expect(hall.sent.at(-1)).toEqual({ kind: 'closeTable', table: 'b', anyway: true })
    await page.press('shuffle-tables')
    await page.press('sure')
    expect(hall.sent.at(-1)).toEqual({ kind: 'shuffleTables' })
    expect((await organized({ shuffling: true })).isDisabled('shuffle-tables')).toBe(true)
  })

  it('begins a tournament where none is under way', async () => {
    expect((await organized()).has('begin-tournament')).toBe(true)
    expect((await organized({ tournament: { phase: 'over' } })).has('begin-tournament')).toBe(true)
    expect((await organized({ tournament: { phase: 'pause' } })).has('begin-tournament')).toBe(false)
  })

  it('plans it: what was chosen for one game is no rule of another', async () => {
    useHall().connect({ ...host.connection, hall: hall.connection })
    const closed = vi.fn()
    const page = await drawn(TournamentForm, { games: ['mascarade', 'castle'], onClose: closed })
    hall.refused = { refused: 'notOrganizer' }
    await page.press('plan-ok')
    expect(closed).not.toHaveBeenCalled()
    expect(hall.sent.at(-1)).toMatchObject({
      plan: { form: 'rounds', game: 'mascarade', options: {}, rounds: 4, size: 4, minutes: null },
    })
    hall.refused = null
    await vi.waitFor(() => {
      expect(page.has('option challenge')).toBe(true)
    }, 20_000)
    await page.pick('option challenge', 1)
    hall.refused = { refused: 'notOrganizer' }
    await page.press('plan-ok')
    expect(hall.sent.at(-1)).toMatchObject({ plan: { game: 'mascarade', options: { challenge: 'sealed' } } })
    hall.refused = null
    await page.choose('plan-game', 'castle')
    await page.press('plan-ok')
    const begun = hall.sent.at(-1)
    expect(begun).toMatchObject({ kind: 'beginTournament', plan: { game: 'castle' } })
    expect(begun?.kind === 'beginTournament' && begun.plan.options).toEqual({})
    expect(closed).toHaveBeenCalledOnce()
  })
})

describe('oneself', () => {
  it('asks for a seat, and takes that back', async () => {
    const you = { ...guest, seat: null }
    await (await shown(WishBox, { you })).press('wish')
    const wished = await shown(WishBox, { you, wishes: [{ person: 'p0', next: false }] })
    expect(wished.has('wish-state')).toBe(true)
    await wished.press('wish')
    expect(host.sent).toEqual([
      { kind: 'wish', wish: true },
      { kind: 'wish', wish: false },
    ])
    expect((await shown(WishBox, { you: guest })).parts()).toEqual([])
    const other = await shown(WishBox, { you, wishes: [{ person: 'p5', next: false }] })
    expect(other.has('wish-state')).toBe(false)
  })

  it('has another name once the host has taken it', async () => {
    const closed = vi.fn()
    useMe().setName('Anna')
    const page = await shown(AvatarDialog, {}, { withName: true, onClose: closed })
    host.refuses.set('rename', { refused: 'nameTaken' })
    await page.type('name-input', 'Boris')
    await page.submit()
    expect([useMe().name, closed.mock.calls.length]).toEqual(['Anna', 0])
    host.refuses.clear()
    await page.submit()
    expect([useMe().name, closed.mock.calls.length]).toEqual(['Boris', 1])
    expect(host.sent.map(({ kind }) => kind)).toEqual(['rename', 'rename'])
  })

  it('has no other face while a match is played, and is told why', async () => {
    expect((await shown(AvatarDialog, { phase: 'match' })).has('avatar-why')).toBe(true)
    expect((await shown(AvatarDialog)).has('avatar-why')).toBe(false)
  })

  it('shows others an address at a time, the one that was pressed', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', {
      clipboard: {
        writeText: (text: string) => {
          copied.push(text)
          return Promise.resolve()
        },
      },
    })
    const page = await shown(InviteBox, { invite: ['http://10.0.0.1:26262/?table=t', 'http://10.9.9.9:26262/'] })
    const before = page.text()
    await page.press('show-qr', 1)
    expect(page.text()).not.toBe(before)
    await page.press('copy', 1)
    expect(copied).toEqual(['http://10.9.9.9:26262/'])
    // The address that was copied says so, and no other; below them it is said once more.
    expect(page.text().match(/Cop(y|ied)/g)).toEqual(['Copy', 'Copied', 'Copied'])
  })
})

describe('the open question', () => {
  const ask: SeatAsk = { id: '7/turn/0', key: 'turn', pick: pick.one(['swap', 'peek', 'claim']) }
  const Asked = defineComponent({
    setup() {
      provideAnswering()
      return () => h(AskPanel, { ui, narrow: false })
    },
  })
  const ui = {
    ...mascaradeUi,
    title: () => ({ title: 'Your turn' }),
    choice: (_: SeatAsk, __: readonly string[], ___: string, value: unknown) => ({ text: `to ${String(value)}` }),
    part: () => 'first',
  } as never
  async function asked(asks: readonly SeatAsk[], clocks: readonly ClockView[] = []): Promise<DrawnPage> {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const part = matchPart('m')
    const own = { seat: 1, asks, seen: [], sealed: null, private: null }
    useTable().onUpdate(frameOf({ ...part, view: { ...part.view, own } }, { clocks, party: partyOf(3) }))
    return drawn(Asked)
  }

  it('for which nobody waits is answered beside it: the last choice can be taken back, and no other with it', async () => {
    const words = pick.one(['a', 'b']),
      three: SeatAsk = { id: '8/search/0', key: 'search', pick: { pick: 'each', of: { x: words, y: words, z: words } } }
    await asked([three])
    const page = await drawn(defineComponent(() => () => h(OtherAsk, { ask: three, ui })))
    for (const choice of ['a', 'b', 'b']) await page.press(`choice ${choice}`)
    await page.press('Back')
    await page.press('choice a')
    await page.press('confirm')
    expect(host.sent).toEqual([{ kind: 'answer', ask: three.id, answer: { x: 'a', y: 'b', z: 'a' } }])
  })

  it('has a button for each choice; it is sent once it is confirmed, and can be taken back before', async () => {
    const page = await asked([ask])
    await page.press('choice peek')
    expect(host.sent).toEqual([])
    await page.press('back')
    expect(page.has('confirm')).toBe(false)
    await page.press('choice swap')
    await page.press('confirm')
    expect(host.sent).toEqual([{ kind: 'answer', ask: ask.id, answer: 'swap' }])
    expect(page.has('confirm')).toBe(false)
  })

  it('runs by the clock of this seat and this question alone', async () => {
    const clock = { seat: 1, key: 'turn', left: 9000, of: 60_000 }
    expect((await asked([ask], [clock])).has('clock')).toBe(true)
    expect(
      (
        await asked(
          [ask],
          [
            { ...clock, seat: 0 },
            { ...clock, key: 'seen' },
          ],
        )
      ).has('clock'),
    ).toBe(false)
  })

  it('names the only choice there is on the button that sends it', async () => {
    const only = await asked([{ ...ask, pick: pick.one(['swap']) }])
    expect(only.text()).toContain('to swap')
    await only.press('confirm')
    expect(host.sent).toEqual([{ kind: 'answer', ask: ask.id, answer: 'swap' }])
    // Of one within another it is the inner one.
    const within = await asked([{ ...ask, id: '8/turn/0', pick: pick.branch({ claim: pick.one(['king']) }) }])
    expect(within.text()).toContain('to king')
    expect(within.text()).not.toContain('to claim')
  })

  it('is none where nothing is asked but to cover what was seen', async () => {
    expect((await asked([{ ...ask, key: 'seen' }])).parts()).toEqual([])
  })
})

describe('a number of a deck', () => {
  async function field(value = 3) {
    const changed = vi.fn()
    const page = await drawn(NumberField, { label: 'Copies', value, min: 1, max: 9, onChange: changed })
    // The first id of a page is that of its only field.
    return { page, box: '#v-0', changed }
  }

  it('is changed to a whole one within its bounds; of any other the bounds are said', async () => {
    const { page, box, changed } = await field()
    for (const text of ['', '0', '10', '-1', '2.5', '1e0', 'x']) {
      await page.type(box, text)
      expect([text, /1\b.*9/.test(page.text())]).toEqual([text, true])
    }
    expect(changed).not.toHaveBeenCalled()
    for (const text of ['1', '9']) {
      await page.type(box, text)
      expect(page.text()).toBe('Copies')
    }
    expect(changed.mock.calls).toEqual([[1], [9]])
  })

  it('is the deck’s again where its field is left with one that cannot be', async () => {
    const { page, box } = await field()
    await page.type(box, '10')
    await page.leave(box)
    expect([page.value(box), page.text()]).toEqual(['3', 'Copies'])
  })
})

function useAvatar(): object {
  const [seat] = partyOf(1).seats
  return seat?.who === 'person' ? { ...seat.avatar } : {}
}
