/** A line of the story lights whom it speaks of, for whoever points at it. */
import type { Seat } from '../../src-shared/kernel'
import type { ToldEvent } from '../../src-shared/wire'
import type { GameFace, Storyteller } from '../boards/face'

/** The seats that a sentence speaks of: those whose names it needs, whatever the game. Told as to an onlooker, nobody is just "you". */
export function spokenOf(told: ToldEvent, sentence: GameFace['sentence'], teller: Storyteller): ReadonlySet<Seat> {
  const seats = new Set<Seat>()
  sentence(told, { ...teller, you: null, name: seat => { seats.add(seat); return teller.name(seat) } })
  return seats
}

/** Lights these seats, and no others, within what is around a list. */
export function light(around: Element | null, seats: ReadonlySet<Seat>): void {
  for (const box of around?.querySelectorAll<HTMLElement>('[data-seat]') ?? []) box.toggleAttribute('data-lit', seats.has(Number(box.dataset.seat)))
}
