/** Two questions to the host by HTTP: a page brings the key of the owner's link, and `undertable owner` asks for a new one. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fromOurPage } from './originCheck'
import { HEADERS } from './staticPages'

export const EXCHANGE_PATH = '/owner',
  NEW_KEY_PATH = '/owner/key'

/** Bytes: both questions are shorter. */
const MOST_BYTES = 400

export interface OwnerDoor {
  /** The secret of the page that brings this key; null for a wrong one. @param isLocal whether it comes from this machine */
  exchange(key: string, isLocal: boolean): string | null
  /** The answer to somebody who proves to be the user that runs the host; null for anybody else. */
  answer(question: string): string | null
}

/** @returns whether the request was such a question */
export function serveOwnerDoor(
  door: OwnerDoor,
  isLocal: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.url !== EXCHANGE_PATH && request.url !== NEW_KEY_PATH) return false
  if (request.method !== 'POST' || !fromOurPage(request)) {
    response.writeHead(request.method === 'POST' ? 403 : 405, HEADERS).end()
    return true
  }
  let asked = ''
  request.on('data', (part: Buffer) => {
    asked += part.toString('latin1')
    if (asked.length > MOST_BYTES) request.destroy()
  })
  request.on('end', () => {
    const said = request.url === EXCHANGE_PATH ? door.exchange(asked, isLocal) : isLocal ? door.answer(asked) : null
    if (said === null) response.writeHead(403, HEADERS).end()
    else response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end(said)
  })
  return true
}
