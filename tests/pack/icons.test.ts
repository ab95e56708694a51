/** The icons are drawn from one picture, in every size and format that a system asks for. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawIcons, drawPageIcons } from '../../scripts/icons.mjs'

const build = path.resolve(import.meta.dirname, '../../build')
const svg = readFileSync(path.join(build, 'icon.svg'))
let icons: ReadonlyMap<string, Buffer>
beforeAll(async () => {
  icons = await drawIcons(svg)
})

const file = (name: string): Buffer => icons.get(name) ?? Buffer.alloc(0)
/** The width and height in a PNG's own head. */
const pngSize = (png: Buffer): number[] => {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

describe('the icons', () => {
  it.each([16, 24, 32, 48, 64, 128, 256, 512, 1024])('for Linux, %i pixels wide', size => {
    expect(pngSize(file(`icons/${size}x${size}.png`))).toEqual([size, size])
  })

  it('for Windows, from the smallest to 256 pixels', () => {
    const ico = file('icon.ico')
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1])
    const widths = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => ico[6 + 16 * i] ?? -1)
    expect(widths).toEqual([16, 20, 24, 32, 40, 48, 64, 0])
  })

  it('for macOS, plain and for fine screens', () => {
    const icns = file('icon.icns'),
      words: string[] = []
    expect([icns.toString('latin1', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length])
    for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) words.push(icns.toString('latin1', at, at + 4))
    expect(words).toEqual(['TOC ', 'ic12', 'ic07', 'ic13', 'ic08', 'ic04', 'ic14', 'ic09', 'ic05', 'ic10', 'ic11'])
  })

  it('show the picture as it is now: the one that is kept is not out of date', () => {
    expect(pngSize(file('icon.png'))).toEqual([256, 256])
    expect(readFileSync(path.join(build, 'icon.png')).equals(file('icon.png')), 'run: npm run icons').toBe(true)
  })

  it('for phones that keep the page on their home screen, as the manifest of the page names them', () => {
    const folder = path.resolve(import.meta.dirname, '../../src-renderer/public'),
      drawn = drawPageIcons(svg)
    const { icons: named } = JSON.parse(readFileSync(path.join(folder, 'app.webmanifest'), 'utf8')) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string }[]
    }
    expect(named.map(({ src }) => src.replace('./', '')).sort()).toEqual([...drawn.keys()].sort())
    for (const { src, sizes } of named) {
      const bytes = drawn.get(src.replace('./', '')) ?? Buffer.alloc(0)
      expect(pngSize(bytes).join('x')).toBe(sizes)
      expect(readFileSync(path.join(folder, src)).equals(bytes), 'run: npm run icons').toBe(true)
    }
  })

  it('change when the picture does', async () => {
    const other = await drawIcons(Buffer.from(svg.toString().replace('#3f8a6d', '#8a3f3f')))
    expect([...icons].filter(([name, bytes]) => other.get(name)?.equals(bytes)).map(([name]) => name)).toEqual([])
  })
})
