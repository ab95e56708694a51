/** Where the rules of a card are proved: at literal tables of both editions. */
import type { ObjectId } from '../../../../src-shared/games/castle/rules'
import type { CardRules } from '../../../kit/cards'
import { table, type Literal, type Table } from './table'

export interface At {
  readonly edition: 'russian' | 'italian'
  /** A table of this edition; four seats by default. */
  readonly table: (literal?: Partial<Literal>) => Table
  /** An accepted exchange of two cards: 0 offers the first to 1, who returns the second. Each holds one more. */
  readonly exchanged: (first: ObjectId, second: ObjectId, more?: Partial<Literal>) => Table
  /** 0 duels 1, up to the open window: 2 supports the attacker, 3 the defender. */
  readonly duel: (more?: Partial<Literal>) => Table
}

function at(edition: 'russian' | 'italian'): At {
  const lay = (literal: Partial<Literal> = {}): Table =>
    table({ seats: 4, ...literal, options: { edition, ...literal.options } })
  return {
    edition,
    table: lay,
    exchanged: (first, second, more = {}) =>
      lay({ hands: { 0: [first, 'dagger'], 1: [second, 'gloves'] }, ...more })
        .offer(0, 1, first)
        .accept(1, second),
    duel: (more = {}) => lay(more).duel(0, 1, { 2: 'attacker', 3: 'defender' }),
  }
}

export const EDITIONS = { russian: at('russian'), italian: at('italian') } as const

export const SIDES = ['attacker', 'defender'] as const

export type Rules = CardRules<At>
