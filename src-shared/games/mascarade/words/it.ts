/** Le parole di Mascarade in italiano. I nomi dei giocatori non hanno genere; i personaggi stanno senza articolo. */
import { titles } from './titles'
import type { MascaradeWords } from './index'

export const it: MascaradeWords = {
  ...titles.it,

  characters: {
    judge: {
      name: 'Giudice',
      short: 'svuota il tribunale',
      power: 'Prende tutte le monete del tribunale; le multe di questa stessa disputa si pagano solo dopo.',
    },
    bishop: {
      name: 'Vescovo',
      short: '2 dal più ricco',
      power: 'Prende 2 monete dal più ricco degli altri giocatori; se più d’uno è il più ricco, sceglie il Vescovo.',
    },
    king: {
      name: 'Re',
      short: '3 dalla banca',
      power: 'Prende 3 monete dalla banca.',
    },
    fool: {
      name: 'Matto',
      short: '1 moneta, e carte altrui',
      power:
        'Prende 1 moneta dalla banca, poi sotto il tavolo, senza guardarle, scambia o non scambia le carte di altri due giocatori.',
    },
    queen: {
      name: 'Regina',
      short: '2 dalla banca',
      power: 'Prende 2 monete dalla banca.',
    },
    thief: {
      name: 'Ladro',
      short: '1 da ciascun vicino',
      power: 'Prende 1 moneta da ciascuno dei due vicini.',
    },
    witch: {
      name: 'Strega',
      short: 'può scambiare le fortune',
      power: 'Può scambiare tutte le sue monete con tutte quelle di un altro giocatore qualsiasi.',
    },
    spy: {
      name: 'Spia',
      short: 'vede 2 carte, poi scambia',
      power:
        'Guarda di nascosto la propria carta e un’altra, di un giocatore o del centro, poi le scambia o non le scambia.',
    },
    peasant: {
      name: 'Contadino',
      short: '1 dalla banca, in coppia 2',
      power:
        'Prende 1 moneta dalla banca; se nella stessa disputa si scoprono entrambi i Contadini, ne prendono 2 ciascuno.',
    },
    cheat: {
      name: 'Imbroglione',
      short: 'con 10 monete vince',
      power: 'Con 10 monete o più vince subito la partita; con meno non succede nulla.',
    },
    inquisitor: {
      name: 'Inquisitore',
      short: 'chi sei? O indovini o paghi',
      power:
        'Indica un altro giocatore, che nomina un personaggio e scopre la carta; se i due non coincidono, paga 4 monete all’Inquisitore.',
    },
    widow: {
      name: 'Vedova',
      short: 'risale a 10 monete',
      power: 'Riceve dalla banca quanto le manca per arrivare a 10 monete; con 10 o più non riceve nulla.',
    },
  },

  slot: {
    card: 'la carta di {name}',
    left: 'la carta sinistra di {name}',
    right: 'la carta destra di {name}',
    protected: 'la carta protetta di {name}',
    middle: 'la carta {n} al centro',
    own: {
      card: 'la tua carta',
      left: 'la tua carta sinistra',
      right: 'la tua carta destra',
      protected: 'la tua carta protetta',
    },
  },

  asks: {
    ready: {
      title: 'Occhi aperti!',
      hint: 'Le carte sono tutte scoperte, ma non per molto. Quando hai visto abbastanza, dillo.',
    },
    turn: {
      title: 'Tocca a te: che cosa fai?',
      hint: 'Scambia o no, guarda una tua carta, oppure dichiara un personaggio.',
    },
    prepare: {
      title: 'Scambi, o fai finta?',
      hint: 'Preparazione: prendi sotto il tavolo una tua carta e un’altra. Se hanno cambiato posto, lo saprai soltanto tu.',
    },
    mustSwap: {
      title: 'Ti hanno visto in faccia: scambia, o fai finta',
      hint: 'La tua carta era scoperta fino a un attimo fa, perciò ora va sotto il tavolo insieme a un’altra. L’obbligo vale solo per questo turno.',
    },
    noAnnounce: {
      title: 'Scambi o guardi?',
      hint: 'La tua carta era scoperta fino a un attimo fa, perciò in questo turno non puoi dichiarare.',
    },
    challenge: {
      title: '{by}: «{character}, sono io!» E tu?',
      hint: 'Se dici di esserlo tu, tutti i pretendenti scoprono la carta e ogni impostore paga 1 moneta. Non si torna indietro.',
    },
    bishop: {
      title: 'A chi fa visita il Vescovo?',
      hint: 'Sono ricchi allo stesso modo. Chi scegli ti dà 2 monete.',
    },
    fool: {
      title: 'Quali carte vuoi confondere?',
      hint: 'La moneta è già tua. Ora prendi due carte altrui, senza guardarle, e scambiale o no.',
    },
    witch: {
      title: 'Scambi le fortune?',
      hint: 'Tutte le tue monete contro tutte quelle di un altro giocatore, oppure ognuno tiene le sue.',
    },
    spyLook: {
      title: 'Oltre alla tua, quale carta guardi?',
      hint: 'Le vedi tutte e due, poi le scambi o no. Quale hai scelto lo vedono tutti.',
    },
    spySwap: {
      title: 'Scambi le due carte?',
      hint: 'Le hai viste entrambe. Se cambiano posto, non lo saprà nessun altro.',
    },
    inquisitor: {
      title: 'Chi vuoi interrogare?',
      hint: 'Nomina un personaggio e scopre la carta. Se sbaglia, ti paga 4 monete.',
    },
    confess: {
      title: '{by} chiede: chi sei?',
      hint: 'Nomina un personaggio, poi la tua carta viene scoperta. La risposta giusta non costa nulla; sbagliare o tacere costa 4 monete.',
    },
    seen: {
      title: 'Solo per i tuoi occhi',
      hint: 'Tieni a mente e copri: non si vedrà una seconda volta.',
    },
  },

  waiting: {
    ready: '{name} guarda ancora le carte',
    turn: '{name} sta tramando qualcosa',
    prepare: '{name} sceglie due carte da prendere sotto il tavolo',
    mustSwap: '{name} ha un turno obbligato: scambiare o no',
    noAnnounce: '{name} sceglie tra scambiare e guardare',
    challenge: '{name} medita se entrare nella disputa',
    bishop: '{name} sceglie a chi fa visita il Vescovo',
    fool: '{name} sceglie quali carte confonde il Matto',
    witch: '{name} sbircia nelle borse altrui',
    spyLook: '{name} sceglie che cosa guarda la Spia',
    spySwap: '{name} ha due carte sotto il tavolo',
    inquisitor: '{name} sceglie chi interrogare',
    confess: '{name} deve confessare',
  },

  branches: {
    swap: 'Scambia o no',
    look: 'Guarda',
    announce: 'Dichiara',
    pass: 'Lascia correre',
    claim: 'No, sono io!',
    keep: 'Tieni le tue monete',
    swapFortune: 'Scambia le fortune',
    yes: 'Scambiale',
    no: 'Non scambiarle',
  },

  parts: {
    slots: 'Quali due carte?',
    slot: 'Con quale carta?',
    character: 'Quale personaggio?',
    swap: 'Cambiano posto?',
  },

  events: {
    deal: 'Le carte sono scoperte. Comincerà {name}.',
    cover: 'Le carte vengono coperte.',
    turn: {
      prepare: 'Turno {number}, preparazione: {name} scambia o no.',
      forced: 'Turno {number}, obbligato: {name} scambia o no.',
      free: 'Turno {number}: tocca a {name}.',
    },
    swap: {
      turn: '{name} prende due carte sotto il tavolo: {slots}.',
      fool: '{name} fa il Matto e prende due carte sotto il tavolo: {slots}.',
      spy: '{name} conosce entrambe le carte e le prende sotto il tavolo: {slots}.',
    },
    look: {
      turn: '{name} guarda di nascosto: {slots}.',
      spy: '{name} fa la Spia e guarda di nascosto: {slots}.',
    },
    announce: '{name} dichiara: «{character}, sono io!»',
    announceWith: '{name} dichiara: «{character}, sono io!» (con: {slot})',
    claim: '{name} ribatte: «No, {character} sono io!»',
    claimWith: '{name} ribatte: «No, {character} sono io!» (con: {slot})',
    pass: '{name} lascia correre.',
    reveal: 'Giù le maschere! {cards}.',
    nobody: 'Nessuno di loro è {character}: il potere non agisce.',
    power: '{name} usa un potere: {character}.',
    coins: {
      king: 'Il tesoro reale: {to} prende {n} moneta dalla banca. | Il tesoro reale: {to} prende {n} monete dalla banca.',
      queen:
        'Per le piccole spese della Regina: {to} prende {n} moneta dalla banca. | Per le piccole spese della Regina: {to} prende {n} monete dalla banca.',
      judge:
        'Giustizia è fatta: {to} prende {n} moneta dal tribunale. | Giustizia è fatta: {to} prende {n} monete dal tribunale.',
      thief: 'Mano lesta: {to} prende {n} moneta a {from}. | Mano lesta: {to} prende {n} monete a {from}.',
      peasant:
        'Onesta fatica: {to} prende {n} moneta dalla banca. | Onesta fatica: {to} prende {n} monete dalla banca.',
      fool: 'La fortuna aiuta i matti: {to} prende {n} moneta dalla banca. | La fortuna aiuta i matti: {to} prende {n} monete dalla banca.',
      bishop: 'Una pia offerta: {from} dà {n} moneta a {to}. | Una pia offerta: {from} dà {n} monete a {to}.',
      inquisitor: 'Penitenza: {from} paga {n} moneta a {to}. | Penitenza: {from} paga {n} monete a {to}.',
      widow:
        'A consolare la Vedova: {to} prende {n} moneta dalla banca. | A consolare la Vedova: {to} prende {n} monete dalla banca.',
      fine: 'Impostura: {from} paga {n} moneta al tribunale. | Impostura: {from} paga {n} monete al tribunale.',
    },
    noEffect: 'Stavolta il potere non frutta nulla a {name}: {character}.',
    fortunes: {
      swapped: '{name} e {other} si scambiano tutte le monete.',
      kept: '{name} non scambia le monete con nessuno.',
    },
    point: '{name} indica {target}: «Chi sei?»',
    confess: {
      right: '{name} dice: {said}. Ed è vero!',
      wrong: '{name} dice: {said}. La carta dice: {truth}.',
      silence: '{name} tace. La carta dice: {truth}.',
    },
    end: {
      thirteen: 'Tredici monete! Vittoria: {names}.',
      bankrupt: 'Una borsa è vuota, vince la ricchezza: {names}.',
      cheat: 'All’Imbroglione va tutto liscio! Vittoria: {names}.',
      turnLimit: 'L’ultimo turno è stato giocato, vince la ricchezza: {names}.',
    },
  },

  eventsYou: {
    deal: 'Le carte sono scoperte. Comincerai tu.',
    turn: {
      prepare: 'Turno {number}, preparazione: scambi o no.',
      forced: 'Turno {number}, obbligato: scambi o no.',
      free: 'Turno {number}: tocca a te.',
    },
    swap: {
      turn: 'Prendi due carte sotto il tavolo: {slots}.',
      fool: 'Fai il Matto e prendi due carte sotto il tavolo: {slots}.',
      spy: 'Conosci entrambe le carte e le prendi sotto il tavolo: {slots}.',
    },
    look: {
      turn: 'Guardi di nascosto: {slots}.',
      spy: 'Fai la Spia e guardi di nascosto: {slots}.',
    },
    announce: 'Dichiari: «{character}, sono io!»',
    announceWith: 'Dichiari: «{character}, sono io!» (con: {slot})',
    claim: 'Ribatti: «No, {character} sono io!»',
    claimWith: 'Ribatti: «No, {character} sono io!» (con: {slot})',
    pass: 'Lasci correre.',
    power: 'Usi un potere: {character}.',
    coins: {
      to: {
        king: 'Il tesoro reale: prendi {n} moneta dalla banca. | Il tesoro reale: prendi {n} monete dalla banca.',
        queen:
          'Per le piccole spese della Regina: prendi {n} moneta dalla banca. | Per le piccole spese della Regina: prendi {n} monete dalla banca.',
        judge:
          'Giustizia è fatta: prendi {n} moneta dal tribunale. | Giustizia è fatta: prendi {n} monete dal tribunale.',
        thief: 'Mano lesta: prendi {n} moneta a {from}. | Mano lesta: prendi {n} monete a {from}.',
        peasant: 'Onesta fatica: prendi {n} moneta dalla banca. | Onesta fatica: prendi {n} monete dalla banca.',
        fool: 'La fortuna aiuta i matti: prendi {n} moneta dalla banca. | La fortuna aiuta i matti: prendi {n} monete dalla banca.',
        bishop: 'Una pia offerta: {from} ti dà {n} moneta. | Una pia offerta: {from} ti dà {n} monete.',
        inquisitor: 'Penitenza: {from} ti paga {n} moneta. | Penitenza: {from} ti paga {n} monete.',
        widow:
          'A consolare la Vedova: prendi {n} moneta dalla banca. | A consolare la Vedova: prendi {n} monete dalla banca.',
      },
      from: {
        thief: 'Mano lesta: {to} ti prende {n} moneta. | Mano lesta: {to} ti prende {n} monete.',
        bishop: 'Una pia offerta: dai {n} moneta a {to}. | Una pia offerta: dai {n} monete a {to}.',
        inquisitor: 'Penitenza: paghi {n} moneta a {to}. | Penitenza: paghi {n} monete a {to}.',
        fine: 'Impostura: paghi {n} moneta al tribunale. | Impostura: paghi {n} monete al tribunale.',
      },
    },
    noEffect: 'Stavolta il potere non ti frutta nulla: {character}.',
    fortunes: {
      swapped: 'Scambi tutte le tue monete con quelle di {other}.',
      kept: 'Non scambi le monete con nessuno.',
      with: '{name} scambia tutte le sue monete con le tue.',
    },
    point: 'Indichi {target}: «Chi sei?»',
    pointed: '{name} indica te: «Chi sei?»',
    confess: {
      right: 'Dici: {said}. Ed è vero!',
      wrong: 'Dici: {said}. La tua carta dice: {truth}.',
      silence: 'Taci. La tua carta dice: {truth}.',
    },
  },

  shown: {
    card: '{slot}: {character}',
    swapped: 'Scambiate: {slots}',
    notSwapped: 'Non scambiate: {slots}',
  },

  purses: { bank: 'la banca', courthouse: 'il tribunale' },

  reasons: {
    thirteen: 'Qualcuno ha raccolto 13 monete.',
    bankrupt: 'Qualcuno ha perso l’ultima moneta, perciò vincono i più ricchi.',
    cheat: 'L’Imbroglione aveva almeno 10 monete e ha vinto sul colpo.',
    turnLimit: 'È stato giocato l’ultimo turno concesso a questo tavolo, perciò vincono i più ricchi.',
  },

  options: {
    characters: {
      name: 'Personaggi',
      hint: 'Il Giudice non può mancare, i Contadini vanno in coppia, e almeno un terzo delle carte deve portare monete dalla banca.',
      values: { base: 'I soliti personaggi', own: 'Scelta propria' },
    },
    challenge: {
      name: 'Dispute',
      hint: 'Uno dopo l’altro, in senso orario – oppure tutti in segreto, e poi le risposte si mostrano insieme.',
      values: { inTurn: 'uno dopo l’altro', sealed: 'tutti insieme' },
    },
    afterReveal: {
      name: 'A volto scoperto',
      hint: 'Che cosa deve fare chi aveva la carta scoperta nel turno appena prima del suo. Con le regole del 2021 può anche guardare.',
      values: { swap: 'deve scambiare o no', noAnnounce: 'non può dichiarare' },
    },
    turnLimit: {
      name: 'Limite di turni',
      hint: 'Dopo tanti turni vincono i più ricchi. Senza limite, un tavolo può scambiare per l’eternità.',
      values: { off: 'nessuno', number: '{n} turno | {n} turni' },
    },
    smallTableSwap: {
      name: 'Scambi in due e in tre',
      hint: 'Come nel 2013: in tre si possono scambiare anche le proprie due carte; in due si scambia la sinistra o la destra con un’altra propria o con la sinistra o la destra dell’avversario.',
      values: { seed: 'i soliti', classic2013: 'come nel 2013' },
    },
    notes: {
      name: 'Appunti',
      hint: 'Ognuno può annotare sul proprio dispositivo quale carta crede che stia dove. Non lo vede nessun altro.',
      values: { on: 'permessi', off: 'solo memoria' },
    },
    lookTime: {
      name: 'Tempo per guardare',
      hint: 'Quanto restano scoperte le carte distribuite: almeno 8 secondi in tutto, e meno se tutti sono pronti prima.',
      values: { number: '{n} secondo per giocatore | {n} secondi per giocatore' },
    },
  },

  refusals: {
    setFixed: 'In due e in tre si gioca sempre con gli stessi sei personaggi.',
    setNeedsJudge: 'A ogni scelta di personaggi serve il Giudice.',
    setNeedsSeats: '{character}: solo con almeno {seats} giocatori.',
    setCards: 'Carte scelte: {cards}. A questo tavolo ne servono almeno {min} e al massimo {max}.',
    setNeedsBank: 'Carte che portano monete dalla banca: {bank} su {cards}. Deve essere almeno un terzo.',
  },

  rulebook: {
    goal: {
      title: 'Di che si tratta',
      text: 'Ognuno porta una maschera, e dopo qualche turno nessuno giurerebbe più quale. Usa i poteri dei personaggi – del tuo o di chiunque altro, finché ti va bene – e arriva prima di tutti a 13 monete.\n\nLa partita finisce anche appena qualcuno resta senza monete. Allora vincono i più ricchi: tieni d’occhio i poveri, la loro rovina è la vittoria di qualcun altro.',
    },
    setup: {
      title: 'Prima del primo turno',
      text: 'Ognuno comincia con 6 monete. Le borse sono sempre in vista, e così il tribunale, dove si raccolgono le multe. All’inizio è vuoto.\n\nIn quattro o cinque si gioca con sei carte: le due o l’unica che avanzano stanno al centro del tavolo. Da sei giocatori in su ci sono tante carte quanti giocatori; se chi guida il tavolo sceglie i personaggi, può metterne al centro una o due in più, fino a 13 carte in tutto.\n\nLe carte si distribuiscono scoperte. Guardati bene intorno: una volta coperte, resta solo la memoria. Chi comincia lo decide il caso, poi si va in senso orario.',
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
      title: 'Dichiarare e disputare',
      text: 'Nomina un personaggio di questa partita e di’ che sei tu. Non serve che sia vero. Non serve nemmeno che tu ne abbia un’idea.\n\nA partire dalla tua sinistra, in senso orario, si chiede a ciascuno una volta sola: dici di essere tu quel personaggio, o lasci correre? Quel che è detto è detto. Se nessuno si fa avanti, usi il potere, la tua carta resta coperta e nessuno la controlla.\n\nSe qualcuno si fa avanti, tu e tutti i pretendenti scoprite la carta. Chi è davvero il personaggio usa subito il potere, anche fuori turno. Se non lo è nessuno di voi, il potere non agisce. Pagate le multe, le carte si coprono di nuovo.',
    },
    fines: {
      title: 'Multe e volti scoperti',
      text: 'Dopo il potere, ogni impostore paga 1 moneta al tribunale. Lì le monete aspettano un Giudice. Nemmeno il Giudice di quella stessa disputa le riceve: ha già riscosso prima.\n\nSe la tua carta è stata scoperta nel turno del giocatore subito prima di te, in una disputa o dall’Inquisitore, tutti sanno chi sei, e sarebbe troppo facile. Il tuo turno è allora obbligato: scambiare o no. L’obbligo vale per quell’unico turno, e puoi comunque contendere le dichiarazioni altrui.',
    },
    powers: {
      title: 'I poteri',
      text: 'Che cosa fa ogni personaggio sta sulla sua carta e nell’elenco «Chi c’è in questa partita». Un potere si usa, che piaccia o no. Solo la Strega può rinunciare, e chi può scambiare due carte può sempre non farlo; il Matto prende comunque la sua moneta.\n\nIl Vescovo sceglie soltanto tra chi è ricco allo stesso modo. Un vero Contadino in una disputa riceve 1 moneta, due ne ricevono 2 ciascuno. L’Imbroglione con meno di 10 monete e la Vedova con 10 o più non ricevono nulla. Chi è indicato dall’Inquisitore prima nomina un personaggio e poi scopre la carta: il nome giusto non costa nulla, quello sbagliato 4 monete.',
    },
    end: {
      title: 'La fine',
      text: 'Chi ha 13 monete o più ha vinto. Se qualcuno non ne ha più, hanno vinto i più ricchi. E l’Imbroglione che usa il potere con 10 monete o più vince lì per lì. I vincitori possono essere più d’uno.\n\nSe succede tutto insieme, l’ordine è questo: si scoprono le carte; il potere agisce per intero; vince l’Imbroglione; vince chi ha 13 monete o più; si guarda se una borsa è vuota; si pagano tutte le multe insieme; si guarda di nuovo se una borsa è vuota. Se la partita finisce prima delle multe, non le paga nessuno, e 13 monete valgono più di una bancarotta.',
    },
    small: {
      title: 'In due e in tre',
      text: 'Giocano Giudice, Vescovo, Re, Regina, Matto e Strega, ognuno comincia con 6 monete, e anche qui i primi quattro turni della partita sono «scambiare o no».\n\nIn tre si hanno due carte a testa, una a sinistra e una a destra. Puoi scambiare o no una delle tue con una di un avversario, guardare una delle tue, oppure dichiarare con la mano su una di esse. Anche chi contende mette la mano su una carta: conta quella e nessun’altra. Il Matto prende una carta di ciascun avversario.\n\nIn due si hanno tre carte a testa: sinistra, destra e, in mezzo, una protetta. Puoi scambiare o no una qualsiasi delle tue con la sinistra o la destra dell’avversario, mai con la sua protetta, e guardare una qualsiasi delle tue. Si dichiara con la sinistra o la destra, ma si contende con una qualsiasi delle tre. Il Matto prende la sinistra e la destra dell’avversario.\n\nA entrambi i tavoli uno scambio obbligato deve usare la carta che era scoperta.',
    },
    house: {
      title: 'Come si gioca a questo tavolo',
      text: 'Dove le regole tacciono, facciamo così. La banca non si esaurisce mai, e chi non può pagare tutto paga quello che ha. I personaggi al centro contano come in gioco: si possono dichiarare, e si possono nominare all’Inquisitore. Il Vescovo va dal più ricco degli altri. Entrambi i vicini pagano il Ladro, anche se il primo ne va in rovina. L’Inquisitore non può indicare chi ha già la carta scoperta; se non resta nessuno, non succede nulla. Una carta scoperta presa dal Matto o dalla Spia torna coperta, ma chi deve la multa è già deciso. In due e in tre, dove sta ciascuna carta lo decide il caso. Chi è stato scoperto ha il suo turno obbligato anche se la carta nel frattempo è andata altrove, e dopo quel turno la faccenda è dimenticata.\n\nLe carte distribuite si vedono per 3 secondi a giocatore, se chi guida il tavolo non sceglie altrimenti, per almeno 8 secondi, o finché tutti sono pronti. Quel che guardi di nascosto si mostra una volta e mai più.\n\nSe c’è un tempo e scade, non se ne può dedurre nulla: si lascia correre, la Strega tiene le sue monete, il silenzio davanti all’Inquisitore vale come errore, e un turno libero guarda la propria carta, in due e in tre quella sinistra. Tutto il resto, scambi compresi, lo decide il caso.\n\nChi guida il tavolo può anche scegliere i personaggi (con il Giudice, con un terzo delle carte che porta monete dalla banca, con entrambi i Contadini o nessuno; Contadini e Inquisitore solo da otto giocatori in su), far disputare tutti insieme e in segreto, vietare soltanto la dichiarazione a chi è stato scoperto invece di obbligarlo a scambiare o no, chiudere la partita dopo un certo numero di turni a favore dei più ricchi, usare in due e in tre gli scambi del 2013, o permettere appunti privati.',
    },
    advice: {
      title: 'Se è la tua prima maschera',
      text: 'Comincia con un tavolo da quattro a otto giocatori. In meno o in più il gioco è più fine, ma perdona meno.\n\nNon aspettare di sapere chi sei. Un Re che nessuno contraddice vale 3 monete, qualunque cosa dica la tua carta.\n\nConta le monete degli altri. Con 10 basta un Re per vincere, e all’Imbroglione non serve neanche quello. Un’impostura ti costa 1 moneta; lasciar correre può costarti la partita.\n\nTieni a mente chi è appena stato visto e quali carte sono andate da allora sotto il tavolo. Più si riempie il tribunale, più Giudici si troveranno. E se non ricordi se hai scambiato, guarda la tua carta: costa solo un turno – ma ora gli altri sanno che tu sai.',
    },
  },
}
