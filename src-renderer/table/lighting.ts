/** A line of the story lights what it speaks of, for whoever points at it: seats, cards, places of the table. */
import type { ToldEvent } from '../../src-shared/wire'
import type { GameFace, Storyteller } from '../boards/face'
import { atSeat, placesOf, type Spot } from '../motion/motions'

/** What a face must know for that. */
export type Lights = Pick<GameFace, 'sentence' | 'motions' | 'cards'>

/**
 * What a sentence speaks of: the seats whose names it needs, told as to an onlooker, to whom nobody is just "you"; where
 * it is seen happening; and the cards that it names. Whatever else a client was told of it alone lights nothing.
 */
export function spokenOf({ event }: ToldEvent, face: Lights, teller: Storyteller): ReadonlySet<Spot> {
  const spots = new Set<Spot>()
  face.sentence(
    { event },
    {
      ...teller,
      you: null,
      name: seat => {
        spots.add(atSeat(seat))
        return teller.name(seat)
      },
    },
  )
  for (const spot of [...(face.motions?.(event) ?? []).flatMap(placesOf), ...(face.cards?.(event) ?? [])])
    spots.add(spot)
  return spots
}

/** What lies on the table under a name of its own. */
const NAMED = ['seat', 'slot', 'card', 'spot'] as const

/** Lights these places, and no others, within what is around a list. */
export function light(around: Element | null, spots: ReadonlySet<Spot>): void {
  for (const kind of NAMED)
    for (const box of around?.querySelectorAll<HTMLElement>(`[data-${kind}]`) ?? []) {
      box.toggleAttribute('data-lit', spots.has(`${kind} ${box.dataset[kind] ?? ''}` as Spot))
    }
}
