/** How much the tests try: `npm test` is quick, `npm run test:all` short, `npm run proof` long. */
const EFFORTS = ['quick', 'short', 'long'] as const
type Effort = (typeof EFFORTS)[number]

const wanted = process.env.UNDERTABLE_EFFORT ?? 'quick'
const found = EFFORTS.find(one => one === wanted)
if (found === undefined) throw new Error(`UNDERTABLE_EFFORT is ${wanted}, and not one of ${EFFORTS.join(', ')}`)

export const EFFORT: Effort = found
export const LONG = EFFORT === 'long'

/** A count of runs, pairs or matches: a share of it in the quick form, at least one. */
export const runs = (whole: number, share = 1 / 5): number =>
  EFFORT === 'quick' ? Math.max(1, Math.ceil(whole * share)) : whole
