/** What a seat is shown, now or in its memo: as text, and as cards to draw. */
import type { CastleShown } from '../../../src-shared/games/castle/rules'
import { capital } from '../../names'
import type { MessageContext } from '../gameUi'
import { objectName, objectNames, professionName, professionNames, societyName, WORDS } from './names'

/** @param list `shown` for now, or `memo` */
export function shownText(shown: CastleShown, list: 'shown' | 'memo', { t, name }: MessageContext): string {
  const key = `${WORDS}.${list}.${shown.kind === 'object' ? `object.${shown.how}` : shown.kind}`
  return capital(t(key, 'seat' in shown ? { ...paramsOf(shown, t), name: name(shown.seat) } : paramsOf(shown, t)))
}

function paramsOf(shown: CastleShown, t: MessageContext['t']): { readonly [name: string]: string } {
  switch (shown.kind) {
    case 'object':
      return { object: objectName(shown.object, t) }
    case 'objects':
    case 'deck':
      return { objects: objectNames(shown.objects, t) }
    case 'top':
      return { objects: shown.objects.map(id => objectName(id, t)).join(', ') }
    case 'society':
      return { society: societyName(shown.society, t) }
    case 'profession':
      return { profession: professionName(shown.profession, t) }
    case 'leftOver':
      return { professions: professionNames(shown.professions, t) }
  }
}

export interface CardText {
  readonly icon: string
  readonly name: string
  readonly kind: 'object' | 'profession' | 'society'
}

export function cardsOf(shown: CastleShown, t: MessageContext['t']): CardText[] {
  switch (shown.kind) {
    case 'object':
      return [objectCard(shown.object, t)]
    case 'objects':
    case 'deck':
    case 'top':
      return shown.objects.map(id => objectCard(id, t))
    case 'society':
      return [societyCard(shown.society, t)]
    case 'profession':
      return [professionCard(shown.profession, t)]
    case 'leftOver':
      return shown.professions.map(id => professionCard(id, t))
  }
}

export const objectCard = (id: Parameters<typeof objectName>[0], t: MessageContext['t']): CardText => ({
  icon: id === 'bag' ? 'deed.bag' : `object.${id}`,
  name: t(`${WORDS}.${id === 'bag' ? 'bag' : `objects.${id}`}.name`),
  kind: 'object',
})
export const professionCard = (id: Parameters<typeof professionName>[0], t: MessageContext['t']): CardText => ({
  icon: `profession.${id}`,
  name: professionName(id, t),
  kind: 'profession',
})
export const societyCard = (id: Parameters<typeof societyName>[0], t: MessageContext['t']): CardText => ({
  icon: `society.${id}`,
  name: t(`${WORDS}.societies.${id}.short`),
  kind: 'society',
})
