/** Questions and choices in words, and which cards on the board a question means. */
import type { Json, SeatAsk } from '../../../src-shared/kernel'
import type { ObjectId } from '../../../src-shared/games/castle/cards'
import type { WordParams } from '../../i18n'
import type { Choice, Made } from '../../store/compose'
import type { ChoiceWords, Choosing, Teller } from '../face'
import { objectName, professionName, WORDS } from './names'
import { isObject, isProfession, signOfWay } from './signs'

export function title(ask: SeatAsk, teller: Teller): { readonly title: string; readonly hint: string } {
  const params = Object.fromEntries(
    Object.entries(ask.params ?? {}).flatMap(([name, value]) => {
      const said = paramOf(name, value, teller)
      return said === null ? [] : [[name, said] as const]
    }),
  )
  return {
    title: teller.say(`${WORDS}.asks.${ask.key}.title`, params),
    hint: teller.say(`${WORDS}.asks.${ask.key}.${forced(ask) ?? 'hint'}`, params),
  }
}

/** An offer that leaves only one way says why. */
function forced(ask: SeatAsk): string | null {
  const ways = ask.key === 'offered' && ask.pick.pick === 'branch' ? Object.keys(ask.pick.of) : []
  return ways.length === 1 ? (ways[0] ?? null) : null
}

const OF_SEATS: readonly string[] = ['by', 'with', 'to', 'attacker', 'defender', 'loser']

function paramOf(name: string, value: Json, { say, name: nameOf }: Teller): WordParams[string] | null {
  if (typeof value === 'number') return OF_SEATS.includes(name) ? nameOf(value) : value
  if (typeof value !== 'string') return null
  if (name === 'own' && isProfession(value)) return professionName(value, say)
  return isObject(value) ? objectName(value, say) : value
}

export function part(ask: SeatAsk, path: readonly string[], { say, has }: Teller): string {
  const key = `${WORDS}.parts.${ask.key}.${path.at(-1) ?? ''}`
  return has(key) ? say(key) : ''
}

/** A choice in words: players by name, cards with what they do, ways by what they are. */
export function choice(
  ask: SeatAsk,
  path: readonly string[],
  kind: Made['kind'],
  value: Choice,
  teller: Teller,
): ChoiceWords {
  const { say, has, name } = teller
  if (kind === 'seat') return { text: name(Number(value)) }
  if (kind === 'number') return { text: say(`${WORDS}.duel.tokens`, { n: Number(value) }), sign: 'deed.token' }
  if (Array.isArray(value))
    return { text: value.map(seat => name(Number(seat))).join(', ') || say(`${WORDS}.duel.nobody`) }
  const word = String(value),
    last = path.at(-1)
  if (last === 'declareOwn' || last === 'declareRival') return { text: name(Number(word)) }
  const way = `${WORDS}.branches.${ask.key}.${word}`
  if (path.length === 0 && kind !== 'slot' && has(way)) return wayOf(word, say(way))
  if (isObject(word) && (kind === 'slot' || last === 'object')) {
    return { text: objectName(word, say), detail: say(`${WORDS}.objects.${word}.short`), sign: `object.${word}` }
  }
  if (isProfession(word))
    return {
      text: professionName(word, say),
      detail: say(`${WORDS}.professions.${word}.short`),
      sign: `profession.${word}`,
    }
  if (word === 'attacker' || word === 'defender') {
    const seat = ask.params?.[word]
    return {
      text: typeof seat === 'number' ? name(seat) : say(`${WORDS}.duel.${word}`),
      detail: say(`${WORDS}.duel.${word}`),
      sign: `side.${word}`,
    }
  }
  return wayOf(word, word === 'ok' ? say('app.ok') : has(way) ? say(way) : word)
}

function wayOf(word: string, text: string): ChoiceWords {
  const sign = signOfWay(word)
  return sign === undefined ? { text } : { text, sign }
}

/** Whether a card is to be chosen among one's own, among others' (the deck, a loser's hand), or among both. */
export function whose(ask: SeatAsk | null, path: readonly string[]): 'own' | 'others' | 'both' {
  if (ask?.key === 'clairvoyantTop' || ask?.key === 'clairvoyantSecond') return 'others'
  if (ask?.key !== 'take') return 'own'
  return path.at(-1) === 'give' ? 'both' : 'others'
}

/** The own kinds that can be pointed at now, and those that were. */
export function ownChoices({ ask, composed, slots }: Choosing): {
  readonly can: readonly string[]
  readonly taken: readonly string[]
} {
  const question = composed.value?.question
  return {
    can: question && whose(ask.value, question.path) !== 'others' ? slots.value : [],
    taken: (composed.value?.made ?? []).flatMap(made =>
      made.kind === 'slot' && whose(ask.value, made.path) !== 'others' ? [String(made.value)] : [],
    ),
  }
}

/** Cards that lie in no hand of one's own and are to choose from: of the deck, of a loser. */
export function otherChoices({ ask, composed, slots }: Choosing, hand: readonly ObjectId[]): readonly ObjectId[] {
  const question = composed.value?.question
  if (!question || question.kind !== 'slot') return []
  const at = whose(ask.value, question.path)
  return at === 'own' ? [] : slots.value.filter(isObject).filter(id => at === 'others' || !hand.includes(id))
}

/** Windows close by the clock or by everybody's hand: a player may let the clock pass for them. */
const WINDOWS: readonly string[] = ['smuggle', 'priest', 'hypnotist', 'react', 'ring', 'doctor']
export const isWindow = (key: string): boolean => WINDOWS.includes(key)
