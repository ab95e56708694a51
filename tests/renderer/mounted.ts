/** Runs a component's setup as a page would, where there is no document. */
import { createRenderer, type App } from 'vue'

const nothing = (): null => null
const node = (): object => ({})

const { createApp } = createRenderer<object, object>({
  patchProp: nothing,
  insert: nothing,
  remove: nothing,
  createElement: node,
  createText: node,
  createComment: node,
  setText: nothing,
  setElementText: nothing,
  parentNode: nothing,
  nextSibling: nothing,
})

/** @returns what the setup returned, and the app that has mounted it */
export function mounted<T>(setup: () => T): { readonly made: T; readonly app: App<object> } {
  let made: { readonly of: T } | null = null
  const app = createApp({
    setup() {
      made = { of: setup() }
      return () => null
    },
  })
  app.mount({})
  const done = made as { readonly of: T } | null
  if (!done) throw new Error('it was not set up')
  return { made: done.of, app }
}
