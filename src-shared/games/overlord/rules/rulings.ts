/** The numbers of the rules, and the rulings that are one number. */

/** Setup and refills. */
export const FULL_HAND = {
  classic: { hints: 3, actions: 3 },
  formal: { hints: 5, actions: 3 },
} as const

/** Formal: hints turned up for the plan, once a game. */
export const PLAN = 3

/** Classic: "play at least 1 and at most 3 hints", the one with the pass too. */
export const MOST_HINTS = 3

/** Classic: passed to, a servant draws an action first. */
export const DRAWN_WHEN_PASSED = 1

/** The look that dooms. */
export const THIRD_LOOK = 3

/** Classic: a saved servant is back to two looks. */
export const LOOKS_WHEN_SAVED = 2

/** Formal: from which look on a mercy helps. */
export const MERCY_FROM = 2

/** Ruling: the first freeze opens a sealed window of 2 s for all other servants. */
export const FREEZE_SECONDS = 2

/** Same to you, ruling: A to B, B to A is allowed, a third pass inside the pair is not offered. */
export const MOST_VOLLEY = 2
