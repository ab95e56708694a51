// @vitest-environment page
/** What people do with each other's seats: each press sends what it says, to the host, and nothing else. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Component } from 'vue'
import AwayBar from '../../../src-renderer/people/AwayBar.vue'
import BackBox from '../../../src-renderer/people/BackBox.vue'
import DeviceDialog from '../../../src-renderer/people/DeviceDialog.vue'
import OfficeBox from '../../../src-renderer/people/OfficeBox.vue'
import RemovedList from '../../../src-renderer/people/RemovedList.vue'
import RequestCards from '../../../src-renderer/people/RequestCards.vue'
import SeatOffer from '../../../src-renderer/people/SeatOffer.vue'
import UndoCard from '../../../src-renderer/people/UndoCard.vue'
import WatcherNote from '../../../src-renderer/people/WatcherNote.vue'
import WishCard from '../../../src-renderer/people/WishCard.vue'
import { useTable } from '../../../src-renderer/store/table'
import PeopleDialog from '../../../src-renderer/table/PeopleDialog.vue'
import UndoButton from '../../../src-renderer/table/UndoButton.vue'
import type { PartyView, SeatView, StateUpdate } from '../../../src-shared/wire'
import { frameOf, matchPart, partyOf, person } from '../kit'
import { drawn, freshStores, notingHost, settled, type DrawnPage, type NotingHost } from './page'

let host: NotingHost
beforeEach(() => {
  freshStores()
  host = notingHost()
  useTable().join(host.connection)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const bot: SeatView = { who: 'bot', name: 'Pierrot' }
const guest: PartyView['you'] = { id: 'p0', seat: 0, host: false, looksOn: false }
const watcher = (i: number, more: object = {}) => ({ id: `p${i}`, name: `Guest ${i}`, here: true, ...more })

function shown(part: Component, party: Partial<PartyView>, props: object = {}, more: Partial<StateUpdate> = {}) {
  useTable().onUpdate(frameOf(null, { party: partyOf(3, party), ...more }))
  return drawn(part, props)
}

describe('the office of the host', () => {
  it('is handed over by the owner to somebody who is here, and to nobody by closing the list', async () => {
    const page = await shown(OfficeBox, { seats: [person(0), person(1), person(2, false)] })
    expect(page.text()).toContain('Boris')
    expect(page.text()).not.toMatch(/Anna|Carla/)
    await page.choose('hand-over', '')
    expect(host.sent).toEqual([])
    await page.choose('hand-over', 'p1')
    expect(host.sent).toEqual([{ kind: 'handOver', person: 'p1' }])
    // The list is as before, so that the same name can be chosen again.
    expect(page.value('hand-over')).toBe('')
  })

  it('is taken back from the deputy, who is named', async () => {
    const page = await shown(OfficeBox, { host: 'p1', you: guest })
    expect(page.text()).toContain('Boris')
    await page.press('take-office')
    expect(host.sent).toEqual([{ kind: 'takeOffice' }])
  })

  it('can be handed to nobody where nobody else is here', async () => {
    expect((await shown(OfficeBox, { seats: [person(0), bot] })).parts()).toEqual([])
  })
})

describe('a link for another device', () => {
  it('is asked for as often as one is wanted: an earlier one is not shown, nor one whose time is over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    const table = useTable()
    table.link = { code: 'earlier', left: 300_000, until: 300_999 }
    const page = await shown(DeviceDialog, { invite: ['http://10.9.9.9:26262/'] })
    expect([host.sent, page.has('device-link')]).toEqual([[{ kind: 'link' }], false])
    table.link = { code: 'present', left: 300_000, until: 301_000 }
    await settled()
    expect(page.text()).toContain('present')
    now.mockReturnValue(300_999)
    vi.advanceTimersByTime(250)
    await settled()
    expect(page.has('device-link')).toBe(true)
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } })
    await page.press('device-copy')
    expect(page.has('Copied')).toBe(true)
    now.mockReturnValue(301_000)
    vi.advanceTimersByTime(250)
    await settled()
    expect(page.text()).not.toContain('present')
    await page.press('device-new')
    expect([host.sent.length, page.has('device-new')]).toEqual([2, false])
    // Of the new one nobody has copied anything yet.
    table.link = { code: 'newer', left: 300_000, until: 601_000 }
    await settled()
    expect(page.has('Copy')).toBe(true)
    page.close()
    now.mockRestore()
    vi.useRealTimers()
  })
})

describe('a seat without a person', () => {
  const spectators = [watcher(7), watcher(8, { here: false }), watcher(9, { screen: true })]

  it('is offered to a spectator who is here: neither to a screen nor to somebody who has gone', async () => {
    const page = await shown(SeatOffer, { seats: [person(0), bot], spectators }, { seat: 1 })
    expect(page.text()).toContain('Guest 7')
    expect(page.text()).not.toMatch(/Guest [89]/)
    await page.choose('give', '')
    await page.choose('give', 'p7')
    expect(host.sent).toEqual([{ kind: 'offer', seat: 1, person: 'p7' }])
  })

  it('whose offer stands can be withdrawn, and is offered to no second', async () => {
    const offers = [{ seat: 1, person: 'p7' }]
    const page = await shown(SeatOffer, { seats: [person(0), bot], spectators, offers }, { seat: 1 })
    expect(page.has('give')).toBe(false)
    expect(page.text()).toContain('Guest 7')
    await page.press('withdraw')
    expect(host.sent).toEqual([{ kind: 'offer', seat: 1, person: null }])
  })

  it('can be offered to nobody where nobody watches', async () => {
    const page = await shown(SeatOffer, { seats: [person(0), bot] }, { seat: 1 })
    expect(page.parts()).toEqual([])
    expect(page.text()).not.toBe('')
  })
})

describe('a wish for a seat', () => {
  const wished = (party: Partial<PartyView>): Promise<DrawnPage> =>
    shown(WishCard, { spectators: [watcher(7)], ...party }, { person: 'p7' })

  it('in the lobby is granted or not', async () => {
    const page = await wished({ phase: 'lobby' })
    expect(page.parts()).toEqual(['wished', 'wish-no', 'wish-now'])
    await page.press('wish-now')
    await page.press('wish-no')
    expect(host.sent).toEqual([
      { kind: 'grant', person: 'p7', yes: true },
      { kind: 'grant', person: 'p7', yes: false },
    ])
  })

  it('in a match is granted for the next one, or at once in place of the last bot or whom the host chooses', async () => {
    const page = await wished({ seats: [person(0), bot, person(2, false), { ...bot, name: 'Harlequin' }] })
    await page.press('wish-next')
    await page.press('wish-now')
    await page.choose('wish-seat', '2')
    await page.press('wish-now')
    expect(host.sent).toEqual([
      { kind: 'grant', person: 'p7', yes: true },
      { kind: 'grant', person: 'p7', yes: true, seat: 3 },
      { kind: 'grant', person: 'p7', yes: true, seat: 2 },
    ])
    expect(page.text()).toMatch(/Carla/)
  })

  it('whose chosen seat is taken meanwhile goes to one that is still free', async () => {
    const seats = [person(0), bot, { ...bot, name: 'Harlequin' }]
    const page = await wished({ seats })
    await page.choose('wish-seat', '1')
    useTable().onUpdate(frameOf(null, { party: partyOf(3, { seats: [person(0), person(1), ...seats.slice(2)] }) }))
    await page.press('wish-now')
    expect(host.sent).toEqual([{ kind: 'grant', person: 'p7', yes: true, seat: 2 }])
  })

  it('has no seat at once where people play at all of them', async () => {
    expect((await wished({})).parts()).toEqual(['wished', 'wish-no', 'wish-next'])
  })
})

describe('requests', () => {
  it('of a seat that is offered are answered with that seat', async () => {
    const offers = [
      { seat: 1, person: 'p9' },
      { seat: 2, person: 'p0' },
    ]
    const page = await shown(RequestCards, { offers, you: { ...guest, seat: null } })
    await page.press('take')
    await page.press('decline')
    expect(host.sent).toEqual([
      { kind: 'offered', seat: 2, take: true },
      { kind: 'offered', seat: 2, take: false },
    ])
  })

  it('of who somebody is are answered about who asks', async () => {
    const page = await shown(RequestCards, { claims: [{ by: 'p1', person: 'p2', asked: ['p0'] }] })
    await page.press('admit')
    await page.press('reject')
    expect(host.sent).toEqual([
      { kind: 'admit', person: 'p1', yes: true },
      { kind: 'admit', person: 'p1', yes: false },
    ])
  })

  it('of spectators are the two that came first, and none that is granted for the next match already', async () => {
    const spectators = [5, 6, 7, 8].map(i => watcher(i))
    const wishes = [{ person: 'p5', next: true }, ...['p6', 'p7', 'p8'].map(one => ({ person: one, next: false }))]
    const page = await shown(RequestCards, { spectators, wishes })
    expect(page.text().match(/Guest \d/g)).toEqual(['Guest 6', 'Guest 7'])
    expect((await shown(RequestCards, { spectators, wishes, you: guest })).parts()).toEqual([])
  })
})

describe('somebody who is away', () => {
  const seats = [person(0), person(1, false), { ...person(2, false), sitIn: true }]

  it('gets a bot at their own seat, unless one plays there', async () => {
    const page = await shown(AwayBar, { seats })
    expect(page.parts().filter(name => name === 'sit-in')).toHaveLength(1)
    await page.press('sit-in')
    expect(host.sent).toEqual([{ kind: 'sitIn', seat: 1 }])
  })

  it('says who they are, and takes it back', async () => {
    const you = { ...guest, id: 'p9', seat: null }
    const page = await shown(BackBox, { seats, you })
    const [claim = ''] = page.parts().filter(name => name !== 'was-here')
    await page.press(claim)
    expect(host.sent).toEqual([{ kind: 'claim', person: 'p1' }])
    const waits = await shown(BackBox, { seats, you, claims: [{ by: 'p9', person: 'p1', asked: [] }] })
    expect(waits.text()).toContain('Boris')
    await waits.press('claim-none')
    expect(host.sent.at(-1)).toEqual({ kind: 'claim', person: null })
    const given = await shown(BackBox, { seats, you, claims: [{ by: 'p9', seat: 1, asked: [] }] })
    expect(given.text()).toContain('take over Boris’s seat')
    // Another's claim is not this person's.
    expect(
      (await shown(BackBox, { seats, you, claims: [{ by: 'p8', person: 'p1', asked: [] }] })).has('claim-waits'),
    ).toBe(false)
  })
})

it('who was sent away is let in again by the host, each by their own button', async () => {
  const removed = [watcher(7), watcher(8)].map(({ id, name }) => ({ id, name }))
  const page = await shown(RemovedList, { door: { locked: false, removed } as never })
  await page.press('readmit', 1)
  expect(host.sent).toEqual([{ kind: 'readmit', person: 'p8' }])
  expect((await shown(RemovedList, { door: { locked: false, removed: [] } as never })).parts()).toEqual([])
})

it('who plays is told who watches: people who are here, no screens', async () => {
  const spectators = [watcher(7), watcher(8, { here: false }), watcher(9, { screen: true })]
  const page = await shown(WatcherNote, { spectators })
  expect(page.text()).toMatch(/^1 .*Guest 7/)
  expect(page.text()).not.toMatch(/Guest [89]/)
  expect((await shown(WatcherNote, { spectators: spectators.slice(1) })).parts()).toEqual([])
})

describe('an answer that is taken back', () => {
  const part = matchPart('m')
  const match = {
    ...part,
    view: { ...part.view, own: { seat: 0, asks: [], seen: [], sealed: null, private: null } },
  }
  const undone = (component: Component, undo: StateUpdate['undo']): Promise<DrawnPage> =>
    shown(component, {}, {}, { match, ...(undo ? { undo } : {}) })

  it('is asked of those who have not agreed yet', async () => {
    const page = await undone(UndoCard, { asked: { by: 1, waiting: [0, 2] } } as never)
    expect(page.text()).toContain('Boris')
    await page.press('undo-yes')
    await page.press('undo-no')
    expect(host.sent).toEqual([
      { kind: 'undoReply', yes: true },
      { kind: 'undoReply', yes: false },
    ])
    expect((await undone(UndoCard, { asked: { by: 1, waiting: [2] } } as never)).parts()).toEqual([])
  })

  it('can be asked for, and the request be withdrawn by who has made it alone', async () => {
    const can = await undone(UndoButton, { can: '4/turn/0' } as never)
    expect(can.parts()).toEqual(['undo'])
    await can.press('undo')
    expect(host.sent).toEqual([{ kind: 'undo', ask: '4/turn/0' }])
    const mine = await undone(UndoButton, { asked: { by: 0, waiting: [1, 2] } } as never)
    expect(mine.text()).toMatch(/Boris and Carla/)
    await mine.press('undo-back')
    expect(host.sent.at(-1)).toEqual({ kind: 'undoReply', yes: false })
    const others = await undone(UndoButton, { asked: { by: 1, waiting: [2] } } as never)
    expect(others.parts()).toEqual(['undo-waits'])
    expect((await undone(UndoButton, { asked: { by: 1, waiting: [0] } } as never)).parts()).toEqual([])
  })
})

describe('the list of people', () => {
  const seats = [person(0), person(1, false), bot, person(2)]

  it('sends away whom the host has named, once they are sure, and nobody when they are not', async () => {
    const page = await shown(PeopleDialog, { seats, owner: 'p2' })
    // Neither the host, nor a bot, nor the owner.
    expect(page.parts().filter(name => name === 'kick')).toHaveLength(1)
    await page.press('kick')
    expect(host.sent).toEqual([])
    await page.press('sure')
    expect(host.sent).toEqual([{ kind: 'kick', person: 'p1' }])
    expect(page.has('sure')).toBe(false)
  })

  it('puts in a bot for somebody who is away in a match, at their seat', async () => {
    const page = await shown(PeopleDialog, { seats })
    expect(page.parts().filter(name => name === 'people-sit-in')).toHaveLength(1)
    await page.press('people-sit-in')
    expect(host.sent).toEqual([{ kind: 'sitIn', seat: 1 }])
    expect((await shown(PeopleDialog, { seats, phase: 'result' })).has('people-sit-in')).toBe(false)
    expect((await shown(PeopleDialog, { seats, you: guest })).has('people-sit-in')).toBe(false)
    const playedFor = seats.map(one => (one.who === 'person' ? { ...one, sitIn: !one.here } : one))
    expect((await shown(PeopleDialog, { seats: playedFor })).has('people-sit-in')).toBe(false)
  })

  it('has the office for the owner alone', async () => {
    expect((await shown(PeopleDialog, { seats, owner: 'p0' })).has('office')).toBe(true)
    expect((await shown(PeopleDialog, { seats, owner: 'p2' })).has('office')).toBe(false)
  })
})
