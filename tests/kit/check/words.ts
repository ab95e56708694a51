/** Whether a game has a text, in every language, for everything that random matches show. */
import { createI18nForPage } from '../../../src-renderer/i18n'
import type { GameUi, MessageContext } from '../../../src-renderer/games/gameUi'
import type { Choice, MadeChoice } from '../../../src-renderer/store/answerBuilder'
import {
  fastRandom,
  numbersOf,
  type ChoiceSpec,
  type Json,
  type OptionSpec,
  type SeatAsk,
} from '../../../src-shared/kernel'
import { forEachLanguage } from '../../../src-shared/locales/byLanguage'
import { LANGUAGE_IDS, type Language } from '../../../src-shared/locales/languages'
import { partOf } from '../arena'
import {
  dealt,
  matchesOf,
  messageOf,
  mostOf,
  once,
  playRandom,
  seatCounts,
  type Checked,
  type Fault,
  type GameCheck,
} from './gameCheck'

interface Table {
  readonly [key: string]: string | Table
}
const leaves = (table: Table, path = ''): [string, string][] =>
  Object.entries(table).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves((value as Table | undefined) ?? {}, `${path}${key}.`),
  )
const paramsOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort().join()

/** Every question of a spec, and each of its choices, as the page asks for their texts. */
function eachChoice(
  spec: ChoiceSpec,
  path: readonly string[],
  say: (path: readonly string[], kind: MadeChoice['kind'], choice: Choice) => void,
): void {
  switch (spec.pick) {
    case 'ok':
      if (path.length === 0) say(path, 'word', 'ok')
      return
    case 'one':
    case 'some':
      for (const word of spec.of) say(path, 'word', word)
      return
    case 'slot':
    case 'card':
      for (const slot of spec.of) say(path, 'slot', slot)
      return
    case 'seat':
      for (const seat of spec.of) say(path, 'seat', seat)
      return
    case 'pair':
      for (const slot of [...spec.first, ...spec.second]) say(path, 'slot', slot)
      return
    case 'each':
      for (const [part, of] of Object.entries(spec.of)) eachChoice(of, [...path, part], say)
      return
    case 'branch':
      for (const [branch, of] of Object.entries(spec.of)) {
        say(path, 'branch', branch)
        eachChoice(of, [...path, branch], say)
      }
      return
    case 'number':
    case 'text':
  }
}

/** Every game has the keys and placeholders of its English texts in every language. */
function parity({ messages }: GameUi): Fault[] {
  const english = new Map(leaves(messages.en as Table))
  return LANGUAGE_IDS.flatMap(language => {
    const own = new Map(leaves(messages[language] as Table))
    return [...english].flatMap(([key, text]) => {
      const there = own.get(key)
      if (there === undefined || there.trim() === '')
        return text.trim() === '' ? [] : [`The text “${key}” is missing in ${language}.`]
      return paramsOf(there) === paramsOf(text)
        ? []
        : [`The text “${key}” in ${language} has other placeholders than in English.`]
    })
  })
}

/** Values of an option that have a text. */
function valuesOf(spec: OptionSpec): readonly string[] {
  if (spec.kind === 'choice') return spec.values
  if (spec.kind === 'flag') return ['on', 'off']
  return spec.kind === 'number' ? [numbersOf(spec).includes(0) ? 'off' : 'number', 'number'] : []
}

const NAMES = [
  'Anna',
  'Boris',
  'Carla',
  'Dmitri',
  'Elena',
  'Franco',
  'Greta',
  'Hugo',
  'Irina',
  'Jacopo',
  'Kirill',
  'Livia',
  'Marta',
]

/** A place for faults, each in the languages in which it was found. */
class Missing {
  private readonly found = new Map<string, Set<Language>>()

  note(language: Language, what: string): void {
    this.found.set(what, (this.found.get(what) ?? new Set()).add(language))
  }
  /** @param least in how many languages */
  faults(least = 1): Fault[] {
    return [...this.found]
      .filter(([, languages]) => languages.size >= least)
      .map(([what, languages]) => `${what} (${[...languages].join(', ')}).`)
  }
}

export async function words(check: GameCheck): Promise<Checked> {
  const { page, twins } = check,
    { game } = twins,
    ui = await page.ui(),
    missing = new Missing(),
    untold = new Missing()
  /** Kinds of events that the log leaves out: an author may have forgotten them. */
  const silent = new Set<string>()
  let looked = 0
  const contexts = LANGUAGE_IDS.map(language => {
    const i18n = createI18nForPage(language)
    i18n.addMessages(forEachLanguage(id => ({ games: { [page.id]: page.titles[id] } })))
    i18n.addGameMessages(page.id, ui.messages)
    return { language, i18n }
  })
  /** Notes a text that is empty, or still a key. */
  const look = (language: Language, text: string, what: string): void => {
    looked++
    if (text.trim() === '' || text.includes(`games.${page.id}.`)) missing.note(language, what)
  }
  const seats = seatCounts(check)[1] ?? game.seats.min
  const lookAt = (language: Language, ask: SeatAsk, context: MessageContext): void => {
    const { title, hint } = ui.title(ask, context)
    look(language, title, `The question “${ask.key}” has no title: asks.${ask.key}.title`)
    if (hint.includes(`games.${page.id}.`))
      missing.note(language, `The question “${ask.key}” has no hint: asks.${ask.key}.hint`)
    eachChoice(ask.pick, [], (path, kind, choice) => {
      const { text } = ui.choice(ask, path, kind, choice, context),
        where = kind === 'seat' ? '' : `: cards.${String(choice)}.name if it is a card, else choices.${String(choice)}`
      look(language, text, `The choice “${String(choice)}” of “${ask.key}” has no text${where}`)
      // A word may be the same in one language, and in none is it the same in all.
      if (kind !== 'seat' && text === String(choice) && /^[a-z]\w*$/.test(text))
        untold.note(language, `The choice “${text}” of “${ask.key}” has no text${where}`)
    })
  }

  for (const { language, i18n } of contexts)
    for (let seed = 1; seed <= matchesOf(check); seed++) {
      const { match, begin } = dealt(check, seats, seed)
      const context = (): MessageContext => ({
        ...i18n,
        name: seat => NAMES[seat] ?? `${seat}`,
        you: seed % seats,
        seats,
        ownDeck: null,
        match: partOf(match, seed % seats, []),
      })
      const hear = (event: Json): void => {
        const text = ui.eventMessage({ event }, context())
        if (text !== null) look(language, text, `The event “${kindOf(event)}” has no text: events.${kindOf(event)}`)
        else silent.add(kindOf(event))
      }
      const seen = new Set<string>()
      try {
        for (const { event } of JSON.parse(begin) as { readonly event: Json }[]) hear(event)
        playRandom(check, match, fastRandom(seed), Math.min(MOST, mostOf(check)), ({ events }) => {
          for (const { event } of events) hear(event)
          for (const ask of match.view(seed % seats).own?.asks ?? []) {
            if (ask.key === 'seen' || seen.has(ask.key + JSON.stringify(ask.pick))) continue
            seen.add(ask.key + JSON.stringify(ask.pick))
            lookAt(language, ask, context())
          }
          ui.progress(partOf(match, seed % seats, []), context())
        })
      } catch (error) {
        missing.note(language, `Its texts cannot be made: ${messageOf(error)}`)
      }
      if (match.outcome) {
        const key = `games.${page.id}.reasons.${match.outcome.reason}`
        look(
          language,
          i18n.has(key) ? i18n.t(key) : '',
          `The end “${match.outcome.reason}” has no text: reasons.${match.outcome.reason}`,
        )
      }
    }
  for (const { language, i18n } of contexts) {
    for (const key of ['name', 'tagline', 'seats', 'authors'])
      look(language, i18n.has(`games.${page.id}.${key}`) ? 'there' : '', `The title has no “${key}”`)
    for (const spec of game.options.filter(({ kind }) => kind !== 'people'))
      for (const key of ['name', 'hint', ...valuesOf(spec).map(value => `values.${value}`)])
        look(
          language,
          i18n.has(`games.${page.id}.options.${spec.key}.${key}`) ? 'there' : '',
          `The option has no text: options.${spec.key}.${key}`,
        )
    for (const { id, title, text } of ui.rulebook(i18n.t))
      look(language, title && text, `The rulebook’s “${id}” is empty`)
  }
  return {
    looked: `${looked} texts in ${LANGUAGE_IDS.length} languages${silent.size > 0 ? `; the log leaves out: ${[...silent].join(', ')}` : ''}`,
    faults: once([...parity(ui), ...missing.faults(), ...untold.faults(LANGUAGE_IDS.length)], 12),
  }
}

const MOST = 200
const kindOf = (event: Json): string =>
  typeof event === 'object' && event !== null && 'kind' in event ? String(event.kind) : ''
