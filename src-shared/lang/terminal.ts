/** What the headless host says in a terminal. */
import { commandWords, type CommandKey } from './terminal/commands'

const en = {
  usage: `Usage: undertable host [options]
       undertable find [ADDRESS or CODE] [--scan] [--watch] [--seconds N] [--json]
       undertable meet PLACE [--forget] [--json]
       undertable doctor [--json]
       undertable backup FILE [--data DIR] [--passphrase-file FILE]
       undertable restore FILE [--data DIR] [--passphrase-file FILE]
       undertable verify FILE [--json]

  --port N         listen on this port (default: the first free one from 26262 to 26277; 0 for a free one)
  --name NAME      the table's name
  --bind ADDRESS   listen on this address only (default: all)
  --tables N       so many tables (default 1)
  --accept NAME    a further host name under which guests may call this machine
  --no-advertise   do not announce the table on the network
  --code CODE      let in whoever is new only by this code
  --no-guests      let nobody in unencrypted, with a browser alone (this machine can)
  --no-open        do not open the page in a browser
  --json           print one line of JSON when ready, and nothing else
  --lang LANG      en, ru or it
  --data DIR       keep tables and matches in this folder (default: the user's data folder)
  --no-data        keep nothing: when this process ends, its tables are gone
  --offer DIR      let guests download the signed installers in this folder
  --seed TEXT      for tests: fix the shuffle (shown to everybody at the table)
  --pace FACTOR    for tests: how slowly bots answer (1 is human, 0 at once)
  --help           this text
  --version        the version`,
  ready: 'The table "{name}" is open.',
  readyMany: 'Tables open: {tables}.',
  join: 'Others on this network join in a browser:',
  local: 'On this machine:',
  alone: 'No address on a network: only this machine can join.',
  scan: 'Or scan this:',
  seeded: 'The shuffle of this table is fixed (--seed).',
  stop: 'Ctrl+C closes the table.',
  closed: 'The table is closed.',
  badOption: 'Not understood: {what}',
  noCommand: 'There is no command "{what}".',
  noPage: 'The page has not been built: run "npm run build" first.',
  failed: 'The table could not be opened: {what}',
  table: 'Table',
  goesOn: 'The table "{name}" goes on where it stopped.',
  otherRules:
    'The match at "{name}" was played by other rules than those of this version. It is kept, but cannot go on here.',
  brokenMatch: 'The match at "{name}" could not be read. It is kept as it is, but cannot go on.',
  brokenRow: 'A kept table or match could not be read ({what}). It stays where it is.',
  aside: 'What was kept before could not be read ({what}). It has been set aside, and a new file begun: {file}',
  dataNewer:
    'The tables in {dir} were kept by a later version of this program. Update it, or choose another folder with --data.',
  dataBusy:
    'Another host keeps its tables in {dir}. Choose another folder with --data, or keep nothing with --no-data.',
  dataUnsafe:
    'Nothing can be kept safely in {dir} ({what}). Choose another folder with --data, or keep nothing with --no-data.',
  dataClosed:
    'Nothing can be kept in {dir} ({what}). Choose another folder with --data, or keep nothing with --no-data.',
} as const

type TerminalWords = { readonly [key in keyof typeof en]: string }
export type TerminalKey = keyof typeof en | CommandKey

const ru: TerminalWords = {
  usage: `Использование: undertable host [параметры]
       undertable find [АДРЕС или КОД] [--scan] [--watch] [--seconds N] [--json]
       undertable meet МЕСТО [--forget] [--json]
       undertable doctor [--json]
       undertable backup ФАЙЛ [--data ПАПКА] [--passphrase-file ФАЙЛ]
       undertable restore ФАЙЛ [--data ПАПКА] [--passphrase-file ФАЙЛ]
       undertable verify FILE [--json]

  --port N         порт (по умолчанию первый свободный от 26262 до 26277; 0 – любой)
  --name ИМЯ       название стола
  --bind АДРЕС     слушать только этот адрес (по умолчанию все)
  --tables N       сколько столов открыть (по умолчанию 1)
  --accept ИМЯ     ещё одно имя, по которому гости могут обращаться к этому компьютеру
  --no-advertise   не объявлять о столе в сети
  --code КОД       пускать новых гостей только по этому коду
  --no-guests      не пускать никого без шифрования, с одним браузером (этот компьютер можно)
  --no-open        не открывать страницу в браузере
  --json           когда всё готово, напечатать одну строку JSON и больше ничего
  --lang ЯЗЫК      en, ru или it
  --data ПАПКА     хранить столы и партии в этой папке (по умолчанию в папке данных пользователя)
  --no-data        ничего не хранить: с концом этого процесса его столы исчезнут
  --offer ПАПКА    дать гостям скачать подписанные установщики из этой папки
  --seed ТЕКСТ     для проверок: закрепить тасовку (это видят все за столом)
  --pace ЧИСЛО     для проверок: как медленно отвечают боты (1 – как люди, 0 – сразу)
  --help           эта справка
  --version        версия`,
  ready: 'Стол «{name}» открыт.',
  readyMany: 'Открыто столов: {tables}.',
  join: 'Остальные в этой сети заходят через браузер:',
  local: 'На этом компьютере:',
  alone: 'Адреса в сети нет: сесть за стол можно только с этого компьютера.',
  scan: 'Или наведите камеру:',
  seeded: 'Тасовка за этим столом закреплена (--seed).',
  stop: 'Ctrl+C закрывает стол.',
  closed: 'Стол закрыт.',
  badOption: 'Непонятно: {what}',
  noCommand: 'Команды «{what}» нет.',
  noPage: 'Страница ещё не собрана: сначала запустите «npm run build».',
  failed: 'Не удалось открыть стол: {what}',
  table: 'Стол',
  goesOn: 'Стол «{name}» продолжает с того места, где остановился.',
  otherRules: 'Партию за столом «{name}» играли по другой версии правил. Она сохранена, но продолжить её здесь нельзя.',
  brokenMatch: 'Партию за столом «{name}» не удалось прочесть. Она сохранена как есть, но продолжить её нельзя.',
  brokenRow: 'Сохранённый стол или партию не удалось прочесть ({what}). Запись осталась на месте.',
  aside: 'Сохранённое раньше не удалось прочесть ({what}). Оно отложено, и начат новый файл: {file}',
  dataNewer: 'Столы в {dir} сохранила более новая версия программы. Обновите её или выберите другую папку: --data.',
  dataBusy: 'Свои столы в {dir} хранит другой хост. Выберите другую папку (--data) или не храните ничего (--no-data).',
  dataUnsafe:
    'В {dir} ничего нельзя хранить надёжно ({what}). Выберите другую папку (--data) или не храните ничего (--no-data).',
  dataClosed:
    'В {dir} ничего нельзя сохранить ({what}). Выберите другую папку (--data) или не храните ничего (--no-data).',
}

const it: TerminalWords = {
  usage: `Uso: undertable host [opzioni]
       undertable find [INDIRIZZO o CODICE] [--scan] [--watch] [--seconds N] [--json]
       undertable meet LUOGO [--forget] [--json]
       undertable doctor [--json]
       undertable backup FILE [--data CARTELLA] [--passphrase-file FILE]
       undertable restore FILE [--data CARTELLA] [--passphrase-file FILE]
       undertable verify FILE [--json]

  --port N         ascolta su questa porta (predefinita: la prima libera da 26262 a 26277; 0: una qualsiasi)
  --name NOME      il nome del tavolo
  --bind INDIRIZZO ascolta solo su questo indirizzo (predefinito: tutti)
  --tables N       quanti tavoli aprire (predefinito 1)
  --accept NOME    un altro nome con cui gli ospiti possono chiamare questo computer
  --no-advertise   non annunciare il tavolo in rete
  --code CODICE    fai entrare chi è nuovo solo con questo codice
  --no-guests      non far entrare nessuno senza cifratura, con il solo browser (questo computer sì)
  --no-open        non aprire la pagina nel browser
  --json           a tavolo pronto stampa una riga JSON e nient'altro
  --lang LINGUA    en, ru o it
  --data CARTELLA  conserva tavoli e partite in questa cartella (predefinita: quella dei dati dell'utente)
  --no-data        non conservare nulla: finito questo processo, i suoi tavoli non ci sono più
  --offer CARTELLA permetti agli ospiti di scaricare gli installatori firmati in questa cartella
  --seed TESTO     per le prove: fissa il mescolamento (visibile a tutti al tavolo)
  --pace FATTORE   per le prove: quanto lentamente rispondono i bot (1 come persone, 0 subito)
  --help           questo testo
  --version        la versione`,
  ready: 'Il tavolo «{name}» è aperto.',
  readyMany: 'Tavoli aperti: {tables}.',
  join: 'Gli altri in questa rete entrano dal browser:',
  local: 'Su questo computer:',
  alone: 'Nessun indirizzo di rete: può sedersi solo chi usa questo computer.',
  scan: 'Oppure inquadra:',
  seeded: 'Il mescolamento di questo tavolo è fisso (--seed).',
  stop: 'Ctrl+C chiude il tavolo.',
  closed: 'Il tavolo è chiuso.',
  badOption: 'Non capito: {what}',
  noCommand: "Non c'è nessun comando «{what}».",
  noPage: 'La pagina non è ancora stata costruita: esegui prima «npm run build».',
  failed: 'Non è stato possibile aprire il tavolo: {what}',
  table: 'Tavolo',
  goesOn: 'Il tavolo «{name}» riprende da dove si era fermato.',
  otherRules:
    "La partita al tavolo «{name}» seguiva regole di un'altra versione. È conservata, ma qui non può riprendere.",
  brokenMatch: "La partita al tavolo «{name}» non si legge. È conservata così com'è, ma non può riprendere.",
  brokenRow: "Un tavolo o una partita conservata non si legge ({what}). Resta dov'è.",
  aside:
    'Quanto conservato prima non si legge ({what}). È stato messo da parte e un nuovo file è stato iniziato: {file}',
  dataNewer:
    "I tavoli in {dir} sono di una versione più recente di questo programma. Aggiornalo, o scegli un'altra cartella con --data.",
  dataBusy:
    "Un altro host conserva i suoi tavoli in {dir}. Scegli un'altra cartella con --data, o non conservare nulla con --no-data.",
  dataUnsafe:
    "In {dir} nulla si conserva in modo sicuro ({what}). Scegli un'altra cartella con --data, o non conservare nulla con --no-data.",
  dataClosed:
    "In {dir} non si può conservare nulla ({what}). Scegli un'altra cartella con --data, o non conservare nulla con --no-data.",
}

export const TERMINAL_WORDS = {
  en: { ...en, ...commandWords.en },
  ru: { ...ru, ...commandWords.ru },
  it: { ...it, ...commandWords.it },
} as const
export type TerminalLanguage = keyof typeof TERMINAL_WORDS

/** A sentence for the terminal. Control characters in its parameters are dropped. */
export function say(
  language: TerminalLanguage,
  key: TerminalKey,
  params: { readonly [name: string]: string | number } = {},
): string {
  // eslint-disable-next-line no-control-regex
  const plain = (value: string | number): string => String(value).replace(/[\u0000-\u001f\u007f-\u009f]/g, '')
  return TERMINAL_WORDS[language][key].replace(/\{(\w+)\}/g, (_, name: string) => plain(params[name] ?? ''))
}

/** The first of ours among the given language tags ("ru_RU.UTF-8", "it"), or English. */
export const languageOf = (...tags: readonly (string | undefined)[]): TerminalLanguage =>
  tags
    .map(tag => (tag ?? '').slice(0, 2).toLowerCase())
    .find((tag): tag is TerminalLanguage => tag in TERMINAL_WORDS) ?? 'en'
