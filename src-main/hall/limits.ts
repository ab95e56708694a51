/** The most tables in a hall, and how many of these one person may have opened. */
export const MAX_TABLES = 100,
  MAX_OWN_TABLES = 3
