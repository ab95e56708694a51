/** The faces that are brought along: each has the letters of all our languages, so that no word falls back to a face of the system. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { castleMessages } from '../../src-shared/games/castle/locales/messages'
import { mascaradeMessages } from '../../src-shared/games/mascarade/locales/messages'
import { overlordMessages } from '../../src-shared/games/overlord/locales/messages'
import { talesMessages } from '../../src-shared/games/tales/locales/messages'
import { appMessages } from '../../src-shared/locales/messages'

const assets = path.resolve(import.meta.dirname, '../../out/renderer/assets')

interface Face {
  readonly family: string
  readonly style: string
  readonly file: string
  readonly ranges: readonly (readonly [number, number])[]
}

const hex = (digits: string): number => Number.parseInt(digits, 16)

/** `U+400-45F`, `U+??`. */
function rangeOf(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().slice(2).split('-')
  return [hex(from.replaceAll('?', '0')), hex(to.replaceAll('?', 'F'))]
}

function faces(): Face[] {
  const sheets = readdirSync(assets)
    .filter(name => name.endsWith('.css'))
    .map(name => readFileSync(path.join(assets, name), 'utf8'))
    .join('\n')
  return [...sheets.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => {
    const word = (of: RegExp): string => of.exec(body)?.[1] ?? ''
    return {
      family: word(/font-family:\s*["']?([^;"']+)/),
      style: word(/font-style:\s*(\w+)/),
      file: word(/url\(["']?\.?\/?([^)"']+)/),
      ranges: word(/unicode-range:\s*([^;}]+)/)
        .split(',')
        .map(rangeOf),
    }
  })
}

/** The letters that a WOFF2 file has signs for: its table `cmap`, which stands untransformed within one stream of Brotli. */
function lettersOf(file: string): ReadonlySet<number> {
  const data = readFileSync(path.join(assets, file)),
    tables = data.readUInt16BE(12),
    packed = data.readUInt32BE(20)
  let at = 48,
    offset = 0,
    cmap: readonly [number, number] | null = null
  const number = (): number => {
    let value = 0
    for (;;) {
      const byte = data.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let table = 0; table < tables; table++) {
    const flags = data.readUInt8(at++),
      tag = flags & 63,
      version = flags >> 6
    if (tag === 63) at += 4
    const length = number()
    // Outlines and their index are transformed unless they say otherwise, all others only if they say so.
    const stored = (tag === 10 || tag === 11 ? version !== 3 : version !== 0) ? number() : length
    if (tag === 0) cmap = [offset, stored]
    offset += stored
  }
  if (!cmap) throw new Error(`${file} has no cmap`)
  return readCmap(brotliDecompressSync(data.subarray(at, at + packed)).subarray(cmap[0], cmap[0] + cmap[1]))
}

function readCmap(cmap: Buffer): ReadonlySet<number> {
  const found = new Set<number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.readUInt32BE(8 + 8 * i),
      format = cmap.readUInt16BE(at)
    if (format === 12) {
      for (let group = 0; group < cmap.readUInt32BE(at + 12); group++) {
        const [from, to] = [cmap.readUInt32BE(at + 16 + 12 * group), cmap.readUInt32BE(at + 20 + 12 * group)]
        for (let letter = from; letter <= to; letter++) found.add(letter)
      }
    } else if (format === 4) {
      const twice = cmap.readUInt16BE(at + 6)
      for (let segment = 0; segment < twice; segment += 2) {
        const to = cmap.readUInt16BE(at + 14 + segment),
          from = cmap.readUInt16BE(at + 16 + twice + segment)
        for (let letter = from; letter <= to && letter < 0xffff; letter++) found.add(letter)
      }
    }
  }
  return found
}

const ALPHABETS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÈÉÌÒÙàèéìòùАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя«»“”„‘’–—…·×№'
/** And whatever letter stands in our texts besides. */
const WRITTEN = [
  ...JSON.stringify([appMessages, castleMessages, mascaradeMessages, talesMessages, overlordMessages]),
].filter(letter => /\p{L}/u.test(letter))
const LETTERS = [...new Set([...ALPHABETS, ...WRITTEN])]

describe('the faces', () => {
  const all = faces()

  it('are two, upright and slanted', () => {
    expect([...new Set(all.map(({ family, style }) => `${family} ${style}`))].sort()).toEqual([
      'Alegreya Variable italic',
      'Alegreya Variable normal',
      'Source Sans 3 Variable italic',
      'Source Sans 3 Variable normal',
    ])
  })

  it.each([...new Set(all.map(({ family, style }) => `${family} ${style}`))])(
    '%s has every letter of every language, in a file that is fetched for it',
    of => {
      const have = new Set<number>()
      for (const { family, style, file, ranges } of all) {
        if (`${family} ${style}` !== of) continue
        for (const letter of lettersOf(file))
          if (ranges.some(([from, to]) => letter >= from && letter <= to)) have.add(letter)
      }
      expect(LETTERS.filter(letter => !have.has(letter.codePointAt(0) ?? 0))).toEqual([])
      // And not just any: the measure itself finds what is missing.
      expect(have.has('漢'.codePointAt(0) ?? 0)).toBe(false)
    },
  )
})
