/** What a browser shows where guests may not come with a browser alone. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { interfaceWords, languageFor } from '../../src-shared/lang'
import { HEADERS } from './pages'

/** A page of a few words, in the browser's language: none of the app's own. */
export function serveNoGuests(request: IncomingMessage, response: ServerResponse): void {
  const language = languageFor(
    (request.headers['accept-language'] ?? '').split(',').map(part => part.split(';')[0]?.trim() ?? ''),
  )
  const { app, refusals } = interfaceWords[language]
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${app.name}</title><h1>${app.name}</h1><p>${refusals.guestsOff}</p></html>`
  response
    .writeHead(403, { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(request.method === 'HEAD' ? undefined : body)
}
