/** A part of the page that is loaded when it is first shown, from a host that may be gone just then. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSSRApp, defineComponent, h, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { latePart } from '../../src-renderer/ui/latePart'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const Part = defineComponent({ render: () => h('p', 'here') })
/** Fails so many times, then loads. */
function loader(failures: number): { load: () => Promise<Component>; asked: () => number } {
  let asked = 0
  return {
    load: () => (++asked <= failures ? Promise.reject(new Error('no host')) : Promise.resolve(Part)),
    asked: () => asked,
  }
}
async function shown(part: Component, ms: number): Promise<{ text: string | null; faults: unknown[] }> {
  const app = createSSRApp(part),
    faults: unknown[] = []
  app.config.errorHandler = fault => faults.push(fault)
  let text: string | null = null
  void renderToString(app).then(html => {
    text = html
  })
  await vi.advanceTimersByTimeAsync(ms)
  return { text, faults }
}

it('is shown once it is loaded', async () => {
  const { load, asked } = loader(0)
  expect(await shown(latePart(load), 0)).toEqual({ text: '<p>here</p>', faults: [] })
  expect(asked()).toBe(1)
})

it('is asked for again while the host is gone, and the page hears of no fault', async () => {
  const { load, asked } = loader(3)
  expect(await shown(latePart(load), 5999)).toEqual({ text: null, faults: [] })
  expect(asked()).toBe(3)
})

it('is shown when the host is back', async () => {
  const { load } = loader(3)
  expect(await shown(latePart(load), 6000)).toEqual({ text: '<p>here</p>', faults: [] })
})
