// @vitest-environment page
/** What the boards of the games act out and show beside the play: scenes, the middle of the table, the end. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, shallowRef, type Component } from 'vue'
import CoachCentre from '../../../src-renderer/games/castle/CoachCentre.vue'
import ExchangeStage from '../../../src-renderer/games/castle/ExchangeStage.vue'
import { factsOf as castleFacts } from '../../../src-renderer/games/castle/seat'
import MascaradeBoard from '../../../src-renderer/games/mascarade/MascaradeBoard.vue'
import MascaradeCurtain from '../../../src-renderer/games/mascarade/FinalCurtain.vue'
import { factsOf as mascaradeFacts } from '../../../src-renderer/games/mascarade/seat'
import TableCentre from '../../../src-renderer/games/mascarade/TableCentre.vue'
import UnmaskingScene from '../../../src-renderer/games/mascarade/UnmaskingScene.vue'
import OverlordStandings from '../../../src-renderer/games/overlord/StandingList.vue'
import TaleRibbon from '../../../src-renderer/games/overlord/TaleRibbon.vue'
import TalesCurtain from '../../../src-renderer/games/tales/FinalCurtain.vue'
import ItemRow from '../../../src-renderer/games/tales/ItemRow.vue'
import TalesOwnSeat from '../../../src-renderer/games/tales/OwnSeat.vue'
import { factsOf as talesFacts } from '../../../src-renderer/games/tales/seat'
import { useTable } from '../../../src-renderer/store/table'
import { provideAnswering } from '../../../src-renderer/table/answering'
import type { AnswerChoices } from '../../../src-renderer/games/gameUi'
import { castle } from '../../../src-shared/games/castle/rules'
import { mascarade } from '../../../src-shared/games/mascarade/rules'
import { overlord } from '../../../src-shared/games/overlord/rules'
import { tales } from '../../../src-shared/games/tales/rules'
import type { SeatAsk } from '../../../src-shared/kernel'
import type { MatchPart, SeenEvent } from '../../../src-shared/wire'
import { dealt, frameOf, NAMES, partyOf } from '../kit'
import { drawn, freshStores, notingHost, settled, type DrawnPage } from './page'

beforeEach(() => {
  freshStores()
  useTable().join(notingHost().connection)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined
      disconnect = (): void => undefined
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Open = MatchPart['view']['open']
const withOpen = (match: MatchPart, more: Partial<Open>): MatchPart => ({
  ...match,
  view: { ...match.view, open: { ...match.view.open, ...more } },
})
const withOwn = (match: MatchPart, more: object): MatchPart => ({
  ...match,
  view: { ...match.view, own: match.view.own && { ...match.view.own, ...more } },
})
const told = (...events: readonly object[]): SeenEvent[] => events.map(event => ({ event: event as never }))
const over = (match: MatchPart, winners: readonly number[], reason = 'coins'): MatchPart =>
  withOpen(match, { outcome: { winners, reason } })

/** Of these props those that a part takes. */
const taken = (part: Component, props: object): object =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name in ((part as { props?: object }).props ?? {})))

let answers: AnswerChoices
/** Draws a part of a board of this match. */
async function acted(part: Component, match: MatchPart, props: object = {}, seats = 4): Promise<DrawnPage> {
  const party = partyOf(seats)
  useTable().onUpdate(frameOf({ ...match, events: [] }, { party }))
  if (match.events.length > 0) useTable().onUpdate(frameOf(match, { party }))
  const Board = defineComponent({
    setup() {
      answers = provideAnswering()
      return () => h(part, { ...taken(part, { match, party }), ...props })
    },
  })
  const page = await drawn(Board)
  await settled()
  return page
}
const order = (page: DrawnPage, n: number): string[] =>
  NAMES.slice(0, n).toSorted((a, b) => page.text().indexOf(a) - page.text().indexOf(b))

describe('whose turn it is', () => {
  it('is nobody’s once the match is over', () => {
    const party = partyOf(4)
    for (const [match, facts] of [
      [dealt(castle, 4, {}), castleFacts],
      [dealt(tales, 4, {}), talesFacts],
      [dealt(mascarade, 4, {}, [], { turn: { number: 9, seat: 0, sort: 'free' } }), mascaradeFacts],
    ] as const) {
      const turns = (now: MatchPart): boolean[] => [0, 1, 2, 3].map(seat => facts(now, party, seat).turn)
      expect(turns(match).filter(Boolean)).toHaveLength(1)
      expect(turns(over(match, [1])).filter(Boolean)).toEqual([])
      expect([0, 1, 2, 3].filter(seat => facts(over(match, [1]), party, seat).winner)).toEqual([1])
    }
  })
})

describe('a ball', () => {
  it('has its other guests in turn order on a phone, where one’s own place is near the thumb; who watches sees all', async () => {
    const seats = async (match: MatchPart): Promise<number[]> => {
      const page = await acted(MascaradeBoard, match, { narrow: true })
      return [0, 1, 2, 3].filter(seat => page.has(`seat ${seat}`))
    }
    const match = dealt(mascarade, 4, {})
    expect(await seats(match)).toEqual([1, 2, 3])
    expect(await seats({ ...match, view: { ...match.view, own: null } })).toEqual([0, 1, 2, 3])
  })

  it('says in a dispute who claims it too: the others, and not who has said so first', async () => {
    const dispute = (...seats: readonly number[]): MatchPart =>
      withOpen(dealt(mascarade, 4, {}), {
        steps: [
          {
            ...{ step: 'challenge', opened: 0 },
            data: { character: 'king', claims: seats.map(seat => ({ seat, slot: `s${seat}` })), waiting: [3] },
          },
        ] as never,
      })
    expect((await acted(TableCentre, dispute(0))).text()).not.toContain('Boris')
    const text = (await acted(TableCentre, dispute(0, 1, 2))).text()
    expect(text).toContain('Boris and Carla')
    expect(text.match(/Anna/g)).toHaveLength(1)
  })

  it('names at masks off whoever pays, and nobody who was right', async () => {
    const after = dealt(mascarade, 4, {})
    const cards = [
      { seat: 0, slot: 's0', character: 'king' },
      { seat: 1, slot: 's1', character: 'fool' },
    ]
    const all = told(
      { kind: 'reveal', cards },
      { kind: 'coins', why: 'fine', from: 1, to: 'courthouse', amount: 1 },
      { kind: 'power', seat: 0, character: 'king' },
    )
    const beat = {
      moment: { name: 'reveal', ms: 1, from: 0, to: 1 },
      events: all.slice(0, 1),
      all,
      before: null,
      after,
    }
    const page = await acted(UnmaskingScene, after, { beat, narrow: false })
    expect([page.has('pays 1'), page.has('pays 0')]).toEqual([true, false])
    expect(page.text()).toMatch(/Anna.*Boris/)
  })

  it('ends with every mask falling, the poorer first and whoever has won last', async () => {
    const match = over(dealt(mascarade, 4, {}, [], { coins: [5, 13, 2, 9] }), [1])
    const end = told({ kind: 'end', winners: [1], reason: 'coins' })
    const page = await acted(MascaradeCurtain, { ...match, events: end })
    expect(order(page, 4)).toEqual(['Carla', 'Anna', 'Dmitri', 'Boris'])
    await page.press('curtain-close')
    expect(page.has('last-scene')).toBe(false)
    // Who comes later sees the result alone.
    expect((await acted(MascaradeCurtain, { ...match, id: 'later' })).has('last-scene')).toBe(false)
  })
})

describe('an exchange in the Castle', () => {
  const ask: SeatAsk = {
    id: '1',
    key: 'offered',
    pick: { pick: 'branch', of: { accept: { pick: 'card', of: ['whip', 'pearl'] }, refuse: { pick: 'ok' } } },
  }
  const match = (): MatchPart =>
    withOpen(
      withOwn(dealt(castle, 5, {}, [ask], { exchange: { by: 1, to: 0 } }), {
        private: { objects: ['whip', 'pearl'], offered: 'key', memo: null },
      }),
      { steps: [{ step: 'offered', opened: 0, data: null }] as never },
    )

  it('shows the card that is pointed at to give back; not while the end of the one before is on stage', async () => {
    const shows = async (end: string | null): Promise<boolean> => {
      const page = await acted(ExchangeStage, match(), { end }, 5)
      for (const choice of ['accept', 'pearl']) answers.choose(choice)
      await settled()
      return page.text().toLowerCase().includes('pearl')
    }
    expect([await shows(null), await shows('refuse')]).toEqual([true, false])
  })

  it('has no card to give back until it is agreed to', async () => {
    const faceDown = async (how: MatchPart): Promise<number> =>
      (await acted(ExchangeStage, how, {}, 5)).text().match(/face.down/gi)?.length ?? 0
    // To who watches, the card that is offered lies face down, and once they agree the other one too.
    const watched = withOwn(match(), { seat: 4, asks: [], private: { objects: [], offered: null, memo: null } })
    expect(await faceDown(watched)).toBe(1)
    expect(await faceDown(withOpen(watched, { steps: [] }))).toBe(2)
  })

  it('is on stage at once: the duel before it stays in sight only while there is none', async () => {
    const fought = { attacker: 0, defender: 1, sides: [], used: [], score: null, result: null, hypnotised: null }
    const shown = shallowRef(dealt(castle, 5, {}, [], { duel: fought, exchange: null }))
    const page = await acted(
      { setup: () => () => h(CoachCentre, { match: shown.value, party: partyOf(5) }) },
      shown.value,
    )
    const stages = (): boolean[] => ['duel', 'exchange'].map(page.has)
    expect(stages()).toEqual([true, false])
    const won = told({ kind: 'won', winner: 1, loser: 0 })
    shown.value = { ...dealt(castle, 5, {}, [], { duel: null, exchange: null }), events: won }
    await settled()
    expect(stages()).toEqual([true, false])
    shown.value = dealt(castle, 5, {}, [], { duel: null, exchange: { by: 1, to: 0 } })
    await settled()
    expect(stages()).toEqual([false, true])
    page.close()
  })
})

describe('before the Overlord', () => {
  it('a plea is read while it is judged, and no longer', async () => {
    const plea = told({ kind: 'plea', seat: 1, line: 'Mercy!' })
    const asking = (key: string): MatchPart => withOpen(dealt(overlord, 4, {}), { asking: [{ seat: 0, key }] })
    const shows = async (key: string): Promise<boolean> =>
      (await acted(TaleRibbon, { ...asking(key), events: plea })).has('plea')
    expect([await shows('verdict'), await shows('tell'), await shows('draw')]).toEqual([true, false, false])
  })

  it('the winners come first at the end, then whom he has looked at least', async () => {
    const match = dealt(overlord, 4, { rules: 'classic', overlord: 1 })
    const { players } = match.view.open.table as { readonly players: readonly object[] }
    const looks = [0, 2, 1, 3]
    const ended = withOpen(over(match, [3], 'looks'), {
      table: {
        ...(match.view.open.table as object),
        players: players.map((player, seat) => ({ ...player, looks: looks[seat] })),
      } as never,
    })
    expect(order(await acted(OverlordStandings, ended), 4)).toEqual(['Dmitri', 'Anna', 'Carla', 'Boris'])
  })
})

describe('Dark Tales', () => {
  const asksFor = (...of: readonly string[]): SeatAsk => ({ id: '1', key: 'takeItem', pick: { pick: 'one', of } })

  it('takes an item from the supply: those that players have are read about alone', async () => {
    const match = dealt(tales, 4, {}, [asksFor('gold', 'sword')])
    const items = { gold: 3, sword: 2, armour: 1, wand: 0 }
    const supply = await acted(ItemRow, match, { items, choosable: true })
    expect(['gold', 'sword', 'armour'].filter(item => supply.has(`point ${item}`))).toEqual(['gold', 'sword'])
    await supply.press('point sword')
    expect(answers.draft.value?.answer?.value).toBe('sword')
    const player = await acted(ItemRow, match, { items })
    expect(player.has('point gold')).toBe(false)
  })

  it('marks of equal cards in the hand the one that was pressed', async () => {
    const ask: SeatAsk = { id: '1', key: 'play', pick: { pick: 'card', of: ['king', 'ogre'] } }
    const match = withOwn(dealt(tales, 4, {}, [ask]), { private: { hand: ['king', 'ogre', 'king'], vp: 0 } })
    const page = await acted(TalesOwnSeat, match)
    await page.press('slot king', 1)
    expect([page.marked('slot king'), page.marked('slot ogre')]).toEqual([[false, true], [false]])
  })

  it('says who has won once all is counted, or somebody wants to know', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const total = { played: 1, story: 1, total: 2, goods: 0 }
    const { players } = dealt(tales, 4, {}).view.open.table as { readonly players: readonly object[] }
    const scores = players.map((_, seat) => ({ line: 1, seat, vp: 1, count: 1, place: null }))
    const match = over(
      dealt(tales, 4, {}, [], { scores, players: players.map(player => ({ ...player, total })) }),
      [1],
      'points',
    )
    const totals = players.map((_, seat) => ({ seat, ...total }))
    const end = told({ kind: 'end', winners: [1], reason: 'points', totals })
    const page = await acted(TalesCurtain, { ...match, events: end })
    const names = (): number => page.text().match(/Boris/g)?.length ?? 0
    const [before, skips] = [names(), page.has('counting-skip')]
    await page.press('counting-skip')
    expect([skips, names() - before, page.has('counting-skip')]).toEqual([true, 1, false])
    await page.press('curtain-close')
    expect(page.has('counting')).toBe(false)
  })
})
