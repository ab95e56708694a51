/** A chat line as text: a phrase in the reader's language, a typed line as it is. */
import type { ChatLine } from '../../src-shared/wire'
import type { I18n } from '../i18nTypes'
import { plainText } from '../../src-shared/text/plainText'
import { plainName } from '../names'

/** The text of a line; empty for a phrase or reaction of a newer host that this page cannot translate. */
export function chatContentText({ said }: Pick<ChatLine, 'said'>, { t, has }: Pick<I18n, 't' | 'has'>): string {
  if (said.as === 'text') return plainText(said.text)
  const key = said.as === 'phrase' ? `talk.phrases.${said.key}` : `talk.reaction.${said.key}`
  return has(key) ? t(key) : ''
}

/** The text with its speaker, for screen readers; empty when there is no text. */
export function chatLineText(line: ChatLine, i18n: Pick<I18n, 't' | 'has'>): string {
  const what = chatContentText(line, i18n)
  return what === '' ? '' : i18n.t('talk.shows', { name: plainName(line.name), what })
}
