/** The tap of tests/secrecy before a boardgame.io server with its recommended secret stripping, printed beside ours. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fastRandom, type Json } from '../../../src-shared/kernel'
import { Tap, textsOf } from '../../kit/tap'
import { canariesIn, canary, textsIn } from '../../secrecy/tap/model'

const PLAYERS = 3,
  CARDS = 40
const NAMES = ['player 0', 'player 1', 'player 2', 'spectator']

interface Played {
  readonly pile: readonly string[]
  readonly held: readonly (readonly string[])[]
  readonly left: number
}

async function play(): Promise<{ taps: readonly Tap[]; played: Played }> {
  const random = fastRandom(17)
  const cards = Array.from({ length: CARDS }, (_, i) => canary(random, `card${i}`))
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'play.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const line = async <T>(): Promise<T> => {
    const { value, done } = (await lines.next()) as { value: string; done?: boolean }
    if (done) throw new Error('the match of the others ended before its end')
    return JSON.parse(value) as T
  }
  const say = (what: Json): void => {
    child.stdin.write(`${JSON.stringify(what)}\n`)
  }
  say({ cards })
  const { port } = await line<{ port: number }>()
  const taps = await Promise.all(NAMES.map(() => Tap.before(port)))
  say({ ports: taps.map(tap => tap.port) })
  return { taps, played: await line<Played>() }
}

/** Where in a message of the server a word stood: `sync, initialState.G.secret.deck[]`. */
function placesOf(text: string, words: ReadonlySet<string>): string[] {
  const json = /^\d+(?:\/[^,[]*,)?(\[.*\])$/s.exec(text)?.[1]
  if (json === undefined) return []
  const [kind, ...args] = JSON.parse(json) as [string, ...Json[]]
  return [...textsIn(args)].flatMap(([at, word]) =>
    words.has(word) ? [`${kind}: ${at.replace(/^(\[\])?\./, '').replace(/\.\d+\./, '.N.')}`] : [],
  )
}

it("sends others' secrets, where ours sends none", async () => {
  const { taps, played } = await play()
  let all = 0
  for (const [at, tap] of taps.entries()) {
    const texts = tap.lines.flatMap(line => textsOf(line.heard))
    const found = canariesIn(texts.join('\n'))
    const may = new Set([...played.pile, ...(played.held[at] ?? [])])
    const foreign = new Set([...found].filter(word => !may.has(word)))
    const places = new Map<string, number>()
    for (const text of texts)
      for (const place of placesOf(text, foreign)) places.set(place, (places.get(place) ?? 0) + 1)
    all += foreign.size
    process.stdout.write(
      `boardgame.io 0.50.2, STRIP_SECRETS, ${NAMES[at] ?? ''}: ${texts.length} messages, ${(tap.heard.length / 1000).toFixed(0)} kB; ${foreign.size} of the ${CARDS - may.size} cards that others hold or nobody has seen\n`,
    )
    for (const [place, count] of places) process.stdout.write(`    ${count} in ${place}\n`)
    tap.close()
    // Its own the tap must find: or it would find nothing.
    if (at < PLAYERS) expect([...(played.held[at] ?? [])].filter(word => !found.has(word))).toEqual([])
  }
  expect(all).toBeGreaterThan(0)
})
