/** Overlord on the page: pictures, answers as forms, the pressure line, the tale and its saved page. */
import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { overlord, type OverlordEvent, type TaleLine } from '../../../../src-shared/games/overlord/rules'
import { titledHouseDeck } from '../../../../src-shared/games/overlord/locales/houseDeck'
import { HOUSE_DECK } from '../../../../src-shared/games/overlord/rules/deck'
import { excuseMark } from '../../../../src-shared/games/overlord/rules/excuses'
import { HOUSE_HINTS, MARKS, MOTIFS } from '../../../../src-shared/games/overlord/rules/house'
import {
  isLegal,
  isRefusal,
  Match,
  resolveOptions,
  type Json,
  type Options,
  type SeatAsk,
} from '../../../../src-shared/kernel'
import { LANGUAGES, type Language } from '../../../../src-shared/locales/languages'
import type { StateUpdate, MatchPart, SeenEvent } from '../../../../src-shared/wire'
import { choiceText, part, title, wayText } from '../../../../src-renderer/games/overlord/askMessages'
import { bookOf, chaptersOf } from '../../../../src-renderer/games/overlord/book'
import { looksIn, useChronicle, wholeTale } from '../../../../src-renderer/games/overlord/chronicle'
import { partsOf, readEmblem } from '../../../../src-renderer/games/overlord/emblem'
import { overlordUi } from '../../../../src-renderer/games/overlord/ui'
import { element, render } from '../../../../src-renderer/games/overlord/markup'
import { pageOf } from '../../../../src-renderer/games/overlord/page'
import { headOf, pressureOf, pressureText } from '../../../../src-renderer/games/overlord/pressure'
import {
  isAwaited,
  isWindow,
  nowOf,
  openOf,
  phaseOf,
  servantsRound,
  seatLayout,
} from '../../../../src-renderer/games/overlord/selectors'
import { pleaIn, spokenLineOf } from '../../../../src-renderer/games/overlord/spokenLines'
import { iconFor } from '../../../../src-renderer/games/overlord/icons'
import {
  answerOf,
  fill,
  placeFor,
  plainTyped,
  valueOf,
  waysOf,
  type Filled,
} from '../../../../src-renderer/games/overlord/ways'
import type { MessageContext } from '../../../../src-renderer/games/gameUi'
import { MAX_LOG_EVENTS } from '../../../../src-renderer/store/log'
import { useTable } from '../../../../src-renderer/store/table'
import { nextMove } from '../../../games/overlord/rules/play'
import { frameOf, keyOf, matchPart, contextIn } from '../../kit'
import { shownIn } from '../../wholeMatches'

const readable = (text: string): boolean =>
  text.trim().length > 0 && !/[{}|]|games\.|\b(undefined|null|NaN)\b/.test(text)

const optionsFor = (given: Options): Options => {
  const options = resolveOptions(overlord, given)
  if (isRefusal(options)) throw new Error(options.refused)
  return options
}

const played = (rules: 'classic' | 'formal', seats: number) => ({
  rules,
  seats,
  ...shownIn(
    overlord,
    [1, 2].map(deal => ({
      ...{ seats, options: { rules, silence: rules === 'classic' ? 5 : 0 }, next: nextMove, deal },
    })),
    nowOf,
  ),
})
const TABLES = [played('classic', 3), played('classic', 10), played('formal', 4), played('formal', 6)]

const cardName = (id: string) => ({ text: titledHouseDeck.hints.find(card => card.id === id)?.titles?.en ?? id })

/** All texts of a form, and every answer it can give with its first or last choices. */
function wrong(ask: SeatAsk, context: MessageContext): string[] {
  const bad: string[] = []
  const check = (text: string): void => {
    if (!readable(text)) bad.push(`${ask.key}: ${text}`)
  }
  const { title: head, hint } = title(ask, context)
  check(head)
  check(hint)
  for (const way of waysOf(ask.pick)) {
    if (way.way !== '') {
      check(wayText(ask, way.way, context).text)
      if (!iconFor(wayText(ask, way.way, context).icon ?? '')) bad.push(`${ask.key}.${way.way}: no sign`)
    }
    for (const last of [false, true]) {
      let filled: Filled = {}
      for (const field of way.fields) {
        if (field.part !== '' && field.pick.pick !== 'one') check(part(ask, [field.part], context))
        if (field.pick.pick === 'text') {
          filled = fill(field, ' typed\nby hand ', filled)
          continue
        }
        const of: readonly (string | number)[] = field.pick.of
        for (const one of of)
          check(
            choiceText(
              ask,
              [field.part],
              field.pick.pick === 'seat' ? 'seat' : field.pick.pick === 'one' ? 'word' : 'slot',
              one,
              context,
              cardName,
            ).text,
          )
        const chosen = last ? of.at(-1) : of[0]
        if (chosen !== undefined) filled = fill(field, chosen, filled)
      }
      const answer = answerOf(ask.pick, way, filled)
      if (!answer || !isLegal(ask.pick, answer.value)) bad.push(`${ask.key}.${way.way}: ${JSON.stringify(answer)}`)
    }
  }
  return bad
}

describe.each(LANGUAGES.map(language => language.id))('in %s', (language: Language) => {
  it.each(TABLES)(
    'whole matches ($rules, $seats seats): every question is a form whose answers are legal, and the big line has words',
    ({ seats, asked }) => {
      const bad = new Set<string>(),
        keys = new Set<string>()
      for (const match of asked) {
        const context = contextIn(language, match.you, seats)
        for (const ask of match.view.own?.asks ?? []) {
          keys.add(ask.key)
          for (const text of wrong(ask, context)) bad.add(text)
        }
        const now = nowOf(match)
        if (!readable(headOf(now, context))) bad.add(`head of ${now.awaited ?? 'nothing'}`)
        if (!readable(pressureOf(match, context))) bad.add(`text of ${now.awaited ?? 'nothing'}`)
        if (!readable(overlordUi.progress(match, context) || 'before')) bad.add('progress')
        expect(phaseOf(match).turn).toMatch(/^\d+\/\d+$/)
      }
      expect([...bad]).toEqual([])
      expect(keys.size).toBeGreaterThan(5)
    },
  )

  it('the cast and the rulebook have texts', () => {
    const { t } = contextIn(language, 0, 4)
    expect(overlordUi.rulebook(t).filter(one => !readable(one.title) || !readable(one.text))).toEqual([])
  })
})

describe('pictures', () => {
  it('every house hint has a picture of its own', () => {
    const drawn = HOUSE_HINTS.map(({ emblem }) => JSON.stringify(partsOf(emblem)))
    expect(new Set(drawn).size).toBe(HOUSE_HINTS.length)
    // Distinct without colour: by motif and mark alone.
    expect(new Set(HOUSE_HINTS.map(({ emblem }) => `${emblem.base}/${emblem.mark ?? ''}`)).size).toBe(
      HOUSE_HINTS.length,
    )
  })

  it('every motif and every mark can be drawn; an invalid recipe cannot', () => {
    for (const base of MOTIFS)
      for (const m of MARKS)
        expect(
          partsOf({ base, tone: 'ash', mark: m })
            .flatMap(one => one.strokes)
            .every(({ d }) => /^M[-\d.\s,a-zA-Z]+$/.test(d)),
        ).toBe(true)
    expect(readEmblem({ base: 'toString', tone: 'ash' })).toBeNull()
    expect(readEmblem({ base: 'hood', tone: 'plaid' })).toBeNull()
    expect(readEmblem({ base: 'hood', tone: 'ash', mark: 'constructor' })).toEqual({ base: 'hood', tone: 'ash' })
    expect(readEmblem(undefined)).toBeNull()
  })
})

describe('an answer as a form', () => {
  const tell: SeatAsk['pick'] = {
    pick: 'branch',
    of: {
      hint: { pick: 'each', of: { hint: { pick: 'card', of: ['a', 'b'] }, line: { pick: 'text', max: 280 } } },
      pass: {
        pick: 'each',
        of: {
          hint: { pick: 'card', of: ['a', 'b'] },
          line: { pick: 'text', max: 280 },
          action: { pick: 'card', of: ['p'] },
          to: { pick: 'seat', of: [1, 2] },
        },
      },
      concede: { pick: 'ok' },
    },
  }
  const ways = waysOf(tell)

  it('a choice stays when the buck is passed after all', () => {
    const [hint, pass] = ways
    if (!hint || !pass) throw new Error('no ways')
    const filled = { hint: 'b', line: 'It was late.' }
    expect(answerOf(tell, hint, filled)?.value).toEqual({ branch: 'hint', answer: { hint: 'b', line: 'It was late.' } })
    expect(answerOf(tell, pass, filled)).toBeNull()
    // The only action is chosen by itself.
    expect(answerOf(tell, pass, { ...filled, to: 2 })?.value).toEqual({
      branch: 'pass',
      answer: { hint: 'b', line: 'It was late.', action: 'p', to: 2 },
    })
  })

  it('pointing finds the branch that accepts the card, the open one first', () => {
    expect(placeFor(ways, 'hint', 'a')?.way).toBe('hint')
    expect(placeFor(ways, 'pass', 'a')?.way).toBe('pass')
    expect(placeFor(ways, 'hint', 'p')?.way).toBe('pass')
    expect(placeFor(ways, 'hint', 2)?.way).toBe('pass')
    expect(placeFor(ways, 'hint', 'z')).toBeNull()
  })

  it('a card that has left the hand is no longer chosen', () => {
    const [field] = ways[0]?.fields ?? []
    expect(field && valueOf(field, { hint: 'gone' })).toBeUndefined()
  })

  it('several cards are toggled, and sent in the order of the spec', () => {
    const [way] = waysOf({ pick: 'some', of: ['x', 'y', 'z'], min: 0, max: 3 }),
      field = way?.fields[0]
    if (!way || !field) throw new Error('no field')
    const both = fill(field, 'x', fill(field, 'z', {}))
    expect(valueOf(field, both)).toEqual(['x', 'z'])
    expect(valueOf(field, fill(field, 'z', both))).toEqual(['x'])
  })

  it('a typed line has no control characters', () => {
    expect(plainTyped('  one\r\ntwo\u001b[31m\u0085 ')).toBe('one two [31m')
  })

  it('is demanded in other words of oneself, by oneself and among others', () => {
    const text = (you: number | null): string =>
      pressureText({ kind: 'questioned', by: 0, symbol: null }, 1, contextIn('en', you, 4))
    const [mine, byMe, others] = [text(1), text(0), text(2)]
    expect(new Set([mine, byMe, others]).size).toBe(3)
    expect(mine).not.toContain('Boris')
    expect(byMe).not.toContain('Anna')
    expect(others).toContain('Boris')
    expect(text(null)).toBe(others)
  })

  it('may be left to the clock where a clock closes its window: a freeze always has one, others where the table has', () => {
    const open = (window: number): MatchPart => matchPart('m', [], { table: { window } as never })
    const keys = ['freezeToo', 'doubt', 'mercy', 'tell', 'verdict']
    expect(keys.filter(key => isWindow(key, open(20)))).toEqual(['freezeToo', 'doubt', 'mercy'])
    expect(keys.filter(key => isWindow(key, open(0)))).toEqual(['freezeToo'])
  })

  it('left to the clock is left in this window alone: another turn, round or hint opens another', () => {
    const phase = (more: object = {}, ...steps: readonly string[]) =>
      phaseOf(
        matchPart('m', [], {
          steps: steps.map(step => ({ step, opened: 0, data: null })),
          table: { window: 20, round: 1, turn: { number: 4 }, tale: [], ...more } as never,
        }),
      )
    const now = phase({}, 'turn', 'doubt')
    expect(now).toEqual({ turn: '1/4', window: '1/4/0/doubt', duel: null })
    for (const other of [{ round: 2 }, { turn: { number: 5 } }, { tale: [line({})] }])
      expect(phase(other, 'turn', 'doubt').window).not.toBe(now.window)
    expect(phase({}, 'turn', 'doubt', 'interrupt').window).toBe('1/4/0/interrupt')
    expect(phase({ turn: null }, 'turn')).toEqual({ turn: '1/0', window: null, duel: null })
  })

  it('a chance to cut in is not awaited', () => {
    expect(['tell', 'freeze', 'rule', 'patience', 'freezeToo', 'doubt'].filter(isAwaited)).toEqual([
      'tell',
      'freezeToo',
      'doubt',
    ])
  })
})

const line = (more: Partial<TaleLine>): TaleLine => ({
  turn: 1,
  seat: 1,
  hint: 'tactless-mirror',
  symbol: null,
  line: '',
  how: 'told',
  action: null,
  pressure: { kind: 'questioned', by: 0, symbol: null },
  said: '',
  ...more,
})

describe('the tale', () => {
  const context = contextIn('en', null, 4)
  const part = (): MatchPart => {
    const { match } = Match.start(overlord, 4, optionsFor({ rules: 'classic', overlord: 1 }), keyOf(7))
    return { id: 'm', events: [], view: match.view(null) as unknown as MatchPart['view'] }
  }
  const HOSTILE = [
    '<script>alert(1)</script>',
    '<img src=x onerror="alert(2)">',
    '[link](javascript:alert(3))',
    '"><svg onload=alert(4)>',
    '</q></p></style><style>*{display:none}',
    '\u202eevil\u2066',
    '&lt;b&gt; &amp;',
    "' onclick='alert(5)",
  ]

  it('has one chapter a turn; what others throw in belongs to it', () => {
    const told = [line({}), line({ hint: 'boot', seat: 2, how: 'froze' }), line({ turn: 2, seat: 2, hint: 'c' })]
    expect(chaptersOf(told).map(one => [one.speaker, one.lines.length])).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  it('looks have their places', () => {
    const told: OverlordEvent[] = [
      { kind: 'look', seat: 3, count: 1, reason: 'whim' },
      { kind: 'hint', told: line({}) },
      { kind: 'look', seat: 1, count: 1, reason: 'slow' },
    ]
    const { looks, last } = looksIn(told.map(event => ({ event: event as unknown as Json })))
    expect(looks.map(look => look.after)).toEqual([null, '1/tactless-mirror'])
    expect(last).toBe('1/tactless-mirror')
  })

  it('is kept from its beginning, also after the table has dropped it', () => {
    const told = [1, 2, 3, 4].map(turn => line({ turn }))
    expect(wholeTale(told, told.slice(2))).toEqual(told)
    // In a replay, later lines are not shown yet.
    expect(wholeTale(told, told.slice(1, 3))).toEqual(told.slice(0, 3))
    expect(wholeTale(told, [])).toEqual([])
    // A late arrival knows no more than the table does.
    expect(wholeTale(told.slice(2), told.slice(1))).toEqual(told.slice(1))
  })

  it('longer than the deck is kept whole, by people who were there or come back', async () => {
    setActivePinia(createPinia())
    const told = Array.from({ length: MAX_LOG_EVENTS * 2 }, (_, turn) => line({ turn })),
      frames: StateUpdate[] = []
    const hints = (lines: readonly TaleLine[]): SeenEvent[] =>
      lines.map(one => ({ event: { kind: 'hint', told: one } as unknown as Json }))
    for (let at = 0; at < told.length; at += 20) frames.push(frameOf(matchPart('m', hints(told.slice(at, at + 20)))))
    let hear: (frame: StateUpdate) => void = () => undefined
    const nothing = (): void => undefined
    useTable().join({
      send: () => Promise.resolve(null),
      onUpdate: to => {
        hear = to
      },
      onChat: nothing,
      onState: nothing,
      onDeck: nothing,
      onLink: nothing,
      onHistory: nothing,
      onFairDeal: nothing,
      retry: nothing,
      close: nothing,
    })
    const chronicle = useChronicle(),
      kept = told.slice(-10)
    for (const frame of frames) {
      hear(frame)
      await nextTick()
    }
    expect(wholeTale(chronicle.lines, kept)).toEqual(told)
    // Sent again from the beginning, as on an arrival: nothing is listed twice.
    hear(frameOf(matchPart('m'), { log: hints(told) }))
    await nextTick()
    expect(wholeTale(chronicle.lines, kept)).toEqual(told)
    hear(frameOf(matchPart('another', hints(told.slice(0, 1)))))
    await nextTick()
    expect(chronicle.lines).toEqual(told.slice(0, 1))
  })

  it('has every look in its place, once: the second at the same servant, and none twice that is told again', async () => {
    setActivePinia(createPinia())
    const seen = (...told: OverlordEvent[]): SeenEvent[] => told.map(event => ({ event: event as unknown as Json }))
    const look = (seat: number, count: number): OverlordEvent => ({ kind: 'look', seat, count, reason: 'whim' })
    const hint: OverlordEvent = { kind: 'hint', told: line({}) }
    const tell = async (update: StateUpdate): Promise<void> => {
      useTable().onUpdate(update)
      await nextTick()
    }
    const chronicle = useChronicle(),
      looks = (): unknown[] => chronicle.looks.map(({ seat, count, after }) => [seat, count, after])
    await tell(frameOf(matchPart('m', seen(hint, look(1, 1)))))
    await tell(frameOf(matchPart('m', seen(look(1, 2)))))
    await tell(frameOf(matchPart('m', seen(look(2, 1)))))
    const here = '1/tactless-mirror'
    const all = [
      [1, 1, here],
      [1, 2, here],
      [2, 1, here],
    ]
    expect(looks()).toEqual(all)
    await tell(frameOf(matchPart('m'), { log: seen(hint, look(1, 1), look(1, 2), look(2, 1)) }))
    expect(looks()).toEqual(all)
    await tell(frameOf(matchPart('another', seen(look(3, 1)))))
    expect(looks()).toEqual([[3, 1, null]])
  })

  it("the Overlord's line is shown until the next hint, and a plea until it is judged", () => {
    const events = (...told: OverlordEvent[]): SeenEvent[] => told.map(event => ({ event: event as unknown as Json }))
    const pressure = { kind: 'questioned', by: 0, symbol: null }
    const turn = { said: 'Well?', pressure } as never
    expect(spokenLineOf({ turn }, events({ kind: 'question', seat: 0, to: 1, line: 'Well?' }))).toEqual({
      line: 'Well?',
      hurry: false,
    })
    expect(spokenLineOf({ turn }, events({ kind: 'hurry', speaker: 1 }))?.hurry).toBe(true)
    expect(spokenLineOf({ turn: { said: '', pressure } as never }, events({ kind: 'hint', told: line({}) }))).toBeNull()
    const blamed = { said: 'Who had the map?', pressure: { kind: 'blamed', by: 2, symbol: 'item' } } as never
    expect(spokenLineOf({ turn: blamed }, [])).toBeNull()
    expect(pleaIn(events({ kind: 'plea', seat: 1, line: 'Mercy!' }))).toBe('Mercy!')
    expect(pleaIn(events({ kind: 'mercy', seat: 1, action: 'pass-item-1', line: 'Spare me!' }))).toBe('Spare me!')
  })

  it.each(HOSTILE)('%s is text in the book and in the saved page', hostile => {
    const open = { ...openOf(part()), errand: hostile, tale: [line({ line: hostile, said: hostile })] }
    const book = bookOf(
      { open, tale: open.tale, outcome: null, looks: [], deck: HOUSE_DECK },
      { ...context, name: () => hostile },
    )
    const page = pageOf(book, { language: 'en', day: 'today' })
    const tags = page.match(/<[^>]*>/g) ?? []
    // Every tag and attribute is one of ours: none contains typed text.
    expect(
      tags.filter(
        tag =>
          !/^<(!doctype html|\/?(html|head|meta|title|style|body|main|h1|h2|p|q|b|bdi|section|div|svg|g|rect|path|table|tr|td)( [a-zA-Z-]+="[^"<>]*")*)>$/.test(
            tag,
          ),
      ),
    ).toEqual([])
    expect(page.match(/<style>/g)).toHaveLength(1)
    expect(tags.join(' ')).not.toMatch(/alert|onerror|onload|onclick|javascript|href|src=/)
    expect(page).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
    const plain = hostile
      .replace(/[\u202e\u2066]/g, '')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
      .replace(/'/g, '&#39;')
    expect(page.split(plain).length - 1).toBeGreaterThan(3)
  })

  it('a hint that was told without a line has none in the saved page', () => {
    const saved = (said: string): string => {
      const open = { ...openOf(part()), errand: '', tale: [line({ line: said })] }
      const book = bookOf({ open, tale: open.tale, outcome: null, looks: [], deck: HOUSE_DECK }, context)
      return pageOf(book, { language: 'en', day: 'today' })
    }
    expect(saved('Mine was the map.')).toContain('class="line"')
    expect(saved('')).not.toContain('class="line"')
  })

  it("a bot's excuse is in the reader's language", () => {
    const open = { ...openOf(part()), tale: [line({ line: excuseMark('told', 0) })] }
    for (const { id } of LANGUAGES) {
      const page = pageOf(
        bookOf({ open, tale: open.tale, outcome: null, looks: [], deck: HOUSE_DECK }, contextIn(id, null, 4)),
        { language: id, day: '' },
      )
      expect(page).toContain(`lang="${id}"`)
      expect(page).not.toContain('~t')
    }
  })

  it('tags and attributes that could run something cannot be written', () => {
    expect(() => render(element('script', {}, 'alert(1)'))).toThrow()
    expect(() => render(element('p', { onclick: 'alert(1)' }))).toThrow()
    expect(() => render(element('a', { href: 'x' }))).toThrow()
    expect(() => render(element('p><b', {}))).toThrow()
  })
})

describe('the hall', () => {
  const seen = (seats: number, overlordAt: number, you: number | null): number[] => {
    const { match } = Match.start(overlord, seats, optionsFor({ rules: 'classic', overlord: overlordAt + 1 }), keyOf(3))
    return servantsRound({ id: 'm', events: [], view: match.view(you) as unknown as MatchPart['view'] }, you)
  }

  it('servants stand in turn order, without the own seat and the Overlord', () => {
    expect(seen(5, 1, 3)).toEqual([4, 0, 2])
    expect(seen(4, 0, 0)).toEqual([1, 2, 3])
    expect(seen(4, 2, null)).toEqual([3, 0, 1])
    for (let n = 2; n <= 9; n++) {
      const servants = Array.from({ length: n }, (_, i) => i),
        { left, right } = seatLayout(servants)
      expect([...left.toReversed(), ...right]).toEqual(servants)
      expect(left.length - right.length).toBeLessThanOrEqual(1)
    }
  })
})
