/** Words about what sort of player a bot is. */

const en = {
  level: 'How the bot plays',
  temper: 'The bot’s temper',
  levels: { easy: 'beginner', normal: 'seasoned', hard: 'master' },
  tempers: { even: 'even-tempered', bold: 'bold', careful: 'careful', liar: 'a liar' },
  bot: 'bot, {level}',
  botTemper: 'bot, {level}, {temper}',
}

type NatureWords = {
  readonly [K in keyof typeof en]: (typeof en)[K] extends string
    ? string
    : { readonly [L in keyof (typeof en)[K]]: string }
}

const ru: NatureWords = {
  level: 'Как бот играет',
  temper: 'Какой у бота нрав',
  levels: { easy: 'новичок', normal: 'опытный', hard: 'мастер' },
  tempers: { even: 'спокойный', bold: 'дерзкий', careful: 'осторожный', liar: 'лжец' },
  bot: 'бот, {level}',
  botTemper: 'бот, {level}, {temper}',
}

const it: NatureWords = {
  level: 'Come gioca il bot',
  temper: 'Il carattere del bot',
  levels: { easy: 'principiante', normal: 'esperto', hard: 'maestro' },
  tempers: { even: 'equilibrato', bold: 'audace', careful: 'prudente', liar: 'bugiardo' },
  bot: 'bot, {level}',
  botTemper: 'bot, {level}, {temper}',
}

export const natureWords = { en, ru, it }
