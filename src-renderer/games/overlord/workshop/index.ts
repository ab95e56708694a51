/** The deck workshop's part of Overlord. */
import { MOST, overlordDeckFaults, readOverlordDraft } from '../../../../src-shared/games/overlord/rules/deck'
import type { DeckWorkshop } from '../../gameUi'
import { deckOf } from '../cards'
import { hintTitle, WORDS } from '../names'
import OverlordEditor from './OverlordEditor.vue'

export const workshop: DeckWorkshop = {
  read: readOverlordDraft,
  faults: overlordDeckFaults,
  names: (deck, i18n) => deckOf(deck).hints.map(card => [card.id, hintTitle(card, i18n)]),
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
      ? t(`${WORDS}.workshop.hintsOf`, { name: t(`${WORDS}.symbols.${id}.name`) })
      : t(`${WORDS}.workshop.actionsOf`, { name: t(`${WORDS}.actions.${id}.name`) })
  },
}
