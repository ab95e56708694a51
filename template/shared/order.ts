/** Position in lists of games; the smallest comes first. */
export const order = 50
