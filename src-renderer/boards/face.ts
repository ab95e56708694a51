/** The face of a game on the page: its board, its words, its signs. One per game; the frame around it knows no game. */
import type { Component, ComputedRef, InjectionKey } from 'vue'
import type { Json, OptionSpec, Seat, SeatAsk } from '../../src-shared/kernel'
import type { MatchPart, PartyView, ToldEvent } from '../../src-shared/wire'
import type { GameWords, Say, Words } from '../i18n'
import type { Motion, Spot } from '../motion/motions'
import type { SoundsOf } from '../sound/sounds'
import type { Choice, Composed, Made } from '../store/compose'

/** Who tells a story, to whom: all that a sentence of what has happened may need. What was told once stays as it is, whatever comes. */
export interface Storyteller extends Words {
  /** A seat's name. */
  readonly name: (seat: Seat) => string
  /** The seat that is being spoken to; null for a spectator. */
  readonly you: Seat | null
  /** How many seats there are. */
  readonly seats: number
  /** The table's own deck; null while it plays with the house deck. */
  readonly ownDeck: Json | null
}

/** Who tells what is now: all that the words of an ask or of the table may need. */
export interface Teller extends Storyteller {
  readonly match: MatchPart | null
}

/** One choice as a person reads it. */
export interface ChoiceWords {
  readonly text: string
  /** What it does, in one line. */
  readonly detail?: string
  /** A word of the game that has a sign of its own. */
  readonly sign?: string
}

export interface GameFace {
  /** All that the game says. */
  readonly words: GameWords
  readonly board: Component
  /** Draws the sign of a word: prop `word`. */
  readonly sign: Component
  /** All signs in play with what they do, for the panel "Who is in this game". */
  readonly cast: (
    match: MatchPart | null,
    party: PartyView,
    say: Say,
    deck: Json | null,
  ) => readonly (ChoiceWords & { readonly id: string })[]
  /** What the cast is called: the words `table.characters` or `table.cards`. */
  readonly castOf?: 'characters' | 'cards'
  /** Sections of the rulebook, in order. */
  readonly rulebook: (say: Say) => readonly { readonly id: string; readonly title: string; readonly text: string }[]
  readonly title: (ask: SeatAsk, teller: Teller) => { readonly title: string; readonly hint: string }
  /** One part of an answer, as a question; empty when the game has no words for it. */
  readonly part: (ask: SeatAsk, path: readonly string[], teller: Teller) => string
  readonly choice: (
    ask: SeatAsk,
    path: readonly string[],
    kind: Made['kind'],
    value: Choice,
    teller: Teller,
  ) => ChoiceWords
  /** An event as a sentence; null for one that is not worth telling. */
  readonly sentence: (told: ToldEvent, teller: Storyteller) => string | null
  /** Draws what one seat alone is shown: prop `seen`. */
  readonly seen: Component
  /** Whether everybody at the table is shown this just now. */
  readonly shownToAll?: (seen: Json) => boolean
  /** Final standings and open cards: no props. */
  readonly standings: Component
  /** The last scene of a match, over its result, where a game has one: no props. */
  readonly curtain?: Component
  /** The crest over the result; without one it is the app's own sign. No props. */
  readonly crest?: Component
  /** The tale of a match as a book, where a game leaves one. Props `told`: when it was told, in ms since 1970; today without it. */
  readonly tale?: Component
  /**
   * Ways that ask nothing more, but give something up for good, and are confirmed. Not a pass that is asked for again and
   * again and by which all is kept: nor may it take longer than another answer, or the hand would tell.
   */
  readonly weighty?: readonly string[]
  /** Where its board has one column (ui/media.ts); `NARROW` where nothing is said. */
  readonly narrow?: string
  /** Whether this ask is one of a window that the clock closes: a player may let it pass by itself then. */
  readonly isWindow?: (ask: SeatAsk, match: MatchPart) => boolean
  /** What goes on, for wishes that end by it ("let this pass until …"): goes with `isWindow`. */
  readonly scene?: (match: MatchPart) => GameScene
  /** Which kinds of public events are heard, and how. */
  readonly sounds?: SoundsOf
  /** How a public event is seen happening. */
  readonly motions?: (event: Json) => readonly Motion[]
  /** The cards on the table that a public event speaks of, besides the places between which it is seen happening. */
  readonly cards?: (event: Json) => readonly Spot[]
  /** Where a match stands, in a line: "Turn 7", "Preparation: turn 2 of 4". */
  readonly progress: (match: MatchPart, teller: Teller) => string
  /** In the place of the frame's panel, where a seat may be asked several things at once. Props `face`, `narrow`. */
  readonly panel?: Component
  /** Whether anybody waits for the answer to a question of this key: not for a chance to cut in. Without it, for all. */
  readonly awaits?: (key: string) => boolean
  /** Whose turn it is, if it is anybody's. */
  readonly turnOf: (match: MatchPart) => Seat | null
  /** The options of a table, by their specs; `set` options have a chooser of their own (props `value`, `seats`, `host`). */
  readonly options: readonly OptionSpec[]
  readonly chooser?: Component
  /** Where the cards are data: draws every card of a deck. Props `deck`: the table's own, null for the house deck. */
  readonly deck?: Component
  /** And the house deck itself, to start one of one's own from. */
  readonly houseDeck?: object
  /** The own seat by itself, where one column leaves it no place on the board: no props. */
  readonly own: Component
}

/** Turn, window and duel of now, each by a name of its own; null while there is none. */
export interface GameScene {
  readonly turn: string
  readonly window: string | null
  readonly duel: string | null
}

/** What can be pointed at on the board just now, and what happens then. */
export interface Choosing {
  readonly ask: ComputedRef<SeatAsk | null>
  readonly composed: ComputedRef<Composed | null>
  readonly slots: ComputedRef<readonly string[]>
  readonly seats: ComputedRef<readonly Seat[]>
  /** What has been chosen already. */
  readonly taken: ComputedRef<readonly Choice[]>
  readonly choose: (choice: Choice) => void
  readonly back: () => void
  readonly confirm: () => void
  readonly sent: ComputedRef<boolean>
}

export const CHOOSING: InjectionKey<Choosing> = Symbol('choosing')
