/** Copies of states and of plain data. What a match's states share is not copied, but frozen. */
import type { Game, GameState } from './game'

type Sharing = Pick<Game, 'shared'>

const isShared = ({ shared }: Sharing, part: string): boolean => part === 'fixed' || shared?.includes(part) === true

/** Freezes what all states of a match share, so that a step which writes into it throws. */
export function freezeShared<S extends GameState>(game: Sharing, state: S): void {
  freeze(state.fixed)
  for (const part of game.shared ?? []) freeze(state[part as keyof S])
}

/** The same after an answer: what was the state's before is frozen already, and so is its deck. */
export function freezeNew<S extends GameState>({ shared }: Sharing, state: S, before: S): void {
  if (shared) for (const part of shared as readonly (keyof S)[]) if (state[part] !== before[part]) freeze(state[part])
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

/** A copy of a state, with the parts in it that the game's states share. */
export function copyState<S extends GameState>(game: Sharing, state: S): S {
  const out: Partial<S> = {}
  for (const part in state) out[part] = isShared(game, part) ? state[part] : copy(state[part])
  return out as S
}

/**
 * A copy of plain data. Written by hand: several times faster than structuredClone. A slice and calls for what is no
 * plain value alone: a fifth faster than `map` with a call for everything; spreading objects takes up to half as long again.
 */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const out = value.slice() as unknown[]
    for (let i = 0; i < out.length; i++) {
      const part = out[i]
      if (typeof part === 'object' && part !== null) out[i] = copy(part)
    }
    return out as T
  }
  const out: { [key: string]: unknown } = {}
  for (const key in value) {
    const part: unknown = value[key]
    out[key] = typeof part === 'object' && part !== null ? copy(part) : part
  }
  return out as T
}
