/** The focus of people who play by keys is not lost with what they have pressed. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFocusFree, keepFocus } from '../../../src-renderer/ui/focus'

/** An element of a page: what is in it, and whether it is there, can be pressed and is seen. */
class Box {
  disabled = false
  isConnected = true
  seen = true
  rests = false
  tabIndex = 0
  constructor(readonly children: readonly Box[] = []) {}
  matches = (which: string): boolean =>
    (which.includes(':disabled') && this.disabled) || (which.includes('[data-rests]') && this.rests)
  checkVisibility = (): boolean => this.seen
  contains = (one: unknown): boolean => one === this || this.children.some(child => child.contains(one))
  focus = (): void => {
    page.activeElement = this
  }
}

let page: EventTarget & { activeElement: Box | null; body: Box; dialog: Box | null; dock: Box | null; headings: Box[] }
let button: Box, screen: Box, changed: () => void
beforeEach(() => {
  button = new Box()
  screen = new Box([button])
  const root = new Box([screen]),
    body = new Box([root])
  page = Object.assign(new EventTarget(), {
    activeElement: body,
    body,
    dialog: null,
    dock: null,
    headings: [],
    querySelector: (which: string) =>
      ({ '#app': root, 'dialog[open]': page.dialog, '[data-rests]': page.dock })[which] ?? null,
    querySelectorAll: () => page.headings,
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('Node', Box)
  vi.stubGlobal('Element', Box)
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(change: () => void) {
        changed = change
      }
      observe = (): void => undefined
    },
  )
  keepFocus()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function focuses(one: Box): void {
  one.focus()
  page.dispatchEvent(Object.defineProperty(new Event('focusin'), 'target', { value: one }))
}
/** The element with the focus is gone, as a browser leaves it. */
function goes(...gone: readonly Box[]): void {
  for (const one of gone) one.isConnected = false
  page.activeElement = page.body
  changed()
}

describe('the focus', () => {
  it('goes to the asks when its button is gone', () => {
    page.dock = new Box()
    focuses(button)
    goes(button)
    expect(page.activeElement).toBe(page.dock)
  })

  it('goes to the heading of the next screen where the whole screen is gone', () => {
    const hidden = new Box(),
      heading = new Box()
    hidden.seen = false
    page.headings = [hidden, heading]
    focuses(button)
    goes(button, screen)
    expect([page.activeElement === heading, heading.tabIndex]).toEqual([true, -1])
  })

  it('is left to the browser where the screen stays without asks', () => {
    page.headings = [new Box()]
    focuses(button)
    goes(button)
    expect(page.activeElement).toBe(page.body)
  })

  it('follows a button that can be pressed no more', () => {
    page.dock = new Box()
    focuses(button)
    button.disabled = true
    changed()
    expect(page.activeElement).toBe(page.dock)
  })

  it('stays where somebody has put it, and is not taken from a dialog', () => {
    page.dock = new Box()
    focuses(button)
    changed()
    expect(page.activeElement).toBe(button)
    page.dialog = new Box()
    goes(button)
    expect(page.activeElement).toBe(page.body)
  })

  it('is given up by a click on nothing', () => {
    page.dock = new Box()
    focuses(button)
    page.dispatchEvent(new Event('pointerdown'))
    goes(button)
    expect(page.activeElement).toBe(page.body)
  })

  it('is free on nothing, on what cannot be pressed, and where the next ask is awaited', () => {
    expect(isFocusFree()).toBe(true)
    page.activeElement = null
    expect(isFocusFree()).toBe(true)
    page.activeElement = button
    expect(isFocusFree()).toBe(false)
    button.disabled = true
    expect(isFocusFree()).toBe(true)
    Object.assign(button, { disabled: false, rests: true })
    expect(isFocusFree()).toBe(true)
  })
})
