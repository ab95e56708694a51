/** Where the focus is, for whoever plays by keys: kept where a person has put it, and never lost with what it was on. */

/** Whether nobody would miss the focus where it is: on nothing, on what can be pressed no more, or where the next question is waited for. */
export function isFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled, [data-rests]')
}

const isGone = (one: Element): boolean => !one.isConnected || one.matches(':disabled') || !one.checkVisibility()

/** Where the focus goes once what it was on is gone: at a table to where questions come; with a whole screen, to the heading of the next one. */
function restOf(last: Element, screen: Element): HTMLElement | null {
  if (!isGone(last) || document.querySelector('dialog[open]')) return null
  const dock = document.querySelector<HTMLElement>('[data-rests]')
  // Where the screen stays, the browser itself goes on from there with the next Tab.
  if (dock || !isGone(screen)) return dock
  const heading = [...document.querySelectorAll('h1')].find(one => one.checkVisibility()) ?? null
  if (heading) heading.tabIndex = -1
  return heading
}

/**
 * Keeps the page's focus from being lost with a button or a whole screen that goes away: whoever hears the screen read would not be told
 * where he is. Whoever lets go of it by a press on nothing keeps nothing.
 */
export function keepFocus(): void {
  const root = document.querySelector('#app')
  if (!root) return
  let last: { readonly one: Element; readonly screen: Element } | null = null
  document.addEventListener('focusin', ({ target }) => {
    const screen = [...root.children].find(child => target instanceof Node && child.contains(target))
    last = target instanceof Element && screen ? { one: target, screen } : null
  })
  document.addEventListener('pointerdown', () => {
    last = null
  })
  new MutationObserver(() => {
    const { activeElement } = document
    if (last && (!activeElement || activeElement === document.body || activeElement.matches(':disabled')))
      restOf(last.one, last.screen)?.focus({ preventScroll: true })
  }).observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] })
}
