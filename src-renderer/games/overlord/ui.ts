/** Overlord's UI. */
import { titledHouseDeck } from '../../../src-shared/games/overlord/locales/houseDeck'
import { overlordDeckWarnings } from '../../../src-shared/games/overlord/rules/deckWarnings'
import { OPTION_SPECS } from '../../../src-shared/games/overlord/rules/options'
import { overlordMessages } from '../../../src-shared/games/overlord/locales/messages'
import { HINT_SYMBOLS } from '../../../src-shared/games/overlord/rules/house'
import type { GameUi } from '../gameUi'
import { rulebookOf } from '../rulebook'
import AnswerPanel from './AnswerPanel.vue'
import { choiceText, part, title } from './askMessages'
import { deckOf } from './cards'
import CrestIcon from './CrestIcon.vue'
import DeckPage from './DeckPage.vue'
import FinalCurtain from './FinalCurtain.vue'
import FlyingThing from './FlyingThing.vue'
import { actionName, hintTitle, symbolName, WORDS } from './names'
import OwnSeat from './OwnSeat.vue'
import { isAwaited, isWindow, nowOf, openOf, phaseOf } from './selectors'
import SeenItem from './SeenItem.vue'
import { overlordEvents } from './events'
import StandingList from './StandingList.vue'
import TaleBook from './TaleBook.vue'
import ThroneBoard from './ThroneBoard.vue'
import WordIcon from './WordIcon.vue'
import { presets } from './presets'

const KINDS = ['pass', 'freeze', 'both'] as const

export const overlordUi: GameUi = {
  messages: overlordMessages,
  ...overlordEvents,
  thing: FlyingThing,
  board: ThroneBoard,
  own: OwnSeat,
  panel: AnswerPanel,
  icon: WordIcon,
  seen: SeenItem,
  standings: StandingList,
  curtain: FinalCurtain,
  crest: CrestIcon,
  tale: TaleBook,
  deck: DeckPage,
  houseDeck: titledHouseDeck,
  workshop: async () => (await import('./workshop')).workshop,
  deckWarnings: deck => overlordDeckWarnings(deckOf(deck)),
  options: OPTION_SPECS.filter(({ kind }) => kind !== 'people'),
  presets,
  title,
  part,
  choice: (ask, path, kind, value, context) =>
    choiceText(ask, path, kind, value, context, id => {
      const { hints, actions } = deckOf(context.ownDeck)
      const hint = hints.find(card => card.id === id),
        action = actions.find(card => card.id === id)
      return { text: hint ? hintTitle(hint, context) : action ? actionName(action, context.t) : id }
    }),
  awaits: isAwaited,
  isWindow: (ask, match) => isWindow(ask.key, match),
  phaseOf: phaseOf,
  castOf: 'cards',
  cast(match, _party, t, deck) {
    const { hints, actions } = deckOf(match && openOf(match).deck === null ? null : deck)
    return [
      ...HINT_SYMBOLS.map(symbol => ({
        id: `symbol.${symbol}`,
        icon: `symbol.${symbol}`,
        text: symbolName(symbol, t),
        detail: t(`${WORDS}.counts.hints`, { n: hints.filter(card => card.symbol === symbol).length }),
      })),
      ...KINDS.map(kind => ({
        id: `kind.${kind}`,
        icon: `kind.${kind}`,
        text: t(`${WORDS}.actions.${kind}.name`),
        detail: `${t(`${WORDS}.counts.actions`, { n: actions.filter(card => card.kind === kind).length })}: ${t(`${WORDS}.actions.${kind}.short`)}`,
      })),
      {
        id: 'skull',
        icon: 'skull',
        text: t(`${WORDS}.actions.skull`),
        detail: t(`${WORDS}.board.skull`, { n: actions.filter(card => card.skull).length }),
      },
    ]
  },
  rulePictures: {
    cards: ['symbol.character', 'symbol.item', 'symbol.place', 'symbol.monster'],
    freeze: ['kind.freeze'],
    turn: ['kind.pass', 'kind.freeze'],
  },
  rulebook: rulebookOf(WORDS, overlordMessages),
  progress(match, { t }) {
    const { rules, round, turn, first } = openOf(match)
    if (rules === 'formal') return t(`${WORDS}.board.round`, { n: round })
    return first ? t(`${WORDS}.board.firstRoundShort`) : turn ? t(`${WORDS}.board.turnNumber`, { n: turn.number }) : ''
  },
  turnOf: match => nowOf(match).seat,
}
