/** `undertable doctor`: each interface step by step, and one sentence of advice. */
import { parseArgs } from 'node:util'
import { version } from '../../package.json'
import { examine, realWorld, type NicReport, type Report } from '../net/discovery'
import { complain, print, type Say } from './words'

const DIALLED = {
  open: 'dialOpen',
  refused: 'dialRefused',
  silent: 'dialSilent',
  unreachable: 'dialUnreachable',
} as const

/** @returns 0 when tables are heard, 1 otherwise */
export async function doctor(args: readonly string[], words: Say): Promise<number> {
  let json: boolean
  try {
    ;({
      values: { json },
    } = parseArgs({
      args: [...args],
      strict: true,
      options: { json: { type: 'boolean', default: false }, lang: { type: 'string' } },
    }))
  } catch (fault) {
    complain(words('badOption', { what: fault instanceof Error ? fault.message : String(fault) }))
    return 2
  }
  const report = await examine(realWorld)
  const advice = words(report.advice)
  if (json) print(JSON.stringify({ version, system: process.platform, ...report, sentence: advice }))
  else {
    for (const line of reportLines(report, words)) print(line)
    print(advice)
  }
  return report.tables > 0 ? 0 : 1
}

/** The report in words, line by line, without its advice. */
export const reportLines = ({ nics, tables }: Report, words: Say): string[] => [
  ...nics.flatMap(nic => tell(nic, words).split('\n')),
  words('tablesHeard', { tables }),
]

function tell({ name, address, prefix, virtual, mdns, channel, dial }: NicReport, words: Say): string {
  const yes = (is: boolean): string => words(is ? 'yes' : 'no')
  const step = ({ opened, own, others }: NicReport['mdns']) => ({ opened: yes(opened), own: yes(own), others })
  return [
    words('nic', { name, address, prefix }) + (virtual ? ` (${words('virtual')})` : ''),
    `  ${words('stepMdns', step(mdns))}`,
    `  ${words('stepChannel', step(channel))}`,
    `  ${words('stepDial', { how: words(DIALLED[dial]) })}`,
  ].join('\n')
}
