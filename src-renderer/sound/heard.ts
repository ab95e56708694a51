/**
 * Which sounds a frame makes. People sit in one room and hear each other's machines: so a sound is a matter of what
 * everybody may know – the kinds of public events, and whose turn it openly is – and never of a seat's own part.
 */
import type { Json } from '../../src-shared/kernel/pick'
import type { Frame } from '../../src-shared/wire'
import type { SoundName, SoundsOf } from './sounds'

/** More than these at once are a din. */
const MOST = 3

/** Whether this client's seat is openly asked for its turn: chances to cut in, which everybody has, ring no bell. */
export function isCalled(frame: Frame | null, seat: number | null, awaits: (key: string) => boolean): boolean {
  const asking = frame?.match?.view.open.asking ?? []
  return seat !== null && asking.some(ask => ask.seat === seat && awaits(ask.key))
}

/** The sounds of what was just told, each once, in order. On arrival nothing is heard: that is all long ago. */
export function soundsOf(frame: Frame, sounds: SoundsOf): SoundName[] {
  if (frame.log !== undefined || !frame.match) return []
  return [...new Set(frame.match.events.flatMap(({ event }) => soundOf(event, sounds) ?? []))].slice(0, MOST)
}

function soundOf(event: Json, sounds: SoundsOf): SoundName | undefined {
  const kind = field(event, 'kind')
  const sound = Object.hasOwn(sounds, kind) ? sounds[kind] : undefined
  return typeof sound === 'object' ? sound.sounds[field(event, sound.by)] : sound
}

function field(event: Json, name: string): string {
  if (typeof event !== 'object' || event === null) return ''
  const value: unknown = Object.entries(event).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : ''
}
