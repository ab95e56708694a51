/** Computers by the names that people know. */
import type { ComputerName } from '../../src-shared/wire'
import { useI18n } from '../i18n'

type Named = ComputerName | null | undefined

export interface ComputerNames {
  /** "Anna’s computer", or the computer’s own name. */
  readonly nameOf: (one: Named) => string
  /** The same where a sentence begins with it. */
  readonly nameFirst: (one: Named) => string
  /** Several of them. */
  readonly namesOf: (all: readonly ComputerName[]) => string
}

export function useComputerNames(): ComputerNames {
  const { t, language } = useI18n()
  const nameOf = (one: Named): string => {
    if (!one || one.name === '') return t('keeping.another')
    return one.ofPerson ? t('keeping.computerOf', { name: one.name }) : one.name
  }
  return {
    nameOf,
    nameFirst: one => {
      const name = nameOf(one)
      return one && !one.ofPerson && one.name !== '' ? name : name.slice(0, 1).toUpperCase() + name.slice(1)
    },
    namesOf: all => new Intl.ListFormat(language.value, { type: 'conjunction' }).format(all.map(nameOf)),
  }
}
