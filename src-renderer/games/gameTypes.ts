/**
 * The seam between the page and its games. Host, store and frame carry what a game sends as plain data; only here does
 * a game's own code get it by the game's types. What its rules send has them.
 */
import type { Json } from '../../src-shared/kernel'
import type { MatchPart, SeenEvent } from '../../src-shared/wire'

/** The types of one game; null for what it does not have. */
export interface GameTypes {
  readonly open: unknown
  /** The private part of a seat's view. */
  readonly own: unknown
  readonly event: unknown
  /** The part of an event that one seat received; all its fields may be missing. */
  readonly aside: unknown
  /** What a seat is being shown. */
  readonly shown: unknown
  /** The table's own deck. */
  readonly deck: unknown
}

export interface TypedGame<G extends GameTypes> {
  readonly openOf: (match: MatchPart) => G['open']
  /** Null for a spectator. */
  readonly ownOf: (match: MatchPart) => G['own'] | null
  readonly seenBy: (match: MatchPart) => readonly G['shown'][]
  readonly eventOf: (seen: SeenEvent) => G['event']
  readonly asideOf: (seen: SeenEvent) => G['aside']
  /** Null for the house deck. */
  readonly ownDeckOf: (deck: Json | null) => G['deck'] | null
  /** The match with another open part. */
  readonly withOpen: (match: MatchPart, open: G['open']) => MatchPart
}

/** Typed access to what a game sends. Everything in it is public or belongs to this client. */
export const typedGame = <G extends GameTypes>(): TypedGame<G> => ({
  openOf: match => match.view.open.table as G['open'],
  ownOf: match => (match.view.own?.private ?? null) as G['own'] | null,
  seenBy: match => (match.view.own?.seen ?? []) as readonly G['shown'][],
  eventOf: seen => seen.event as G['event'],
  asideOf: seen => (seen.own ?? {}) as G['aside'],
  ownDeckOf: deck => deck as G['deck'] | null,
  withOpen: (match, open) => ({
    ...match,
    view: { ...match.view, open: { ...match.view.open, table: open as Json } },
  }),
})
