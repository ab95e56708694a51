import type { Translation } from '../../../../locales/translation'
import type { lessonTexts as English } from '../en/lesson'

export const lessonTexts: Translation<typeof English> = {
  welcome:
    'Ti diamo il benvenuto a bordo. Due compagnie segrete dividono questa carrozza. All’Ordine dei Segreti Rivelati servono tre Chiavi, alla Fratellanza delle False Verità tre Calici. Siete in quattro, quindi due per compagnia – e nessuno dice con chi sta.',
  cards:
    'Guarda le tue carte: non le vede nessun altro. Sei della Fratellanza, di professione fai il Gran Maestro e viaggi con un solo oggetto: una Borsa dei Segreti. Tra gli altri tre c’è chi sta con te. Scopri chi è!',
  actions:
    'Nel tuo turno fai una cosa sola: spii, offri uno scambio, sfidi qualcuno a duello o dichiari vittoria. Una dichiarazione chiude la partita, giusta o sbagliata che sia: lasciamola per dopo.',
  spy: 'Comincia spiando Marco. Il caso sceglie uno dei suoi oggetti, e lo vedi soltanto tu. Ne ha uno solo, quindi il caso non si affaticherà.',
  spied:
    'Una Chiave, reliquia dell’Ordine. Ma gli è toccata all’inizio: non dice con chi sta. Ciò che hai visto resta nella tua lista privata. Ora finisci il turno. Lo si chiede a chiunque abbia la professione coperta, così la domanda non tradisce nulla.',
  readAloud:
    'Livia e Marco si sono scambiati un oggetto. Tu non li hai visti, ma Marco ha dovuto leggerne uno ad alta voce: una Borsa dei Segreti. Chi cede una Borsa può pescare un oggetto, e Livia l’ha fatto. Marco aveva solo la Chiave: quindi ora l’ha lei.',
  spiedOn:
    'Marco ha spiato nei tuoi bagagli. Che cosa abbia visto una spia, non lo si viene mai a sapere. Ma tu hai un oggetto solo, quindi della Borsa lui sa. Capita a tutti.',
  accept:
    'Nora ti offre un Calice! Se accetti, lo tieni e le dai un altro tuo oggetto: la Borsa, visto che non hai altro. Ti conviene, perché una Borsa rende soltanto quando se ne va. Accetta.',
  draw: 'Nora ha dovuto leggere ad alta voce la tua Borsa. L’effetto di una carta è di chi l’ha ceduta, cioè tuo. Pesca un oggetto!',
  monocle:
    'Hai pescato il Monocolo. Chi lo cede può guardare la compagnia dell’altro. Nora ha dato via un Calice: è con te, o dei Calici non sa che farsene? Scambia: offrile il Monocolo.',
  look: 'Nora ha accettato, e in cambio poteva darti soltanto la Borsa. Ha dovuto leggere «Monocolo», quindi tutti sanno che cosa succede adesso. Vedono che guardi, ma non che cosa vedi. Guarda!',
  ally: 'La Fratellanza: Nora sta con te! Ogni compagnia è di due, quindi Livia e Marco sono l’Ordine, senza bisogno di guardare. A proposito: per la Borsa che ti ha dato, Nora ha pescato un oggetto. Finisci il turno.',
  challenged:
    'Livia ti sfida a duello! Lei attacca, tu difendi, 1 punto a testa. Prima di tutto un Sacerdote può vietarlo. Lo si chiede a chiunque potrebbe esserlo. Tu fai il Gran Maestro, quindi lascia correre.',
  grandMaster:
    'Nessun Sacerdote in vista. Gli altri allora hanno scelto da che parte stare, in segreto e tutti insieme: Marco con Livia, Nora con te. 2 a 2. Ora si possono usare oggetti, gettoni duello e professioni. Quando difendi, il Gran Maestro ti dà 1 punto. Usa la professione!',
  windowCloses:
    'Livia ha scoperto lo Sgherro: 1 punto all’attaccante. Ma Nora ha scoperto la Guardia del corpo: 1 punto a chi appoggia. 4 a 3 per te! Si finisce quando in un giro lasciano correre tutti. Lascia correre.',
  won: 'Hai vinto il duello! Ora o guardi la carta compagnia di Livia, o vedi tutti i suoi oggetti e ne prendi uno. Con chi sta l’hai già capito. Quindi fruga nei bagagli.',
  take: 'La Chiave che le ha dato Marco, proprio come pensavi – e un Calice, che ha pescato per la sua Borsa. Alla tua compagnia ne servono tre. Prendi il Calice!',
  twoGoblets:
    'Marco e Livia si sono scambiati di nuovo qualcosa: fanno comunella, e una Borsa è stata letta ad alta voce. Lasciali fare. Tu hai due Calici e una Borsa, manca un Calice solo. E guarda: il prossimo turno è di chi sta con te.',
  refuse:
    'Nora ti offre un Calice: ora sai chi ha il terzo! Potresti prenderlo, ma non occorre: può restare a lei, perché le reliquie di una compagnia si contano insieme. Rifiuta. Per consolarsi Nora prende un gettone duello, che in duello vale 1 punto.',
  declare:
    'Tu hai due Calici, e Nora, che è della Fratellanza, ha il terzo. Dichiara la nostra vittoria e nomina Nora! Se è giusto, vince tutta la tua compagnia; se è sbagliato, vince l’altra. Ma tu non tiri a indovinare.',
  end: 'La Fratellanza ha vinto: tu e Nora. Ricorda tre cose. Molti oggetti ti servono solo quando li cedi. Osserva chi appoggia chi. E dichiara quando sai, non quando speri – ma allora subito. Attenzione però alla Perla nera: non si può rifiutare, e chi ce l’ha non può dichiarare per la sua compagnia.',
}
