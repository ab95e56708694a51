/**
 * What a match caches between answers – its asks, its open view – equals what a resumed match computes from scratch.
 */
import { describe, expect, it } from 'vitest'
import { fastRandom, Match, type Game, type GameState, type Snapshot } from '../../src-shared/kernel'
import { asksOf } from '../../src-shared/kernel/stepRunner'
import { castle } from '../../src-shared/games/castle/rules'
import { mascarade } from '../../src-shared/games/mascarade/rules'
import { overlord } from '../../src-shared/games/overlord/rules'
import { tales } from '../../src-shared/games/tales/rules'
import { keyOf } from '../kit/arena'
import { make, tableOptions, type NextMove } from '../kit/play'
import { nextMove as castleMove } from './castle/rules/play'
import { nextMove as mascaradeMove } from './mascarade/rules/play'
import { nextMove as overlordMove } from './overlord/rules/play'
import { nextMove as talesMove } from './tales/rules/play'

const ANSWERS = 150

const stored = <S extends GameState>(snapshot: Snapshot<S>): Snapshot<S> =>
  JSON.parse(JSON.stringify(snapshot)) as Snapshot<S>

/** Plays on, and compares with a match resumed from what was stored. @returns how many answers were taken in secret */
function check<S extends GameState, E, O, W>(game: Game<S, E, O, W>, next: NextMove, key: number): number {
  const { match } = Match.start(game, Math.min(6, game.seats.max), tableOptions(game), keyOf(key)),
    random = fastRandom(key)
  let secret = 0
  for (let n = 0; n < ANSWERS && !match.outcome; n++) {
    // Looked at before, so that something is kept.
    match.view(null)
    if (make(match, next(match, random)).touched === 'self') secret++
    const anew = Match.resume(game, stored(match.snapshot()))
    expect(match.asks()).toEqual(anew.asks())
    for (let seat = -1; seat < match.seats; seat++)
      expect(match.view(seat < 0 ? null : seat)).toEqual(anew.view(seat < 0 ? null : seat))
    expect(match.asks('public')).toEqual(anew.asks('public'))
    const { state } = match.snapshot()
    // Listed step by step, as everybody may know of it.
    expect(match.asks('public')).toEqual(asksOf(game, state, 'public'))
    for (const part of game.shared ?? []) expect(Object.isFrozen(state[part as keyof S])).toBe(true)
  }
  return secret
}

describe('after every answer of random matches, asks and views are those of a match resumed from what was stored', () => {
  it.each([1, 2, 3])('Castle, key %i', key => {
    expect(check(castle, castleMove, key)).toBeGreaterThan(0)
  })
  it.each([1, 2, 3])('Mascarade, key %i', key => {
    check(mascarade, mascaradeMove, key)
  })
  it.each([1, 2, 3])('Overlord, key %i', key => {
    check(overlord, overlordMove, key)
  })
  it.each([1, 2, 3])('Dark Tales, key %i', key => {
    check(tales, talesMove, key)
  })
})
