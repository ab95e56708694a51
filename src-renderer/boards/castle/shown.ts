/** What a seat is shown, now or in its private list: in words, and as the cards to draw. */
import type { CastleShown } from '../../../src-shared/games/castle'
import type { Teller } from '../face'
import { capital, objectName, objectNames, professionName, professionNames, societyName, WORDS } from './names'

/** @param where `shown` of this moment, or the `memo` */
export function shownText(shown: CastleShown, where: 'shown' | 'memo', { say, name }: Teller): string {
  const key = `${WORDS}.${where}.${shown.kind === 'object' ? `object.${shown.how}` : shown.kind}`
  return capital(say(key, 'seat' in shown ? { ...paramsOf(shown, say), name: name(shown.seat) } : paramsOf(shown, say)))
}

function paramsOf(shown: CastleShown, say: Teller['say']): { readonly [name: string]: string } {
  switch (shown.kind) {
    case 'object':
      return { object: objectName(shown.object, say) }
    case 'objects':
    case 'deck':
      return { objects: objectNames(shown.objects, say) }
    case 'top':
      return { objects: shown.objects.map(id => objectName(id, say)).join(', ') }
    case 'society':
      return { society: societyName(shown.society, say) }
    case 'profession':
      return { profession: professionName(shown.profession, say) }
    case 'leftOver':
      return { professions: professionNames(shown.professions, say) }
  }
}

export interface CardWords {
  readonly sign: string
  readonly name: string
  readonly kind: 'object' | 'profession' | 'society'
}

export function cardsOf(shown: CastleShown, say: Teller['say']): CardWords[] {
  switch (shown.kind) {
    case 'object':
      return [objectCard(shown.object, say)]
    case 'objects':
    case 'deck':
    case 'top':
      return shown.objects.map(id => objectCard(id, say))
    case 'society':
      return [societyCard(shown.society, say)]
    case 'profession':
      return [professionCard(shown.profession, say)]
    case 'leftOver':
      return shown.professions.map(id => professionCard(id, say))
  }
}

export const objectCard = (id: Parameters<typeof objectName>[0], say: Teller['say']): CardWords => ({
  sign: id === 'bag' ? 'deed.bag' : `object.${id}`,
  name: say(`${WORDS}.${id === 'bag' ? 'bag' : `objects.${id}`}.name`),
  kind: 'object',
})
export const professionCard = (id: Parameters<typeof professionName>[0], say: Teller['say']): CardWords => ({
  sign: `profession.${id}`,
  name: professionName(id, say),
  kind: 'profession',
})
export const societyCard = (id: Parameters<typeof societyName>[0], say: Teller['say']): CardWords => ({
  sign: `society.${id}`,
  name: say(`${WORDS}.societies.${id}.short`),
  kind: 'society',
})
