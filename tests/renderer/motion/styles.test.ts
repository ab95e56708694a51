/**
 * Animations end within 900 ms, also those of the style sheets; endless ones set a mood, and texts may stay to be read.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { LONGEST_MS } from '../../../src-renderer/motion/motions'

const root = path.resolve(import.meta.dirname, '../../../src-renderer')
/** A chip with a change of coins is read, not watched. The curtains are scenes of their own, closed by a press. */
const READ = ['ui/UiCoins.vue', 'FinalCurtain.vue', 'DeclarationScene.vue', 'result/ConfettiLayer.vue']

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory()
      ? files(path.join(folder, entry.name))
      : /\.(vue|css)$/.test(entry.name)
        ? [path.join(folder, entry.name)]
        : [],
  )

/**
 * Times in a style sheet that are too long, in milliseconds. A duration alone only varies a mood, like the flicker of a
 * second torch. In an animation the first time is its duration; a second one would be a delay.
 */
export function tooLong(style: string): number[] {
  return [...style.matchAll(/(?:transition(?:-duration)?|animation):([^;}]*)/g)]
    .flatMap(([, value = '']) => value.split(/,(?![^(]*\))/))
    .filter(one => !one.includes('infinite'))
    .flatMap(one => {
      const time = /(?<![\w.-])(\d*\.?\d+)(ms|s)\b/.exec(one)
      return time ? [Number(time[1]) * (time[2] === 's' ? 1000 : 1)] : []
    })
    .filter(ms => ms > LONGEST_MS)
}

describe('the style sheets', () => {
  it('animate nothing for longer', () => {
    const all = files(root).filter(file => !READ.some(read => file.endsWith(read)))
    expect(all.length).toBeGreaterThan(100)
    expect(
      all
        .map(file => [path.relative(root, file), tooLong(readFileSync(file, 'utf8'))])
        .filter(([, times]) => times?.length),
    ).toEqual([])
  })

  it('are parsed as they are written', () => {
    expect(tooLong('a { transition: opacity 1.2s ease, fill 0.3s; animation: sway 4s infinite; }')).toEqual([1200])
    expect(tooLong('a { animation: go 901ms; transition-duration: .9s; animation-duration: 2s; }')).toEqual([901])
  })
})
