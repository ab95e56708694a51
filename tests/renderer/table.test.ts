/** The table store: the latest update, the log, the answer on its way; and clocks that count down here. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connection, ConnectionState, OutgoingMessage } from '../../src-renderer/connection/connection'
import { clockOf, runningClock, seconds } from '../../src-renderer/store/clock'
import { appendUpdate, MAX_LOG_EVENTS, EMPTY_LOG } from '../../src-renderer/store/log'
import { localTable, useTable } from '../../src-renderer/store/table'
import type { Json, Refusal, SeatAsk } from '../../src-shared/kernel'
import type { StateUpdate, MatchPart } from '../../src-shared/wire'
import { frameOf, matchPart, partyOf } from './kit'

const event = (n: number) => ({ event: { kind: 'turn', number: n } })

describe('a table without a host', () => {
  it("has no deal to verify: the live table's verification goes on", () => {
    setActivePinia(createPinia())
    const asked: string[] = []
    const feed = (name: string): Connection => ({
      send: () => Promise.resolve(null),
      onFairDeal: () => {
        asked.push(name)
      },
      onUpdate: () => undefined,
      onState: () => undefined,
      onDeck: () => undefined,
      onLink: () => undefined,
      onHistory: () => undefined,
      onChat: () => undefined,
      retry: () => undefined,
      close: () => undefined,
    })
    useTable().join(feed('live'))
    localTable().join(feed('watched again'))
    expect(asked).toEqual(['live'])
  })
})

describe('the log', () => {
  it('grows in the order of the events', () => {
    const one = appendUpdate(EMPTY_LOG, frameOf(matchPart('m', [event(1), event(2)])))
    const two = appendUpdate(one, frameOf(matchPart('m', [event(3)])))
    expect(two.events.map(line => line.event)).toEqual([event(1), event(2), event(3)])
    expect(two.fresh).toBe(1)
    // Somebody comes or goes: no event, and the last ones stay fresh; in another match there are none.
    expect(appendUpdate(two, frameOf(matchPart('m'))).fresh).toBe(1)
    expect(appendUpdate(two, frameOf(matchPart('n'))).fresh).toBe(0)
    expect(new Set(two.events.map(line => line.n)).size).toBe(3)
  })

  it('is replaced on arrival, and then not read aloud', () => {
    const before = appendUpdate(EMPTY_LOG, frameOf(matchPart('m', [event(1)])))
    const after = appendUpdate(before, frameOf(matchPart('m'), { log: [event(5), event(6)] }))
    expect(after.events.map(line => line.event)).toEqual([event(5), event(6)])
    expect(after.fresh).toBe(0)
  })

  it('starts over with another match, and is empty without one', () => {
    const before = appendUpdate(EMPTY_LOG, frameOf(matchPart('m', [event(1)])))
    expect(appendUpdate(before, frameOf(matchPart('n', [event(2)]))).events.map(line => line.event)).toEqual([event(2)])
    expect(appendUpdate(before, frameOf(null))).toEqual(EMPTY_LOG)
  })

  it('knows which events are old: those of an arrival, and those of another match', () => {
    const before = appendUpdate(EMPTY_LOG, frameOf(matchPart('m', [event(1)])))
    expect(before.old).toBe(0)
    expect(appendUpdate(before, frameOf(matchPart('m', [event(2)]))).old).toBe(0)
    // An update without events makes nothing old.
    expect(appendUpdate(before, frameOf(matchPart('m'))).old).toBe(0)
    const arrived = appendUpdate(before, frameOf(matchPart('m'), { log: [event(5), event(6)] }))
    expect(arrived.old).toBe(arrived.events.at(-1)?.n)
    const other = appendUpdate(before, frameOf(matchPart('n', [event(2)])))
    expect(other.events.map(({ n }) => n > other.old)).toEqual([true])
  })

  it('goes on with its numbers where an arrival repeats its last events, and knows when the visit began', () => {
    const before = appendUpdate(EMPTY_LOG, frameOf(matchPart('m', [event(1), event(2), event(3)])))
    expect(before.visit).toBe(0)
    const again = appendUpdate(before, frameOf(matchPart('m'), { log: [event(2), event(3), event(4)] }))
    expect(again.events.map(({ n }) => n)).toEqual([2, 3, 4])
    expect(again.visit).toBe(0)
    // What was missed meanwhile is new to whoever is told of it: it is read aloud.
    expect(again.events.filter(({ n }) => n > again.old).map(({ n }) => n)).toEqual([2, 3, 4])
    // Whoever comes to a match that is under way has missed nothing: all of it is from before.
    const late = appendUpdate(EMPTY_LOG, frameOf(matchPart('m'), { log: [event(1), event(2)] }))
    expect(late.visit).toBe(2)
    expect(appendUpdate(late, frameOf(matchPart('m', [event(3)]))).visit).toBe(2)
    // A gap longer than the log that arrives: nothing in it is known.
    const gap = appendUpdate(before, frameOf(matchPart('m'), { log: [event(8), event(9)] }))
    expect(gap.visit).toBe(gap.events.at(-1)?.n)
    expect(appendUpdate(before, frameOf(matchPart('n', [event(1)]))).visit).toBe(3)
  })

  it('takes events for known in their order only: the same ones in another order are new', () => {
    const before = appendUpdate(EMPTY_LOG, frameOf(matchPart('m', [event(1), event(2)])))
    const after = appendUpdate(before, frameOf(matchPart('m'), { log: [event(2), event(1), event(3)] }))
    expect(after.events.map(({ n }) => n)).toEqual([2, 3, 4])
  })

  it('keeps the last events only', () => {
    let story = EMPTY_LOG
    for (let i = 0; i < MAX_LOG_EVENTS + 50; i++) story = appendUpdate(story, frameOf(matchPart('m', [event(i)])))
    expect(story.events).toHaveLength(200)
    expect(story.events.at(-1)?.event).toEqual(event(MAX_LOG_EVENTS + 49))
  })

  it('keeps as many as came on arrival, however many they were, while the match goes on', () => {
    const all = Array.from({ length: MAX_LOG_EVENTS + 50 }, (_, i) => event(i))
    const arrived = appendUpdate(EMPTY_LOG, frameOf(matchPart('m'), { log: all }))
    expect(arrived.events).toHaveLength(MAX_LOG_EVENTS + 50)
    const after = appendUpdate(arrived, frameOf(matchPart('m', [event(999)])))
    expect([after.events.length, after.events[0]?.event]).toEqual([MAX_LOG_EVENTS + 50, event(1)])
  })
})

describe('a clock', () => {
  const clock = { seat: 2, key: 'turn', left: 30_000, of: 60_000 }

  it('runs down from the arrival of its update', () => {
    expect(runningClock(clock, 1000, 1000, false)).toEqual({ left: 30_000, share: 0.5, warns: false })
    expect(runningClock(clock, 1000, 16_000, false)).toEqual({ left: 15_000, share: 0.25, warns: false })
    expect(runningClock(clock, 1000, 99_000, false)).toEqual({ left: 0, share: 0, warns: true })
  })

  it('warns in its last ten seconds, a short one in its last third', () => {
    expect(runningClock(clock, 0, 20_001, false).warns).toBe(true)
    const short = { ...clock, left: 15_000, of: 15_000 }
    expect(runningClock(short, 0, 9_000, false).warns).toBe(false)
    expect(runningClock(short, 0, 10_500, false).warns).toBe(true)
  })

  it('stands still while the table is paused', () => {
    expect(runningClock(clock, 1000, 50_000, true).left).toBe(30_000)
  })

  it('never shows less than nothing, nor more than its whole time', () => {
    const clock = { seat: 1, key: 'turn', left: 9000, of: 6000 }
    expect(runningClock(clock, 100, 0, false)).toMatchObject({ left: 9000, share: 1 })
    expect(runningClock(clock, 0, 60_000, false)).toMatchObject({ left: 0, share: 0 })
    expect(runningClock({ ...clock, of: 0 }, 0, 0, false).share).toBe(0)
  })

  it('counts like people: the last second is 1', () => {
    expect([seconds(1), seconds(1000), seconds(1001), seconds(0)]).toEqual([1, 1, 2, 0])
  })

  it('belongs to one seat and one ask', () => {
    expect(clockOf([clock], 2, 'turn')).toBe(clock)
    expect(clockOf([clock], 1, 'turn')).toBeNull()
    expect(clockOf([clock], 2, 'seen')).toBeNull()
  })
})

describe('an answer', () => {
  const ask: SeatAsk = { id: '4/turn/0', key: 'turn', pick: { pick: 'ok' } }
  let said: { message: OutgoingMessage; settle: (why: Refusal | null) => void }[] = []
  let hear: (frame: StateUpdate) => void = () => undefined
  let tell: (state: ConnectionState) => void = () => undefined
  let deck: (hash: string, deck: Json) => void = () => undefined
  let link: (code: string, left: number) => void = () => undefined
  let closed: Refusal[] = []

  const paper: Connection = {
    send: message =>
      new Promise(settle => {
        said.push({ message, settle })
      }),
    onUpdate: to => {
      hear = to
    },
    onState: to => {
      tell = to
    },
    onDeck: to => {
      deck = to
    },
    onLink: to => {
      link = to
    },
    onHistory: () => undefined,
    onChat: () => undefined,
    onFairDeal: () => undefined,
    retry: () => undefined,
    close: why => closed.push(why),
  }
  const asked = (asks: readonly SeatAsk[]): StateUpdate => {
    const part = matchPart('m')
    const own: NonNullable<MatchPart['view']['own']> = { seat: 0, asks, seen: [], sealed: null, private: null }
    return frameOf({ ...part, view: { ...part.view, own } })
  }

  beforeEach(() => {
    setActivePinia(createPinia())
    said = []
    closed = []
  })

  it('is pending until an update has closed its ask', async () => {
    const table = useTable()
    table.join(paper)
    hear(asked([ask]))
    const answered = table.answer(ask, true)
    expect(table.pending).toBe(ask.id)
    expect(said.map(one => one.message)).toEqual([{ kind: 'answer', ask: ask.id, answer: true }])
    said[0]?.settle(null)
    await answered
    expect(table.pending).toBe(ask.id)
    hear(asked([]))
    expect(table.pending).toBeNull()
  })

  it('is sent once, however often it is pressed', () => {
    const table = useTable()
    table.join(paper)
    hear(asked([ask]))
    void table.answer(ask, true)
    void table.answer(ask, true)
    expect(said).toHaveLength(1)
  })

  it('that is refused shows a notice, and may be given again', async () => {
    const table = useTable()
    table.join(paper)
    hear(asked([ask]))
    const answered = table.answer(ask, true)
    said[0]?.settle({ refused: 'paused' })
    await answered
    expect(table.pending).toBeNull()
    expect(table.notices.map(one => one.why)).toEqual([{ refused: 'paused' }])
    table.dismiss(table.notices[0]?.n ?? -1)
    expect(table.notices).toEqual([])
  })

  it('that was on its way when the connection was closed for good may be given again', () => {
    const table = useTable()
    table.join(paper)
    hear(asked([ask]))
    void table.answer(ask, true)
    tell({ is: 'lost' })
    expect(table.pending).toBe(ask.id)
    tell({ is: 'closed', why: { refused: 'left' } })
    expect(table.pending).toBeNull()
  })

  it('makes news of what follows it; covering what was seen does not', () => {
    const table = useTable()
    table.join(paper)
    hear({ ...asked([ask]), log: [{ event: 'a' as never }, { event: 'b' as never }] })
    void table.answer({ ...ask, id: 'seen', key: 'seen' }, true)
    expect(table.readUntil).toBe(0)
    void table.answer(ask, true)
    expect(table.readUntil).toBe(2)
  })

  it('is known from when its update came, by the clock of the page', () => {
    const table = useTable()
    table.join(paper)
    vi.spyOn(performance, 'now').mockReturnValue(5000)
    hear(asked([ask]))
    expect(table.arrived).toBe(5000)
    link('code', 300)
    expect(table.link).toEqual({ code: 'code', left: 300, until: 5300 })
    vi.restoreAllMocks()
  })

  it('is not lost in refusals: three are shown at most, and none for who leaves', async () => {
    const table = useTable()
    table.join(paper)
    const sending = ['a', 'b', 'c', 'd'].map(name => table.send({ kind: 'rename', name }))
    said.forEach(({ settle }, at) => {
      settle({ refused: `no ${at}` })
    })
    await Promise.all(sending)
    expect(table.notices.map(({ why }) => why.refused)).toEqual(['no 1', 'no 2', 'no 3'])
    for (const { n } of table.notices) table.dismiss(n)
    const leaving = table.send({ kind: 'leave' })
    said.at(-1)?.settle({ refused: 'notSent' })
    expect(await leaving).toBe(false)
    expect(table.notices).toEqual([])
  })

  it('can be sent to nobody once the table is forgotten, and nothing of that table is left', async () => {
    const table = useTable()
    table.join(paper)
    hear({ ...asked([ask]), log: [{ event: 'a' as never }] })
    deck('hash', { cards: [] })
    link('code', 300)
    void table.answer(ask, true)
    table.notice({ refused: 'paused' })
    table.forget()
    expect(table).toMatchObject({
      state: { is: 'connecting' },
      lastUpdate: null,
      log: { match: null, events: [] },
      readUntil: 0,
      pending: null,
      notices: [],
      link: null,
    })
    hear(frameOf(null, { party: partyOf(2, { options: { deck: 'hash' } }) }))
    expect(table.deck).toBeNull()
    const before = said.length
    expect(await table.send({ kind: 'start' })).toBe(false)
    expect(said).toHaveLength(before)
  })

  it('that an update makes unreadable ends the visit, and shows no update any more', () => {
    const table = useTable()
    table.join(paper)
    hear(asked([ask]))
    table.giveUp({ refused: 'hostGarbled' })
    expect(table.lastUpdate).toBeNull()
    expect(closed).toEqual([{ refused: 'hostGarbled' }])
  })
})

describe('a custom deck', () => {
  it('is that of the table while its options name it', () => {
    setActivePinia(createPinia())
    const table = localTable()
    let deck: (hash: string, deck: Json) => void = () => undefined
    let hear: (frame: StateUpdate) => void = () => undefined
    const nothing = (): void => undefined
    table.join({
      send: () => Promise.resolve(null),
      onUpdate: to => {
        hear = to
      },
      onDeck: to => {
        deck = to
      },
      onState: nothing,
      onLink: nothing,
      onHistory: nothing,
      onChat: nothing,
      onFairDeal: nothing,
      retry: nothing,
      close: nothing,
    })
    deck('hash', { cards: [1] })
    hear(frameOf(null, { party: partyOf(2, { options: { deck: 'hash' } }) }))
    expect(table.deck).toEqual({ cards: [1] })
    hear(frameOf(null, { party: partyOf(2, { options: { deck: null } }) }))
    expect(table.deck).toBeNull()
  })
})
