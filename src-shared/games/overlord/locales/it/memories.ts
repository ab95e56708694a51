import type { Translation } from '../../../../locales/translation'
import type { memoryMessages as English } from '../en/memories'

export const memoryMessages: Translation<typeof English> = {
  memories: {
    narrowEscape: {
      title: 'Salvezza per un pelo',
      text: '{n} terzo sguardo perdonato: nessun teschio sulla carta. | {n} volte un terzo sguardo perdonato: mai un teschio sulla carta.',
    },
    noLook: { title: 'Nelle grazie dell’Oscuro Signore', text: 'Nemmeno uno sguardo in tutta la partita.' },
    longExcuse: { title: 'La scusa più lunga', text: '«{line}» Giocando «{title}».' },
    mercies: {
      title: 'Suppliche da spezzare il cuore',
      text: '{n} sguardo evitato supplicando. | {n} sguardi evitati supplicando.',
    },
    scapegoat: {
      title: 'Il capro espiatorio',
      text: 'La colpa è finita qui {n} volta. | La colpa è finita qui {n} volte.',
    },
    blamer: {
      title: 'Sono stati gli altri',
      text: 'La colpa passata ad altri {n} volta. | La colpa passata ad altri {n} volte.',
    },
    freezer: {
      title: 'Nessuno finisce una frase',
      text: 'Un racconto altrui interrotto {n} volta. | I racconti altrui interrotti {n} volte.',
    },
  },
}
