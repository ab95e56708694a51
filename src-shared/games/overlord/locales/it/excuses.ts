import type { Translation } from '../../../../locales/translation'
import type { excuseMessages as English } from '../en/excuses'

export const excuseMessages: Translation<typeof English> = {
  excuses: {
    somebody: 'qualcuno tra i presenti',

    told: {
      0: 'Andava tutto a meraviglia, Vostra Perfidia, finché non è capitato questo: «{title}».',
      1: 'A mia discolpa ho una cosa sola, Vostra Tenebra: «{title}». Speravo di averne due.',
      2: '«{title}»! Di questo nessuno ci aveva avvisati. Il cartello c’era, ma che andasse letto nessuno l’aveva detto.',
      3: 'Eravamo quasi arrivati. E poi: «{title}». In un certo senso siamo quasi arrivati ancora adesso.',
      4: 'Il piano aveva tredici punti, Vostra Perfidia. Il punto «{title}» non era previsto.',
      5: 'Non oso dirlo. «{title}». Ecco, ho osato.',
      6: 'Vi è mai capitato a stomaco vuoto, Vostra Nefandezza? «{title}», dico. Appunto.',
      7: 'Nel verbale scriveremo «cause di forza maggiore». Detto tra noi: «{title}».',
      8: 'Sembrava un presagio, e invece: «{title}». I presagi costano meno.',
      9: 'Avevamo pensato a tutto, Vostra Perfidia, tranne che alla voce «{title}».',
      10: '«{title}». Direi di più, ma il mio avvocato da ieri è un rospo.',
      11: 'Ora riderete, Vostra Tenebra. No? Non riderete. E va bene: «{title}».',
      12: 'Dalla faccia di {accuser} capisco che «{title}» richiede due parole di spiegazione.',
      13: 'Con tutto il rispetto per {accuser}: «{title}», ed erano solo le nove del mattino.',
      14: '{accuser} fa bene a chiederlo. La risposta è «{title}», e non piace neanche a me.',
      15: 'Le domande alla fine, {accuser}, per cortesia. Si comincia con «{title}» e poi si peggiora.',
    },

    passed: {
      0: 'Sulla strada c’era questo: «{title}». E di guardia chi c’era? {target}!',
      1: '«{title}» c’era, lo ammetto. Ma chi ha lasciato aperto il cancello? Chiedetelo a {target}.',
      2: '«{title}»? Non ne so nulla, Vostra Perfidia. Il registro lo tiene {target}.',
      3: 'Davanti a «{title}» abbiamo tirato a sorte. Le pagliuzze erano di {target}, tutte corte.',
      4: 'Io volevo scappare. Poi «{title}», e {target} che si ferma a chiedere la strada.',
      5: '«{title}»? Ottima domanda, Vostra Tenebra. {target} non vede l’ora di rispondere.',
      6: 'Della faccenda «{title}» doveva occuparsi qualcuno. Qualcuno di nome {target}.',
      7: 'La colpa di «{title}» me la prenderei volentieri, ma {target} ha la precedenza.',
      8: 'Per «{title}» c’è chi può testimoniare: {target}, con la mappa in mano. Al contrario.',
      9: 'Su «{title}» abbiamo votato. Lo scrutinio era di {target}: due conteggi, due sconfitte.',
      10: '«{title}»! E lì in mezzo {target}, che chiede il bis.',
      11: 'Prima di guardarmi così, Vostra Perfidia: «{title}» è roba di {target}, da sempre.',
    },

    froze: {
      0: 'E «{title}»? O doveva restare tra amici?',
      1: 'Un’inezia, se posso: di «{title}» non si è ancora parlato. Chissà perché.',
      2: 'Non posso più ascoltare, Vostra Perfidia! La dico tutta: «{title}»!',
      3: 'Strano. L’ultima volta in questa storia c’era anche «{title}».',
      4: 'Avanti, avanti. Aspettiamo tutti il pezzo con «{title}».',
      5: 'Fermi! Nessuno esce da questa storia prima di aver spiegato «{title}».',
    },

    plea: {
      0: 'Pietà, Vostra Perfidia! A casa ho nove pentolini, e nessuno che sappia bollire da solo.',
      1: 'Risparmiatemi, e canterò le vostre lodi a gran voce. Nei giorni di mercato, ancora più forte.',
      2: 'Vi supplico, Vostra Tenebra: pensate alle scartoffie.',
      3: 'Posso ancora servire. Dicono tutti che come cattivo esempio rendo benissimo.',
      4: 'Sono in ginocchio, Vostra Perfidia. Lo sono dal secondo sguardo, per portarmi avanti.',
      5: 'Proprio oggi? In cucina hanno fatto gli gnocchi.',
    },

    blamed: {
      0: 'Mettiamola così, {target}: che cosa succedeva quando si è spenta la luce?',
      1: 'Preferirei sentirlo da {target}, che sorride già da un pezzo.',
      2: 'E di chi è stata l’idea, {target}? Più forte, nelle segrete non si sente.',
      3: 'Prima che dica un’altra parola: che cosa nasconde {target} dietro la schiena?',
      4: 'Chiedetelo a {target}: aveva il piano. E il mestolo. E, credo, il cavallo.',
      5: 'Quella notte uno di noi era sveglio, {target}, e non ero io. Allora?',
    },
  },

  orders: {
    question: {
      0: '{target}. Mi dicono che sai spiegare tutto. Di rado mi dicono la verità.',
      1: 'Ebbene, {target}? Sto aspettando, e aspettare non mi dona.',
      2: 'Vieni fuori da dietro la colonna, {target}. Ti spuntano le orecchie.',
      3: 'Perché ti pago, {target}? Già, non ti pago. Parla lo stesso.',
      4: '{target}, hai l’aria colpevole. L’hai sempre, ma oggi ho tempo.',
      5: 'Mi resta una segreta con vista, {target}. Convincimi.',
      6: 'Qualcosa di breve, {target}. La mia pazienza ha avuto una giornata lunga.',
      7: '{target}! Dov’è quel che avevo chiesto, e che cos’hai portato invece?',
      8: 'Due domande, {target}. Che cosa è andato storto? E di chi è stata l’idea di tornare?',
      9: 'Sto sbadigliando, {target}. Quando sbadiglio, di solito qualcuno cade da qualche parte. Comincia.',
    },

    twist: {
      0: 'Strano. Quel giorno non piovevano rane?',
      1: 'E tutto questo davanti a un villaggio intero? Ho ricevuto lettere.',
      2: 'Si dà il caso che il ponte fosse stato venduto il giorno prima. Ma continua.',
      3: 'Dimentichi che c’era mia zia. Mia zia non dimentica nulla.',
      4: 'E l’odore? Sento distintamente l’odore di qualcosa che stai tacendo.',
      5: 'Curioso. Nella mia sfera di cristallo è tutto al contrario.',
    },

    errand: {
      0: 'Vi avevo mandati a prendere la corona dei re del nord. Questo è uno stampo da budino.',
      1: 'C’era da maledire un solo villaggio. Perché mi manda dei fiori?',
      2: 'L’oca dalle uova d’oro, avevo detto, e viva. Perché sento profumo di rosmarino?',
      3: 'L’eroe andava fermato alla porta. Perché l’eroe fa colazione nel mio salone?',
      4: 'Avevo ordinato la notte eterna. Sono le nove e un quarto, e vedo tutto.',
      5: 'La torre doveva essere pronta per la luna nuova. Quale luna avevate capito?',
      6: 'Una fiala di lacrime di drago. Come si fa a tornare con un carro di cipolle?',
      7: 'Cento cigni neri per il mio giubileo. Qui conto due anatre.',
    },

    doubted: {
      0: 'Molto interessante. E adesso la verità, {target}?',
      1: 'Bel racconto, {target}. Ha un buco nel mezzo: che cosa c’era dentro?',
      2: 'Di bugiardi ne ho visti, {target}, e qualcuno si era allenato. Che altro c’era?',
      3: 'Tutto qui, {target}? Si dà il caso che io sappia contare più in là.',
      4: 'Ho sentito bene, {target}? Da capo, e stavolta con il pezzo che manca.',
      5: 'Il mio corvo la racconta diversa, {target}. Lui c’era, e sa leggere.',
    },
  },
}
