/**
 * Bots at a table where the Overlord's patience ends after some seconds: a player who is silent for longer gets a look.
 */
import { expect, it } from 'vitest'
import { fastRandom } from '../../../src-shared/kernel'
import { drawAnswer } from '../../../src-shared/kernel/choiceSpec'
import type { OverlordOpen } from '../../../src-shared/games/overlord/rules'
import { SILENCE } from '../../../src-shared/games/overlord/rules/options'
import { Host } from '../../../src-main/host/host'
import { Guest } from '../../kit/guest'
import { testDeps } from '../../kit/deps'

/** Turns to wait for, and the most clock steps that they may take. */
const TURNS = 12,
  STEPS = 2000

it.each([SILENCE.least, SILENCE.most])('bots answer before it ends, turn after turn: %i seconds', async seconds => {
  const deps = testDeps(4),
    random = fastRandom(4)
  const host = new Host(deps)
  host.open({
    id: 't',
    name: 'Table',
    game: 'overlord',
    invite: [],
    fixedKey: () => new Uint8Array(32).fill(2),
    pace: 1,
  })
  const anna = new Guest(host, 'Anna')
  anna.hello()
  for (let bot = 0; bot < 3; bot++) await anna.send({ kind: 'addBot' })
  expect(
    await anna.send({
      kind: 'options',
      options: { rules: 'classic', overlord: 1, silence: seconds, silencePunishes: true },
    }),
  ).toBeNull()
  expect(await anna.send({ kind: 'start' })).toBeNull()
  const turn = (): number => (anna.update.match?.view.open.table as OverlordOpen | undefined)?.turn?.number ?? 0
  for (let step = 0; step < STEPS && turn() < TURNS && anna.update.party.phase === 'match'; step++) {
    // The bot that plays the Overlord listens, and leaves his patience to its clock.
    const ask = anna.asks().find(open => open.key !== 'patience' && open.key !== 'ruleStill')
    if (ask)
      await anna.send({
        kind: 'answer',
        ask: ask.id,
        answer:
          ask.key === 'rule' ? { branch: 'quiet', answer: true } : drawAnswer(ask.pick, n => random.nextInt(n, '')),
      })
    await deps.clock.step()
  }
  expect(turn()).toBeGreaterThanOrEqual(TURNS)
  expect(anna.received.filter(text => text.includes('"kind":"patience"'))).toEqual([])
  expect(deps.faults).toEqual([])
})
