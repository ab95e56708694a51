/** The words of Mascarade: the same in all three languages, fit for vue-i18n, and one for everything the game says. */
import { describe, expect, it } from 'vitest'
import { fastRandom, type ChoiceSpec } from '../../../../src-shared/kernel'
import type { MascaradeEvent, Place } from '../../../../src-shared/games/mascarade/rules'
import { CHARACTER_IDS, type Character } from '../../../../src-shared/games/mascarade/rules/characters'
import { OPTION_SPECS, refuseOptions } from '../../../../src-shared/games/mascarade/rules/options'
import { refuseSet } from '../../../../src-shared/games/mascarade/rules/sets'
import { slotsOf } from '../../../../src-shared/games/mascarade/rules/slots'
import { mascaradeMessages } from '../../../../src-shared/games/mascarade/locales/messages'
import { LANGUAGES, paramsOf, proveWords, sorted, textsOf } from '../../../kit/messages'
import { combinations, make, nextMove, SEAT_COUNTS } from '../rules/play'
import { deal, table } from '../rules/table'

const { of: textOf, below } = textsOf(mascaradeMessages)

const FOUR: readonly Character[] = ['judge', 'bishop', 'king', 'queen']
const POOR: readonly Character[] = ['judge', 'bishop', 'king', 'thief', 'witch', 'cheat']

proveWords({
  words: mascaradeMessages,
  options: OPTION_SPECS,
  shorts: words => CHARACTER_IDS.map(id => words.characters[id].short),
  russian: {
    key: 'options.lookTime.values.number',
    said: [
      '1 секунда на игрока',
      '2 секунды на игрока',
      '5 секунд на игрока',
      '11 секунд на игрока',
      '21 секунда на игрока',
    ],
  },
  refused: [
    refuseSet(FOUR, 2),
    refuseSet(['king'], 4),
    refuseSet([...FOUR, 'peasant'], 6),
    refuseSet(FOUR, 4),
    refuseSet(POOR, 4),
    refuseOptions({ first: 6 }, 5),
  ].filter(why => why !== null),
})

/** The key of an event's sentence. A new kind of event is a type error here. */
function keyOf(event: MascaradeEvent): string {
  switch (event.kind) {
    case 'deal':
    case 'cover':
    case 'announce':
    case 'claim':
    case 'pass':
    case 'reveal':
    case 'nobody':
    case 'power':
    case 'noEffect':
    case 'point':
      return event.kind
    case 'turn':
      return `turn.${event.sort}`
    case 'swap':
    case 'look':
      return `${event.kind}.${event.how}`
    case 'coins':
      return `coins.${event.why}`
    case 'fortunes':
      return `fortunes.${event.with === null ? 'kept' : 'swapped'}`
    case 'confess':
      return `confess.${event.said === 'silence' ? 'silence' : event.right ? 'right' : 'wrong'}`
    case 'end':
      return `end.${event.reason}`
  }
}

/** The keys of an event in the words for those it is about. */
function keysForYou(event: MascaradeEvent): string[] {
  switch (event.kind) {
    case 'cover':
    case 'reveal':
    case 'nobody':
    case 'end':
      return []
    case 'coins':
      return [
        ...(typeof event.to === 'number' ? [`coins.to.${event.why}`] : []),
        ...(typeof event.from === 'number' ? [`coins.from.${event.why}`] : []),
      ]
    case 'point':
      return ['point', 'pointed']
    case 'fortunes':
      return [keyOf(event), ...(event.with === null ? [] : ['fortunes.with'])]
    default:
      return [keyOf(event)]
  }
}

/** The words of a pick that are no names, characters or slots: ways to go on, and parts of an answer. */
function wordsOfPick(pick: ChoiceSpec, branches: Set<string>, parts: Set<string>): void {
  if (pick.pick === 'one') for (const word of pick.of) if (!CHARACTER_IDS.some(id => id === word)) branches.add(word)
  if (pick.pick === 'branch') for (const word of Object.keys(pick.of)) branches.add(word)
  if (pick.pick === 'each') for (const part of Object.keys(pick.of)) parts.add(part)
  if (pick.pick === 'each' || pick.pick === 'branch')
    for (const of of Object.values(pick.of)) wordsOfPick(of, branches, parts)
}

/** All that is shown in random matches at every seat count, with every combination of options. */
function saidInPlay() {
  const said = {
    events: new Set<string>(),
    you: new Set<string>(),
    reasons: new Set<string>(),
    asks: new Set<string>(),
    askParams: new Map<string, Set<string>>(),
    branches: new Set<string>(),
    parts: new Set<string>(),
  }
  const hear = (events: readonly { readonly event: MascaradeEvent }[]): void => {
    for (const { event } of events) {
      said.events.add(keyOf(event))
      for (const key of keysForYou(event)) said.you.add(key)
    }
  }
  for (const seats of SEAT_COUNTS)
    for (const [i, options] of combinations(seats).entries()) {
      const { match, events } = deal(seats, options, seats)
      hear(events)
      const random = fastRandom(seats * 100 + i)
      while (match.outcome === null) {
        const move = nextMove(match, random)
        const { key, params, pick } = move.ask
        said.asks.add(key)
        said.askParams.set(key, new Set(Object.keys(params ?? {})))
        wordsOfPick(pick, said.branches, said.parts)
        hear(make(match, move).events)
      }
      said.reasons.add(match.outcome.reason)
    }
  // Chance seldom lets the Cheat win.
  const won = table({ seats: 4, cards: { s0: 'cheat' }, coins: { 0: 10 } })
    .announce(0, 'cheat')
    .allPass()
  hear(won.log)
  said.reasons.add(won.outcome?.reason ?? '')
  return said
}

describe('everything the game shows has its words', () => {
  const said = saidInPlay()

  it('every event has its sentence, and every sentence its event', () => {
    // At two and three seats it is told which card was meant.
    const small = ['announceWith', 'claimWith']
    expect(sorted(below('events.'))).toEqual(sorted([...said.events, ...small]))
    expect(sorted(below('eventsYou.'))).toEqual(sorted([...said.you, ...small]))
  })

  it('every question has its title, its hint and what the others read meanwhile', () => {
    expect(sorted(new Set(below('asks.')))).toEqual(
      sorted([...said.asks].flatMap(key => [`${key}.title`, `${key}.hint`])),
    )
    expect(sorted(below('waiting.'))).toEqual(sorted([...said.asks].filter(key => key !== 'seen')))
  })

  it('a question speaks of nothing but its own parameters, and its hint of none', () => {
    for (const key of said.asks) {
      const known = said.askParams.get(key)
      expect([key, paramsOf(textOf(`asks.${key}.title`)).filter(name => !known?.has(name))]).toEqual([key, []])
      expect([key, paramsOf(textOf(`asks.${key}.hint`))]).toEqual([key, []])
    }
  })

  it('every way to answer has its button and every part of an answer its question', () => {
    expect(sorted(below('branches.'))).toEqual(sorted([...said.branches, 'swapFortune']))
    expect(sorted(below('parts.'))).toEqual(sorted(said.parts))
  })

  it('every end has its reason', () => {
    expect(sorted(below('reasons.'))).toEqual(sorted(said.reasons))
  })

  it('every character has its name and its power, and no two share them', () => {
    for (const language of LANGUAGES) {
      const { characters } = mascaradeMessages[language]
      expect(sorted(Object.keys(characters))).toEqual(sorted(CHARACTER_IDS))
      for (const part of ['name', 'short', 'power'] as const)
        expect(new Set(CHARACTER_IDS.map(id => characters[id][part])).size).toBe(CHARACTER_IDS.length)
    }
  })

  it('every place has its name, with and without an owner', () => {
    const places = new Set<Place>(
      SEAT_COUNTS.flatMap(seats => slotsOf(seats, Math.max(seats, 6)).map(slot => slot.place)),
    )
    expect(sorted(below('slot.'))).toEqual(
      sorted([...places].flatMap(place => (place === 'middle' ? [place] : [place, `own.${place}`]))),
    )
  })
})
