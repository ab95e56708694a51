/** Each profession: what it does, what it does not do, and where that ends, in both editions. */
import { expect, it } from 'vitest'
import type { Profession } from '../../../../src-shared/games/castle/rules'
import { PROFESSION_IDS } from '../../../../src-shared/games/castle/rules/cards'
import { castleMessages } from '../../../../src-shared/games/castle/locales/messages'
import { proveCards, type RulesOf } from '../../../kit/cards'
import { EDITIONS, type At } from './editions'
import * as decisive from './professions/decisive'
import * as duel from './professions/duel'
import * as turn from './professions/turn'

/** A profession of the table without its rules here is a type error. */
const RULES: RulesOf<Profession, At> = { ...duel, ...decisive, ...turn }

proveCards(RULES, id => castleMessages.en.professions[id].name, EDITIONS)

it('there is nothing but the professions of the table', () => {
  expect(Object.keys(RULES).sort()).toEqual([...PROFESSION_IDS].sort())
})
