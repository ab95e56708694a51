/** The cards of Castle of the Devil, as data. */
import type { Seat } from '../../kernel'

/** An object is known by its kind alone: copies of one kind are the same card, so no id can be followed around. */
export type ObjectId =
  | 'key'
  | 'goblet'
  | 'bagKey'
  | 'bagGoblet'
  | 'dagger'
  | 'gloves'
  | 'knives'
  | 'whip'
  | 'ring'
  | 'pass'
  | 'monocle'
  | 'tome'
  | 'coat'
  | 'sextant'
  | 'mirror'
  | 'pearl'
  | 'signet'

export type Profession =
  | 'thug'
  | 'grandmaster'
  | 'bodyguard'
  | 'duelist'
  | 'alchemist'
  | 'doctor'
  | 'priest'
  | 'hypnotist'
  | 'diplomat'
  | 'clairvoyant'

/** Order of Open Secrets, Brotherhood of True Lies. */
export type Society = 'order' | 'brotherhood'

/** The two sides of a duel: sword and shield. */
export type Side = 'attacker' | 'defender'

/** Whose it must be for an object to give its point in a duel. */
export type DuelRole = 'attacker' | 'defender' | 'attackersSupporter' | 'defendersSupporter'

export interface ObjectCard {
  readonly id: ObjectId
  /** The copies with each seal (the seals are inferred: 4 red, 2 green), and without. */
  readonly red: number
  readonly green: number
  readonly plain: number
  /** Has an "on exchange" effect, and is read aloud by this name. Ruling: a Bag is read as "a Bag" only. */
  readonly read: ReadName | null
  /** An offer of it must be accepted. */
  readonly mustAccept: boolean
  /** Gives one point in a duel to whoever holds it in this role. */
  readonly duel: DuelRole | null
}

/** What everybody hears when a card is read aloud. */
export type ReadName = 'bag' | 'pass' | 'monocle' | 'tome' | 'coat' | 'sextant'

/** What a Diplomat asks for: "a Bag" is one kind. */
export type AskedKind = Exclude<ObjectId, Bag> | 'bag'

const card = (id: ObjectId, more: Partial<ObjectCard> = {}): ObjectCard => ({
  id,
  red: 0,
  green: 0,
  plain: 1,
  read: null,
  mustAccept: false,
  duel: null,
  ...more,
})

/** In the order in which hands and help list them: so the order of a hand tells nothing. */
export const OBJECTS: readonly ObjectCard[] = [
  card('key', { red: 1, green: 1 }),
  card('goblet', { red: 1, green: 1 }),
  card('bagKey', { red: 1, plain: 0, read: 'bag' }),
  card('bagGoblet', { red: 1, plain: 0, read: 'bag' }),
  card('dagger', { duel: 'attacker' }),
  card('gloves', { duel: 'defender' }),
  card('knives', { duel: 'attackersSupporter' }),
  card('whip', { duel: 'defendersSupporter' }),
  card('ring'),
  card('pass', { read: 'pass' }),
  card('monocle', { read: 'monocle' }),
  card('tome', { read: 'tome' }),
  card('coat', { read: 'coat' }),
  card('sextant', { read: 'sextant' }),
  card('mirror', { mustAccept: true }),
  card('pearl', { mustAccept: true }),
  card('signet'),
]

export const OBJECT_IDS: readonly ObjectId[] = OBJECTS.map(object => object.id)

/** All copies with this seal, or without any. */
export const sealed = (seal: 'red' | 'green' | 'plain'): ObjectId[] =>
  OBJECTS.flatMap(object => new Array<ObjectId>(object[seal]).fill(object.id))

/** @throws when there is no such object. */
export function objectCard(id: ObjectId): ObjectCard {
  const found = OBJECTS.find(object => object.id === id)
  if (!found) throw new Error(`no object is called ${id}`)
  return found
}

/** How many of this kind there are in the box. */
export function copiesOf(id: ObjectId): number {
  const { red, green, plain } = objectCard(id)
  return red + green + plain
}

const BAGS = ['bagKey', 'bagGoblet'] as const
export type Bag = (typeof BAGS)[number]

export const isBag = (id: ObjectId): id is Bag => BAGS.some(bag => bag === id)

export type ProfessionUse = 'again' | 'once'

/** In the order in which left-overs and help list them. */
export const PROFESSIONS: readonly { readonly id: Profession; readonly use: ProfessionUse }[] = [
  { id: 'thug', use: 'again' },
  { id: 'grandmaster', use: 'again' },
  { id: 'bodyguard', use: 'again' },
  { id: 'duelist', use: 'once' },
  { id: 'alchemist', use: 'once' },
  { id: 'doctor', use: 'once' },
  { id: 'priest', use: 'once' },
  { id: 'hypnotist', use: 'again' },
  { id: 'diplomat', use: 'once' },
  { id: 'clairvoyant', use: 'once' },
]

export const PROFESSION_IDS: readonly Profession[] = PROFESSIONS.map(profession => profession.id)

export const isOnce = (id: Profession): boolean =>
  PROFESSIONS.some(profession => profession.id === id && profession.use === 'once')

/** What each society collects; its own Bag counts as one once the object deck is empty. */
export const SOCIETIES: {
  readonly [society in Society]: { readonly relic: ObjectId; readonly bag: ObjectId; readonly rival: Society }
} = {
  order: { relic: 'key', bag: 'bagKey', rival: 'brotherhood' },
  brotherhood: { relic: 'goblet', bag: 'bagGoblet', rival: 'order' },
}

/** Relics that make a victory; the minority of an odd table needs one less. */
export const QUOTA = { relics: 3, minority: 2, lodge: 3 } as const

export const TOKENS = 12

/** How many cards of each society are shuffled: half of the seats, rounded up (3–4: 2, 5–6: 3, 7–8: 4). */
export const societyCards = (seats: number): number => Math.ceil(seats / 2)

/** The most objects in a hand. Ruling: "more than 5 players" of `ru` means 5 or more, as in `it`. */
const LIMITS: { readonly [seats: number]: number } = { 3: 8, 4: 6 }
const COMMON_LIMIT = 5

export const handLimit = (seats: number): number => LIMITS[seats] ?? COMMON_LIMIT

/** Objects dealt to each: one; at three seats two. */
export const dealtEach = (seats: number): number => (seats === 3 ? 2 : 1)

/** From how many seats on the green-sealed objects are dealt too. */
export const GREEN_SEALS_FROM = 8

/** Points in a duel: of the duellists' and supporters' own cards, and of each object, token and profession. */
export const POINT = 1

/** The Priest is paid by an attacker who holds at least so many objects. */
export const PRIEST_PAID_FROM = 2

/** How many cards the Clairvoyant puts on top. */
export const CLAIRVOYANT_CARDS = 2

/** Objects, professions in the order of their tables. */
export const inOrder = (objects: readonly ObjectId[]): ObjectId[] =>
  OBJECT_IDS.flatMap(id => objects.filter(object => object === id))
export const professionsInOrder = (professions: readonly Profession[]): Profession[] =>
  PROFESSION_IDS.filter(id => professions.includes(id))

/** The different kinds among some objects, in the order of the table: what a hand offers to choose from. */
export const kindsOf = (objects: readonly ObjectId[]): ObjectId[] => OBJECT_IDS.filter(id => objects.includes(id))

export const clockwiseFrom = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats)
