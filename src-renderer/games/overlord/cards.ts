/** The cards of this table: of its custom deck, or of the house deck. */
import { computed, inject, type ComputedRef, type InjectionKey } from 'vue'
import type { ActionCard, ActionId, Deck, HintCard, HintId } from '../../../src-shared/games/overlord/rules'
import { HOUSE_ACTIONS, HOUSE_HINTS } from '../../../src-shared/games/overlord/rules/house'
import type { Json } from '../../../src-shared/kernel'
import { useTable } from '../../store/table'
import { useMessageContext } from '../../table/messageContext'
import type { ChoiceText } from '../gameUi'
import { actionName, hintTitle, symbolName } from './names'
import { ownDeckOf } from './selectors'

/** The part of a deck that a page draws. */
export type CardTable = Pick<Deck, 'hints' | 'actions'>

/** @param own the table's custom deck as its host has read it; null for the house deck */
export const deckOf = (own: Json | null): CardTable => ownDeckOf(own) ?? { hints: HOUSE_HINTS, actions: HOUSE_ACTIONS }

export const hintIn = (deck: CardTable, id: HintId): HintCard | null => deck.hints.find(card => card.id === id) ?? null

/** Every card by id, with its name in the current language. */
export interface Cards {
  readonly deck: ComputedRef<CardTable>
  readonly hint: (id: HintId) => HintCard | null
  readonly action: (id: ActionId) => ActionCard | null
  readonly titleOf: (id: HintId) => string
  readonly actionOf: (id: ActionId) => string
  /** A card of either kind as a choice. */
  readonly textOf: (id: string) => ChoiceText
}

/** Another deck than the table's, for the cards below: one that is being made. */
export const SHOWN_DECK: InjectionKey<ComputedRef<CardTable>> = Symbol('shown deck')

export function useCards(): Cards {
  const table = useTable()
  const context = useMessageContext()
  const shown = inject(SHOWN_DECK, null)
  const deck = computed(() => shown?.value ?? deckOf(table.deck))
  const hints = computed(() => new Map(deck.value.hints.map(card => [card.id, card])))
  const actions = computed(() => new Map(deck.value.actions.map(card => [card.id, card])))
  const hint = (id: HintId): HintCard | null => hints.value.get(id) ?? null
  const action = (id: ActionId): ActionCard | null => actions.value.get(id) ?? null
  const titleOf = (id: HintId): string => hintTitle(hint(id), context.value)
  const actionOf = (id: ActionId): string => {
    const card = action(id)
    return card ? actionName(card, context.value.t) : id
  }
  function textOf(id: string): ChoiceText {
    const found = hint(id),
      played = action(id)
    if (found)
      return { text: titleOf(id), detail: symbolName(found.symbol, context.value.t), icon: `symbol.${found.symbol}` }
    return played ? { text: actionOf(id), icon: `kind.${played.kind}` } : { text: id }
  }
  return { deck, hint, action, titleOf, actionOf, textOf }
}
