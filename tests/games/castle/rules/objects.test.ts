/** Each object: what it does, what it does not do, and where that ends, in both editions. */
import { expect, it } from 'vitest'
import type { ObjectId } from '../../../../src-shared/games/castle/rules'
import { OBJECT_IDS } from '../../../../src-shared/games/castle/rules/cards'
import { castleMessages } from '../../../../src-shared/games/castle/locales/messages'
import { proveCards, type RulesOf } from '../../../kit/cards'
import { EDITIONS, type At } from './editions'
import * as burdens from './objects/burdens'
import * as duel from './objects/duel'
import * as exchange from './objects/exchange'
import * as relics from './objects/relics'

/** An object of the card table without its rules here is a type error. */
const RULES: RulesOf<ObjectId, At> = { ...relics, ...duel, ...exchange, ...burdens }

proveCards(RULES, id => castleMessages.en.objects[id].name, EDITIONS)

it('there is nothing but the objects of the card table', () => {
  expect(Object.keys(RULES).sort()).toEqual([...OBJECT_IDS].sort())
})
