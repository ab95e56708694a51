/** The page that refuses a browser, where its texts have gone: an update has replaced the app's files under a running host. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { serveGuestsOffPage } from '../../src-main/net/guestsOffPage'

vi.mock('../../src-shared/locales/messages', () => {
  throw new Error('no such file')
})

it('a browser is refused without a text, and the host goes on', async () => {
  const answered: unknown[] = []
  const response = {
    writeHead(status: number) {
      answered.push(status)
      return response
    },
    end(body?: string) {
      answered.push(body)
    },
  }
  await serveGuestsOffPage({ headers: {} } as IncomingMessage, response as unknown as ServerResponse)
  expect(answered).toEqual([403, undefined])
})
