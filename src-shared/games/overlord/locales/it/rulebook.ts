import type { Translation } from '../../../../locales/translation'
import type { rulebookMessages as English } from '../en/rulebook'

export const rulebookMessages: Translation<typeof English> = {
  rulebook: {
    goal: {
      title: 'Di che si tratta',
      text: 'Una combriccola di servi torna da una missione, e la missione è fallita. Fallisce sempre. Di sopra c’è l’Oscuro Signore, che gradirebbe una spiegazione. Per fortuna ce n’è una: è stato qualcun altro.\n\nCostruisci scuse sugli spunti che hai in mano, tanto meglio se assurde, e scarica la colpa prima che ti resti appiccicata. Per le stesse carte ci sono due regolamenti. Nel gioco classico l’Oscuro Signore giudica come gli pare, e perde chi riceve tre sguardi inceneritori; tutti gli altri non c’entravano fin dall’inizio. In «Sì, Padrone!» ognuno è Oscuro Signore a turno, le scuse sono punti, e vince uno solo.',
    },
    cards: {
      title: 'Le carte',
      text: 'Gli spunti sono 121, ognuno con una figura, un titolo e un simbolo: personaggio, oggetto, luogo, mostro o evento, 23 per tipo, più sei jolly. Uno spunto è una spinta, non un copione: vanno bene il titolo, la figura o un dettaglio qualsiasi, purché l’Oscuro Signore veda che cosa c’entra.\n\nLe azioni sono 37: quindici scaricabarile, dieci «Alto là!», e dodici che ogni volta sono l’uno o l’altro. Ognuna ha nell’angolo un simbolo, che conta solo in «Sì, Padrone!», e dodici hanno un teschio, che è meglio non vedere.\n\nUn tavolo può portare un mazzo suo. Quando le azioni finiscono, i loro scarti si mescolano in un mazzo nuovo.',
    },
    telling: {
      title: 'A voce o per iscritto',
      text: 'Chi sta nella stessa stanza racconta a voce: l’app distribuisce, controlla, tiene il tempo e mostra le carte. Con ogni spunto puoi anche scrivere una riga, fino a 280 caratteri, così la storia arriva anche a chi è lontano e a chi leggerà il Libro delle Scuse. Non è mai obbligatorio.\n\nI bot raccontano con poche parole. Ma ci credono.',
    },
    start: {
      title: 'Classico: si comincia',
      text: 'Una persona è l’Oscuro Signore e lo resta fino alla fine: la sceglie il tavolo, o il caso. L’Oscuro Signore non ha carte. Tutti gli altri sono servi, con tre spunti e tre azioni.\n\nL’Oscuro Signore dice che cosa aveva ordinato e indica un servo qualsiasi, a cui tocca il turno.',
    },
    turn: {
      title: 'Classico: il turno di un servo',
      text: 'Il turno comincia quando l’Oscuro Signore ti interroga, o quando qualcuno scarica il barile su di te. Nel secondo caso, prima peschi un’azione.\n\nGioca da uno a tre spunti e intrecciali nella tua scusa. L’ultimo va insieme a uno scaricabarile: nomina il servo che ha tutta la colpa, e tocca a lui. Poi riporta gli spunti a tre. Le azioni no.\n\nSe all’inizio del turno non hai nemmeno uno spunto, ricevi subito uno sguardo; lo stesso per un terzo spunto senza scaricabarile. Se ti areni, continua a parlare finché l’Oscuro Signore si diverte, oppure arrenditi. L’app non si arrende mai al posto tuo.\n\nDue servi possono scaricarsi il barile a vicenda una volta. Poi devono trovare qualcun altro, se c’è, e l’Oscuro Signore può dare uno sguardo a tutti e due.',
    },
    first: {
      title: 'Classico: il primo giro',
      text: 'Nel primo giro parlano tutti una volta. Giochi da uno a tre spunti come sempre, ma poi scarichi il barile a destra, gratis: gli scaricabarile restano in mano. L’ultimo torna al primo, e da lì valgono le regole normali.',
    },
    freeze: {
      title: 'Classico: alto là!',
      text: 'Mentre racconta qualcun altro, dal suo primo spunto fino allo scaricabarile, puoi giocare un «Alto là!» insieme a uno spunto. La parola resta a chi racconta, ma il tuo spunto deve entrare nella storia; non conta tra i suoi tre. Tu non ripeschi.\n\nAppena un servo si intromette, tutti gli altri hanno due secondi per fare lo stesso, in segreto. Tra più «Alto là!» vale quello più vicino a chi racconta, in senso orario; gli altri tornano in mano.',
    },
    overlord: {
      title: 'Classico: essere l’Oscuro Signore',
      text: 'La tua parola è legge. In ogni momento puoi chiedere di più, aggiungere un particolare, mettere fretta, o lanciare a un servo qualsiasi uno sguardo inceneritore: lentezza, noia, uno spunto senza spiegazione, poco rispetto, chiacchiere, o semplice capriccio. Ascoltare in silenzio non ti toglie nulla di tutto questo.\n\nUn orologio può mostrare quando finisce la tua pazienza, dopo 5–10 secondi: la pazienza è tua, e puoi cambiarla in ogni momento. Da solo l’orologio non punisce nessuno, a meno che il tavolo lo voglia. Altri orologi nel gioco classico non ce ne sono, e nessuno risponde al posto di un giocatore.\n\nSii terribile, ma con la risata facile. Qui possono perdere tutti tranne te.',
    },
    looks: {
      title: 'Classico: sguardi e suppliche',
      text: 'Chi riceve uno sguardo inceneritore scarta tutta la mano senza mostrarla e pesca tre spunti e tre azioni. Poi l’Oscuro Signore interroga qualcun altro. Se lo sguardo era per chi non stava raccontando, il racconto può anche continuare.\n\nIl terzo sguardo è l’ultimo, o quasi. Supplica! Se l’Oscuro Signore rifiuta, la partita è finita. Se accetta, si scopre una carta azione: senza teschio torni a due sguardi e continui come se il terzo non ci fosse stato, con un teschio la partita è finita. Il servo condannato ha perso, tutti gli altri hanno vinto. Come prossimo Oscuro Signore è segnato chi ha perso, a meno che il tavolo scelga qualcun altro.',
    },
    master: {
      title: '«Sì, Padrone!»: si comincia',
      text: 'Da quattro a sei giocatori. Tutti, anche il primo Oscuro Signore, ricevono cinque spunti e tre azioni. Altri tre spunti si scoprono: da questi l’Oscuro Signore ricava il piano che è fallito. Non danno punti a nessuno, e di piani ce n’è uno solo a partita.\n\nOgni spunto che resta davanti a te è un punto. Salvati, con più spunti di tutti, e hai vinto.',
    },
    round: {
      title: '«Sì, Padrone!»: un round',
      text: 'Prima si pesca, tutti insieme: scarta quante azioni vuoi, poi torna a cinque spunti e tre azioni. Gli spunti non si scartano mai, si pescano solo qui, e quando il mazzo è vuoto non ce ne sono più. Chi nel frattempo gioca l’ultima azione ne pesca subito tre nuove.\n\nPoi vengono le accuse, fino al primo sguardo. Qualsiasi sguardo le chiude all’istante. Lo sguardo colpisce o si evita, e il titolo di Oscuro Signore passa in senso orario.',
    },
    accusation: {
      title: '«Sì, Padrone!»: l’accusa',
      text: 'L’Oscuro Signore accusa un servo, e non gli costa carte. Rispondi con uno spunto qualsiasi e racconta la tua scusa. Con un jolly nomini uno dei cinque simboli, e quello resta. Chi non risponde riceve uno sguardo, e nessuno saprà se mancavano le carte o la voglia.\n\nCon calma: quel che può seguire comincia solo quando dici che il pezzo è raccontato.',
    },
    after: {
      title: '«Sì, Padrone!»: dopo ogni spunto',
      text: 'Primo: l’Oscuro Signore può dubitare, con una domanda e uno scaricabarile. Devi aggiungere uno spunto del suo simbolo, o un jolly. Se lo fai, restano tuoi tutti e due, e di questa risposta non si può più dubitare. Se no, l’Oscuro Signore si prende lo spunto dubbio, e tu uno sguardo.\n\nSecondo: un altro servo può interrompere, con un «Alto là!» che abbia il simbolo del tuo spunto, o un jolly. Tra più d’uno sceglie l’Oscuro Signore, che può anche zittire chi ha scelto con un suo «Alto là!» qualsiasi: allora si scartano tutti e due, e fino al prossimo spunto nessuno interrompe più. Altrimenti chi interrompe gioca subito uno spunto di quel simbolo e ha la parola, oppure riceve uno sguardo. Il tuo spunto resta tuo, e puoi interrompere a tua volta.\n\nTerzo: puoi dare la colpa a un altro servo, con una domanda e uno scaricabarile. Risponde con uno spunto del suo simbolo e ha la parola, oppure riceve uno sguardo. All’Oscuro Signore la colpa non si dà. Se la carta è un jolly, il simbolo lo nomina chi la gioca.\n\nSe non succede niente di tutto questo, l’Oscuro Signore accusa di nuovo, lo stesso servo o un altro.',
    },
    incineration: {
      title: '«Sì, Padrone!»: l’incenerimento',
      text: 'Il primo sguardo colpisce e basta. Contro il secondo e il terzo puoi implorare pietà, con una supplica e un’azione senza teschio. Con una carta simile l’Oscuro Signore può negarla, e allora lo sguardo colpisce lo stesso. C’è una sola pietà a round, e il round finisce comunque. La mano resta com’è.\n\nQuando qualcuno resta con il terzo sguardo, la partita è finita. Tra tutti gli altri, compreso l’Oscuro Signore, vince chi ha davanti più spunti. A parità vince chi tra loro è stato Oscuro Signore per ultimo, e se nessuno lo è mai stato la vittoria si divide.',
    },
    house: {
      title: 'Come gioca questo tavolo',
      text: 'Dove le regole tacciono, facciamo così. Nel gioco classico il mazzo degli spunti, finito, si rimescola. Nel primo giro pesca un’azione anche chi riceve il barile; dopo uno sguardo il prossimo del giro comincia come se l’avesse interrogato l’Oscuro Signore, e chi raccontava e ha ricevuto lo sguardo vale come ascoltato. Due terzi sguardi insieme: si supplica uno alla volta, in senso orario dall’Oscuro Signore, e chi cade per primo chiude la partita. Chi si è salvato può dover supplicare ancora. Per le regole chi è perdonato continua come se il terzo sguardo non ci fosse stato; ma chi ha il turno finito per regola – senza spunto, senza scaricabarile, o per resa – non può: riceve una mano nuova, e si interroga un altro. Un tavolo può sceglierlo per tutti.\n\nIn «Sì, Padrone!» le azioni scartate nella pesca non si mostrano. Se un mazzo non basta per tutti, dà una carta alla volta, in senso orario dall’Oscuro Signore. Gli «Alto là!» non scelti tornano in mano coperti, e le azioni nuove al posto dell’ultima arrivano quando questa ha fatto effetto.\n\nChiunque potrebbe reagire, per quel che ne sa il tavolo, viene interpellato per lo stesso tempo, così la domanda non tradisce nulla. Se lì il tempo scade, non si risponde, e questo è uno sguardo; dubbi, interruzioni, silenzi, colpe, pietà e rifiuti si lasciano correre; non si scarta nulla; e un’accusa cade su qualcuno a caso.',
    },
    advice: {
      title: 'Se è la tua prima missione',
      text: 'Comincia prima di sapere dove andrai a finire. Una brutta scusa detta con la faccia seria batte una bella scusa ancora da pensare.\n\nLascia nel racconto un filo che penzola, meglio se legato alla caviglia di qualcuno. Chi ha appena riso di te si è offerto volontario.\n\nNon lasciare mai uno spunto senza spiegazione. L’Oscuro Signore può dimenticare un nome, un motivo, perfino la missione, ma non un gigante sul tavolo. E striscia. Non costa niente e dopo fa risparmiare tempo.',
    },
  },
}
