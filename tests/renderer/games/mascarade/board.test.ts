/** Positions of seats, disputes, and lists of names. */
import { describe, expect, it, vi } from 'vitest'
import { Match } from '../../../../src-shared/kernel'
import { mascarade } from '../../../../src-shared/games/mascarade/rules'
import { fitOval } from '../../../../src-renderer/games/mascarade/fitOval'
import SeenItem from '../../../../src-renderer/games/mascarade/SeenItem.vue'
import { readNotes } from '../../../../src-renderer/games/mascarade/notes'
import { fromYou, roundTheTable } from '../../../../src-renderer/games/mascarade/places'
import {
  bankOf,
  disputeOf,
  isDealing,
  openOf,
  preparation,
  voiceOf,
} from '../../../../src-renderer/games/mascarade/selectors'
import { invitations } from '../../../../src-renderer/lobby/invitations'
import { listNames, plainName } from '../../../../src-renderer/names'
import type { MatchPart } from '../../../../src-shared/wire'
import { defaultsOf, keyOf, matchPart, contextIn } from '../../kit'
import { freshStores, rendered } from '../../rendered'

describe('places round the table', () => {
  it('the own seat at the bottom, then clockwise', () => {
    const [you, left, across] = roundTheTable(4, 100, 100)
    expect(you?.y).toBeCloseTo(1)
    expect(left?.x).toBeCloseTo(0, 1)
    expect(across?.y).toBeCloseTo(0, 1)
    expect(fromYou(5, 3)).toEqual([3, 4, 0, 1, 2])
    expect(fromYou(3, null)).toEqual([0, 1, 2])
  })

  const sizes = [
    [736, 660],
    [1000, 690],
    [1480, 1000],
    [2900, 2050],
  ] as const
  it.each(sizes)(
    'on a board of %i × %i all seats stand apart and inside, at every number of seats',
    (width, height) => {
      for (let seats = 2; seats <= 13; seats++) {
        const cards = seats === 2 ? 3 : seats === 3 ? 2 : 1
        const found = fitOval(seats, cards, width, height, 16)
        expect(found, `${seats} seats`).not.toBeNull()
        found?.centres.forEach((a, i) => {
          expect(a.x - found.width / 2).toBeGreaterThanOrEqual(-1)
          expect(a.x + found.width / 2).toBeLessThanOrEqual(width + 1)
          expect(a.y + found.height / 2).toBeLessThanOrEqual(height + 1)
          for (const b of found.centres.slice(i + 1)) {
            expect(Math.abs(a.x - b.x) >= found.width || Math.abs(a.y - b.y) >= found.height).toBe(true)
          }
        })
      }
    },
  )

  it('the oval grows smaller with its room, as long as names can be read', () => {
    const scales = Array.from({ length: 100 }, (_, n) => fitOval(6, 1, 1100, 800 - 6 * n, 16)?.scale ?? null)
    const found = scales.filter(scale => scale !== null)
    expect(found).toEqual([...found].sort((a, b) => b - a))
    expect(found.at(-1)).toBeCloseTo(0.8)
    expect(scales.at(-1)).toBeNull()
  })

  it('there is no oval without room for it', () => {
    expect(fitOval(13, 1, 360, 400, 16)).toBeNull()
  })
})

describe('selectors', () => {
  const viewed = (match: { view(seat: number): unknown }): MatchPart => ({
    id: 'm',
    events: [],
    view: match.view(0) as MatchPart['view'],
  })

  it('the deal, and a bank with the rest of the box', () => {
    const { match } = Match.start(mascarade, 5, defaultsOf({}), keyOf(1))
    const part = viewed(match)
    expect(isDealing(part)).toBe(true)
    expect(bankOf(openOf(part))).toBe(194 - 30)
    expect(disputeOf(part)).toBeNull()
  })

  it('the turns of preparation: from the first to the fourth', () => {
    const at = (number: number) => preparation({ turn: { number } } as never)
    expect([0, 1, 4, 5].map(at)).toEqual([null, { n: 1, of: 4 }, { n: 4, of: 4 }, null])
  })

  it('a dispute: announcer, claimants, who has passed and who has yet to answer', () => {
    const data = {
      character: 'king',
      claims: [
        { seat: 0, slot: 's0' },
        { seat: 2, slot: 's2' },
      ],
      waiting: [3, 4],
    }
    const dispute = disputeOf(matchPart('m', [], { steps: [{ step: 'challenge', opened: 3, data }] }))
    expect(dispute && [0, 1, 2, 3, 4].map(seat => voiceOf(dispute, seat))).toEqual([
      'announce',
      'pass',
      'claim',
      'thinking',
      null,
    ])
  })

  it('sealed answers show nothing until all are in', () => {
    const data = { character: 'king', claims: [{ seat: 0, slot: 's0' }], waiting: [1, 2, 3] }
    const dispute = disputeOf(matchPart('m', [], { steps: [{ step: 'sealedChallenge', opened: 3, data }] }))
    expect(dispute && [0, 1, 2, 3].map(seat => voiceOf(dispute, seat))).toEqual([
      'announce',
      'thinking',
      'thinking',
      'thinking',
    ])
  })
})

describe('names', () => {
  const { t } = contextIn('en', 0, 4)

  it('are listed in natural language', () => {
    expect(listNames([], t)).toBe('')
    expect(listNames(['Anna'], t)).toBe('Anna')
    expect(listNames(['Anna', 'Boris'], t)).toBe('Anna and Boris')
    expect(listNames(['Anna', 'Boris', 'Carla'], t)).toBe('Anna, Boris and Carla')
    expect(listNames(['Anna', 'Boris', 'Carla', 'D', 'E', 'F'], t)).toBe('Anna, Boris and 4 more')
  })

  it('cannot reorder or hide the text around them', () => {
    expect(plainName('An\u202Ena\u200B\u0007')).toBe('Anna')
    expect(plainName('x'.repeat(999))).toHaveLength(40)
  })
})

describe('what is shown to one seat alone', () => {
  it('is whether two cards were swapped, by an icon of its own', async () => {
    freshStores()
    const drawn = async (swapped: boolean): Promise<string> =>
      rendered(SeenItem, { seen: { kind: 'swapped', slots: ['s0', 's1'], swapped } })
    const [SWAP, PASS] = ['M2 5.5h10M9 2.5l3 3', 'M2 8h12"']
    const icons = (html: string): boolean[] => [html.includes(SWAP), html.includes(PASS)]
    expect([icons(await drawn(true)), icons(await drawn(false))]).toEqual([
      [true, false],
      [false, true],
    ])
    vi.unstubAllGlobals()
  })
})

describe('notes', () => {
  it('are stored for one match, and invalid ones are dropped', () => {
    const kept = JSON.stringify({ match: 'm', notes: { s1: 'king', s2: 'dragon' } })
    expect(readNotes(kept, 'm')).toEqual({ s1: 'king' })
    expect(readNotes(kept, 'other')).toEqual({})
    expect(readNotes('{', 'm')).toEqual({})
    expect(readNotes(null, 'm')).toEqual({})
  })
})

describe('invitations', () => {
  const lan = 'http://192.168.1.5:26262/'

  it('show addresses that work from other machines', () => {
    expect(invitations('http://127.0.0.1:26262/', [lan, 'http://10.0.0.2:26262/'])).toEqual({
      addresses: [lan, 'http://10.0.0.2:26262/'],
      onlyHere: false,
    })
    expect(invitations(lan, [lan])).toEqual({ addresses: [lan], onlyHere: false })
  })

  it('say so when there are none', () => {
    expect(invitations('http://localhost:26262/', ['http://127.0.0.1:26262/'])).toEqual({
      addresses: ['http://localhost:26262/'],
      onlyHere: true,
    })
  })
})
