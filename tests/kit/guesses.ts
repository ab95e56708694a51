/** A budget for join codes that is never spent. */
export const WIDE = { take: () => Promise.resolve(() => undefined) }
