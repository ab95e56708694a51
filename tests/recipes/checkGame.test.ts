/** `npm run check-game` on the template's game: all of it holds, and a fault planted in it is named in words. */
import { describe, expect, it } from 'vitest'
import type { GameUi } from '../../src-renderer/games/gameUi'
import type { BotFactory } from '../../src-shared/bots'
import { legalAnswers, type Game, type GameState, type Json, type Seat, type StepDef } from '../../src-shared/kernel'
import { check } from '../../template/tests/check'
import { checkGame, CHECKS } from '../kit/check/checkGame'
import type { GameCheck } from '../kit/check/gameCheck'

/** Fewer matches than the command plays. */
const smugglers: GameCheck = { ...check, matches: 2 }

/** What the faults below look at in the full state. */
interface State extends GameState {
  hands: string[][]
  crates: ({ readonly cargo: string } | null)[]
  history?: string[]
}
const of = (state: GameState): State => state as State
type Step = StepDef<GameState, Json>

const { game } = smugglers.twins
const holdsGold = (state: GameState, seat: Seat): boolean => of(state).hands[seat]?.includes('gold') ?? false

/** The template's game with a change. */
const changed = (change: Partial<Game>): GameCheck => {
  const rules = { ...game, ...change }
  return {
    ...smugglers,
    manifest: { ...smugglers.manifest, rules },
    twins: { ...smugglers.twins, game: rules },
  }
}
const withStep = (name: string, change: (step: Step) => Partial<Step>): GameCheck => {
  const step = game.steps[name]
  if (!step) throw new Error(`no step ${name}`)
  return changed({ steps: { ...game.steps, [name]: { ...step, ...change(step) } } })
}
const withBot = (bot: BotFactory): GameCheck => ({
  ...smugglers,
  manifest: { ...smugglers.manifest, bot: () => Promise.resolve(bot) },
})
const withTexts = (change: (ui: GameUi) => GameUi): GameCheck => ({
  ...smugglers,
  page: { ...smugglers.page, ui: async () => change(await smugglers.page.ui()) },
})

async function faultsOf(check: GameCheck, name: string): Promise<readonly string[]> {
  for await (const { faults } of checkGame(check, [name])) return faults
  throw new Error(`there is no check ${name}`)
}

describe('the template', () => {
  // Its secrecy, which takes longest, is looked at with that of all games (tests/games/check.long.test.ts).
  it.each(Object.keys(CHECKS).filter(name => name !== 'secrecy'))('%s: it holds', async name => {
    expect(await faultsOf(smugglers, name)).toEqual([])
  })
})

/** What is planted, the check that finds it, and how it says so. */
const PLANTED: readonly (readonly [fault: string, check: string, said: RegExp, planted: () => GameCheck])[] = [
  [
    'a card in a public event',
    'secrecy',
    /An event tells everybody what lies hidden, in its field “cargo”/,
    () =>
      withStep('load', ({ resolve }) => ({
        resolve(play, data, answers) {
          resolve?.(play, data, answers)
          of(play.state).crates.forEach((crate, seat) => {
            play.emit({ kind: 'loaded', seat, cargo: crate?.cargo ?? '' })
          })
        },
      })),
  ],
  [
    'a card in the data of a step',
    'secrecy',
    /The data of a step holds what lies hidden/,
    () =>
      withStep('load', ({ resolve }) => ({
        resolve(play, data, answers) {
          resolve?.(play, data, answers)
          const top = play.state.steps.at(-1)
          if (top) top.data = { ...(top.data as object), cargo: of(play.state).crates[0]?.cargo }
        },
      })),
  ],
  [
    'an ask that depends on a hidden card',
    'timing',
    /Only hidden cards decide whether seat \d is asked “search”/,
    () =>
      withStep('harbour', ({ interrupts }) => ({
        interrupts: (state, data) => (interrupts?.(state, data) ?? []).filter(({ seat }) => holdsGold(state, seat)),
      })),
  ],
  [
    'a clock that depends on a hidden card',
    'timing',
    /The clock of “sail” is longer or shorter \(\d+ or \d+ seconds\)/,
    () =>
      withStep('departure', ({ asks }) => ({
        asks: (state, data) =>
          (asks?.(state, data) ?? []).map(ask => ({ ...ask, seconds: holdsGold(state, ask.seat) ? 20 : 10 })),
      })),
  ],
  [
    'a draw without a key',
    'determinism',
    /calls Math\.random, which has no key.*Draw with play\.nextInt/,
    () =>
      changed({
        setup: setup => {
          const state = of(game.setup(setup))
          return { ...state, hands: [...state.hands].sort(() => Math.random() - 0.5) } as GameState
        },
      }),
  ],
  [
    'rules that remember between matches',
    'determinism',
    /The same key dealt two different matches|had other events|two different states/,
    () => {
      let matches = 0
      return changed({ setup: setup => ({ ...game.setup(setup), matches: matches++ }) as GameState })
    },
  ],
  [
    'a match without an end',
    'termination',
    /a match of random players was not over after 1000 answers/,
    () =>
      withStep('departure', () => ({
        take() {
          /* Nobody ever sails. */
        },
      })),
  ],
  [
    'a step that asks nobody',
    'termination',
    /stuck: the step departure asks nobody/,
    () => withStep('departure', () => ({ asks: () => [] })),
  ],
  [
    'an ask without a legal answer',
    'answers',
    /has no legal answer/,
    () =>
      withStep('departure', ({ asks }) => ({
        asks: (state, data) => (asks?.(state, data) ?? []).map(ask => ({ ...ask, pick: { pick: 'one', of: [] } })),
      })),
  ],
  [
    'state that is no plain data',
    'snapshots',
    /The state is no plain data at “crowd”/,
    () => changed({ setup: given => ({ ...game.setup(given), crowd: new Set([1]) }) as GameState }),
  ],
  [
    'a view that is spread from the state',
    'views',
    /open has the state's field “moment”: build it field by field/,
    () => changed({ open: state => ({ ...state }) as unknown as Json }),
  ],
  [
    'a view that hands out a part of the state',
    'views',
    /own hands out a part of the state itself, at “hand”: copy it/,
    () => changed({ own: (state, seat) => ({ hand: of(state).hands[seat] ?? [] }) }),
  ],
  [
    'a state that grows and grows',
    'growth',
    /the state grew from \d+ to \d+ bytes/,
    () =>
      withStep('load', ({ resolve }) => ({
        resolve(play, data, answers) {
          resolve?.(play, data, answers)
          of(play.state).history = [...(of(play.state).history ?? []), 'x'.repeat(30_000)]
        },
      })),
  ],
  [
    'a bot that answers against the rules',
    'bots',
    /a bot \(\w+\) at \d seats answers “load” against the rules/,
    () => withBot(() => ({ see: () => undefined, answer: () => 'gold' })),
  ],
  [
    'a bot that draws without the random it is given',
    'bots',
    /calls Math\.random.*a bot draws from the random it is given/,
    () =>
      withBot(() => ({
        see: () => undefined,
        answer: ({ pick }) => [...legalAnswers(pick)].at(-1 - Math.floor(Math.random())) ?? null,
      })),
  ],
  [
    'a bot that peeks',
    'bots',
    /The bot of seat \d answers otherwise when cards differ that it cannot see/,
    () => {
      // The rules leave the hands where the bot finds them.
      let peeked = 0
      const open: Game['open'] = state => {
        peeked = JSON.stringify([of(state).hands, of(state).crates]).split('gold')[0]?.length ?? 0
        return game.open(state)
      }
      return {
        ...withBot(() => {
          let at = 0
          return {
            see: () => {
              at = peeked
            },
            answer: ({ pick }) => [...legalAnswers(pick)].at(-(at % 2)) ?? null,
          }
        }),
        twins: { ...smugglers.twins, game: { ...game, open } },
      }
    },
  ],
  [
    'an event without a text in one language',
    'words',
    /The text “events\.sold” is missing in ru/,
    () =>
      withTexts(ui => {
        const ru = ui.messages.ru as { readonly events: object }
        return { ...ui, messages: { ...ui.messages, ru: { ...ru, events: { ...ru.events, sold: undefined } } } }
      }),
  ],
  [
    'a choice without a text',
    'words',
    /The choice “search” of “search” has no text/,
    () =>
      withTexts(ui => ({
        ...ui,
        choice: (ask, path, kind, value, context) =>
          value === 'search' ? { text: 'search' } : ui.choice(ask, path, kind, value, context),
      })),
  ],
]

describe('a planted fault is named', () => {
  it.each(PLANTED)('%s, by “%s”', async (_, name, said, planted) => {
    expect((await faultsOf(planted(), name)).join('\n')).toMatch(said)
  })

  it('and every check names one', () => {
    expect(Object.keys(CHECKS).filter(name => !PLANTED.some(([, by]) => by === name))).toEqual([])
  })
})
