/** `undertable owner`: a new link that makes a page the owner's, from the host that runs for this user. */
import { parseArgs } from 'node:util'
import { dataFolderPath } from '../dataFolder'
import { OPTIONS } from '../commandOptions'
import { NEW_KEY_PATH } from '../net/ownerDoor'
import { askHost, findControl, ownerLink } from '../ownerControl'
import { print, printError, printJson, type Translate } from './locale'

interface OwnerArguments {
  readonly dir: string
  readonly json: boolean
}

const ANSWER_MS = 5000

export function readOwnerArguments(args: readonly string[]): OwnerArguments | { readonly bad: string } {
  try {
    const { values } = parseArgs({ args: [...args], strict: true, options: OPTIONS.owner })
    return { dir: dataFolderPath({ folder: values.data ?? null }) ?? '', json: values.json }
  } catch (fault) {
    return { bad: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** @returns the exit code */
export async function owner({ dir, json }: OwnerArguments, t: Translate): Promise<number> {
  const link = await newLink(dir)
  if (link === null) {
    printError(t('ownerNoHost', { dir }))
    return 1
  }
  if (json) printJson({ ownerLink: link })
  else print(`${t('local')} ${link}`)
  return 0
}

/** @returns null where no host of this user answers */
async function newLink(dir: string): Promise<string | null> {
  const control = findControl(dir)
  if (!control) return null
  const { question, read } = askHost(control.key)
  try {
    const reply = await fetch(new URL(NEW_KEY_PATH, control.url), {
      method: 'POST',
      body: question,
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const key = reply.ok ? read(await reply.text()) : null
    return key === null ? null : ownerLink(control.url, key)
  } catch {
    return null
  }
}
