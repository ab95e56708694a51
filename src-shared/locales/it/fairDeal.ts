import type { Translation } from '../translation'
import type { fairDealMessages as English } from '../en/fairDeal'

export const fairDealMessages: Translation<typeof English> = {
  fair: {
    title: 'Le carte sono state date onestamente?',
    brokenOff: 'La partita interrotta',
    checking: 'La partita viene rigiocata per controllare come sono state date le carte…',
    fair: 'Carte date onestamente. Tutto ciò che si è visto qui deriva dalla chiave rivelata ({n} messaggio confrontato). | Carte date onestamente. Tutto ciò che si è visto qui deriva dalla chiave rivelata ({n} messaggi confrontati).',
    fixed: 'Tutto è come è stato detto, ma il mazzo di questo tavolo era preparato in anticipo.',
    redealt:
      'Questa distribuzione è come promesso, ma prima ne è stata annullata {n}, quando i numeri erano già noti. Chiedi il perché all’host. | Questa distribuzione è come promesso, ma prima ne sono state annullate {n}, quando i numeri erano già noti. Chiedi il perché all’host.',
    differs: 'Non è come promesso: {what}',
    unchecked: 'Non controllato: {why}',
    short: {
      fair: 'date onestamente',
      fixed: 'mazzo preparato',
      redealt: 'carte ridate',
      differs: 'non come promesso',
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
      leftOut: 'il tuo numero non è entrato nella mescolata.',
      silenced: 'hai dato il tuo numero, ma l’host dice che non è arrivato.',
      discarded:
        '{n} distribuzione è stata annullata quando il tuo numero era già noto, e non è mai stata mostrata. | {n} distribuzioni sono state annullate quando i tuoi numeri erano già noti, e non sono mai state mostrate.',
      terms: {
        table: 'i numeri erano per un altro tavolo o un’altra partita.',
        game: 'il gioco è stato cambiato dopo che i numeri erano stati dati.',
        rules: 'la versione delle regole è stata cambiata dopo che i numeri erano stati dati.',
        options: 'le opzioni sono state cambiate dopo che i numeri erano stati dati.',
        deck: 'il mazzo o l’ordine delle sue carte è stato cambiato dopo che i numeri erano stati dati.',
        seats: 'i posti o i bot sono stati cambiati dopo che i numeri erano stati dati.',
        contributors: 'l’elenco di chi doveva dare un numero è stato cambiato dopo.',
        dropped: 'l’host nasconde distribuzioni che ha annullato.',
      },
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
      late: 'l’host dice che il tuo numero è arrivato troppo tardi.',
      excluded: 'il tuo numero è mancato in due distribuzioni, perciò questo tavolo non lo aspetta più.',
    },
    restarts: 'Si è mescolato di nuovo perché mancava un numero: {names}.',
    silent: 'Non hanno dato un numero: {names}.',
    hands:
      'Oltre a chi guida il tavolo, ha contribuito a mescolare il dispositivo di {n} persona. | Oltre a chi guida il tavolo, hanno contribuito a mescolare i dispositivi di {n} persone.',
    hostAlone: 'Nessuno, a parte chi guida il tavolo, ha contribuito a mescolare.',
    all: 'Che cosa ha trovato ciascuno',
    line: '{name}: {verdict}',
    save: 'Salva il resoconto della partita',
  },
}
