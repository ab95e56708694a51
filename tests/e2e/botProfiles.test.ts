/** The host chooses a bot's level and personality, in their own language, on a phone as on a laptop. */
import { expect, it } from 'vitest'
import { LAPTOP, stage, Visitor } from './stage'

const PHONE = { width: 360, height: 640 }

it.each([
  ['en-GB', LAPTOP, 'bot, master, a liar'],
  ['ru-RU', PHONE, 'бот, мастер, лжец'],
  ['it-IT', PHONE, 'bot, maestro, bugiardo'],
] as const)(
  "a bot's profile is chosen by the host and shown to everybody, and nothing is wider than the screen: %s",
  async (locale, viewport, words) => {
    const at = await stage()
    try {
      const host = await Visitor.come(at, 'Anna', locale, { viewport }),
        guest = await Visitor.come(at, 'Boris', locale, { viewport })
      await host.test('bot-level').selectOption('hard')
      await host.test('bot-temper').selectOption('liar')
      await host.addBots(1, 2)
      for (const one of [host, guest]) expect(await one.test('nature').innerText()).toBe(words)
      expect(await guest.test('bot-level').count()).toBe(0)
      for (const { page } of [host, guest])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBeLessThanOrEqual(0)
      const shots = process.env.UNDERTABLE_SHOTS
      if (shots)
        await host.page
          .locator('.seats')
          .first()
          .screenshot({ path: `${shots}/natures-${locale}.png` })
      expect([...host.faults, ...guest.faults]).toEqual([])
    } finally {
      await at.close()
    }
  },
)
