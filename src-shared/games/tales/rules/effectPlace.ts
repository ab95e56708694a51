/**
 * Where a step stands in the effects of a card, a permanent or a line. Stored matches hold a place as `path`: the
 * position of each effect in the list around it, from the card's own list inwards. Only this file reads positions.
 */
import type { Seat } from '../../../kernel'
import { gameCard, within, type Effect, type EffectKind, type EffectOf, type Time } from './deck'
import { storyA } from './table'
import type { By, TalesState } from './state'

/** Who does an effect, what it comes from, and the time before that card came. */
export interface EffectContext {
  readonly seat: Seat
  readonly by: By
  readonly was: Time
}

/** The place of one effect. */
export interface EffectPlace extends EffectContext {
  readonly path: readonly number[]
}

/** A list of effects that is being done, at its next effect. */
export interface ListPlace extends EffectPlace {
  at: number
}

/** The start of all effects of a card, a permanent or a line. */
export const ownEffects = ({ seat, by, was }: EffectContext): ListPlace => ({ seat, by, was, path: [], at: 0 })

/** The start of the effects within an effect. */
export const effectsWithin = ({ seat, by, was, path }: EffectPlace): ListPlace => ({ seat, by, was, path, at: 0 })

/** Goes one effect on in a list. @returns that effect, its place, and whether it is the last one */
export function nextEffect(
  state: TalesState,
  list: ListPlace,
): { readonly effect: Effect | undefined; readonly place: EffectPlace; readonly isLast: boolean } {
  const { seat, by, was, path } = list
  const effects = listAt(state, by, path),
    effect = effects[list.at]
  const place: EffectPlace = { seat, by, was, path: [...path, list.at] }
  list.at++
  return { effect, place, isLast: list.at >= effects.length }
}

/** The effect at a place. @throws when it is of another kind. */
export function effectAt<K extends EffectKind>(state: TalesState, place: EffectPlace, kind: K): EffectOf<K> {
  const { by, path } = place
  const effect = listAt(state, by, path, path.length - 1)[path.at(-1) ?? 0]
  if (effect?.do !== kind) throw new Error(`no ${kind} at ${path.join()}`)
  return effect as EffectOf<K>
}

/** The list that a path leads into, or its first positions; the card's or line's own for none. */
function listAt(state: TalesState, by: By, path: readonly number[], length = path.length): readonly Effect[] {
  let list = effectsOf(state, by)
  for (let depth = 0; depth < length; depth++) {
    const effect = list[path[depth] ?? 0]
    list = effect ? within(effect) : []
  }
  return list
}

function effectsOf(state: TalesState, by: By): readonly Effect[] {
  switch (by.by) {
    case 'turn':
      return []
    case 'card':
      return gameCard(state.fixed, by.card).effects
    case 'permanent':
      return gameCard(state.fixed, by.card).permanent?.endOfTurn ?? []
    case 'line':
      return storyA(state).lines[by.line - 1]?.effects ?? []
  }
}
