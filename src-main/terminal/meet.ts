/** `undertable meet PLACE`: dials a host as the app does, and says who answers; nothing is said to the host. */
import { parseArgs } from 'node:util'
import { interfaceWords } from '../../src-shared/lang'
import { spokenWords } from '../../src-shared/lang/spoken'
import type { TerminalLanguage } from '../../src-shared/lang/terminal'
import { isPlace, readPlace } from '../../src-shared/lan/place'
import type { Refusal } from '../../src-shared/kernel/refusal'
import { dialer, knownHosts, type Met, type Where } from '../net/client'
import { privateFile } from '../privateFile'
import { realClock } from '../real'
import { knownHostsFile } from './home'
import { complain, print, type Say } from './words'

type Answered = { readonly met: Met } | { readonly why: Refusal | null }

/** @returns 0 when a host answers that may be trusted, 1 when not, 2 when the arguments are not understood */
export async function meet(args: readonly string[], words: Say, language: TerminalLanguage): Promise<number> {
  const asked = readArguments(args)
  if ('bad' in asked) {
    complain(words('badOption', { what: asked.bad }))
    return 2
  }
  const { place: text, forget, json } = asked,
    place = readPlace(text)
  if (!isPlace(place)) {
    complain(words(place.refused === 'codeSlip' ? 'slip' : 'badPlace', { place: text }))
    return 2
  }
  const known = knownHosts(privateFile(knownHostsFile()))
  if (forget) {
    known.forget(place.addresses, place.port)
    if (!json) print(words('forgotten', { place: text }))
  }
  const found = await dial(place, known)
  if (json) {
    print(
      JSON.stringify(
        'met' in found
          ? { ...found.met, words: spokenWords(language, found.met.words) }
          : { refused: found.why?.refused ?? 'noAnswer' },
      ),
    )
    return 'met' in found ? 0 : 1
  }
  if ('met' in found) {
    const { address, fingerprint, trust, words: own } = found.met
    for (const line of [
      words('met', { address }),
      words('printIs', { print: fingerprint }),
      words(trust),
      words('wordsAre', { words: spokenWords(language, own).join(' – ') }),
    ])
      print(line)
    return 0
  }
  complain(found.why ? told(found.why, language) : words('nobodyThere', { place: text }))
  if (found.why?.refused === 'certificateChanged') complain(words('forgetHint', { place: text }))
  return 1
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
      options: {
        forget: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        lang: { type: 'string' },
      },
    })
    if (place === undefined || more !== undefined) return { bad: `meet ${more ?? ''}`.trim() }
    return { place, forget: values.forget, json: values.json }
  } catch (fault) {
    return { bad: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** Dials, and hangs up as soon as it is known who answers. */
function dial(where: Where, known: ReturnType<typeof knownHosts>): Promise<Answered> {
  return new Promise(done => {
    const line = dialer({ known, clock: realClock })(where, {
      opened: met => {
        done({ met })
        line.close()
      },
      heard: () => undefined,
      closed: (_, why) => {
        done({ why })
      },
    })
  })
}

/** A refusal in the words of the interface. */
function told({ refused, params = {} }: Refusal, language: TerminalLanguage): string {
  const { refusals } = interfaceWords[language]
  const text = Object.entries(refusals).find(([key]) => key === refused)?.[1] ?? refusals.unknown
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
