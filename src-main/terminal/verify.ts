/** `undertable verify FILE`: whether a match that is over was dealt as its record says. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isRefusal, type Refusal } from '../../src-shared/kernel'
import { checkDeal } from '../../src-shared/fair/check'
import type { Difference, Verdict } from '../../src-shared/fair/verdict'
import { gameById } from '../../src-shared/games/shelf'
import type { MatchRecord } from '../../src-shared/record'
import { readRecord } from '../../src-shared/record/read'
import { complain, print, type Say } from './words'

/** Exit codes: as it says; not as it says; not understood; cannot be read; cannot be checked by this program. */
const EXIT = { fair: 0, differs: 1, usage: 2, unreadable: 3, unchecked: 4 } as const

/** @returns one of the exit codes above */
export async function verify(args: readonly string[], words: Say): Promise<number> {
  const wanted = readArguments(args)
  if ('bad' in wanted) {
    complain(wanted.bad === null ? words('verifyNoFile') : words('badOption', { what: wanted.bad }))
    return EXIT.usage
  }
  const { file, json } = wanted
  const text = await readFile(file, 'utf8').catch((fault: unknown) => ({ fault }))
  if (typeof text !== 'string') {
    complain(
      words('verifyUnread', { file, what: text.fault instanceof Error ? text.fault.message : String(text.fault) }),
    )
    return EXIT.unreadable
  }
  const record = readRecord(text)
  if (isRefusal(record)) {
    complain(refusalText(record, file, words))
    return EXIT.unreadable
  }
  const verdict = checkDeal(gameById(record.game), record, null)
  if (json) print(JSON.stringify({ match: record.id, game: record.game, rules: record.rules, verdict }))
  else for (const line of tell(record, verdict, words)) print(line)
  return exitCode(verdict)
}

function readArguments(
  args: readonly string[],
): { readonly file: string; readonly json: boolean } | { readonly bad: string | null } {
  try {
    const {
      values,
      positionals: [file, more],
    } = parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: { json: { type: 'boolean', default: false }, lang: { type: 'string' } },
    })
    if (file === undefined) return { bad: null }
    return more === undefined ? { file, json: values.json } : { bad: more }
  } catch (fault) {
    return { bad: fault instanceof Error ? fault.message : String(fault) }
  }
}

const exitCode = ({ is }: Verdict): number =>
  is === 'differs' ? EXIT.differs : is === 'unchecked' ? EXIT.unchecked : EXIT.fair

function refusalText({ refused, params }: Refusal, file: string, words: Say): string {
  if (refused === 'recordNewer') return words('recordNewer', { file })
  return params?.field !== undefined
    ? words('recordFaulty', { file, field: String(params.field) })
    : words('recordNotJson', { file })
}

function tell(record: MatchRecord, verdict: Verdict, words: Say): string[] {
  const { fair, game, table, answers } = record
  return [
    words('verifyMatch', { game, table, dealt: dateOf(record.dealt), answers: answers.length }),
    ...(fair && !fair.fixed ? [words('verifyHands', { hands: fair.hands.length })] : []),
    ...(fair && fair.restarts.length > 0 ? [words('verifyRestarts', { names: fair.restarts.join(', ') })] : []),
    verdictText(record, verdict, words),
  ]
}

/** A record may name any number; not every number is a date. */
const dateOf = (ms: number): string => (Number.isNaN(new Date(ms).getTime()) ? '?' : new Date(ms).toISOString())

function verdictText(record: MatchRecord, verdict: Verdict, words: Say): string {
  switch (verdict.is) {
    case 'fair':
      return words('verifyFair')
    case 'fixed':
      return words('verifyFixed')
    case 'differs':
      return words('verifyDiffers', { what: differenceText(verdict.difference, words) })
    case 'unchecked': {
      const { obstacle } = verdict
      if (obstacle.why === 'rules')
        return words('verifyRules', { needs: obstacle.needs, has: gameById(record.game)?.rules ?? 0 })
      return obstacle.why === 'game' ? words('verifyGame', { game: record.game }) : words('verifyOld')
    }
  }
}

/** Of a record alone only these can differ: there is nothing to compare it with. */
function differenceText(difference: Difference, words: Say): string {
  switch (difference.what) {
    case 'number':
    case 'commit':
      return words('diffNumber', {
        who: difference.seat === null ? words('diffHost') : words('diffSeat', { seat: difference.seat + 1 }),
      })
    case 'hands':
    case 'match':
    case 'restarts':
      return words('diffHands')
    case 'key':
      return words('diffKey')
    case 'deck':
      return words('diffDeck')
    case 'answer':
    case 'lost':
      return words('diffAnswer', { n: difference.n })
    case 'told':
    case 'frame':
      return words('diffTold', { n: difference.n })
    case 'outcome':
      return words('diffOutcome')
  }
}
