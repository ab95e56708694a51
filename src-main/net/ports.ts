/** Where guests look first; if taken, the next free one up to the last (docs/lan.md: the short code covers these). */
export const FIRST_PORT = 26262
export const LAST_PORT = 26277
