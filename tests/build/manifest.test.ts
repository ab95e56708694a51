/** A phone that keeps the page on its home screen plays without the browser's bars. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPages } from '../../src-main/net/staticPages'

const folder = path.resolve(import.meta.dirname, '../../out/renderer')
const page = readFileSync(path.join(folder, 'index.html'), 'utf8')

describe('the web app manifest', () => {
  const name = /<link rel="manifest" href="\.\/([^"]+)"/.exec(page)?.[1] ?? ''
  const manifest = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as {
    readonly display: string
    readonly start_url: string
    readonly icons: readonly { readonly src: string; readonly purpose: string }[]
  }

  it('opens the page without bars, and has icons of our own that are there', () => {
    expect(['fullscreen', 'standalone']).toContain(manifest.display)
    expect(manifest.start_url).toBe('./')
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src } of manifest.icons) expect([src, existsSync(path.join(folder, src))]).toEqual([src, true])
  })

  it('is served as what it is, and the page may load it', async () => {
    expect(readPages(folder).get(`/${name}`)?.type).toBe('application/manifest+json')
    expect(page).toContain("manifest-src 'self'")
  })

  it('is of the guests’ page alone: the desktop app has a window of its own', () => {
    expect(readFileSync(path.join(folder, 'desktop.html'), 'utf8')).not.toContain('manifest')
  })
})
