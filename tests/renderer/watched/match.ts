/** A match as one seat watches it: the whole page of the table, from the deal to the end. */
import { vi } from 'vitest'
import { defineComponent, h, ref, type Component } from 'vue'
import type { GameUi } from '../../../src-renderer/games/gameUi'
import { useI18n } from '../../../src-renderer/i18n'
import { followBeats, useBeats } from '../../../src-renderer/motion/beats'
import ResultScreen from '../../../src-renderer/result/ResultScreen.vue'
import { useTable } from '../../../src-renderer/store/table'
import TableScreen from '../../../src-renderer/table/TableScreen.vue'
import { matchPartFor } from '../../../src-shared/fair/matchPart'
import {
  fastRandom,
  Match,
  type EmittedEvent,
  type Game,
  type GameState,
  type Json,
  type Options,
  type Seat,
} from '../../../src-shared/kernel'
import type { StateUpdate } from '../../../src-shared/wire'
import { keyOf, make, tableOptions, type NextMove } from '../../kit/play'
import { frameOf, partyOf } from '../kit'
import { drawn, freshStores, notingHost, settled } from '../pressed/page'
import { changes, outline } from './outline'

export interface Watching {
  readonly game: Game
  readonly ui: GameUi
  readonly seats: number
  readonly options?: Options
  readonly deal: number
  /** Whose page it is; null: somebody who looks on. */
  readonly seat: Seat | null
  readonly narrow: boolean
  readonly next: NextMove
  /** Answers at most. */
  readonly most: number
  /** What shows the match: the table of who plays or looks on, if not given. */
  readonly screen?: Component
}

/** Moments are waited for in such steps, in milliseconds: all of an update take no more of them than this. */
const STEP_MS = 500,
  MOST_STEPS = 120

/** A window of this width, in which nothing has a size. */
export function windowOf(narrow: boolean): void {
  const observer = class {
    observe = (): void => undefined
    unobserve = (): void => undefined
    disconnect = (): void => undefined
  }
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver']) vi.stubGlobal(name, observer)
  vi.stubGlobal('navigator', {})
  // Vue asks whether a node is one of these: none is.
  for (const name of ['HTMLInputElement', 'HTMLButtonElement']) vi.stubGlobal(name, WeakSet)
  Object.assign(document, { elementFromPoint: () => null })
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px', getPropertyValue: () => '' }))
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: narrow && query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  })
}

interface Page {
  readonly match: Match
  /** Sends the page what has happened. */
  readonly show: (told: readonly EmittedEvent<Json>[], more?: Partial<StateUpdate>) => void
  /** Goes on to the result. */
  readonly end: () => Promise<void>
  readonly look: () => string[]
  readonly leave: () => void
}

/** Deals the cards, and draws the page of the table. */
async function sitDown({
  game,
  ui,
  seats,
  options = {},
  deal,
  seat,
  narrow,
  screen = TableScreen,
}: Watching): Promise<Page> {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  freshStores()
  windowOf(narrow)
  const all = tableOptions(game, options)
  const { match, events } = Match.start(game as Game<GameState>, seats, all, keyOf(deal))
  const table = useTable()
  table.join(notingHost().connection)
  const party = partyOf(seats, {
    game: game.id,
    options: all,
    you: { id: `p${seat ?? 99}`, seat, host: seat === 0, looksOn: seat === null },
  })
  const show: Page['show'] = (told, more = {}) => {
    const clocks = match.asks('public').map(ask => ({ seat: ask.seat, key: ask.key, left: 20_000, of: 30_000 }))
    table.onUpdate(frameOf(matchPartFor(match, 'm', seat, told), { party, clocks, ...more }))
  }
  show(events)
  const isOver = ref(false)
  const page = await drawn(
    defineComponent({
      setup() {
        const { addGameMessages } = useI18n()
        addGameMessages(game.id, ui.messages)
        followBeats(() => ui)
        return () => (isOver.value ? h(ResultScreen, { ui, screen: screen !== TableScreen }) : h(screen, { ui }))
      },
    }),
  )
  await rest()
  return {
    match,
    show,
    async end() {
      show([], { party: { ...party, phase: 'result' } })
      isOver.value = true
      await rest()
    },
    look: () => outline(page.root),
    leave() {
      page.close()
      vi.useRealTimers()
      vi.unstubAllGlobals()
    },
  }
}

/**
 * @returns the page when the cards have been dealt, and what changes on it with each kind of event and of question when it
 * comes for the first time: at once, and once its moments are over
 */
export async function watched(watching: Watching): Promise<string> {
  const { match, show, end, look, leave } = await sitDown(watching)
  let seen = look()
  const story = ['== the cards have been dealt', ...seen],
    known = new Set<string>(),
    random = fastRandom(watching.deal)
  const tell = (title: string): void => {
    const now = look(),
      what = changes(seen, now)
    seen = now
    if (what.length > 0) story.push(`== ${title}`, ...what)
  }
  for (let n = 1; n <= watching.most && !match.outcome; n++) {
    const taken = make(match, watching.next(match, random))
    const kinds = new Set(kindsOf(match, taken.events, watching).filter(kind => !known.has(kind)))
    for (const kind of kinds) known.add(kind)
    if (kinds.size > 0) seen = look()
    show(taken.events)
    await settled()
    if (kinds.size > 0) tell(`answer ${n}: ${[...kinds].join(', ')}`)
    if (kinds.size === 0) useBeats().skip()
    await rest()
    if (kinds.size > 0) tell(`answer ${n}, afterwards`)
  }
  if (match.outcome) {
    await end()
    story.push('== the result', ...look())
  }
  leave()
  return `${story.join('\n')}\n`
}

const kindsOf = (match: Match, events: readonly EmittedEvent<Json>[], { seat, narrow }: Watching): string[] => [
  // On a phone the same is told: what is asked there differs.
  ...(narrow ? [] : events.map(({ event }) => `event ${(event as { readonly kind: string }).kind}`)),
  ...match.asks().map(ask => `${ask.seat === seat ? 'own ' : ''}question ${ask.key}`),
  ...(match.outcome ? ['the end'] : []),
]

/** Plays until this page's person is asked something. */
async function untilAsked(watching: Watching): Promise<Page> {
  const page = await sitDown(watching),
    random = fastRandom(watching.deal)
  while (!page.match.asks().some(ask => ask.seat === watching.seat)) {
    page.show(make(page.match, watching.next(page.match, random)).events)
    await rest()
  }
  return page
}

/** @returns the page once its person is asked something, with an update of which more is known */
export async function asked(watching: Watching, more: Partial<StateUpdate>): Promise<string[]> {
  const { show, look, leave } = await untilAsked(watching)
  show([], more)
  await rest()
  const page = look()
  leave()
  return page
}

/** @returns the title of the tab while its person is asked something, and after they have left the table */
export async function titles(watching: Watching): Promise<readonly [asked: string, left: string]> {
  const { leave } = await untilAsked(watching),
    tab = document,
    whileAsked = tab.title
  leave()
  return [whileAsked, tab.title]
}

/** All moments are over, and what flies has landed. */
async function rest(): Promise<void> {
  await settled()
  const { now } = useBeats()
  for (let step = 0; now.value !== null; step++) {
    if (step === MOST_STEPS) throw new Error('a moment without end')
    await vi.advanceTimersByTimeAsync(STEP_MS)
  }
  await vi.advanceTimersByTimeAsync(STEP_MS)
  await settled()
}
