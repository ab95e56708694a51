/** The cards of this table: those of its own deck, or of the house. */
import { computed, type ComputedRef } from 'vue'
import type { ActionCard, ActionId, Deck, HintCard, HintId } from '../../../src-shared/games/overlord'
import { HOUSE_ACTIONS, HOUSE_HINTS } from '../../../src-shared/games/overlord/house'
import type { Json } from '../../../src-shared/kernel'
import { useTable } from '../../store/table'
import { useTeller } from '../../table/teller'
import type { ChoiceWords } from '../face'
import { actionName, hintTitle, symbolName } from './names'

/** What a page draws of a deck. */
export type CardTable = Pick<Deck, 'hints' | 'actions'>

/** @param own the table's own deck as its host has read it; null for the house deck */
export const deckOf = (own: Json | null): CardTable =>
  own === null ? { hints: HOUSE_HINTS, actions: HOUSE_ACTIONS } : (own as unknown as Deck)

export const hintIn = (deck: CardTable, id: HintId): HintCard | null => deck.hints.find(card => card.id === id) ?? null

/** Every card by its id, with what it is called in the language of now. */
export interface Cards {
  readonly deck: ComputedRef<CardTable>
  readonly hint: (id: HintId) => HintCard | null
  readonly action: (id: ActionId) => ActionCard | null
  readonly titleOf: (id: HintId) => string
  readonly actionOf: (id: ActionId) => string
  /** A card of either kind as a choice. */
  readonly words: (id: string) => ChoiceWords
}

export function useCards(): Cards {
  const table = useTable()
  const teller = useTeller()
  const deck = computed(() => deckOf(table.deck))
  const hints = computed(() => new Map(deck.value.hints.map(card => [card.id, card])))
  const actions = computed(() => new Map(deck.value.actions.map(card => [card.id, card])))
  const hint = (id: HintId): HintCard | null => hints.value.get(id) ?? null
  const action = (id: ActionId): ActionCard | null => actions.value.get(id) ?? null
  const titleOf = (id: HintId): string => hintTitle(hint(id), teller.value)
  const actionOf = (id: ActionId): string => {
    const card = action(id)
    return card ? actionName(card, teller.value.say) : id
  }
  function words(id: string): ChoiceWords {
    const found = hint(id),
      played = action(id)
    if (found)
      return { text: titleOf(id), detail: symbolName(found.symbol, teller.value.say), sign: `symbol.${found.symbol}` }
    return played ? { text: actionOf(id), sign: `kind.${played.kind}` } : { text: id }
  }
  return { deck, hint, action, titleOf, actionOf, words }
}
