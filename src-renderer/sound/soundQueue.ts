/**
 * Which sounds an update makes. People in one room hear each other's machines, so sounds depend on public facts alone –
 * the kinds of public events, and whose turn it is – and never on a seat's private part.
 */
import type { Json } from '../../src-shared/kernel/choiceSpec'
import type { SeenEvent, StateUpdate } from '../../src-shared/wire'
import type { SoundName, SoundsOf } from './sounds'

/** More sounds at once are noise. */
const MOST = 3

/** Whether this client's seat is publicly asked for its turn. Chances to react, which everybody has, ring no bell. */
export function isAsked(update: StateUpdate | null, seat: number | null, awaits: (key: string) => boolean): boolean {
  const asking = update?.match?.view.open.asking ?? []
  return seat !== null && asking.some(ask => ask.seat === seat && awaits(ask.key))
}

/** The sounds of events that are shown together, each once, in order. */
export const soundsOf = (events: readonly SeenEvent[], sounds: SoundsOf): SoundName[] =>
  [...new Set(events.flatMap(({ event }) => soundOf(event, sounds) ?? []))].slice(0, MOST)

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
