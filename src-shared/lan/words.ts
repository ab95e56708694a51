/** Words to compare aloud: three, each one of 256, the same picture at the same place in every language (lang/spoken.ts). */

export const WORDS = 3
export const WORD_BITS = 8
