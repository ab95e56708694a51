/** Texts of asks and choices, and which cards on the board an ask means. */
import type { Json, SeatAsk } from '../../../src-shared/kernel'
import type { ObjectId } from '../../../src-shared/games/castle/rules/cards'
import type { MessageParams } from '../../i18nTypes'
import type { Choice, MadeChoice } from '../../store/answerBuilder'
import type { ChoiceText, AnswerChoices, MessageContext } from '../gameUi'
import { objectName, professionName, WORDS } from './names'
import { isObject, isProfession, iconForChoice } from './icons'

export function title(ask: SeatAsk, context: MessageContext): { readonly title: string; readonly hint: string } {
  const params = Object.fromEntries(
    Object.entries(ask.params ?? {}).flatMap(([name, value]) => {
      const text = paramOf(name, value, context)
      return text === null ? [] : [[name, text] as const]
    }),
  )
  return {
    title: context.t(`${WORDS}.asks.${ask.key}.title`, params),
    hint: context.t(`${WORDS}.asks.${ask.key}.${forcedChoice(ask) ?? 'hint'}`, params),
  }
}

/** The key of the only way to answer an offer: its hint says why there is no other. */
function forcedChoice(ask: SeatAsk): string | null {
  const ways = ask.key === 'offered' && ask.pick.pick === 'branch' ? Object.keys(ask.pick.of) : []
  return ways.length === 1 ? (ways[0] ?? null) : null
}

const OF_SEATS: readonly string[] = ['by', 'with', 'to', 'attacker', 'defender', 'loser']

function paramOf(name: string, value: Json, { t, name: nameOf }: MessageContext): MessageParams[string] | null {
  if (typeof value === 'number') return OF_SEATS.includes(name) ? nameOf(value) : value
  if (typeof value !== 'string') return null
  if (name === 'own' && isProfession(value)) return professionName(value, t)
  return isObject(value) ? objectName(value, t) : value
}

export function part(ask: SeatAsk, path: readonly string[], { t, has }: MessageContext): string {
  const key = `${WORDS}.parts.${ask.key}.${path.at(-1) ?? ''}`
  return has(key) ? t(key) : ''
}

/** A choice as text: players by name, cards with their effect, branches by their action. */
export function choice(
  ask: SeatAsk,
  path: readonly string[],
  kind: MadeChoice['kind'],
  value: Choice,
  context: MessageContext,
): ChoiceText {
  const { t, has, name } = context
  if (kind === 'seat') return { text: name(Number(value)) }
  if (kind === 'number') return { text: t(`${WORDS}.duel.tokens`, { n: Number(value) }), icon: 'deed.token' }
  if (Array.isArray(value))
    return { text: value.map(seat => name(Number(seat))).join(', ') || t(`${WORDS}.duel.nobody`) }
  const word = String(value),
    last = path.at(-1)
  if (last === 'declareOwn' || last === 'declareRival') return { text: name(Number(word)) }
  const key = `${WORDS}.branches.${ask.key}.${word}`
  if (path.length === 0 && kind !== 'slot' && has(key)) return choiceText(word, t(key))
  if (isObject(word) && (kind === 'slot' || last === 'object')) {
    return { text: objectName(word, t), detail: t(`${WORDS}.objects.${word}.short`), icon: `object.${word}` }
  }
  if (isProfession(word))
    return {
      text: professionName(word, t),
      detail: t(`${WORDS}.professions.${word}.short`),
      icon: `profession.${word}`,
    }
  if (word === 'attacker' || word === 'defender') {
    const seat = ask.params?.[word]
    return {
      text: typeof seat === 'number' ? name(seat) : t(`${WORDS}.duel.${word}`),
      detail: t(`${WORDS}.duel.${word}`),
      icon: `side.${word}`,
    }
  }
  return choiceText(word, word === 'ok' ? t('app.ok') : has(key) ? t(key) : word)
}

function choiceText(word: string, text: string): ChoiceText {
  const icon = iconForChoice(word)
  return icon === undefined ? { text } : { text, icon }
}

/** Whether a card is chosen from the own hand, from others' cards (the deck, a loser's hand), or from both. */
export function whose(ask: SeatAsk | null, path: readonly string[]): 'own' | 'others' | 'both' {
  if (ask?.key === 'clairvoyantTop' || ask?.key === 'clairvoyantSecond') return 'others'
  if (ask?.key !== 'take') return 'own'
  return path.at(-1) === 'give' ? 'both' : 'others'
}

/** The own objects that can be pointed at now, and those that were chosen. */
export function ownChoices({ ask, draft, slots }: AnswerChoices): {
  readonly can: readonly string[]
  readonly taken: readonly string[]
} {
  const question = draft.value?.question
  return {
    can: question && whose(ask.value, question.path) !== 'others' ? slots.value : [],
    taken: (draft.value?.made ?? []).flatMap(made =>
      made.kind === 'slot' && whose(ask.value, made.path) !== 'others' ? [String(made.value)] : [],
    ),
  }
}

/** Cards outside the own hand to choose from: of the deck, of a loser. */
export function otherChoices({ ask, draft, slots }: AnswerChoices, hand: readonly ObjectId[]): readonly ObjectId[] {
  const question = draft.value?.question
  if (!question || question.kind !== 'slot') return []
  const at = whose(ask.value, question.path)
  return at === 'own' ? [] : slots.value.filter(isObject).filter(id => at === 'others' || !hand.includes(id))
}

/** Windows that close by the clock or once everybody has answered: a player may auto-pass them. */
const WINDOWS: readonly string[] = ['smuggle', 'priest', 'hypnotist', 'react', 'ring', 'doctor']
export const isWindow = (key: string): boolean => WINDOWS.includes(key)
