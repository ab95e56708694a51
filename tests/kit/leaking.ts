/** Games with one deliberate leak each: controls, which whatever looks for leaks must catch. */
import type { Game, GameState, Json, Seat, StepDef } from '../../src-shared/kernel'
import type { TwinGame } from './twin'

type Step = StepDef<GameState, Json>
type OneAsk = ReturnType<NonNullable<Step['asks']>>[number]

/** A game with one deliberate leak. `S` is the part of its full state that its leaks look at. */
export function leaking<S extends GameState>(kit: TwinGame) {
  const { game } = kit
  const stateOf = (state: GameState): S => state as S
  const changed = (change: Partial<Game>): TwinGame => ({ ...kit, game: { ...game, ...change } })
  const step = (name: string): Step => {
    const found = game.steps[name]
    if (!found) throw new Error(`no step ${name}`)
    return found
  }
  const withSteps = (names: readonly string[], change: (def: Step) => Partial<Step>): TwinGame =>
    changed({
      steps: {
        ...game.steps,
        ...Object.fromEntries(names.map(name => [name, { ...step(name), ...change(step(name)) }])),
      },
    })
  /** Emits something after each answer that a step takes. */
  const telling = (
    names: readonly string[],
    tell: (before: S, after: S, seat: Seat) => { event: Json; own?: { [seat: string]: Json } } | null,
  ): TwinGame =>
    withSteps(names, def => ({
      take(play, data, seat, answer, key) {
        const before = structuredClone(play.state) as unknown as S
        def.take?.(play, data, seat, answer, key)
        const told = tell(before, play.state as unknown as S, seat)
        if (told) play.emit(told.event, told.own)
      },
    }))

  return {
    /** The open view, with an addition or a change. */
    view: (change: (open: { readonly [key: string]: Json }, state: S) => Json): TwinGame =>
      changed({ open: state => change(game.open(state) as { readonly [key: string]: Json }, stateOf(state)) }),
    /** A seat's private view, with something that the seat may not know. */
    own: (change: (own: Json, state: S, seat: Seat) => Json): TwinGame =>
      changed({ own: (state, seat) => change(game.own(state, seat), stateOf(state), seat) }),
    telling,
    /** The asks of these steps, each one changed. */
    asks: (names: readonly string[], change: (ask: OneAsk, state: S) => OneAsk): TwinGame =>
      withSteps(names, def => ({
        asks: (state, data) => (def.asks?.(state, data) ?? []).map(ask => change(ask, stateOf(state))),
      })),
    /** The asks of these steps with some left out; at least one remains, or the table would be stuck. */
    prompts: (names: readonly string[], gets: (ask: OneAsk, state: S) => boolean): TwinGame =>
      withSteps(names, def => ({
        asks: (state, data) => {
          const asks = def.asks?.(state, data) ?? []
          const left = asks.filter(ask => gets(ask, stateOf(state)))
          return left.length > 0 ? left : asks
        },
      })),
    /** Sends everything this many milliseconds later. */
    lag: (ms: (state: S) => number): TwinGame => ({ ...kit, lag: state => ms(stateOf(state)) }),
  }
}
