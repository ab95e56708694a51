/** What `undertable verify` says in a terminal. */

const en = {
  verifyNoFile: 'Which file? "undertable verify FILE" looks whether the match in it was dealt as it says.',
  verifyUnread: 'The file {file} cannot be opened: {what}',
  recordNotJson: 'The file {file} is no record of a match: it cannot be read as JSON.',
  recordNewer: 'The record in {file} was written by a later version of this program. Update it.',
  recordFaulty: 'The record in {file} is damaged: {field}.',
  verifyMatch: '{game} at "{table}", dealt {dealt}; answers: {answers}.',
  verifyFair:
    'The numbers open their commitments, the key comes from them, and all that was told comes from the key and the answers.',
  verifyFixed: 'All that was told comes from the key and the answers, but the key was fixed beforehand (--seed).',
  verifyHands: "Hands in the key besides the host's: {hands}.",
  verifyRestarts: 'The numbers were drawn anew; these had not opened theirs: {names}.',
  verifyDiffers: 'Not as the record says: {what}.',
  verifyRules: 'This match needs version {needs} of the rules; this program has version {has}.',
  verifyGame: 'This program does not know the game "{game}".',
  verifyOld: 'This match was dealt before there was a fair deal: its key cannot be checked.',
  diffNumber: 'the number of {who} is not the one that was committed to',
  diffHost: 'the host',
  diffSeat: 'seat {seat}',
  diffHands: 'the hands in the key are not in the order of the seats',
  diffKey: 'the key does not come from the numbers',
  diffDeck: 'the deck is not the one that was chosen',
  diffAnswer: 'answer {n} is not allowed by the rules',
  diffTold: 'what was told of answer {n} does not come from the rules (0 is the deal)',
  diffOutcome: 'the match does not end like this',
} as const

type VerifyWords = { readonly [key in keyof typeof en]: string }
export type VerifyKey = keyof typeof en

const ru: VerifyWords = {
  verifyNoFile: 'Какой файл? «undertable verify ФАЙЛ» проверит, сдана ли партия так, как в нём записано.',
  verifyUnread: 'Файл {file} не открывается: {what}',
  recordNotJson: 'Файл {file} — не запись партии: он не читается как JSON.',
  recordNewer: 'Запись в {file} сделана более новой версией программы. Обновите свою.',
  recordFaulty: 'Запись в {file} повреждена: {field}.',
  verifyMatch: '{game} за столом «{table}», сдано {dealt}; ходов: {answers}.',
  verifyFair: 'Числа соответствуют залогам, ключ получается из них, а всё сказанное — из ключа и ходов.',
  verifyFixed: 'Всё сказанное следует из ключа и ходов, но ключ был задан заранее (--seed).',
  verifyHands: 'Кто ещё, кроме ведущего, участвовал в ключе: {hands}.',
  verifyRestarts: 'Числа выбирали заново: своё не раскрыли {names}.',
  verifyDiffers: 'Не так, как записано: {what}.',
  verifyRules: 'Для этой партии нужна версия правил {needs}; в этой программе — версия {has}.',
  verifyGame: 'Эта программа не знает игры «{game}».',
  verifyOld: 'Партия сдана до того, как появилась честная сдача: её ключ не проверить.',
  diffNumber: 'число не то, за которое поручились ({who})',
  diffHost: 'ведущий',
  diffSeat: 'место {seat}',
  diffHands: 'участники ключа идут не в порядке мест',
  diffKey: 'ключ не получается из чисел',
  diffDeck: 'колода не та, что была выбрана',
  diffAnswer: 'ход {n} не разрешён правилами',
  diffTold: 'сказанное о ходе {n} не следует из правил (0 — сдача)',
  diffOutcome: 'партия заканчивается не так',
}

const it: VerifyWords = {
  verifyNoFile: 'Quale file? «undertable verify FILE» controlla se la partita che contiene è stata data come dice.',
  verifyUnread: 'Il file {file} non si apre: {what}',
  recordNotJson: 'Il file {file} non è il resoconto di una partita: non si legge come JSON.',
  recordNewer: 'Il resoconto in {file} è di una versione più recente di questo programma. Aggiornalo.',
  recordFaulty: 'Il resoconto in {file} è danneggiato: {field}.',
  verifyMatch: '{game} al tavolo «{table}», carte date {dealt}; mosse: {answers}.',
  verifyFair:
    'I numeri corrispondono agli impegni, la chiave deriva da essi, e tutto ciò che è stato detto deriva dalla chiave e dalle mosse.',
  verifyFixed:
    'Tutto ciò che è stato detto deriva dalla chiave e dalle mosse, ma la chiave era fissata in anticipo (--seed).',
  verifyHands: 'Oltre a chi guida il tavolo, hanno contribuito alla chiave: {hands}.',
  verifyRestarts: 'I numeri sono stati estratti di nuovo; non hanno rivelato il proprio: {names}.',
  verifyDiffers: 'Non è come dice il resoconto: {what}.',
  verifyRules: 'Questa partita richiede la versione {needs} delle regole; questo programma ha la versione {has}.',
  verifyGame: 'Questo programma non conosce il gioco «{game}».',
  verifyOld:
    'Questa partita è di prima che le carte si dessero in modo verificabile: la sua chiave non si può controllare.',
  diffNumber: "il numero non è quello dell'impegno ({who})",
  diffHost: 'chi guida il tavolo',
  diffSeat: 'posto {seat}',
  diffHands: 'chi ha contribuito alla chiave non è in ordine di posto',
  diffKey: 'la chiave non deriva dai numeri',
  diffDeck: 'il mazzo non è quello scelto',
  diffAnswer: 'la mossa {n} non è permessa dalle regole',
  diffTold: "ciò che è stato detto della mossa {n} non deriva dalle regole (0 è l'inizio)",
  diffOutcome: 'la partita non finisce così',
}

export const verifyWords = { en, ru, it } as const
