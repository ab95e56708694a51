/** What a terminal says about what is kept: the disk, backups, passphrases. */

const en = {
  storeDied:
    'What keeps the answers has failed ({what}). Answers are refused until it works again; nothing that was accepted is lost.',
  storeBack: 'Answers are kept again.',
  salvaged:
    'What could still be read of it is in the new file. Tables: {parties}, matches: {matches}, answers: {answers}.',
  nothingSalvaged: 'Nothing in it could be read any more.',
  logDamaged:
    'The end of what was kept last is damaged. Entries lost: {n}. Matches go on from before it; a copy of the damaged log: {file}',
  passphrase: 'Passphrase: ',
  passphraseNew: 'A passphrase for this backup (nobody can open it without): ',
  passphraseAgain: 'Once more: ',
  passphraseNone: 'Broken off: nothing has changed.',
  passphraseDiffers: 'These were two different passphrases: nothing has changed.',
  passphraseShort: 'This passphrase is too short: the fewest characters are {least}.',
  passphraseNoTerminal:
    'There is no terminal to type a passphrase in: give it in the first line of a file, --passphrase-file FILE.',
  passphraseUnread: 'The passphrase could not be read: {what}',
  backupDone: 'All tables and matches are in {file}. Without its passphrase nobody can open it.',
  backupThere: 'There is a file already: {file}. Choose another name.',
  backupNothing: 'Nothing is kept in {dir} yet.',
  backupBusy:
    'A host keeps its tables in {dir} just now. Close it first (Ctrl+C): its tables go on afterwards where they stopped.',
  backupUnreadable:
    'What is kept in {dir} cannot be read ({what}). Start a host there first: it saves what can be saved.',
  backupFailed: 'This did not work, and nothing has changed: {what}',
  backupNotOurs: 'This is no backup of Undertable: {file}',
  backupLater: 'This backup was made by a later version of this program. Update it first: {file}',
  backupPassphrase:
    'This is not the passphrase of the backup, or the beginning of the file is damaged. Nothing has changed.',
  backupDamaged:
    'This backup has been cut short or changed. Nothing of it was taken over, and nothing has changed: {file}',
  restoreAside: 'What was there before has been set aside: {file}',
  restoreDone: 'All tables and matches of the backup are in {dir}.',
} as const

export type KeepingKey = keyof typeof en
type KeepingWords = { readonly [key in KeepingKey]: string }

const ru: KeepingWords = {
  storeDied:
    'Сохранение ответов отказало ({what}). Пока оно не заработает, ответы не принимаются; из принятого ничего не пропало.',
  storeBack: 'Ответы снова сохраняются.',
  salvaged: 'Всё, что ещё читалось, перенесено в новый файл. Столов: {parties}, партий: {matches}, ответов: {answers}.',
  nothingSalvaged: 'Прочесть в нём уже ничего нельзя.',
  logDamaged:
    'Конец последних записей повреждён. Пропало записей: {n}. Партии продолжаются с места перед ним; копия повреждённого журнала: {file}',
  passphrase: 'Парольная фраза: ',
  passphraseNew: 'Парольная фраза для этой копии (без неё её никто не откроет): ',
  passphraseAgain: 'Ещё раз: ',
  passphraseNone: 'Прервано: ничего не изменилось.',
  passphraseDiffers: 'Фразы не совпали: ничего не изменилось.',
  passphraseShort: 'Слишком короткая фраза. Наименьшее число знаков: {least}.',
  passphraseNoTerminal:
    'Негде ввести парольную фразу: запишите её первой строкой в файл и укажите --passphrase-file ФАЙЛ.',
  passphraseUnread: 'Парольную фразу не удалось прочесть: {what}',
  backupDone: 'Все столы и партии сохранены в {file}. Без парольной фразы файл никто не откроет.',
  backupThere: 'Такой файл уже есть: {file}. Выберите другое имя.',
  backupNothing: 'В {dir} пока ничего не сохранено.',
  backupBusy:
    'Сейчас в {dir} хранит столы работающий хост. Сначала закройте его (Ctrl+C): потом столы продолжат с того же места.',
  backupUnreadable:
    'Сохранённое в {dir} не читается ({what}). Сначала запустите там хост: он спасёт, что можно спасти.',
  backupFailed: 'Не получилось, и ничего не изменилось: {what}',
  backupNotOurs: 'Это не резервная копия Undertable: {file}',
  backupLater: 'Эту копию сделала более новая версия программы. Сначала обновите её: {file}',
  backupPassphrase: 'Парольная фраза не подходит, или повреждено начало файла. Ничего не изменилось.',
  backupDamaged: 'Эта копия обрезана или изменена. Из неё ничего не взято, и ничего не изменилось: {file}',
  restoreAside: 'Прежнее отложено: {file}',
  restoreDone: 'Все столы и партии из копии теперь в {dir}.',
}

const it: KeepingWords = {
  storeDied:
    'Il salvataggio delle risposte si è guastato ({what}). Finché non riprende, le risposte vengono rifiutate; di quanto accettato non si perde nulla.',
  storeBack: 'Le risposte si salvano di nuovo.',
  salvaged: 'Quanto ancora si leggeva è nel nuovo file. Tavoli: {parties}, partite: {matches}, risposte: {answers}.',
  nothingSalvaged: 'Non vi si legge più nulla.',
  logDamaged:
    'La fine delle ultime registrazioni è danneggiata. Voci perse: {n}. Le partite riprendono da prima; una copia del registro danneggiato: {file}',
  passphrase: 'Passphrase: ',
  passphraseNew: 'Una passphrase per questa copia (senza, nessuno può aprirla): ',
  passphraseAgain: 'Ancora una volta: ',
  passphraseNone: 'Interrotto: nulla è cambiato.',
  passphraseDiffers: 'Le due passphrase sono diverse: nulla è cambiato.',
  passphraseShort: 'Questa passphrase è troppo corta: servono almeno {least} caratteri.',
  passphraseNoTerminal:
    "Non c'è un terminale in cui scrivere la passphrase: mettila nella prima riga di un file, --passphrase-file FILE.",
  passphraseUnread: 'La passphrase non si legge: {what}',
  backupDone: 'Tutti i tavoli e le partite sono in {file}. Senza la passphrase nessuno può aprirlo.',
  backupThere: 'Il file esiste già: {file}. Scegli un altro nome.',
  backupNothing: 'In {dir} non è ancora conservato nulla.',
  backupBusy:
    'In questo momento un host conserva i suoi tavoli in {dir}. Prima chiudilo (Ctrl+C): poi i tavoli riprendono da dove si erano fermati.',
  backupUnreadable:
    'Quanto conservato in {dir} non si legge ({what}). Avvia prima un host lì: salva ciò che si può salvare.',
  backupFailed: 'Non ha funzionato, e nulla è cambiato: {what}',
  backupNotOurs: 'Questa non è una copia di Undertable: {file}',
  backupLater: 'Questa copia viene da una versione più recente del programma. Prima aggiornalo: {file}',
  backupPassphrase: "Non è la passphrase di questa copia, oppure l'inizio del file è danneggiato. Nulla è cambiato.",
  backupDamaged: "Questa copia è stata troncata o modificata. Non se n'è preso nulla, e nulla è cambiato: {file}",
  restoreAside: "Quanto c'era prima è stato messo da parte: {file}",
  restoreDone: 'Tutti i tavoli e le partite della copia sono in {dir}.',
}

export const keepingWords = { en, ru, it } as const
