/** The window of the host's owner: a link to show, and a browser that opens it. */
import type { Hosting } from './hosting'
import { writeOwnerPage, type OwnerPage } from './ownerPage'

interface OwnerWindow {
  readonly link: string
  open(): Promise<void>
}

export function ownerWindow(newLink: Hosting['newOwnerLink']): OwnerWindow {
  let page: OwnerPage | null = null,
    isAlive = true
  const link = newLink(() => {
    isAlive = false
    page?.remove()
  })
  return {
    link,
    async open() {
      // Nobody would remove its page.
      if (!isAlive) return
      try {
        page = writeOwnerPage(link)
        const { default: open } = await import('open')
        await open(page.file)
      } catch {
        // There is no browser, or no room for a file: the link is on the screen.
      }
    },
  }
}
