/** Non-interference in Mascarade, with controls: a leak of each class is caught. */
import { describe, expect, it } from 'vitest'
import type { Game, GameState, Json, Seat, StepDef } from '../../src-shared/kernel'
import { playPairs, type TwinGame } from './twin'
import { twinMascarade } from './mascarade'

const LONG = process.env.UNDERTABLE_PROOF === '1'
const PAIRS = LONG ? 2000 : 500
/** A control that has not been caught after so many pairs would not be caught at all. */
const CONTROL_PAIRS = 120

interface Hidden extends GameState { cards: string[] }
const cards = (state: GameState): string[] => (state as Hidden).cards
const steps = (game: Game): { [name: string]: StepDef<GameState, Json> } => ({ ...game.steps })

/** The game with one deliberate leak. */
const leaking = (change: (game: Game) => Partial<Game>): TwinGame => {
  const { game } = twinMascarade
  return { ...twinMascarade, game: { ...game, ...change(game) } }
}

const CONTROLS: { readonly [leak: string]: TwinGame } = {
  'a view that names the card in the first slot': leaking(game => ({
    open: state => ({ ...(game.open(state) as object), first: cards(state)[0] ?? '' }),
  })),
  'an own view that counts the bank\'s characters among the others': leaking(() => ({
    own: (state, seat: Seat) => cards(state).filter((card, i) => i !== seat && card === 'king').length,
  })),
  'an order of slots by what lies in them': leaking(game => ({
    open: state => {
      const open = game.open(state) as { slots: Json[] }
      return { ...open, slots: [...open.slots].sort((a, b) => (cards(state)[open.slots.indexOf(a)] ?? '') < (cards(state)[open.slots.indexOf(b)] ?? '') ? -1 : 1) }
    },
  })),
  'an event that tells whether cards were swapped': leaking(game => ({
    steps: { ...steps(game), turn: tellsSwaps(game) },
  })),
  'an ask that knows who is the character': leaking(game => ({
    steps: { ...steps(game), challenge: withAsks(game, 'challenge', (state, ask) => ({ ...ask, params: { ...ask.params, real: cards(state)[0] ?? '' } })) },
  })),
  'a clock that is longer for the holder of the King': leaking(game => ({
    steps: { ...steps(game), turn: withAsks(game, 'turn', (state, ask) => ({ ...ask, seconds: cards(state)[ask.seat] === 'king' ? 20 : 10 })) },
  })),
  'a question only the real character gets': leaking(game => ({
    steps: { ...steps(game), sealedChallenge: onlyIf(game, 'sealedChallenge'), challenge: onlyIf(game, 'challenge') },
  })),
}

type Asked = NonNullable<StepDef<GameState, Json>['asks']>
type OneAsk = ReturnType<Asked>[number]

function def(game: Game, name: string): StepDef<GameState, Json> {
  const found = game.steps[name]
  if (!found) throw new Error(`no step ${name}`)
  return found
}

function withAsks(game: Game, name: string, change: (state: GameState, ask: OneAsk) => OneAsk): StepDef<GameState, Json> {
  const step = def(game, name)
  return { ...step, asks: (state, data) => (step.asks?.(state, data) ?? []).map(ask => change(state, ask)) }
}

/** Asks the seats that hold a Queen in their first slot last: who is asked depends on a hidden card. */
function onlyIf(game: Game, name: string): StepDef<GameState, Json> {
  const step = def(game, name)
  return {
    ...step,
    asks: (state, data) => {
      const { waiting } = data as { waiting: Seat[] }
      waiting.sort((a, b) => Number(cards(state)[a] === 'queen') - Number(cards(state)[b] === 'queen'))
      return step.asks?.(state, data) ?? []
    },
  }
}

function tellsSwaps(game: Game): StepDef<GameState, Json> {
  const step = def(game, 'turn')
  return {
    ...step,
    take(play, data, seat, answer, key) {
      const before = cards(play.state).join()
      step.take?.(play, data, seat, answer, key)
      play.tell({ kind: 'moved', moved: before !== cards(play.state).join() })
    },
  }
}

describe('Mascarade: what a seat receives is a function of what it may know', () => {
  it(`${PAIRS} pairs of states that a seat cannot tell apart: the same to the byte`, async () => {
    const report = await playPairs(twinMascarade, PAIRS)
    if (LONG) process.stdout.write(`Mascarade: ${report.pairs} pairs, ${report.frames} frames compared, median ${report.medianFrames} a pair, ${report.early} ended before the third answer, ${report.leaks.length} leaks\n`)
    expect(report.leaks).toEqual([])
    expect(report.pairs).toBe(PAIRS)
    // How much was compared: a kit that compares little proves little.
    expect(report.medianFrames).toBeGreaterThanOrEqual(20)
    expect(report.early / report.pairs).toBeLessThan(0.1)
  })

  it.each(Object.keys(CONTROLS))('control: %s is caught', async name => {
    const kit = CONTROLS[name]
    if (!kit) throw new Error(name)
    const report = await playPairs(kit, CONTROL_PAIRS, 1, leaks => leaks > 0)
    expect(report.leaks).not.toEqual([])
  })
})
