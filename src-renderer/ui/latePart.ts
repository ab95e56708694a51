/** Parts of the page that are loaded when they are first shown. */
import { defineAsyncComponent, type AsyncComponentLoader, type Component } from 'vue'

/** Milliseconds between attempts. */
const AGAIN_MS = 2000

/**
 * A part that is loaded when it is first shown. A host that is gone at that moment has it later: nothing else of the page
 * suffers from it.
 */
export const latePart = <C extends Component>(load: AsyncComponentLoader<C>): C =>
  defineAsyncComponent({
    loader: load,
    onError: (_, retry) => {
      setTimeout(retry, AGAIN_MS)
    },
  })
