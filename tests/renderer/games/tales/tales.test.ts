/** Dark Tales on the page: asks and choices, pointing, cards and their pictures, the final count. */
import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import type { Json, SeatAsk } from '../../../../src-shared/kernel'
import { tales, type TalesDeck, type TalesOpen } from '../../../../src-shared/games/tales/rules'
import { HOUSE_DECK } from '../../../../src-shared/games/tales/rules/deck/house'
import { talesMessages } from '../../../../src-shared/games/tales/locales/messages'
import { LANGUAGES, type Language } from '../../../../src-shared/locales/languages'
import type { MatchPart } from '../../../../src-shared/wire'
import {
  choice,
  ownerOf,
  part,
  point,
  pointable,
  pointed,
  title,
  type AskContext,
} from '../../../../src-renderer/games/tales/askMessages'
import { cardLabel, cardText } from '../../../../src-renderer/games/tales/cardText'
import { BEFORE_LINES, linesAt, stepsOf, sumAt, useCounting } from '../../../../src-renderer/games/tales/counting'
import { timeIn } from '../../../../src-renderer/games/tales/staging'
import ReckoningTable from '../../../../src-renderer/games/tales/ReckoningTable.vue'
import { talesUi } from '../../../../src-renderer/games/tales/ui'
import { fitCards } from '../../../../src-renderer/games/tales/fitCards'
import { NAME_STYLE, ROOMS } from '../../../../src-renderer/games/tales/rooms'
import { fitText } from '../../../../src-renderer/ui/fitText'
import { penOf, type Picture } from '../../../../src-renderer/games/tales/ink'
import {
  asDeck,
  cardOf,
  groupsOf,
  openOf,
  othersOf,
  ownOf,
  pilesOf,
  ranking,
} from '../../../../src-renderer/games/tales/selectors'
import { emblemOf, pictureOf, storyPictureOf } from '../../../../src-renderer/games/tales/icons'
import type { AnswerChoices } from '../../../../src-renderer/games/gameUi'
import { allWords } from '../../../kit/page'
import { buildAnswer, sendsAtOnce, type Choice } from '../../../../src-renderer/store/answerBuilder'
import { EVERYTHING } from '../../../games/tales/rules/decks'
import { nextMove } from '../../../games/tales/rules/play'
import { contextIn } from '../../kit'
import { freshStores, rendered } from '../../rendered'
import { shownIn, wholeMatch } from '../../wholeMatches'

const readable = (text: string): boolean =>
  text.trim().length > 0 && !/[{}|]|games\.|\b(undefined|null|NaN)\b/.test(text)
const readerIn = (language: Language, deck: TalesDeck = HOUSE_DECK) => ({ deck, language, t: allWords(language).t })
const askedIn = (language: Language, you: number, deck: TalesDeck, open: TalesOpen | null): AskContext => ({
  context: contextIn(language, you, 4),
  reader: readerIn(language, deck),
  open,
})

/** All choices in an ask, step by step: each path of choices is taken once. */
function unreadable(ask: SeatAsk, asked: AskContext): string[] {
  const bad: string[] = []
  const check = (text: string): void => {
    if (!readable(text)) bad.push(`${ask.key}: ${text}`)
  }
  const { title: head, hint } = title(ask, asked)
  check(head)
  check(hint)
  const go = (choices: readonly Choice[]): void => {
    const { question, made } = buildAnswer(ask.pick, choices)
    for (const one of made) check(choice(ask, one.path, one.kind, one.value, asked).text)
    if (!question || !('of' in question)) return
    if (question.path.length > 0 && part(ask, question.path, asked.context) === '')
      bad.push(`${ask.key}: part ${question.path.join('.')}`)
    for (const of of question.of) {
      const { text, icon: sign = '' } = choice(ask, question.path, question.kind, of, asked)
      check(text)
      if (text === of && question.kind !== 'slot' && ask.key !== 'may') bad.push(`${ask.key}: ${text} has no words`)
      if (/^(item|type|deed|time)\./.test(sign) && !emblemOf(sign)) bad.push(sign)
    }
    for (const way of question.kind === 'branch' ? question.of : question.of.slice(0, 1)) go([...choices, way])
  }
  go([])
  return bad
}

const played = (name: string, deck: TalesDeck, seats: number) => ({
  name,
  deck,
  ...shownIn(
    tales,
    [1, 2, 3, 4].map(deal => ({ seats, deck: deck as object as Json, next: nextMove, deal })),
  ),
})
const TABLES = [played('the house deck', HOUSE_DECK, 4), played('a deck of one’s own', EVERYTHING, 3)]

describe.each(LANGUAGES.map(language => language.id))('in %s', language => {
  it.each(TABLES)('whole matches of $name: every ask and choice has a text', ({ deck, asked }) => {
    const questions = asked.flatMap(part =>
      (part.view.own?.asks ?? [])
        .filter(({ key }) => key !== 'seen')
        .map(ask => ({ ask, context: askedIn(language, part.you, deck, openOf(part)) })),
    )
    expect(questions.flatMap(({ ask, context }) => unreadable(ask, context))).toEqual([])
    expect(new Set(questions.map(({ ask }) => ask.key)).size).toBeGreaterThan(6)
  })

  it('every card has its whole text, and no word of its name is broken', () => {
    const reader = readerIn(language)
    for (const { id } of HOUSE_DECK.cards) {
      const { name, effects, place, points, typeName } = cardText(id, reader)
      expect(
        [name, place, points, typeName, cardLabel(id, reader), ...effects].filter(text => !readable(text)),
      ).toEqual([])
      expect(fitText(name, ROOMS.small, NAME_STYLE)).toBeGreaterThan(0.26)
    }
  })

  it('the rulebook has texts', () => {
    expect(talesUi.rulebook(allWords(language).t).filter(one => !readable(one.title) || !readable(one.text))).toEqual(
      [],
    )
    expect(talesUi.rulebook(allWords(language).t)).toHaveLength(Object.keys(talesMessages.en.rulebook).length)
  })
})

it('messages use the house deck without a custom one, and skip unknown events', () => {
  setActivePinia(createPinia())
  expect(
    talesUi.eventMessage({ event: { kind: 'away', card: 'charms', name: 'charms#4' } }, contextIn('en', 0, 4)),
  ).toBe('Charms goes to the discard pile.')
  expect(talesUi.eventMessage({ event: { kind: 'fireworks' } }, contextIn('en', 0, 4))).toBeNull()
})

describe('pointing', () => {
  /** As the table provides it, without a page. */
  function choosing(ask: SeatAsk): AnswerChoices & { readonly made: () => readonly Choice[] } {
    let choices: readonly Choice[] = []
    const composed = () => buildAnswer(ask.pick, choices)
    const ref = <T>(get: () => T) =>
      ({
        get value() {
          return get()
        },
      }) as never
    return {
      ask: ref(() => ask),
      draft: ref(composed),
      sent: ref(() => false),
      slots: ref(() => []),
      seats: ref(() => []),
      chosen: ref(() => []),
      choose: value => {
        choices = [...choices, value]
      },
      back: () => {
        choices = choices.slice(0, -1)
      },
      confirm: () => undefined,
      made: () => choices,
    }
  }
  const play: SeatAsk = { id: '1', key: 'play', pick: { pick: 'card', of: ['night', 'ogre'] } }
  const line: SeatAsk = {
    id: '2',
    key: 'useItem',
    pick: { pick: 'branch', of: { pass: { pick: 'ok' }, use: { pick: 'one', of: ['1', '3'] } } },
  }
  const discard: SeatAsk = { id: '3', key: 'discard', pick: { pick: 'one', of: ['king#2', 'sage#5'] } }

  it('at a card of the hand, and at another one instead', () => {
    const at = choosing(play)
    expect([pointable(at, 'hand'), pointable(at, 'looked'), pointable(at, 'board')]).toEqual([
      ['night', 'ogre'],
      [],
      [],
    ])
    point(at, 'night')
    expect(pointed(at)).toEqual(['night'])
    point(at, 'ogre')
    expect(at.draft.value?.answer?.value).toBe('ogre')
    expect(at.made()).toEqual(['ogre'])
  })

  it('at a line takes the branch that leads there', () => {
    const at = choosing(line)
    expect(pointable(at, 'board')).toEqual(['1', '3'])
    point(at, '3')
    expect(at.draft.value?.answer?.value).toEqual({ branch: 'use', answer: '3' })
    point(at, '1')
    expect(at.draft.value?.answer?.value).toEqual({ branch: 'use', answer: '1' })
    expect(sendsAtOnce(line.pick, { kind: 'branch', path: [], of: ['pass', 'use'] }, 'pass')).toBe(true)
  })

  it('at the only line there is', () => {
    const at = choosing({
      ...line,
      pick: { pick: 'branch', of: { pass: { pick: 'ok' }, use: { pick: 'one', of: ['2'] } } },
    })
    point(at, '2')
    expect(at.draft.value?.answer?.value).toEqual({ branch: 'use', answer: '2' })
    expect(pointed(at)).toEqual(['2'])
  })

  it('at cards in play by their names; yes or no is nothing on the board', () => {
    const at = choosing(discard)
    point(at, 'sage#5')
    expect(at.draft.value?.answer?.value).toBe('sage#5')
    expect(pointable(choosing({ id: '4', key: 'may', pick: { pick: 'one', of: ['do', 'decline'] } }), 'board')).toEqual(
      [],
    )
    expect(
      pointable(choosing({ id: '5', key: 'peek', pick: { pick: 'card', of: ['day', 'king'] } }), 'looked'),
    ).toEqual(['day', 'king'])
  })
})

describe('selectors', () => {
  const inPlay = (...names: readonly string[]) => names.map((name, i) => ({ card: name, name: `${name}#${i}` }))

  it('equal cards are piled, in deck order, by type in the common area', () => {
    expect(pilesOf(HOUSE_DECK, inPlay('ogre', 'king', 'ogre')).map(({ card, names }) => [card, names.length])).toEqual([
      ['king', 1],
      ['ogre', 2],
    ])
    expect(
      groupsOf(HOUSE_DECK, inPlay('dragon', 'cave', 'king', 'merchant', 'king')).map(({ type, count, piles }) => [
        type,
        count,
        piles.length,
      ]),
    ).toEqual([
      ['man', 3, 2],
      ['villain', 1, 1],
      ['place', 1, 1],
    ])
  })

  it('an unknown card is drawn all the same', () => {
    expect(cardOf(HOUSE_DECK, 'unheard')).toMatchObject({ id: 'unheard', type: 'event', effects: [] })
    expect(pilesOf(HOUSE_DECK, inPlay('unheard'))).toHaveLength(1)
    expect(readable(cardText('unheard', readerIn('en')).name)).toBe(true)
  })

  it('the others sit in turn order; a spectator sees all', () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1])
    expect(othersOf(3, null)).toEqual([0, 1, 2])
  })

  it('in whole matches: cards in play are found where they lie, hands and points are private', () => {
    for (const deal of [3, 4])
      for (const sent of wholeMatch(tales, { seats: 4, next: nextMove, deal })) {
        const open = openOf(sent(null))
        for (const [seat, { front, hand }] of open.players.entries()) {
          for (const { name } of front) expect(ownerOf(open, name)).toBe(seat)
          expect(ownOf(sent(seat))?.hand).toHaveLength(hand)
        }
        for (const { name } of open.common) expect(ownerOf(open, name)).toBeNull()
        expect(ownOf(sent(null))).toBeNull()
      }
  })
})

describe('the final count', () => {
  const ended = (deal: number, seats: number): TalesOpen => {
    const sent = [...wholeMatch(tales, { seats, next: nextMove, deal })].at(-1)
    if (!sent) throw new Error('no match')
    return openOf(sent(null))
  }

  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
  ])('counts up to the totals, line by line and player by player (match %i, %i seats)', (seed, seats) => {
    const open = ended(seed, seats),
      last = stepsOf(open),
      lines = HOUSE_DECK.b.find(({ id }) => id === open.tale.b)?.lines.length ?? 0
    expect(last).toBe(BEFORE_LINES + lines * seats)
    expect(linesAt(open, 0)).toEqual([])
    expect(sumAt(open, 0, 0)).toBe(0)
    expect(linesAt(open, last)).toHaveLength(lines)
    for (let seat = 0; seat < seats; seat++) {
      expect(sumAt(open, seat, 1)).toBe(open.players[seat]?.total?.played)
      expect(sumAt(open, seat, last)).toBe(open.players[seat]?.total?.total)
      for (let step = 1; step <= last; step++)
        expect(sumAt(open, seat, step)).toBeGreaterThanOrEqual(sumAt(open, seat, step - 1))
    }
    const cells = Array.from(
      { length: last + 1 },
      (_, step) =>
        linesAt(open, step)
          .flatMap(line => line.cells)
          .filter(cell => cell !== null).length,
    )
    expect(cells.at(-1)).toBe(lines * seats)
    // Each sum is that of the cells above it.
    for (let step = 1; step <= last; step++)
      for (let seat = 0; seat < seats; seat++)
        expect(sumAt(open, seat, step)).toBe(
          linesAt(open, step).reduce(
            (sum, line) => sum + (line.cells[seat]?.vp ?? 0),
            open.players[seat]?.total?.played ?? 0,
          ),
        )
    for (let step = BEFORE_LINES; step <= last; step++)
      expect((cells[step] ?? 0) - (cells[step - 1] ?? 0)).toBeLessThanOrEqual(1)
  })

  it('goes on by itself, longer before a new line, until its end or until somebody skips it', () => {
    vi.useFakeTimers()
    const scores = [1, 1, 2].map((of, i) => ({ line: of, seat: i % 2, vp: 1 }))
    const open = { players: [{}, {}], scores } as unknown as TalesOpen
    const counts = (): { step: { value: number }; skip: () => void; stop: () => void } => {
      const scope = effectScope(),
        counting = scope.run(() => useCounting(() => open))
      if (!counting) throw new Error('no scope')
      return {
        ...counting,
        stop: () => {
          scope.stop()
        },
      }
    }
    const { step } = counts()
    const after = (ms: number): number => {
      vi.advanceTimersByTime(ms)
      return step.value
    }
    // The names and the points of the tale, the first line, its second cell, the second line.
    expect([after(649), after(1), after(1299), after(1), after(650), after(1299), after(1)]).toEqual([
      ...[0, 1, 1, 2, 3, 3, 4],
    ])
    expect([after(60_000), stepsOf(open), vi.getTimerCount()]).toEqual([5, 5, 0])
    const skipped = counts()
    skipped.skip()
    vi.advanceTimersByTime(60_000)
    expect(skipped.step.value).toBe(5)
    const left = counts()
    left.stop()
    vi.advanceTimersByTime(60_000)
    expect(left.step.value).toBe(0)
    vi.useRealTimers()
  })

  it('marks its winners once all is counted', async () => {
    freshStores()
    const open = ended(1, 3)
    const marked = async (step?: number): Promise<number> => {
      const html = await rendered(ReckoningTable, { open, winners: [1], ...(step === undefined ? {} : { step }) })
      return html.match(/class="won"/g)?.length ?? 0
    }
    const last = stepsOf(open)
    expect([await marked(0), await marked(last - 1)]).toEqual([0, 0])
    // Their name and their sum.
    expect([await marked(last), await marked()]).toEqual([2, 2])
    vi.unstubAllGlobals()
  })

  it('ranks by points, then by leftovers, and winners share a place', () => {
    const total = (seat: number, points: number, goods: number) => ({
      total: { seat, played: points, story: 0, total: points, goods },
    })
    const open = {
      players: [total(0, 10, 2), total(1, 12, 3), total(2, 12, 3), total(3, 10, 4)],
    } as unknown as TalesOpen
    expect(ranking(open, [1, 2])).toEqual([
      { seat: 1, place: 1 },
      { seat: 2, place: 1 },
      { seat: 3, place: 3 },
      { seat: 0, place: 4 },
    ])
  })
})

describe('day and night', () => {
  const at = (time: string): MatchPart => ({ id: 'm', events: [], view: { open: { table: { time } } } }) as never

  it('change on the board with the moment that changes them, and not before', () => {
    const all = ['play', 'time', 'vp'].map(kind => ({ event: { kind, time: 'night' } as never }))
    const until = (to: number, before: MatchPart | null = at('day')) =>
      timeIn({ moment: { name: 'told', ms: 1, from: 0, to }, events: [], all, before, after: at('night') })
    // Null: as it is now.
    expect([until(1), until(2), until(3), until(1, null)]).toEqual(['day', null, null, null])
  })
})

describe('pictures', () => {
  const sound = (picture: Picture): boolean =>
    picture.length > 0 &&
    picture.every(([kind, d]) => penOf(kind).fill !== '' && /^M[\d\s.,a-zA-Z-]+$/.test(d) && !/NaN|undefined/.test(d))

  it('every house card and story has a picture of its own', () => {
    const all = [
      ...HOUSE_DECK.cards.map(({ id }) => pictureOf(HOUSE_DECK, id)),
      ...[...HOUSE_DECK.a, ...HOUSE_DECK.b].map(({ id }) => storyPictureOf(id)),
    ]
    expect(all.filter(picture => !sound(picture))).toEqual([])
    expect(new Set(all.map(picture => JSON.stringify(picture))).size).toBe(26)
  })

  it("a custom card shows the picture it borrows, or its type's", () => {
    expect(pictureOf(EVERYTHING, 'dawn')).toBe(pictureOf(HOUSE_DECK, 'day'))
    expect(pictureOf(EVERYTHING, 'thief')).toBe(pictureOf(EVERYTHING, 'wolf'))
    expect(pictureOf(EVERYTHING, 'constructor')).toBe(pictureOf(EVERYTHING, 'unheard'))
    expect(sound(storyPictureOf('own-a'))).toBe(true)
    expect(asDeck(null)).toBe(HOUSE_DECK)
  })
})

describe('sizes', () => {
  it('cards in the common area are as large as the room allows', () => {
    expect(fitCards([1], 30, 15)).toBe(5)
    expect(fitCards([4, 2, 2, 3], 28, 16)).toBeLessThan(fitCards([4, 2, 2, 3], 60, 16))
    expect(fitCards([30], 20, 8)).toBe(2.4)
  })
})
