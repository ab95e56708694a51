/** Bots are blind to what their seats cannot see: in states that a seat cannot tell apart its bot answers alike. */
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../src-shared/bots'
import { makeBot } from './makeBot'
import {
  fastRandom,
  isLegal,
  SEEN,
  type GameState,
  type Match,
  type Options,
  type Random,
  type Seat,
  type EmittedEvent,
} from '../../src-shared/kernel'
import type { MatchPart } from '../../src-shared/wire'
import { profileBy, partOf } from './arena'
import { make, type Dealt, type Move, type NextMove } from './play'

export interface Blind<S extends GameState, E, O, W> {
  readonly game: { readonly id: string }
  readonly seats: readonly number[]
  readonly deal: (seats: number, options: Options, key: number) => Dealt<S, E, O, W>
  readonly nextMove: NextMove
  /** The same match with all dealt anew that this seat cannot know. */
  readonly blurred: (match: Match<S, E, O, W>, seat: Seat, random: Random) => Match<S, E, O, W>
  /** How many pairs at each seat count; as usual where nothing is said. */
  readonly matches?: number
  /** For a control: who sits in a match, instead of the game's bot. */
  readonly sits?: (match: Match<S, E, O, W>) => Bot
}

/** A match and the mind that sits at it. */
interface Twin<S extends GameState, E, O, W> {
  readonly match: Match<S, E, O, W>
  readonly mind: Bot
  readonly heard: MatchPart[]
}

const MATCHES = 40
/** How often a move is looked for that both twins allow. */
const TRIES = 60

function tell<S extends GameState, E, O, W>(
  { match, mind, heard }: Twin<S, E, O, W>,
  seat: Seat,
  told: readonly EmittedEvent<E>[],
): string {
  const part = partOf(match, seat, told)
  mind.see(part)
  heard.push(part)
  return JSON.stringify(part)
}

/** One answer in so many is compared after a restart, too. */
const RESTARTED = 5

function told(mind: Bot, heard: readonly MatchPart[]): Bot {
  for (const part of heard) mind.see(part)
  return mind
}

const ownAsk = <S extends GameState, E, O, W>(match: Match<S, E, O, W>, seat: Seat) =>
  match.view(seat).own?.asks.find(ask => ask.key !== SEEN)

/**
 * Leads pairs of matches that a seat cannot tell apart until it can, and fails where its minds answer otherwise.
 * @returns how many answers were compared
 */
export function comparing<S extends GameState, E, O, W>(
  { game, deal, nextMove, blurred, matches = MATCHES, sits }: Blind<S, E, O, W>,
  seats: number,
): number {
  /** A move of the others that both twins allow, or null. */
  function othersMove(one: Match<S, E, O, W>, other: Match<S, E, O, W>, me: Seat, random: Random): Move | null {
    for (let tries = 0; tries < TRIES; tries++) {
      const move = nextMove(one, random)
      const twin = other.asks().find(ask => ask.id === move.ask.id)
      if (move.ask.seat !== me && move.answer !== 'clock' && twin && isLegal(twin.pick, move.answer)) return move
    }
    return null
  }

  /** Leads both until the seat is told something else. @returns how many answers of the mind were compared */
  function compare(
    one: Twin<S, E, O, W>,
    other: Twin<S, E, O, W>,
    me: Seat,
    random: Random,
    anew: (match: Match<S, E, O, W>) => Bot,
  ): number {
    for (let compared = 0; ;) {
      const ask = ownAsk(one.match, me)
      const open = ask && one.match.asks().find(({ id }) => id === ask.id)
      if (ask) {
        const answer = one.mind.answer(ask)
        expect(other.mind.answer(ownAsk(other.match, me) ?? ask)).toEqual(answer)
        // After a restart: minds that are told again what theirs were told.
        if (compared % RESTARTED === 0)
          expect(told(anew(other.match), other.heard).answer(ask)).toEqual(told(anew(one.match), one.heard).answer(ask))
        compared++
        if (!open) return compared
        const [a, b] = [one, other].map(twin => tell(twin, me, make(twin.match, { ask: open, answer }).events))
        if (a !== b || one.match.outcome) return compared
        continue
      }
      const move = othersMove(one.match, other.match, me, random)
      if (!move) return compared
      const [a, b] = [make(one.match, move), make(other.match, move)]
      if (a.touched === 'self') continue
      if (tell(one, me, a.events) !== tell(other, me, b.events) || one.match.outcome) return compared
    }
  }

  let compared = 0
  for (let key = 0; key < matches; key++) {
    const me = key % seats,
      random = fastRandom(seats * 1000 + key)
    const { match, events: dealt } = deal(seats, {}, key),
      twin = blurred(match, me, random)
    const anew = (at: typeof match): Bot => sits?.(at) ?? makeBot(game.id, me, key, null, profileBy(key))
    const one = { match, mind: anew(match), heard: [] },
      other = { match: twin, mind: anew(twin), heard: [] }
    // The deal tells nobody anything that is not in the view.
    expect(tell(one, me, dealt)).toBe(tell(other, me, dealt))
    compared += compare(one, other, me, random, anew)
  }
  return compared
}

export function blindMinds<S extends GameState, E, O, W>(blind: Blind<S, E, O, W>): void {
  describe('states that a seat cannot tell apart', () => {
    it.each(blind.seats)('are answered alike at %i seats', seats => {
      expect(comparing(blind, seats)).toBeGreaterThan(blind.matches ?? MATCHES)
    })
  })
}
