/** The characters of the game's pictures, of which each player chooses one. They have no effect (docs/rules/castle.md). */
export const CHARACTERS = [
  'marquis',
  'countess',
  'impresario',
  'pilgrim',
  'merchant',
  'governess',
  'cavalier',
  'widow',
  'colonel',
  'uncle',
] as const

export type Character = (typeof CHARACTERS)[number]
