/**
 * The tests of a game's cards: for each of them what it does, what it does not do, and where that ends. A card of the
 * game's table without all three is a type error in the table of its rules.
 */
import { describe, it } from 'vitest'

/** A rule in words, and its proof. */
export type Rule<At> = readonly [rule: string, proof: (at: At) => void]

export interface CardRules<At> {
  /** Positive: what it does. */
  readonly does: readonly [Rule<At>, ...Rule<At>[]]
  /** Negative: when it does nothing. */
  readonly doesNot: readonly [Rule<At>, ...Rule<At>[]]
  /** Boundary: the last case in which it works, or the first in which it does not. */
  readonly ends: readonly [Rule<At>, ...Rule<At>[]]
}

export type RulesOf<Id extends string, At> = { readonly [id in Id]: CardRules<At> }

const PARTS = { does: 'what it does', doesNot: 'what it does not', ends: 'where that ends' } as const

/** @param at where the rules are proved: each of them under every name */
export function proveCards<Id extends string, At>(
  cards: RulesOf<Id, At>,
  nameOf: (id: Id) => string,
  at: { readonly [name: string]: At },
): void {
  for (const id of Object.keys(cards) as Id[])
    describe(nameOf(id), () => {
      for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[])
        describe(PARTS[part], () => {
          for (const [rule, proof] of cards[id][part])
            it.each(Object.keys(at))(`${rule.replaceAll('%', '%%')} (%s)`, name => {
              const where = at[name]
              if (where === undefined) throw new Error(name)
              proof(where)
            })
        })
    })
}
