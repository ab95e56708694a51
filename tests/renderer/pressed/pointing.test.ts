// @vitest-environment page
/** What the teacher of a lesson highlights: the missing choices, then the button that sends them, or the one that goes back. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { pointAtNext, showMarked } from '../../../src-renderer/lesson/pointing'
import type { Answer } from '../../../src-shared/kernel'
import { windowOf } from '../watched/match'
import { everyOf } from '../watched/outline'
import { drawn, freshStores, looksItself } from './page'

looksItself()
beforeEach(() => {
  freshStores()
  windowOf(false)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

interface Shown {
  /** Choices, and which of them are taken. */
  readonly choices: { readonly [choice: string]: boolean }
  readonly buttons?: readonly ('confirm' | 'back')[]
}

/** A table on which this is shown. @returns what is pointed at there, once for each answer that has been made so far */
async function pointed(
  { choices, buttons = [] }: Shown,
  wanted: Answer | undefined,
  ...made: readonly (Answer | undefined)[]
) {
  const page = await drawn(
    defineComponent(() => () => [
      ...Object.entries(choices).map(([choice, taken]) =>
        h('button', { 'data-choice': choice, 'aria-pressed': String(taken), id: choice }),
      ),
      ...buttons.map(name => h('button', { 'data-test': name, id: name })),
    ]),
  )
  return made.map(answer => {
    pointAtNext(page.root as never, wanted, answer)
    return everyOf(page.root).flatMap(({ props }) => (props['data-wanted'] === '' ? [props.id] : []))
  })
}

const SWAP: Answer = { a: 's1', b: 's2' }

describe('a teacher points', () => {
  it('at each choice that is wanted and not taken', async () => {
    expect(await pointed({ choices: { s1: false, s2: false, s3: false } }, SWAP, undefined)).toEqual([['s1', 's2']])
    expect(await pointed({ choices: { s1: true, s2: false, s3: false } }, SWAP, undefined)).toEqual([['s2']])
  })

  it('at what sends the answer once it is made as it is wanted, and at the way back from any other', async () => {
    const all = { choices: { s1: true, s2: true }, buttons: ['back', 'confirm'] } as const
    expect(await pointed(all, SWAP, SWAP)).toEqual([['confirm']])
    expect(await pointed(all, SWAP, { a: 's1', b: 's3' })).toEqual([['back']])
  })

  it('at the way back where nothing that is wanted can be chosen or sent', async () => {
    expect(await pointed({ choices: { s3: true }, buttons: ['back'] }, SWAP, undefined)).toEqual([['back']])
  })

  it('at nothing where any answer will do, and at nothing any more that was wanted before', async () => {
    expect(await pointed({ choices: { s1: false }, buttons: ['confirm'] }, undefined, undefined)).toEqual([[]])
    const [first, second] = await pointed(
      { choices: { s1: true, s2: true }, buttons: ['back', 'confirm'] },
      SWAP,
      undefined,
      SWAP,
    )
    expect([first, second]).toEqual([['confirm'], ['confirm']])
  })
})

describe('what a teacher points at', () => {
  it('is brought in sight where none of it is, and left where it is in sight', () => {
    const scrolled = vi.fn()
    const box = (inSight: boolean): object => {
      const self = {
        getBoundingClientRect: () => ({ left: 0, right: 2, top: 0, bottom: 2 }),
        contains: (other: unknown) => inSight && other === hit,
        scrollIntoView: scrolled,
      }
      return self
    }
    const hit = { contains: () => false }
    Object.assign(document, { elementFromPoint: () => hit })
    const table = (...boxes: readonly object[]) => ({ querySelectorAll: () => boxes }) as never
    showMarked(table(box(false), box(true)))
    expect(scrolled).not.toHaveBeenCalled()
    showMarked(table(box(false), box(false)))
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'center' })
    showMarked(table())
    expect(scrolled).toHaveBeenCalledOnce()
  })
})
