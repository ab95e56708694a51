/** What `undertable export` and `undertable import` say in a terminal. */

const en = {
  fileUsage: `       undertable export MATCH [FILE] | --list [--json] [--data DIR]
       undertable import FILE [--data DIR]`,
  nothingKept: 'Nothing is kept in {dir}.',
  noneOver: 'No match is over.',
  overLine: '{id}  {day}  {game}  {table}: {names}{note}',
  overImported: ' (from a file)',
  overBroken: ' (broken off)',
  noSuchMatch: 'No match that is over is called {match}. "undertable export --list" names them.',
  notWritten: '{file} could not be written: {what}',
  exported: 'The match has been written to {file}.',
  notRead: '{file} could not be read: {what}',
  fileUnreadable: '{file} is no match that can be read here.',
  fileNewer: '{file} was saved by a later version of this program. Update this one.',
  fileTooLong: '{file} is too long to be a match.',
  knownAlready: 'The match {match} is known already.',
  notKept: 'The match could not be kept: {what}',
  imported: 'The match {match} ({game}) is in the history of every table now.',
} as const

type FileWords = { readonly [key in keyof typeof en]: string }
export type FileKey = keyof typeof en

const ru: FileWords = {
  fileUsage: `       undertable export ПАРТИЯ [ФАЙЛ] | --list [--json] [--data ПАПКА]
       undertable import ФАЙЛ [--data ПАПКА]`,
  nothingKept: 'В {dir} ничего не хранится.',
  noneOver: 'Ни одной оконченной партии нет.',
  overLine: '{id}  {day}  {game}  {table}: {names}{note}',
  overImported: ' (из файла)',
  overBroken: ' (прервана)',
  noSuchMatch: 'Оконченной партии {match} нет. Все они: «undertable export --list».',
  notWritten: 'Файл {file} не удалось записать: {what}',
  exported: 'Партия записана в файл {file}.',
  notRead: 'Файл {file} не удалось прочесть: {what}',
  fileUnreadable: 'Файл {file} – не партия, которую здесь можно прочесть.',
  fileNewer: 'Файл {file} сохранила более новая версия программы. Обновите эту.',
  fileTooLong: 'Файл {file} слишком длинный для партии.',
  knownAlready: 'Партия {match} здесь уже есть.',
  notKept: 'Партию не удалось сохранить: {what}',
  imported: 'Партия {match} ({game}) теперь в истории каждого стола.',
}

const it: FileWords = {
  fileUsage: `       undertable export PARTITA [FILE] | --list [--json] [--data CARTELLA]
       undertable import FILE [--data CARTELLA]`,
  nothingKept: 'In {dir} non è conservato nulla.',
  noneOver: 'Nessuna partita è finita.',
  overLine: '{id}  {day}  {game}  {table}: {names}{note}',
  overImported: ' (da un file)',
  overBroken: ' (interrotta)',
  noSuchMatch: 'Nessuna partita finita si chiama {match}. «undertable export --list» le elenca.',
  notWritten: 'Non è stato possibile scrivere {file}: {what}',
  exported: 'La partita è stata scritta in {file}.',
  notRead: 'Non è stato possibile leggere {file}: {what}',
  fileUnreadable: '{file} non è una partita che si possa leggere qui.',
  fileNewer: '{file} è stato salvato da una versione più recente di questo programma. Aggiorna questa.',
  fileTooLong: '{file} è troppo lungo per essere una partita.',
  knownAlready: "La partita {match} c'è già.",
  notKept: 'Non è stato possibile conservare la partita: {what}',
  imported: 'La partita {match} ({game}) è ora nella storia di ogni tavolo.',
}

export const fileWords = { en, ru, it } as const
