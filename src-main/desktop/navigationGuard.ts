/** Blocks what our page never does: navigation, new windows, embedding, permission requests, foreign downloads. */
import type { Session, WebContents } from 'electron'
import { isOwnPage, SCHEME } from './appProtocol'
import type { Shell } from './deps'

/** The permissions that the page needs. */
const ALLOWED: readonly string[] = ['clipboard-sanitized-write', 'fullscreen', 'screen-wake-lock']
/** URL prefix of files that the page has created itself. */
const OWN_BLOB = `blob:${SCHEME}://undertable/`

/** Guards every page that this program opens. */
export function guardPages(shell: Shell, report: (line: string) => void): void {
  shell.app.on('web-contents-created', (_, contents) => {
    guardContents(contents, report)
  })
}

function guardContents(contents: WebContents, report: (line: string) => void): void {
  const blockForeign = (event: { preventDefault(): void }, url: string): void => {
    if (isOwnPage(url)) return
    event.preventDefault()
    report('a page wanted to go elsewhere')
  }
  contents.on('will-navigate', event => {
    blockForeign(event, event.url)
  })
  contents.on('will-frame-navigate', event => {
    blockForeign(event, event.url)
  })
  contents.on('will-redirect', event => {
    blockForeign(event, event.url)
  })
  contents.on('will-attach-webview', event => {
    event.preventDefault()
  })
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Guards permissions, downloads and network requests. */
export function guardSession(session: Session, report: (line: string) => void): void {
  session.setPermissionRequestHandler((contents, permission, answer) => {
    answer(ALLOWED.includes(permission) && isOwnPage(contents.getURL()))
  })
  session.setPermissionCheckHandler(
    (contents, permission) => contents !== null && ALLOWED.includes(permission) && isOwnPage(contents.getURL()),
  )
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event, item) => {
    if (item.getURL().startsWith(OWN_BLOB)) return
    event.preventDefault()
    report('a download was refused')
  })
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !/^(app:\/\/undertable\/|data:|blob:|devtools:)/.test(url) })
  })
}
