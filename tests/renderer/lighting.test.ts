/** What a line of the story speaks of. */
import { describe, expect, it } from 'vitest'
import type { GameFace } from '../../src-renderer/boards/face'
import { castleFace } from '../../src-renderer/boards/castle/face'
import { mascaradeFace } from '../../src-renderer/boards/mascarade/face'
import { overlordFace } from '../../src-renderer/boards/overlord/face'
import { talesFace } from '../../src-renderer/boards/tales/face'
import { light, spokenOf } from '../../src-renderer/table/lighting'
import type { ToldEvent } from '../../src-shared/wire'
import { tellerIn } from './kit'

const lit = (face: GameFace, event: ToldEvent['event'], you: number | null = null, own?: ToldEvent['own']): string[] =>
  [...spokenOf(own === undefined ? { event } : { event, own }, face, tellerIn('en', you, 5))].sort()

describe('a line lights', () => {
  it('who does something, and to whom', () => {
    expect(lit(mascaradeFace, { kind: 'coins', from: 2, to: 1, amount: 2, why: 'bishop' })).toEqual([
      'seat 1',
      'seat 2',
    ])
    expect(lit(mascaradeFace, { kind: 'turn', seat: 3, number: 5, sort: 'free' })).toEqual(['seat 3'])
  })

  it('oneself too, though the sentence only says "you"', () => {
    expect(lit(mascaradeFace, { kind: 'coins', from: 2, to: 1, amount: 2, why: 'bishop' }, 2)).toEqual([
      'seat 1',
      'seat 2',
    ])
    expect(lit(mascaradeFace, { kind: 'turn', seat: 3, number: 5, sort: 'free' }, 3)).toEqual(['seat 3'])
  })

  it('cards and places: the announced mask, both that were under the table, the bank', () => {
    expect(lit(mascaradeFace, { kind: 'announce', seat: 1, slot: 's1', character: 'king' }, 1)).toEqual([
      'seat 1',
      'slot s1',
    ])
    expect(lit(mascaradeFace, { kind: 'swap', seat: 0, slots: ['s0', 's3'], how: 'turn' })).toEqual(
      expect.arrayContaining(['slot s0', 'slot s3']),
    )
    expect(lit(mascaradeFace, { kind: 'coins', from: 'bank', to: 1, amount: 3, why: 'king' })).toEqual([
      'seat 1',
      'spot bank',
    ])
  })

  it.each([
    [
      'what is used in a duel',
      castleFace,
      { kind: 'use', used: { what: 'object', seat: 2, object: 'dagger', side: 'attacker' } },
      'card dagger',
    ],
    ['a profession that is turned up', castleFace, { kind: 'profession', seat: 2, profession: 'thug' }, 'card thug'],
    [
      'a card that is played',
      talesFace,
      { kind: 'play', seat: 1, card: 'wolf', name: 'wolf#1', to: 'common', how: 'turn' },
      'card wolf',
    ],
    [
      'a card by whose effect something happens',
      talesFace,
      { kind: 'vp', seat: 1, vp: 2, by: { by: 'card', card: 'wolf', name: 'wolf#1' } },
      'card wolf',
    ],
    [
      'a told hint',
      overlordFace,
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
  ] as const)('%s', (_, face, event, spot) => {
    expect(lit(face, event as unknown as ToldEvent['event'])).toContain(spot)
  })

  it('nothing of what one client alone was told', () => {
    const offer = { kind: 'offer', seat: 1, to: 2 }
    expect(lit(castleFace, offer, 2, { card: 'key' })).toEqual(lit(castleFace, offer))
  })

  it('nobody where it speaks of nobody, and never the middle of the board', () => {
    expect(lit(mascaradeFace, { kind: 'nobody', character: 'witch' })).toEqual([])
    expect(lit(overlordFace, { kind: 'look', seat: 2 } as unknown as ToldEvent['event'])).not.toContain('spot middle')
  })
})

describe('what is lit', () => {
  /** A table of boxes, as much as lighting needs of one. */
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

  it('is what was named, of every kind, and goes dark with the next line', () => {
    light(around, new Set(['seat 1', 'slot s1', 'card wolf', 'spot bank']))
    expect(boxes.map(box => box.lit)).toEqual([true, true, true, true])
    light(around, new Set(['seat 2']))
    expect(boxes.map(box => box.lit)).toEqual([false, false, false, false])
    light(null, new Set(['seat 1']))
  })
})
