import type { Translation } from '../../../../locales/translation'
import type { rulebookMessages as English } from '../en/rulebook'

export const rulebookMessages: Translation<typeof English> = {
  rulebook: {
    goal: {
      title: 'Di che si tratta',
      text: 'Ognuno porta una maschera, e dopo qualche turno nessuno giurerebbe più quale. Usa i poteri dei personaggi – del tuo o di chiunque altro, finché ti va bene – e arriva prima di tutti a 13 monete.\n\nLa partita finisce anche appena qualcuno resta senza monete. Allora vincono i più ricchi: tieni d’occhio i poveri, la loro rovina è la vittoria di qualcun altro.',
    },
    setup: {
      title: 'Prima del primo turno',
      text: 'Ognuno comincia con 6 monete. Le borse sono sempre in vista, e così il tribunale, dove si raccolgono le multe. All’inizio è vuoto.\n\nIn quattro o cinque si gioca con sei carte: le due o l’unica che avanzano stanno al centro del tavolo. Da sei giocatori in su ci sono tante carte quanti giocatori; se l’host sceglie i personaggi, può metterne al centro una o due in più, fino a 13 carte in tutto.\n\nLe carte si distribuiscono scoperte. Guardati bene intorno: una volta coperte, resta solo la memoria. Chi comincia lo decide il caso, poi si va in senso orario.',
    },
    turn: {
      title: 'Il tuo turno',
      text: 'I primi quattro turni della partita – quattro in tutto, non quattro a testa – servono solo a confondere le acque: chi è di turno scambia o no.\n\nDal quinto turno fai una di queste tre cose: scambi o non scambi, guardi di nascosto la tua carta, oppure dichiari un personaggio.',
    },
    swap: {
      title: 'Scambiare o no',
      text: 'Scegli un’altra carta, di un giocatore o del centro. Va sotto il tavolo insieme alla tua, e lì le scambi, o fai soltanto finta. Nessuno può guardarle, e nemmeno tu.\n\nQuali due carte sono sparite lo vedono tutti. Se hanno cambiato posto lo sai solo tu, finché non te lo dimentichi.',
    },
    announce: {
      title: 'Dichiarare e ribattere',
      text: 'Nomina un personaggio di questa partita e di’ che sei tu. Non serve che sia vero. Non serve nemmeno che tu ne abbia un’idea.\n\nA partire dalla tua sinistra, in senso orario, si chiede a ciascuno una volta sola: dici di essere tu quel personaggio, o lasci correre? Quel che è detto è detto. Se nessuno si fa avanti, usi il potere, la tua carta resta coperta e nessuno la controlla.\n\nSe qualcuno si fa avanti, tu e tutti quelli che hanno ribattuto scoprite la carta. Chi è davvero il personaggio usa subito il potere, anche fuori turno. Se non lo è nessuno di voi, il potere non agisce. Pagate le multe, le carte si coprono di nuovo.',
    },
    fines: {
      title: 'Multe e volti scoperti',
      text: 'Dopo il potere, ogni impostore paga 1 moneta al tribunale. Lì le monete aspettano un Giudice. Nemmeno un Giudice scoperto in quello stesso momento le riceve: ha già riscosso prima.\n\nSe la tua carta è stata scoperta nel turno del giocatore subito prima di te, perché qualcuno ha ribattuto o per l’Inquisitore, tutti sanno chi sei, e sarebbe troppo facile. Il tuo turno è allora obbligato: scambiare o no. L’obbligo vale per quell’unico turno, e puoi comunque ribattere alle dichiarazioni altrui.',
    },
    powers: {
      title: 'I poteri',
      text: 'Che cosa fa ogni personaggio sta sulla sua carta e nell’elenco «Chi c’è in questa partita». Un potere si usa, che piaccia o no. Solo la Strega può rinunciare, e chi può scambiare due carte può sempre non farlo; il Matto prende comunque la sua moneta.\n\nIl Vescovo sceglie soltanto tra chi è ricco allo stesso modo. Un vero Contadino riceve 1 moneta, due ne ricevono 2 ciascuno. L’Imbroglione con meno di 10 monete e la Vedova con 10 o più non ricevono nulla. Chi è indicato dall’Inquisitore prima nomina un personaggio e poi scopre la carta: il nome giusto non costa nulla, quello sbagliato 4 monete.',
    },
    end: {
      title: 'La fine',
      text: 'Chi ha 13 monete o più ha vinto. Se qualcuno non ne ha più, hanno vinto i più ricchi. E l’Imbroglione che usa il potere con 10 monete o più vince lì per lì. I vincitori possono essere più d’uno.\n\nSe succede tutto insieme, l’ordine è questo: si scoprono le carte; il potere agisce per intero; vince l’Imbroglione; vince chi ha 13 monete o più; si guarda se una borsa è vuota; si pagano tutte le multe insieme; si guarda di nuovo se una borsa è vuota. Se la partita finisce prima delle multe, non le paga nessuno, e 13 monete valgono più di una bancarotta.',
    },
    small: {
      title: 'In due e in tre',
      text: 'Giocano Giudice, Vescovo, Re, Regina, Matto e Strega, ognuno comincia con 6 monete, e anche qui i primi quattro turni della partita sono «scambiare o no».\n\nIn tre si hanno due carte a testa, una a sinistra e una a destra. Puoi scambiare o no una delle tue con una di un avversario, guardare una delle tue, oppure dichiarare con la mano su una di esse. Anche chi ribatte mette la mano su una carta: conta quella e nessun’altra. Il Matto prende una carta di ciascun avversario.\n\nIn due si hanno tre carte a testa: sinistra, destra e, in mezzo, una protetta. Puoi scambiare o no una qualsiasi delle tue con la sinistra o la destra dell’avversario, mai con la sua protetta, e guardare una qualsiasi delle tue. Si dichiara con la sinistra o la destra, ma si ribatte con una qualsiasi delle tre. Il Matto prende la sinistra e la destra dell’avversario.\n\nA entrambi i tavoli uno scambio obbligato deve usare la carta che era scoperta.',
    },
    house: {
      title: 'Come si gioca a questo tavolo',
      text: 'Dove ci scostiamo dalle regole: per loro comincia chi è più giovane; qui decide il caso, perché un programma non lo sa, a meno che il tavolo nomini un posto. Per loro il Vescovo va dal giocatore più ricco; qui dal più ricco degli altri, perché nessuno deruba sé stesso. Per loro l’Inquisitore indica un altro qualsiasi; qui non chi ha già la carta scoperta, che non avrebbe nulla da indovinare; se non resta nessuno, non succede nulla.\n\nDove le regole tacciono, facciamo così. La banca non si esaurisce mai, e chi non può pagare tutto paga quello che ha. I personaggi al centro contano come in gioco: si possono dichiarare, e si possono nominare all’Inquisitore. Entrambi i vicini pagano il Ladro, anche se il primo ne va in rovina. Un Matto che con la sua moneta arriva a tredici ha vinto subito, e non si scambia più nulla. Una carta scoperta presa dal Matto o dalla Spia torna coperta, ma chi deve la multa è già deciso. In due e in tre, dove sta ciascuna carta lo decide il caso. Chi è stato scoperto ha il suo turno obbligato anche se la carta nel frattempo è andata altrove, e dopo quel turno la faccenda è dimenticata.\n\nLe carte distribuite si vedono per 3 secondi a giocatore, se l’host non sceglie altrimenti, per almeno 8 secondi, o finché tutti sono pronti. Quel che guardi di nascosto si mostra una volta e mai più.\n\nSe c’è un tempo e scade, non se ne può dedurre nulla: si lascia correre, la Strega tiene le sue monete, il silenzio davanti all’Inquisitore vale come errore, e un turno libero guarda la propria carta, in due e in tre quella sinistra. Tutto il resto, scambi compresi, lo decide il caso.\n\nL’host può anche scegliere i personaggi (con il Giudice, con un terzo delle carte che porta monete dalla banca, con entrambi i Contadini o nessuno; Contadini e Inquisitore solo da otto giocatori in su), far ribattere tutti insieme e in segreto, vietare soltanto la dichiarazione a chi è stato scoperto invece di obbligarlo a scambiare o no, chiudere la partita dopo un certo numero di turni a favore dei più ricchi, usare in due e in tre gli scambi del 2013, o permettere appunti privati.',
    },
    advice: {
      title: 'Se è la tua prima maschera',
      text: 'Comincia con un tavolo da quattro a otto giocatori. In meno o in più il gioco è più fine, ma perdona meno.\n\nNon aspettare di sapere chi sei. Un Re che nessuno contraddice vale 3 monete, qualunque cosa dica la tua carta.\n\nConta le monete degli altri. Con 10 basta un Re per vincere, e all’Imbroglione non serve neanche quello. Un’impostura ti costa 1 moneta; lasciar correre può costarti la partita.\n\nTieni a mente chi è appena stato visto e quali carte sono andate da allora sotto il tavolo. Più si riempie il tribunale, più Giudici si troveranno. E se non ricordi se hai scambiato, guarda la tua carta: costa solo un turno – ma ora gli altri sanno che tu sai.',
    },
  },
}
