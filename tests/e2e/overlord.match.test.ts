/** Whole matches of "Aye, Dark Overlord!" in a real browser, with both rule sets, and typed lines with hostile text. */
import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { LONG } from '../kit/effort'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

/** Sets an option, and waits until the table has it. */
async function option(visitor: Visitor, key: string, value: string): Promise<void> {
  await visitor.page.locator(`#option-${key}`).selectOption(value)
  await visitor.page.waitForFunction(
    ([of, to]) => document.querySelector<HTMLSelectElement>(`#option-${of}`)?.value === to,
    [key, value] as const,
  )
}

async function sameWinners(visitors: readonly Visitor[]): Promise<void> {
  const winners = await Promise.all(visitors.map(visitor => visitor.test('winner').getAttribute('data-winners')))
  expect(winners[0]).toMatch(/^\d(,\d)*$/)
  expect(new Set(winners).size).toBe(1)
  for (const visitor of visitors) {
    await visitor.fits()
    expect(visitor.faults).toEqual([])
  }
}

describe('Aye, Dark Overlord! in the browser', () => {
  it.runIf(LONG)('formal, of 4 seats: two people in Russian and Italian, and two bots, to the third look', async () => {
    at = await stage('--seed', 'formal')
    const anna = await Visitor.come(at, 'Анна', 'ru-RU'),
      bruno = await Visitor.come(at, 'Bruno', 'it-IT')
    await anna.chooseGame('overlord')
    await anna.addBots(2, 2)
    await option(anna, 'rules', 'formal')
    await option(anna, 'window', '0')
    await bruno.test('seat-ready').click()
    await anna.start()
    await Promise.all([anna, bruno].map((visitor, i) => visitor.playOn(i + 1)))
    await sameWinners([anna, bruno])
  })

  it('classic, of 5 seats with a human Overlord: hostile lines stay text for everybody, in the log and in the saved tale', async () => {
    at = await stage('--seed', 'classic')
    const anna = await Visitor.come(at, 'Anna'),
      boris = await Visitor.come(at, 'Boris')
    await anna.chooseGame('overlord')
    await anna.addBots(3, 2)
    await option(anna, 'overlord', '1')
    await option(anna, 'silence', '10')
    await boris.test('seat-ready').click()
    await anna.start()

    const errand = '<img src=x onerror="document.title=\'owned\'"> [a link](javascript:alert(1))'
    await anna.page.locator('[data-ask="errand"] [data-test="line-input"]').fill(errand)
    await anna.page.locator('[data-ask="errand"] [data-option="1"]').click()
    // Enter sends: typing needs no button.
    await anna.test('line-input').press('Enter')

    // Control characters of terminals cannot be typed or pasted: only their text is sent.
    const tale =
      '<script>document.title="owned"</script> \u202ereversed & "quoted"\u001b[31mred\u001b[0m\nand\u0007no bell'
    const seen = '<script>document.title="owned"</script> reversed & "quoted" [31mred [0m and no bell'
    const tell = boris.page.locator('[data-ask="tell"]')
    await boris.page.locator('[data-test="errand"] q', { hasText: errand }).waitFor()
    await boris.page.locator('[data-hand="hints"] [data-slot]').first().click()
    await tell.locator('[data-test="line-input"]').fill(tale)
    await tell.locator('[data-test="confirm"]').click()
    for (const visitor of [anna, boris]) {
      await visitor.page.locator('[data-test="told"] [data-test="line"]').getByText(seen, { exact: true }).waitFor()
      await visitor.page.locator('[data-test="log"]').getByText(seen).waitFor()
      await visitor.page.locator('[data-test="log"]').getByText(errand).waitFor()
    }

    // A strict Overlord: a tale longer than the deck would lose its first lines.
    await Promise.all([anna.playOn(1, undefined, ['look', 'refuse']), boris.playOn(2)])
    await sameWinners([anna, boris])

    await boris.test('tale').waitFor()
    const [download] = await Promise.all([boris.page.waitForEvent('download'), boris.test('tale-save').click()])
    expect(download.suggestedFilename()).toBe('the-book-of-excuses.html')
    const saved = await readFile(await download.path(), 'utf8')
    // Opened like any saved file: a page of its own, in which scripts could run.
    const opened = await boris.context.newPage()
    await opened.setContent(saved)
    const found = await opened.evaluate(() => {
      const all = [...document.querySelectorAll('*')]
      return {
        title: document.title,
        active: all.filter(one => one.matches('script, img, a, iframe, object, embed, link, form, input')).length,
        handlers: all.flatMap(one => one.getAttributeNames()).filter(name => /^on|^href$|^src$|^srcdoc$/.test(name)),
        values: all
          .flatMap(one => one.getAttributeNames().map(name => one.getAttribute(name) ?? ''))
          .filter(value => /owned|javascript|quoted/.test(value)),
        styles: document.querySelectorAll('style').length,
        pictures: document.querySelectorAll('svg').length,
        lines: [...document.querySelectorAll('q')].map(one => one.textContent),
      }
    })
    expect(found).toMatchObject({ title: 'The Book of Excuses', active: 0, handlers: [], values: [], styles: 1 })
    expect(found.pictures).toBeGreaterThan(1)
    expect(found.lines).toContain(seen)
    expect(found.lines).toContain(errand)
    for (const visitor of [anna, boris]) {
      expect(await visitor.page.title()).not.toContain('owned')
      expect(visitor.faults).toEqual([])
    }
  })
})
