/** A game on the page: its board, its texts, its icons. Everything around it uses this interface and knows no game. */
import type { Component, ComputedRef, InjectionKey } from 'vue'
import type { DeckFault } from '../../src-shared/decks'
import type { Json, OptionSpec, Refusal, Seat, SeatAsk } from '../../src-shared/kernel'
import type { MatchPart, PartyView, SeenEvent } from '../../src-shared/wire'
import type { GameMessages, Translate, I18n } from '../i18nTypes'
import type { Moment } from '../motion/moments'
import type { Motion, Spot } from '../motion/motions'
import type { Preset } from '../presets/presets'
import type { SoundsOf } from '../sound/sounds'
import type { Choice, AnswerDraft, MadeChoice } from '../store/answerBuilder'

/** What a log message may use. It does not depend on the present state: a message stays as it was written. */
export interface LogContext extends I18n {
  /** A seat's name. */
  readonly name: (seat: Seat) => string
  /** The reader's seat, addressed as "you"; null for a spectator. */
  readonly you: Seat | null
  /** The number of seats. */
  readonly seats: number
  /** The table's own deck; null while it plays with the house deck. */
  readonly ownDeck: Json | null
}

/** What the texts of an ask or of the board may use. */
export interface MessageContext extends LogContext {
  readonly match: MatchPart | null
}

/** One choice as a person reads it. */
export interface ChoiceText {
  readonly text: string
  /** What the choice does, in one line. */
  readonly detail?: string
  /** A word of the game that has an icon. */
  readonly icon?: string
}

export interface GameUi {
  /** The game's texts. */
  readonly messages: GameMessages
  readonly board: Component
  /** Draws the icon of a word: prop `word`. */
  readonly icon: Component
  /** Characters or cards in play with what they do, for the panel "Who is in this game". */
  readonly cast: (
    match: MatchPart | null,
    party: PartyView,
    t: Translate,
    deck: Json | null,
  ) => readonly (ChoiceText & { readonly id: string })[]
  /** The cast's title: `table.characters` or `table.cards`. */
  readonly castOf?: 'characters' | 'cards'
  /** Sections of the rulebook, in order. */
  readonly rulebook: (t: Translate) => readonly { readonly id: string; readonly title: string; readonly text: string }[]
  /** Words of the game, drawn by `icon`, that go with a section of the rulebook. */
  readonly rulePictures?: { readonly [section: string]: readonly string[] }
  readonly title: (ask: SeatAsk, context: MessageContext) => { readonly title: string; readonly hint: string }
  /** One part of an answer as a question; empty when the game has no text for it. */
  readonly part: (ask: SeatAsk, path: readonly string[], context: MessageContext) => string
  readonly choice: (
    ask: SeatAsk,
    path: readonly string[],
    kind: MadeChoice['kind'],
    value: Choice,
    context: MessageContext,
  ) => ChoiceText
  /** An event as a sentence of the log; null for an event that the log leaves out. */
  readonly eventMessage: (told: SeenEvent, context: LogContext) => string | null
  /** Draws what only one seat is shown: prop `seen`. */
  readonly seen: Component
  /** Whether all seats are shown this at the moment. */
  readonly shownToAll?: (seen: Json) => boolean
  /** Final standings and open cards: no props. */
  readonly standings: Component
  /** The closing scene over the result, if the game has one. No props. */
  readonly curtain?: Component
  /** The crest over the result; the app's own icon if missing. No props. */
  readonly crest?: Component
  /** The characters of which each player chooses one, if the game has such, and what draws one: prop `character`. */
  readonly characters?: readonly string[]
  readonly character?: Component
  /** The tale of a match as a book, if the game leaves one. Prop `toldAt`: its date in ms since 1970, today if missing. */
  readonly tale?: Component
  /**
   * Branches that give something up for good and therefore wait for a second press. Never a pass in a window: taking
   * longer than another answer would betray the hand.
   */
  readonly confirmed?: readonly string[]
  /** Media query under which the board has one column; `NARROW` (ui/media.ts) if missing. */
  readonly narrow?: string
  /** Whether this ask belongs to a window that its clock closes: then auto-pass may be offered. */
  readonly isWindow?: (ask: SeatAsk, match: MatchPart) => boolean
  /** The current turn, window and duel, at whose end an auto-pass ends. Needed with `isWindow`. */
  readonly phaseOf?: (match: MatchPart) => GamePhase
  /** Sounds by kind of public event. */
  readonly sounds?: SoundsOf
  /** How a public event moves things on the board. */
  readonly motions?: (event: Json) => readonly Motion[]
  /** Draws what flies in its motions; the common pictures if missing. Props `thing`, `of` (a card that flies face up). */
  readonly thing?: Component
  /** What the table stays with, of the public events of an update. */
  readonly moments?: (events: readonly Json[]) => readonly Moment[]
  /** Cards on the table that a public event mentions, in addition to the places of its motions. */
  readonly cards?: (event: Json) => readonly Spot[]
  /** The progress of a match in one line: "Turn 7", "Preparation: turn 2 of 4". */
  readonly progress: (match: MatchPart, context: MessageContext) => string
  /** What this seat plays for, in a few words, where the game gives it an aim: "three Keys for the Order". */
  readonly goal?: (match: MatchPart, context: MessageContext) => string | null
  /** Replaces the common ask panel where a seat can be asked several things at once. Props `ui`, `narrow`. */
  readonly panel?: Component
  /** Whether the others wait for answers to asks of this key, as they do not for a chance to interrupt. All, if missing. */
  readonly awaits?: (key: string) => boolean
  /** The seat whose turn it is, if any. */
  readonly turnOf: (match: MatchPart) => Seat | null
  /** Whether nobody ever has the turn: the progress stands in its place. */
  readonly turnless?: boolean
  /** The game's options; an option of kind `set` is chosen with `chooser` (props `value`, `seats`, `host`). */
  readonly options: readonly OptionSpec[]
  readonly presets: readonly Preset[]
  readonly chooser?: Component
  /** Draws every card of a deck, for games with deck files. Prop `deck`: the table's own, null for the house deck. */
  readonly deck?: Component
  /** What can be played with a deck of the table's own, and is probably not meant: texts under `deckWarnings`. */
  readonly deckWarnings?: (deck: Json) => readonly DeckFault[]
  /** How decks of the game are made by hand. */
  readonly workshop?: () => Promise<DeckWorkshop>
  /** The house deck, as a starting point for own decks. */
  readonly houseDeck?: object
  /** The player's own seat, shown apart where the board has one column. No props. */
  readonly own: Component
}

/** What a game gives to the deck workshop. */
export interface DeckWorkshop {
  /** Reads a deck by its schema alone. */
  readonly read: (content: Json) => object | Refusal
  /** All that keeps a deck from being played. */
  readonly faults: (deck: Json) => readonly DeckFault[]
  /** What its cards are called in a language, each with its id, to find names that look alike. */
  readonly names: (deck: Json, language: I18n) => readonly (readonly [id: string, name: string])[]
  /** Parts of a deck, each a tab with the key of its text. */
  readonly tabs: readonly { readonly id: string; readonly key: string }[]
  /**
   * Draws and changes the part of a deck. Props `deck`, `tab`, `faults` ({ card, field, text } of each), `others` (texts
   * of all languages, or null to show the reader's alone); emits `change(deck, field)`.
   */
  readonly editor: Component
  /** Whether the editor shows sentences, which there are in other languages too. */
  readonly hasSentences: boolean
  /** Longest name of a deck. */
  readonly longestTitle: number
  /** The rows of a simulation, by name. */
  readonly balanceName: (id: string, deck: Json, i18n: I18n) => string
}

/** A fault in the reader's words. */
export interface SaidFault {
  readonly card: string
  readonly field: string
  readonly text: string
}

/** The current turn, window and duel, each by an id that changes with it; null while there is none. */
export interface GamePhase {
  readonly turn: string
  readonly window: string | null
  readonly duel: string | null
}

/** The answer being chosen: what the board may offer for a click, and what a click does. */
export interface AnswerChoices {
  readonly ask: ComputedRef<SeatAsk | null>
  readonly draft: ComputedRef<AnswerDraft | null>
  readonly slots: ComputedRef<readonly string[]>
  readonly seats: ComputedRef<readonly Seat[]>
  /** The choices made so far. */
  readonly chosen: ComputedRef<readonly Choice[]>
  readonly choose: (choice: Choice) => void
  readonly back: () => void
  readonly confirm: () => void
  readonly sent: ComputedRef<boolean>
}

export const CHOOSING: InjectionKey<AnswerChoices> = Symbol('choosing')
