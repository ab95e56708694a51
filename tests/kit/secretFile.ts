/** A secret as a command takes it: in a file. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export function secretFile(text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'secret-')), 'secret')
  writeFileSync(file, `${text}\n`, { mode: 0o600 })
  return file
}

/** @returns the option of `undertable keep` that names the file with the invitation */
export const invitationOption = (invitation: string): string => `--invitation-file=${secretFile(invitation)}`
