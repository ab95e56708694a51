// @vitest-environment page
/** What comes after a match: whether it was dealt fairly, the tournament around it, and watching it again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ref } from 'vue'
import type { HallConnection, OutgoingHallMessage } from '../../../src-renderer/connection/connection'
import type { Finding } from '../../../src-renderer/fair/witness'
import { mascaradeUi } from '../../../src-renderer/games/mascarade/ui'
import HallScreen from '../../../src-renderer/hall/HallScreen.vue'
import HallWall from '../../../src-renderer/hall/HallWall.vue'
import PlanOptions from '../../../src-renderer/hall/PlanOptions.vue'
import { useHall } from '../../../src-renderer/hall/store'
import TournamentPanel from '../../../src-renderer/hall/TournamentPanel.vue'
import FigureTable from '../../../src-renderer/history/FigureTable.vue'
import HistoryScreen from '../../../src-renderer/history/HistoryScreen.vue'
import { useMatchHistory } from '../../../src-renderer/history/matchHistory'
import ReplayControls from '../../../src-renderer/replay/ReplayControls.vue'
import type { Turn } from '../../../src-renderer/replay/turns'
import FairChip from '../../../src-renderer/result/FairChip.vue'
import FairVerdict from '../../../src-renderer/result/FairVerdict.vue'
import { useFair } from '../../../src-renderer/store/fair'
import { useTable } from '../../../src-renderer/store/table'
import { MAX_RECORD_TEXT } from '../../../src-shared/record'
import { frameOf, partyOf } from '../kit'
import { drawn, freshStores, notingHost, settled, type DrawnPage, type NotingHost } from './page'

let host: NotingHost, inHall: OutgoingHallMessage[]
beforeEach(() => {
  freshStores()
  host = notingHost()
  inHall = []
  useTable().join(host.connection)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('whether a match was dealt fairly', () => {
  const seats = ['Anna', 'Boris', 'Carla'].map((name, i) => ({ who: 'person', name, person: `p${i}` }))
  const hand = (seat: number) => ({ seat, number: '', commit: '' })
  function verdict(fair: object | null, more: Partial<Finding> = {}): Promise<DrawnPage> {
    useTable().onUpdate(frameOf(null, { party: partyOf(3, { host: 'p0' }) }))
    const record = { id: 'm', game: 'mascarade', seats, ...(fair ? { fair } : {}) }
    useFair().finding = {
      record,
      seen: true,
      verdict: { is: 'fair', frames: 9 },
      all: [],
      ...more,
    } as unknown as Finding
    return drawn(FairVerdict)
  }

  it('is told with who gave a number, and whose page gave none: the host has one of its own', async () => {
    const page = await verdict({ fixed: false, hands: [hand(0), hand(1)], restarts: [] })
    expect(page.text()).toContain('Carla')
    expect(page.text()).not.toMatch(/Boris|Anna/)
    expect(page.text()).toContain('Besides the host, 1 person shared in the shuffle.')
    const unseen = await verdict({ fixed: false, hands: [hand(1), hand(2)], restarts: [] })
    expect(unseen.text()).not.toMatch(/Anna|Boris|Carla/)
    expect(unseen.text()).toContain('Besides the host, 2 people shared in the shuffle.')
    const all = await verdict({ fixed: false, hands: [hand(0), hand(1), hand(2)], restarts: ['Boris'] })
    expect(all.text()).toContain('Boris')
    expect(all.text()).not.toContain('Carla')
    // Where the shuffle was fixed, nobody gave a number.
    expect((await verdict({ fixed: true, hands: [], restarts: [] })).text()).not.toMatch(/Anna|Boris|Carla/)
  })

  it('is said in two words beside the winner: one difference that somebody found outweighs all else', async () => {
    const chip = async (more: Partial<Finding>): Promise<string> => {
      await verdict(null, more)
      return (await drawn(FairChip)).text()
    }
    const differs = { person: 'p1', name: 'Boris', verdict: { is: 'differs', difference: { what: 'key' } } }
    const fair = { person: 'p2', name: 'Carla', verdict: { is: 'fair', frames: 3 } }
    expect(await chip({ all: [fair] as never })).toBe('dealt fairly')
    expect(await chip({ all: [fair, differs] as never })).toBe('not as promised')
    expect(await chip({ verdict: null })).toBe('')
    expect(await chip({ verdict: { is: 'fixed' } })).toBe('')
  })

  it('is being checked until it is, and says what the others found', async () => {
    const checking = (await verdict(null, { verdict: null })).text()
    expect((await verdict(null)).text()).not.toBe(checking)
    const said = [
      { person: 'p1', name: 'Boris', verdict: { is: 'fair', frames: 3 } },
      { person: 'p2', name: 'Carla', verdict: { is: 'unchecked', obstacle: { why: 'damaged' } } },
    ]
    const all = await verdict(null, { all: said as never })
    expect(all.parts().filter(part => part === 'fair-said')).toHaveLength(2)
    expect(all.text()).toMatch(/Boris.*Carla/)
  })
})

const table = (more: object = {}) => ({
  number: 1,
  at: 'a',
  state: 'waiting',
  seats: [
    { person: 'p0', name: 'Anna', by: 'person' },
    { person: 'p1', name: 'Boris', by: 'person' },
  ],
  ...more,
})
const line = (person: string, here = true) => ({
  ...{ person, name: person, here, place: 1, points: 0, wins: 0, opponents: 0, matches: 0, byes: 0 },
})
const base = {
  phase: 'round',
  form: 'rounds',
  points: 'place',
  round: 1,
  rounds: 3,
  open: true,
  drawing: false,
  ends: null,
}

describe('a tournament', () => {
  function panel(more: object = {}): Promise<DrawnPage> {
    const hall: HallConnection = {
      send: message => {
        inHall.push(message)
        return Promise.resolve(null)
      },
      onMessage: () => undefined,
    }
    useHall().connect({ ...host.connection, hall })
    const tournament = { ...base, byes: [], tables: [table()], standings: [line('p0'), line('p1')], ...more }
    return drawn(TournamentPanel, { view: { you: { id: 'p0', organizer: false } }, tournament, now: 60_000 })
  }

  it('leads who plays in this round to their table, and nobody once it is played or between the rounds', async () => {
    const page = await panel()
    await page.press('go-to-table')
    expect(inHall).toEqual([{ kind: 'enterTable', table: 'a', watch: false }])
    expect((await panel({ tables: [table({ state: 'over' })] })).has('your-table')).toBe(false)
    expect((await panel({ phase: 'pause' })).has('your-table')).toBe(false)
    const played = table({ seats: [{ person: 'p0', name: 'Anna', by: 'bot' }] })
    expect((await panel({ tables: [played] })).has('your-table')).toBe(false)
  })

  it('is entered while it is open, or again by who has left; and left once they are sure', async () => {
    await (await panel({ standings: [line('p1')] })).press('enter-tournament')
    expect(inHall).toEqual([{ kind: 'enterTournament' }])
    expect((await panel({ open: false, standings: [line('p1')] })).has('enter-tournament')).toBe(false)
    expect((await panel({ open: false, standings: [line('p0', false)] })).has('enter-tournament')).toBe(true)
    expect((await panel({ phase: 'over', standings: [line('p0', false)] })).has('enter-tournament')).toBe(false)
    const page = await panel()
    expect(page.has('enter-tournament')).toBe(false)
    await page.press('leave-tournament')
    expect(inHall).toHaveLength(1)
    await page.press('sure')
    expect(inHall.at(-1)).toEqual({ kind: 'leaveTournament' })
    expect((await panel({ phase: 'over' })).has('leave-tournament')).toBe(false)
  })

  it('says what has set equal players apart, and of those whom their points set apart nothing', async () => {
    const text = async (by: string): Promise<string> =>
      (
        await panel({
          standings: [
            { ...line('p0'), apartBy: null },
            { ...line('p1'), apartBy: by },
          ],
        })
      ).text()
    expect(await text('wins')).toContain('by wins')
    expect(await text('points')).not.toContain('by points')
  })

  it('says for how many minutes its round goes on, and never fewer than none', async () => {
    expect((await panel({ ends: 60_000 + 90_000 })).text()).toMatch(/\b2\b/)
    expect((await panel({ ends: 0 })).text()).not.toMatch(/-1/)
  })

  it('says whether the seats were drawn as they should be', async () => {
    expect((await panel()).has('draw-check')).toBe(false)
    useHall().drawChecked = true
    const fine = (await panel()).text()
    useHall().drawChecked = false
    expect((await panel()).text()).not.toBe(fine)
  })

  it('is planned with rules of each kind, as they are printed at first', async () => {
    const changed = vi.fn()
    const options = { challenge: 'sealed' }
    const page = await drawn(PlanOptions, { ui: mascaradeUi, game: 'mascarade', options, onChange: changed })
    expect([page.picked('option challenge'), page.picked('option lookTime')]).toEqual([1, 2])
    await page.pick('option challenge', 0)
    await page.pick('option notes', 0)
    await page.pick('option lookTime', 4)
    expect(changed.mock.calls).toEqual([
      ['challenge', 'inTurn'],
      ['notes', true],
      ['lookTime', 5],
    ])
    expect(page.has('option characters')).toBe(false)
  })
})

describe('a hall', () => {
  const card = (id: string) => ({
    ...{ id, listing: 'open', name: `Table ${id}`, game: 'mascarade', phase: 'lobby', free: 2, watchers: 0 },
    ...{ locked: false, doors: 'open', players: [] },
  })
  const view = (more: object = {}) => ({
    ...{ kind: 'hall', now: 0, here: 3, tables: [card('a')], openers: 'everybody', games: ['mascarade'], invite: [] },
    ...{ you: { id: 'p0', name: 'Anna', avatar: { face: 'fox', colour: 'sky' }, seats: [], organizer: false } },
    ...more,
  })
  it('lets everybody open tables, or its organizer alone', async () => {
    const mayOpen = async (openers: string, organizer: boolean): Promise<boolean> => {
      const { you } = view()
      useHall().view = view({ openers, you: { ...you, organizer } }) as never
      const page = await drawn(HallScreen)
      const has = page.has('open-table')
      page.close()
      return has
    }
    expect(await mayOpen('everybody', false)).toBe(true)
    expect(await mayOpen('organizer', false)).toBe(false)
    expect(await mayOpen('organizer', true)).toBe(true)
  })

  beforeEach(() => {
    // A wall that may be scrolled is drawn in its whole size.
    vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => 'yes' }))
  })

  it('shows on the wall where to sit while a round is played, and its tables at any other time', async () => {
    const wall = async (phase: string | null): Promise<boolean[]> => {
      const standings = [{ ...line('p0'), apartBy: null }]
      const tournament = phase === null ? null : { ...base, phase, tables: [table()], standings, byes: [] }
      useHall().view = view({ tournament }) as never
      const page = await drawn(HallWall)
      const has = ['card', 'seating'].map(page.has)
      page.close()
      return has
    }
    expect([await wall(null), await wall('pause'), await wall('round')]).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ])
  })
})

describe('the history', () => {
  it('reads the same file again once it was mended, and says of one that is too long or cannot be read', async () => {
    const page = await drawn(HistoryScreen)
    const load = vi.fn()
    useMatchHistory().load = load
    const file = (text: string | null, size = 10) => ({
      size,
      text: () => (text === null ? Promise.reject(new Error('gone')) : Promise.resolve(text)),
    })
    await page.give('record-file', [file('{}')])
    expect([load.mock.calls, page.value('record-file')]).toEqual([[['{}']], ''])
    await page.give('record-file', [file('{}', MAX_RECORD_TEXT * 3 + 1)])
    const long = page.text()
    await page.give('record-file', [file(null)])
    expect([load.mock.calls.length, page.text() === long]).toEqual([1, false])
    await page.give('record-file', [file('{}', MAX_RECORD_TEXT * 3)])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('has figures that are sorted by names and games from A, by numbers from the largest, and the other way next', async () => {
    const tally = (name: string, game: string, matches: number) => ({
      ...{ person: name, name, game, matches, wins: matches, last: 0, longest: 0 },
    })
    useMatchHistory().tallies = [tally('Carla', 'tales', 1), tally('Anna', 'castle', 2), tally('Boris', 'mascarade', 3)]
    const page = await drawn(FigureTable, { game: null })
    const sorted = async (column: string): Promise<string> => {
      await page.press(`sort-${column}`)
      return [...page.text().matchAll(/Anna|Boris|Carla/g)].map(([[first]]) => first).join('')
    }
    expect(await sorted('name')).toBe('ABC')
    expect(await sorted('name')).toBe('CBA')
    expect(await sorted('matches')).toBe('BAC')
    expect(await sorted('favourite')).toBe('ACB')
  })
})

describe('a match that is watched again', () => {
  const turn = (step: number): Turn => ({ step, match: { id: '', events: [], view: { open: { steps: [] } } } as never })
  async function controls(at: number, last = 9) {
    const step = ref(at),
      playing = ref(true),
      speed = ref(1)
    const go = vi.fn((to: number) => {
      step.value = to
    })
    const toggle = vi.fn()
    const replay = { step, playing, speed, last, go, toggle, perspective: ref('all') }
    const ui = { ...mascaradeUi, turnOf: () => null, progress: () => 'Turn' }
    const page = await drawn(ReplayControls, { replay, ui, turns: [0, 3, 6].map(turn) })
    return { page, step, playing, speed, go, toggle }
  }

  it('goes by steps and to its ends, and stands still from then on', async () => {
    const { page, step, playing } = await controls(4)
    const to = async (name: string): Promise<number> => {
      await page.press(name)
      return step.value
    }
    expect(await to('replay-forward')).toBe(5)
    expect(playing.value).toBe(false)
    expect([await to('replay-back'), await to('replay-last'), await to('replay-first')]).toEqual([4, 9, 0])
  })

  it('goes no further than its ends', async () => {
    const { page, go } = await controls(0)
    for (const name of ['replay-back', 'replay-first']) await page.press(name)
    expect(go).not.toHaveBeenCalled()
    const end = await controls(9)
    for (const name of ['replay-forward', 'replay-last']) await end.page.press(name)
    expect(end.go).not.toHaveBeenCalled()
  })

  describe('by keys', () => {
    let press: (key: string, more?: object) => void
    class Field {
      readonly tag = 'input'
    }
    class Button {
      readonly tag = 'button'
    }
    beforeEach(() => {
      const acts = new Set<(event: object) => void>()
      press = (key, more = {}) => {
        for (const act of acts) act({ key, target: null, preventDefault: () => undefined, ...more })
      }
      Object.assign(window, { addEventListener: (_: string, act: (event: object) => void) => acts.add(act) })
      for (const kind of ['HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement']) vi.stubGlobal(kind, Field)
      vi.stubGlobal('HTMLButtonElement', Button)
    })

    it('goes by steps, and by turns: back to the start of this one first, then to the one before', async () => {
      const { step, playing } = await controls(4)
      const to = (key: string): number => {
        press(key)
        return step.value
      }
      expect(['PageUp', 'PageUp', 'PageUp'].map(to)).toEqual([3, 0, 0])
      expect(playing.value).toBe(false)
      expect(['PageDown', 'PageDown', 'PageDown'].map(to)).toEqual([3, 6, 9])
      expect(['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].map(to)).toEqual([8, 7, 8, 0, 9])
      // From the middle of a turn it goes on to the next, as from its start.
      step.value = 4
      expect(to('PageDown')).toBe(6)
    })

    it('is played and stopped, but by a button that has the focus: that one is pressed itself', async () => {
      const { toggle } = await controls(4)
      press(' ')
      expect(toggle).toHaveBeenCalledOnce()
      press(' ', { target: new Button() })
      expect(toggle).toHaveBeenCalledOnce()
    })

    it('stays where it is while somebody writes, reads a dialog, or means another program', async () => {
      const { go, step } = await controls(4)
      press('ArrowLeft', { target: new Field() })
      for (const held of ['ctrlKey', 'metaKey', 'altKey']) press('ArrowLeft', { [held]: true })
      press('toString')
      Object.assign(document, { querySelector: () => ({}) })
      press('ArrowLeft')
      expect(go).not.toHaveBeenCalled()
      Object.assign(document, { querySelector: () => null })
      press('ArrowLeft', { target: new Button() })
      expect(step.value).toBe(3)
    })
  })

  it('plays at the speed that is chosen, and from where the slider is put', async () => {
    const { page, speed, step, toggle } = await controls(2)
    await page.press('replay-play')
    expect(toggle).toHaveBeenCalledOnce()
    await page.choose('replay-speed', '4')
    expect(speed.value).toBe(4)
    await page.type('replay-slider', '7')
    await settled()
    expect(step.value).toBe(7)
  })
})
