/** Where the focus is, for whoever plays by keys: kept where a person has put it, and never lost with what it was on. */

/** Whether nobody would miss the focus where it is: on nothing, on what can be pressed no more, or where the next question is waited for. */
export function isFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled, [data-rests]')
}
