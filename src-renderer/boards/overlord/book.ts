/** The tale as a book: the errand, every hint with who told it under what pressure, what was said, and the looks. Text only: whoever shows it draws it. */
import type { EndReason, HintCard, OverlordOpen, Pressure, TaleLine } from '../../../src-shared/games/overlord'
import type { Seat } from '../../../src-shared/kernel'
import type { Teller } from '../face'
import { hintIn, type CardTable } from './cards'
import { placeOf, type LookTold } from './chronicle'
import { hintTitle, symbolName, within, WORDS } from './names'
import { pressureText } from './pressure'
import { lineText, saidText, toldText } from './sentences'

export type Item =
  /** What the Overlord said. */
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
  readonly lots: readonly { readonly name: string; readonly text: string; readonly won: boolean }[]
}

export interface Source {
  readonly open: OverlordOpen
  /** Every line that this page knows of. */
  readonly tale: readonly TaleLine[]
  readonly outcome: { readonly winners: readonly Seat[]; readonly reason: string } | null
  readonly looks: readonly LookTold[]
  readonly deck: CardTable
}

const NUMERALS = ['none', 'first', 'second', 'third'] as const

export function bookOf({ open, tale, outcome, looks, deck }: Source, teller: Teller): Book {
  const { say, name } = teller
  /** Lines stand in quotes: their own quotes are the inner ones. */
  const inQuotes = (text: string): string => within(text, teller.language.value)
  const title = (id: string): string => hintTitle(hintIn(deck, id), teller)
  const lookItem = ({ seat, count, reason }: LookTold): Item => ({
    kind: 'look',
    numeral: say(`${WORDS}.looks.${NUMERALS[count] ?? 'third'}.numeral`),
    text: say(`${WORDS}.taleBook.look`, { name: name(seat), why: say(`${WORDS}.lookReasons.${reason}`) }),
  })
  const itemsOf = (told: TaleLine, first: Pressure): Item[] => {
    const card = hintIn(deck, told.hint)
    const symbol = told.symbol ?? card?.symbol
    return [
      ...(told.said === ''
        ? []
        : [
            {
              kind: 'said' as const,
              who: name(overlordOf(told, open)),
              line: inQuotes(saidText(told.said, told.seat, teller)),
            },
          ]),
      {
        kind: 'hint',
        who: name(told.seat),
        how: howOf(told, first, teller),
        title: title(told.hint),
        card,
        symbol: symbol === undefined ? '' : symbolName(symbol, say),
        line: inQuotes(toldText(told, teller, deck)),
      },
      ...looks.filter(look => look.after === placeOf(told)).map(lookItem),
    ]
  }
  // Told to nobody in particular: a book speaks to no reader as "you".
  const aside: Teller = { ...teller, you: null }
  const chapters = chaptersOf(tale).map(({ speaker, pressure, lines }) => ({
    seat: speaker,
    heading: name(speaker),
    under: pressureText(pressure, speaker, aside),
    items: lines.flatMap(told => itemsOf(told, pressure)),
  }))
  const opening = looks.filter(look => look.after === null).map(lookItem)
  const [first, ...rest] = chapters
  return {
    title: say(`${WORDS}.taleBook.title`),
    errand: inQuotes(lineText(open.errand ?? '', {}, teller)),
    plan: open.plan.map(id => ({ title: title(id), card: hintIn(deck, id) })),
    chapters: first ? [{ ...first, items: [...opening, ...first.items] }, ...rest] : [],
    end: outcome ? say(`${WORDS}.reasons.${outcome.reason as EndReason}`) : '',
    lots: open.players.map((player, seat) => ({
      name: name(seat),
      won: outcome?.winners.includes(seat) ?? false,
      text: [
        ...(open.rules === 'formal' ? [say(`${WORDS}.board.points`, { n: player.front.length })] : []),
        open.rules === 'classic' && seat === open.overlord
          ? say(`${WORDS}.board.overlord`)
          : say(`${WORDS}.counts.looks`, { n: player.looks }),
      ].join(' · '),
    })),
  }
}

/** How a hint was played, and what had begun to press since the chapter began. */
function howOf({ how, pressure }: TaleLine, first: Pressure, { say }: Teller): string {
  if (how !== 'told') return say(`${WORDS}.board.how.${how}`)
  return pressure.kind === first.kind ? '' : say(`${WORDS}.pressures.${pressure.kind}.head`)
}

/** Only an Overlord says anything: whoever pressed, where that was him; in a classic match it is always the same. */
const overlordOf = (told: TaleLine, open: OverlordOpen): Seat =>
  open.rules === 'formal' && (told.pressure.kind === 'accused' || told.pressure.kind === 'doubted')
    ? told.pressure.by
    : open.overlord

interface Told {
  readonly speaker: Seat
  readonly pressure: Pressure
  readonly lines: readonly TaleLine[]
}

/** The lines of a turn are a chapter; what pressed at its beginning is its heading. A freeze that is told first has no speaker of its own. */
export function chaptersOf(tale: readonly TaleLine[]): readonly Told[] {
  const turns = [...new Set(tale.map(told => told.turn))]
  return turns.flatMap(turn => {
    const lines = tale.filter(told => told.turn === turn),
      own = lines.find(told => told.how !== 'froze')
    const head = own ?? lines[0]
    return head
      ? [
          {
            speaker: head.seat,
            pressure: (lines.find(told => told.pressure.kind !== 'frozen') ?? head).pressure,
            lines,
          },
        ]
      : []
  })
}
