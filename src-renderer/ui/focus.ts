/** Keeps the focus for people who play by keys: it stays where they put it, and is not lost with a removed element. */

/** Whether the focus may be moved: it is on nothing, on a disabled element, or where the next ask is awaited. */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled, [data-rests]')
}

const isGone = (one: Element): boolean => !one.isConnected || one.matches(':disabled') || !one.checkVisibility()

/**
 * Where the focus goes when its element is gone: at a table to the asks; with a whole screen, to the next screen's
 * heading.
 */
function nextFocus(last: Element, screen: Element): HTMLElement | null {
  if (!isGone(last) || document.querySelector('dialog[open]')) return null
  const dock = document.querySelector<HTMLElement>('[data-rests]')
  // When the screen stays, the browser itself continues from there with the next Tab.
  if (dock || !isGone(screen)) return dock
  const heading = [...document.querySelectorAll('h1')].find(one => one.checkVisibility()) ?? null
  if (heading) heading.tabIndex = -1
  return heading
}

/**
 * Keeps the focus from being lost with a removed button or screen: a screen reader would not say where its user is. A
 * click on nothing gives the focus up.
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
      nextFocus(last.one, last.screen)?.focus({ preventScroll: true })
  }).observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] })
}
