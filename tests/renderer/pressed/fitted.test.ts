// @vitest-environment page
/** Layouts that depend on the available space: the seat list on a phone, and the wall of a hall. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, shallowRef } from 'vue'
import MascaradeBoard from '../../../src-renderer/games/mascarade/MascaradeBoard.vue'
import { useFitting } from '../../../src-renderer/hall/fitting'
import { useTable } from '../../../src-renderer/store/table'
import { provideAnswering } from '../../../src-renderer/table/answering'
import { mascarade } from '../../../src-shared/games/mascarade/rules'
import type { Game } from '../../../src-shared/kernel'
import { dealt, frameOf, partyOf } from '../kit'
import { windowOf } from '../watched/match'
import { everyOf } from '../watched/outline'
import { drawn, freshStores, looksItself, notingHost, settled } from './page'

looksItself()
beforeEach(() => {
  freshStores()
  windowOf(true)
  useTable().join(notingHost().connection)
  useTable().state = { is: 'open' }
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the seats of a phone', () => {
  /** How many columns each seat takes, in order, on a board of this size in rem. */
  async function spansOf(seats: number, width: number, height: number): Promise<unknown[]> {
    const observer = class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe = (): void => {
        this.tell([{ contentRect: { width: width * 16, height: height * 16 } }])
      }
      disconnect = (): void => undefined
    }
    vi.stubGlobal('ResizeObserver', observer)
    useTable().onUpdate(frameOf(dealt(mascarade as object as Game, seats, {} as never), { party: partyOf(seats) }))
    const page = await drawn(
      defineComponent({
        setup() {
          provideAnswering()
          return () => h(MascaradeBoard, { narrow: true })
        },
      }),
    )
    await settled()
    return everyOf(page.root)
      .map(({ props: { style } }) => (style as { gridColumn?: string } | undefined)?.gridColumn)
      .filter(column => column !== undefined)
  }

  it('stand side by side where there is room, and the last one takes what is left of its row', async () => {
    // Four others in two columns: both rows are full.
    expect(await spansOf(5, 24, 30)).toEqual(['span 1', 'span 1', 'span 1', 'span 1'])
    freshStores()
    windowOf(true)
    useTable().join(notingHost().connection)
    expect(await spansOf(6, 24, 30)).toEqual(['span 1', 'span 1', 'span 1', 'span 1', 'span 2'])
  })

  it('stand one below another where two have no room', async () => {
    expect(await spansOf(6, 18, 60)).toEqual(Array(5).fill('span 1'))
  })
})

describe('the wall of a hall', () => {
  /** A window of 1000 pixels, and a page of this height at full size. */
  async function wallOf(height: number, scrolls = false) {
    let zoom = 1,
      listening: readonly string[] = []
    const fit = { resize: (): void => undefined },
      page = { height }
    const element = {
      style: {
        setProperty: (_: string, value: string) => {
          zoom = value === '' ? 1 : Number(value)
        },
      },
    }
    Object.defineProperty(document.documentElement, 'scrollHeight', { get: () => page.height * zoom })
    vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => (scrolls ? ' yes' : '') }))
    Object.assign(window, {
      innerHeight: 1000,
      addEventListener: (kind: string, act: () => void) => {
        listening = [...listening, kind]
        fit.resize = act
      },
      removeEventListener: (kind: string, act: () => void) => {
        if (act === fit.resize) listening = listening.filter(one => one !== kind)
      },
    })
    const changes = shallowRef(0)
    const drawnPage = await drawn(
      defineComponent({
        setup() {
          useFitting(shallowRef(element as never), () => changes.value)
          return () => h('i')
        },
      }),
    )
    await settled()
    return {
      zoom: () => zoom,
      listening: () => listening,
      close: drawnPage.close,
      resize: () => {
        fit.resize()
      },
      async becomes(other: number) {
        page.height = other
        changes.value++
        await settled()
      },
    }
  }

  it('is drawn at full size where it fits, to the last pixel', async () => {
    expect((await wallOf(1000)).zoom()).toBe(1)
  })

  it('is drawn smaller until it fits, and full again once there is less to show', async () => {
    const wall = await wallOf(1250)
    expect(wall.zoom()).toBe(0.8)
    await wall.becomes(1300)
    expect(wall.zoom()).toBe(0.75)
    await wall.becomes(900)
    expect(wall.zoom()).toBe(1)
  })

  it('is never drawn so small that nobody could read it', async () => {
    expect((await wallOf(9000)).zoom()).toBe(0.4)
  })

  it('is fitted again with each size of its window, and no more once it is gone', async () => {
    const wall = await wallOf(1000)
    Object.assign(window, { innerHeight: 500 })
    wall.resize()
    expect(wall.zoom()).toBe(0.5)
    expect(wall.listening()).toEqual(['resize'])
    wall.close()
    expect(wall.listening()).toEqual([])
  })

  it('may be scrolled where it is one column, as on a phone', async () => {
    expect((await wallOf(5000, true)).zoom()).toBe(1)
  })
})
