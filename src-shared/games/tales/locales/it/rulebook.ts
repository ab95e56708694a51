import type { Translation } from '../../../../locales/translation'
import type { rulebookMessages as English } from '../en/rulebook'

export const rulebookMessages: Translation<typeof English> = {
  rulebook: {
    goal: {
      title: 'Di che si tratta',
      text: 'Come vanno le fiabe si sa: il principe uccide il drago, la principessa dice di sì, tutti ballano. Qui no. Qui il drago brucia il castello con dentro il principe, la principessa se ne trova un altro, e alla fine chi conta più punti spesso è la Strega.\n\nGiochi una carta a turno. Ti dà punti, ti porta spade, armature, bacchette magiche e oro, oppure rovina quel che gli altri hanno messo in tavola. Due carte storia danno il titolo alla fiaba e decidono a che servono tutti quegli oggetti: la carta A mentre si gioca, la carta B quando è finita. Chi ha più punti ha raccontato la storia migliore.',
    },
    cards: {
      title: 'Le carte',
      text: 'Ogni carta ha un tipo: uomo, donna, cattivo, luogo o evento. Altre carte cercano i tipi, per contarli, per prenderseli o per farli sparire.\n\nHa dei punti, che ottieni quando la giochi. E ha un posto dove va. L’area comune sta in mezzo e non è di nessuno. Quel che va davanti a te è tuo. Quel che va negli scarti prima conclude i suoi effetti e poi se ne va.\n\nIl mazzo della casa ha 48 carte di 20 figure diverse. Un pannello le elenca tutte con quello che fanno, e ogni carta si può leggere da vicino in qualunque momento.',
    },
    setup: {
      title: 'Come si comincia',
      text: 'Una carta storia A e una carta storia B sono scoperte, a caso o come ha scelto l’host. I loro nomi, uniti, sono il titolo della fiaba.\n\nNell’area comune c’è fin dall’inizio una Notte. Il resto del mazzo è mescolato, ognuno riceve 3 carte, e chi comincia lo decide il caso.\n\nLa riserva degli oggetti è visibile e limitata: nel mazzo della casa 8 monete d’oro, 4 spade, 4 armature e 4 bacchette magiche. I punti non finiscono mai.',
    },
    turn: {
      title: 'Un turno',
      text: 'Prima peschi la prima carta del mazzo, se c’è. Poi puoi giocare un oggetto. Poi devi giocare una carta della tua mano. Dopo dicono la loro i tuoi effetti permanenti, e tocca al prossimo, in senso orario.\n\nSi può giocare qualunque carta in qualunque momento, anche una che adesso non fa nulla. Va al suo posto, ne ottieni i punti, e i suoi effetti seguono nell’ordine in cui sono scritti. Ognuno si compie fin dove si può; quel che non si può fare va perso. Gli effetti non sono facoltativi, se non c’è scritto che puoi. Dove c’è da scegliere, scegli tu.',
    },
    items: {
      title: 'Gli oggetti e la carta storia A',
      text: 'La carta storia A ha alcune righe, ognuna con un oggetto, o più d’uno, e un effetto. Per giocare un oggetto lo rimetti nella riserva e compi la sua riga. Lo puoi fare una volta per turno, prima di giocare la carta; perciò quel che la carta ti porta aspetta un altro turno. Fa eccezione la Fata: ti lascia usare subito una riga qualsiasi, qualunque cosa tu abbia fatto prima.\n\nAlcune righe hanno bisogno di qualcosa da prendere: un cattivo da scartare, una carta tra gli scarti, un oggetto nella riserva. Se non c’è, la riga non si può usare. Il resto della riga si compie fin dove si può. Nemmeno una riga che non farebbe proprio nulla si può usare.\n\nGli oggetti stanno scoperti davanti a chi li possiede. Se nella riserva quello giusto è finito, non prendi niente; se c’è da scegliere, scegli tra quel che resta.',
    },
    time: {
      title: 'Giorno e notte',
      text: 'Ogni storia comincia di notte. Una carta che porta il giorno o la notte vale subito, e quella di prima finisce negli scarti, anche se portano tutte e due lo stesso.\n\nMolte carte fanno una cosa di giorno e un’altra di notte. Conta che ora è in quel momento. Solo una carta che chiede che cosa c’era prima guarda indietro, a un istante prima di essere giocata. Le carte che portano il tempo nessun effetto può scartarle o prenderle.',
    },
    play: {
      title: 'In gioco',
      text: 'È in gioco quel che sta nell’area comune e davanti a qualunque giocatore. Le mani e gli scarti no. «Un cattivo in gioco» può essere di chiunque, anche tuo; «un cattivo davanti a te» dev’essere tuo.\n\nUna carta è in gioco mentre si compiono i suoi effetti, perciò un Mercante conta anche sé stesso. «Altro» vuol dire che non si conta. Nessun effetto sceglie mai la carta da cui viene. Se devi scartare qualcosa e c’è solo roba tua, tocca a quella.',
    },
    permanents: {
      title: 'Gli effetti permanenti e la Strega',
      text: 'Alcune carte davanti a te fanno qualcosa alla fine di ogni tuo turno. Cominciano già nel turno in cui le giochi, e smettono appena se ne vanno.\n\nLa Strega paga bene, ma finché ce l’hai non peschi nulla dal mazzo: né all’inizio del turno, né dove un effetto dice di pescare. Tutto il resto vale ancora. Puoi prendere carte in gioco o dagli scarti, guardare nel mazzo con l’Aiutante segreta, o lasciare che il Mago ne giochi la prima carta. Se inizi un turno senza carte in mano e il mazzo ne ha ancora, le tue Streghe finiscono negli scarti, e tu peschi.',
    },
    end: {
      title: 'La fine',
      text: 'Quando il mazzo è vuoto nessuno pesca più. Si va avanti con quel che si ha in mano, finché qualcuno inizia un turno senza carte. Allora la storia finisce subito, e quel turno non si gioca.\n\nChi resta senza carte quando il mazzo ne ha ancora pesca e continua.',
    },
    story: {
      title: 'La carta storia B',
      text: 'Alla fine si conta la carta B, riga per riga. Contano i tuoi oggetti, le carte davanti a te e quelle che hai in mano, e non quelle degli altri. Per una coppia o una serie ne serve uno di ciascuno; quel che avanza resta senza coppia. Dove c’è una classifica, a pari merito si occupa il posto migliore.\n\nVince chi ha più punti. Se sono in più d’uno, vince tra loro chi ha più oggetti e carte in mano. Se anche qui sono pari, condividono la vittoria.',
    },
    secrets: {
      title: 'Chi può sapere che cosa',
      text: 'Le carte in gioco, tutti gli scarti, gli oggetti, la riserva, il numero di carte nel mazzo e in ogni mano sono visibili a tutti. Ogni punto ottenuto si vede quando arriva, ma i totali altrui non si mostrano a nessuno prima della fine. Chi sa fare le somme non avrà sorprese.\n\nLe mani sono segrete, e così l’ordine del mazzo. Quel che mostra l’Aiutante segreta lo vede soltanto chi l’ha giocata. L’Indovina scopre a tutti le mani di tutti, poi ognuno riprende le sue carte.',
    },
    house: {
      title: 'Come gioca questo tavolo',
      text: 'Dove ci scostiamo dalle regole: per loro comincia chi ha letto una fiaba per ultimo; qui decide il caso, a meno che il tavolo nomini un posto.\n\nDove le regole tacciono, facciamo così. Il Signore oscuro conta gli altri cattivi in gioco e non sé stesso; un altro Signore oscuro conta, per lui e per il Castello maledetto. Se per l’Aiutante segreta resta una sola carta nel mazzo, prendi quella; se non ce n’è, non succede nulla. In un mazzo vuoto il Mago non trova niente, e un Drago o una Principessa che lui rivela possono benissimo rivolgersi contro di lui. Più carte da scartare si scelgono una alla volta. Una riga che fa giocare un’altra carta si può usare prima della propria solo con almeno 2 carte in mano, perché una è dovuta.\n\nSe scade il tempo, non si gioca nessun oggetto, si rinuncia a ciò che è facoltativo, e al resto pensa il caso.\n\nNessuna storia dura per sempre: in un turno nessuno gioca più di 60 carte, e dopo 500 turni è finita, qualunque cosa resti.',
    },
    deck: {
      title: 'Un mazzo proprio',
      text: 'Le carte stampate di questo gioco non sono pubbliche, perciò il mazzo che offriamo è nostro: i nomi e qualche dato sono noti, gli altri valori li abbiamo equilibrati noi. Chi possiede il gioco può scrivere i valori veri in un file e caricarlo prima della partita. Tutti al tavolo lo ricevono dall’host e ne possono sfogliare le carte prima di cominciare.\n\nUn file così contiene carte gioco, carte storia A e B e la riserva degli oggetti. Tutto ciò che fa una carta è composto degli stessi pochi effetti del mazzo della casa, così ognuno legge nella propria lingua che cosa fa. Se nel file c’è un errore, viene detto quale carta e quale campo riguarda.',
    },
    advice: {
      title: 'Se questa è la tua prima fiaba',
      text: 'Leggi prima la carta B. Ti dice che cosa raccogliere, e la carta A che cosa fare del resto. Un oggetto che vale qualcosa alla fine vale comunque meno di uno che ti porta adesso una carta o due.\n\nPrima di giocare guarda il cielo. Mezzo mazzo vale il doppio all’ora giusta, e un Giorno o una Notte in mano è una promessa per il futuro.\n\nQuel che sta davanti a te attira visite. Con un Drago ingrato nei paraggi nessuno ha mai tenuto a lungo un Saggio. E quando il mazzo si assottiglia, conta le carte in mano: chi inizia un turno senza chiude il libro per tutti.',
    },
  },
}
