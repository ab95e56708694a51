/** Every screen looked at in languages and sizes: what is measured, which rules are tried, and where pictures go. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGES, type Language } from '../../src-shared/lang'
import { barriers, measuredAt, resize, speak } from './looking'
import { LAPTOP, LONG, type Screen } from './stage'
import type { Stop } from './touring'

const PHONE = { width: 360, height: 640 },
  SMALL = { width: 1024, height: 768 },
  DESKTOP = { width: 1920, height: 1080 },
  TELEVISION = { width: 3840, height: 2160 }
/** A small laptop at 200 %. */
const ZOOMED = { width: 512, height: 384 }
/** Upright. */
const TABLET = { width: 820, height: 1180 }
const SIZES: readonly Screen[] = [PHONE, ZOOMED, TABLET, SMALL, DESKTOP, TELEVISION]
const ALL: readonly Language[] = LANGUAGES.map(({ id }) => id)
/** Where pictures go; without it none is taken. */
const shots = process.env.UNDERTABLE_SHOTS ?? ''
/** The long form, and whoever wants pictures: all of it. */
export const WHOLE = LONG || shots !== ''

/** Some languages or widths alone, by `--languages ru,it` and `--widths 360`. */
const only = (name: string): ((one: string | number) => boolean) => {
  const wanted = (process.env[`UNDERTABLE_${name}`] ?? '').split(',').filter(one => one !== '')
  return one => wanted.length === 0 || wanted.includes(String(one))
}
const spoken = only('LANGUAGES'),
  wide = only('WIDTHS')

/** In the short form: the narrowest and what most people have, with the longest words. */
const LOOKS: readonly (readonly [Language, readonly Screen[]])[] = WHOLE
  ? ALL.filter(spoken).map(language => [language, SIZES.filter(({ width }) => wide(width))])
  : [['ru', [PHONE, DESKTOP]]]

/** Milliseconds after which a picture that does not come is asked for once more: a browser may have missed its frame. */
const PICTURE = 30_000

/** Looks at a screen in all languages and sizes. @param least the narrowest window that it can have @returns what is wrong, in words */
export async function seen({ screen, looker, again }: Stop, least = 0): Promise<string[]> {
  const faults: string[] = []
  for (const [language, sizes] of LOOKS) {
    await speak(looker, language)
    for (const size of sizes.filter(({ width }) => width >= least)) {
      await resize(looker, size)
      await again?.()
      faults.push(
        ...(await measuredAt(looker, size)).map(fault => `${screen} in ${language} at ${size.width}: ${fault}`),
      )
      if (shots === '') continue
      const folder = path.join(shots, language, `${size.width}x${size.height}`)
      await mkdir(folder, { recursive: true })
      const picture = { path: path.join(folder, `${screen}.png`), timeout: PICTURE }
      await looker.page.screenshot(picture).catch(() => looker.page.screenshot(picture))
    }
    if (!WHOLE || LONG || language === 'en')
      faults.push(...(await barriers(looker)).map(fault => `${screen} in ${language}: ${fault}`))
  }
  await speak(looker, 'en')
  await resize(looker, LAPTOP)
  await again?.()
  return faults
}
