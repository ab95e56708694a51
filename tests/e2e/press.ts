/** Random presses of a page. */

/**
 * In the page: presses what sends an answer if possible, otherwise one of the choices; waits while there is neither.
 */
export function PRESS({
  state,
  until,
  rather,
}: {
  state: number
  until: string
  rather: readonly string[]
}): 'there' | 'over' | 'pressed' | false {
  if (document.querySelector(until)) return 'there'
  if (document.querySelector('[data-test="result"]')) return 'over'
  const can = (selector: string): HTMLButtonElement[] =>
    [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(button => !button.disabled)
  // Several words are ticked, and then set: sometimes all at once, with those that are ticked.
  const several = state % 3 === 0 ? can('[data-test="ask-set"]') : []
  const [sends] = [...can('[data-test="sure"]'), ...can('[data-test="confirm"]'), ...several]
  const choices = can('[data-choice]')
  const [liked] = choices.filter(button => rather.includes(button.dataset.choice ?? ''))
  const [pass] = choices.filter(button => button.dataset.choice === 'pass')
  // Mostly passes: a dispute at every announcement would be a dull match.
  const chosen =
    sends ??
    liked ??
    (pass && state % 10 > 1 ? pass : choices[Math.floor(state / 65536) % Math.max(1, choices.length)]) ??
    can('[data-test="ask-set"]')[0]
  chosen?.click()
  return chosen ? 'pressed' : false
}
