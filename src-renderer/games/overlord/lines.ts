/** Lines as they are read: typed text, or what a bot's mark stands for, in the reader's language. */
import type { Seat } from '../../../src-shared/kernel'
import type { TaleLine } from '../../../src-shared/games/overlord/rules'
import { readMark, type ExcuseGroup } from '../../../src-shared/games/overlord/rules/excuses'
import { plainText } from '../../../src-shared/text/plainText'
import { capital } from '../../names'
import type { LogContext } from '../gameUi'
import { hintIn, type CardTable } from './cards'
import { hintTitle, withInnerQuotes, WORDS } from './names'

interface LineContext {
  /** Title of the hint that the line goes with. */
  readonly title?: string
  /** Who demands the answer. */
  readonly accuser?: Seat
  /** To whom, or of whom, it is said, where the line does not say so. */
  readonly target?: Seat
}

/** Groups whose templates are spoken by the Overlord. */
const ORDERS: readonly ExcuseGroup[] = ['question', 'twist', 'errand', 'doubted']

/** A line as it is read: typed text, or the text of a bot's mark. Empty for none. */
export function lineText(
  line: string,
  { title = '', accuser, target }: LineContext,
  { t, name, language }: LogContext,
): string {
  const mark = readMark(line)
  if (!mark) return plainText(line)
  const somebody = t(`${WORDS}.excuses.somebody`)
  const nameOf = (seat: Seat | null | undefined): string =>
    seat === null || seat === undefined ? somebody : name(seat)
  const key = `${WORDS}.${ORDERS.includes(mark.group) ? 'orders' : 'excuses'}.${mark.group}.${mark.number}`
  return capital(
    t(key, {
      title: withInnerQuotes(title, language.value),
      accuser: nameOf(accuser),
      target: nameOf(mark.target ?? target),
    }),
  )
}

/** The line that goes with a hint. */
export const hintLineText = (taleLine: TaleLine, context: LogContext, deck: CardTable): string =>
  lineText(
    taleLine.line,
    { title: hintTitle(hintIn(deck, taleLine.hint), context), accuser: taleLine.pressure.by },
    context,
  )

/** What the Overlord says. @param to the addressed seat */
export const orderText = (line: string, to: Seat, context: LogContext): string =>
  lineText(line, { target: to }, context)
