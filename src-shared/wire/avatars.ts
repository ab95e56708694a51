/**
 * The face and colour that a person has chosen, the same in every game. Both come from fixed lists, so that they carry
 * nothing else.
 */
import * as v from 'valibot'

export const FACES = [
  'fox',
  'owl',
  'cat',
  'bear',
  'hare',
  'wolf',
  'raven',
  'hedgehog',
  'badger',
  'frog',
  'deer',
  'boar',
  'otter',
  'mouse',
  'lynx',
  'goose',
] as const

export const COLOURS = [
  'rose',
  'orange',
  'gold',
  'lime',
  'leaf',
  'teal',
  'sky',
  'blue',
  'violet',
  'plum',
  'sand',
  'silver',
] as const

export type Face = (typeof FACES)[number]
export type Colour = (typeof COLOURS)[number]

export interface Avatar {
  readonly face: Face
  readonly colour: Colour
}

export const avatarSchema = v.strictObject({ face: v.picklist(FACES), colour: v.picklist(COLOURS) })

/** The avatar of somebody who has chosen none: always the same for the same id. */
export function avatarFor(id: string): Avatar {
  let sum = 0
  for (let i = 0; i < id.length; i++) sum = (sum * 31 + id.charCodeAt(i)) >>> 0
  return avatarAt(sum)
}

/** One of all avatars. @param index a whole number from 0; every number leads to one */
export const avatarAt = (index: number): Avatar => ({
  face: FACES[index % FACES.length] ?? FACES[0],
  colour: COLOURS[Math.floor(index / FACES.length) % COLOURS.length] ?? COLOURS[0],
})
