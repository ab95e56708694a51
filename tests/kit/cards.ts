/**
 * Tests of a game's cards: what each card does, what it does not do, and the boundary case. A card of the game's table
 * without all three is a type error in the test's table of rules.
 */
import { describe, it } from 'vitest'

/** A rule in words, and the test that proves it. */
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

/** @param at names of the variants in which the rules are tested; each rule is tested in all of them */
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
