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
/** Size of the window icon, the only one of build/ that is committed with the sources. */
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

/** Sizes of the icons that a phone shows where the page is kept on its home screen. */
const PHONE = { 'icon-192.png': 192, 'icon-512.png': 512 }
/** A phone cuts a maskable icon to a shape of its own: everything that matters stays within this share of its width. */
const SAFE = 0.72
/** The ground of such an icon: the night of the page (--night). */
const GROUND = '#110d1a'

/**
 * @param {Buffer} svg
 * @returns {Map<string, Buffer>} the page's icons by their names under src-renderer/public/
 */
export function drawPageIcons(svg) {
  const draw = (text, size) =>
    new Resvg(text, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng()
  const inner = `data:image/svg+xml;base64,${svg.toString('base64')}`
  const at = (100 * (1 - SAFE)) / 2,
    wide = 100 * SAFE
  const masked = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${GROUND}" d="M0 0h100v100H0Z"/><image href="${inner}" x="${at}" y="${at}" width="${wide}" height="${wide}"/></svg>`
  return new Map([
    ...Object.entries(PHONE).map(([name, size]) => [name, draw(svg, size)]),
    ['icon-maskable.png', draw(masked, 512)],
  ])
}

/** Writes all icons into build/, and the page's into src-renderer/public/. @returns a report line per file */
export async function drawIconFiles() {
  const build = path.join(root, 'build'),
    report = []
  for (const [name, bytes] of await drawIcons(readFileSync(path.join(build, 'icon.svg')))) {
    mkdirSync(path.dirname(path.join(build, name)), { recursive: true })
    writeFileSync(path.join(build, name), bytes)
    report.push(`${(bytes.length / 1000).toFixed(1).padStart(8)} kB  build/${name}`)
  }
  for (const [name, bytes] of drawPageIcons(readFileSync(path.join(build, 'icon.svg')))) {
    const file = path.join('src-renderer/public', name)
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), bytes)
    report.push(`${(bytes.length / 1000).toFixed(1).padStart(8)} kB  ${file}`)
  }
  return report
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${(await drawIconFiles()).join('\n')}\n`)
