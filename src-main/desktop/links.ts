/** `undertable://` links that the system opens with us. A link only fills the form: a person presses *Join*. */
import { isRefusal } from '../../src-shared/kernel/refusal'
import { readLink } from '../../src-shared/lan/link'
import type { DesktopGiven } from './given'

const SCHEME = 'undertable'

/** The first link of ours among the arguments of a start; null when there is none, or none that can be read. */
export function linkAmong(args: readonly string[]): string | null {
  const link = args.find(arg => arg.toLowerCase().startsWith(`${SCHEME}://`))
  return link === undefined || isRefusal(readLink(link)) ? null : link
}

/** @param opened told of every link, whatever way the system brings it */
export function followLinks({ shell: { app } }: DesktopGiven, opened: (link: string) => void): void {
  // From the sources Electron itself would be called, without us: only the packed app takes links from the system.
  if (app.isPackaged) app.setAsDefaultProtocolClient(SCHEME)
  app.on('open-url', (event, url) => {
    event.preventDefault()
    const link = linkAmong([url])
    if (link !== null) opened(link)
  })
}
