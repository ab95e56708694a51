/** Whom a line of the story speaks of. */
import { describe, expect, it } from 'vitest'
import type { ToldEvent } from '../../src-shared/wire'
import { sentence } from '../../src-renderer/boards/mascarade/sentences'
import { spokenOf } from '../../src-renderer/table/lighting'
import { tellerIn } from './kit'

const told = (event: ToldEvent['event']): ToldEvent => ({ event })
const lit = (event: ToldEvent['event'], you: number | null = null): number[] => [...spokenOf(told(event), sentence, tellerIn('en', you, 5))].sort()

describe('a line lights', () => {
  it('who does something, and to whom', () => {
    expect(lit({ kind: 'coins', from: 2, to: 1, amount: 2, why: 'bishop' })).toEqual([1, 2])
    expect(lit({ kind: 'turn', seat: 3, number: 5, sort: 'free' })).toEqual([3])
  })

  it('oneself too, though the sentence only says "you"', () => {
    expect(lit({ kind: 'announce', seat: 1, slot: 's1', character: 'king' }, 1)).toEqual([1])
    expect(lit({ kind: 'coins', from: 2, to: 1, amount: 2, why: 'bishop' }, 2)).toEqual([1, 2])
  })

  it('nobody where it speaks of nobody', () => {
    expect(lit({ kind: 'nobody', character: 'witch' })).toEqual([])
  })
})
