/** Everything that must hold of any game, one check after the other. */
import { addBots } from '../makeBot'
import { messageOf, type Checked, type GameCheck } from './gameCheck'
import { answers, determinism, growth, snapshots, termination, views } from './play'
import { bots, secrecy, timing } from './secrecy'
import { words } from './words'

/** The checks in their order, each with what holds when it passes. */
export const CHECKS: {
  readonly [name: string]: { readonly holds: string; readonly run: (check: GameCheck) => Checked | Promise<Checked> }
} = {
  determinism: { holds: 'the same key and answers give the same match', run: determinism },
  termination: { holds: 'random players come to an end, and nobody is ever stuck', run: termination },
  answers: { holds: 'what is offered can be answered, and nothing else', run: answers },
  snapshots: { holds: 'a match goes on from a snapshot, and replays from its journal', run: snapshots },
  views: { holds: 'views are built of their own, with no state in them', run: views },
  timing: { holds: 'no ask and no clock depends on a hidden card', run: timing },
  secrecy: { holds: 'what a seat is sent depends on what it may know, to the byte', run: secrecy },
  bots: { holds: 'bots play by the rules, and cannot peek', run: bots },
  words: { holds: 'there is a text for everything, in every language', run: words },
  growth: { holds: 'a long match is no heavier than a short one', run: growth },
}

export interface Report extends Checked {
  readonly name: string
  readonly holds: string
}

/** @param only names of checks; default: all */
export async function* checkGame(
  check: GameCheck,
  only: readonly string[] = Object.keys(CHECKS),
): AsyncGenerator<Report> {
  addBots(check.twins.game.id, await check.manifest.bot())
  for (const [name, { holds, run }] of Object.entries(CHECKS)) {
    if (!only.includes(name)) continue
    try {
      yield { name, holds, ...(await run(check)) }
    } catch (error) {
      yield { name, holds, looked: 'it broke off', faults: [messageOf(error)] }
    }
  }
}
