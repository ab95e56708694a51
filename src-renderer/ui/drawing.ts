/** A drawing on a field of 64×64 in one colour, as SVG path data. */
export interface Drawing {
  /** Filled, with holes by even-odd. */
  readonly solid?: string
  /** Drawn over it. */
  readonly lines?: string
  /** Drawn over it with a smaller stroke. */
  readonly thin?: string
}
