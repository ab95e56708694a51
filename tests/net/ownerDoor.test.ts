/** The two questions about the owner by HTTP, over a real socket. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OwnerDoor } from '../../src-main/net/ownerDoor'
import { startServer, type TestServer } from '../kit/testServer'

const asked: unknown[] = []
const door: OwnerDoor = {
  exchange(key, isLocal) {
    asked.push([key, isLocal])
    return key === 'key' && isLocal ? 'secret' : null
  },
  answer: question => (question === 'question' ? 'answer' : null),
}
let table: TestServer, remote: TestServer
beforeEach(async () => {
  asked.length = 0
  table = await startServer([], { owner: door })
  remote = await startServer([], { owner: door, isLocal: () => false })
})
afterEach(async () => {
  await table.close()
  await remote.close()
})

async function post(at: TestServer, path: string, body: string, headers: Record<string, string> = {}) {
  const reply = await fetch(`http://127.0.0.1:${at.server.port}${path}`, { method: 'POST', body, headers })
  return { status: reply.status, text: await reply.text(), stored: reply.headers.get('cache-control') }
}

describe('the door of the owner', () => {
  it('gives a secret for the key, which no cache keeps', async () => {
    expect(await post(table, '/owner', 'key')).toEqual({ status: 200, text: 'secret', stored: 'no-store' })
    const origin = `http://127.0.0.1:${table.server.port}`
    expect(await post(table, '/owner', 'key', { origin })).toMatchObject({ status: 200 })
  })

  it('answers `undertable owner` on its own machine only', async () => {
    expect(await post(table, '/owner/key', 'question')).toMatchObject({ status: 200, text: 'answer' })
    expect(await post(table, '/owner/key', 'another')).toMatchObject({ status: 403, text: '' })
    expect(await post(remote, '/owner/key', 'question')).toMatchObject({ status: 403, text: '' })
  })

  it('passes on whether a key comes from its own machine', async () => {
    expect(await post(remote, '/owner', 'key')).toMatchObject({ status: 403, text: '' })
    expect(asked).toEqual([['key', false]])
  })

  it.each(['http://evil.example', 'null'])('asks nobody for a page of %s', async origin => {
    expect(await post(table, '/owner', 'key', { origin })).toMatchObject({ status: 403 })
    expect(asked).toEqual([])
  })

  it('is asked by POST only', async () => {
    const reply = await fetch(`http://127.0.0.1:${table.server.port}/owner`)
    expect([reply.status, asked]).toEqual([405, []])
  })

  it('reads no long text, and goes on', async () => {
    await expect(post(table, '/owner', 'x'.repeat(100_000))).rejects.toThrow()
    expect(asked).toEqual([])
    expect(await post(table, '/owner', 'x'.repeat(400))).toMatchObject({ status: 403 })
    expect(await post(table, '/owner', 'key')).toMatchObject({ status: 200 })
  })
})
