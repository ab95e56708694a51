/** Makes the page side of a game from a table of its zones and its texts: enough for a first evening. */
import { defineComponent, h, provide, type Component } from 'vue'
import type { OptionSpec, Seat } from '../../src-shared/kernel'
import type { ByLanguage } from '../../src-shared/locales/byLanguage'
import type { MatchPart } from '../../src-shared/wire'
import type { GameUi } from '../games/gameUi'
import { rulebookOf } from '../games/rulebook'
import type { MessageParams } from '../i18nTypes'
import PlainBoard from './PlainBoard.vue'
import PlainHand from './PlainHand.vue'
import PlainIcon from './PlainIcon.vue'
import PlainPanel from './PlainPanel.vue'
import PlainSeen from './PlainSeen.vue'
import PlainStandings from './PlainStandings.vue'
import { askTitle, choiceText, eventSentence } from './texts'
import { PLAIN, type Pieces, type PlainGame, type Zones } from './zones'

/** A game for the plain board. O and W: its open and its own view. */
export interface PlainSetup<O, W> {
  readonly id: string
  /** Its texts by the convention of texts.ts. */
  readonly messages: ByLanguage<{ readonly rulebook: object }>
  readonly zones: Zones<O, W>
  readonly options: readonly OptionSpec[]
  /** Ids of all cards, in the order in which the help shows them. */
  readonly cards?: readonly string[]
  /** Keys of asks for which nobody waits: they stand below the question. */
  readonly interrupts?: readonly string[]
  /** Values for the text `progress`: how far the match is. */
  readonly progress?: (open: O) => MessageParams
  /** Whose turn it is; a game without it has no turns. */
  readonly turnOf?: (open: O) => Seat | null
  readonly pieces?: Pieces
}

const tableOf = <O>(match: MatchPart): O => match.view.open.table as O

/**
 * Draws any game from its views, asks and zones. To replace a part of it, give `pieces`, or spread the result and put
 * a component of the game's own over one of its fields.
 */
export function plainUi<O, W>(setup: PlainSetup<O, W>): GameUi {
  const { id, messages, zones, options, cards = [], interrupts = [], progress, turnOf, pieces = {} } = setup
  const game = { id, zones, pieces, cards, turnOf } as PlainGame

  /** A part of the board that knows the game. */
  const knowing = (part: Component): Component =>
    defineComponent({
      inheritAttrs: false,
      setup: (_, { attrs }) => {
        provide(PLAIN, game)
        return () => h(part, attrs)
      },
    })

  return {
    messages,
    options,
    presets: [],
    board: knowing(PlainBoard),
    own: knowing(PlainHand),
    panel: knowing(PlainPanel),
    seen: knowing(PlainSeen),
    standings: knowing(PlainStandings),
    icon: PlainIcon,
    castOf: 'cards',
    cast: (_match, _party, t) =>
      cards.map(card => ({
        id: card,
        text: t(`games.${id}.cards.${card}.name`),
        detail: t(`games.${id}.cards.${card}.text`),
      })),
    rulebook: rulebookOf(`games.${id}`, messages),
    title: (ask, context) => askTitle(id, ask, context),
    part(_ask, path, { t, has }) {
      const key = `games.${id}.parts.${path.at(-1) ?? ''}`
      return has(key) ? t(key) : ''
    },
    choice: (_ask, _path, kind, value, context) => choiceText(id, kind, value, context),
    eventMessage: (seen, context) => eventSentence(id, seen, context),
    awaits: key => !interrupts.includes(key),
    progress: (match, { t }) => (progress ? t(`games.${id}.progress`, progress(tableOf<O>(match))) : ''),
    turnOf: match => turnOf?.(tableOf<O>(match)) ?? null,
    turnless: turnOf === undefined,
  }
}
