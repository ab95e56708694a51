import type { Grammar } from '../grammar'

export const grammar: Grammar = {
  /** 1, 21 — 2, 3, 4, 22 — 0, 5, 11, 12. */
  plural: {
    forms: 3,
    formFor: n => {
      const ones = n % 10,
        teens = n % 100
      if (ones === 1 && teens !== 11) return 0
      return ones >= 2 && ones <= 4 && (teens < 12 || teens > 14) ? 1 : 2
    },
  },
  innerQuotes: ['„', '“'],
}
