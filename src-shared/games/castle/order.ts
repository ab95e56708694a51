/** Position in lists of games, on the host and on the page; the smallest comes first. */
export const order = 2
