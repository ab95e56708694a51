/** Dark Tales' UI. */
import { HOUSE_DECK } from '../../../src-shared/games/tales/rules/deck/house'
import { talesDeckWarnings } from '../../../src-shared/games/tales/rules/deck/warnings'
import { OPTION_SPECS } from '../../../src-shared/games/tales/rules/options'
import { talesMessages } from '../../../src-shared/games/tales/locales/messages'
import type { GameUi, MessageContext } from '../gameUi'
import { rulebookOf } from '../rulebook'
import { choice, part, title, type AskContext } from './askMessages'
import CrestIcon from './CrestIcon.vue'
import DeckPage from './DeckPage.vue'
import FinalCurtain from './FinalCurtain.vue'
import { WORDS } from './names'
import OwnSeat from './OwnSeat.vue'
import { asDeck, openOf } from './selectors'
import SeenItem from './SeenItem.vue'
import { talesEvents } from './events'
import StandingList from './StandingList.vue'
import TalesBoard from './TalesBoard.vue'
import WordIcon from './WordIcon.vue'
import { presets } from './presets'

/** What messages depend on, with the table's deck: cards are data, and not always the house deck's. */
function askContext(context: MessageContext): AskContext {
  const { language, t, ownDeck, match } = context
  return { context, reader: { deck: asDeck(ownDeck), language: language.value, t }, open: match && openOf(match) }
}

export const talesUi: GameUi = {
  messages: talesMessages,
  ...talesEvents,
  board: TalesBoard,
  own: OwnSeat,
  icon: WordIcon,
  seen: SeenItem,
  // The Fortune-teller shows the hands to everybody.
  shownToAll: () => true,
  standings: StandingList,
  curtain: FinalCurtain,
  crest: CrestIcon,
  deck: DeckPage,
  houseDeck: HOUSE_DECK,
  workshop: async () => (await import('./workshop')).workshop,
  deckWarnings: deck => talesDeckWarnings(asDeck(deck)),
  options: OPTION_SPECS,
  presets,
  castOf: 'cards',
  // A card allows this only once. An item that is not played now can be played next turn.
  confirmed: ['decline'],
  // The deck page lists them.
  cast: () => [],
  title: (ask, context) => title(ask, askContext(context)),
  part,
  choice: (ask, path, kind, value, context) => choice(ask, path, kind, value, askContext(context)),
  rulePictures: {
    goal: ['deed.points'],
    cards: ['type.man', 'type.woman', 'type.villain', 'type.place', 'type.event'],
    setup: ['deed.deck', 'deed.hand', 'deed.discard'],
    turn: ['deed.deck', 'item.gold', 'deed.hand', 'deed.points'],
    items: ['item.gold', 'item.sword', 'item.armour', 'item.wand'],
    time: ['time.day', 'time.night'],
    play: ['deed.common', 'deed.front', 'deed.discard'],
    permanents: ['deed.front'],
    end: ['deed.deck', 'deed.hand'],
    story: ['deed.line', 'deed.points'],
  },
  rulebook: rulebookOf(WORDS, talesMessages),
  progress(match, { t }) {
    const { turn } = openOf(match)
    return t(`${WORDS}.board.turnNumber`, { n: turn.number, phase: t(`${WORDS}.board.phases.${turn.phase}`) })
  },
  turnOf: match => openOf(match).turn.seat,
}
