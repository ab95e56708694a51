/**
 * The objects of Castle of the Devil: one row each. To add an object, add its row, its words (locales/LANGUAGE/cards.ts
 * and, when it is read aloud, questions.ts) and what it is worth to the bot (bot/valuation.ts); a new effect needs a
 * line in EFFECTS and a function in the file named there.
 */

/** When an effect acts, and the file of these rules that carries it out. */
export const EFFECTS = {
  relicOfOrder: { when: 'victory', file: 'relics.ts' },
  relicOfBrotherhood: { when: 'victory', file: 'relics.ts' },
  /** The same once the object deck is empty. */
  lateRelicOfOrder: { when: 'victory', file: 'relics.ts' },
  lateRelicOfBrotherhood: { when: 'victory', file: 'relics.ts' },
  drawTop: { when: 'read', file: 'steps/effects.ts' },
  lookAtObjects: { when: 'read', file: 'steps/effects.ts' },
  lookAtSociety: { when: 'read', file: 'steps/effects.ts' },
  swapProfessions: { when: 'read', file: 'steps/effects.ts' },
  takeLeftOver: { when: 'read', file: 'steps/effects.ts' },
  passAround: { when: 'read', file: 'steps/effects.ts' },
  /** An offer of it must be accepted. */
  mustBeAccepted: { when: 'offer', file: 'steps/exchange.ts' },
  /** Neither card of the exchange is read, so neither has an effect. */
  silenceExchange: { when: 'exchange', file: 'steps/exchange.ts' },
  pointAsAttacker: { when: 'duel', file: 'duel.ts' },
  pointAsDefender: { when: 'duel', file: 'duel.ts' },
  pointForAttacker: { when: 'duel', file: 'duel.ts' },
  pointForDefender: { when: 'duel', file: 'duel.ts' },
  winTie: { when: 'tie', file: 'steps/duel/result.ts' },
  /** Its holder may not declare a victory of the own society. */
  forbidDeclaring: { when: 'declaration', file: 'steps/declare.ts' },
  /** Its holder may declare a victory alone. */
  declareAlone: { when: 'declaration', file: 'steps/declare.ts' },
} as const satisfies {
  readonly [effect: string]: {
    readonly when: 'victory' | 'read' | 'exchange' | 'offer' | 'duel' | 'tie' | 'declaration'
    readonly file: string
  }
}

export type ObjectEffect = keyof typeof EFFECTS

/** An effect of a card that is read aloud after an exchange. */
export type ReadEffect = {
  [effect in ObjectEffect]: (typeof EFFECTS)[effect]['when'] extends 'read' ? effect : never
}[ObjectEffect]

export const isReadEffect = (effect: ObjectEffect): effect is ReadEffect => EFFECTS[effect].when === 'read'

export interface ObjectRow<Id extends string = string, Read extends string = string> {
  readonly id: Id
  /** The English name on the card. */
  readonly printed: string
  /** Copies with a red seal, with a green seal, and without. The seals are inferred: 4 red, 2 green. */
  readonly red: number
  readonly green: number
  readonly plain: number
  /** The name by which it is read aloud after an exchange; null when it is not. */
  readonly read: Read | null
  readonly effects: readonly ObjectEffect[]
}

interface More<Read extends string> {
  readonly red?: number
  readonly green?: number
  readonly plain?: number
  readonly read?: Read
}

/** One plain copy that is not read aloud, where nothing else is given. */
const object = <const Id extends string, const Read extends string = never>(
  id: Id,
  printed: string,
  effects: readonly ObjectEffect[],
  { red = 0, green = 0, plain = 1, read }: More<Read> = {},
): ObjectRow<Id, Read> => ({ id, printed, red, green, plain, read: read ?? null, effects })

/** In the order in which hands and the help list them, so that the order of a hand reveals nothing. */
export const OBJECTS = [
  object('key', 'Key', ['relicOfOrder'], { red: 1, green: 1 }),
  object('goblet', 'Goblet', ['relicOfBrotherhood'], { red: 1, green: 1 }),
  // Ruling: a Bag is read aloud as "a Bag" only.
  object('bagKey', 'Bag of Secrets (key)', ['drawTop', 'lateRelicOfOrder'], { red: 1, plain: 0, read: 'bag' }),
  object('bagGoblet', 'Bag of Secrets (goblet)', ['drawTop', 'lateRelicOfBrotherhood'], {
    red: 1,
    plain: 0,
    read: 'bag',
  }),
  object('dagger', 'Dagger', ['pointAsAttacker']),
  object('gloves', 'Gloves', ['pointAsDefender']),
  object('knives', 'Throwing Knives', ['pointForAttacker']),
  object('whip', 'Whip', ['pointForDefender']),
  object('ring', 'Poison Ring', ['winTie']),
  object('pass', 'Privilege', ['lookAtObjects'], { read: 'pass' }),
  object('monocle', 'Monocle', ['lookAtSociety'], { read: 'monocle' }),
  object('tome', 'Tome', ['swapProfessions'], { read: 'tome' }),
  object('coat', 'Coat', ['takeLeftOver'], { read: 'coat' }),
  object('sextant', 'Sextant', ['passAround'], { read: 'sextant' }),
  object('mirror', 'Broken Mirror', ['mustBeAccepted', 'silenceExchange']),
  object('pearl', 'Black Pearl', ['mustBeAccepted', 'forbidDeclaring']),
  object('signet', 'Seal of the Lodge', ['declareAlone']),
]

/** The kind of an object. Copies of one kind are the same card, so no card can be followed around. */
export type ObjectId = (typeof OBJECTS)[number]['id']

/** The name everybody hears when a card is read aloud. */
export type ReadName = NonNullable<(typeof OBJECTS)[number]['read']>
