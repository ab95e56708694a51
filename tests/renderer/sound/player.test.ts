/** Sounds as they reach the speakers: in order, as loud as the person wants, and none without need. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { play } from '../../../src-renderer/sound/player'
import { SOUNDS } from '../../../src-renderer/sound/sounds'

const page = vi.hoisted(() => ({ context: null as object | null, asked: 0 }))
vi.mock('../../../src-renderer/platform', async original => ({
  ...(await original<object>()),
  audioContext: () => {
    page.asked++
    return page.context
  },
}))

interface Played {
  readonly is: 'tone' | 'noise'
  from: number
  to: number
  loudest: number
  ended: boolean
  gone: boolean
}

/** A speaker whose clock stands at 10 s. */
class Speaker {
  readonly currentTime = 10
  readonly sampleRate = 8
  readonly destination = {}
  readonly played: Played[] = []
  private readonly gains: { loudest: number; gone: boolean }[] = []

  createBuffer = (_: number, length: number): object => ({ getChannelData: () => new Float32Array(length) })
  createBiquadFilter = (): object => ({ ...this.param(), connect: (to: object) => to })
  createGain = (): object => {
    const gain = { loudest: 0, gone: false }
    this.gains.push(gain)
    return {
      gain: {
        setValueAtTime: () => undefined,
        exponentialRampToValueAtTime: (value: number) => {
          gain.loudest = Math.max(gain.loudest, value)
        },
      },
      connect: () => undefined,
      disconnect: () => {
        gain.gone = true
      },
    }
  }
  createOscillator = (): object => this.source('tone')
  createBufferSource = (): object => this.source('noise')

  private param(): object {
    const nothing = (): void => undefined
    return { frequency: { setValueAtTime: nothing, exponentialRampToValueAtTime: nothing } }
  }
  private source(is: Played['is']): object {
    const gain = this.gains.at(-1)
    const played: Played = { is, from: 0, to: 0, ended: false, loudest: gain?.loudest ?? 0, gone: false }
    this.played.push(played)
    return {
      ...this.param(),
      connect: (to: object) => to,
      start: (at: number) => (played.from = at),
      stop: (at: number) => (played.to = at),
      set onended(end: () => void) {
        end()
        played.gone = gain?.gone ?? false
      },
    }
  }
}

let speaker: Speaker
beforeEach(() => {
  page.context = speaker = new Speaker()
  page.asked = 0
})

describe('a sound', () => {
  it('is played from now on, for as long as it lasts, and leaves nothing behind', () => {
    play(['card'], 1)
    const [voice] = SOUNDS.card
    expect(speaker.played).toMatchObject([{ is: 'noise', from: 10, loudest: voice.loud, gone: true }])
    expect(speaker.played[0]?.to).toBeCloseTo(10 + voice.last / 1000)
  })

  it('of tones is no noise, and each voice begins when it is due', () => {
    play(['knock'], 1)
    expect(speaker.played.map(({ is, from }) => [is, from])).toEqual([
      ['tone', 10],
      ['tone', 10.15],
    ])
  })

  it('is as loud as the person wants', () => {
    play(['card'], 0.5)
    expect(speaker.played[0]?.loudest).toBeCloseTo(SOUNDS.card[0].loud / 2)
  })

  it('follows the one before it', () => {
    play(['card', 'card', 'card'], 1)
    expect(speaker.played.map(({ from }) => Number(from.toFixed(2)))).toEqual([10, 10.14, 10.28])
  })
})

describe('nothing', () => {
  it('is played when it is silent or there is no sound, and the speaker is not even asked for', () => {
    play(['card'], 0)
    play([], 1)
    expect([speaker.played, page.asked]).toEqual([[], 0])
  })

  it('is played before the person has touched the page', () => {
    page.context = null
    play(['card'], 1)
    expect(page.asked).toBe(1)
  })
})
