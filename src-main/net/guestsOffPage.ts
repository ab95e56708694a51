/** The page that a browser shows when browser guests are not allowed. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageFor } from '../../src-shared/locales/languages'
import { HEADERS } from './staticPages'

/** A minimal page in the browser's language, without the app. */
export async function serveGuestsOffPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Loaded on demand: a host needs the page's texts for nothing else. An update may have replaced them meanwhile.
  const texts = await import('../../src-shared/locales/messages').catch(() => null)
  if (!texts) {
    response.writeHead(403, HEADERS).end()
    return
  }
  const language = languageFor(
    (request.headers['accept-language'] ?? '').split(',').map(part => part.split(';')[0]?.trim() ?? ''),
  )
  const { app, refusals } = texts.appMessages[language]
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${app.name}</title><h1>${app.name}</h1><p>${refusals.guestsOff}</p></html>`
  response
    .writeHead(403, { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(request.method === 'HEAD' ? undefined : body)
}
