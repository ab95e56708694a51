/** Two people at a table of a host process, who answer what they are asked. */
import { expect } from 'vitest'
import { drawAnswer, fastRandom, type Answer } from '../../src-shared/kernel'
import { withoutBranches } from './play'
import { Client } from './testServer'

const random = fastRandom(3)
let n = 1

export interface Given {
  readonly ask: string
  readonly answer: Answer
}

/** Two people at a table where a match has begun. @param clock the table's answer clock, in seconds */
export async function sitDown(port: number, clock: 0 | 120 = 0): Promise<readonly Client[]> {
  const people = [await Client.arrive(port, 'Anna'), await Client.arrive(port, 'Boris')]
  await people[1]?.ask({ kind: 'ready', n: n++, ready: true })
  if (clock > 0) await people[0]?.ask({ kind: 'setting', n: n++, key: 'clock', value: clock })
  expect(await people[0]?.ask({ kind: 'start', n: n++ })).toMatchObject({ kind: 'ok' })
  return people
}

/** One answer by a player who is asked. @returns what was acknowledged, or the refusal */
export async function answer(people: readonly Client[]): Promise<Given | string> {
  const find = () =>
    people.map(client => ({ client, ask: client.update.match?.view.own?.asks[0] })).find(({ ask }) => ask)
  await Promise.race(people.map(client => client.until(() => find() !== undefined)))
  const { client, ask } = find() ?? {}
  if (!client || !ask) throw new Error('nobody is asked')
  // Without announcements no coins move, so the match never ends, however many answers a failing disk still takes.
  const choice = withoutBranches(ask.pick, ['announce'])
  const sent: Given = { ask: ask.id, answer: drawAnswer(choice, of => random.nextInt(of, '')) }
  const frames = client.updates.length
  const reply = await client.ask({ kind: 'answer', n: n++, ...sent })
  if (reply.kind === 'refused') return reply.why.refused
  await client.until(() => client.updates.length > frames)
  return sent
}

/** Answers until one is refused, or this many have been given. */
export async function answers(
  people: readonly Client[],
  most: number,
): Promise<{ readonly given: readonly Given[]; readonly refused: string | null }> {
  const given: Given[] = []
  while (given.length < most) {
    const result = await answer(people)
    if (typeof result === 'string') return { given, refused: result }
    given.push(result)
  }
  return { given, refused: null }
}
