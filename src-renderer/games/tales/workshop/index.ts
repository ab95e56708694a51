/** The deck workshop's part of Dark Tales. */
import { readTalesDraft, talesDeckFaults } from '../../../../src-shared/games/tales/rules/deck/check'
import { LIMITS } from '../../../../src-shared/games/tales/rules/deck/schema'
import { plainText } from '../../../../src-shared/text/plainText'
import type { DeckWorkshop } from '../../gameUi'
import { cardName, storyName } from '../names'
import { asDeck } from '../selectors'
import TalesEditor from './TalesEditor.vue'

export const workshop: DeckWorkshop = {
  read: readTalesDraft,
  faults: talesDeckFaults,
  names(deck, { t, language }) {
    const of = asDeck(deck)
    return [
      ...of.cards.map(({ id }): [string, string] => [id, plainText(cardName(of, id, language.value, t))]),
      ...[...of.a, ...of.b].map(({ id }): [string, string] => [id, plainText(storyName(of, id, language.value, t))]),
    ]
  },
  tabs: [
    { id: 'cards', key: 'games.tales.workshop.tabs.cards' },
    { id: 'stories', key: 'games.tales.workshop.tabs.stories' },
    { id: 'items', key: 'games.tales.workshop.tabs.items' },
  ],
  editor: TalesEditor,
  hasSentences: true,
  longestTitle: LIMITS.title,
  balanceName(row, deck, { t, language }) {
    const [id = '', line] = row.split('/')
    return line === undefined
      ? cardName(asDeck(deck), id, language.value, t)
      : t('games.tales.workshop.lineOf', { story: storyName(asDeck(deck), id, language.value, t), line })
  },
}
