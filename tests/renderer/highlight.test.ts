/** What a log entry mentions. */
import { describe, expect, it } from 'vitest'
import type { GameUi } from '../../src-renderer/games/gameUi'
import { castleUi } from '../../src-renderer/games/castle/ui'
import { mascaradeUi } from '../../src-renderer/games/mascarade/ui'
import { overlordUi } from '../../src-renderer/games/overlord/ui'
import { talesUi } from '../../src-renderer/games/tales/ui'
import { highlight, spotsOf } from '../../src-renderer/table/highlight'
import type { SeenEvent } from '../../src-shared/wire'
import { contextIn } from './kit'

const lit = (ui: GameUi, event: SeenEvent['event'], you: number | null = null, own?: SeenEvent['own']): string[] =>
  [...spotsOf(own === undefined ? { event } : { event, own }, ui, contextIn('en', you, 5))].sort()

describe('a log entry highlights', () => {
  it('the acting seat and the affected one', () => {
    expect(lit(mascaradeUi, { kind: 'coins', from: 2, to: 1, amount: 2, why: 'bishop' })).toEqual(['seat 1', 'seat 2'])
    expect(lit(mascaradeUi, { kind: 'turn', seat: 3, number: 5, sort: 'free' })).toEqual(['seat 3'])
  })

  it('the own seat too, although the sentence says "you"', () => {
    expect(lit(mascaradeUi, { kind: 'coins', from: 2, to: 1, amount: 2, why: 'bishop' }, 2)).toEqual([
      'seat 1',
      'seat 2',
    ])
    expect(lit(mascaradeUi, { kind: 'turn', seat: 3, number: 5, sort: 'free' }, 3)).toEqual(['seat 3'])
  })

  it('cards and places: the announced mask, both cards that were swapped, the bank', () => {
    expect(lit(mascaradeUi, { kind: 'announce', seat: 1, slot: 's1', character: 'king' }, 1)).toEqual([
      'seat 1',
      'slot s1',
    ])
    expect(lit(mascaradeUi, { kind: 'swap', seat: 0, slots: ['s0', 's3'], how: 'turn' })).toEqual(
      expect.arrayContaining(['slot s0', 'slot s3']),
    )
    expect(lit(mascaradeUi, { kind: 'coins', from: 'bank', to: 1, amount: 3, why: 'king' })).toEqual([
      'seat 1',
      'spot bank',
    ])
  })

  it.each([
    [
      'what is used in a duel',
      castleUi,
      { kind: 'use', used: { what: 'object', seat: 2, object: 'dagger', side: 'attacker' } },
      'card dagger',
    ],
    ['a profession that is turned up', castleUi, { kind: 'profession', seat: 2, profession: 'thug' }, 'card thug'],
    [
      'a card that is played',
      talesUi,
      { kind: 'play', seat: 1, card: 'wolf', name: 'wolf#1', to: 'common', how: 'turn' },
      'card wolf',
    ],
    [
      'a card by whose effect something happens',
      talesUi,
      { kind: 'vp', seat: 1, vp: 2, by: { by: 'card', card: 'wolf', name: 'wolf#1' } },
      'card wolf',
    ],
    [
      'a told hint',
      overlordUi,
      {
        kind: 'hint',
        told: {
          turn: 1,
          seat: 1,
          hint: 'h-1',
          symbol: null,
          line: '',
          how: 'told',
          action: null,
          pressure: { kind: 'overlord', by: 0, symbol: null },
          said: '',
        },
      },
      'card h-1',
    ],
  ] as const)('%s', (_, ui, event, spot) => {
    expect(lit(ui, event as unknown as SeenEvent['event'])).toContain(spot)
  })

  it("nothing from an event's private part", () => {
    const offer = { kind: 'offer', seat: 1, to: 2 }
    expect(lit(castleUi, offer, 2, { card: 'key' })).toEqual(lit(castleUi, offer))
  })

  it('no seat where it names none, and never the middle of the board', () => {
    expect(lit(mascaradeUi, { kind: 'nobody', character: 'witch' })).toEqual([])
    expect(lit(overlordUi, { kind: 'look', seat: 2 } as unknown as SeenEvent['event'])).not.toContain('spot middle')
  })
})

describe('highlighted elements', () => {
  /** A table of boxes, with what highlighting needs. */
  const boxes = [
    ['seat', '1'],
    ['slot', 's1'],
    ['card', 'wolf'],
    ['spot', 'bank'],
  ].map(([kind = '', name = '']) => ({
    kind,
    dataset: { [kind]: name },
    lit: false,
    toggleAttribute(_: string, on: boolean) {
      this.lit = on
    },
  }))
  const around = {
    querySelectorAll: (selector: string) => boxes.filter(({ kind }) => selector === `[data-${kind}]`),
  } as unknown as Element

  it('are those that the entry names, of every kind, until the next entry', () => {
    highlight(around, new Set(['seat 1', 'slot s1', 'card wolf', 'spot bank']))
    expect(boxes.map(box => box.lit)).toEqual([true, true, true, true])
    highlight(around, new Set(['seat 2']))
    expect(boxes.map(box => box.lit)).toEqual([false, false, false, false])
    highlight(null, new Set(['seat 1']))
  })
})
