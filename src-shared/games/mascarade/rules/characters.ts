/** The characters of Mascarade, as data. */

export type Character =
  | 'judge'
  | 'bishop'
  | 'king'
  | 'fool'
  | 'queen'
  | 'thief'
  | 'witch'
  | 'spy'
  | 'peasant'
  | 'cheat'
  | 'inquisitor'
  | 'widow'

export interface CharacterCard {
  readonly id: Character
  /** How many cards of the box show this character. */
  readonly cards: number
  /** Whether it brings coins from the bank into the game. */
  readonly bank: boolean
  /** The fewest seats it may be used with. */
  readonly seats: number
}

/** In the order in which sets, chips and help list them. */
export const CHARACTERS: readonly CharacterCard[] = [
  { id: 'judge', cards: 1, bank: false, seats: 2 },
  { id: 'bishop', cards: 1, bank: false, seats: 2 },
  { id: 'king', cards: 1, bank: true, seats: 2 },
  { id: 'queen', cards: 1, bank: true, seats: 2 },
  { id: 'fool', cards: 1, bank: true, seats: 2 },
  { id: 'thief', cards: 1, bank: false, seats: 4 },
  { id: 'witch', cards: 1, bank: false, seats: 2 },
  { id: 'spy', cards: 1, bank: false, seats: 4 },
  { id: 'peasant', cards: 2, bank: true, seats: 8 },
  { id: 'cheat', cards: 1, bank: false, seats: 4 },
  { id: 'inquisitor', cards: 1, bank: false, seats: 8 },
  { id: 'widow', cards: 1, bank: true, seats: 4 },
]

export const CHARACTER_IDS: readonly Character[] = CHARACTERS.map(card => card.id)

export const isCharacter = (word: unknown): word is Character => CHARACTER_IDS.some(id => id === word)

/** What the powers give and take, in coins. */
export const POWER = {
  king: 3,
  queen: 2,
  bishop: 2,
  fool: 1,
  thief: 1,
  peasant: 1,
  /** To each, when both Peasants are revealed in one dispute. */
  peasantsTogether: 2,
  /** The Cheat wins from here. */
  cheat: 10,
  inquisitor: 4,
  /** The Widow is filled up to here. */
  widow: 10,
} as const

/** Coins at the beginning, to win, and in the whole box. */
export const COINS = { start: 6, win: 13, box: 194, fine: 1 } as const

/** Mascarade: the first four turns of the game (not four each) are preparation. */
export const PREPARATION_TURNS = 4
