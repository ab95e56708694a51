/** A host that offers installers and falls silent: a guest does not wait for it without end. */
import { EventEmitter } from 'node:events'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { httpGetFrom } from '../../src-main/net/installers'

const http = vi.hoisted(() => ({ asked: [] as { readonly timeout?: number }[], request: null as unknown }))
vi.mock('../../src-main/net/nodeHttp', async original => ({
  ...(await original<object>()),
  get: (options: object) => {
    http.asked.push(options)
    return http.request
  },
}))

let request: EventEmitter & { destroy(why: Error): void }
beforeEach(() => {
  request = Object.assign(new EventEmitter(), {
    destroy(why: Error) {
      request.emit('error', why)
    },
  })
  Object.assign(http, { asked: [], request })
})

describe('a host that is silent', () => {
  it('is waited for twenty seconds, and then given up', async () => {
    const answered = httpGetFrom({ address: '10.0.0.2', port: 26262 })('/installers')
    expect(http.asked).toEqual([{ host: '10.0.0.2', port: 26262, path: '/installers', agent: false, timeout: 20_000 }])
    request.emit('timeout')
    await expect(answered).rejects.toThrow('the host is silent')
  })
})
