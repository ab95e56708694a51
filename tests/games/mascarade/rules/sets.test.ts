import { describe, expect, it } from 'vitest'
import { mascarade, type Character } from '../../../../src-shared/games/mascarade/rules'
import { CHARACTERS, isCharacter } from '../../../../src-shared/games/mascarade/rules/characters'
import { baseSet, cardsOf, refuseSet } from '../../../../src-shared/games/mascarade/rules/sets'
import { resolveOptions } from '../../../../src-shared/kernel'
import { options } from './table'

/** The base sets as docs/rules/mascarade.md prints them: columns are 4 to 13 seats. */
const TABLE: { readonly [character in Character]: string } = {
  judge: '1111111111',
  bishop: '1111111111',
  king: '1111111111',
  queen: '1111111111',
  fool: '...1111111',
  thief: '1..1.....1',
  witch: '.111111111',
  spy: '......1111',
  peasant: '....222222',
  cheat: '111..11111',
  inquisitor: '.......111',
  widow: '........11',
}
const CARDS = [6, 6, 6, 7, 8, 9, 10, 11, 12, 13]

const four: readonly Character[] = ['judge', 'bishop', 'king', 'queen']

describe('the box', () => {
  it('has 12 characters on 13 cards: two Peasants', () => {
    expect(CHARACTERS).toHaveLength(12)
    expect(cardsOf(CHARACTERS.map(card => card.id))).toHaveLength(13)
    expect(CHARACTERS.filter(card => card.cards === 2).map(card => card.id)).toEqual(['peasant'])
  })
})

describe('a character', () => {
  it('is one of the twelve, and no other word', () => {
    for (const { id } of CHARACTERS) expect(isCharacter(id)).toBe(true)
    for (const word of ['jester', '', 'silence', 'toString', null, 0]) expect(isCharacter(word)).toBe(false)
  })
})

describe.each(CARDS.map((cards, i) => [i + 4, cards] as const))('the base set of %i seats', (seats, cards) => {
  it('has the characters of the table, in a fixed order', () => {
    const dealt = cardsOf(baseSet(seats))
    for (const character of CHARACTERS) {
      const printed = TABLE[character.id][seats - 4]
      expect([character.id, dealt.filter(id => id === character.id).length]).toEqual([
        character.id,
        printed === '.' ? 0 : Number(printed),
      ])
    }
    expect(baseSet(seats)).toEqual(CHARACTERS.map(card => card.id).filter(id => baseSet(seats).includes(id)))
  })

  it(`has ${cards} cards and is legal as an own set`, () => {
    expect(cardsOf(baseSet(seats))).toHaveLength(cards)
    expect(refuseSet(baseSet(seats), seats)).toBeNull()
  })
})

describe.each([2, 3])('the six characters of %i seats', seats => {
  it('are fixed: Bishop, Fool, Judge, Queen, King, Witch', () => {
    expect([...baseSet(seats)].sort()).toEqual(['bishop', 'fool', 'judge', 'king', 'queen', 'witch'])
    expect(refuseSet(baseSet(seats), seats)).toEqual({ refused: 'setFixed' })
  })
})

describe('an own set', () => {
  it('is legal with other characters than the base set', () => {
    expect(refuseSet(['judge', 'king', 'queen', 'spy', 'witch', 'widow'], 4)).toBeNull()
  })

  it('needs the Judge', () => {
    expect(refuseSet(['bishop', 'king', 'queen', 'witch', 'cheat', 'thief'], 4)).toEqual({ refused: 'setNeedsJudge' })
  })

  it('has exactly six cards at 4 and 5 seats', () => {
    for (const seats of [4, 5]) {
      expect(refuseSet([...four, 'witch', 'cheat'], seats)).toBeNull()
      expect(refuseSet([...four, 'witch'], seats)).toEqual({
        refused: 'setCards',
        params: { cards: 5, min: 6, max: 6 },
      })
      expect(refuseSet([...four, 'witch', 'cheat', 'fool'], seats)).toEqual({
        refused: 'setCards',
        params: { cards: 7, min: 6, max: 6 },
      })
    }
  })

  it('leaves 0, 1 or 2 cards in the middle from 6 seats on', () => {
    const six: readonly Character[] = [...four, 'witch', 'cheat']
    expect(refuseSet(four, 6)).toEqual({ refused: 'setCards', params: { cards: 4, min: 6, max: 8 } })
    expect(refuseSet(six, 6)).toBeNull()
    expect(refuseSet([...six, 'fool'], 6)).toBeNull()
    expect(refuseSet([...six, 'fool', 'widow'], 6)).toBeNull()
    expect(refuseSet([...six, 'fool', 'widow', 'spy'], 6)).toEqual({
      refused: 'setCards',
      params: { cards: 9, min: 6, max: 8 },
    })
  })

  it('has 13 cards at most: at 12 seats one may lie in the middle, at 13 none', () => {
    const all = CHARACTERS.map(card => card.id)
    for (const seats of [11, 12, 13]) expect(refuseSet(all, seats)).toBeNull()
    expect(
      refuseSet(
        all.filter(id => id !== 'spy'),
        13,
      ),
    ).toEqual({ refused: 'setCards', params: { cards: 12, min: 13, max: 13 } })
    expect(refuseSet(all, 10)).toEqual({ refused: 'setCards', params: { cards: 13, min: 10, max: 12 } })
  })

  it('brings bank money with at least a third of its cards', () => {
    expect(refuseSet(['judge', 'bishop', 'witch', 'cheat', 'king', 'queen'], 4)).toBeNull()
    expect(refuseSet(['judge', 'bishop', 'witch', 'cheat', 'thief', 'king'], 4)).toEqual({
      refused: 'setNeedsBank',
      params: { bank: 1, cards: 6 },
    })
    // Two of seven is less than a third; three of eight is not.
    expect(refuseSet(['judge', 'bishop', 'witch', 'cheat', 'thief', 'king', 'queen'], 7)).toEqual({
      refused: 'setNeedsBank',
      params: { bank: 2, cards: 7 },
    })
    expect(refuseSet(['judge', 'bishop', 'witch', 'cheat', 'thief', 'spy', 'king', 'queen'], 6)).toMatchObject({
      refused: 'setNeedsBank',
    })
    expect(refuseSet(['judge', 'bishop', 'witch', 'cheat', 'thief', 'king', 'queen', 'widow'], 6)).toBeNull()
  })

  it('counts the Peasants as two cards that bring money', () => {
    // Nine cards, of which three bring money: Peasant, Peasant, King.
    expect(refuseSet(['judge', 'bishop', 'witch', 'cheat', 'thief', 'spy', 'peasant', 'king'], 8)).toBeNull()
    expect(refuseSet(['judge', 'bishop', 'witch', 'cheat', 'thief', 'spy', 'inquisitor', 'peasant'], 8)).toEqual({
      refused: 'setNeedsBank',
      params: { bank: 2, cards: 9 },
    })
  })

  it.each<Character>(['peasant', 'inquisitor'])('has no %s below 8 seats', character => {
    const seven: readonly Character[] = ['judge', 'king', 'queen', 'widow', 'fool', 'witch', character]
    expect(refuseSet(seven, 7)).toEqual({ refused: 'setNeedsSeats', params: { character, seats: 8 } })
    expect(refuseSet([...seven, 'bishop'], 8)).toBeNull()
  })
})

describe('the option `characters`', () => {
  it('is refused by the game with the rule that the set breaks', () => {
    expect(
      mascarade.validateOptions(options({ characters: ['bishop', 'king', 'queen', 'witch', 'cheat', 'thief'] }), 4),
    ).toEqual({ refused: 'setNeedsJudge' })
    expect(mascarade.validateOptions(options({ characters: [...four, 'witch', 'cheat'] }), 4)).toBeNull()
    expect(mascarade.validateOptions(options(), 4)).toBeNull()
  })

  it('holds each character at most once, and no others', () => {
    expect(resolveOptions(mascarade, { characters: [...four, 'king'] })).toEqual({
      refused: 'optionValue',
      params: { option: 'characters' },
    })
    expect(resolveOptions(mascarade, { characters: [...four, 'jester'] })).toEqual({
      refused: 'optionValue',
      params: { option: 'characters' },
    })
  })

  it("counts from four seats on: at 2 and 3 seats it stands in nobody's way", () => {
    for (const characters of [[...four, 'witch', 'cheat'], ['king'], null])
      for (const seats of [2, 3]) expect(mascarade.validateOptions(options({ characters }), seats)).toBeNull()
  })

  it('may be empty, and is then too small a set', () => {
    expect(mascarade.validateOptions(options({ characters: [] }), 6)).toEqual({ refused: 'setNeedsJudge' })
  })
})
