import type { Grammar } from '../grammar'

export const grammar: Grammar = {
  plural: { forms: 2, formFor: n => (n === 1 ? 0 : 1) },
  innerQuotes: ['“', '”'],
}
