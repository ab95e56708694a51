/** "Let this pass until …": wishes that act by the clock alone, and end by themselves. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { effectScope, shallowRef } from 'vue'
import { castleFace } from '../../src-renderer/boards/castle/face'
import type { Connection, Saying } from '../../src-renderer/connection/connection'
import { useTable } from '../../src-renderer/store/table'
import { holds, useLetting, useResting, wishes, type Scene, type Until } from '../../src-renderer/table/letting'
import type { Duel } from '../../src-shared/games/castle'
import type { Seat, SeatAsk } from '../../src-shared/kernel'
import type { Frame } from '../../src-shared/wire'
import { frameOf, matchPart } from './kit'

const NOW: Scene = { match: 'm', turn: '4', mine: false, window: '4 react', duel: '4' }
const at = (more: Partial<Scene>): Scene => ({ ...NOW, ...more })
const since = (until: Until, more: Partial<Scene> = {}): { until: Until; since: Scene } => ({ until, since: at(more) })

describe('a wish to let windows pass', () => {
  it('of this window ends with it', () => {
    expect(holds(since('window'), at({}))).toBe(true)
    expect(holds(since('window'), at({ window: '4 ring' }))).toBe(false)
    expect(holds(since('window'), at({ window: null }))).toBe(false)
  })

  it('of this duel outlives its windows and ends with it', () => {
    expect(holds(since('duel'), at({ window: '4 doctor' }))).toBe(true)
    expect(holds(since('duel'), at({ window: null }))).toBe(true)
    expect(holds(since('duel'), at({ window: null, duel: null }))).toBe(false)
    expect(holds(since('duel'), at({ turn: '5', duel: '5' }))).toBe(false)
  })

  it('of the time before the next duel ends as soon as there is one', () => {
    const wish = since('nextDuel', { window: '4 smuggle', duel: null })
    expect(holds(wish, at({ window: null, duel: null }))).toBe(true)
    expect(holds(wish, at({ turn: '6', window: '6 smuggle', duel: null }))).toBe(true)
    expect(holds(wish, at({ turn: '7', window: '7 priest', duel: '7' }))).toBe(false)
  })

  it('of the others’ turns ends when one’s own begins, also when it was made in one', () => {
    expect(holds(since('turn'), at({ turn: '5', duel: '5' }))).toBe(true)
    expect(holds(since('turn'), at({ turn: '5', mine: true }))).toBe(false)
    expect(holds(since('turn', { mine: true }), at({ mine: true, window: '4 ring' }))).toBe(true)
    expect(holds(since('turn', { mine: true }), at({ turn: '12', mine: true }))).toBe(false)
  })

  it('for good lasts as long as the match, and no longer', () => {
    expect(holds(since('always'), at({ turn: '60', mine: true, window: null, duel: null }))).toBe(true)
    expect(holds(since('always'), at({ match: 'another' }))).toBe(false)
  })

  it('is offered by what goes on', () => {
    expect(wishes(NOW)).toEqual(['window', 'duel', 'turn', 'always'])
    expect(wishes(at({ duel: null }))).toEqual(['window', 'nextDuel', 'turn', 'always'])
  })
})

describe('a page that lets windows pass', () => {
  beforeEach(() => {
    setActivePinia(createPinia())
  })

  const duel: Duel = {
    attacker: 1,
    defender: 2,
    sides: ['attacker', 'attacker', 'defender', 'attacker'],
    hypnotised: null,
    duelist: null,
    alchemist: null,
    ring: null,
    used: [],
    score: null,
    result: null,
  }
  const react: SeatAsk = {
    id: '9.react.0',
    key: 'react',
    pick: { pick: 'branch', of: { pass: { pick: 'ok' } } },
  } as never

  /** A frame of seat 0 in which somebody's turn has come to a window, or to none. */
  function frame(number: number, turn: Seat, step: string | null, window = 5): Frame {
    const asks = step === null ? [] : [react]
    const match = matchPart('m', [], {
      steps: step === null ? [] : [{ step, data: {} }],
      table: { window, turn: { seat: turn, number, acted: true }, duel: step === null ? null : duel },
    } as never)
    return frameOf({
      ...match,
      view: { ...match.view, own: { seat: 0, asks, sealed: false, seen: [], hand: null } as never },
    })
  }

  /** The page before a table that says nothing by itself. */
  function page(): {
    table: ReturnType<typeof useTable>
    letting: ReturnType<typeof useLetting>
    resting: ReturnType<typeof useResting>
    said: Saying[]
    close: () => void
  } {
    const said: Saying[] = []
    const table = useTable(),
      scope = effectScope()
    const mute = (): undefined => undefined
    table.join({
      send: message => {
        said.push(message)
        return Promise.resolve(null)
      },
      onFrame: mute,
      onState: mute,
      onDeck: mute,
      onLink: mute,
      onPast: mute,
      onTalk: mute,
      onFair: mute,
      retry: mute,
      close: mute,
    } as Connection)
    const face = shallowRef(castleFace)
    const resting = scope.run(() =>
      useResting(
        () => face.value,
        () => table.asks[0] ?? null,
      ),
    )
    if (!resting) throw new Error('no scope')
    return {
      table,
      letting: useLetting(),
      resting,
      said,
      close: () => {
        scope.stop()
      },
    }
  }

  it('keeps the question out of the way and never says a word', () => {
    const { table, letting, resting, said, close } = page()
    table.hear(frame(4, 1, 'react'))
    expect([resting.rests.value, resting.wishes.value]).toEqual([false, ['window', 'duel', 'turn', 'always']])
    if (resting.scene.value) letting.begin('duel', resting.scene.value)
    for (const step of ['react', 'ring', 'doctor']) {
      table.hear(frame(4, 1, step))
      expect(resting.rests.value).toBe(true)
    }
    expect(said).toEqual([])
    expect(table.pending).toBeNull()
    close()
  })

  it('asks again at once when the wish is taken back, and by itself when its time is over', () => {
    const { table, letting, resting, close } = page()
    table.hear(frame(4, 1, 'react'))
    if (resting.scene.value) letting.begin('always', resting.scene.value)
    expect(resting.rests.value).toBe(true)
    letting.stop()
    expect(resting.rests.value).toBe(false)
    if (resting.scene.value) letting.begin('turn', resting.scene.value)
    table.hear(frame(5, 0, null))
    expect(letting.wish).toBeNull()
    table.hear(frame(6, 1, 'react'))
    expect(resting.rests.value).toBe(false)
    close()
  })

  it('offers nothing where no clock closes the window, nor for a question that is no window', () => {
    const { table, resting, close } = page()
    table.hear(frame(4, 1, 'react', 0))
    expect(resting.wishes.value).toEqual([])
    table.hear(frame(4, 0, null))
    expect(resting.wishes.value).toEqual([])
    close()
  })
})
