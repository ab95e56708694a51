/** Auto-pass: it acts by the clock alone, and ends by itself. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { effectScope, shallowRef } from 'vue'
import { castleUi } from '../../src-renderer/games/castle/ui'
import type { Connection, OutgoingMessage } from '../../src-renderer/connection/connection'
import { useTable } from '../../src-renderer/store/table'
import {
  stillHolds,
  useAutoPass,
  useAutoPassState,
  autoPassOptions,
  type TablePhase,
  type AutoPassUntil,
} from '../../src-renderer/table/autoPass'
import type { Duel } from '../../src-shared/games/castle/rules'
import type { Seat, SeatAsk } from '../../src-shared/kernel'
import type { StateUpdate } from '../../src-shared/wire'
import { frameOf, matchPart } from './kit'

const NOW: TablePhase = { match: 'm', turn: '4', ownTurn: false, window: '4 react', duel: '4' }
const at = (more: Partial<TablePhase>): TablePhase => ({ ...NOW, ...more })
const since = (until: AutoPassUntil, more: Partial<TablePhase> = {}): { until: AutoPassUntil; since: TablePhase } => ({
  until,
  since: at(more),
})

describe('an auto-pass', () => {
  it('for this window ends with it', () => {
    expect(stillHolds(since('window'), at({}))).toBe(true)
    expect(stillHolds(since('window'), at({ window: '4 ring' }))).toBe(false)
    expect(stillHolds(since('window'), at({ window: null }))).toBe(false)
  })

  it('for this duel outlives its windows and ends with it', () => {
    expect(stillHolds(since('duel'), at({ window: '4 doctor' }))).toBe(true)
    expect(stillHolds(since('duel'), at({ window: null }))).toBe(true)
    expect(stillHolds(since('duel'), at({ window: null, duel: null }))).toBe(false)
    expect(stillHolds(since('duel'), at({ turn: '5', duel: '5' }))).toBe(false)
  })

  it('until the next duel ends as soon as there is one', () => {
    const wish = since('nextDuel', { window: '4 smuggle', duel: null })
    expect(stillHolds(wish, at({ window: null, duel: null }))).toBe(true)
    expect(stillHolds(wish, at({ turn: '6', window: '6 smuggle', duel: null }))).toBe(true)
    expect(stillHolds(wish, at({ turn: '7', window: '7 priest', duel: '7' }))).toBe(false)
  })

  it("for others' turns ends when the own turn begins, even if it was started in one", () => {
    expect(stillHolds(since('turn'), at({ turn: '5', duel: '5' }))).toBe(true)
    expect(stillHolds(since('turn'), at({ turn: '5', ownTurn: true }))).toBe(false)
    expect(stillHolds(since('turn', { ownTurn: true }), at({ ownTurn: true, window: '4 ring' }))).toBe(true)
    expect(stillHolds(since('turn', { ownTurn: true }), at({ turn: '12', ownTurn: true }))).toBe(false)
  })

  it('ends with the match, also where nothing follows it', () => {
    setActivePinia(createPinia())
    const autoPass = useAutoPass()
    autoPass.start('always', NOW)
    autoPass.onPhase(at({ turn: '60' }))
    expect(autoPass.active).not.toBeNull()
    autoPass.onPhase(null)
    expect(autoPass.active).toBeNull()
  })

  it('without an end lasts until the end of the match', () => {
    expect(stillHolds(since('always'), at({ turn: '60', ownTurn: true, window: null, duel: null }))).toBe(true)
    expect(stillHolds(since('always'), at({ match: 'another' }))).toBe(false)
  })

  it('is offered according to the phase', () => {
    expect(autoPassOptions(NOW)).toEqual(['window', 'duel', 'turn', 'always'])
    expect(autoPassOptions(at({ duel: null }))).toEqual(['window', 'nextDuel', 'turn', 'always'])
  })
})

describe('a page with auto-pass', () => {
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

  /** An update of seat 0 during somebody's turn, in a window or not. */
  function frame(number: number, turn: Seat, step: string | null, window = 5, key = 'react'): StateUpdate {
    const asks = step === null ? [] : [{ ...react, key }]
    const match = matchPart('m', [], {
      steps: step === null ? [] : [{ step, data: {} }],
      table: { window, turn: { seat: turn, number, acted: true }, duel: step === null ? null : duel },
    } as never)
    return frameOf({
      ...match,
      view: { ...match.view, own: { seat: 0, asks, sealed: false, seen: [], private: null } as never },
    })
  }

  /** The page at a table that sends nothing by itself. */
  function page(): {
    table: ReturnType<typeof useTable>
    autoPass: ReturnType<typeof useAutoPass>
    state: ReturnType<typeof useAutoPassState>
    said: OutgoingMessage[]
    close: () => void
  } {
    const said: OutgoingMessage[] = []
    const table = useTable(),
      scope = effectScope()
    const mute = (): undefined => undefined
    table.join({
      send: message => {
        said.push(message)
        return Promise.resolve(null)
      },
      onUpdate: mute,
      onState: mute,
      onDeck: mute,
      onLink: mute,
      onHistory: mute,
      onChat: mute,
      onFairDeal: mute,
      retry: mute,
      close: mute,
    } as Connection)
    const ui = shallowRef(castleUi)
    const state = scope.run(() =>
      useAutoPassState(
        () => ui.value,
        () => table.asks[0] ?? null,
      ),
    )
    if (!state) throw new Error('no scope')
    return {
      table,
      autoPass: useAutoPass(),
      state,
      said,
      close: () => {
        scope.stop()
      },
    }
  }

  it('hides the ask and never sends anything', () => {
    const { table, autoPass, state, said, close } = page()
    table.onUpdate(frame(4, 1, 'react'))
    expect([state.passing.value, state.options.value]).toEqual([false, ['window', 'duel', 'turn', 'always']])
    if (state.phase.value) autoPass.start('duel', state.phase.value)
    for (const step of ['react', 'ring', 'doctor']) {
      table.onUpdate(frame(4, 1, step))
      expect(state.passing.value).toBe(true)
    }
    expect(said).toEqual([])
    expect(table.pending).toBeNull()
    close()
  })

  it('asks again at once after it is turned off, and by itself when it is over', () => {
    const { table, autoPass, state, close } = page()
    table.onUpdate(frame(4, 1, 'react'))
    if (state.phase.value) autoPass.start('always', state.phase.value)
    expect(state.passing.value).toBe(true)
    autoPass.stop()
    expect(state.passing.value).toBe(false)
    if (state.phase.value) autoPass.start('turn', state.phase.value)
    table.onUpdate(frame(5, 0, null))
    expect(autoPass.active).toBeNull()
    table.onUpdate(frame(6, 1, 'react'))
    expect(state.passing.value).toBe(false)
    close()
  })

  it('hides no question that is no window: this player is asked it all the same', () => {
    const { table, autoPass, state, close } = page()
    table.onUpdate(frame(4, 1, 'react'))
    if (state.phase.value) autoPass.start('always', state.phase.value)
    table.onUpdate(frame(4, 1, 'settle', 5, 'settle'))
    expect([autoPass.active !== null, state.passing.value]).toEqual([true, false])
    table.onUpdate(frame(4, 1, 'react'))
    expect(state.passing.value).toBe(true)
    close()
  })

  it('is not offered for a window without a clock, nor for an ask that is no window', () => {
    const { table, state, close } = page()
    table.onUpdate(frame(4, 1, 'react', 0))
    expect(state.options.value).toEqual([])
    table.onUpdate(frame(4, 0, null))
    expect(state.options.value).toEqual([])
    close()
  })
})
