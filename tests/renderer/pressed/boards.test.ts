// @vitest-environment page
/** The boards of the games as they are pressed: what is chosen, what is opened large, and what lies on top. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, provide, type Component } from 'vue'
import CastleSeat from '../../../src-renderer/games/castle/SeatPlace.vue'
import CastleOwnSeat from '../../../src-renderer/games/castle/OwnSeat.vue'
import CastleStandings from '../../../src-renderer/games/castle/StandingList.vue'
import MemoDialog from '../../../src-renderer/games/castle/MemoDialog.vue'
import CardSlot from '../../../src-renderer/games/mascarade/CardSlot.vue'
import MascaradeSeat from '../../../src-renderer/games/mascarade/SeatPlace.vue'
import MascaradeStandings from '../../../src-renderer/games/mascarade/StandingList.vue'
import NoteDialog from '../../../src-renderer/games/mascarade/NoteDialog.vue'
import SetChooser from '../../../src-renderer/games/mascarade/SetChooser.vue'
import AnswerForm from '../../../src-renderer/games/overlord/AnswerForm.vue'
import { useAnswerForms } from '../../../src-renderer/games/overlord/answerForms'
import CandleClock from '../../../src-renderer/games/overlord/CandleClock.vue'
import LineField from '../../../src-renderer/games/overlord/LineField.vue'
import { overlordUi } from '../../../src-renderer/games/overlord/ui'
import DiscardDialog from '../../../src-renderer/games/tales/DiscardDialog.vue'
import HandCard from '../../../src-renderer/games/tales/HandCard.vue'
import PointedCard from '../../../src-renderer/games/tales/PointedCard.vue'
import SupplyRow from '../../../src-renderer/games/tales/SupplyRow.vue'
import PlainHand from '../../../src-renderer/plain/PlainHand.vue'
import { PLAIN } from '../../../src-renderer/plain/zones'
import { useTable } from '../../../src-renderer/store/table'
import { provideAnswering } from '../../../src-renderer/table/answering'
import type { AnswerChoices } from '../../../src-renderer/games/gameUi'
import { castle } from '../../../src-shared/games/castle/rules'
import { mascarade } from '../../../src-shared/games/mascarade/rules'
import { tales } from '../../../src-shared/games/tales/rules'
import type { SeatAsk } from '../../../src-shared/kernel'
import type { MatchPart, StateUpdate } from '../../../src-shared/wire'
import { dealt, frameOf, matchPart, NAMES, partyOf } from '../kit'
import { everyOf } from '../watched/outline'
import { drawn, freshStores, notingHost, settled, type DrawnPage, type NotingHost } from './page'

let host: NotingHost
beforeEach(() => {
  freshStores()
  host = notingHost()
  useTable().join(host.connection)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Of these props those that a part takes. */
const taken = (part: Component, props: object): object =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name in ((part as { props?: object }).props ?? {})))

let answers: AnswerChoices
/** Draws a part of a board, on which the table's asks are answered. */
function board(part: Component, props: object, match: MatchPart, more: Partial<StateUpdate> = {}): Promise<DrawnPage> {
  const seats = (match.view.open.table as { readonly players?: readonly object[] } | null)?.players?.length ?? 4
  const party = partyOf(seats)
  useTable().onUpdate(frameOf(match, { party, ...more }))
  const Board = defineComponent({
    setup() {
      answers = provideAnswering()
      return () => h(part, { ...taken(part, { match, party }), ...props })
    },
  })
  return drawn(Board)
}
const chosen = (): unknown[] => [...answers.chosen.value]

describe('characters for a set of one’s own', () => {
  const choosing = async (value: unknown, more: object = {}) => {
    const changed = vi.fn()
    const page = await drawn(SetChooser, { value, seats: 6, host: true, id: 'set', onChange: changed, ...more })
    return { page, sent: () => changed.mock.calls.flat() as unknown[] }
  }

  it('begin with those in play, and can be sent as soon as they can be played', async () => {
    const { page, sent } = await choosing(null)
    await page.press('set-open')
    expect(page.isDisabled('set-apply')).toBe(false)
    // No match without its Judge.
    await page.press('set-judge')
    expect(page.isDisabled('set-apply')).toBe(true)
    await page.press('set-apply')
    expect(sent()).toEqual([])
    await page.press('set-judge')
    await page.press('set-apply')
    const [set] = sent() as [readonly string[]]
    expect(set).toContain('judge')
    expect(page.has('set-apply')).toBe(false)
  })

  it('are those of the table again, and in play again where the list is opened anew', async () => {
    const { page, sent } = await choosing(null)
    await page.press('set-open')
    await page.press('set-judge')
    await page.press('Close')
    await page.press('set-open')
    expect(page.isDisabled('set-apply')).toBe(false)
    await page.press('set-base')
    expect(sent()).toEqual([null])
  })

  it('are those that were chosen before, to the last one', async () => {
    const own = ['judge', 'bishop', 'king', 'fool', 'queen', 'witch']
    const { page, sent } = await choosing(own)
    await page.press('set-open')
    await page.press('set-apply')
    expect(sent()).toEqual([expect.arrayContaining(own)])
    expect((sent()[0] as string[]).length).toBe(own.length)
  })

  it('are chosen by the host alone', async () => {
    expect((await choosing(null, { host: false })).page.has('set-open')).toBe(false)
  })
})

describe('a card of Mascarade', () => {
  const swap: SeatAsk = { id: '1', key: 'swapTarget', pick: { pick: 'card', of: ['s1', 's2'] } }
  const seat: SeatAsk = { id: '1', key: 'spy', pick: { pick: 'seat', of: [1, 2] } }
  const slot = (match: MatchPart, at: number) => (match.view.open.table as { slots: readonly object[] }).slots[at]

  it('is chosen where that is asked for, and opens large where it is not', async () => {
    const match = dealt(mascarade, 4, {}, [swap])
    const page = await board(CardSlot, { slotView: slot(match, 1) }, match)
    await page.press('slot s1')
    expect([chosen(), page.has('enlarged')]).toEqual([['s1'], false])
    const other = await board(CardSlot, { slotView: { ...slot(match, 3), face: null } }, match)
    await other.press('slot s3')
    expect([chosen(), other.has('reading-back')]).toEqual([[], true])
  })

  it('stands for the seat that it lies at, where a seat is asked for', async () => {
    const match = dealt(mascarade, 4, {}, [seat])
    await (await board(CardSlot, { slotView: slot(match, 2) }, match)).press('slot s2')
    expect(chosen()).toEqual([2])
    await (await board(CardSlot, { slotView: slot(match, 3) }, match)).press('slot s3')
    expect(chosen()).toEqual([])
  })

  it('shows its face to whom it is shown alone, and says so; to all others its back', async () => {
    const match = dealt(mascarade, 4, {})
    const slotView = { ...slot(match, 1), face: null }
    const labels = async (seen: readonly object[]): Promise<string> => {
      const own = match.view.own && { ...match.view.own, seen: seen as never }
      const page = await board(CardSlot, { slotView }, { ...match, view: { ...match.view, own } })
      return page.text()
    }
    expect(await labels([{ kind: 'card', slot: 's1', character: 'king' }])).toContain('King')
    expect(await labels([{ kind: 'card', slot: 's2', character: 'king' }])).not.toContain('King')
  })

  it('is read for what may be known of it: that it lies in the middle, where it does', async () => {
    const match = dealt(mascarade, 4, {})
    const read = async (seat: number | null): Promise<string> => {
      const page = await board(CardSlot, { slotView: { ...slot(match, 1), seat, face: null } }, match)
      await page.press('slot s1')
      return page.text()
    }
    const inMiddle = 'It belongs to nobody'
    expect(await read(null)).toContain(inMiddle)
    expect(await read(1)).not.toContain(inMiddle)
  })

  it('has the note that its reader has written there, as long as it lies face down', async () => {
    const match = dealt(mascarade, 4, { notes: true })
    const page = await board(CardSlot, { slotView: { ...slot(match, 1), face: null } }, match)
    await page.press('note')
    await page.press('Thief')
    expect(page.has('Note on Boris’s card: Thief')).toBe(true)
    // A note on another card leaves this one as it is, and each can be taken away.
    const second = await board(CardSlot, { slotView: { ...slot(match, 2), face: null } }, match)
    await second.press('note')
    await second.press('King')
    expect(
      [page, second].map(one => one.has('Note on Boris’s card: Thief') || one.has('Note on Carla’s card: King')),
    ).toEqual([true, true])
    await second.press('note')
    await second.press('No note')
    expect([page.has('Note on Boris’s card: Thief'), second.has('Note on Carla’s card')]).toEqual([true, true])
    const open = await board(CardSlot, { slotView: { ...slot(match, 1), face: 'fool' } }, match)
    expect(open.has('note')).toBe(false)
    const never = dealt(mascarade, 4, { notes: false })
    expect((await board(CardSlot, { slotView: { ...slot(never, 1), face: null } }, never)).has('note')).toBe(false)
  })

  it('that was chosen can be taken back, and with it no other choice', async () => {
    const pair: SeatAsk = {
      id: '1',
      key: 'swapTarget',
      pick: { pick: 'each', of: { a: { pick: 'one', of: ['s1', 's2'] }, b: { pick: 'one', of: ['s1', 's2'] } } },
    }
    const match = dealt(mascarade, 4, {}, [pair])
    await board(CardSlot, { slotView: slot(match, 1) }, match)
    for (const choice of ['s1', 's2']) answers.choose(choice)
    answers.back()
    expect(answers.draft.value?.made.map(({ value }) => value)).toEqual(['s1'])
  })

  it('lies at a seat that says how near it is to the end, who must swap, and whether it may be pressed for reactions', async () => {
    const seatOf = async (table: object, ...asks: readonly SeatAsk[]) => {
      const match = dealt(mascarade, 4, {}, asks, table)
      const own = await board(MascaradeSeat, { seat: 0, look: 'own' }, match)
      const isPlace = everyOf(own.root).find(({ props }) => 'data-own-place' in props)?.props['data-own-place']
      const bars = everyOf(own.root).flatMap(
        ({ props: { style } }) => (style as { width?: string } | undefined)?.width ?? [],
      )
      const other = await board(MascaradeSeat, { seat: 1, look: 'row' }, match)
      await other.press('seat 1')
      return { isPlace, bars, about: other.text() }
    }
    const coins = (n: number) => ({ coins: [n, 6, 6, 6] })
    const calm = await seatOf(coins(13))
    expect([calm.isPlace, calm.bars]).toEqual([true, ['100%']])
    expect(calm.about).not.toContain('must swap or pretend to')
    const forced = await seatOf({ ...coins(20), mustSwap: { seat: 1, slot: 's1' } })
    expect(forced.bars).toEqual(['100%'])
    expect(forced.about).toContain('Next turn, Boris must swap or pretend to')
    const own: SeatAsk = { id: '1', key: 'swapTarget', pick: { pick: 'card', of: ['s0', 's2'] } }
    expect((await seatOf(coins(6), own)).isPlace).toBe(false)
  })

  it('is chosen by a press anywhere on its seat; a seat where nothing is asked opens large, but for one’s own', async () => {
    const pressed = async (at: number, ...asks: readonly SeatAsk[]): Promise<readonly [unknown[], boolean]> => {
      const page = await board(MascaradeSeat, { seat: at, look: 'row' }, dealt(mascarade, 4, {}, asks))
      await page.press(`seat ${at}`)
      return [chosen(), page.has('enlarged')]
    }
    expect(await pressed(2, swap)).toEqual([['s2'], false])
    expect(await pressed(2, seat)).toEqual([[2], false])
    expect(await pressed(3, seat)).toEqual([[], true])
    expect(await pressed(0)).toEqual([[], false])
  })

  it('has a note that is written or taken away by one press, which closes the list', async () => {
    const [written, closed] = [vi.fn(), vi.fn()]
    const props = { characters: ['king', 'fool'], note: 'king', slotName: 'A card', onWrite: written, onClose: closed }
    const page = await drawn(NoteDialog, props)
    await page.press('Fool')
    await page.press('No note')
    expect(written.mock.calls).toEqual([['fool'], [null]])
    expect(closed).toHaveBeenCalledTimes(2)
  })
})

describe('a card of Dark Tales', () => {
  const play: SeatAsk = { id: '1', key: 'play', pick: { pick: 'card', of: ['night', 'ogre'] } }

  it('of the hand is chosen where it can be, and read where it cannot, or is chosen already', async () => {
    const match = dealt(tales, 3, {}, [play])
    const pointed = vi.fn()
    const page = await board(HandCard, { card: 'ogre', taken: false, onPoint: pointed }, match)
    await page.press('slot ogre')
    expect([chosen(), pointed.mock.calls.length, page.has('reading')]).toEqual([['ogre'], 1, false])
    const taken = await board(HandCard, { card: 'ogre', taken: true }, match)
    await taken.press('slot ogre')
    expect([chosen(), taken.has('reading')]).toEqual([[], true])
    const other = await board(HandCard, { card: 'king', taken: false }, match)
    await other.press('slot king')
    expect([chosen(), other.has('reading')]).toEqual([[], true])
  })

  it('on the table is chosen as the copy that can be, and read where none can, or once it is', async () => {
    const match = dealt(tales, 3, {}, [{ id: '1', key: 'discard', pick: { pick: 'one', of: ['king#2', 'sage#5'] } }])
    const page = await board(PointedCard, { card: 'king', names: ['king#1', 'king#2'] }, match)
    await page.press('point king#2')
    expect([answers.draft.value?.answer?.value, page.has('reading')]).toEqual(['king#2', false])
    await page.press('point king#2')
    expect([answers.draft.value?.answer?.value, page.has('reading')]).toEqual(['king#2', true])
    const other = await board(PointedCard, { card: 'ogre', names: ['ogre#3'] }, match)
    expect(other.has('point ogre#3')).toBe(false)
  })

  it('that was discarded last lies on top of the pile, and is the first in its list', async () => {
    const discard = ['ogre', 'king', 'sage']
    const match = dealt(tales, 3, {}, [], { discard })
    const page = await board(SupplyRow, { open: match.view.open.table }, match)
    expect(page.text()).toMatch(/On top: Ogre/)
    const list = await board(DiscardDialog, { cards: discard }, match)
    expect(list.text()).toMatch(/3 cards.*Ogre.*King.*Sage/)
    const empty = dealt(tales, 3, {}, [], { discard: [] })
    expect((await board(SupplyRow, { open: empty.view.open.table }, empty)).text()).not.toContain('On top')
  })
})

describe('a card on a plain board', () => {
  it('of two equal ones is marked where it was pressed; once that is taken back, nothing of it is left', async () => {
    const ask: SeatAsk = { id: '1', key: 'play', pick: { pick: 'card', of: ['gold', 'rope'] } }
    const part = matchPart('m')
    const own = { seat: 0, asks: [ask], seen: [], sealed: null, private: { cards: ['gold', 'rope', 'gold'] } }
    const game = { id: 'mascarade', zones: { hand: ({ cards }: { cards: string[] }) => cards }, pieces: {}, cards: [] }
    const Hand = { setup: () => (provide(PLAIN, game as never), () => h(PlainHand)) }
    const page = await board(Hand, {}, { ...part, view: { ...part.view, own: own as never } })
    await page.press('choice gold', 1)
    expect(page.marked('face gold')).toEqual([false, true])
    answers.back()
    await settled()
    expect(page.marked('choice gold')).toEqual([false, false])
    answers.choose('gold')
    await settled()
    expect(page.marked('face gold')).toEqual([true, false])
  })
})

describe('a seat in the Castle', () => {
  it('is chosen where that is asked for, and opens large where it is not', async () => {
    const match = dealt(castle, 5, {}, [{ id: '1', key: 'whom', pick: { pick: 'seat', of: [1, 3] } }])
    const page = await board(CastleSeat, { seat: 1 }, match)
    await page.press('choice 1')
    expect([chosen(), page.has('enlarged')]).toEqual([[1], false])
    const other = await board(CastleSeat, { seat: 2 }, match)
    expect(other.has('choice 2')).toBe(false)
    expect(other.text()).not.toContain(NAMES[1])
  })

  it('of one’s own has objects that are chosen or read; of two equal ones the one that was pressed is marked', async () => {
    const objects = ['key', 'pearl', 'key', 'whip']
    const own = { objects, society: 'order', profession: 'thug', memo: [], offered: null }
    const asks: SeatAsk[] = [{ id: '1', key: 'offer', pick: { pick: 'card', of: ['key', 'whip'] } }]
    const match = dealt(castle, 5, {}, asks)
    const page = await board(CastleOwnSeat, {}, {
      ...match,
      view: { ...match.view, own: { ...match.view.own, private: own } },
    } as never)
    await page.press('slot pearl')
    expect([chosen(), page.has('enlarged')]).toEqual([[], true])
    await page.press('Close')
    await page.press('slot key', 1)
    expect(chosen()).toEqual(['key'])
    expect(page.marked('slot key')).toEqual([false, true])
    await page.press('slot key', 1)
    expect([chosen(), page.has('enlarged')]).toEqual([['key'], true])
  })

  it('remembers what it was shown, the newest first', async () => {
    const memo = ['key', 'whip'].map((object, turn) => ({
      ...{ turn: turn + 1, saw: { kind: 'object', object, how: 'spy', seat: 1 } },
    }))
    const page = await board(MemoDialog, { memo }, dealt(castle, 5, {}))
    expect(page.text()).toMatch(/[Ww]hip.*[Kk]ey/)
  })
})

describe('the end of a match', () => {
  const order = (page: DrawnPage, names: readonly string[]): string[] =>
    [...names].sort((a, b) => page.text().indexOf(a) - page.text().indexOf(b))
  const over = (match: MatchPart, winners: readonly number[]): MatchPart => ({
    ...match,
    view: { ...match.view, open: { ...match.view.open, outcome: { winners, reason: 'coins' } } },
  })

  it('of Mascarade has the winners first, then the richer, then as they sit', async () => {
    const match = over(dealt(mascarade, 4, {}, [], { coins: [3, 9, 3, 13] }), [0])
    const page = await board(MascaradeStandings, {}, match)
    expect(order(page, NAMES.slice(0, 4))).toEqual(['Anna', 'Dmitri', 'Boris', 'Carla'])
  })

  it('of the Castle has the winners first, then as they sit', async () => {
    const match = over(dealt(castle, 4, {}), [1, 3])
    const page = await board(CastleStandings, {}, match)
    expect(order(page, NAMES.slice(0, 4))).toEqual(['Boris', 'Dmitri', 'Anna', 'Carla'])
  })
})

describe('before the Overlord', () => {
  const tell: SeatAsk = {
    id: '1',
    key: 'tell',
    pick: {
      pick: 'branch',
      of: {
        hint: { pick: 'each', of: { hint: { pick: 'card', of: ['a', 'b'] }, line: { pick: 'text', max: 20 } } },
        concede: { pick: 'ok' },
      },
    },
  }
  const freeze: SeatAsk = {
    id: '2',
    key: 'doubt',
    pick: { pick: 'branch', of: { doubt: { pick: 'card', of: ['a'] }, pass: { pick: 'ok' } } },
  }
  async function form(ask: SeatAsk): Promise<DrawnPage> {
    const part = matchPart('m', [], {
      table: {
        ...{ round: 1, window: 0, tale: [], ribbon: [], players: [{}, {}, {}], overlord: 2 },
        turn: { number: 1, speaker: 0, pressure: { kind: 'questioned', by: 2, symbol: null } },
      } as never,
    })
    const own = { seat: 0, asks: [ask], seen: [], sealed: null, private: { hints: ['a', 'b'], actions: [] } }
    useTable().onUpdate(frameOf({ ...part, view: { ...part.view, own: own as never } }, { party: partyOf(3) }))
    const Asked = defineComponent({
      setup() {
        const forms = useAnswerForms()
        return () =>
          forms.forms.map(one =>
            h(AnswerForm, { form: one, ui: overlordUi, narrow: false, main: true, gold: true, clocked: true }),
          )
      },
    })
    return drawn(Asked)
  }

  it('a pass is sent by one press, what gives something up by a second one', async () => {
    await (await form(freeze)).press('way pass')
    expect(host.sent).toEqual([{ kind: 'answer', ask: '2', answer: { branch: 'pass', answer: true } }])
    host.sent.length = 0
    const page = await form(tell)
    await page.press('way concede')
    expect(host.sent).toEqual([])
    await page.press('confirm')
    expect(host.sent).toEqual([{ kind: 'answer', ask: '1', answer: { branch: 'concede', answer: true } }])
  })

  it('an answer is sent once it is whole, and a way is folded by the press that has opened it', async () => {
    const page = await form(tell)
    expect(page.isDisabled('confirm')).toBe(true)
    await page.press('confirm')
    await page.submit()
    expect(host.sent).toEqual([])
    useAnswerForms().choose('b')
    await settled()
    await page.type('line-input', 'It was dark.')
    await page.submit()
    expect(host.sent).toEqual([
      { kind: 'answer', ask: '1', answer: { branch: 'hint', answer: { hint: 'b', line: 'It was dark.' } } },
    ])
    const other = await form({ ...freeze, id: '3' })
    await other.press('way doubt')
    expect(other.has('confirm')).toBe(true)
    await other.press('way doubt')
    expect(other.has('confirm')).toBe(false)
  })

  it('a typed line stays one line, and is sent by Enter, but not by the one that ends a word of an input method', async () => {
    const [written, sent] = [vi.fn(), vi.fn()]
    const page = await drawn(LineField, {
      ...{ value: '', max: 20, label: 'Line', quiet: false },
      ...{ onWrite: written, onSend: sent },
    })
    await page.type('line-input', 'one\r\ntwo\tthree')
    expect(written.mock.calls[0]).toEqual(['one two three'])
    expect(page.value('line-input')).toBe('one two three')
    await page.key('line-input', 'Enter', { isComposing: true })
    await page.key('line-input', 'Enter', { shiftKey: true })
    await page.key('line-input', 'a')
    expect(sent).not.toHaveBeenCalled()
    await page.key('line-input', 'Enter')
    expect(sent).toHaveBeenCalledOnce()
  })

  it('his patience burns down by its clock, stands while the table is paused, and is spent or calm without one', async () => {
    const now = vi.spyOn(performance, 'now')
    const clock = { seat: 2, key: 'patience', left: 9000, of: 20_000 }
    const candle = async (paused: boolean, clocks = [clock], patience = 'calm'): Promise<string> => {
      now.mockReturnValue(1000)
      const match = matchPart('m', [], { table: { players: [{}, {}, {}] } as never })
      useTable().onUpdate(frameOf(match, { party: partyOf(3, { paused }), clocks }))
      now.mockReturnValue(5000)
      const page = await drawn(CandleClock, { turn: { patience } })
      const text = page.text()
      page.close()
      return text
    }
    expect(await candle(false)).toMatch(/^5\b/)
    expect(await candle(true)).toMatch(/^9\b/)
    expect(await candle(false, [], 'spent')).toMatch(/is spent$/)
    expect(await candle(false, [{ ...clock, key: 'tell' }])).not.toMatch(/\d|spent/)
  })
})
