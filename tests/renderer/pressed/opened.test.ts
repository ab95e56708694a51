// @vitest-environment page
/** What people open beside the table: decks to look through, a card in its large form, a replay, a lesson, the room. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import BallroomScene from '../../../src-renderer/games/mascarade/BallroomScene.vue'
import { mascaradeUi } from '../../../src-renderer/games/mascarade/ui'
import OverlordCardDialog from '../../../src-renderer/games/overlord/CardDialog.vue'
import OverlordLookScene from '../../../src-renderer/games/overlord/LookScene.vue'
import OverlordOwnSeat from '../../../src-renderer/games/overlord/OwnSeat.vue'
import OverlordDeckPage from '../../../src-renderer/games/overlord/DeckPage.vue'
import OverlordSeatDialog from '../../../src-renderer/games/overlord/SeatDialog.vue'
import { factsOf } from '../../../src-renderer/games/overlord/seat'
import { overlordUi } from '../../../src-renderer/games/overlord/ui'
import TalesDeckPage from '../../../src-renderer/games/tales/DeckPage.vue'
import { useMatchHistory } from '../../../src-renderer/history/matchHistory'
import HallScreen from '../../../src-renderer/hall/HallScreen.vue'
import LessonScreen from '../../../src-renderer/lesson/LessonScreen.vue'
import ReplayScreen from '../../../src-renderer/replay/ReplayScreen.vue'
import MemoriesPanel from '../../../src-renderer/result/MemoriesPanel.vue'
import ResultScreen from '../../../src-renderer/result/ResultScreen.vue'
import { useLearning } from '../../../src-renderer/store/learning'
import { useTable } from '../../../src-renderer/store/table'
import type { MatchRecord } from '../../../src-shared/record'
import { castle } from '../../../src-shared/games/castle/rules'
import { mascarade } from '../../../src-shared/games/mascarade/rules'
import { overlord } from '../../../src-shared/games/overlord/rules'
import { HOUSE_DECK as OVERLORD_HOUSE } from '../../../src-shared/games/overlord/rules/deck'
import type { Game } from '../../../src-shared/kernel'
import { anyLively, moves } from '../../kit/play'
import { playRecord, recordOfEvents } from '../../kit/record'
import { dealt, frameOf, partyOf } from '../kit'
import { windowOf } from '../watched/match'
import { drawn as drawnOnly, freshStores, notingHost, settled, type DrawnPage } from './page'

beforeEach(() => {
  freshStores()
  windowOf(false)
  useTable().join(notingHost().connection)
  useTable().state = { is: 'open' }
})
/** Pages are closed before their window is gone: what they would draw a moment later is not drawn. */
let pages: DrawnPage[] = []
async function drawn(...of: Parameters<typeof drawnOnly>): Promise<DrawnPage> {
  const page = await drawnOnly(...of)
  pages.push(page)
  return page
}
afterEach(() => {
  for (const page of pages) page.close()
  pages = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const recordOf = (game: Game): MatchRecord =>
  playRecord(game, moves(anyLively), { seats: 4, options: {}, seed: 5, most: 12 }).record

/** Waits for what is loaded, and for what comes a moment later. */
async function loaded(page: DrawnPage, name: string): Promise<void> {
  for (let n = 0; n < 4000 && !page.has(name); n++) {
    await new Promise(done => setTimeout(done, 5))
    await settled()
  }
  expect(page.has(name)).toBe(true)
}

describe('a moment of Overlord on stage', () => {
  it.each([
    ['a look', { kind: 'look', seat: 1, count: 2, reason: 'noHint' }],
    ['a card that decides on a plea', { kind: 'turnUp', seat: 2, action: 'both-character-1', skull: true }],
  ])('is %s at whom it meets', async (_, event) => {
    const after = dealt(overlord as object as Game, 4, {} as never),
      party = partyOf(4)
    useTable().onUpdate(frameOf(after, { party }))
    const told = { event } as never,
      beat = { moment: null, events: [{ event: { kind: 'deal' } } as never, told], all: [told], before: null, after }
    expect((await drawn(OverlordLookScene, { beat, party, narrow: false })).has('look-scene')).toBe(true)
    const other = { ...beat, events: [{ event: { kind: 'deal' } } as never] }
    expect((await drawn(OverlordLookScene, { beat: other, party, narrow: false })).has('look-scene')).toBe(false)
  })
})

describe('a deck to look through', () => {
  it('of Overlord has every hint by its symbol, and equal actions once with their number', async () => {
    const page = await drawn(OverlordDeckPage, { deck: null })
    expect(page.text()).toContain('×')
  })

  it('of Overlord shows a deck of one’s own, and no group that has no card', async () => {
    const hints = OVERLORD_HOUSE.hints.slice(0, 2).map((hint, i) => ({ ...hint, titles: { en: `Hint ${i}` } }))
    const page = await drawn(OverlordDeckPage, { deck: { hints, actions: OVERLORD_HOUSE.actions.slice(0, 3) } })
    expect(page.text()).toContain('Hint 1')
  })

  it('of Dark Tales has every card with its copies, both kinds of stories, and the stock', async () => {
    expect((await drawn(TalesDeckPage, { deck: null })).text()).toContain('×')
  })
})

describe('in its large form', () => {
  it.each([
    OVERLORD_HOUSE.hints[0]?.id ?? '',
    ...['pass', 'freeze', 'both'].map(kind => OVERLORD_HOUSE.actions.find(card => card.kind === kind)?.id ?? ''),
    OVERLORD_HOUSE.actions.find(({ skull }) => !skull)?.id ?? '',
  ])('a card of Overlord says what it does: %s', async id => {
    useTable().onUpdate(frameOf(dealt(overlord, 4, {}), { party: partyOf(4) }))
    const page = await drawn(OverlordCardDialog, { id })
    expect(page.has('reading')).toBe(true)
  })

  it('a card of the own hand is read by a press, as long as nobody asks for one', async () => {
    const match = dealt(overlord as object as Game, 4, { rules: 'formal' } as never)
    const hints = OVERLORD_HOUSE.hints.slice(0, 2).map(({ id }) => id)
    const own = { ...match.view.own, seat: 0, asks: [], private: { hints, actions: ['both-character-1'] } }
    useTable().onUpdate(frameOf({ ...match, view: { ...match.view, own } } as never, { party: partyOf(4) }))
    const page = await drawn(OverlordOwnSeat)
    expect(page.has('reading')).toBe(false)
    await page.press(`slot ${hints[1] ?? ''}`)
    expect(page.has(`card ${hints[1] ?? ''}`)).toBe(true)
  })

  it.each(['classic', 'formal'])('a seat of Overlord says what lies there: %s', async rules => {
    const match = dealt(overlord as object as Game, 4, { rules } as never),
      party = partyOf(4)
    useTable().onUpdate(frameOf(match, { party }))
    for (const seat of [0, 1]) {
      const facts = factsOf(match, party, seat)
      expect((await drawn(OverlordSeatDialog, { facts: { ...facts, looks: seat * 2 } })).has('reading-seat')).toBe(true)
    }
  })
})

describe('the ballroom', () => {
  it('has its windows, pillars, chandeliers and marble', async () => {
    await drawn(BallroomScene)
  })
})

describe('a replay', () => {
  const watch = async (game: Game, more: object = {}, of = {}): Promise<DrawnPage> => {
    const watched = { record: { ...recordOf(game), ...of }, tale: false, from: 'list' as const, ...more }
    useMatchHistory().watched = watched
    return drawn(ReplayScreen, { watched })
  }

  it('is loaded, shown from the deal, saved, and left', async () => {
    const page = await watch(mascarade as object as Game)
    await loaded(page, 'replay-step')
    expect(page.has('replay-not')).toBe(false)
    await page.press('replay-close')
    expect(useMatchHistory().watched).toBeNull()
  })

  it('of a tale begins at its end', async () => {
    const page = await watch(mascarade as object as Game, { tale: true, from: 'table' })
    await loaded(page, 'replay-step')
  })

  it('of a game that is not here is its name alone', async () => {
    const page = await watch(mascarade as object as Game, {}, { game: 'whist' })
    await loaded(page, 'replay-not')
  })

  it('of other rules than these says so', async () => {
    const page = await watch(castle as object as Game, {}, { rules: 999 })
    await loaded(page, 'replay-not')
  })
})

describe('what a match is remembered for', () => {
  const turnUp = { kind: 'turnUp', seat: 1, action: 'both-character-1', skull: false }
  const record = recordOfEvents('overlord', 4, [
    { kind: 'deal', overlord: 0 },
    ...Array.from({ length: 6 }, () => turnUp),
  ])
  const remembered = async (one: MatchRecord): Promise<DrawnPage> => {
    useTable().onUpdate(frameOf(null, { party: partyOf(4, { game: 'overlord' }) }))
    const page = await drawn(MemoriesPanel, { ui: overlordUi, record: one })
    await settled()
    return page
  }

  it('stands below its result, each with whom it is of', async () => {
    const page = await remembered(record)
    await loaded(page, 'memories')
    expect(page.text()).toContain('S1')
  })

  it('is nothing at all where nothing is worth it, or the game remembers nothing', async () => {
    for (const one of [
      { ...record, answers: [] },
      { ...record, game: 'whist' },
    ])
      expect((await remembered(one)).has('memories')).toBe(false)
  })
})

describe('the evening so far', () => {
  it.each([
    ['on a television, where it takes the place of the log', true],
    ['at the end of a page', false],
  ])('is told once %s', async (_, screen) => {
    const scores = [{ key: 'p0', name: 'Anna', wins: 1, matches: 2, bot: false }],
      evening = { scores, matches: [{ id: 'm', game: 'mascarade', winners: ['Anna'] }] }
    const match = dealt(mascarade, 4, {})
    useTable().onUpdate(frameOf(match, { party: partyOf(4, { phase: 'result', evening } as never) }))
    const page = await drawn(ResultScreen, { ui: mascaradeUi, screen })
    expect(page.parts().filter(part => part === 'evening-board')).toHaveLength(1)
    expect(page.has('log')).toBe(!screen)
  })
})

describe('the end of a match', () => {
  it('is watched again by one press: nothing more is asked for until it has come', async () => {
    const host = notingHost()
    useTable().join(host.connection)
    useTable().onUpdate(frameOf(dealt(mascarade, 4, {}), { party: partyOf(4, { phase: 'result' }) }))
    const page = await drawn(ResultScreen, { ui: mascaradeUi })
    expect(page.isDisabled('result-watch')).toBe(false)
    useMatchHistory().busy = true
    await settled()
    expect(page.isDisabled('result-watch')).toBe(true)
  })
})

describe('confetti', () => {
  it.each([
    ['falls for the winner', 0, [0], true, true],
    ['falls for who watches', null, [0], true, true],
    ['does not fall for somebody who has lost', 1, [0], true, false],
    ['does not fall where nobody has won', null, [], true, false],
    ['does not fall for somebody who comes later', 0, [0], false, false],
  ] as const)('%s', async (_, seat, winners, sawTheEnd, falls) => {
    const match = dealt(mascarade, 4, {})
    const open = { ...match.view.open, outcome: { winners: [...winners], reason: 'coins' } }
    const party = partyOf(4, { phase: 'result', you: { id: 'p0', seat, host: false, looksOn: seat === null } })
    useTable().onUpdate(
      frameOf(
        { ...match, view: { ...match.view, open, own: seat === null ? null : { ...match.view.own, seat } } } as never,
        { party, ...(sawTheEnd ? {} : { log: [] }) },
      ),
    )
    expect((await drawn(ResultScreen, { ui: mascaradeUi })).has('confetti')).toBe(falls)
  })
})

describe('a hall', () => {
  it('says that it is on its way until it has come', async () => {
    expect((await drawn(HallScreen)).has('hall')).toBe(false)
  })
})

describe('a lesson', () => {
  it('is loaded with its first words', async () => {
    const page = await drawn(LessonScreen, { game: 'mascarade' })
    await loaded(page, 'teacher')
  })

  it('that cannot be loaded says so, and can be tried again or left', async () => {
    useLearning().practises = true
    const page = await drawn(LessonScreen, { game: 'whist' })
    await loaded(page, 'lesson-wait')
  })
})
