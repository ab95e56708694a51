/** `npm run icons`: draws all icons from build/icon.svg. `npm run dist` does so each time. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { IconIcns, IconIco } from '@shockpkg/icon-encoder'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Sizes for Linux desktops; app stores show the largest. */
const LINUX = [16, 24, 32, 48, 64, 128, 256, 512, 1024]
/** Sizes for Windows: taskbar and title bar at 100 to 200 %, and large folder icons. */
const WINDOWS = [16, 20, 24, 32, 40, 48, 64, 256]
/** Icon types of the macOS format, with their width in pixels. */
const MAC = {
  ic12: 64,
  ic07: 128,
  ic13: 256,
  ic08: 256,
  ic04: 16,
  ic14: 512,
  ic09: 512,
  ic05: 32,
  ic10: 1024,
  ic11: 32,
}
/** Size of the window icon, the only one committed with the sources. */
const WINDOW = 256

/**
 * @param {Buffer} svg
 * @returns {Promise<Map<string, Buffer>>} the files by their paths under build/
 */
export async function drawIcons(svg) {
  const drawn = new Map()
  const png = size => {
    if (!drawn.has(size))
      drawn.set(
        size,
        new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng(),
      )
    return drawn.get(size)
  }
  const ico = new IconIco(),
    icns = new IconIcns()
  for (const size of WINDOWS) await ico.addFromPng(png(size), null, false)
  icns.toc = true
  for (const [type, size] of Object.entries(MAC)) await icns.addFromPng(png(size), [type], false)
  return new Map([
    ['icon.png', png(WINDOW)],
    ['icon.ico', Buffer.from(ico.encode())],
    ['icon.icns', Buffer.from(icns.encode())],
    ...LINUX.map(size => [`icons/${size}x${size}.png`, png(size)]),
  ])
}

/** Writes all icons into build/. @returns a report line per file */
export async function drawIconFiles() {
  const build = path.join(root, 'build'),
    report = []
  for (const [name, bytes] of await drawIcons(readFileSync(path.join(build, 'icon.svg')))) {
    mkdirSync(path.dirname(path.join(build, name)), { recursive: true })
    writeFileSync(path.join(build, name), bytes)
    report.push(`${(bytes.length / 1000).toFixed(1).padStart(8)} kB  build/${name}`)
  }
  return report
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${(await drawIconFiles()).join('\n')}\n`)
