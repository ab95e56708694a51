/** Beat by beat: a moment keeps its time, whatever else arrives; a press ends it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, shallowReactive } from 'vue'
import { beatsFor, followBeats } from '../../../src-renderer/motion/beats'
import { LEAST_MS, type Moment } from '../../../src-renderer/motion/moments'
import type { Table } from '../../../src-renderer/store/table'
import type { StateUpdate } from '../../../src-shared/wire'
import { frameOf, matchPart } from '../kit'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const update = (...kinds: string[]): StateUpdate =>
  frameOf(
    matchPart(
      'm',
      kinds.map(kind => ({ event: { kind } })),
    ),
  )
const moment = (from: number, to: number, ms: number, name = 'told'): Moment => ({ name, from, to, ms })
const beats = () => beatsFor({} as Table)
const kindsOf = (of: ReturnType<typeof beats>): unknown[] =>
  of.beat.value?.events.map(({ event }) => (event as { kind: string }).kind) ?? []

describe('the beats of a table', () => {
  it('show an update without moments at once', () => {
    const of = beats()
    of.show(update('turn'), null, [])
    expect(kindsOf(of)).toEqual(['turn'])
    expect(of.now.value).toBeNull()
  })

  it('stay with a moment for its time, and only then show what follows', () => {
    const of = beats()
    of.show(update('reveal', 'coins', 'turn'), null, [moment(0, 1, 2400, 'reveal'), moment(1, 2, 1400)])
    expect([kindsOf(of), of.now.value?.moment?.name]).toEqual([['reveal'], 'reveal'])
    vi.advanceTimersByTime(2399)
    expect(kindsOf(of)).toEqual(['reveal'])
    vi.advanceTimersByTime(1)
    expect([kindsOf(of), of.now.value?.moment?.name]).toEqual([['coins'], 'told'])
    vi.advanceTimersByTime(1400)
    expect([kindsOf(of), of.now.value]).toEqual([['turn'], null])
  })

  it('know the table as it stood before', () => {
    const of = beats(),
      before = update('claim'),
      after = update('reveal')
    of.show(before, null, [])
    of.show(after, before, [moment(0, 1, 2400)])
    expect([of.now.value?.before, of.now.value?.after]).toEqual([before.match, after.match])
  })

  it('know nothing of another match', () => {
    const of = beats()
    of.show(update('reveal'), frameOf(matchPart('another')), [moment(0, 1, 2400)])
    expect(of.now.value?.before).toBeNull()
  })

  it('give each moment its least time, however quickly updates arrive', () => {
    const of = beats()
    const seen: number[] = []
    for (let n = 0; n < 5; n++) of.show(update(`look ${n}`), null, [moment(0, 1, 2400)])
    for (let n = 0; of.now.value; n++) {
      const started = Date.now(),
        here = of.now.value
      while (of.now.value === here) vi.advanceTimersByTime(10)
      seen.push(Date.now() - started)
    }
    expect(seen).toHaveLength(5)
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(LEAST_MS)
    // Nobody waits behind the last one.
    expect(seen.at(-1)).toBe(2400)
  })

  it('leave a scene its time, even if more is waiting', () => {
    const of = beats()
    of.show(update('reveal'), null, [moment(0, 1, 2400, 'reveal')])
    of.show(update('look'), null, [moment(0, 1, 1400)])
    vi.advanceTimersByTime(2399)
    expect(kindsOf(of)).toEqual(['reveal'])
    vi.advanceTimersByTime(1)
    expect(kindsOf(of)).toEqual(['look'])
  })

  it('do not fall behind for minutes: the oldest of very many are left to the log', () => {
    const of = beats()
    for (let n = 0; n < 50; n++) of.show(update(`look ${n}`), null, [moment(0, 1, 1400)])
    vi.advanceTimersByTime(15_000)
    expect([of.now.value, kindsOf(of)]).toEqual([null, ['look 49']])
  })

  it('end with a press: the table shows the present, and nothing comes later', () => {
    const of = beats()
    of.show(update('reveal', 'coins'), null, [moment(0, 1, 2400), moment(1, 2, 1400)])
    of.skip()
    expect(of.now.value).toBeNull()
    vi.advanceTimersByTime(10_000)
    expect(kindsOf(of)).toEqual(['reveal'])
  })

  it('pass more quickly for whoever asks for speed', () => {
    const of = beats()
    of.speed = 4
    of.show(update('reveal'), null, [moment(0, 1, 2400)])
    vi.advanceTimersByTime(600)
    expect(of.now.value).toBeNull()
  })
})

describe('a press', () => {
  class TextArea {
    readonly type = 'textarea'
  }
  class Input {
    constructor(readonly type: string) {}
  }
  const listeners = new Map<string, (event: unknown) => void>()

  /** A table whose moment is on stage, and its page. */
  function shown() {
    vi.stubGlobal('HTMLTextAreaElement', TextArea)
    vi.stubGlobal('HTMLInputElement', Input)
    vi.stubGlobal('document', {
      hidden: false,
      addEventListener: (kind: string, to: (event: unknown) => void) => listeners.set(kind, to),
      removeEventListener: (kind: string) => listeners.delete(kind),
    })
    const table = shallowReactive({ lastUpdate: null as StateUpdate | null })
    const scope = effectScope()
    const ui = { moments: () => [moment(0, 1, 2400)] } as never
    const of = scope.run(() => followBeats(() => ui, table as never as Table))
    if (!of) throw new Error('no scope')
    table.lastUpdate = update()
    table.lastUpdate = update('reveal')
    return { of, scope, table }
  }
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const happens = (...kinds: string[]): void => {
    for (const kind of kinds) listeners.get(kind)?.({ target: {} })
  }

  it('of a key ends the moment', () => {
    const { of, scope } = shown()
    expect(of.now.value).not.toBeNull()
    happens('keydown')
    expect(of.now.value).toBeNull()
    scope.stop()
  })

  it('of a finger ends it when it has reached what was pressed, and the board may move', () => {
    const { of, scope } = shown()
    happens('pointerdown')
    expect(of.now.value).not.toBeNull()
    happens('pointerup')
    expect(of.now.value).not.toBeNull()
    happens('click')
    expect(of.now.value).toBeNull()
    scope.stop()
  })

  it('of a finger on nothing that could be clicked ends it as well, and so does one that scrolls', () => {
    for (const last of ['pointerup', 'pointercancel']) {
      const { of, scope } = shown()
      happens('pointerdown', last)
      vi.advanceTimersByTime(100)
      expect(of.now.value).toBeNull()
      scope.stop()
    }
  })

  it('that nobody made, as of a program, ends nothing', () => {
    const { of, scope } = shown()
    happens('click')
    expect(of.now.value).not.toBeNull()
    scope.stop()
  })

  it('of a key that writes ends nothing', () => {
    const { of, scope } = shown()
    for (const target of [new TextArea(), new Input('text')]) listeners.get('keydown')?.({ target })
    expect(of.now.value).not.toBeNull()
    listeners.get('keydown')?.({ target: new Input('button') })
    expect(of.now.value).toBeNull()
    scope.stop()
  })

  it('is heard no more once the page is gone, and no moment goes on', () => {
    const { of, scope } = shown()
    scope.stop()
    expect([listeners.size, of.now.value]).toEqual([0, null])
  })

  it('is not needed where another match has begun: its first moment does not wait for the last of the old one', () => {
    const { of, scope, table } = shown()
    expect(of.now.value?.after.id).toBe('m')
    table.lastUpdate = frameOf(matchPart('other', [{ event: { kind: 'reveal' } }]))
    expect(of.now.value?.after.id).toBe('other')
    table.lastUpdate = frameOf(null)
    expect(of.now.value).toBeNull()
    scope.stop()
  })

  it('is not needed by an arrival, by another match, or where nobody looks', () => {
    const { of, scope, table } = shown()
    table.lastUpdate = { ...update('reveal'), log: [] }
    expect(of.now.value).toBeNull()
    table.lastUpdate = frameOf(matchPart('other', [{ event: { kind: 'reveal' } }]))
    expect(of.now.value?.before).toBeNull()
    vi.stubGlobal('document', { hidden: true, removeEventListener: () => undefined })
    table.lastUpdate = frameOf(matchPart('other', [{ event: { kind: 'reveal' } }]))
    expect(of.now.value).toBeNull()
    scope.stop()
  })
})
