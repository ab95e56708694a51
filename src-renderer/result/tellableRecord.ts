/** Which record a result may be told from. */
import type { MatchRecord } from '../../src-shared/record/record'
import type { Finding } from '../fair/witness'

/** @returns the record of this match once it is checked, unless it was found false; null while there is none */
export function tellableRecord(finding: Finding | null, match: string | null): MatchRecord | null {
  if (!finding?.verdict || finding.verdict.is === 'differs') return null
  return finding.record.id === match ? finding.record : null
}
