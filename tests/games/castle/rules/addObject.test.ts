/**
 * How to add an object whose effects exist: one row of the table. (Its words and its worth to the bot come with it.)
 */
import { describe, expect, it, vi } from 'vitest'
import { fastRandom } from '../../../../src-shared/kernel'
import type { ObjectId } from '../../../../src-shared/games/castle/rules'
import type { ObjectRow } from '../../../../src-shared/games/castle/rules/objectTable'
import { playOn } from './play'
import { BOX, deal, table } from './table'

vi.mock('../../../../src-shared/games/castle/rules/objectTable', async original => {
  const real = await original<{ readonly OBJECTS: readonly ObjectRow[] }>()
  const row = (more: Pick<ObjectRow, 'id' | 'printed' | 'effects'> & Partial<ObjectRow>): ObjectRow => ({
    red: 0,
    green: 0,
    plain: 1,
    read: null,
    ...more,
  })
  const added = [
    row({ id: 'spyglass', printed: 'Spyglass', read: 'spyglass', effects: ['lookAtSociety'] }),
    row({ id: 'sabre', printed: 'Sabre', effects: ['pointAsAttacker'] }),
    row({ id: 'opal', printed: 'Opal', effects: ['mustBeAccepted', 'forbidDeclaring'] }),
  ]
  return { ...real, OBJECTS: [...real.OBJECTS, ...added] }
})

const SPYGLASS = 'spyglass' as ObjectId,
  SABRE = 'sabre' as ObjectId,
  OPAL = 'opal' as ObjectId

describe('an object with one row more', () => {
  it('is in the box', () => {
    expect(BOX).toHaveLength(24)
    expect(BOX).toContain(SPYGLASS)
  })

  it('is read aloud, asked about and used after an exchange', () => {
    const t = table({ seats: 4, hands: { 0: [SPYGLASS], 1: ['dagger'] } })
    t.offer(0, 1, SPYGLASS).accept(1, 'dagger')
    expect(t.askOf(0).key).toBe('useSpyglass')
    t.answer(0, 'use')
    expect(t.log.map(({ event }) => event)).toContainEqual({
      kind: 'look',
      seat: 0,
      at: 1,
      what: 'society',
      how: SPYGLASS,
    })
  })

  it('gives its point in a duel beside the object that has the same effect', () => {
    const t = table({ seats: 4, hands: { 0: ['dagger', SABRE] } }).duel(0, 1, { 2: 'attacker', 3: 'defender' })
    t.round({ 0: ['object', 'dagger'] }).round({ 0: ['object', SABRE] })
    expect(t.refuses(0, { branch: 'object', answer: SABRE })).not.toBeNull()
    t.round()
    expect(t.log.map(({ event }) => event)).toContainEqual({ kind: 'count', attacker: 4, defender: 2 })
  })

  it('must be accepted, and forbids declaring', () => {
    const t = table({ seats: 4, hands: { 0: ['key', OPAL], 1: ['dagger'] }, societies: { 0: 'order' } })
    expect(t.ways(0)).not.toContain('declareOwn')
    t.offer(0, 1, OPAL)
    expect(t.ways(1)).toEqual(['accept'])
  })

  it.each([3, 5, 8])('is played with at %i seats', seats => {
    const { match } = deal(seats)
    expect(playOn(match, fastRandom(seats), 400)).toBeGreaterThan(10)
  })
})
