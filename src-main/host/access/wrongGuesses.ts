/** What earlier wrong codes of somebody mean for their next one. */

/** Nobody has reason to guess again who has guessed nothing wrong: such codes have a budget of their own. */
export const isFirst = (wrong: number): boolean => wrong === 0

/** A right code makes up for no wrong one: it may be that of a table of one's own. */
export const wrongAfter = (wrong: number, isRight: boolean): number => (isRight ? wrong : wrong + 1)

/** Of those who wait, who is judged next: a slip or two go before a row of guesses. */
export function fewestWrong<W extends { readonly wrong: number }>(waiting: readonly W[]): readonly W[] {
  const fewest = Math.min(...waiting.map(({ wrong }) => wrong))
  return waiting.filter(({ wrong }) => wrong === fewest)
}
