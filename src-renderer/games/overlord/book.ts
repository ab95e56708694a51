/**
 * The tale as a book: the errand, every hint with its teller and pressure, the spoken lines, and the looks. Text only:
 * a page or a saved file draws it.
 */
import type { EndReason, HintCard, OverlordOpen, Pressure, TaleLine } from '../../../src-shared/games/overlord/rules'
import type { Seat } from '../../../src-shared/kernel'
import type { MessageContext } from '../gameUi'
import { hintIn, type CardTable } from './cards'
import { lineKey, type LookRecord } from './chronicle'
import { hintTitle, symbolName, withInnerQuotes, WORDS } from './names'
import { pressureText } from './pressure'
import { lineText, orderText, hintLineText } from './lines'

export type Item =
  /** What the Overlord said, or the servant who blames. */
  | { readonly kind: 'said'; readonly who: string; readonly line: string }
  | {
      readonly kind: 'hint'
      readonly who: string
      readonly how: string
      readonly title: string
      readonly symbol: string
      readonly card: HintCard | null
      readonly line: string
    }
  | { readonly kind: 'look'; readonly text: string; readonly numeral: string }

export interface Chapter {
  readonly seat: Seat
  readonly heading: string
  readonly under: string
  readonly items: readonly Item[]
}

export interface Book {
  readonly title: string
  readonly errand: string
  readonly plan: readonly { readonly title: string; readonly card: HintCard | null }[]
  readonly chapters: readonly Chapter[]
  /** How it ended; empty while it goes on. */
  readonly end: string
  readonly scores: readonly { readonly name: string; readonly text: string; readonly won: boolean }[]
}

export interface BookSource {
  readonly open: OverlordOpen
  /** Every line of the tale that this page knows. */
  readonly tale: readonly TaleLine[]
  readonly outcome: { readonly winners: readonly Seat[]; readonly reason: string } | null
  readonly looks: readonly LookRecord[]
  readonly deck: CardTable
}

const NUMERALS = ['none', 'first', 'second', 'third'] as const

export function bookOf({ open, tale, outcome, looks, deck }: BookSource, context: MessageContext): Book {
  const { t, name } = context
  /** Lines stand in quotes, so their own quotes become inner ones. */
  const inQuotes = (text: string): string => withInnerQuotes(text, context.language.value)
  const title = (id: string): string => hintTitle(hintIn(deck, id), context)
  const lookItem = ({ seat, count, reason }: LookRecord): Item => ({
    kind: 'look',
    numeral: t(`${WORDS}.looks.${NUMERALS[count] ?? 'third'}.numeral`),
    text: t(`${WORDS}.taleBook.look`, { name: name(seat), why: t(`${WORDS}.lookReasons.${reason}`) }),
  })
  const itemsOf = (taleLine: TaleLine, first: Pressure): Item[] => {
    const card = hintIn(deck, taleLine.hint)
    const symbol = taleLine.symbol ?? card?.symbol
    return [
      ...(taleLine.said === ''
        ? []
        : [
            {
              kind: 'said' as const,
              who: name(taleLine.pressure.kind === 'blamed' ? taleLine.pressure.by : overlordOf(taleLine, open)),
              line: inQuotes(orderText(taleLine.said, taleLine.seat, context)),
            },
          ]),
      {
        kind: 'hint',
        who: name(taleLine.seat),
        how: howOf(taleLine, first, context),
        title: title(taleLine.hint),
        card,
        symbol: symbol === undefined ? '' : symbolName(symbol, t),
        line: inQuotes(hintLineText(taleLine, context, deck)),
      },
      ...looks.filter(look => look.after === lineKey(taleLine)).map(lookItem),
    ]
  }
  // A book addresses no reader as "you".
  const impersonal: MessageContext = { ...context, you: null }
  const chapters = chaptersOf(tale).map(({ speaker, pressure, lines }) => ({
    seat: speaker,
    heading: name(speaker),
    under: pressureText(pressure, speaker, impersonal),
    items: lines.flatMap(taleLine => itemsOf(taleLine, pressure)),
  }))
  const opening = looks.filter(look => look.after === null).map(lookItem)
  const [first, ...rest] = chapters
  return {
    title: t(`${WORDS}.taleBook.title`),
    errand: inQuotes(lineText(open.errand ?? '', {}, context)),
    plan: open.plan.map(id => ({ title: title(id), card: hintIn(deck, id) })),
    chapters: first ? [{ ...first, items: [...opening, ...first.items] }, ...rest] : [],
    end: outcome ? t(`${WORDS}.reasons.${outcome.reason as EndReason}`) : '',
    scores: open.players.map((player, seat) => ({
      name: name(seat),
      won: outcome?.winners.includes(seat) ?? false,
      text: [
        ...(open.rules === 'formal' ? [t(`${WORDS}.board.points`, { n: player.front.length })] : []),
        open.rules === 'classic' && seat === open.overlord
          ? t(`${WORDS}.board.overlord`)
          : t(`${WORDS}.counts.looks`, { n: player.looks }),
      ].join(' · '),
    })),
  }
}

/** How a hint was played, or the pressure if it changed since the chapter began. */
function howOf({ how, pressure }: TaleLine, first: Pressure, { t }: MessageContext): string {
  if (how !== 'told') return t(`${WORDS}.board.how.${how}`)
  return pressure.kind === first.kind ? '' : t(`${WORDS}.pressures.${pressure.kind}.head`)
}

/** Only an Overlord speaks: in a formal match the one who pressed, in a classic match always the same. */
const overlordOf = (taleLine: TaleLine, open: OverlordOpen): Seat =>
  open.rules === 'formal' && (taleLine.pressure.kind === 'accused' || taleLine.pressure.kind === 'doubted')
    ? taleLine.pressure.by
    : open.overlord

interface TaleTurn {
  readonly speaker: Seat
  readonly pressure: Pressure
  readonly lines: readonly TaleLine[]
}

/** One chapter a turn, headed by the pressure at its start. A freeze that is told first has no speaker of its own. */
export function chaptersOf(tale: readonly TaleLine[]): readonly TaleTurn[] {
  const turns = [...new Set(tale.map(taleLine => taleLine.turn))]
  return turns.flatMap(turn => {
    const lines = tale.filter(taleLine => taleLine.turn === turn),
      own = lines.find(taleLine => taleLine.how !== 'froze')
    const head = own ?? lines[0]
    return head
      ? [
          {
            speaker: head.seat,
            pressure: (lines.find(taleLine => taleLine.pressure.kind !== 'frozen') ?? head).pressure,
            lines,
          },
        ]
      : []
  })
}
