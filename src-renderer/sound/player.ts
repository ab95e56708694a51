/** Plays sounds with Web Audio. Without it, or before the first click, it stays silent. */
import { audioContext } from '../platform'
import { SOUNDS, type SoundName, type Voice } from './sounds'

/** Milliseconds between two sounds of one update. */
const APART_MS = 140
/** Ramp in seconds: without it a sound clicks at its edges. */
const RISE = 0.006,
  SILENCE = 0.0001

let noise: AudioBuffer | null = null

/** A second of noise from a fixed generator, the same in every browser. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  let word = 0x2545f491
  for (let i = 0; i < samples.length; i++) {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    samples[i] = word / 0x80000000
  }
  return noise
}

/** Plays sounds one after another. @param volume from 0 to 1 */
export function play(names: readonly SoundName[], volume: number): void {
  const context = volume > 0 && names.length > 0 ? audioContext() : null
  if (!context) return
  names.forEach((name, i) => {
    for (const voice of SOUNDS[name]) playVoice(context, voice, context.currentTime + (i * APART_MS) / 1000, volume)
  })
}

function playVoice(context: AudioContext, voice: Voice, start: number, volume: number): void {
  const at = start + voice.at / 1000,
    end = at + voice.last / 1000
  const gain = context.createGain()
  gain.gain.setValueAtTime(SILENCE, at)
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENCE, voice.loud * volume), at + RISE)
  gain.gain.exponentialRampToValueAtTime(SILENCE, end)
  gain.connect(context.destination)
  const source =
    voice.wave === 'noise'
      ? noiseSource(context, voice, at, end, gain)
      : toneSource(context, voice, voice.wave, at, end, gain)
  source.start(at)
  source.stop(end)
  source.onended = () => {
    gain.disconnect()
  }
}

function toneSource(
  context: AudioContext,
  { from, to = from }: Voice,
  wave: OscillatorType,
  at: number,
  end: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const source = context.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(to, end)
  source.connect(into)
  return source
}

function noiseSource(
  context: AudioContext,
  { from, to = from }: Voice,
  at: number,
  end: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const source = context.createBufferSource()
  source.buffer = noiseOf(context)
  source.loop = true
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, end)
  source.connect(filter).connect(into)
  return source
}
