/** Checks of every screen in languages and sizes: measures, accessibility rules, and pictures. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { BOT_NAMES } from '../../src-main/host/party/names'
import { LANGUAGES, type Language } from '../../src-shared/locales/languages'
import { barriers, measureAt, PSEUDO, resize, switchLanguage, untranslated, type NotOurs } from './measures'
import { LONG } from '../kit/effort'
import { LAPTOP, TABLE_NAME, type Screen } from './stage'
import { ANNA, BORIS, EVA, JOIN_CODE, PRESET, type Stop } from './touring'

const PHONE = { width: 360, height: 640 },
  SMALL = { width: 1024, height: 768 },
  DESKTOP = { width: 1920, height: 1080 },
  TELEVISION = { width: 3840, height: 2160 }
/** A small laptop at 200 %. */
const ZOOMED = { width: 512, height: 384 }
/** Upright. */
const TABLET = { width: 820, height: 1180 }
const SIZES: readonly Screen[] = [PHONE, ZOOMED, TABLET, SMALL, DESKTOP, TELEVISION]
type Look = Language | typeof PSEUDO
/** Where pictures go; without it none is taken. */
const shots = process.env.UNDERTABLE_SHOTS ?? ''
/** The long form, and pictures: everything. */
export const WHOLE = LONG || shots !== ''

/** Only some languages or widths, by `--languages ru,it` and `--widths 360`. */
const only = (name: string): ((one: string | number) => boolean) => {
  const wanted = (process.env[`UNDERTABLE_${name}`] ?? '').split(',').filter(one => one !== '')
  return one => wanted.length === 0 || wanted.includes(String(one))
}
const spoken = only('LANGUAGES'),
  wide = only('WIDTHS')

/** Pictures are taken in the pseudo-language only when it is named. */
const ALL: readonly Look[] = [
  ...LANGUAGES.map(({ id }) => id),
  ...(LONG || process.env.UNDERTABLE_LANGUAGES ? ([PSEUDO] as const) : []),
]

/** In the short form: the narrowest and the most common size, with the longest texts. */
const LOOKS: readonly (readonly [Look, readonly Screen[]])[] = WHOLE
  ? ALL.filter(spoken).map(language => [language, SIZES.filter(({ width }) => wide(width))])
  : [
      ['ru', [PHONE, DESKTOP]],
      [PSEUDO, [PHONE]],
    ]

/** The language between checks. A page that writes its log in the pseudo-language shows all of it there. */
export const BETWEEN = LOOKS.some(([language]) => language === PSEUDO) ? PSEUDO : 'en'

/** Text in any language: names that people and hosts have chosen, addresses, names of languages. */
export const NOT_OURS: NotOurs = [
  ANNA,
  BORIS,
  EVA,
  PRESET,
  ...BOT_NAMES,
  ...LANGUAGES.map(({ name }) => name),
  JOIN_CODE,
  TABLE_NAME,
  /\bhttps?:\S+|\btable\.test\b/g,
  // Dates and times as the browser writes them in English.
  /(?:\w+day, )?[A-Z]\w+ \d{1,2}, \d{4}|\d{1,2}:\d{2}\s[AP]M/g,
]

/** The brackets come from a font of the system: their taller line overflows this card, which fits its text, by 2 pixels. */
const BRACKETS = /^cut off below: span\.card object face pearl /

/** Milliseconds after which a missing picture is requested again: a browser may have missed its frame. */
const PICTURE = 30_000

/**
 * Checks a screen in all languages and sizes. @param least the narrowest window that it can have @returns its faults,
 * as text
 */
export async function checkScreen({ screen, looker, again, notOurs = [] }: Stop, least = 0): Promise<string[]> {
  const faults: string[] = []
  for (const [language, sizes] of LOOKS) {
    await switchLanguage(looker, language)
    for (const size of sizes.filter(({ width }) => width >= least)) {
      await resize(looker, size)
      await again?.()
      faults.push(
        ...(await measureAt(looker, size))
          .filter(fault => language !== PSEUDO || !BRACKETS.test(fault))
          .map(fault => `${screen} in ${language} at ${size.width}: ${fault}`),
      )
      if (language === PSEUDO)
        faults.push(
          ...(await untranslated(looker, [...NOT_OURS, ...notOurs])).map(
            fault => `${screen} at ${size.width}: ${fault}`,
          ),
        )
      if (shots === '') continue
      const folder = path.join(shots, language, `${size.width}x${size.height}`)
      await mkdir(folder, { recursive: true })
      const picture = { path: path.join(folder, `${screen}.png`), timeout: PICTURE }
      await looker.page.screenshot(picture).catch(() => looker.page.screenshot(picture))
    }
    // Accessible names hold the visible text only where no brackets stand around each.
    if (language !== PSEUDO && (!WHOLE || LONG || language === 'en'))
      faults.push(...(await barriers(looker)).map(fault => `${screen} in ${language}: ${fault}`))
  }
  await switchLanguage(looker, BETWEEN)
  await resize(looker, LAPTOP)
  await again?.()
  return faults
}
