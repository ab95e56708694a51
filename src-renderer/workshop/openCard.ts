/**
 * Which card of a deck is being changed. Where there is room for one column only, the list and the form take turns, and
 * the focus goes along.
 */
import { nextTick, ref, useTemplateRef, type Ref } from 'vue'
import { NARROW, useMedia } from '../ui/media'
import './cardEditor.css'

export interface OpenCard {
  readonly narrow: Readonly<Ref<boolean>>
  /** Its id; null while none was chosen. */
  readonly opened: Ref<string | null>
  /** Null goes back to the list. */
  readonly open: (id: string | null) => Promise<void>
  /** After the open card was removed. */
  readonly removed: () => Promise<void>
}

/** The component has a `list` of buttons `data-entry`, and a `form`. */
export function useOpenCard(): OpenCard {
  const narrow = useMedia(NARROW)
  const list = useTemplateRef<HTMLElement>('list')
  const form = useTemplateRef<HTMLElement>('form')
  const opened = ref<string | null>(null)
  return {
    narrow,
    opened,
    async open(id) {
      const before = opened.value
      opened.value = id
      if (!narrow.value) return
      await nextTick()
      if (id === null) list.value?.querySelector<HTMLElement>(`[data-entry="${before ?? ''}"]`)?.focus()
      else form.value?.querySelector<HTMLElement>('button')?.focus()
    },
    async removed() {
      opened.value = null
      await nextTick()
      list.value?.querySelector<HTMLElement>('[data-entry]')?.focus()
    },
  }
}
