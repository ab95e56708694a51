/** A page follows only a computer that the rules have made the host, and that is there now. */
import { beforeAll, describe, expect, it } from 'vitest'
import { mayFollow } from '../../src-renderer/connection/nextHost'
import type { TableOffice } from '../../src-shared/succession/succession'
import { membersOf, people, story, TABLE } from '../succession/computers'

let at: Awaited<ReturnType<typeof people>>, known: TableOffice, moved: TableOffice
beforeAll(async () => {
  at = await people()
  const { anna, boris, carla } = at,
    all = Object.values(at)
  known = story(anna, all, [], membersOf(anna, 1, 4, [anna, boris, carla]))
  moved = story(anna, all, [anna.move(TABLE, 2, boris.own.id)])
})

/** Whether a page that asked with this number follows a computer. */
function follows(computer: string, office: TableOffice, signature: string, nonce = 'nonce'): boolean {
  return mayFollow(known, computer, nonce, { office, signature })
}

describe('a page', () => {
  it('follows the computer that its host has given the table to', () => {
    const { boris } = at
    expect(follows(boris.own.id, moved, boris.hosts(TABLE, 2, 'nonce'))).toBe(true)
  })

  it('does not follow another computer, which repeats what that one says', () => {
    const { boris, carla } = at
    expect(follows(carla.own.id, moved, boris.hosts(TABLE, 2, 'nonce'))).toBe(false)
  })

  it('does not follow one that nobody has made the host', () => {
    const { anna, mallory } = at,
      claim = story(anna, Object.values(at), [{ ...mallory.move(TABLE, 2, mallory.own.id), from: anna.own.id }])
    expect(follows(mallory.own.id, claim, mallory.hosts(TABLE, 2, 'nonce'))).toBe(false)
  })

  it('does not follow what was signed for another question, or by another computer', () => {
    const { boris, anna } = at
    expect(follows(boris.own.id, moved, boris.hosts(TABLE, 2, 'nonce'), 'other')).toBe(false)
    expect(follows(boris.own.id, moved, anna.hosts(TABLE, 2, 'nonce'))).toBe(false)
  })
})
