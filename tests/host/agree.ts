/** The others agree, one after the other, that somebody plays on at a seat. */
import type { Refusal } from '../../src-shared/kernel'
import type { Guest } from '../kit/guest'

/** @returns what each of them was told */
export async function agree(by: Guest, ...from: readonly Guest[]): Promise<(Refusal | null)[]> {
  const told: (Refusal | null)[] = []
  for (const guest of from) told.push(await guest.send({ kind: 'admit', person: by.update.party.you.id, yes: true }))
  return told
}
