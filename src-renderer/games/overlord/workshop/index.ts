/** The deck workshop's part of Overlord. */
import {
  MOST,
  overlordDeckFaults,
  readOverlordDraft,
  type Deck,
} from '../../../../src-shared/games/overlord/rules/deck'
import type { DeckWorkshop } from '../../gameUi'
import { hintTitle, symbolName, WORDS } from '../names'
import OverlordEditor from './OverlordEditor.vue'

export const workshop: DeckWorkshop = {
  read: readOverlordDraft,
  faults: overlordDeckFaults,
  names: (deck, i18n) => (deck as object as Deck).hints.map(card => [card.id, hintTitle(card, i18n)]),
  tabs: [
    { id: 'hints', key: 'games.overlord.workshop.tabs.hints' },
    { id: 'actions', key: 'games.overlord.workshop.tabs.actions' },
  ],
  editor: OverlordEditor,
  hasSentences: false,
  longestTitle: MOST.title,
  balanceName(row, _, { t }) {
    const [sort, id = ''] = row.split('/')
    return sort === 'hint'
      ? t(`${WORDS}.workshop.hintsOf`, { name: symbolName(id as never, t) })
      : t(`${WORDS}.workshop.actionsOf`, { name: t(`${WORDS}.actions.${id}.name`) })
  },
}
