/** Backups that were made earlier, with the real cost of their passphrase. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { unseal } from '../../src-main/store/sealedBackup'
import { freshFolder } from '../kit/testStore'

describe('a backup of version 1', () => {
  const MADE =
    'VU5ERVJUQUJMRSBCQUNLVVAgMQp7InNjcnlwdCI6eyJOIjoxMzEwNzIsInIiOjgsInAiOjF9LCJzYWx0IjoiMTJjZjI4MTZlYWJl' +
    'NzQwZWU1NDZjYmYxNTA0MzRmOTkiLCJub25jZSI6IjJkZWIyMWM2NTViMzk3YzQ0MDI1OTZkZiIsImtleXMiOiIwZmFhZjgxNzU1' +
    'YWI4MWFiNmE5ZDJlZDFjNTJlMzBlNzA1YmEzZTk5NzkxOWE2YjU2OTBkMjc5N2IxNWVmMDFmZjkzMjc0NTY0YjI3ZjM0MjdjMWUz' +
    'MWE5YjExM2MzMTEwYmFjMWU5MDA3ODM4MTRhYzMxMDNhMTc5YjllNzk2NWQ3Nzk5MDgzYTNmMjMyZThhMmI5YmM2NzdhNzZmZDQ1' +
    'In0KWOS09UwAp7QQRqTxQY7w8haJD8KXkbIf3ZNh9YPVSDsVM8bkdg=='

  it('opens as it did when it was made: people keep theirs for years', () => {
    const folder = freshFolder()
    const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')]
    writeFileSync(from, Buffer.from(MADE, 'base64'))
    expect(unseal(from, 'correct horse', to)).toBe('5a'.repeat(32))
    expect(readFileSync(to, 'utf8')).toBe('what a database holds')
  })
})
