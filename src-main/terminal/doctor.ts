/** `undertable doctor`: tests each interface step by step, and prints one sentence of advice. */
import { parseArgs } from 'node:util'
import { version } from '../../package.json'
import type { Language } from '../../src-shared/locales/languages'
import { examine, nodeNetwork, type NicReport, type Report } from '../net/discovery'
import { helpHint } from './help'
import { OPTIONS } from '../commandOptions'
import { printError, print, printJson, type Translate } from './locale'

const DIALLED = {
  open: 'dialOpen',
  refused: 'dialRefused',
  silent: 'dialSilent',
  unreachable: 'dialUnreachable',
} as const

/** @returns 0 when tables are found, 1 otherwise */
export async function doctor(args: readonly string[], t: Translate, language: Language): Promise<number> {
  let json: boolean
  try {
    ;({
      values: { json },
    } = parseArgs({
      args: [...args],
      strict: true,
      options: OPTIONS.doctor,
    }))
  } catch (fault) {
    printError(
      t('badOption', { what: fault instanceof Error ? fault.message : String(fault) }),
      helpHint('doctor', language),
    )
    return 2
  }
  const report = await examine(nodeNetwork)
  const advice = t(report.advice)
  if (json) printJson({ version, system: process.platform, ...report, sentence: advice })
  else print(...reportLines(report, t), advice)
  return report.tables > 0 ? 0 : 1
}

/** The report as text lines, without its advice. */
export const reportLines = ({ nics, tables }: Report, t: Translate): string[] => [
  ...nics.flatMap(nic => nicLines(nic, t)),
  t('tablesHeard', { tables }),
]

function nicLines({ name, address, prefix, virtual, mdns, channel, dial }: NicReport, t: Translate): string[] {
  const yesNo = (is: boolean): string => t(is ? 'yes' : 'no')
  const step = ({ opened, own: own, others }: NicReport['mdns']) => ({ opened: yesNo(opened), own: yesNo(own), others })
  return [
    t('nic', { name, address, prefix }) + (virtual ? ` (${t('virtual')})` : ''),
    `  ${t('stepMdns', step(mdns))}`,
    `  ${t('stepChannel', step(channel))}`,
    `  ${t('stepDial', { how: t(DIALLED[dial]) })}`,
  ]
}
