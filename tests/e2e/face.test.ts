/**
 * Every screen as it is drawn: nothing wider than its window, no overlapping controls, no text cut off, and accessible
 * (WCAG A and AA). The short form takes some sizes and languages of each screen, `npm run proof -- face` all; `npm run
 * shots` takes their pictures.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { barriers, measureAt, PSEUDO, switchLanguage, untranslated } from './measures'
import { BETWEEN, checkScreen, NOT_OURS, WHOLE } from './screenChecks'
import { LAPTOP, stage, Visitor, type Stage } from './stage'
import { tour } from './touring'
import { TOURS } from './tours'

/**
 * The first tours: lobby, Mascarade, and what follows a match. The other boards are measured by their games' own tests
 * as well.
 */
const SHORT = 3

describe('every screen', () => {
  beforeAll(() => {
    Visitor.language = BETWEEN
  })
  afterAll(() => {
    Visitor.language = null
  })

  it.each((WHOLE ? TOURS : TOURS.slice(0, SHORT)).map(one => [one.name, one] as const))(
    'of %s is drawn completely, and is accessible',
    async (_, one) => {
      const faults: string[] = []
      const shown = await tour(one, async stop => {
        faults.push(...(await checkScreen(stop)))
      })
      expect(faults).toEqual([])
      expect(shown).toEqual(one.screens)
    },
  )
})

describe('the measures', () => {
  let at: Stage | null = null
  afterEach(async () => {
    await at?.close()
    at = null
  })

  /** In the page. */
  const PUT = (boxes: readonly (readonly [tag: string, text: string, style: Partial<CSSStyleDeclaration>])[]): void => {
    for (const [tag, text, style] of boxes) {
      const box = document.createElement(tag)
      box.textContent = text
      box.className = 'put'
      Object.assign(box.style, { position: 'fixed', zIndex: '99', ...style })
      document.body.append(box)
    }
  }

  it('find controls that overlap or are covered, text that is cut off or overflows, and a page that is too wide', async () => {
    at = await stage('--seed', 'measures')
    const anna = await Visitor.come(at, 'Anna')
    expect(await measureAt(anna, LAPTOP)).toEqual([])
    const box = { width: '8rem', height: '3rem', left: '0' } as const
    for (const [boxes, found] of [
      [
        [
          ['button', 'one', { ...box, top: '0' }],
          ['button', 'two', { ...box, top: '2rem' }],
        ],
        /^overlap: button\.put "one" and button\.put "two"/,
      ],
      [
        [
          ['button', 'one', { ...box, top: '0' }],
          ['p', 'a card that lies there', { ...box, top: '0', margin: '0', background: 'black' }],
        ],
        /^covered: button\.put "one" by p\.put/,
      ],
      [
        [
          [
            'p',
            'a line that is long enough',
            { ...box, top: '0', width: '3rem', overflow: 'hidden', whiteSpace: 'nowrap' },
          ],
        ],
        /^cut off at the side: p\.put/,
      ],
      [
        [['p', 'a text of several lines that are too many', { ...box, top: '0', height: '1rem', overflow: 'hidden' }]],
        /^cut off below: p\.put/,
      ],
      [
        [['button', 'Unaussprechlichkeitsgefühle', { ...box, top: '0', width: '4rem', padding: '0' }]],
        /^runs over the edge: "Unaus/,
      ],
      [
        [['p', 'far out', { position: 'absolute', top: '0', left: '200vw' }]],
        /^(wider than its window|out of the window)/,
      ],
    ] as const) {
      await anna.page.evaluate(PUT, boxes)
      const faults = await measureAt(anna, LAPTOP)
      expect(
        faults.some(fault => found.test(fault)),
        `${found.source}: ${faults.join(' · ')}`,
      ).toBe(true)
      await anna.page.evaluate(() => {
        for (const put of document.querySelectorAll('.put')) put.remove()
      })
    }
    expect(await measureAt(anna, LAPTOP)).toEqual([])
  })

  it('find letters that are too small to read, whatever makes them small', async () => {
    at = await stage('--seed', 'measures')
    const anna = await Visitor.come(at, 'Anna')
    const place = { position: 'fixed', left: '0', background: 'black' } as const
    for (const [style, found] of [
      [{ ...place, fontSize: '10.5px' }, /^letters of 10\.5 px, not 11/],
      [{ ...place, fontSize: '12px', scale: '0.8' }, /^letters of 9\.\d px, not 11/],
      [{ ...place, fontSize: '11px' }, null],
    ] as const) {
      await anna.page.evaluate(PUT, [['p', 'small', style]] as const)
      const small = (await measureAt(anna, LAPTOP)).filter(fault => fault.startsWith('letters'))
      if (found) expect(small.join()).toMatch(found)
      else expect(small).toEqual([])
      // What a card or the rules say is larger than a label, and largest where there is room.
      if (!found) {
        await anna.page.evaluate(() => {
          const put = document.querySelector<HTMLElement>('.put')
          if (put) Object.assign(put.style, { fontSize: '13px' })
          put?.setAttribute('data-rule', '')
        })
        expect((await measureAt(anna, LAPTOP)).join()).toMatch(/letters of 13\.0 px, not 14/)
        expect((await measureAt(anna, { width: 390, height: 844 })).join()).not.toContain('letters')
      }
      await anna.page.evaluate(() => {
        for (const put of document.querySelectorAll('.put')) put.remove()
      })
    }
  })

  it('find a control without a name, and text with too little contrast', async () => {
    at = await stage('--seed', 'measures')
    const anna = await Visitor.come(at, 'Anna')
    expect(await barriers(anna)).toEqual([])
    await anna.page.evaluate(PUT, [
      ['button', '', { top: '0', width: '3rem', height: '3rem' }],
      ['p', 'pale', { top: '4rem', color: '#333', background: '#222' }],
    ] as const)
    expect((await barriers(anna)).map(fault => fault.split(':')[0]).sort()).toEqual(['button-name', 'color-contrast'])
  })

  it('find a text that was never translated', async () => {
    at = await stage('--seed', 'measures')
    const anna = await Visitor.come(at, 'Anna')
    await switchLanguage(anna, PSEUDO)
    const known = [...NOT_OURS, 'Anna']
    expect(await untranslated(anna, known)).toEqual([])
    await anna.page.evaluate(PUT, [['p', 'Written by hand', { top: '0' }]] as const)
    expect(await untranslated(anna, known)).toEqual(['never translated: "Written by hand" of p.put'])
    expect(await untranslated(anna, [...known, 'Written by hand'])).toEqual([])
  })

  it('include every screen of the table exactly once', () => {
    const all = TOURS.flatMap(({ screens }) => screens)
    expect(new Set(all).size).toBe(all.length)
  })
})
