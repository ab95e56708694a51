/**
 * How `undertable owner` proves to a running host that it is run by the same user, and the host to it: both know a key in a
 * file of the data folder that nobody else may read. The key itself is never sent: after a crash another user's program may
 * listen at the address in the file.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { sameProof } from '../src-shared/lan/joinCodeProof'
import { text } from '../src-shared/wire/schema'
import { privateFile, readOwnFile } from './privateFile'

const FILE = 'owner.json'
const NONCE_BYTES = 16

const control = v.strictObject({ url: text, key: text })

/** Where a running host is reached on its own machine, and the key that both sides know. */
export type OwnerControl = v.InferOutput<typeof control>

/** Leaves the key in the data folder while the host runs; on a full disk without. @returns removes it */
export function leaveControl(folder: string, own: OwnerControl, report: (line: string) => void): () => void {
  const file = path.join(folder, FILE)
  try {
    privateFile(file).write(JSON.stringify(own))
  } catch (fault) {
    report(String(fault))
  }
  return () => {
    try {
      rmSync(file, { force: true })
    } catch (fault) {
      report(String(fault))
    }
  }
}

/** What a host has left in its data folder; null where none runs, or where somebody else has put the file. */
export function findControl(folder: string): OwnerControl | null {
  try {
    const text = readOwnFile(path.join(folder, FILE))
    return text === null ? null : v.parse(control, JSON.parse(text))
  } catch {
    return null
  }
}

/** The address with the key behind the `#`: this part is sent to nobody. */
export const ownerLink = (url: string, ownerKey: string): string => `${url}#owner=${ownerKey}`

const mac = (key: string, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(parts.join('.')).digest('base64url')

/** @returns the question of somebody who knows the key, and reads the answer: null unless it comes from the host */
export function askHost(key: string): {
  readonly question: string
  readonly read: (answer: string) => string | null
} {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  return {
    question: `${nonce}.${mac(key, 'ask', nonce)}`,
    read(answer) {
      const [ownerKey = '', proof = ''] = answer.split('.')
      return sameProof(proof, mac(key, 'answer', nonce, ownerKey)) ? ownerKey : null
    },
  }
}

/** The host's answer to a question; null for one that was asked without the key. @param newKey makes the key of a new link */
export function answerOwner(key: string, question: string, newKey: () => string): string | null {
  const [nonce = '', proof = ''] = question.split('.')
  if (!sameProof(proof, mac(key, 'ask', nonce))) return null
  const ownerKey = newKey()
  return `${ownerKey}.${mac(key, 'answer', nonce, ownerKey)}`
}
