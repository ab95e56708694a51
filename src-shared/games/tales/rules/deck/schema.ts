/** The schema of a Dark Tales deck file. Its bounds keep a deck small enough for any host and any screen. */
import * as v from 'valibot'
import { localizedTitleSchema } from '../../../../decks'
import { CARD_TYPES, ITEMS, MOST_SEATS, PLACES, TERMS, TIMES, type Effect, type TalesDeck } from '../deck'
import { HOUSE_CARD_IDS } from './house'

/** The bounds of a deck, as docs/decks/README.md lists them. */
export const LIMITS = {
  /** Cards in all, and so kinds of them: one copy of each. */
  cards: 200,
  copies: 40,
  /** Story cards of one letter. */
  stories: 6,
  /** Lines of a story card. */
  lines: 6,
  /** Effects in one list. */
  effects: 12,
  /** Effects of one card in all. */
  effectsInAll: 30,
  /** Effects within effects within effects: nobody reads deeper. */
  deep: 3,
  /** Cards that are drawn or looked at: a hand has to fit a screen. */
  atOnce: 10,
  /** Points of one effect or line: totals stay readable. */
  points: 50,
  /** Of each item in stock. */
  items: 20,
  /** Items that a line costs. */
  cost: 4,
  title: 40,
  text: 400,
} as const
const {
  cards: MOST_CARDS,
  copies: MOST_COPIES,
  stories: MOST_STORIES,
  lines: MOST_LINES,
  effects: MOST_EFFECTS,
} = LIMITS
const { deep: DEEPEST, atOnce: MOST_AT_ONCE, points: MOST_VP, items: MOST_ITEMS, cost: MOST_COST } = LIMITS
const { title: LONGEST_TITLE, text: LONGEST_TEXT } = LIMITS

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const vp = whole(0, MOST_VP)
/** No `#`, which marks names in play, and nothing that could be mistaken for a path. */
const LONGEST_ID = 32
const ID = /^[a-zA-Z][a-zA-Z0-9_-]{0,31}$/
const id = v.pipe(
  v.string(),
  v.maxLength(LONGEST_ID, 'letters'),
  v.check(given => ID.test(given), 'letters'),
)
/** A list is counted before its elements are read. */
const unread = v.pipe(v.unknown(), v.metadata({ bound: 'the schema after it' }))
const yes = v.exactOptional(v.literal(true))
const front = v.exactOptional(v.literal('front'))
const title = v.exactOptional(localizedTitleSchema(LONGEST_TITLE))
const types = v.pipe(v.array(v.picklist(CARD_TYPES)), v.minLength(1), v.maxLength(CARD_TYPES.length))
const items = v.pipe(v.array(v.picklist(ITEMS)), v.minLength(1), v.maxLength(ITEMS.length))
const terms = v.pipe(v.array(v.picklist(TERMS)), v.minLength(1), v.maxLength(TERMS.length))

const counted = v.union([
  v.strictObject({ in: v.picklist(['play', 'front']), others: yes, types }),
  v.strictObject({ in: v.picklist(['play', 'front']), others: yes, card: id }),
  v.strictObject({ in: v.literal('items'), of: items, all: yes }),
  v.strictObject({ in: v.literal('hand') }),
])
const amount = v.union([
  whole(1, MOST_VP),
  v.strictObject({ each: whole(1, MOST_VP), per: counted, most: v.exactOptional(whole(1, MOST_CARDS)) }),
])

/** A list of effects with a limit on nested lists. The schema is as deep as a deck may be: no deeper one is read. */
function effects(deepest: number, min = 0): v.GenericSchema<unknown, Effect[]> {
  if (deepest === 0)
    return v.pipe(
      v.custom<Effect[]>(() => true),
      v.check(() => false, 'deep'),
    )
  const inner = v.lazy(() => effects(deepest - 1, 1))
  return v.pipe(
    v.array(
      v.variant('do', [
        v.strictObject({ do: v.literal('vp'), needed: yes, amount }),
        v.strictObject({ do: v.literal('draw'), needed: yes, cards: whole(1, MOST_AT_ONCE) }),
        v.strictObject({ do: v.literal('item'), needed: yes, of: items }),
        v.strictObject({
          do: v.literal('discard'),
          needed: yes,
          types,
          in: front,
          may: yes,
          then: v.exactOptional(inner),
        }),
        v.strictObject({ do: v.literal('discardHand'), needed: yes, then: v.exactOptional(inner) }),
        v.strictObject({ do: v.literal('returnItem'), needed: yes, of: items, then: v.exactOptional(inner) }),
        v.strictObject({ do: v.literal('takeInPlay'), needed: yes, types, in: front }),
        v.strictObject({ do: v.literal('takeDiscarded'), needed: yes }),
        v.strictObject({ do: v.literal('playTop'), needed: yes }),
        v.strictObject({ do: v.literal('peek'), needed: yes, look: whole(1, MOST_AT_ONCE) }),
        v.strictObject({ do: v.literal('showHands'), needed: yes, types, each: vp }),
        v.strictObject({ do: v.literal('useLine'), needed: yes }),
        v.strictObject({ do: v.literal('playMore'), needed: yes }),
        v.strictObject({ do: v.literal('when'), needed: yes, time: v.picklist(TIMES), was: yes, effects: inner }),
        v.strictObject({ do: v.literal('may'), needed: yes, effects: inner }),
      ]),
    ),
    v.minLength(min),
    v.maxLength(MOST_EFFECTS),
  )
}

const card = v.strictObject({
  id,
  type: v.picklist(CARD_TYPES),
  copies: whole(1, MOST_COPIES),
  vp,
  to: v.picklist(PLACES),
  time: v.exactOptional(v.picklist(TIMES)),
  effects: effects(DEEPEST),
  permanent: v.exactOptional(v.strictObject({ noDraw: yes, endOfTurn: v.exactOptional(effects(DEEPEST, 1)) })),
  titles: title,
  texts: v.exactOptional(localizedTitleSchema(LONGEST_TEXT)),
  art: v.exactOptional(v.picklist(HOUSE_CARD_IDS)),
})

const lines = <T extends v.GenericSchema>(line: T) => v.pipe(v.array(line), v.minLength(1), v.maxLength(MOST_LINES))
const stories = <T extends v.GenericSchema>(story: T) =>
  v.pipe(v.array(unread), v.minLength(1), v.maxLength(MOST_STORIES), v.array(story))

const storyA = v.strictObject({
  id,
  titles: title,
  lines: lines(
    v.strictObject({
      cost: v.pipe(v.array(v.picklist(ITEMS)), v.minLength(1), v.maxLength(MOST_COST)),
      effects: effects(DEEPEST, 1),
    }),
  ),
})

const storyB = v.strictObject({
  id,
  titles: title,
  lines: lines(
    v.variant('score', [
      v.strictObject({ score: v.literal('sets'), of: terms, vp }),
      v.strictObject({ score: v.literal('each'), of: terms, per: whole(1, MOST_AT_ONCE), vp }),
      v.strictObject({ score: v.literal('unpaired'), of: v.strictTuple([v.picklist(TERMS), v.picklist(TERMS)]), vp }),
      v.strictObject({
        score: v.literal('rank'),
        of: terms,
        vp: v.pipe(v.array(vp), v.minLength(1), v.maxLength(MOST_SEATS)),
      }),
      v.strictObject({ score: v.literal('most'), of: v.picklist(TERMS), least: whole(1, MOST_CARDS), vp }),
    ]),
  ),
})

const supply = whole(0, MOST_ITEMS)

export const deckSchema: v.GenericSchema<unknown, TalesDeck> = v.strictObject({
  id: v.exactOptional(id),
  titles: title,
  // Counted before any card is read.
  cards: v.pipe(v.array(unread), v.minLength(1), v.maxLength(MOST_CARDS), v.array(card)),
  a: stories(storyA),
  b: stories(storyB),
  items: v.strictObject({ gold: supply, sword: supply, armour: supply, wand: supply }),
})
