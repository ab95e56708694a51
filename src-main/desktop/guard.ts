/** What no page of ours ever does: go elsewhere, open windows, embed others, ask the system for anything, fetch files. */
import type { Session, WebContents } from 'electron'
import { isOurs, SCHEME } from './appProtocol'
import type { Shell } from './given'

/** All that the page needs of the system: copying a text, filling the screen, keeping it awake during a match. */
const ALLOWED: readonly string[] = ['clipboard-sanitized-write', 'fullscreen', 'screen-wake-lock']
/** What the page made itself (a text to save) has an address of its own in it. */
const OWN_TEXT = `blob:${SCHEME}://undertable/`

/** Guards every page that this program ever opens. */
export function guardPages(shell: Shell, report: (line: string) => void): void {
  shell.app.on('web-contents-created', (_, contents) => {
    guardContents(contents, report)
  })
}

function guardContents(contents: WebContents, report: (line: string) => void): void {
  const stay = (event: { preventDefault(): void }, url: string): void => {
    if (isOurs(url)) return
    event.preventDefault()
    report('a page wanted to go elsewhere')
  }
  contents.on('will-navigate', event => {
    stay(event, event.url)
  })
  contents.on('will-frame-navigate', event => {
    stay(event, event.url)
  })
  contents.on('will-redirect', event => {
    stay(event, event.url)
  })
  contents.on('will-attach-webview', event => {
    event.preventDefault()
  })
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Guards what pages ask of the system and of the network. */
export function guardSession(session: Session, report: (line: string) => void): void {
  session.setPermissionRequestHandler((contents, permission, answer) => {
    answer(ALLOWED.includes(permission) && isOurs(contents.getURL()))
  })
  session.setPermissionCheckHandler(
    (contents, permission) => contents !== null && ALLOWED.includes(permission) && isOurs(contents.getURL()),
  )
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event, item) => {
    if (item.getURL().startsWith(OWN_TEXT)) return
    event.preventDefault()
    report('a download was refused')
  })
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !/^(app:\/\/undertable\/|data:|blob:|devtools:)/.test(url) })
  })
}
