/** The canary tap: every byte of real matches is checked against what the rules let each person see. */
import { describe, expect, it } from 'vitest'
import type { Game, GameState, Json } from '../../src-shared/kernel'
import { textsOf } from '../kit/tap'
import { tapCastle } from './tap/castle'
import { tapOverlord, tapTales } from './tap/decks'
import { tapMascarade } from './tap/mascarade'
import { TappedTable, type TapReport } from './tap/match'
import type { TapModel } from './tap/model'
import { LONG } from '../kit/effort'

const MATCHES = LONG ? 25 : 2
const STEPS = LONG ? 160 : 60
const MODELS: readonly (readonly [string, TapModel])[] = [
  ['Mascarade', tapMascarade],
  ['Castle', tapCastle],
  ['Tales', tapTales],
  ['Overlord', tapOverlord],
  ['Overlord, formal', { ...tapOverlord, options: { rules: 'formal', window: 0 } }],
]

const sum = (reports: readonly TapReport[], of: (report: TapReport) => number): number =>
  reports.reduce((all, report) => all + of(report), 0)

/** A seat's card, for a host that sends it to everybody. */
const hiddenCard = (state: GameState): Json => {
  const { cards, hands } = state as unknown as { cards?: string[]; hands?: (string[] | { hints: string[] })[] }
  // A card of a seat that holds one (an Overlord has none), and not of the seat that the second control sends it to.
  const held = (hands ?? []).flatMap((hand, seat) =>
    seat === 1 ? [] : (Array.isArray(hand) ? hand : hand.hints).slice(0, 1),
  )
  return cards?.[0] ?? held[0] ?? null
}

describe.each(MODELS)('%s behind a tap', (name, model) => {
  it("nobody is sent another's secret, and everybody is sent their own", async () => {
    const reports: TapReport[] = []
    for (let seed = 1; seed <= MATCHES; seed++) reports.push(await TappedTable.play({ model, seed, steps: STEPS }))
    process.stdout.write(
      `tap ${name}: ${sum(reports, report => report.matches)} matches, ${sum(reports, report => report.answers)} answers, ${sum(reports, report => report.drops)} drops, ` +
        `${sum(reports, report => report.frames)} frames, ${(sum(reports, report => report.bytes) / 1e6).toFixed(1)} MB; ${sum(reports, report => report.words)} words looked at, ` +
        `${sum(reports, report => sum([report], () => report.own.reduce((a, b) => a + b, 0)))} of their own found, ${sum(reports, report => report.foreign.length)} of others\n`,
    )
    for (const report of reports) {
      expect([...new Set(report.foreign)].slice(0, 12)).toEqual([])
      expect(report.missing).toEqual([])
      expect(report.faults).toEqual([])
      expect(report.matches).toBeGreaterThan(1)
      expect(report.frames).toBeGreaterThan(STEPS)
    }
    // A tap that finds nothing of a seat's own would find nothing of another's.
    const blank = Array.from({ length: model.seats }, (_, seat) => seat).filter(
      seat => sum(reports, report => report.own[seat] ?? 0) === 0,
    )
    // The classic Overlord holds no card, and may be the same player in every match.
    expect(blank.length).toBeLessThanOrEqual(name === 'Overlord' ? 1 : 0)
    expect(sum(reports, report => report.drops)).toBeGreaterThan(0)
  })

  it('control: a host that sends everybody one hidden card is caught', async () => {
    const { game } = model.kit
    const leaks: Game = { ...game, open: state => ({ ...(game.open(state) as object), first: hiddenCard(state) }) }
    const { foreign } = await TappedTable.play({ model, seed: 1, steps: 12, game: leaks })
    expect(foreign.length).toBeGreaterThan(0)
  })

  it('control: a host that sends it to only one other seat is caught', async () => {
    const { game } = model.kit
    const leaks: Game = {
      ...game,
      own: (state, seat) =>
        seat === 1 ? { ...((game.own(state, seat) ?? {}) as object), first: hiddenCard(state) } : game.own(state, seat),
    }
    const { foreign } = await TappedTable.play({ model, seed: 1, steps: 12, game: leaks })
    expect(foreign.filter(found => found.startsWith('Guest 1'))).not.toEqual([])
    expect(foreign.filter(found => !found.startsWith('Guest 1'))).toEqual([])
  })
})

describe('the tap itself', () => {
  const frame = (text: string, first = 0x81): Buffer =>
    Buffer.concat([Buffer.from([first, text.length]), Buffer.from(text)])

  it('reads texts as they were framed, ignoring pings and closes', () => {
    const line = Buffer.concat([
      Buffer.from('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
      frame('one'),
      frame('', 0x89),
      frame('tw', 0x01),
      frame('o', 0x80),
      frame('xx', 0x88),
    ])
    expect(textsOf(line)).toEqual(['one', 'two'])
  })

  it('waits for the end of a frame, and of a request', () => {
    expect(textsOf(Buffer.concat([Buffer.from('HTTP\r\n\r\n'), frame('whole'), frame('half').subarray(0, 4)]))).toEqual(
      ['whole'],
    )
    expect(textsOf(Buffer.from('HTTP/1.1 101'))).toEqual([])
  })

  it('rejects anything compressed', () => {
    expect(() => textsOf(Buffer.concat([Buffer.from('HTTP\r\n\r\n'), frame('one', 0xc1)]))).toThrow('compressed')
  })
})
