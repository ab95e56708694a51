/** The table store: the latest frame, the story, the answer that is on its way; and clocks that run down here. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Connection, Saying } from '../../src-renderer/connection/connection'
import { clockOf, running, seconds } from '../../src-renderer/store/clock'
import { grow, MOST_LINES, NO_STORY } from '../../src-renderer/store/story'
import { standInTable, useTable } from '../../src-renderer/store/table'
import type { Refusal, SeatAsk } from '../../src-shared/kernel'
import type { Frame, MatchPart } from '../../src-shared/wire'
import { frameOf, matchPart } from './kit'

const event = (n: number) => ({ event: { kind: 'turn', number: n } })

describe('a table that no host stands behind', () => {
  it('is no deal to take part in: what watches over the live one goes on with it', () => {
    setActivePinia(createPinia())
    const asked: string[] = []
    const feed = (name: string): Connection => ({
      send: () => Promise.resolve(null),
      onFair: () => {
        asked.push(name)
      },
      onFrame: () => undefined,
      onState: () => undefined,
      onDeck: () => undefined,
      onLink: () => undefined,
      onPast: () => undefined,
      onTalk: () => undefined,
      retry: () => undefined,
      close: () => undefined,
    })
    useTable().join(feed('live'))
    standInTable().join(feed('watched again'))
    expect(asked).toEqual(['live'])
  })
})

describe('the story', () => {
  it('grows in the order of the events', () => {
    const one = grow(NO_STORY, frameOf(matchPart('m', [event(1), event(2)])))
    const two = grow(one, frameOf(matchPart('m', [event(3)])))
    expect(two.lines.map(line => line.told)).toEqual([event(1), event(2), event(3)])
    expect(two.fresh).toBe(1)
    // Somebody comes or goes: nothing is told, and what was told last is so still; in another match nothing was.
    expect(grow(two, frameOf(matchPart('m'))).fresh).toBe(1)
    expect(grow(two, frameOf(matchPart('n'))).fresh).toBe(0)
    expect(new Set(two.lines.map(line => line.n)).size).toBe(3)
  })

  it('on arrival the log takes its place, and is not read aloud', () => {
    const before = grow(NO_STORY, frameOf(matchPart('m', [event(1)])))
    const after = grow(before, frameOf(matchPart('m'), { log: [event(5), event(6)] }))
    expect(after.lines.map(line => line.told)).toEqual([event(5), event(6)])
    expect(after.fresh).toBe(0)
  })

  it('begins anew with another match, and ends with none', () => {
    const before = grow(NO_STORY, frameOf(matchPart('m', [event(1)])))
    expect(grow(before, frameOf(matchPart('n', [event(2)]))).lines.map(line => line.told)).toEqual([event(2)])
    expect(grow(before, frameOf(null))).toEqual(NO_STORY)
  })

  it('knows which of its lines are old: those of an arrival, and those of another match', () => {
    const before = grow(NO_STORY, frameOf(matchPart('m', [event(1)])))
    expect(before.old).toBe(0)
    expect(grow(before, frameOf(matchPart('m', [event(2)]))).old).toBe(0)
    // A frame in which nothing happens makes nothing old.
    expect(grow(before, frameOf(matchPart('m'))).old).toBe(0)
    const arrived = grow(before, frameOf(matchPart('m'), { log: [event(5), event(6)] }))
    expect(arrived.old).toBe(arrived.lines.at(-1)?.n)
    const other = grow(before, frameOf(matchPart('n', [event(2)])))
    expect(other.lines.map(({ n }) => n > other.old)).toEqual([true])
  })

  it('keeps the last lines only', () => {
    let story = NO_STORY
    for (let i = 0; i < MOST_LINES + 50; i++) story = grow(story, frameOf(matchPart('m', [event(i)])))
    expect(story.lines).toHaveLength(MOST_LINES)
    expect(story.lines.at(-1)?.told).toEqual(event(MOST_LINES + 49))
  })
})

describe('a clock', () => {
  const clock = { seat: 2, key: 'turn', left: 30_000, of: 60_000 }

  it('runs down from the moment its frame came', () => {
    expect(running(clock, 1000, 1000, false)).toEqual({ left: 30_000, share: 0.5, warns: false })
    expect(running(clock, 1000, 16_000, false)).toEqual({ left: 15_000, share: 0.25, warns: false })
    expect(running(clock, 1000, 99_000, false)).toEqual({ left: 0, share: 0, warns: true })
  })

  it('warns in its last ten seconds, a short one in its last third', () => {
    expect(running(clock, 0, 20_001, false).warns).toBe(true)
    const short = { ...clock, left: 15_000, of: 15_000 }
    expect(running(short, 0, 9_000, false).warns).toBe(false)
    expect(running(short, 0, 10_500, false).warns).toBe(true)
  })

  it('stands still with the table', () => {
    expect(running(clock, 1000, 50_000, true).left).toBe(30_000)
  })

  it('is counted as people count: the last second is 1', () => {
    expect([seconds(1), seconds(1000), seconds(1001), seconds(0)]).toEqual([1, 1, 2, 0])
  })

  it('belongs to one seat and one question', () => {
    expect(clockOf([clock], 2, 'turn')).toBe(clock)
    expect(clockOf([clock], 1, 'turn')).toBeNull()
    expect(clockOf([clock], 2, 'seen')).toBeNull()
  })
})

describe('an answer', () => {
  const ask: SeatAsk = { id: '4/turn/0', key: 'turn', pick: { pick: 'ok' } }
  let said: { message: Saying; settle: (why: Refusal | null) => void }[] = []
  let hear: (frame: Frame) => void = () => undefined

  const paper: Connection = {
    send: message =>
      new Promise(settle => {
        said.push({ message, settle })
      }),
    onFrame: to => {
      hear = to
    },
    onState: () => undefined,
    onDeck: () => undefined,
    onLink: () => undefined,
    onPast: () => undefined,
    onTalk: () => undefined,
    onFair: () => undefined,
    retry: () => undefined,
    close: () => undefined,
  }
  const asked = (asks: readonly SeatAsk[]): Frame => {
    const part = matchPart('m')
    const own: NonNullable<MatchPart['view']['own']> = { seat: 0, asks, seen: [], sealed: null, hand: null }
    return frameOf({ ...part, view: { ...part.view, own } })
  }

  beforeEach(() => {
    setActivePinia(createPinia())
    said = []
  })

  it('is pending until a frame has closed its ask', async () => {
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

  it('that is refused is told in a notice, and may be given again', async () => {
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
})
