/** A line of talk in words: a phrase in the reader's language, a typed text as it is. */
import type { TalkLine } from '../../src-shared/wire'
import type { Words } from '../i18n'
import { plainName, plainText } from '../names'

/** Says what was said; empty for a phrase or reaction of a newer host, for which this page has no words. */
export function saidText({ said }: Pick<TalkLine, 'said'>, { say, has }: Pick<Words, 'say' | 'has'>): string {
  if (said.as === 'text') return plainText(said.text)
  const key = said.as === 'phrase' ? `talk.phrases.${said.key}` : `talk.reaction.${said.key}`
  return has(key) ? say(key) : ''
}

/** The same with the speaker, for whoever hears the page; empty when nothing is to be said. */
export function heardText(line: TalkLine, words: Pick<Words, 'say' | 'has'>): string {
  const what = saidText(line, words)
  return what === '' ? '' : words.say('talk.shows', { name: plainName(line.name), what })
}
