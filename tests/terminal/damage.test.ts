/** A damaged row is named in words to the person who runs the host. */
import { expect, it } from 'vitest'
import { terminalMessage } from '../../src-shared/locales/terminal'
import { damageText } from '../../src-main/dataFolder'
import type { Damage } from '../../src-main/host/storage/storeTypes'
import { LANGUAGES } from '../kit/messages'

const KINDS: readonly Damage['kind'][] = ['party', 'deck', 'deal', 'head', 'snapshot', 'answer', 'import']

it.each(LANGUAGES)('every kind of row is named in %s', language => {
  for (const kind of KINDS) {
    const text = damageText({ kind, id: 'the-id', n: kind === 'answer' ? 12 : null }, (key, params) =>
      terminalMessage(language, key, params),
    )
    expect([kind, text.includes('the-id'), text.includes('12'), /[{}]/.test(text)]).toEqual([
      kind,
      true,
      kind === 'answer',
      false,
    ])
  }
})
