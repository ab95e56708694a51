/** Sounds depend on public facts alone: people sit in one room. */
import { describe, expect, it } from 'vitest'
import { isAsked, soundsOf } from '../../../src-renderer/sound/soundQueue'
import { SOUNDS } from '../../../src-renderer/sound/sounds'
import { talesEvents } from '../../../src-renderer/games/tales/events'
import { mascaradeEvents } from '../../../src-renderer/games/mascarade/events'
import type { Json } from '../../../src-shared/kernel'
import type { SeenEvent, StateUpdate } from '../../../src-shared/wire'

const seen = (events: readonly Json[], own?: Json): SeenEvent[] =>
  events.map(event => ({ event, ...(own === undefined ? {} : { own }) }))

const frame = (
  events: readonly Json[],
  more: { readonly asking?: readonly { seat: number; key: string }[] } = {},
): StateUpdate =>
  ({
    kind: 'frame',
    seq: 1,
    clocks: [],
    party: {},
    match: {
      id: 'm',
      view: { open: { steps: [], asking: more.asking ?? [], outcome: null, table: null }, own: null },
      events: seen(events),
    },
  }) as unknown as StateUpdate

describe('the sounds of an update', () => {
  it('are those of its public events, each once, in order', () => {
    expect(
      soundsOf(seen([{ kind: 'announce' }, { kind: 'coins' }, { kind: 'coins' }]), mascaradeEvents.sounds),
    ).toEqual(['voice', 'coin'])
  })

  it('reveal nothing of a private part', () => {
    const swap = { kind: 'swap', seat: 1 }
    expect(soundsOf(seen([swap], { kind: 'swapped', swapped: true }), mascaradeEvents.sounds)).toEqual(
      soundsOf(seen([swap], { kind: 'swapped', swapped: false }), mascaradeEvents.sounds),
    )
    expect(soundsOf(seen([swap]), mascaradeEvents.sounds)).toEqual(['slide'])
  })

  it('depend on a public field where a game says so', () => {
    expect(soundsOf(seen([{ kind: 'time', time: 'night' }]), talesEvents.sounds)).toEqual(['night'])
    expect(soundsOf(seen([{ kind: 'time', time: 'dusk' }]), talesEvents.sounds)).toEqual([])
  })

  it('are three at most, and none for an unknown kind', () => {
    const many = ['deal', 'announce', 'reveal', 'coins', 'end'].map(kind => ({ kind }))
    expect(soundsOf(seen(many), mascaradeEvents.sounds)).toHaveLength(3)
    expect(soundsOf(seen([{ kind: 'constructor' }, 'deal', null]), mascaradeEvents.sounds)).toEqual([])
  })
})

describe('the bell', () => {
  const asked = frame([], {
    asking: [
      { seat: 1, key: 'turn' },
      { seat: 2, key: 'cutIn' },
    ],
  })
  const always = (): boolean => true

  it('rings for the seat that is publicly asked', () => {
    expect(isAsked(asked, 1, always)).toBe(true)
    expect(isAsked(asked, 0, always)).toBe(false)
  })

  it('rings neither for spectators nor for a mere chance to react', () => {
    expect(isAsked(asked, null, always)).toBe(false)
    expect(isAsked(asked, 2, key => key !== 'cutIn')).toBe(false)
    expect(isAsked(null, 1, always)).toBe(false)
  })
})

describe('a sound', () => {
  it.each(Object.entries(SOUNDS))('%s is short and not too loud', (_, voices) => {
    for (const { at, last, loud, from } of voices) {
      expect(at + last).toBeLessThanOrEqual(1400)
      expect(loud).toBeGreaterThan(0)
      expect(loud).toBeLessThanOrEqual(1)
      expect(from).toBeGreaterThan(20)
    }
  })
})
