/** Words about the table screen: a television that shows what everybody may see. */

const en = {
  name: 'Table screen',
  open: 'Table screen for a TV',
  hint: 'Open this address in the browser of a television or of a laptop that all can see. It shows what everybody may know, has no seat, and is never the host.',
  here: 'Open it on this machine',
  onlyHere: 'This address works on this machine alone.',
  join: 'Join with your phone',
  joinHint: 'Scan the code, or type the address into a browser.',
  begins: 'The host begins the match.',
}

const ru: typeof en = {
  name: 'Экран стола',
  open: 'Экран стола для телевизора',
  hint: 'Откройте этот адрес в браузере телевизора или ноутбука, который видно всем. Экран показывает только то, что могут знать все, места не занимает и ведущим не становится.',
  here: 'Открыть на этом компьютере',
  onlyHere: 'Этот адрес работает только на этом компьютере.',
  join: 'Подключайтесь с телефона',
  joinHint: 'Отсканируйте код или наберите адрес в браузере.',
  begins: 'Партию начнёт ведущий.',
}

const it: typeof en = {
  name: 'Schermo del tavolo',
  open: 'Schermo del tavolo per la TV',
  hint: 'Apri questo indirizzo nel browser di una TV o di un portatile che tutti vedono. Mostra solo ciò che tutti possono sapere, non occupa un posto e non guida mai il tavolo.',
  here: 'Aprilo su questo computer',
  onlyHere: 'Questo indirizzo funziona solo su questo computer.',
  join: 'Unisciti con il telefono',
  joinHint: 'Inquadra il codice, oppure scrivi l’indirizzo in un browser.',
  begins: 'Chi guida il tavolo dà il via alla partita.',
}

export const screenWords = { en, ru, it }

export const screenRefusals = {
  en: { screenOnly: 'A table screen only looks on: it has no seat and decides nothing.' },
  ru: { screenOnly: 'Экран стола только показывает: места у него нет, и он ничего не решает.' },
  it: { screenOnly: 'Lo schermo del tavolo guarda soltanto: non ha un posto e non decide nulla.' },
}
