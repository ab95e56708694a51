/** Overlord on the page: pictures, answers as forms, the big line, the tale and the page that it is saved as. */
import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { overlord, type OverlordEvent, type TaleLine } from '../../src-shared/games/overlord'
import { HOUSE_DECK } from '../../src-shared/games/overlord/deck'
import { excuseMark } from '../../src-shared/games/overlord/excuses'
import { HOUSE_HINTS, MARKS, MOTIFS } from '../../src-shared/games/overlord/house'
import {
  drawAnswer,
  isLegal,
  isRefusal,
  keyedRandom,
  Match,
  optionsOf,
  type Json,
  type Options,
  type SeatAsk,
} from '../../src-shared/kernel'
import { LANGUAGES, type Language } from '../../src-shared/lang'
import type { Frame, MatchPart, ToldEvent } from '../../src-shared/wire'
import { choiceWords, part, title, wayWords } from '../../src-renderer/boards/overlord/asking'
import { bookOf, chaptersOf } from '../../src-renderer/boards/overlord/book'
import { looksIn, useChronicle, wholeTale } from '../../src-renderer/boards/overlord/chronicle'
import { partsOf, readEmblem } from '../../src-renderer/boards/overlord/emblem'
import { overlordFace } from '../../src-renderer/boards/overlord/face'
import { fitted, ROOMS } from '../../src-renderer/boards/overlord/fit'
import { mark, written } from '../../src-renderer/boards/overlord/markup'
import { pageOf } from '../../src-renderer/boards/overlord/page'
import { headOf, pressureOf } from '../../src-renderer/boards/overlord/pressure'
import { isAwaited, nowOf, openOf, sceneOf, servantsRound, walls } from '../../src-renderer/boards/overlord/reading'
import { pleaIn, saidOf } from '../../src-renderer/boards/overlord/said'
import { signOf } from '../../src-renderer/boards/overlord/signs'
import {
  answerOf,
  fill,
  placeFor,
  plainTyped,
  valueOf,
  waysOf,
  type Filled,
} from '../../src-renderer/boards/overlord/ways'
import type { Teller } from '../../src-renderer/boards/face'
import { MOST_LINES } from '../../src-renderer/store/story'
import { useTable } from '../../src-renderer/store/table'
import { frameOf, keyOf, matchPart, tellerIn } from './kit'

const readable = (text: string): boolean =>
  text.trim().length > 0 && !/[{}|]|games\.|\b(undefined|null|NaN)\b/.test(text)

const optionsFor = (given: Options): Options => {
  const options = optionsOf(overlord, given)
  if (isRefusal(options)) throw new Error(options.refused)
  return options
}

const RULES = [
  ['classic', 3],
  ['classic', 10],
  ['formal', 4],
  ['formal', 6],
] as const

/** Plays by chance as long as it takes, and shows every moment of it. */
function play(
  rules: 'classic' | 'formal',
  seats: number,
  seed: number,
  look: (match: MatchPart, asks: readonly SeatAsk[]) => void,
): void {
  const { match, told } = Match.start(
    overlord,
    seats,
    optionsFor({ rules, silence: rules === 'classic' ? 5 : 0 }),
    keyOf(seed),
  )
  const random = keyedRandom(keyOf(seed + 100), 0)
  let events = told as unknown as readonly ToldEvent[]
  for (let i = 0; i < 1500 && !match.outcome; i++) {
    for (const seat of new Set(match.asks().map(ask => ask.seat))) {
      const view = match.view(seat) as unknown as MatchPart['view']
      look({ id: 'm', events, view }, view.own?.asks ?? [])
    }
    const asks = match.asks(),
      ask = asks[random.below(asks.length, 'who', i)]
    if (!ask) throw new Error('nobody is asked')
    const proposal = match.answer(
      ask.seat,
      ask.id,
      drawAnswer(ask.pick, (n, j) => random.below(n, `a${i}`, j)),
    )
    if (proposal === 'again' || 'refused' in proposal) throw new Error('refused')
    match.commit(proposal)
    events = proposal.told as unknown as readonly ToldEvent[]
  }
}

const cardName = (id: string) => ({ text: HOUSE_HINTS.find(card => card.id === id)?.titles.en ?? id })

/** All that a form says, and every answer that it can give with its first or last choices. */
function wrong(ask: SeatAsk, teller: Teller): string[] {
  const bad: string[] = []
  const check = (text: string): void => {
    if (!readable(text)) bad.push(`${ask.key}: ${text}`)
  }
  const { title: head, hint } = title(ask, teller)
  check(head)
  check(hint)
  for (const way of waysOf(ask.pick)) {
    if (way.way !== '') {
      check(wayWords(ask, way.way, teller).text)
      if (!signOf(wayWords(ask, way.way, teller).sign ?? '')) bad.push(`${ask.key}.${way.way}: no sign`)
    }
    for (const last of [false, true]) {
      let filled: Filled = {}
      for (const field of way.fields) {
        if (field.part !== '' && field.pick.pick !== 'one') check(part(ask, [field.part], teller))
        if (field.pick.pick === 'text') {
          filled = fill(field, ' typed\nby hand ', filled)
          continue
        }
        const of: readonly (string | number)[] = field.pick.of
        for (const one of of)
          check(
            choiceWords(
              ask,
              [field.part],
              field.pick.pick === 'seat' ? 'seat' : field.pick.pick === 'one' ? 'word' : 'slot',
              one,
              teller,
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
  it.each(RULES)(
    'whole matches (%s, %i seats): every question is a form whose answers are legal, and the big line has words',
    (rules, seats) => {
      const bad = new Set<string>(),
        asked = new Set<string>()
      for (let seed = 1; seed <= 2; seed++)
        play(rules, seats, seed, (match, asks) => {
          const teller = tellerIn(language, match.view.own?.seat ?? null, seats)
          for (const ask of asks) {
            asked.add(ask.key)
            for (const text of wrong(ask, teller)) bad.add(text)
          }
          const now = nowOf(match)
          if (!readable(headOf(now, teller))) bad.add(`head of ${now.awaited ?? 'nothing'}`)
          if (!readable(pressureOf(match, teller))) bad.add(`text of ${now.awaited ?? 'nothing'}`)
          if (match.view.open.outcome === null && !readable(overlordFace.progress(match, teller) || 'before'))
            bad.add('progress')
          expect(sceneOf(match).turn).toMatch(/^\d+\/\d+$/)
        })
      expect([...bad]).toEqual([])
      expect(asked.size).toBeGreaterThan(5)
    },
  )

  it('the cast and the rulebook', () => {
    const { say } = tellerIn(language, 0, 4)
    expect(overlordFace.rulebook(say).filter(one => !readable(one.title) || !readable(one.text))).toEqual([])
  })
})

describe('pictures', () => {
  it('every hint of the house has one of its own', () => {
    const drawn = HOUSE_HINTS.map(({ emblem }) => JSON.stringify(partsOf(emblem)))
    expect(new Set(drawn).size).toBe(HOUSE_HINTS.length)
    // Told apart without colour: by motif and mark alone.
    expect(new Set(HOUSE_HINTS.map(({ emblem }) => `${emblem.base}/${emblem.mark ?? ''}`)).size).toBe(
      HOUSE_HINTS.length,
    )
  })

  it('every motif and every mark can be drawn; what is no recipe is not', () => {
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

  it('every title fits on its card without a broken word', () => {
    const sizes = HOUSE_HINTS.flatMap(({ titles }) => Object.values(titles)).map(text => fitted(text, ROOMS.hint))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0.4)
    expect(fitted('x'.repeat(60), ROOMS.hint)).toBeLessThan(0.35)
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

  it('what was chosen stays chosen when the buck is passed after all', () => {
    const [hint, pass] = ways
    if (!hint || !pass) throw new Error('no ways')
    const filled = { hint: 'b', line: 'It was late.' }
    expect(answerOf(tell, hint, filled)?.value).toEqual({ branch: 'hint', answer: { hint: 'b', line: 'It was late.' } })
    expect(answerOf(tell, pass, filled)).toBeNull()
    // The only action is taken as it is.
    expect(answerOf(tell, pass, { ...filled, to: 2 })?.value).toEqual({
      branch: 'pass',
      answer: { hint: 'b', line: 'It was late.', action: 'p', to: 2 },
    })
  })

  it('pointing finds the way that has room for it, the open one first', () => {
    expect(placeFor(ways, 'hint', 'a')?.way).toBe('hint')
    expect(placeFor(ways, 'pass', 'a')?.way).toBe('pass')
    expect(placeFor(ways, 'hint', 'p')?.way).toBe('pass')
    expect(placeFor(ways, 'hint', 2)?.way).toBe('pass')
    expect(placeFor(ways, 'hint', 'z')).toBeNull()
  })

  it('a card that has left the hand is chosen no more', () => {
    const [field] = ways[0]?.fields ?? []
    expect(field && valueOf(field, { hint: 'gone' })).toBeUndefined()
  })

  it('several are put in and taken out, in the order of the pick', () => {
    const [way] = waysOf({ pick: 'some', of: ['x', 'y', 'z'], min: 0, max: 3 }),
      field = way?.fields[0]
    if (!way || !field) throw new Error('no field')
    const both = fill(field, 'x', fill(field, 'z', {}))
    expect(valueOf(field, both)).toEqual(['x', 'z'])
    expect(valueOf(field, fill(field, 'z', both))).toEqual(['x'])
  })

  it('a typed line is one line without control characters', () => {
    expect(plainTyped('  one\r\ntwo\u001b[31m\u0085 ')).toBe('one two [31m')
  })

  it('nobody waits for a chance to cut in', () => {
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
  const teller = tellerIn('en', null, 4)
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

  it('goes by turns; what others throw in belongs to the turn', () => {
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

  it('the tale is told from its beginning, also when the table has forgotten it', () => {
    const told = [1, 2, 3, 4].map(turn => line({ turn }))
    expect(wholeTale(told, told.slice(2))).toEqual(told)
    // Looked at again: what comes later is not told yet.
    expect(wholeTale(told, told.slice(1, 3))).toEqual(told.slice(0, 3))
    expect(wholeTale(told, [])).toEqual([])
    // Whoever came in later has heard no more than the table has.
    expect(wholeTale(told.slice(2), told.slice(1))).toEqual(told.slice(1))
  })

  it('of a tale longer than the deck every line is kept, by whoever was there or comes back', async () => {
    setActivePinia(createPinia())
    const told = Array.from({ length: MOST_LINES * 2 }, (_, turn) => line({ turn })),
      frames: Frame[] = []
    const hints = (lines: readonly TaleLine[]): ToldEvent[] =>
      lines.map(one => ({ event: { kind: 'hint', told: one } as unknown as Json }))
    for (let at = 0; at < told.length; at += 20) frames.push(frameOf(matchPart('m', hints(told.slice(at, at + 20)))))
    let hear: (frame: Frame) => void = () => undefined
    const nothing = (): void => undefined
    useTable().join({
      send: () => Promise.resolve(null),
      onFrame: to => {
        hear = to
      },
      onTalk: nothing,
      onState: nothing,
      onDeck: nothing,
      onLink: nothing,
      onPast: nothing,
      onFair: nothing,
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
    // Again from the beginning, as it is told to whoever comes back: nothing stands there twice.
    hear(frameOf(matchPart('m'), { log: hints(told) }))
    await nextTick()
    expect(wholeTale(chronicle.lines, kept)).toEqual(told)
    hear(frameOf(matchPart('another', hints(told.slice(0, 1)))))
    await nextTick()
    expect(chronicle.lines).toEqual(told.slice(0, 1))
  })

  it('what the Overlord said hangs in the air until the next hint, and a plea until it is judged', () => {
    const events = (...told: OverlordEvent[]): ToldEvent[] => told.map(event => ({ event: event as unknown as Json }))
    const turn = { said: 'Well?' } as never
    expect(saidOf({ turn }, events({ kind: 'question', seat: 0, to: 1, line: 'Well?' }))).toEqual({
      line: 'Well?',
      hurry: false,
    })
    expect(saidOf({ turn }, events({ kind: 'hurry', speaker: 1 }))?.hurry).toBe(true)
    expect(saidOf({ turn: { said: '' } as never }, events({ kind: 'hint', told: line({}) }))).toBeNull()
    expect(pleaIn(events({ kind: 'plea', seat: 1, line: 'Mercy!' }))).toBe('Mercy!')
  })

  it.each(HOSTILE)('%s is text in the book and in the saved page', hostile => {
    const open = { ...openOf(part()), errand: hostile, tale: [line({ line: hostile, said: hostile })] }
    const book = bookOf(
      { open, tale: open.tale, outcome: null, looks: [], deck: HOUSE_DECK },
      { ...teller, name: () => hostile },
    )
    const page = pageOf(book, { language: 'en', day: 'today' })
    const tags = page.match(/<[^>]*>/g) ?? []
    // Every tag is one of ours, with attributes of ours alone: what was typed is in none of them.
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

  it('an excuse of a bot is said in the language of the reader', () => {
    const open = { ...openOf(part()), tale: [line({ line: excuseMark('told', 0) })] }
    for (const { id } of LANGUAGES) {
      const page = pageOf(
        bookOf({ open, tale: open.tale, outcome: null, looks: [], deck: HOUSE_DECK }, tellerIn(id, null, 4)),
        { language: id, day: '' },
      )
      expect(page).toContain(`lang="${id}"`)
      expect(page).not.toContain('~t')
    }
  })

  it('what would take effect cannot be written at all', () => {
    expect(() => written(mark('script', {}, 'alert(1)'))).toThrow()
    expect(() => written(mark('p', { onclick: 'alert(1)' }))).toThrow()
    expect(() => written(mark('a', { href: 'x' }))).toThrow()
    expect(() => written(mark('p><b', {}))).toThrow()
  })
})

describe('the hall', () => {
  const seen = (seats: number, overlordAt: number, you: number | null): number[] => {
    const { match } = Match.start(overlord, seats, optionsFor({ rules: 'classic', overlord: overlordAt + 1 }), keyOf(3))
    return servantsRound({ id: 'm', events: [], view: match.view(you) as unknown as MatchPart['view'] }, you)
  }

  it('servants stand in the order in which they sit, without oneself and the Overlord', () => {
    expect(seen(5, 1, 3)).toEqual([4, 0, 2])
    expect(seen(4, 0, 0)).toEqual([1, 2, 3])
    expect(seen(4, 2, null)).toEqual([3, 0, 1])
    for (let n = 2; n <= 9; n++) {
      const servants = Array.from({ length: n }, (_, i) => i),
        { left, right } = walls(servants)
      expect([...left.toReversed(), ...right]).toEqual(servants)
      expect(left.length - right.length).toBeLessThanOrEqual(1)
    }
  })
})
