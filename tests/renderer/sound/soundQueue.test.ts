/** Sounds depend on public facts alone: people sit in one room. */
import { describe, expect, it } from 'vitest'
import { isAsked, soundsOf } from '../../../src-renderer/sound/soundQueue'
import { SOUNDS } from '../../../src-renderer/sound/sounds'
import { talesSounds } from '../../../src-renderer/games/tales/sounds'
import { mascaradeSounds } from '../../../src-renderer/games/mascarade/sounds'
import type { Json } from '../../../src-shared/kernel'
import type { StateUpdate } from '../../../src-shared/wire'

const frame = (
  events: readonly Json[],
  more: {
    readonly log?: boolean
    readonly asking?: readonly { seat: number; key: string }[]
    readonly own?: Json
  } = {},
): StateUpdate =>
  ({
    kind: 'frame',
    seq: 1,
    clocks: [],
    party: {},
    ...(more.log ? { log: [] } : {}),
    match: {
      id: 'm',
      view: { open: { steps: [], asking: more.asking ?? [], outcome: null, table: null }, own: null },
      events: events.map(event => ({ event, ...(more.own === undefined ? {} : { own: more.own }) })),
    },
  }) as unknown as StateUpdate

describe('the sounds of an update', () => {
  it('are those of its public events, each once, in order', () => {
    expect(soundsOf(frame([{ kind: 'announce' }, { kind: 'coins' }, { kind: 'coins' }]), mascaradeSounds)).toEqual([
      'voice',
      'coin',
    ])
  })

  it('reveal nothing of a private part', () => {
    const swap = { kind: 'swap', seat: 1 }
    expect(soundsOf(frame([swap], { own: { kind: 'swapped', swapped: true } }), mascaradeSounds)).toEqual(
      soundsOf(frame([swap], { own: { kind: 'swapped', swapped: false } }), mascaradeSounds),
    )
    expect(soundsOf(frame([swap]), mascaradeSounds)).toEqual(['slide'])
  })

  it('depend on a public field where a game says so', () => {
    expect(soundsOf(frame([{ kind: 'time', time: 'night' }]), talesSounds)).toEqual(['night'])
    expect(soundsOf(frame([{ kind: 'time', time: 'dusk' }]), talesSounds)).toEqual([])
  })

  it('are three at most, and none on arrival or for an unknown kind', () => {
    const many = ['deal', 'announce', 'reveal', 'coins', 'end'].map(kind => ({ kind }))
    expect(soundsOf(frame(many), mascaradeSounds)).toHaveLength(3)
    expect(soundsOf(frame(many, { log: true }), mascaradeSounds)).toEqual([])
    expect(soundsOf(frame([{ kind: 'constructor' }, 'deal', null]), mascaradeSounds)).toEqual([])
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
