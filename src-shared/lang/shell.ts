/** What the desktop app itself says: its menu, its questions, its calls back to the table. */
import type { Language } from './index'

const en = {
  about: 'About Undertable',
  settings: 'Settings…',
  hide: 'Hide Undertable',
  hideOthers: 'Hide Others',
  showAll: 'Show All',
  quit: 'Quit',
  table: 'Table',
  host: 'Host a Table',
  join: 'Join a Table',
  leave: 'Back to the First Page',
  closeWindow: 'Close Window',
  edit: 'Edit',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select All',
  view: 'View',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  zoomReset: 'Usual Size',
  fullScreen: 'Full Screen',
  tools: 'Developer Tools',
  window: 'Window',
  help: 'Help',
  doctor: 'Why Is Nobody Found?',
  yourTurn: 'It is your turn',
  yourTurnHint: 'The table waits for you.',
  quitSure: 'Your table is open. Close it and quit?',
  quitHint: 'Everybody at it loses the connection. A running match is kept and goes on when you host again.',
  quitYes: 'Close and quit',
  cancel: 'Cancel',
  hostEnds:
    'The host has ended several times in a row. All it had accepted is kept; look into the crash log, then open the table again.',
  keyringLocked:
    'The tables kept on this computer are sealed by the system keyring, and it does not open: unlock it and try again. ({what})',
  firewall: 'Let others on this network reach your table?',
  firewallHint:
    'Windows keeps them out until its firewall has a rule for Undertable. The rule is for this program alone, on private networks alone, and goes when the program is uninstalled. Windows will ask for an administrator’s consent. This is offered once; you can host either way.',
  firewallYes: 'Set the rule',
  firewallNo: 'No, and do not ask again',
  firewallFailed: 'The rule of the Windows firewall could not be set',
  firewallFailedHint:
    'Your table is open. If nobody reaches it, let Undertable through in the settings of the Windows firewall, for private networks. ({what})',
  understood: 'Understood',
} as const

export type ShellKey = keyof typeof en
type ShellWords = { readonly [key in ShellKey]: string }

const ru: ShellWords = {
  about: 'О программе Undertable',
  settings: 'Настройки…',
  hide: 'Скрыть Undertable',
  hideOthers: 'Скрыть остальные',
  showAll: 'Показать все',
  quit: 'Выйти',
  table: 'Стол',
  host: 'Открыть стол',
  join: 'Сесть за стол',
  leave: 'На первую страницу',
  closeWindow: 'Закрыть окно',
  edit: 'Правка',
  undo: 'Отменить',
  redo: 'Повторить',
  cut: 'Вырезать',
  copy: 'Копировать',
  paste: 'Вставить',
  selectAll: 'Выделить всё',
  view: 'Вид',
  zoomIn: 'Крупнее',
  zoomOut: 'Мельче',
  zoomReset: 'Обычный размер',
  fullScreen: 'Во весь экран',
  tools: 'Инструменты разработчика',
  window: 'Окно',
  help: 'Справка',
  doctor: 'Почему никого не видно?',
  yourTurn: 'Ваш ход',
  yourTurnHint: 'Стол ждёт вас.',
  quitSure: 'Ваш стол открыт. Закрыть его и выйти?',
  quitHint:
    'Все, кто за ним сидит, потеряют связь. Идущая партия сохранится и продолжится, когда вы снова откроете стол.',
  quitYes: 'Закрыть и выйти',
  cancel: 'Отмена',
  hostEnds:
    'Хост несколько раз подряд завершился сам. Всё, что он успел принять, сохранено; посмотрите журнал сбоев и откройте стол снова.',
  keyringLocked:
    'Столы на этом компьютере запечатаны системной связкой ключей, а она не открывается: разблокируйте её и попробуйте ещё раз. ({what})',
  firewall: 'Пустить других в этой сети к вашему столу?',
  firewallHint:
    'Пока в брандмауэре Windows нет правила для Undertable, он их не пускает. Правило действует только для этой программы и только в частных сетях и исчезнет вместе с ней при удалении. Windows спросит согласия администратора. Это предлагается один раз; стол откроется в любом случае.',
  firewallYes: 'Создать правило',
  firewallNo: 'Нет, и больше не предлагать',
  firewallFailed: 'Правило брандмауэра Windows создать не удалось',
  firewallFailedHint:
    'Ваш стол открыт. Если к нему никто не может подключиться, разрешите Undertable в настройках брандмауэра Windows для частных сетей. ({what})',
  understood: 'Понятно',
}

const it: ShellWords = {
  about: 'Informazioni su Undertable',
  settings: 'Impostazioni…',
  hide: 'Nascondi Undertable',
  hideOthers: 'Nascondi altre',
  showAll: 'Mostra tutte',
  quit: 'Esci',
  table: 'Tavolo',
  host: 'Apri un tavolo',
  join: 'Siediti a un tavolo',
  leave: 'Alla prima pagina',
  closeWindow: 'Chiudi finestra',
  edit: 'Modifica',
  undo: 'Annulla',
  redo: 'Ripeti',
  cut: 'Taglia',
  copy: 'Copia',
  paste: 'Incolla',
  selectAll: 'Seleziona tutto',
  view: 'Vista',
  zoomIn: 'Più grande',
  zoomOut: 'Più piccolo',
  zoomReset: 'Dimensione normale',
  fullScreen: 'Schermo intero',
  tools: 'Strumenti di sviluppo',
  window: 'Finestra',
  help: 'Aiuto',
  doctor: 'Perché non si trova nessuno?',
  yourTurn: 'Tocca a te',
  yourTurnHint: 'Il tavolo ti aspetta.',
  quitSure: 'Il tuo tavolo è aperto. Chiuderlo e uscire?',
  quitHint:
    'Tutti quelli che vi siedono perdono il collegamento. Una partita in corso è conservata e riprende quando ospiti di nuovo.',
  quitYes: 'Chiudi ed esci',
  cancel: 'Annulla',
  hostEnds:
    'L’host è terminato più volte di seguito. Tutto ciò che aveva accettato è conservato; guarda il registro degli errori, poi riapri il tavolo.',
  keyringLocked:
    'I tavoli conservati su questo computer sono sigillati dal portachiavi di sistema, che non si apre: sbloccalo e riprova. ({what})',
  firewall: 'Far raggiungere il tuo tavolo agli altri su questa rete?',
  firewallHint:
    'Windows li tiene fuori finché il suo firewall non ha una regola per Undertable. La regola vale solo per questo programma e solo sulle reti private, e sparisce quando il programma viene disinstallato. Windows chiederà il consenso di un amministratore. Lo si propone una volta sola; puoi ospitare in ogni caso.',
  firewallYes: 'Crea la regola',
  firewallNo: 'No, e non chiederlo più',
  firewallFailed: 'Non è stato possibile creare la regola del firewall di Windows',
  firewallFailedHint:
    'Il tuo tavolo è aperto. Se nessuno lo raggiunge, consenti Undertable nelle impostazioni del firewall di Windows, per le reti private. ({what})',
  understood: 'Capito',
}

export const shellWords = { en, ru, it } as const

/** A text of the desktop app. @param params what stands in its braces */
export const shellSay = (language: Language, key: ShellKey, params: { readonly [name: string]: string } = {}): string =>
  shellWords[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)
