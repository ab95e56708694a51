/** Overlord's face on the page. */
import type { OverlordEvent } from '../../../src-shared/games/overlord/state'
import { HOUSE_DECK } from '../../../src-shared/games/overlord/deck'
import { OPTION_SPECS } from '../../../src-shared/games/overlord/options'
import { overlordWords } from '../../../src-shared/games/overlord/words'
import { HINT_SYMBOLS } from '../../../src-shared/games/overlord/house'
import type { GameFace } from '../face'
import AnswerPanel from './AnswerPanel.vue'
import { choiceWords, part, title } from './asking'
import { deckOf } from './cards'
import CrestSign from './CrestSign.vue'
import DeckPage from './DeckPage.vue'
import { actionName, hintTitle, symbolName, WORDS } from './names'
import OwnSeat from './OwnSeat.vue'
import { isAwaited, isWindow, nowOf, openOf, sceneOf } from './reading'
import SeenItem from './SeenItem.vue'
import { sentence } from './sentences'
import { overlordCards } from './mentions'
import { overlordMotions } from './motions'
import { overlordSounds } from './sounds'
import StandingList from './StandingList.vue'
import TaleBook from './TaleBook.vue'
import ThroneBoard from './ThroneBoard.vue'
import WordSign from './WordSign.vue'

const KINDS = ['pass', 'freeze', 'both'] as const

export const overlordFace: GameFace = {
  words: overlordWords,
  sounds: overlordSounds,
  motions: event => overlordMotions(event as OverlordEvent),
  cards: event => overlordCards(event as OverlordEvent),
  board: ThroneBoard,
  own: OwnSeat,
  panel: AnswerPanel,
  sign: WordSign,
  seen: SeenItem,
  standings: StandingList,
  crest: CrestSign,
  tale: TaleBook,
  deck: DeckPage,
  houseDeck: HOUSE_DECK,
  options: OPTION_SPECS,
  title,
  part,
  choice: (ask, path, kind, value, teller) =>
    choiceWords(ask, path, kind, value, teller, id => {
      const { hints, actions } = deckOf(teller.ownDeck)
      const hint = hints.find(card => card.id === id),
        action = actions.find(card => card.id === id)
      return { text: hint ? hintTitle(hint, teller) : action ? actionName(action, teller.say) : id }
    }),
  sentence: (told, teller) => sentence(told, teller, deckOf(teller.ownDeck)),
  awaits: isAwaited,
  isWindow: (ask, match) => isWindow(ask.key, match),
  scene: sceneOf,
  castOf: 'cards',
  cast(match, _party, say, deck) {
    const { hints, actions } = deckOf(match && openOf(match).deck === null ? null : deck)
    return [
      ...HINT_SYMBOLS.map(symbol => ({
        id: `symbol.${symbol}`,
        sign: `symbol.${symbol}`,
        text: symbolName(symbol, say),
        detail: say(`${WORDS}.counts.hints`, { n: hints.filter(card => card.symbol === symbol).length }),
      })),
      ...KINDS.map(kind => ({
        id: `kind.${kind}`,
        sign: `kind.${kind}`,
        text: say(`${WORDS}.actions.${kind}.name`),
        detail: `${say(`${WORDS}.counts.actions`, { n: actions.filter(card => card.kind === kind).length })}: ${say(`${WORDS}.actions.${kind}.short`)}`,
      })),
      {
        id: 'skull',
        sign: 'skull',
        text: say(`${WORDS}.actions.skull`),
        detail: say(`${WORDS}.board.skull`, { n: actions.filter(card => card.skull).length }),
      },
    ]
  },
  rulebook: say =>
    Object.keys(overlordWords.en.rulebook).map(id => ({
      id,
      title: say(`${WORDS}.rulebook.${id}.title`),
      text: say(`${WORDS}.rulebook.${id}.text`),
    })),
  progress(match, { say }) {
    const { rules, round, turn, first } = openOf(match)
    if (rules === 'formal') return say(`${WORDS}.board.round`, { n: round })
    return first
      ? say(`${WORDS}.board.firstRoundShort`)
      : turn
        ? say(`${WORDS}.board.turnNumber`, { n: turn.number })
        : ''
  },
  turnOf: match => nowOf(match).seat,
}
