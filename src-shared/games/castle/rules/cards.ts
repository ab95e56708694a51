/** The cards of Castle of the Devil, as data. The rows of the objects are in objectTable.ts. */
import type { Seat } from '../../../kernel'
import { EFFECTS, OBJECTS, type ObjectEffect, type ObjectId, type ObjectRow, type ReadName } from './objectTable'

export { OBJECTS, type ObjectId, type ReadName }

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

/** What a Diplomat asks for: "a Bag" is one kind. */
export type AskedKind = Exclude<ObjectId, Bag> | 'bag'

export const OBJECT_IDS: readonly ObjectId[] = OBJECTS.map(object => object.id)

const BY_ID: ReadonlyMap<ObjectId, ObjectRow<ObjectId, ReadName>> = new Map(
  OBJECTS.map(object => [object.id, object] as const),
)

/** The row of an object. @throws when there is no such object. */
export function objectCard(id: ObjectId): ObjectRow<ObjectId, ReadName> {
  const found = BY_ID.get(id)
  if (!found) throw new Error(`no object is called ${id}`)
  return found
}

/** Whether an object has this effect. */
export const does = (id: ObjectId, effect: ObjectEffect): boolean => objectCard(id).effects.includes(effect)

/** The objects with this effect. */
export const objectsThat = (effect: ObjectEffect): ObjectId[] => OBJECT_IDS.filter(id => does(id, effect))

/** Whether an object gives a point in a duel. */
export const isDuelObject = (id: ObjectId): boolean =>
  objectCard(id).effects.some(effect => EFFECTS[effect].when === 'duel')

/** All copies with this seal, or without any. */
export const sealed = (seal: 'red' | 'green' | 'plain'): ObjectId[] =>
  OBJECTS.flatMap(object => new Array<ObjectId>(object[seal]).fill(object.id))

/** How many of this kind there are in the box. */
export function copiesOf(id: ObjectId): number {
  const { red, green, plain } = objectCard(id)
  return red + green + plain
}

export type Bag = 'bagKey' | 'bagGoblet'

export const isBag = (id: ObjectId): id is Bag => id === 'bagKey' || id === 'bagGoblet'

export interface ProfessionCard {
  readonly id: Profession
  /** The English name on the card. */
  readonly printed: string
  /** A profession that is used once needs the Coat or the Tome before it can be used again. */
  readonly use: 'again' | 'once'
  /** The file of these rules that carries it out. */
  readonly file: string
}

/** In the order in which left-overs and help list them. */
export const PROFESSIONS: readonly ProfessionCard[] = [
  { id: 'thug', printed: 'Thug', use: 'again', file: 'duel.ts' },
  { id: 'grandmaster', printed: 'Grand Master', use: 'again', file: 'duel.ts' },
  { id: 'bodyguard', printed: 'Bodyguard', use: 'again', file: 'duel.ts' },
  { id: 'duelist', printed: 'Duelist', use: 'once', file: 'duel.ts' },
  { id: 'alchemist', printed: 'Alchemist', use: 'once', file: 'steps/duel/react.ts' },
  { id: 'doctor', printed: 'Doctor', use: 'once', file: 'steps/duel/result.ts' },
  { id: 'priest', printed: 'Priest', use: 'once', file: 'steps/duel/challenge.ts' },
  { id: 'hypnotist', printed: 'Hypnotist', use: 'again', file: 'steps/duel/challenge.ts' },
  { id: 'diplomat', printed: 'Diplomat', use: 'once', file: 'steps/diplomat.ts' },
  { id: 'clairvoyant', printed: 'Clairvoyant', use: 'once', file: 'steps/clairvoyant.ts' },
]

export const PROFESSION_IDS: readonly Profession[] = PROFESSIONS.map(profession => profession.id)

const ONCE: ReadonlySet<Profession> = new Set(PROFESSIONS.flatMap(({ id, use }) => (use === 'once' ? [id] : [])))

export const isOnce = (id: Profession): boolean => ONCE.has(id)

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

/** Objects dealt to each: one; at three seats two. */
export const dealtEach = (seats: number): number => (seats === 3 ? 2 : 1)

/** With this many seats or more the green-sealed objects are dealt too. */
export const GREEN_SEALS_FROM = 8

/** Points in a duel: of the duellists' and supporters' own cards, and of each object, token and profession. */
export const POINT = 1

/** The fewest objects of an attacker who pays the Priest. */
export const PRIEST_PAID_FROM = 2

/** How many cards the Clairvoyant puts on top. */
export const CLAIRVOYANT_CARDS = 2

const PLACE: ReadonlyMap<ObjectId, number> = new Map(OBJECT_IDS.map((id, at) => [id, at]))
const byTable = (a: ObjectId, b: ObjectId): number => (PLACE.get(a) ?? 0) - (PLACE.get(b) ?? 0)

/** Objects, professions in the order of their tables. */
export const inOrder = (objects: readonly ObjectId[]): ObjectId[] => [...objects].sort(byTable)
export const professionsInOrder = (professions: readonly Profession[]): Profession[] =>
  PROFESSION_IDS.filter(id => professions.includes(id))

/** The different kinds among some objects, in the order of the table: what a hand offers to choose from. */
export const kindsOf = (objects: readonly ObjectId[]): ObjectId[] => OBJECT_IDS.filter(id => objects.includes(id))

export const clockwiseFrom = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats)
