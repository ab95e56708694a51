/** What is said around the board goes along with the moment on stage; what a person holds and is asked is the present. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beatsFor, type Beats } from '../../../src-renderer/motion/beats'
import type { Moment } from '../../../src-renderer/motion/moments'
import { matchOnStage, useToldEvents } from '../../../src-renderer/motion/onStage'
import { localTable, TABLE, type Table } from '../../../src-renderer/store/table'
import type { MatchPart, StateUpdate } from '../../../src-shared/wire'
import { frameOf, matchPart } from '../kit'
import { mounted } from '../mounted'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const update = (turn: number, ...kinds: string[]): StateUpdate =>
  frameOf(
    matchPart(
      'm',
      kinds.map(kind => ({ event: { kind } })),
      {
        table: { turn },
        asking: [{ seat: turn, key: `ask ${turn}` }] as unknown as MatchPart['view']['open']['asking'],
      },
    ),
  )
const moment = (from: number, to: number, name = 'told'): Moment => ({ name, from, to, ms: 2000 })
const live = ({ match }: StateUpdate): MatchPart => match ?? matchPart('none')
const turnOf = (match: MatchPart): unknown => (match.view.open.table as { turn: number }).turn

/** A table whose update from turn 1 to turn 2 is on stage. */
function staged(after: StateUpdate, moments: readonly Moment[], before: StateUpdate | null = update(1)): Beats {
  const beats = beatsFor({} as Table)
  beats.show(after, before, moments)
  return beats
}

describe('the match on stage', () => {
  it('is the present where nothing is on stage', () => {
    const now = update(2, 'turn')
    expect(matchOnStage(live(now), staged(now, []))).toBe(now.match)
  })

  it('is what it was while a scene shows what is about to change it', () => {
    const now = update(2, 'reveal')
    expect(turnOf(matchOnStage(live(now), staged(now, [moment(0, 1, 'reveal')])))).toBe(1)
  })

  it('is what it was until the last that is told of it', () => {
    const now = update(2, 'word', 'word', 'turn'),
      beats = staged(now, [moment(0, 1), moment(1, 2)])
    expect(turnOf(matchOnStage(live(now), beats))).toBe(1)
    vi.advanceTimersByTime(2000)
    expect(turnOf(matchOnStage(live(now), beats))).toBe(1)
    vi.advanceTimersByTime(2000)
    expect(matchOnStage(live(now), beats)).toBe(now.match)
  })

  it('is as the moment leaves it where nothing follows, though more has happened since', () => {
    const now = update(2, 'word'),
      later = update(3, 'turn'),
      beats = staged(now, [moment(0, 1)])
    expect(matchOnStage(live(now), beats)).toBe(now.match)
    beats.show(later, now, [])
    expect(turnOf(matchOnStage(live(later), beats))).toBe(2)
  })

  it('keeps nobody waiting: whoever is asked, and what they hold, is the present', () => {
    const now = update(2, 'reveal'),
      on = matchOnStage(live(now), staged(now, [moment(0, 1, 'reveal')]))
    expect(on.view.open.asking).toBe(live(now).view.open.asking)
    expect(on.view.own).toBe(live(now).view.own)
  })

  it('is not over before what ended it has been seen', () => {
    const over = update(2, 'word')
    const ended = {
      ...over,
      match: {
        ...live(over),
        view: { own: null, open: { ...live(over).view.open, outcome: { winners: [1], reason: 'x' } } },
      },
    }
    const beats = staged(ended, [moment(0, 1, 'reveal')]),
      onStage = (): unknown => matchOnStage(live(ended), beats).view.open.outcome
    expect(onStage()).toBeNull()
    vi.advanceTimersByTime(2000)
    expect(onStage()).toEqual({ winners: [1], reason: 'x' })
  })

  it('is the present on arrival, and of no other match', () => {
    const now = update(2, 'reveal')
    expect(matchOnStage(live(now), staged(now, [moment(0, 1, 'reveal')], null))).toBe(now.match)
    const other = matchPart('other')
    expect(matchOnStage(other, staged(now, [moment(0, 1, 'reveal')]))).toBe(other)
  })
})

describe('the log on stage', () => {
  it('ends with the moment, and goes on with it', () => {
    const table = localTable(),
      beats = beatsFor(table)
    const { app } = mounted(() => null)
    app.provide(TABLE, table)
    const log = app.runWithContext(useToldEvents)
    const kinds = (): unknown[] => log.value.map(({ event }) => (event.event as { kind: string }).kind)
    const first = update(1, 'turn'),
      next = update(2, 'reveal', 'coins', 'turn'),
      later = update(3, 'swap')
    table.onUpdate(first)
    table.onUpdate(next)
    beats.show(next, first, [moment(0, 1, 'reveal'), moment(1, 2)])
    expect(kinds()).toEqual(['turn', 'reveal'])
    table.onUpdate(later)
    beats.show(later, next, [moment(0, 1)])
    expect(kinds()).toEqual(['turn', 'reveal'])
    vi.advanceTimersByTime(2000)
    expect(kinds()).toEqual(['turn', 'reveal', 'coins'])
    beats.skip()
    expect(kinds()).toEqual(['turn', 'reveal', 'coins', 'turn', 'swap'])
    app.unmount()
  })
})
