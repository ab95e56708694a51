/** `undertable meet PLACE`: connects to a host as the app does, and prints its identity; sends it no message. */
import { parseArgs } from 'node:util'
import { appMessages } from '../../src-shared/locales/messages'
import { comparisonWords } from '../../src-shared/locales/comparisonWords'
import type { Language } from '../../src-shared/locales/languages'
import { isPlace, readPlace } from '../../src-shared/lan/place'
import { placeOfLink } from '../../src-shared/lan/pin'
import type { Refusal } from '../../src-shared/kernel/refusal'
import { dialer, knownHosts, type VerifiedHost, type HostEndpoint } from '../net/client'
import { privateFile } from '../privateFile'
import { nodeClock } from '../nodeDeps'
import { helpHint } from './help'
import { knownHostsFile } from './homeFolder'
import { printError, print, printJson, type Translate } from './locale'
import { OPTIONS } from '../commandOptions'

type MeetResult = { readonly met: VerifiedHost } | { readonly why: Refusal | null }

/** @returns 0 when a trusted host answers, 1 when not, 2 for invalid arguments */
export async function meet(args: readonly string[], t: Translate, language: Language): Promise<number> {
  const options = readArguments(args)
  if ('bad' in options) {
    printError(t('badOption', { what: options.bad }), helpHint('meet', language))
    return 2
  }
  const { place: text, forget, json } = options,
    place = readPlace(text)
  if (!isPlace(place)) {
    printError(t(place.refused === 'codeSlip' ? 'slip' : 'badPlace', { place: text }))
    return 2
  }
  const known = knownHosts(privateFile(knownHostsFile()))
  if (forget) {
    known.forget(place.addresses, place.port)
    if (!json) print(t('forgotten', { place: text }))
  }
  const result = await dial(placeOfLink(place), known)
  // The person has been told of it: from now on another host in its place is a change.
  if ('met' in result) known.confirm(result.met.fingerprint)
  if (json) {
    printJson(toJson(result, language))
    return 'met' in result ? 0 : 1
  }
  if ('met' in result) {
    const { address, fingerprint, trust, authWords: own } = result.met
    print(
      t('met', { address }),
      t('printIs', { print: fingerprint }),
      t(trust),
      own ? t('wordsAre', { words: comparisonWords(language, own).join(' – ') }) : t('wordsNone'),
    )
    return 0
  }
  printError(result.why ? refusalText(result.why, language) : t('nobodyThere', { place: text }))
  if (result.why?.refused === 'certificateChanged') printError(t('forgetHint', { place: text }))
  return 1
}

/** The result as `--json` prints it. */
function toJson(result: MeetResult, language: Language): object {
  if (!('met' in result)) return { refused: result.why?.refused ?? 'noAnswer' }
  const { authWords, ...host } = result.met
  return { ...host, words: authWords && comparisonWords(language, authWords) }
}

function readArguments(
  args: readonly string[],
): { readonly place: string; readonly forget: boolean; readonly json: boolean } | { readonly bad: string } {
  try {
    const {
      values,
      positionals: [place, more],
    } = parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: OPTIONS.meet,
    })
    if (place === undefined || more !== undefined) return { bad: `meet ${more ?? ''}`.trim() }
    return { place, forget: values.forget, json: values.json }
  } catch (fault) {
    return { bad: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** Connects, and closes as soon as the host is verified. */
function dial(endpoint: HostEndpoint, known: ReturnType<typeof knownHosts>): Promise<MeetResult> {
  return new Promise(done => {
    const link = dialer({ known, clock: nodeClock })(endpoint, {
      opened: met => {
        done({ met })
        link.close()
      },
      received: () => undefined,
      closed: (_, why) => {
        done({ why })
      },
    })
  })
}

/** A refusal as the app words it. */
function refusalText({ refused, params = {} }: Refusal, language: Language): string {
  const { refusals } = appMessages[language]
  const text = Object.entries(refusals).find(([key]) => key === refused)?.[1] ?? refusals.unknown
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
