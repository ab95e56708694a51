import type { Translation } from '../../../../locales/translation'
import type { cardMessages as English } from '../en/cards'

export const cardMessages: Translation<typeof English> = {
  symbols: {
    character: { name: 'Персонаж', one: 'намёк «персонаж»' },
    item: { name: 'Предмет', one: 'намёк «предмет»' },
    place: { name: 'Место', one: 'намёк «место»' },
    monster: { name: 'Монстр', one: 'намёк «монстр»' },
    event: { name: 'Событие', one: 'намёк «событие»' },
    joker: { name: 'Джокер', one: 'джокер' },
  },

  actions: {
    pass: { name: 'Перевод стрелок', short: 'это не я, это они' },
    freeze: { name: 'Замри!', short: 'постой, а как же вот это?' },
    both: { name: 'Стрелки или «Замри!»', short: 'одно из двух' },
    card: '{kind} ({symbol})',
    cardSkull: '{kind} ({symbol}, череп)',
    skull: 'Череп',
  },

  quoted: '«{text}»',

  counts: {
    hints: '{n} намёк | {n} намёка | {n} намёков',
    actions: '{n} действие | {n} действия | {n} действий',
    looks: '{n} взор | {n} взора | {n} взоров',
  },

  looks: {
    none: { name: 'В милости', numeral: '0' },
    first: { name: 'Первый взор', numeral: 'I' },
    second: { name: 'Второй взор', numeral: 'II' },
    third: { name: 'Третий взор', numeral: 'III' },
  },

  whims: {
    slow: 'Слишком медленно',
    boring: 'Скучно',
    ignored: 'Намёк забыт',
    disrespect: 'Непочтительно',
    chatter: 'Болтовня',
    whim: 'Просто так',
  },

  lookReasons: {
    slow: 'слишком медленно',
    boring: 'слишком скучно',
    ignored: 'намёк остался без объяснений',
    disrespect: 'мало подобострастия',
    chatter: 'болтовня в задних рядах',
    whim: 'просто так, под настроение',
    noHint: 'на руках ни одного намёка',
    conceded: 'оправдания кончились',
    noPass: 'три намёка, а виноватых нет',
    sameToYou: 'вину гоняют туда-сюда',
    noAnswer: 'ответа нет',
  },

  pressures: {
    questioned: {
      head: 'Властелин спрашивает!',
      text: 'Вопрос задаёт {by}, отвечает {name}',
      you: 'Вопрос вам задаёт {by}',
      byYou: 'Вопрос задаёте вы, отвечает {name}',
    },
    passed: {
      head: 'Стрелки переведены!',
      text: '{by} переводит стрелки, и оправдывается {name}',
      you: '{by} переводит стрелки на вас',
      byYou: 'Вы переводите стрелки, и оправдывается {name}',
    },
    frozen: {
      head: 'Замри! А это?',
      text: '{by} говорит «Замри!», и {name} вплетает новый намёк',
      you: '{by} говорит вам «Замри!»: вплетите новый намёк',
      byYou: 'Вы говорите «Замри!», и {name} вплетает новый намёк',
    },
    accused: {
      head: 'Обвинение!',
      text: 'Обвиняет {by}, отвечает {name}; годится любой намёк',
      you: '{by} обвиняет вас; годится любой намёк',
      byYou: 'Обвиняете вы, отвечает {name}; годится любой намёк',
    },
    doubted: {
      head: 'Не верю!',
      text: 'Не верит {by}, отвечает {name}; нужен {symbol}',
      you: '{by} вам не верит; нужен {symbol}',
      byYou: 'Не верите вы, отвечает {name}; нужен {symbol}',
    },
    blamed: {
      head: 'Это всё они!',
      text: 'Валит вину {by}, отвечает {name}; нужен {symbol}',
      you: '{by} валит вину на вас; нужен {symbol}',
      byYou: 'Валите вину вы, отвечает {name}; нужен {symbol}',
    },
    interrupted: {
      head: 'Перебивают!',
      text: 'Перебивает {name}, замолкает {by}; нужен {symbol}',
      you: 'Вы перебиваете, замолкает {by}; нужен {symbol}',
      byYou: 'Вас перебивает {name}; нужен {symbol}',
    },
  },
}
