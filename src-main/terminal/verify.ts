/** `undertable verify FILE`: checks whether a finished match was dealt as its record says. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isRefusal, type Refusal } from '../../src-shared/kernel'
import { checkDeal } from '../../src-shared/fair/check'
import type { Difference, Verdict } from '../../src-shared/fair/verdict'
import { gameById } from '../../src-shared/games'
import { gameTitle } from '../../src-shared/games/titles'
import type { Language } from '../../src-shared/locales/languages'
import type { MatchRecord } from '../../src-shared/record'
import type { Succession } from '../../src-shared/succession/succession'
import { readRecord } from '../../src-shared/record/readRecord'
import { helpHint } from './help'
import { printError, print, printJson, type Translate } from './locale'
import { OPTIONS } from '../commandOptions'

/** Exit codes. */
const EXIT = { fair: 0, differs: 1, usage: 2, unreadable: 3, unchecked: 4 } as const

/** @returns one of the exit codes above */
export async function verify(args: readonly string[], t: Translate, language: Language): Promise<number> {
  const options = readArguments(args)
  if ('bad' in options) {
    printError(
      options.bad === null ? t('verifyNoFile') : t('badOption', { what: options.bad }),
      helpHint('verify', language),
    )
    return EXIT.usage
  }
  const { file, json } = options
  const text = await readFile(file, 'utf8').catch((fault: unknown) => ({ fault }))
  if (typeof text !== 'string') {
    printError(t('verifyUnread', { file, what: text.fault instanceof Error ? text.fault.message : String(text.fault) }))
    return EXIT.unreadable
  }
  const record = readRecord(text)
  if (isRefusal(record)) {
    printError(refusalText(record, file, t))
    return EXIT.unreadable
  }
  const verdict = checkDeal(gameById(record.game), record, null)
  if (json) printJson({ match: record.id, game: record.game, rules: record.rules, verdict })
  else print(...reportLines(record, verdict, t, language))
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
      options: OPTIONS.verify,
    })
    if (file === undefined) return { bad: null }
    return more === undefined ? { file, json: values.json } : { bad: more }
  } catch (fault) {
    return { bad: fault instanceof Error ? fault.message : String(fault) }
  }
}

const exitCode = ({ is }: Verdict): number =>
  is === 'differs' ? EXIT.differs : is === 'unchecked' ? EXIT.unchecked : EXIT.fair

function refusalText({ refused, params }: Refusal, file: string, t: Translate): string {
  if (refused === 'recordNewer') return t('recordNewer', { file })
  return params?.field !== undefined
    ? t('recordFaulty', { file, field: String(params.field) })
    : t('recordNotJson', { file })
}

function reportLines(record: MatchRecord, verdict: Verdict, t: Translate, language: Language): string[] {
  const { fair, game, table, answers } = record
  return [
    t('verifyMatch', { game: gameTitle(game, language), table, dealt: dateOf(record.dealt), answers: answers.length }),
    ...(!fair.fixed ? [t('verifyHands', { hands: fair.hands.length })] : []),
    ...(fair.restarts.length > 0 ? [t('verifyRestarts', { names: fair.restarts.join(', ') })] : []),
    ...movesText(fair.moves, t),
    verdictText(record, verdict, t),
  ]
}

/** How the table went from computer to computer, one line for each change. */
function movesText(moves: Succession | undefined, t: Translate): string[] {
  if (!moves) return []
  const nameOf = (id: string): string => moves.computers.find(one => one.id === id)?.name ?? id
  return moves.changes.map(change => {
    const { term, to } = change
    switch (change.how) {
      case 'moved':
        return t('verifyMoved', { term, from: nameOf(change.from), to: nameOf(to) })
      case 'elected':
        return t('verifyElected', {
          term,
          to: nameOf(to),
          votes: change.votes.length,
          of: change.of.members.length,
          from: nameOf(change.of.host),
        })
      case 'forced':
        return t('verifyForced', { term, host: nameOf(to), missing: change.missing.map(nameOf).join(', ') })
    }
  })
}

/** A record may hold any number; not every number is a date. */
const dateOf = (ms: number): string => (Number.isNaN(new Date(ms).getTime()) ? '?' : new Date(ms).toISOString())

function verdictText(record: MatchRecord, verdict: Verdict, t: Translate): string {
  switch (verdict.is) {
    case 'fair':
      return t('verifyFair')
    case 'redealt':
      return t('verifyRedealt', { n: verdict.n })
    case 'fixed':
      return t('verifyFixed')
    case 'differs':
      return t('verifyDiffers', { what: differenceText(verdict.difference, t) })
    case 'unchecked': {
      const { obstacle } = verdict
      if (obstacle.why === 'rules')
        return t('verifyRules', { needs: obstacle.needs, has: gameById(record.game)?.rulesVersion ?? 0 })
      return t('verifyGame', { game: record.game })
    }
  }
}

/** The text of a difference found in a record. */
function differenceText(difference: Difference, t: Translate): string {
  switch (difference.what) {
    case 'number':
    case 'commit':
      return t('diffNumber', {
        who: difference.seat === null ? t('diffHost') : t('diffSeat', { seat: difference.seat + 1 }),
      })
    case 'terms':
      return t('diffTerms')
    case 'hands':
    case 'leftOut':
    case 'silenced':
    case 'discarded':
    case 'match':
    case 'restarts':
      return t('diffHands')
    case 'key':
      return t('diffKey')
    case 'deck':
      return t('diffDeck')
    case 'answer':
    case 'lost':
      return t('diffAnswer', { n: difference.n })
    case 'told':
    case 'frame':
      return t('diffTold', { n: difference.n })
    case 'moves':
      return difference.n === 0 ? t('diffHosts') : t('diffMove', { n: difference.n })
    case 'outcome':
      return t('diffOutcome')
  }
}
