/** A secret as a command takes it: in a file. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** @returns the option of `undertable keep` that names the file with the invitation */
export function invitationOption(invitation: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'secret-')), 'invitation')
  writeFileSync(file, `${invitation}\n`, { mode: 0o600 })
  return `--invitation-file=${file}`
}
