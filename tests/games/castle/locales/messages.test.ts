/**
 * The words of Castle of the Devil: the same in all three languages, fit for vue-i18n, and one for everything the
 * game says.
 */
import { describe, expect, it } from 'vitest'
import { fastRandom, type ChoiceSpec } from '../../../../src-shared/kernel'
import type { AskKey, Aside, CastleEvent, CastleShown, EndReason } from '../../../../src-shared/games/castle/rules'
import {
  OBJECT_IDS,
  PROFESSION_IDS,
  PROFESSIONS,
  SOCIETIES,
  type Side,
} from '../../../../src-shared/games/castle/rules/cards'
import { OPTION_SPECS, refuseOptions } from '../../../../src-shared/games/castle/rules/options'
import { castleMessages } from '../../../../src-shared/games/castle/locales/messages'
import { LANGUAGES, paramsOf, proveWords, sorted, textsOf } from '../../../kit/messages'
import { combinations, make, nextMove, SEAT_COUNTS } from '../rules/play'
import { deal } from '../rules/table'

const { of: textOf, keys: allKeys, below } = textsOf(castleMessages)

proveWords({
  words: castleMessages,
  options: OPTION_SPECS,
  shorts: ({ objects, professions }) => [
    ...OBJECT_IDS.map(id => objects[id].short),
    ...PROFESSION_IDS.map(id => professions[id].short),
  ],
  russian: { key: 'duel.points', said: ['1 очко', '2 очка', '5 очков', '11 очков', '21 очко'] },
  refused: [refuseOptions({ edition: 'italian' }, 3), refuseOptions({ first: 6 }, 5)],
})

/**
 * The parameters of a question, the words of its answers that are no cards, seats or sides, and the questions about its
 * parts. `forced`: the ways that may be the only one left, each with a hint of its own.
 */
interface Asked {
  readonly params?: readonly string[]
  readonly forced?: readonly string[]
  readonly branches?: readonly string[]
  readonly parts?: readonly string[]
}

const OWN_TURN = ['diplomat', 'clairvoyant'] as const
const USE = { params: ['with'], branches: ['use', 'decline'] } as const
const DUEL = ['attacker', 'defender'] as const

/** Every question. A new one is a type error here. */
const ASKS: { readonly [key in AskKey]: Asked } = {
  turn: {
    branches: ['spy', 'exchange', 'duel', 'declareOwn', 'declareRival', 'declareAlone', ...OWN_TURN],
    parts: ['spy', 'card', 'to', 'duel', 'declareOwn', 'declareRival'],
  },
  endTurn: { branches: ['end', ...OWN_TURN] },
  diplomat: { branches: ['object', 'bag'], parts: ['to', 'object', 'give'] },
  offered: { params: ['by', 'card'], branches: ['accept', 'refuse'], parts: ['accept'], forced: ['accept', 'refuse'] },
  smuggle: { params: ['with', 'gave'], branches: ['use', 'keep'] },
  useBag: USE,
  usePass: USE,
  useMonocle: USE,
  useTome: USE,
  useCoat: { params: ['with', 'own'], branches: ['decline', 'take'], parts: ['take'] },
  useSextant: { params: ['with'], branches: ['left', 'right', 'decline'] },
  passOn: { params: ['direction', 'to'] },
  gift: { params: ['limit'], parts: ['card', 'to'] },
  clairvoyantTop: { params: ['deck'] },
  clairvoyantSecond: { params: ['deck'] },
  whichBag: { params: ['by'] },
  priest: { params: DUEL, branches: ['pass', 'use'] },
  priestPayment: { params: ['to'] },
  support: { params: DUEL },
  hypnotist: { params: DUEL, branches: ['pass', 'use'], parts: ['use'] },
  react: {
    params: [...DUEL, 'side', 'score'],
    branches: ['pass', 'object', 'tokens', 'profession', 'alchemist'],
    parts: ['object', 'count', 'side', 'profession', 'alchemist'],
  },
  ring: { params: DUEL, branches: ['pass', 'use'] },
  doctor: { params: [...DUEL, 'result'], branches: ['pass', 'use'] },
  spoils: { params: ['loser'], branches: ['society', 'search'] },
  take: { params: ['loser'], parts: ['take', 'give'] },
}

/** The sentence of an event, and what it may speak of. `to`: there is somebody it is done to. */
interface Sentence {
  readonly key: string
  readonly params?: readonly string[]
  readonly by?: boolean
  readonly to?: boolean
}

/** About somebody who does it, about somebody to whom it is done, or about nobody. */
const nobody = (key: string, ...params: string[]): Sentence => ({ key, params })
const by = (key: string, ...params: string[]): Sentence => ({ key, params: ['name', ...params], by: true })
const byTo = (key: string, ...params: string[]): Sentence => ({
  key,
  params: ['name', 'other', ...params],
  by: true,
  to: true,
})

/** A new kind of event is a type error here. */
function sentenceOf(event: CastleEvent): Sentence {
  const { kind } = event
  switch (kind) {
    case 'deal':
    case 'ring':
    case 'noResult':
      return by(kind)
    case 'turn':
      return by(kind, 'number')
    case 'spy':
    case 'offer':
    case 'exchange':
    case 'professions':
    case 'gift':
    case 'pay':
    case 'challenge':
    case 'hypnotise':
    case 'won':
      return byTo(kind)
    case 'refuse':
      return byTo(`refuse.${event.token ? 'token' : 'none'}`)
    case 'read':
      return byTo(kind, 'object')
    case 'decline':
      return by(kind, 'object')
    case 'look':
      return byTo(`look.${event.what}.${event.how}`)
    case 'coat':
      return by(`coat.${event.down ? 'down' : 'same'}`)
    case 'direction':
      return by(`direction.${event.to}`)
    case 'passOn':
      return nobody(`passOn.${event.to}`)
    case 'draw':
      return by(`${event.left > 0 ? 'draw' : 'drawLast'}.${event.why}`, 'n')
    case 'profession':
      return by(kind, 'profession')
    case 'clairvoyant':
    case 'arranged':
      return by(kind, 'n')
    case 'diplomat':
      return byTo(`diplomat.${event.has ? 'has' : 'hasNot'}`, 'object')
    case 'support':
      return nobody(kind, 'attackers', 'defenders')
    case 'use': {
      const { what, side } = event.used
      if (what === 'profession')
        return by(`use.${event.used.profession === 'duelist' ? 'duelist' : what}.${side}`, 'profession')
      return by(`use.${what}.${side}`, what === 'tokens' ? 'n' : 'object')
    }
    case 'alchemist':
      return by(`alchemist.${event.winner}`)
    case 'count':
      return nobody(kind, ...DUEL)
    case 'drawn':
      return nobody(kind)
    case 'take':
      return byTo(`take.${event.back ? 'back' : 'plain'}`)
    case 'declare':
      return by(`declare.${event.claim === 'own' && event.named.length === 0 ? 'ownNobody' : event.claim}`, 'names')
    case 'turnUp':
      return event.profession
        ? by('turnUp.all', 'society', 'profession', 'objects')
        : by('turnUp.named', 'society', 'objects')
    case 'removed':
      return nobody(kind, 'society')
    case 'end':
      return nobody(`end.${event.reason}`, 'names', 'society')
  }
}

/** Every reason for an end. A new one is a type error here. */
const REASONS: { readonly [reason in EndReason]: true } = { declared: true, divined: true, mistaken: true, lodge: true }
const reasons = Object.keys(REASONS) as EndReason[]

const SIDES: readonly Side[] = ['attacker', 'defender']
const WAYS = ['left', 'right'] as const

/** Every event there is, in every shape that has a sentence of its own. */
const EVENTS: { readonly [K in CastleEvent['kind']]: readonly (CastleEvent & { readonly kind: K })[] } = {
  deal: [{ kind: 'deal', first: 0 }],
  turn: [{ kind: 'turn', seat: 0, number: 1 }],
  spy: [{ kind: 'spy', seat: 0, from: 1 }],
  offer: [{ kind: 'offer', seat: 0, to: 1 }],
  refuse: [true, false].map(token => ({ kind: 'refuse', seat: 0, to: 1, token })),
  exchange: [{ kind: 'exchange', seat: 0, with: 1 }],
  read: [{ kind: 'read', seat: 0, giver: 1, card: 'bag' }],
  decline: [{ kind: 'decline', seat: 0, card: 'bag' }],
  look: [
    ...(['pass', 'diplomat', 'duel'] as const).map(
      how => ({ kind: 'look', seat: 0, at: 1, what: 'objects', how }) as const,
    ),
    ...(['monocle', 'duel'] as const).map(how => ({ kind: 'look', seat: 0, at: 1, what: 'society', how }) as const),
  ],
  professions: [{ kind: 'professions', seat: 0, with: 1 }],
  coat: [true, false].map(down => ({ kind: 'coat', seat: 0, down })),
  direction: WAYS.map(to => ({ kind: 'direction', seat: 0, to })),
  passOn: WAYS.map(to => ({ kind: 'passOn', to })),
  draw: (['bag', 'draw'] as const).flatMap(why => [0, 1].map(left => ({ kind: 'draw', seat: 0, why, left }) as const)),
  gift: [{ kind: 'gift', seat: 0, to: 1 }],
  profession: [{ kind: 'profession', seat: 0, profession: 'priest' }],
  clairvoyant: [{ kind: 'clairvoyant', seat: 0, deck: 5 }],
  arranged: [{ kind: 'arranged', seat: 0, cards: 2 }],
  diplomat: [true, false].map(has => ({ kind: 'diplomat', seat: 0, to: 1, object: 'bag', has })),
  challenge: [{ kind: 'challenge', attacker: 0, defender: 1 }],
  pay: [{ kind: 'pay', seat: 0, to: 1 }],
  support: [{ kind: 'support', sides: [] }],
  hypnotise: [{ kind: 'hypnotise', seat: 0, target: 1 }],
  use: SIDES.flatMap(
    side =>
      [
        { kind: 'use', used: { what: 'object', seat: 0, object: 'dagger', side } },
        { kind: 'use', used: { what: 'tokens', seat: 0, count: 2, side } },
        { kind: 'use', used: { what: 'profession', seat: 0, profession: 'thug', side } },
        { kind: 'use', used: { what: 'profession', seat: 0, profession: 'duelist', side } },
      ] as const,
  ),
  alchemist: SIDES.map(winner => ({ kind: 'alchemist', seat: 0, winner })),
  count: [{ kind: 'count', attacker: 1, defender: 2 }],
  ring: [{ kind: 'ring', seat: 0 }],
  won: [{ kind: 'won', winner: 0, loser: 1 }],
  drawn: [{ kind: 'drawn' }],
  noResult: [{ kind: 'noResult', seat: 0 }],
  take: [true, false].map(back => ({ kind: 'take', seat: 0, from: 1, back })),
  declare: [
    { kind: 'declare', seat: 0, claim: 'own', named: [1] },
    { kind: 'declare', seat: 0, claim: 'own', named: [] },
    { kind: 'declare', seat: 0, claim: 'rival', named: [1] },
    { kind: 'declare', seat: 0, claim: 'alone', named: [] },
  ],
  turnUp: ([null, 'thug'] as const).map(profession => ({
    kind: 'turnUp',
    seat: 0,
    society: 'order',
    objects: ['key'],
    profession,
  })),
  removed: [{ kind: 'removed', society: 'order' }],
  end: reasons.map(reason => ({ kind: 'end', winners: [0], reason, by: 0, society: null })),
}

/** The key of the private part of an event; null for none. `you`: whether that seat did it. */
function asideOf(event: CastleEvent, own: Aside, you: boolean): string | null {
  const { kind } = event
  switch (kind) {
    case 'spy':
    case 'draw':
    case 'exchange':
    case 'passOn':
    case 'read':
    case 'professions':
    case 'clairvoyant':
    case 'arranged':
      return kind
    case 'offer':
    case 'gift':
    case 'pay':
      return `${kind}.${you ? 'you' : 'toYou'}`
    case 'look':
      return `look.${event.what}`
    case 'coat':
      return `coat.${own.won === own.lost ? 'same' : 'changed'}`
    case 'take':
      return `take.${you ? 'you' : 'toYou'}.${event.back ? 'back' : 'plain'}`
    default:
      return null
  }
}

/** Every aside and what it may speak of: the words of its fields. */
const ASIDES: { readonly [key: string]: readonly (keyof Aside)[] } = {
  spy: ['card'],
  'offer.you': ['card'],
  'offer.toYou': ['card'],
  exchange: ['gave', 'got'],
  read: ['leftOver'],
  'look.objects': ['objects'],
  'look.society': ['society'],
  professions: ['lost', 'won'],
  'coat.changed': ['lost', 'won'],
  'coat.same': ['lost', 'won'],
  passOn: ['gave', 'got'],
  draw: ['card'],
  'gift.you': ['card'],
  'gift.toYou': ['card'],
  clairvoyant: ['deck'],
  arranged: ['top'],
  'pay.you': ['card'],
  'pay.toYou': ['card'],
  'take.you.plain': ['got'],
  'take.you.back': ['gave', 'got'],
  'take.toYou.plain': ['gave'],
  'take.toYou.back': ['gave', 'got'],
}
const PARAM: { readonly [field in keyof Required<Aside>]: string } = {
  card: 'object',
  gave: 'gave',
  got: 'got',
  objects: 'objects',
  society: 'society',
  lost: 'lost',
  won: 'won',
  leftOver: 'professions',
  deck: 'objects',
  top: 'objects',
}

/** What may be shown, with its parameters. A new kind, or a new way for an object, is a type error here. */
const SHOWN: { readonly [kind in Exclude<CastleShown['kind'], 'object'>]: readonly string[] } = {
  objects: ['name', 'objects'],
  society: ['name', 'society'],
  profession: ['name', 'profession'],
  leftOver: ['professions'],
  deck: ['objects'],
  top: ['objects'],
}
const SHOWN_OBJECT: { readonly [how in (CastleShown & { readonly kind: 'object' })['how']]: true } = {
  spy: true,
  offer: true,
  got: true,
  gave: true,
}

/**
 * The words of a pick that are no cards or sides, and the parts that are a question of their own. A profession among
 * the first words is a way to go on.
 */
function wordsOfPick(pick: ChoiceSpec, path: readonly string[], branches: Set<string>, parts: Set<string>): void {
  const last = path.at(-1)
  const cards: readonly string[] = [...OBJECT_IDS, ...PROFESSION_IDS, ...SIDES]
  if (pick.pick === 'one')
    for (const word of pick.of) if (!cards.includes(word) || path.length === 0) branches.add(word)
  if (pick.pick === 'branch') for (const word of Object.keys(pick.of)) branches.add(word)
  if (pick.pick === 'branch' || pick.pick === 'each')
    for (const [part, of] of Object.entries(pick.of)) wordsOfPick(of, [...path, part], branches, parts)
  else if (last !== undefined && pick.pick !== 'ok') parts.add(last)
}

/** Answers in a random match: it need not end. */
const ANSWERS = 120

describe('everything the game shows has its words', () => {
  const events = Object.values(EVENTS).flat() as readonly CastleEvent[]
  const sentences = events.map(sentenceOf)
  const keys = Object.keys(ASKS) as AskKey[]

  it('every event has its sentence, and every sentence its event', () => {
    expect(sorted(below('events.'))).toEqual(sorted(sentences.map(one => one.key)))
    expect(sorted(below('eventsYou.'))).toEqual(sorted(sentences.filter(one => one.by).map(one => one.key)))
    expect(sorted(below('eventsToYou.'))).toEqual(sorted(sentences.filter(one => one.to).map(one => one.key)))
  })

  it('a sentence speaks of nothing but what the event tells', () => {
    for (const { key, params = [] } of sentences)
      for (const table of ['events', 'eventsYou', 'eventsToYou']) {
        // The person spoken to has no name.
        const known = params.filter(
          name => !(table === 'eventsYou' && name === 'name') && !(table === 'eventsToYou' && name === 'other'),
        )
        const text = textOf(`${table}.${key}`)
        expect([table, key, paramsOf(text).filter(name => !known.includes(name))]).toEqual([table, key, []])
      }
  })

  it('the person who does it, or has it done to them, is named to the others', () => {
    for (const { key, by: does, to } of sentences) {
      const params = paramsOf(textOf(`events.${key}`))
      if (does) expect([key, params.includes('name')]).toEqual([key, true])
      if (to) expect([key, params.includes('other')]).toEqual([key, true])
    }
  })

  it('every aside has its sentence', () => {
    expect(sorted(below('asides.'))).toEqual(sorted(Object.keys(ASIDES)))
    for (const [key, fields] of Object.entries(ASIDES)) {
      const known = fields.map(field => PARAM[field])
      expect([key, paramsOf(textOf(`asides.${key}`)).filter(name => !known.includes(name))]).toEqual([key, []])
    }
  })

  it('everything shown has its words, of this moment and for the private list', () => {
    const shown = [...Object.keys(SHOWN), ...Object.keys(SHOWN_OBJECT).map(how => `object.${how}`)]
    expect(sorted(below('shown.'))).toEqual(sorted(shown))
    expect(sorted(below('memo.'))).toEqual(sorted([...shown, 'title', 'hint', 'empty', 'turn']))
    for (const where of ['shown', 'memo']) {
      for (const [kind, params] of Object.entries(SHOWN))
        expect([kind, paramsOf(textOf(`${where}.${kind}`))]).toEqual([kind, params])
      for (const how of Object.keys(SHOWN_OBJECT))
        expect([how, paramsOf(textOf(`${where}.object.${how}`))]).toEqual([how, ['name', 'object']])
    }
  })

  it('every question has its title, its hint and what the others read meanwhile', () => {
    expect(sorted(below('asks.'))).toEqual(
      sorted([
        ...keys.flatMap(key => (ASKS[key].forced ?? []).map(way => `${key}.${way}`)),
        ...[...keys, 'seen'].flatMap(key => [`${key}.title`, `${key}.hint`]),
      ]),
    )
    expect(sorted(below('waiting.'))).toEqual(sorted(keys))
    for (const key of keys) expect([key, paramsOf(textOf(`waiting.${key}`))]).toEqual([key, ['name']])
  })

  it('a question speaks of nothing but its own parameters, and its hint of none', () => {
    for (const key of keys) {
      const known = ASKS[key].params ?? []
      expect([key, paramsOf(textOf(`asks.${key}.title`)).filter(name => !known.includes(name))]).toEqual([key, []])
      expect([key, paramsOf(textOf(`asks.${key}.hint`))]).toEqual([key, []])
    }
  })

  it('every way to answer has its button and every part of an answer its question', () => {
    expect(sorted(below('branches.'))).toEqual(
      sorted(keys.flatMap(key => (ASKS[key].branches ?? []).map(word => `${key}.${word}`))),
    )
    expect(sorted(below('parts.'))).toEqual(
      sorted(keys.flatMap(key => (ASKS[key].parts ?? []).map(word => `${key}.${word}`))),
    )
  })

  it('buttons of one question are told apart, in every language', () => {
    for (const language of LANGUAGES)
      for (const [key, words] of Object.entries(castleMessages[language].branches)) {
        expect([key, new Set(Object.values(words)).size]).toEqual([key, Object.values(words).length])
      }
  })

  it('every end has its reason', () => {
    expect(sorted(below('reasons.'))).toEqual(sorted(reasons))
  })

  it('every object and every profession has its name and its power, and no two share them', () => {
    for (const language of LANGUAGES) {
      const { objects, professions } = castleMessages[language]
      expect(sorted(Object.keys(objects))).toEqual(sorted(OBJECT_IDS))
      expect(sorted(Object.keys(professions))).toEqual(sorted(PROFESSION_IDS))
      for (const part of ['name', 'short', 'power'] as const) {
        expect(new Set(OBJECT_IDS.map(id => objects[id][part])).size).toBe(OBJECT_IDS.length)
        expect(new Set(PROFESSION_IDS.map(id => professions[id][part])).size).toBe(PROFESSION_IDS.length)
      }
      // One exact sentence.
      for (const { power } of [...Object.values(objects), ...Object.values(professions)])
        expect(power).toMatch(/^[^.]+\.$/)
    }
    expect(sorted(below('uses.'))).toEqual(sorted(PROFESSIONS.map(profession => profession.use)))
  })

  it('both societies have their names, and both sides of a duel', () => {
    expect(sorted(below('societies.'))).toEqual(
      sorted(Object.keys(SOCIETIES).flatMap(id => ['name', 'short'].map(part => `${id}.${part}`))),
    )
    expect(below('duel.')).toEqual(expect.arrayContaining([...SIDES]))
    expect(sorted(below('duel.result.'))).toEqual(sorted([...SIDES, 'draw']))
  })

  it('random matches, at every seat count and with every combination of options, show nothing else', () => {
    const known = new Set(allKeys())
    const missing = new Set<string>(),
      unknown = new Set<string>()
    const need = (key: string): void => {
      if (!known.has(key)) missing.add(key)
    }
    for (const seats of SEAT_COUNTS)
      for (const [i, options] of combinations(seats).entries()) {
        const { match, events } = deal(seats, options, seats)
        const random = fastRandom(seats * 100 + i)
        const log = [...events]
        for (let answers = 0; answers < ANSWERS && match.outcome === null; answers++) {
          const move = nextMove(match, random)
          const { key, params, pick } = move.ask
          need(`asks.${key}.title`)
          log.push(...make(match, move).events)
          if (key === 'seen') continue
          const asked: Asked = ASKS[key as AskKey],
            branches = new Set<string>(),
            parts = new Set<string>()
          for (const name of Object.keys(params ?? {}))
            if (!asked.params?.includes(name)) unknown.add(`${key}: ${name}`)
          wordsOfPick(pick, [], branches, parts)
          for (const word of branches) if (key !== 'support') need(`branches.${key}.${word}`)
          for (const word of parts) need(`parts.${key}.${word}`)
        }
        for (const { event, own } of log) {
          need(`events.${sentenceOf(event).key}`)
          for (const [seat, aside] of Object.entries((own ?? {}) as { readonly [seat: string]: Aside })) {
            const key = asideOf(event, aside, 'seat' in event && event.seat === Number(seat))
            if (key === null) unknown.add(`own of ${event.kind}`)
            else
              for (const field of Object.keys(aside))
                if (!ASIDES[key]?.includes(field as keyof Aside)) unknown.add(`${key}: ${field}`)
          }
        }
        if (match.outcome) need(`reasons.${match.outcome.reason}`)
      }
    expect([...missing]).toEqual([])
    expect([...unknown]).toEqual([])
  })
})
