/** What is said about a fair deal: on the page, and by refusals. `n` chooses the plural form. */

const en = {
  fair: {
    title: 'Was it dealt fairly?',
    brokenOff: 'The match that was broken off',
    checking: 'The match is being played again to check the deal…',
    fair: 'Dealt fairly. Everything that was shown here comes from the opened key ({n} message compared). | Dealt fairly. Everything that was shown here comes from the opened key ({n} messages compared).',
    fixed: 'All is as it was told, but the shuffle of this table was fixed beforehand.',
    differs: 'Not as it was told: {what}',
    unchecked: 'Not checked: {why}',
    short: { fair: 'dealt fairly', fixed: 'fixed shuffle', differs: 'not as it was told', unchecked: 'not checked' },
    what: {
      match: 'the host has opened another match.',
      restarts: 'the numbers were drawn anew more often, or because of other people, than the host says.',
      commitHost: 'the host’s commitment is not the one that it told before the deal.',
      commitSeat: 'the commitment of {name} is not the one that was told before the deal.',
      numberHost: 'the host’s number is not the one that it committed to.',
      numberSeat: 'the number of {name} is not the one that was committed to.',
      hands: 'others had a hand in the shuffle than was told before the deal.',
      key: 'the key does not come from the numbers.',
      deck: 'the deck is not the one that was chosen.',
      answer: 'answer {n} is not allowed by the rules, or not the one that was given.',
      lost: '{n} answer of yours that was taken is missing. | {n} answers of yours that were taken are missing.',
      told: 'what was told after answer {n} does not come from the rules.',
      deal: 'what was told of the deal does not come from the key.',
      frame: 'message {n}, at moment {moment} of the match, does not come from the key and the rules.',
      outcome: 'the match did not end like this.',
    },
    why: {
      rules: 'this match needs version {needs} of the rules.',
      absent: 'this window has not seen the match being played.',
      old: 'this match was dealt before there was a fair deal.',
      unreadable: 'what the host has opened cannot be read.',
      game: 'this page does not know the game.',
    },
    restarts: 'The numbers were drawn anew: {names} had not opened a number.',
    hands:
      'Besides the host, the client of {n} person had a hand in the shuffle. | Besides the host, the clients of {n} people had a hand in the shuffle.',
    hostAlone: 'Nobody but the host had a hand in the shuffle.',
    all: 'What everybody’s client has found',
    line: '{name}: {verdict}',
    save: 'Save the record of the match',
  },
  refusals: {
    notAwaited: 'Nobody has asked for this just now.',
    otherNumber: 'This is not the number that was committed to.',
  },
}

/** A table of words with the keys of the English one. */
type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Like<T[K]> }
type FairWords = Like<typeof en>

const ru: FairWords = {
  fair: {
    title: 'Честно ли сдано?',
    brokenOff: 'Прерванная партия',
    checking: 'Партия разыгрывается ещё раз, чтобы проверить сдачу…',
    fair: 'Сдано честно. Всё, что здесь показывали, следует из раскрытого ключа (сверено {n} сообщение). | Сдано честно. Всё, что здесь показывали, следует из раскрытого ключа (сверено {n} сообщения). | Сдано честно. Всё, что здесь показывали, следует из раскрытого ключа (сверено {n} сообщений).',
    fixed: 'Всё так, как было сказано, но раздача за этим столом была задана заранее.',
    differs: 'Не так, как было сказано: {what}',
    unchecked: 'Не проверено: {why}',
    short: {
      fair: 'сдано честно',
      fixed: 'раздача задана заранее',
      differs: 'не так, как было сказано',
      unchecked: 'не проверено',
    },
    what: {
      match: 'ведущий раскрыл другую партию.',
      restarts: 'числа выбирали заново чаще или из-за других людей, чем говорит ведущий.',
      commitHost: 'залог ведущего не тот, что он назвал перед сдачей.',
      commitSeat: 'залог игрока {name} не тот, что был назван перед сдачей.',
      numberHost: 'число ведущего не то, за которое он поручился.',
      numberSeat: 'число игрока {name} не то, за которое он поручился.',
      hands: 'карты тасовали не те, кто был назван перед сдачей.',
      key: 'ключ не получается из этих чисел.',
      deck: 'колода не та, что была выбрана.',
      answer: 'ход {n} не разрешён правилами или был другим.',
      lost: 'не хватает {n} вашего принятого хода. | не хватает {n} ваших принятых ходов. | не хватает {n} ваших принятых ходов.',
      told: 'сказанное после хода {n} не следует из правил.',
      deal: 'сказанное о сдаче не следует из ключа.',
      frame: 'сообщение {n} (момент партии {moment}) не следует из ключа и правил.',
      outcome: 'партия закончилась не так.',
    },
    why: {
      rules: 'для этой партии нужна версия правил {needs}.',
      absent: 'это окно не видело, как шла партия.',
      old: 'эта партия сдана до того, как появилась честная сдача.',
      unreadable: 'то, что раскрыл ведущий, не читается.',
      game: 'эта страница не знает такой игры.',
    },
    restarts: 'Числа выбирали заново: своё число не раскрыли {names}.',
    hands:
      'Кроме ведущего, в тасовке участвовал {n} игрок. | Кроме ведущего, в тасовке участвовали {n} игрока. | Кроме ведущего, в тасовке участвовали {n} игроков.',
    hostAlone: 'Кроме ведущего, в тасовке никто не участвовал.',
    all: 'Что выяснили все за столом',
    line: '{name}: {verdict}',
    save: 'Сохранить запись партии',
  },
  refusals: {
    notAwaited: 'Сейчас об этом никто не спрашивал.',
    otherNumber: 'Это не то число, за которое вы поручились.',
  },
}

const it: FairWords = {
  fair: {
    title: 'Le carte sono state date onestamente?',
    brokenOff: 'La partita interrotta',
    checking: 'La partita viene rigiocata per controllare come sono state date le carte…',
    fair: 'Carte date onestamente. Tutto ciò che si è visto qui deriva dalla chiave rivelata ({n} messaggio confrontato). | Carte date onestamente. Tutto ciò che si è visto qui deriva dalla chiave rivelata ({n} messaggi confrontati).',
    fixed: 'Tutto è come è stato detto, ma il mazzo di questo tavolo era preparato in anticipo.',
    differs: 'Non è come è stato detto: {what}',
    unchecked: 'Non controllato: {why}',
    short: {
      fair: 'date onestamente',
      fixed: 'mazzo preparato',
      differs: 'non come è stato detto',
      unchecked: 'non controllato',
    },
    what: {
      match: 'chi guida il tavolo ha rivelato un’altra partita.',
      restarts:
        'i numeri sono stati estratti di nuovo più volte, o per colpa di altri, di quanto dica chi guida il tavolo.',
      commitHost: 'l’impegno di chi guida il tavolo non è quello dichiarato prima di dare le carte.',
      commitSeat: 'l’impegno di {name} non è quello dichiarato prima di dare le carte.',
      numberHost: 'il numero di chi guida il tavolo non è quello per cui si era impegnato.',
      numberSeat: 'il numero di {name} non è quello per cui si era impegnato.',
      hands: 'a mescolare sono stati altri rispetto a quelli dichiarati prima di dare le carte.',
      key: 'la chiave non deriva dai numeri.',
      deck: 'il mazzo non è quello scelto.',
      answer: 'la mossa {n} non è permessa dalle regole, o non è quella che è stata fatta.',
      lost: 'manca {n} tua mossa che era stata accettata. | mancano {n} tue mosse che erano state accettate.',
      told: 'ciò che è stato detto dopo la mossa {n} non deriva dalle regole.',
      deal: 'ciò che è stato detto all’inizio non deriva dalla chiave.',
      frame: 'il messaggio {n}, al momento {moment} della partita, non deriva dalla chiave e dalle regole.',
      outcome: 'la partita non è finita così.',
    },
    why: {
      rules: 'questa partita richiede la versione {needs} delle regole.',
      absent: 'questa finestra non ha visto giocare la partita.',
      old: 'questa partita è di prima che le carte si dessero in modo verificabile.',
      unreadable: 'ciò che chi guida il tavolo ha rivelato non si legge.',
      game: 'questa pagina non conosce il gioco.',
    },
    restarts: 'I numeri sono stati estratti di nuovo: un numero non è stato rivelato da {names}.',
    hands:
      'Oltre a chi guida il tavolo, ha contribuito a mescolare il dispositivo di {n} persona. | Oltre a chi guida il tavolo, hanno contribuito a mescolare i dispositivi di {n} persone.',
    hostAlone: 'Nessuno, a parte chi guida il tavolo, ha contribuito a mescolare.',
    all: 'Che cosa ha trovato ciascuno',
    line: '{name}: {verdict}',
    save: 'Salva il resoconto della partita',
  },
  refusals: {
    notAwaited: 'In questo momento nessuno l’ha chiesto.',
    otherNumber: 'Non è il numero per cui ti eri impegnato.',
  },
}

export const fairWords = { en, ru, it } as const
