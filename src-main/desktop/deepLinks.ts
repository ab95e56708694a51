/** Handles `undertable://` links. A link only fills the form: the person presses *Join*. */
import { isRefusal } from '../../src-shared/kernel/refusal'
import { readLink } from '../../src-shared/lan/link'
import type { DesktopDeps } from './deps'

export const LINK_SCHEME = 'undertable'

/** The first `undertable://` link among start arguments; null when there is none that is valid. */
export function linkIn(args: readonly string[]): string | null {
  const link = args.find(arg => arg.toLowerCase().startsWith(`${LINK_SCHEME}://`))
  return link === undefined || isRefusal(readLink(link)) ? null : link
}

/** @param onLink called with every link from the system */
export function followLinks({ shell: { app }, portable }: DesktopDeps, onLink: (link: string) => void): void {
  // Only an installed app registers: from the sources the system would start Electron without the app.
  if (app.isPackaged && !portable) app.setAsDefaultProtocolClient(LINK_SCHEME)
  app.on('open-url', (event, url) => {
    event.preventDefault()
    const link = linkIn([url])
    if (link !== null) onLink(link)
  })
}
