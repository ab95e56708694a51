/** What is heard is a matter of what everybody may know: people sit in one room. */
import { describe, expect, it } from 'vitest'
import { isCalled, soundsOf } from '../../../src-renderer/sound/heard'
import { SOUNDS } from '../../../src-renderer/sound/sounds'
import { talesSounds } from '../../../src-renderer/boards/tales/sounds'
import { mascaradeSounds } from '../../../src-renderer/boards/mascarade/sounds'
import type { Json } from '../../../src-shared/kernel'
import type { Frame } from '../../../src-shared/wire'

const frame = (
  events: readonly Json[],
  more: {
    readonly log?: boolean
    readonly asking?: readonly { seat: number; key: string }[]
    readonly own?: Json
  } = {},
): Frame =>
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
  }) as unknown as Frame

describe('the sounds of a frame', () => {
  it('are those of its public events, each once, in order', () => {
    expect(soundsOf(frame([{ kind: 'announce' }, { kind: 'coins' }, { kind: 'coins' }]), mascaradeSounds)).toEqual([
      'voice',
      'coin',
    ])
  })

  it('tell nothing of what a seat alone was told', () => {
    const swap = { kind: 'swap', seat: 1 }
    expect(soundsOf(frame([swap], { own: { kind: 'swapped', swapped: true } }), mascaradeSounds)).toEqual(
      soundsOf(frame([swap], { own: { kind: 'swapped', swapped: false } }), mascaradeSounds),
    )
    expect(soundsOf(frame([swap]), mascaradeSounds)).toEqual(['slide'])
  })

  it('follow a public field where a game says so', () => {
    expect(soundsOf(frame([{ kind: 'time', time: 'night' }]), talesSounds)).toEqual(['night'])
    expect(soundsOf(frame([{ kind: 'time', time: 'dusk' }]), talesSounds)).toEqual([])
  })

  it('are three at most, and none on arrival or for a kind that nobody knows', () => {
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

  it('rings for the seat that is openly asked', () => {
    expect(isCalled(asked, 1, always)).toBe(true)
    expect(isCalled(asked, 0, always)).toBe(false)
  })

  it('rings neither for spectators nor for a mere chance to cut in', () => {
    expect(isCalled(asked, null, always)).toBe(false)
    expect(isCalled(asked, 2, key => key !== 'cutIn')).toBe(false)
    expect(isCalled(null, 1, always)).toBe(false)
  })
})

describe('a sound', () => {
  it.each(Object.entries(SOUNDS))('%s is short and no louder than can be borne', (_, voices) => {
    for (const { at, last, loud, from } of voices) {
      expect(at + last).toBeLessThanOrEqual(1400)
      expect(loud).toBeGreaterThan(0)
      expect(loud).toBeLessThanOrEqual(1)
      expect(from).toBeGreaterThan(20)
    }
  })
})
