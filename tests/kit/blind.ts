/**
 * Bots cannot use what their seats cannot see: in states that a seat cannot tell apart, its bot gives the same answer.
 */
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../src-shared/bots'
import { manifestById } from '../../src-shared/games'
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
  /** The same match, with everything that this seat cannot know dealt again. */
  readonly blurred: (match: Match<S, E, O, W>, seat: Seat, random: Random) => Match<S, E, O, W>
  /** How many pairs to compare at each seat count; there is a default. */
  readonly matches?: number
  /** For a control: the bot to use in a match instead of the game's own. */
  readonly sits?: (match: Match<S, E, O, W>) => Bot
}

/** A match and the bot that plays in it. */
interface Twin<S extends GameState, E, O, W> {
  readonly match: Match<S, E, O, W>
  readonly mind: Bot
  readonly heard: MatchPart[]
}

const MATCHES = 40
/** How often to look for a move that both twins allow. */
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

/** One in this many answers is also compared after a restart. */
const RESTARTED = 5

function told(mind: Bot, heard: readonly MatchPart[]): Bot {
  for (const part of heard) mind.see(part)
  return mind
}

/** What the bot answers next. It leaves open what the host leaves to the clock: some of that is asked again and again. */
const ownAsk = <S extends GameState, E, O, W>(game: string, match: Match<S, E, O, W>, seat: Seat) => {
  const leftOpen = [SEEN, ...(manifestById(game)?.botTiming?.leftOpen ?? [])]
  return match.view(seat).own?.asks.find(ask => !leftOpen.includes(ask.key))
}

/**
 * Plays pairs of matches that a seat cannot tell apart until it can, and fails if the bots' answers differ.
 * @returns how many answers were compared
 */
export function comparing<S extends GameState, E, O, W>(
  { game, deal, nextMove, blurred, matches = MATCHES, sits }: Blind<S, E, O, W>,
  seats: number,
): number {
  /** A move of another seat that both twins allow, or null. */
  function othersMove(one: Match<S, E, O, W>, other: Match<S, E, O, W>, me: Seat, random: Random): Move | null {
    for (let tries = 0; tries < TRIES; tries++) {
      const move = nextMove(one, random)
      const twin = other.asks().find(ask => ask.id === move.ask.id)
      if (move.ask.seat !== me && move.answer !== 'clock' && twin && isLegal(twin.pick, move.answer)) return move
    }
    return null
  }

  /** Plays both until the seat is told something different. @returns how many of the bot's answers were compared */
  function compare(
    one: Twin<S, E, O, W>,
    other: Twin<S, E, O, W>,
    me: Seat,
    random: Random,
    newBot: (match: Match<S, E, O, W>) => Bot,
  ): number {
    for (let compared = 0; ;) {
      const ask = ownAsk(game.id, one.match, me)
      const open = ask && one.match.asks().find(({ id }) => id === ask.id)
      if (ask) {
        const answer = one.mind.answer(ask)
        expect(other.mind.answer(ownAsk(game.id, other.match, me) ?? ask)).toEqual(answer)
        // After a restart: new bots that are told what the old ones were told.
        if (compared % RESTARTED === 0)
          expect(told(newBot(other.match), other.heard).answer(ask)).toEqual(
            told(newBot(one.match), one.heard).answer(ask),
          )
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
    const newBot = (at: typeof match): Bot => sits?.(at) ?? makeBot(game.id, me, key, null, profileBy(key))
    const one = { match, mind: newBot(match), heard: [] },
      other = { match: twin, mind: newBot(twin), heard: [] }
    // Events of the deal tell nobody anything that is not in the view.
    expect(tell(one, me, dealt)).toBe(tell(other, me, dealt))
    compared += compare(one, other, me, random, newBot)
  }
  return compared
}

export function blindMinds<S extends GameState, E, O, W>(blind: Blind<S, E, O, W>): void {
  describe('in states that a seat cannot tell apart', () => {
    it.each(blind.seats)('bots give the same answers, at %i seats', seats => {
      expect(comparing(blind, seats)).toBeGreaterThan(blind.matches ?? MATCHES)
    })
  })
}
