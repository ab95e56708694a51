/** Dark Tales' face on the page. */
import type { TalesEvent } from '../../../src-shared/games/tales/state'
import { HOUSE_DECK } from '../../../src-shared/games/tales/deck/house'
import { OPTION_SPECS } from '../../../src-shared/games/tales/options'
import { talesWords } from '../../../src-shared/games/tales/words'
import type { GameFace, Teller } from '../face'
import { choice, part, title, type Asked } from './asking'
import CrestSign from './CrestSign.vue'
import DeckPage from './DeckPage.vue'
import FinalCurtain from './FinalCurtain.vue'
import { WORDS } from './names'
import OwnSeat from './OwnSeat.vue'
import { asDeck, openOf } from './reading'
import SeenItem from './SeenItem.vue'
import { sentence } from './sentences'
import { talesCards } from './mentions'
import { talesMotions } from './motions'
import { talesSounds } from './sounds'
import StandingList from './StandingList.vue'
import TalesBoard from './TalesBoard.vue'
import WordSign from './WordSign.vue'

/** Whoever tells, of the deck that the table plays with: cards are data, and not always ours. */
function asked(teller: Teller): Asked {
  const { language, say, ownDeck, match } = teller
  return { teller, reader: { deck: asDeck(ownDeck), language: language.value, say }, open: match && openOf(match) }
}

export const talesFace: GameFace = {
  words: talesWords,
  sounds: talesSounds,
  motions: event => talesMotions(event as TalesEvent),
  cards: event => talesCards(event as TalesEvent),
  board: TalesBoard,
  own: OwnSeat,
  sign: WordSign,
  seen: SeenItem,
  // The Fortune-teller opens the hands to all.
  shownToAll: () => true,
  standings: StandingList,
  curtain: FinalCurtain,
  crest: CrestSign,
  deck: DeckPage,
  houseDeck: HOUSE_DECK,
  options: OPTION_SPECS,
  castOf: 'cards',
  // What a card allows but once. An item that is not played can be played in the next turn.
  weighty: ['decline'],
  // The deck's own page lists them.
  cast: () => [],
  title: (ask, teller) => title(ask, asked(teller)),
  part,
  choice: (ask, path, kind, value, teller) => choice(ask, path, kind, value, asked(teller)),
  sentence: (told, teller) => sentence(told, teller, asDeck(teller.ownDeck)),
  rulebook: say =>
    Object.keys(talesWords.en.rulebook).map(id => ({
      id,
      title: say(`${WORDS}.rulebook.${id}.title`),
      text: say(`${WORDS}.rulebook.${id}.text`),
    })),
  progress(match, { say }) {
    const { turn } = openOf(match)
    return say(`${WORDS}.board.turnNumber`, { n: turn.number, phase: say(`${WORDS}.board.phases.${turn.phase}`) })
  },
  turnOf: match => openOf(match).turn.seat,
}
